#pragma once

#include <QObject>

class QKeyEvent;
class QWidget;

namespace merlon::app
{

class Rooms;

/// Where one referees, letters and digits that no field takes are the referee's: "fer" for Fernand, 7 for the die.
/// Tools have none there.
class LettersToReferee : public QObject
{
    Q_OBJECT

public:
    LettersToReferee(QWidget& window, Rooms& rooms);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool isTheReferees(const QWidget& typedAt, const QKeyEvent& key) const;
    void pass(QKeyEvent& key) const;

    QWidget& window_;
    Rooms& rooms_;
    bool passes_ = false; ///< what it hands on is not its own again
};

} // namespace merlon::app
