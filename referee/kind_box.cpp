#include "referee/kind_box.h"

#include "referee/referee_session.h"
#include "referee/verdict_text.h"

#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QSignalBlocker>

#include <algorithm>

namespace merlon::referee
{
namespace
{

/// Whether there is anything that may stand in its first field: that is not refused, or at all. Who could do it to
/// nobody is not refused himself: whether he may do it to that one is what a referee is asked.
bool canBeAsked(const RefereeSession& session, const play::Kind& kind, bool refusedToo)
{
    const play::Record begun{std::string(kind.key), {}};
    const play::Verdict verdict = play::judge(session.game(), begun, session.allowance());
    if (!verdict.legal || verdict.wants.empty())
        return false;
    const play::Field& field = *play::find(kind, verdict.wants.front().field);
    const auto first = session.candidates(begun, field.key);
    const auto mayBegin = [&](const play::Candidate& one)
    {
        play::Record order = begun;
        order.fields.emplace_back(field.key, session.setting()->system->given(session.game(), begun, field, one.mark));
        return play::judge(session.game(), order, session.allowance()).legal;
    };
    return (first.some.empty() && first.others && !play::isPicked(field)) ||
           std::ranges::any_of(first.some,
                               [&](const play::Candidate& one) { return one.legal || refusedToo || mayBegin(one); });
}

/// What no player decides keeps the referee from nothing else that the rules allow.
bool isTheReferees(const std::vector<play::Owed>& owed)
{
    return !owed.empty() && std::ranges::all_of(owed, [](const play::Owed& one) { return one.by.empty(); });
}

} // namespace

KindBox::KindBox(QWidget* parent) : QComboBox(parent)
{
    setObjectName(QStringLiteral("kind"));
    connect(this, &QComboBox::activated, this,
            [this](int row)
            {
                emit chosen(play::Record(kinds_[static_cast<std::size_t>(row)]));
                if (!typing_) // another letter may follow
                    emit settled();
            });
}

void KindBox::refresh(const RefereeSession& session, const std::vector<play::Owed>& owed, std::string_view whole)
{
    const QSignalBlocker quiet(this);
    kinds_.clear();
    clear();
    if (session.isOpen())
    {
        const VerdictText text(session.game());
        const auto add = [this](const play::Record& begun, const QString& name)
        {
            kinds_.push_back(begun);
            addItem(name);
        };
        const bool referees = isTheReferees(owed);
        const auto addOwed = [&]
        {
            for (const play::Owed& one : owed)
                add(one.begun, text.reason(one.why));
        };
        const auto addKinds = [&](bool refusedToo)
        {
            for (const play::Kind* one : session.setting()->system->orders())
                if ((owed.empty() || referees || session.whatIf()) && !one->fields.empty() &&
                    canBeAsked(session, *one, refusedToo))
                    add({std::string(one->key), {}}, text.orderName(one->key));
        };
        if (referees)
            addOwed();
        addKinds(false);
        if (kinds_.empty() && owed.empty())
        {
            add({}, whole.empty() ? tr("No order possible now")
                                  //: a step in which nobody can do anything; %1 is an order, "End of step"
                                  : tr("Only possible order: %1").arg(text.orderName(whole)));
            addKinds(true);
        }
        if (!referees)
            addOwed();
    }
    setVisible(!kinds_.empty());
    setFocusPolicy(offersSeveral() ? Qt::StrongFocus : Qt::NoFocus); // one alone only says what is asked
    //: what a player orders: a shot, a retreat
    setAccessibleName(tr("Order"));
}

play::Record KindBox::choose(const play::Record& begun)
{
    const auto at = std::ranges::find(kinds_, begun);
    if (at == kinds_.end())
        return kinds_.empty() ? play::Record{} : kinds_.front();
    setCurrentIndex(static_cast<int>(at - kinds_.begin()));
    return begun;
}

void KindBox::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        return emit settled();
    if (event->modifiers() == Qt::AltModifier && !event->text().isEmpty())
        return event->ignore();
    const QScopedValueRollback typing(typing_, true);
    QComboBox::keyPressEvent(event);
}

} // namespace merlon::referee
