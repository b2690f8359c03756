#include "core/castle/turn/turn.h"

#include "core/castle/field/first.h"
#include "core/castle/fire/fire.h"
#include "core/castle/melee/melee.h"
#include "core/castle/retreats/retreats.h"
#include "core/castle/riders/riders.h"
#include "siege_rules/1_72.h"
#include "siege_rules/1_73.h"
#include "siege_rules/1_8.h"
#include "siege_rules/1_94.h"
#include "siege_rules/3_33.h"
#include "siege_rules/3_35.h"
#include "siege_rules/3_52.h"
#include "siege_rules/3_54.h"
#include "siege_rules/5_32.h"
#include "siege_rules/sheet.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

using play::Marks;
using play::Owed;
using play::Record;

Owed owedFor(const Position& now, const RetreatDue& due)
{
    const auto& says = due.by == Driven::Shot ? says::siege_sheet_3d_first : says::siege_sheet_5a_first;
    const play::Value who = counterRef(due.counter);
    if (byFire(due.by))
        return {{"retreat", {{"counter", who}}},
                deciderOf(now, due.counter),
                {due.by == Driven::Fire ? says::siege_3_54a_first : says::siege_5_32c_first, {{"name", who}}},
                {releaseOf(due.counter)}};
    return {{"retreat", {{"counter", who}}},
            deciderOf(now, due.counter),
            {says, {{"name", who}, {"hexes", due.hexes}}},
            {releaseOf(due.counter)}};
}

Owed owedFor(const Position& now, const PlacingDue& due)
{
    const play::Value who = counterRef(due.counter);
    return {{"place", {{"counter", who}}},
            deciderOf(now, due.counter),
            {says::siege_3_35a_first, {{"name", who}}},
            {releaseOf(due.counter)}};
}

Owed owedFor(const Position& now, const AlightDue& due)
{
    const play::Value who = counterRef(due.counter);
    return {{"alight", {{"counter", who}}},
            deciderOf(now, due.counter),
            {says::siege_3_33d_first, {{"name", who}}},
            {play::recordOf(GivesUp{{due.counter}, Seat::Afoot})}};
}

Owed owedFor(const Position& now, const FallDue& due)
{
    const play::Value who = counterRef(due.counter);
    const auto& says = due.drop == Drop::Bridge ? says::siege_1_8c_first : says::siege_1_94d_first;
    return {
        {"fall", {{"counter", who}}}, deciderOf(now, due.counter), {says, {{"name", who}}}, {releaseOf(due.counter)}};
}

Owed owedFor(const Position& now, const LadderDue& due)
{
    const play::Value who = counterRef(due.counter);
    return {{"drop", {{"counter", who}}},
            deciderOf(now, due.counter),
            {says::siege_1_94c_first, {{"name", who}}},
            {releaseOf(due.counter)}};
}

Owed owedFor(const Position& now, const BlowDue& due)
{
    play::List names;
    for (const std::string& one : due.among)
        names.push_back(counterRef(one));
    return {{"suffer", {}},
            deciderOf(now, due.among.front()),
            {says::siege_1_72d_first, {{"names", std::move(names)}}},
            {releaseOf(due.among.front())}};
}

Owed owedFor(const Position& now, const SpreadDue& due)
{
    return {{"spread", {{"from", due.from}, {"hex", due.hex}}},
            ownerOfFlame(now, due.from),
            {says::siege_3_52a_first, {{"from", due.from}, {"hex", due.hex}}},
            {play::recordOf(SpreadThrown{due.from, due.hex})}};
}

/// One who cannot retreat comes after those who may make room for him; those in a fire, after all its dice
/// (siege.ruling.fire-order).
bool comesLater(const Position& now, const Debt& debt)
{
    const auto* due = std::get_if<RetreatDue>(&debt);
    const Body who = due != nullptr ? now.find(due->counter) : Body{};
    if (due != nullptr && byFire(due->by))
        return true;
    return who && due->by == Driven::Melee && !canRetreat(now, who, due->hexes) && waitsForOthers(now, *due);
}

/// siege.ruling.fire-order
bool waitsForTheDice(const Position& now, const Debt& debt)
{
    const auto isDie = [](const Debt& one) { return std::holds_alternative<SpreadDue>(one); };
    const auto* due = std::get_if<RetreatDue>(&debt);
    return due != nullptr && byFire(due->by) && std::ranges::any_of(now.state().owed, isDie);
}

