// A door is worked, or broken in: 2.3.

#include "core/anarchy/priory/priory.h"

#include "anarchy_rules/2_3.h"
#include "anarchy_rules/ruling.h"
#include "core/anarchy/works/works.h"
#include "core/castle/field/first.h"
#include "core/castle/field/named_counter.h"

#include <algorithm>

namespace merlon::anarchy
{

using namespace castle;

namespace
{

using play::Findings;
using play::refusal;
using play::Verdict;

/// One who stands at a door.
struct AtDoor
{
    const Position& now;
    const Body& who;
    Hex hex; ///< of the door

    bool inIt() const { return Footprint(*who.state).contains(hex); }
    /// The side of the door across which he stands; none: he is in it, or elsewhere.
    std::optional<Side> across() const
    {
        for (const Hex his : Footprint(*who.state))
            if (hex::distance(his, hex) == 1)
                return hex::sideTowards(hex, his);
        return {};
    }
    Barrier between() const { return across() ? now.ground().barrier(hex, *across()) : Barrier::Wall; }
    bool outside() const { return between() == Barrier::Shut || between() == Barrier::Door; }
    bool inside() const { return !isWalled(between()) && !outside(); }
    bool shut() const { return isShut(now, hex); }
    bool broken() const { return std::ranges::count(now.own<State>().brokenDoors, hex) > 0; }
    bool wholeHex() const { return options(now).closedDoor == "whole_hex"; }
};

play::Args nameAndDoor(const AtDoor& one)
{
    return {{"name", one.who.name()}, {"hex", one.hex}};
}
play::Args doorHex(const AtDoor& one)
{
    return {{"hex", one.hex}};
}
play::Value atDoorHex(const AtDoor& one)
{
    return placeOf(one.hex);
}

constexpr play::Rule<AtDoor> workerRules[] = {
    {refusal, says::anarchy_2_3_2b_stays, [](const AtDoor& one) { return one.broken(); }, doorHex, atDoorHex},
    {refusal, says::anarchy_2_3_1c_outside,
     [](const AtDoor& one) { return !one.inIt() && one.outside() && one.shut(); }, nameAndDoor, atDoorHex},
    {refusal, says::anarchy_2_3_1a_place,
     [](const AtDoor& one) { return !one.inIt() && !one.wholeHex() && !(one.outside() && one.shut()); }, nameAndDoor,
     atDoorHex},
    {refusal, says::anarchy_ruling_101_beside,
     [](const AtDoor& one) { return one.wholeHex() && !one.inside() && !(one.outside() && one.shut()); }, nameAndDoor,
     atDoorHex},
    {refusal, says::anarchy_ruling_101_taken,
     [](const AtDoor& one)
     { return one.wholeHex() && one.inside() && !one.shut() && one.now.whoStandsAt({one.hex}).has_value(); },
     doorHex, atDoorHex},
};

constexpr play::Rule<AtDoor> breakerRules[] = {
    {refusal, says::anarchy_ruling_105_in_it, [](const AtDoor& one) { return one.inIt(); }, nameAndDoor, atDoorHex},
    {refusal, says::anarchy_ruling_105_apart,
     [](const AtDoor& one) { return !one.inIt() && !one.outside() && !one.inside(); }, nameAndDoor, atDoorHex},
};

/// Where he stands, or beside him.
std::optional<Hex> doorOf(const Position& now, const Body& who)
{
    for (const Hex his : Footprint(*who.state))
        if (!leavesOf(now, his).empty() && now.ground().at(his).door)
            return his;
    for (const Hex his : Footprint(*who.state))
        for (const Side side : hex::allSides)
            if (const Hex beside = hex::neighbour(his, side);
                now.ground().at(beside).door && !leavesOf(now, beside).empty())
                return beside;
    return {};
}

bool isDoor(const Position& now, Hex hex)
{
    return now.ground().at(hex).door && !leavesOf(now, hex).empty();
}

/// What is against the door, and against those who break it in together.
struct Breaking
{
    const Position& now;
    const std::vector<Body>& by;
    Hex hex;
};

bool onTwoSides(const Breaking& one)
{
    const auto outside = [&](const Body& who) { return AtDoor{one.now, who, one.hex}.outside(); };
    return std::ranges::any_of(one.by, outside) && !std::ranges::all_of(one.by, outside);
}

Findings asManyAsItTakes(const Breaking& one)
{
    const int breakers = ruleset(one.now).work.breakers;
    return play::refuseIf(static_cast<int>(one.by.size()) > breakers, says::anarchy_2_3_2a_many,
                          {{"breakers", breakers}});
}

constexpr play::Rule<Breaking> breakingRules[] = {
    {play::impossible, says::anarchy_ruling_105_no_door, [](const Breaking& one) { return !isDoor(one.now, one.hex); },
     hexOf, atHex},
    {refusal, says::anarchy_2_3_2a_open,
     [](const Breaking& one) { return isDoor(one.now, one.hex) && !isShut(one.now, one.hex); }, hexOf, atHex},
    {rule::anarchy_2_3_2a, asManyAsItTakes},
};
constexpr play::Rule<Breaking> togetherRules[] = {
    {refusal, says::anarchy_ruling_105_sides, onTwoSides, hexOf, atHex},
};

} // namespace

Verdict judge(const Position& now, const play::Begun<WorkDoor>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    const Body who = named<&WorkDoor::by>(verdict, now, order);
    if (!who || !refuseWhileOwed(verdict, now))
        return verdict;
    sayWhoMayBegin(verdict, {now, who});
    order.wants<&WorkDoor::hex>(verdict, false);
    if (!verdict.legal || !who.onMap())
        return verdict;
    const auto door = order->hex && isDoor(now, *order->hex) ? order->hex : doorOf(now, who);
    if (!door || (order->hex && door != order->hex))
        return verdict.forbid(says::anarchy_2_3_1a_nothing, {{"name", who.name()}});
    play::weigh(workerRules, AtDoor{now, who, *door}, verdict);
    if (verdict.whole())
        begin(verdict, {{order->by}, Job::Door, *door, {}}, turnsOf(now, Job::Door));
    return verdict;
}

Verdict judge(const Position& now, const play::Begun<BreakDoor>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    std::vector<Body> by;
    for (const CounterId& one : order->by)
        if (const Body who = now.find(one.id))
            by.push_back(who);
        else
            return sayUnknown(verdict, one.id);
    if (static_cast<int>(by.size()) < ruleset(now).work.breakers)
        verdict.wants.push_back({"by"});
    if (!refuseWhileOwed(verdict, now))
        return verdict;
    for (const Body& one : by)
        sayWhoMayBegin(verdict, {now, one});
    if (order.wants<&BreakDoor::hex>(verdict) || !verdict.legal)
        return verdict;
    play::weigh(breakingRules, Breaking{now, by, order->hex}, verdict);
    for (const Body& one : by)
        if (verdict.legal && one.onMap())
            play::weigh(breakerRules, AtDoor{now, one, order->hex}, verdict);
    if (verdict.legal)
        play::weigh(togetherRules, Breaking{now, by, order->hex}, verdict);
    if (verdict.whole())
        begin(verdict, {order->by, Job::Breaking, order->hex, {}}, turnsOf(now, Job::Breaking));
    return verdict;
}

std::optional<play::Marks> couldAtDoors(const Position& now, const play::Record& begun, const play::Field& field)
{
    if ((begun.kind != "work_door" && begun.kind != "break_in") || field.key != "hex")
        return {};
    play::Marks marks{{}, true, true};
    hex::forEachHex(now.ground().layout(),
                    [&](Hex hex)
                    {
                        if (isDoor(now, hex))
                            marks.all.emplace_back(hex);
                    });
    return marks;
}

std::vector<RuleId> rulesOfDoors()
{
    std::vector<RuleId> ids;
    play::addIds(ids, workerRules);
    play::addIds(ids, breakerRules);
    play::addIds(ids, breakingRules);
    play::addIds(ids, togetherRules);
    return ids;
}

} // namespace merlon::anarchy
