#include "core/centuria/entry/entry.h"

#include "centuria_rules.h"

#include <algorithm>

namespace merlon::centuria
{
namespace
{

/// An army list as it is handed in.
struct Sheet
{
    const Data& data;
    const State& state;
    const Player& player;
    const HandIn& order;

    const Terms& terms() const { return data.terms; }
    play::Value name() const { return centuria::player(player.id); }
    bool lacks(Lack what) const { return std::ranges::count(order.lacks, what) > 0; }
    /// The bases of a compact group are one unit.
    int units() const
    {
        int units = order.bases;
        for (const int bases : order.groups)
            units -= bases - 1;
        return units;
    }
    /// The day that counts: of the first complete one, or of the one that passes (R64).
    play::Day date() const
    {
        return data.options.listDate == "first_complete" ? order.first.value_or(order.delivered) : order.delivered;
    }
    int late() const { return std::max(0, daysBetween(terms().listsDue, date())); }
};

bool hasPlayed(const Sheet& sheet)
{
    return std::ranges::any_of(
        sheet.state.rounds,
        [&](const Round& round)
        {
            return round.published &&
                   (round.bye == sheet.player.id ||
                    std::ranges::any_of(round.tables, [&](const Table& table) { return table.has(sheet.player.id); }));
        });
}
bool isReplaced(const Sheet& sheet)
{
    return sheet.player.list.has_value();
}
play::Args name(const Sheet& sheet)
{
    return play::args("player", sheet.name());
}

bool hasTooManyPoints(const Sheet& sheet)
{
    return sheet.order.points > sheet.terms().armyPoints;
}
play::Args points(const Sheet& sheet)
{
    return play::args("points", sheet.order.points, "most", sheet.terms().armyPoints);
}

play::Findings countsGroups(const Sheet& sheet)
{
    if (sheet.order.groups.empty())
        return {};
    if (std::ranges::any_of(sheet.order.groups, [](int bases) { return bases < 2; }))
        return {play::impossible(says::centuria_army_compact_group_small)};
    if (sheet.units() < 1)
        return {play::impossible(says::centuria_army_compact_group_more, {{"bases", sheet.order.bases}})};
    return {
        play::note(says::centuria_army_compact_group_counts, {{"bases", sheet.order.bases}, {"units", sheet.units()}})};
}

bool hasOtherUnits(const Sheet& sheet)
{
    return sheet.units() < sheet.terms().unitsLeast || sheet.units() > sheet.terms().unitsMost;
}
play::Args units(const Sheet& sheet)
{
    return play::args("units", sheet.units(), "least", sheet.terms().unitsLeast, "most", sheet.terms().unitsMost);
}

bool hasNoCommander(const Sheet& sheet)
{
    return sheet.order.commanders.value_or(1) != 1;
}
bool hasNoTacticalValue(const Sheet& sheet)
{
    return !sheet.order.tacticalValue;
}
play::Args commanders(const Sheet& sheet)
{
    return play::args("count", sheet.order.commanders.value_or(1));
}

bool isNoTime(const Sheet& sheet)
{
    if (!sheet.order.time)
        return false;
    const std::string& time = *sheet.order.time;
    const auto number = [&](std::size_t at)
    {
        const auto digit = [&](std::size_t i) { return time[i] >= '0' && time[i] <= '9' ? time[i] - '0' : 100; };
        return 10 * digit(at) + digit(at + 1);
    };
    return time.size() != 5 || time[2] != ':' || number(0) > 23 || number(3) > 59;
}

play::Findings comesLate(const Sheet& sheet)
{
    const Terms& terms = sheet.terms();
    if (daysBetween(sheet.date(), terms.day) < 0)
        return {play::impossible(says::centuria_army_list_deadline_after, {{"day", terms.day}})};
    const int late = sheet.late();
    if (late == 0)
        return {play::note(says::centuria_army_list_deadline_in_time, {{"due", terms.listsDue}})};
    return {
        play::note(says::centuria_army_list_late_days,
                   {{"player", sheet.name()}, {"count", late}, {"tp", late * sheet.data.ruleset->penalties.listLate}})};
}

play::Findings readsTheDate(const Sheet& sheet)
{
    if (!sheet.order.first || sheet.data.options.listDate == "first_complete")
        return {};
    return {play::ruling(says::centuria_ruling_list_date_set)};
}

constexpr play::Rule<Sheet> listRules[] = {
    {play::refusal, says::centuria_army_own_fixed, hasPlayed, name},
    {play::note, says::centuria_army_own_replaced, isReplaced, name},
    {play::refusal, says::centuria_army_points_over, hasTooManyPoints, points},
    {rule::centuria_army_compact_group, countsGroups},
    {play::refusal, says::centuria_army_units_outside, hasOtherUnits, units},
    {play::refusal, says::centuria_army_leaders_ruling_commander, hasNoCommander, commanders},
    {play::refusal, says::centuria_army_leaders_ruling_value, hasNoTacticalValue},
    {play::refusal, says::centuria_army_sheet_missing, [](const Sheet& sheet) { return sheet.lacks(Lack::Sheet); }},
    {play::refusal, says::centuria_army_marks_missing, [](const Sheet& sheet) { return sheet.lacks(Lack::Marks); }},
    {play::refusal, says::centuria_army_marks_vt_missing,
     [](const Sheet& sheet) { return sheet.lacks(Lack::TacticalValues); }},
    {play::refusal, says::centuria_army_marks_nobles_missing,
     [](const Sheet& sheet) { return sheet.lacks(Lack::Traits); }},
    {play::impossible, says::centuria_army_list_deadline_time, isNoTime},
    {rule::centuria_ruling_list_date, readsTheDate},
    {play::several, comesLate},
};

} // namespace

play::Verdict judge(const Data& data, const State& state, const play::Begun<HandIn>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    if (order.wants<&HandIn::player>(verdict))
        return verdict;
    const Player* one = playerIn(state, order->player, verdict);
    if (one == nullptr || order.wants<&HandIn::delivered>(verdict) || order.wants<&HandIn::points>(verdict) ||
        order.wants<&HandIn::bases>(verdict))
        return verdict;
    order.wants<&HandIn::tacticalValue>(verdict, false);
    order.wants<&HandIn::generals>(verdict, false);
    order.wants<&HandIn::groups>(verdict, false);
    order.wants<&HandIn::lacks>(verdict, false);
    order.wants<&HandIn::time>(verdict, false);
    order.wants<&HandIn::first>(verdict, false);
    order.wants<&HandIn::commanders>(verdict, false);
    const Sheet sheet{data, state, *one, order.order};
    verdict.fact("units", sheet.units());
    play::weigh(listRules, sheet, verdict);
    return verdict.effect(ListTaken{order->player, sheet.date(), order->time, sheet.late(), order->points,
                                    sheet.units(), order->generals.value_or(0), order->tacticalValue.value_or(0)});
}

void carry(const Data&, State& state, const ListTaken& effect)
{
    if (Player* one = state.find(effect.player.id))
        one->list = ArmyList{effect.delivered, effect.time.value_or(""), effect.late,         effect.points,
                             effect.units,     effect.generals,          effect.tacticalValue};
}

std::vector<RuleId> rulesOfLists()
{
    std::vector<RuleId> ids{rule::centuria_army_list_late};
    play::addIds(ids, listRules);
    return ids;
}

} // namespace merlon::centuria
