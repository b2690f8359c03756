#include "core/anarchy/field/cites.h"

#include "core/map/hex_map.h"
#include "siege_rules/1_56.h"
#include "siege_rules/1_61.h"

#include <algorithm>

namespace merlon::anarchy
{

using namespace castle;

namespace
{

/// Empty: this book has no rule of its own there.
std::string_view ownRuleOf(const std::string& said)
{
    const auto& cites = builtInRuleset()->cites;
    const auto found = cites.find(said);
    return found != cites.end() ? std::string_view(found->second) : std::string_view();
}

bool isAGate(const Position& now, const std::optional<play::Value>& where)
{
    const auto* place = where ? std::get_if<play::Place>(&*where) : nullptr;
    if (place == nullptr || !place->side)
        return false;
    const auto is = [&](const map::Feature& one, Hex hex, Side side)
    { return one.hex == hex && std::ranges::count(one.sides, side) > 0; };
    const Hex beyond = hex::neighbour(place->hex, *place->side);
    return std::ranges::any_of(now.state().site->map->features,
                               [&](const map::Feature& one) {
                                   return one.kind == "gate" && (is(one, place->hex, *place->side) ||
                                                                 is(one, beyond, hex::opposite(*place->side)));
                               });
}

/// Of a door that is shut only where it is a gate's.
bool concerns(const Position& now, const play::Reason& reason)
{
    const bool shut = (reason.phrase.rule == rule::siege_1_61c || reason.phrase.rule == rule::siege_1_56) &&
                      reason.phrase.key == "shut";
    return !shut || isAGate(now, reason.where);
}

} // namespace

play::Verdict citing(const Position& now, play::Verdict verdict)
{
    for (play::Reason& reason : verdict.reasons)
    {
        if (const auto own = ownRuleOf(std::string(reason.phrase.ruling.id)); !own.empty())
            reason.phrase.ruling = {own};
        const bool isRead = !reason.phrase.ruling.id.empty() && reason.phrase.edition.empty();
        if (isRead || !concerns(now, reason))
            continue;
        reason.phrase.edition = {};
        const std::string rule(reason.phrase.rule.id);
        const auto one = ownRuleOf(rule + '.' + std::string(reason.phrase.key));
        reason.phrase.ruling = {!one.empty() ? one : ownRuleOf(rule)};
    }
    return verdict;
}

std::vector<RuleId> rulesCited()
{
    std::vector<RuleId> ids;
    for (const auto& [said, own] : builtInRuleset()->cites)
        ids.push_back({own});
    return ids;
}

} // namespace merlon::anarchy
