#pragma once

#include "core/play/paper.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;

namespace merlon::referee
{
class RefereeSession;
} // namespace merlon::referee

namespace merlon::app
{

/// What was ticked in a game on a row that the sheet has no more, because its author gave it another id or took it
/// away: it is said, and the referee moves it to another row, by a line of the journal. Seen only where there is some.
class SheetMend : public QWidget
{
    Q_OBJECT

public:
    explicit SheetMend(referee::RefereeSession& session, QWidget* parent = nullptr);

    /// `ticks`: whether the sheet is under the referee's hand.
    void refresh(bool ticks);
    void retranslate();

private:
    void offerRows(const play::SheetParts& parts, const play::Ticks& ticks);
    void mend();

    referee::RefereeSession& session_;
    QLabel* says_;
    QComboBox* rows_;
    QPushButton* move_;
    std::string gone_;
    int marks_ = 0;
};

} // namespace merlon::app
