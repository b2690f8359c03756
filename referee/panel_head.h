#pragma once

#include "core/play/system.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace merlon::referee
{

class HeadView;
class RefereeSession;
class WholeOrders;

/// Above the question: whether it is a what-if, whose turn it is and what may be given without more ado, what is wrong
/// with the journal.
class PanelHead : public QWidget
{
    Q_OBJECT

public:
    explicit PanelHead(QWidget* parent);

    void refresh(const RefereeSession& session, const std::vector<play::Owed>& owed);
    /// What else changes with an order on the table, which may need the room.
    void refreshProblem(const RefereeSession& session, bool brief);
    void retranslate();
    /// Of the orders that take nothing and may be given the first, the second, or else the last; empty: none may.
    std::string_view offered(std::size_t which) const;

signals:
    void given(const merlon::play::Record& order);
    void releaseWanted();
    void reopenWanted();

private:
    QLabel* whatIfBanner_;
    HeadView* head_;
    WholeOrders* wholeOrders_;
    QPushButton* release_;
    QLabel* problem_;
    QPushButton* reopen_;
};

} // namespace merlon::referee