template <class Due>
void add(std::vector<Owed>& owed, const Position& now, const Due& due)
{
    if constexpr (std::same_as<Due, OtherDue>)
        now.policies().owe(now, due, owed);
    else
        owed.push_back(owedFor(now, due));
}

Marks allOf(const std::vector<Body>& bodies)
{
    Marks marks{{}, true, true};
    for (const Body& one : bodies)
        marks.all.push_back(one.name());
    return marks;
}

/// Those of the side whose phase it is, those first who could attack somebody.
Marks attackers(const Position& now)
{
    Marks marks;
    const auto add = [&](bool beside)
    {
        for (const Counter& one : now.state().counters)
            if (one.force == now.state().phase && one.hex && one.health != Health::Dead &&
                reachesAnEnemy(now, now.body(one)) == beside)
                marks.all.push_back(counterRef(one.id));
    };
    add(true);
    add(false);
    marks.others = true;
    return marks;
}

/// Enemies beside all the attackers.
Marks targets(const Position& now, const std::vector<CounterId>& by)
{
    Marks marks;
    const auto add = [&](const Counter& one)
    {
        const auto isBeside = [&](const CounterId& id)
        {
            const Body attacker = now.find(id.id);
            return attacker && attacker.state->force != one.force &&
                   contactOf(now, attacker, now.body(one)).bar != Bar::Apart;
        };
        if (one.hex && one.health != Health::Dead && std::ranges::all_of(by, isBeside) &&
            (!by.empty() || one.force != now.state().phase))
            marks.all.push_back(counterRef(one.id));
    };
    std::ranges::for_each(now.state().counters, add);
    for (const Body& one : now.looseHorses())
        add(*one.state);
    marks.others = true;
    return marks;
}

Marks whoMaySuffer(const Position& now)
{
    Marks marks{{}, true, true};
    for (const Debt& debt : now.state().owed)
        if (const auto* due = std::get_if<BlowDue>(&debt))
            for (const std::string& one : due->among)
                marks.all.push_back(counterRef(one));
    return marks;
}

Marks hexesOfAnAdvance(const Position& now, const std::string& counter)
{
    Marks marks{{}, true, true};
    for (const Destination& one : advancesOf(now, now.find(counter)))
        marks.all.emplace_back(one.end);
    return marks;
}

} // namespace

std::string deciderOf(const Position& now, const std::string& counter)
{
    const Body body = now.find(counter);
    return body ? now.data().forces[static_cast<std::size_t>(body.state->force)] : std::string();
}

Record releaseOf(const std::string& counter)
{
    return play::recordOf(Released{{counter}});
}

std::vector<Owed> owedIn(const Position& now)
{
    std::vector<Owed> owed;
    std::vector<Owed> later;
    for (const Debt& debt : now.state().owed)
        if (!waitsForTheMelee(now, debt) && !waitsForTheDice(now, debt))
            std::visit([&](const auto& due) { add(comesLater(now, debt) ? later : owed, now, due); }, debt);
    owed.insert(owed.end(), std::make_move_iterator(later.begin()), std::make_move_iterator(later.end()));
    const auto winners = advancers(now);
    const std::string by = winners.empty() ? std::string() : deciderOf(now, winners.front().state->id);
    for (const Body& one : winners)
        owed.push_back({{"advance", {{"counter", one.name()}}},
                        by,
                        {says::siege_1_73a_may, {{"name", one.name()}}},
                        {play::recordOf(MeleeOver{})}});
    if (!winners.empty())
        owed.push_back({{"stay", {}}, by, {says::siege_1_73a_or_stay, {}}, {play::recordOf(MeleeOver{})}});
    return owed;
}

Marks couldInMelee(const Position& now, const Record& begun, const play::Field& field)
{
    if (begun.kind == "suffer")
        return whoMaySuffer(now);
    if (begun.kind == "advance")
        return field.key == "counter" ? allOf(advancers(now)) : hexesOfAnAdvance(now, counterIn(begun, "counter"));
    return field.key == "by" ? attackers(now) : targets(now, play::read<Attack>(begun.fields).value.by);
}

} // namespace merlon::castle
