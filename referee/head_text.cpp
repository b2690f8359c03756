#include "referee/head_text.h"

#include "core/play/losses.h"
#include "referee/referee_session.h"
#include "referee/victory_text.h"

#include <algorithm>

namespace merlon::referee
{
namespace
{

/// "The garrison: of 12, 2 out of play, 1 down, 3 hurt"
QString lossesOf(const QString& force, const play::Losses& losses)
{
    const std::pair<int, QString> counted[] = {
        //: of a force: so many counters of it are dead or broken
        {losses.gone, HeadView::tr("%1 out of play")},
        //: of a force: so many counters of it lie there and may rise again
        {losses.down, HeadView::tr("%1 stunned")},
        //: of a force: so many counters of it are hurt, on their feet
        {losses.hurt, HeadView::tr("%1 wounded")},
        //: of a force: so many counters of it have left the map
        {losses.away, HeadView::tr("%1 off the map")},
        //: of a force: so many horses and other animals of it are dead
        {losses.beasts, HeadView::tr("animals lost: %1")},
    };
    QStringList parts;
    for (const auto& [count, text] : counted)
        if (count > 0)
            parts += text.arg(count);
    if (parts.isEmpty()) //: a force, how many counters it has
        return HeadView::tr("%1 (%2): no losses").arg(force, QString::number(losses.strength));
    //: %1 is a force, %2 how many counters it had, %3: "2 out of play, 1 hurt"
    return HeadView::tr("%1 (%2): %3")
        .arg(force, QString::number(losses.strength), parts.join(words::listWord("comma")));
}

void tellLosses(const RefereeSession& session, const VerdictText& text, HeadView::Content& head)
{
    const auto all = play::lossesOf(session.game());
    const auto& forces = session.setting()->scenario.forces;
    QStringList lost;
    QStringList whole;
    for (std::size_t i = 0; i < all.size(); ++i)
    {
        const QString force = text.force(forces[i].id);
        whole += lossesOf(force, all[i]);
        if (all[i].gone > 0) //: a force, how many counters it has lost, how many it had
            lost += HeadView::tr("%1 %2 of %3", "losses")
                        .arg(force, QString::number(all[i].gone), QString::number(all[i].strength));
    }
    if (!lost.isEmpty()) //: counters that are dead or gone, force by force: "The Normans 2 of 12"
        head.losses = HeadView::tr("Lost: %1").arg(lost.join(words::listWord("comma")));
    head.allLosses = whole.join('\n');
}

/// Of those who may act, so that the head stays small; a tool tip has them all.
constexpr std::size_t namesShown = 6;

} // namespace

HeadView::Content headOf(const RefereeSession& session)
{
    if (!session.isOpen())
        return {HeadView::tr("No scenario is open.")};
    const play::System& system = *session.setting()->system;
    const play::Clock clock = system.clock(session.game());
    const VerdictText text(session.game());
    HeadView::Content head;
    const QStringList says = text.clock(clock);
    head.clock = says.mid(0, 2).join(words::listWord("colon"));
    if (const auto& decided = session.decided())
        head.decided = decidedText(text, *decided, session.setting()->scenario);
    head.step = says.mid(2).join(words::listWord("colon"));
    if (session.film() == nullptr)
        for (const play::Timer& one : system.timers(session.game()))
            head.muster += text.timer(one, session.now());
    QStringList everybody;
    for (const play::Muster& line : session.film() != nullptr ? std::vector<play::Muster>() : session.muster())
    {
        head.muster += text.muster(line, namesShown);
        everybody += text.muster(line, line.who.size());
    }
    head.everybody = everybody.join('\n');
    const auto owed = system.owed(session.game());
    std::vector<play::Reason> why;
    for (const play::Owed& one : owed)
        if (!one.after || session.now() > *one.after)
            why.push_back(one.why);
    head.owed = text.together(why);
    const auto& forces = session.setting()->scenario.forces;
    const auto whose = std::ranges::find(forces, owed.empty() ? clock.by : owed.front().by, &play::Force::id);
    if (whose != forces.end())
    {
        head.colour = QColor(QString::fromStdString(whose->colour));
        head.pattern = static_cast<int>(whose - forces.begin());
    }
    tellLosses(session, text, head);
    return head;
}

QStringList passedOverText(const play::Game& game, const std::vector<play::PassedOver>& passed)
{
    QStringList lines;
    const VerdictText text(game);
    for (const play::PassedOver& one : passed)
    {
        const QString step = one.later ? text.clock(one.clock).last() : QString();
        for (const play::Muster& line : one.may)
            lines += step.isEmpty() ? text.muster(line, namesShown)
                                    : step + words::listWord("colon") + text.muster(line, namesShown);
    }
    return lines;
}

} // namespace merlon::referee
