#pragma once

#include "core/io/offspring.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace merlon::referee
{

class RefereeSession;

/// Above an order that waits for the end of a game of its own: opens that game, and lays its result on the table.
class OffspringBar : public QWidget
{
    Q_OBJECT

public:
    /// The session must outlive it.
    OffspringBar(RefereeSession& session, QWidget* parent);

    /// Of what is owed, that which the form is about; null: nothing is.
    void refresh(const play::Owed* owed);
    /// The result of a game that is over, if there is one and nothing is on the table; nothing is said otherwise.
    void bringHome();
    void retranslate();

signals:
    /// It lies in that file, which may just have been written.
    void openWanted(const QString& file);
    void failed(const QString& why);

private:
    void open();
    void take();
    void bring(const io::Homecoming& home);
    void showText();

    RefereeSession& session_;
    std::optional<play::Record> owed_;
    std::optional<play::Scenario> offspring_;
    yaml::Diagnostics told_; ///< of the result that was laid on the table
    QLabel* says_;
    QPushButton* open_;
    QPushButton* take_;
};

} // namespace merlon::referee
