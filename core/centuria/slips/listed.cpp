// The slips of a tournament, as a desk lists them.
#include "core/centuria/slips/slips.h"

#include "centuria_rules.h"

#include <algorithm>

namespace merlon::centuria
{
namespace
{

constexpr std::size_t shownOfSeal = 12; ///< of 64 digits

} // namespace

std::string_view openingOf(SlipKind kind)
{
    switch (kind)
    {
    case SlipKind::Vanguard:
        return "open_vanguard";
    case SlipKind::Edge:
        return "open_edge";
    case SlipKind::Ambush:
        return "open_ambush";
    case SlipKind::Renounce:
        return "open_renounce";
    case SlipKind::Change:
        break;
    }
    return "open_changes";
}

void addSealed(std::vector<play::Owed>& out, const State& state)
{
    for (const Slip& one : state.slips)
    {
        if (one.opened)
            continue;
        play::Record begun{std::string(openingOf(one.kind)), {{"slip", play::Ref{"slip", one.id}}}};
        if (one.kind == SlipKind::Change)
            begun.fields = {{"table", table({one.table})}};
        if (std::ranges::any_of(out, [&](const play::Owed& other) { return other.begun == begun; }))
            continue; // both slips about scenery are opened by one order
        out.push_back({std::move(begun),
                       {},
                       {says::centuria_setup_slips_ruling_waits,
                        {{"number", one.number},
                         {"kind", play::wordValue(one.kind)},
                         {"player", player(one.player)},
                         {"table", table({one.table})}}}});
    }
}

std::vector<play::Thing> slipThings(const State& state)
{
    std::vector<play::Thing> out;
    for (const Slip& one : state.slips)
        out.push_back({one.id, std::to_string(one.number) + " – " + one.player});
    return out;
}

play::Sheet slipsOf(const State& state)
{
    play::Sheet out{"slips", &play::kindOf<SlipRow>(), {}};
    for (const Slip& one : state.slips)
    {
        const auto place = placeOf({one.table}).value_or(std::pair(0, 0));
        out.rows.push_back(play::fieldsOf(SlipRow{place.first,
                                                  {one.table},
                                                  one.number,
                                                  {one.player},
                                                  one.kind,
                                                  one.opened,
                                                  one.unit,
                                                  one.edge,
                                                  one.trait,
                                                  one.element,
                                                  one.change,
                                                  one.fate,
                                                  one.hash.substr(0, shownOfSeal)}));
    }
    return out;
}

std::vector<RuleId> rulesOfSlips()
{
    return {rule::centuria_setup_slips_ruling, rule::centuria_setup_step4,         rule::centuria_setup_renounce,
            rule::centuria_setup_change,       rule::centuria_setup_change_remove, rule::centuria_setup_change_same,
            rule::centuria_setup_change_order, rule::centuria_ruling_slips,        rule::centuria_ruling_flank_edges,
            rule::centuria_ruling_removable};
}

} // namespace merlon::centuria
