#include "referee/next_part.h"

#include "referee/referee_session.h"
#include "referee/verdict_text.h"

#include <algorithm>

namespace merlon::referee
{
namespace
{

template <class Named>
play::List thingsIn(const Named& named)
{
    play::List things;
    for (const auto& [key, value] : named)
        if (std::holds_alternative<play::Ref>(value) && std::ranges::count(things, value) == 0)
            things.push_back(value);
    return things;
}

/// One that is owed says it already: of the same rule, or of the same thing.
bool isOwed(const std::vector<play::Owed>& owed, const play::Reason& reason)
{
    const play::List things = thingsIn(reason.args);
    return std::ranges::any_of(owed,
                               [&](const play::Owed& one)
                               {
                                   if (one.why.phrase.rule == reason.phrase.rule)
                                       return true;
                                   const play::List its = thingsIn(one.begun.fields);
                                   return std::ranges::any_of(things, [&](const play::Value& thing)
                                                              { return std::ranges::count(its, thing) > 0; });
                               });
}

/// What refuses the next part and is not owed.
void addRefusals(std::vector<Lack>& lacks, const VerdictText& text, const play::Verdict& verdict,
                 const std::vector<play::Owed>& owed)
{
    for (const play::Reason& reason : verdict.reasons)
        if (reason.weight == play::Weight::Forbids && !isOwed(owed, reason))
            lacks.push_back({text.reason(reason), {}, thingsIn(reason.args), {}});
}

} // namespace

NextPart nextPartOf(const RefereeSession& session)
{
    NextPart part;
    const play::System& system = *session.setting()->system;
    const VerdictText text(session.game());
    auto owed = system.owed(session.game());
    const auto next = system.next(session.game());
    const auto ready = std::ranges::find_if(owed, [&](const play::Owed& one) { return next && one.begun == *next; });
    if (ready != owed.end())
    {
        part.says = text.reason(ready->why);
        owed.erase(ready);
    }
    for (const play::Owed& one : owed)
        part.lacks.push_back({text.reason(one.why), one.begun, thingsIn(one.begun.fields), one.after});
    if (!next)
        return part;
    const play::Verdict verdict = play::judge(session.game(), *next);
    addRefusals(part.lacks, text, verdict, owed);
    part.order = *next;
    part.name = text.orderName(next->kind);
    part.open = verdict.legal && part.lacks.empty();
    if (const play::Reason* why = play::decisive(verdict); !verdict.legal && why != nullptr)
        part.says = text.reason(*why);
    else if (!part.lacks.empty())
        part.says = part.lacks.front().says;
    return part;
}

} // namespace merlon::referee
