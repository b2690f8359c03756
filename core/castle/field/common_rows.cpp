#include "core/castle/field/common_rows.h"

#include "core/map/hex_map.h"
#include "siege_rules/1_91.h"
#include "siege_rules/ruling.h"

#include <algorithm>

namespace merlon::castle
{

const map::Covering* flatLadderUnder(const Position& now, const Body& who)
{
    return who.onMap() ? equipmentAt(*now.state().site, *who.state->hex, "flat_ladder") : nullptr;
}

Body partnerOf(const Position& now, const Body& who)
{
    const map::Covering* ladder = flatLadderUnder(now, who);
    if (ladder == nullptr || !who.state->holds)
        return {};
    for (const Counter& one : now.state().counters)
        if (one.id != who.state->id && one.holds && one.hex && std::ranges::count(ladder->hexes, *one.hex) > 0)
            return now.body(one);
    return {};
}

play::Findings holdsALadder(const Position& now, const Body& who)
{
    if (!partnerOf(now, who))
        return {};
    return {play::refusal(says::siege_1_91b_holds, {{"name", who.name()}})};
}

play::Findings hasCarriedALadder(const Position& now, const Body& who)
{
    if (!now.rules().ladderBindsForPhase || !who.state->carried)
        return {};
    return {play::refusal(says::siege_ruling_ladder_carry_phase, {{"name", who.name()}})};
}

} // namespace merlon::castle
