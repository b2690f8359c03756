#pragma once

#include <QTabWidget>

namespace merlon::referee
{

class RefereeSession;

/// What a game without a board shows in a map's place: its sheets, as they stand now.
class Desk : public QTabWidget
{
    Q_OBJECT

public:
    explicit Desk(RefereeSession& session, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void refresh();

    RefereeSession& session_;
};

} // namespace merlon::referee
