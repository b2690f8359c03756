#pragma once

#include "core/play/system.h"

#include <QComboBox>

namespace merlon::referee
{

class RefereeSession;

/// What may be asked now: what is owed, or else the kinds of orders that could be begun; in a what-if both. Where there
/// is none it says so, and behind that come the kinds of which one may still ask why not. Letters and arrows choose,
/// and Enter goes on from there.
class KindBox : public QComboBox
{
    Q_OBJECT

public:
    explicit KindBox(QWidget* parent);

    /// `whole`: the order that takes nothing and is left where there is no other; empty: not even that.
    void refresh(const RefereeSession& session, const std::vector<play::Owed>& owed, std::string_view whole);
    bool offersSeveral() const { return kinds_.size() > 1; }
    /// That one if it is among them, or else the first; of no kind where there is nothing to order.
    play::Record choose(const play::Record& begun);

signals:
    void chosen(const merlon::play::Record& begun);
    void settled();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    std::vector<play::Record> kinds_;
    bool typing_ = false;
};

} // namespace merlon::referee
