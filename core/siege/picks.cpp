// What a hand may pick for the fields of an order of SIEGE.

#include "core/play/as.h"
#include "core/siege/engines/engines.h"
#include "core/siege/fire/fire.h"
#include "core/siege/ladders/ladders.h"
#include "core/siege/melee/melee.h"
#include "core/siege/moves/moves.h"
#include "core/siege/panic/panic.h"
#include "core/siege/retreats/retreats.h"
#include "core/siege/riders/riders.h"
#include "core/siege/system.h"
#include "core/siege/turn/turn.h"

#include <algorithm>

namespace merlon::siege
{
namespace
{

using play::Field;
using play::Game;
using play::Marks;
using play::Record;
using play::Value;

std::vector<Destination> retreatsOwed(const Position& now, const std::string& id)
{
    const Body who = now.find(id);
    const auto* due = now.debtOf<RetreatDue>(id);
    return who && due ? retreatsOf(now, who, hexesToRetreat(now, who, *due), due->by) : std::vector<Destination>{};
}

/// Those who may act now before the others.
Marks countersOfThePhaseFirst(const Position& now)
{
    Marks marks;
    const auto add = [&](bool ours)
    {
        for (const Counter& one : now.state().counters)
            if ((one.force == now.state().phase) == ours && one.hex && one.health != Health::Dead)
                marks.all.push_back(counterRef(one.id));
    };
    add(true);
    add(false);
    marks.others = true;
    return marks;
}

Marks enemiesOf(const Position& now, const std::string& id)
{
    const Body who = now.find(id);
    Marks marks;
    for (const Counter& one : now.state().counters)
        if (one.hex && one.health != Health::Dead && (!who || one.force != who.state->force))
            marks.all.push_back(counterRef(one.id));
    for (const Body& one : now.looseHorses())
        if (one.alive() && (!who || one.state->force != who.state->force))
            marks.all.push_back(one.name());
    marks.others = true;
    return marks;
}

Marks hexesOfTarget(const Position& now, const std::string& id)
{
    Marks marks;
    if (const Body target = now.find(id))
        for (const Hex hex : Footprint(*target.state))
            marks.all.emplace_back(hex);
    return marks;
}

std::vector<Value> endsOf(const std::vector<Destination>& ways)
{
    std::vector<Value> ends;
    for (const Destination& one : ways)
        ends.emplace_back(one.end);
    return ends;
}

std::vector<Value> valuesOf(const std::vector<Hex>& hexes)
{
    return {hexes.begin(), hexes.end()};
}

std::vector<Hex> besideTheEndOf(const std::vector<Hex>& path)
{
    std::vector<Hex> hexes;
    for (const Side side : hex::allSides)
        if (!path.empty())
            hexes.push_back(hex::neighbour(path.back(), side));
    return hexes;
}

/// Where the rear half of one that backs may end, once the way of its front half is told.
Marks rearHalvesOf(const Position& now, const Body& who, const Record& begun)
{
    Marks marks{{}, true, true};
    const auto way = play::read<Retreat>(begun.fields).value.path;
    std::vector<Hex> path{who.state->hex.value_or(Hex{})};
    path.insert(path.end(), way.begin(), way.end());
    const auto* driven = now.debtOf<RetreatDue>(who.state->id);
    if (backs(who, path))
        for (const Hex hex : rearEndsOf(now, who, path, driven != nullptr ? driven->by : Driven::Shot))
            marks.all.emplace_back(hex);
    return marks;
}

/// Those who can come with a siege tower or ram, each once. One alone is never enough, so none is judged alone.
Marks thoseOffTheMap(const Position& now, const Record& begun)
{
    Marks marks{{}, true, true};
    const auto comesAlready = [&](const Counter& one)
    {
        const auto order = play::read<BringIn>(begun.fields).value;
        return std::ranges::count(order.crew, CounterId{one.id}) + std::ranges::count(order.top, CounterId{one.id}) > 0;
    };
    for (const Counter& one : now.state().counters)
        if (couldCome(now, now.body(one)) && !comesAlready(one))
            marks.all.push_back(counterRef(one.id));
    return marks;
}

/// Of the orders of siege tower and ram.
std::optional<Marks> couldWithEngines(const Position& now, const Record& begun, const Field& field)
{
    const auto asks = [&](std::string_view kind, std::string_view key)
    { return begun.kind == kind && field.key == key; };
    const Value* given = play::find(begun.fields, "hex");
    const Hex* hex = given != nullptr ? std::get_if<Hex>(given) : nullptr;
    if (asks("push", "hex") || asks("strike", "hex"))
        return Marks{valuesOf(machineHexes(now, begun.kind == "strike")), false, true};
    if (asks("bring_in", "crew") || asks("bring_in", "top"))
        return thoseOffTheMap(now, begun);
    if (asks("push", "to") && hex != nullptr)
        return Marks{valuesOf(pushesOf(now, *hex)), false, true};
    if (asks("strike", "at") && hex != nullptr)
        return Marks{valuesOf(wallsBefore(now, *hex)), false, true};
    return {};
}

} // namespace

Marks System::could(const Game& game, const Record& begun, const Field& field) const
{
    const Position now(dataOf(game), stateOf(game));
    const auto asks = [&](std::string_view kind, std::string_view key)
    { return begun.kind == kind && field.key == key; };
    if (auto marks = couldOfTheDay(now, begun, field))
        return std::move(*marks);
    if (auto marks = couldWithEngines(now, begun, field))
        return std::move(*marks);
    if (auto marks = couldWithBallistas(now, begun, field))
        return std::move(*marks);
    if (auto marks = couldWithMantlets(now, begun, field))
        return std::move(*marks);
    if (auto marks = couldWithLadders(now, begun, field))
        return std::move(*marks);
    if (auto marks = couldAtTheSaddle(now, begun, field))
        return std::move(*marks);
    if (auto marks = couldInFire(now, begun, field))
        return std::move(*marks);
    if (auto marks = couldWithCarts(now, begun, field))
        return std::move(*marks);
    if (asks("shoot", "by") || asks("move", "counter"))
        return countersOfThePhaseFirst(now);
    if (asks("shoot", "at"))
        return enemiesOf(now, counterIn(begun, "by"));
    if (asks("shoot", "aim"))
        return hexesOfTarget(now, counterIn(begun, "at"));
    if (begun.kind == "attack" || begun.kind == "name_attack" || begun.kind == "suffer" || begun.kind == "advance")
        return couldInMelee(now, begun, field);
    if (begun.kind == "panic" || begun.kind == "frighten" || begun.kind == "keep_calm")
        return field.key == "into" ? play::System::could(game, begun, field) : couldInPanic(now, begun, field);
    if (begun.kind == "flee")
        return couldInFlight(now, begun, field);
    if (asks("retreat", "path"))
        return {endsOf(retreatsOwed(now, counterIn(begun, "counter"))), true, true};
    const Body who = now.find(counterIn(begun, "counter"));
    if (asks("move", "path") && who)
        return {valuesOf(endsOfMoves(now, who)), true, true};
    if (asks("move", "lead") && who && who.onMap())
        return ledOf(now, who, play::read<Move>(begun.fields).value.path);
    if (asks("move", "rear") && who)
        return {valuesOf(besideTheEndOf(play::read<Move>(begun.fields).value.path)), false, true};
    if (asks("retreat", "rear") && who)
        return rearHalvesOf(now, who, begun);
    if (asks("place", "hex") && who)
    {
        Marks marks{{}, true, true};
        for (const Hex hex : placingsOf(now, who))
            marks.all.emplace_back(hex);
        return marks;
    }
    return play::System::could(game, begun, field);
}

Value System::given(const Game& game, const Record& begun, const Field& field, const Value& mark) const
{
    const Position now(dataOf(game), stateOf(game));
    if (auto together = namedWith(now, begun, field, mark))
        return std::move(*together);
    if (const auto hexes = straightBehind(begun, field, mark))
        return play::As<std::vector<Hex>>::put(*hexes);
    const auto* end = std::get_if<Hex>(&mark);
    if (field.key != "path" || end == nullptr)
        return play::System::given(game, begun, field, mark);
    const std::string who = counterIn(begun, "counter");
    if (begun.kind == "push_mantlet" && now.find(who))
        return play::As<std::vector<Hex>>::put(wayOfAMantlet(now, now.find(who), *end));
    if (const Body with = now.find(counterIn(begun, "with")); begun.kind == "carry" && with && now.find(who))
    {
        const State rest = without(now.state(), with);
        const Position alone(now.data(), rest);
        return play::As<std::vector<Hex>>::put(wayOf(alone, alone.find(who), *end));
    }
    if ((begun.kind == "move" || begun.kind == "carry") && now.find(who))
        return play::As<std::vector<Hex>>::put(wayOf(now, now.find(who), *end));
    if (const Body one = now.find(who); begun.kind == "flee" && one && one.onMap())
        for (const Destination& flight : Escape(now, one).flights())
            if (flight.end == *end)
                return play::As<std::vector<Hex>>::put(flight.path);
    for (const Destination& one : begun.kind == "advance" ? advancesOf(now, now.find(who)) : retreatsOwed(now, who))
        if (one.end == *end)
            return play::As<std::vector<Hex>>::put(one.path);
    return play::List{mark}; // judged all the same: the reason is the answer
}

} // namespace merlon::siege
