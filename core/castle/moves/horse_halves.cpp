#include "core/castle/moves/moves.h"

#include "siege_rules/ruling.h"

namespace merlon::castle
{
namespace
{

using play::Findings;
using play::refusal;

/// Where the rear half is before that step; none on foot, and of one that backs: there it leads.
std::optional<Hex> followerOf(const Lead& lead)
{
    if (!lead.who.state->rear || backs(lead.who, lead.path))
        return {};
    return lead.path.size() < 2 ? lead.who.state->rear : lead.path[lead.path.size() - 2];
}

bool mayBack(const Lead& lead)
{
    const HorseTurns turns = lead.now.rules().horseTurns;
    return lead.path.size() == 1 && (lead.retreat ? turns != HorseTurns::InPlace : turns == HorseTurns::Either);
}

constexpr play::Rule<Lead> leadRules[] = {
    {rule::siege_ruling_two_hex, leadsSo},
};

} // namespace

Findings leadsSo(const Lead& lead)
{
    const auto rear = followerOf(lead);
    if (!rear)
        return {};
    const auto found = [&](const Phrase& phrase) -> Findings {
        return {refusal(phrase, {{"name", lead.who.name()}, {"hex", lead.to}}, placeOf(lead.to))};
    };
    if (*rear == lead.to)
        return mayBack(lead) ? Findings{} : found(says::siege_ruling_two_hex_no_backing);
    return mayFollow(lead.now, *rear, lead.to) ? Findings{} : found(says::siege_ruling_two_hex_aside);
}

bool backs(const Body& who, const std::vector<Hex>& path)
{
    return path.size() > 1 && who.state->rear == path[1];
}

std::optional<Hex> rearEndOf(const Body& who, const std::vector<Hex>& path)
{
    if (!who.state->rear || path.size() < 2)
        return {};
    const Hex before = path[path.size() - 2];
    return backs(who, path) ? hex::neighbour(path.back(), hex::sideTowards(before, path.back())) : before;
}

bool isAhead(Hex rear, Hex to)
{
    return hex::distance(rear, to) > 1;
}

bool mayFollow(const Position& now, Hex rear, Hex to)
{
    return to != rear && (now.rules().horseTurns != HorseTurns::Ahead || isAhead(rear, to));
}

void judgeHalves(play::Verdict& verdict, const Lead& lead)
{
    play::weigh(leadRules, lead, verdict);
}

bool mayLead(const Lead& lead)
{
    return leadsSo(lead).empty();
}

RuleId ruleOfHalves()
{
    return leadRules[0].id;
}

} // namespace merlon::castle
