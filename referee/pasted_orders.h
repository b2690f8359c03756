#pragma once

#include "referee/pasted_rows.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace merlon::referee
{

class RefereeSession;

/// An order of each row of a spreadsheet, judged in turn and kept: sixty players are entered by one paste. At the first
/// that is refused, asks for something or cannot be read it stops; the order stays on the table, and the rows wait
/// here. One undo takes all of them back.
class PastedOrders : public QWidget
{
    Q_OBJECT

public:
    /// The session must outlive it.
    PastedOrders(RefereeSession& session, QWidget* parent);

    /// Whether such orders can be pasted at all.
    void offer(bool offered);
    /// Of each row the order that begins so. `start` says the kind; what its columns say goes before what it holds.
    void begin(const play::Record& start, const QString& text);
    /// The same of rows that were read already.
    void begin(const play::Record& start, PastedTable table);
    int waiting() const { return static_cast<int>(table_.rows.size()); }

signals:
    void wanted();
    /// They are to be looked at first.
    void importWanted();
    void notPasted(const QString& why);
    /// As far as it can: the form is about such orders still.
    void went(const merlon::play::Record& start);

protected:
    void changeEvent(QEvent* event) override;

private:
    void goOn();
    void leaveOut();
    void drop();
    void gameChanged();
    void stop(const QString& why);
    void refresh();
    void retranslate();

    RefereeSession& session_;
    QLabel* says_;
    QPushButton* paste_;
    QPushButton* import_;
    QPushButton* goOn_;
    QPushButton* leaveOut_;
    QPushButton* drop_;
    std::shared_ptr<const play::Setting> setting_; ///< that they were pasted for
    play::Record start_;
    PastedTable table_;
    QString why_;
    bool offered_ = false;
    bool keeping_ = false;
    std::size_t since_ = 0; ///< lines of the journal before the first of them
    std::size_t lines_ = 0; ///< of the journal, when it stopped
};

} // namespace merlon::referee
