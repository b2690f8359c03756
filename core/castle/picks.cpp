// What a hand may pick for the fields of an order of the battle.

#include "core/castle/door.h"

#include "core/castle/field/spot_as.h"
#include "core/play/as.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

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

/// On the map a hex is clicked: the storeys of one that has several are named besides.
std::vector<Value> withStoreys(std::vector<Value> hexes, const std::vector<Spot>& storeys)
{
    for (const Spot& one : storeys)
        hexes.push_back(play::As<Spot>::put(one));
    return hexes;
}

std::vector<Hex> hexesOf(const std::vector<Spot>& path)
{
    std::vector<Hex> hexes;
    for (const Spot& one : path)
        hexes.push_back(one.hex);
    return hexes;
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

} // namespace

std::optional<Marks> couldPick(const Position& now, const Record& begun, const play::Field& field)
{
    const auto asks = [&](std::string_view kind, std::string_view key)
    { return begun.kind == kind && field.key == key; };
    for (const auto could :
         {couldWithBallistas, couldWithMantlets, couldWithLadders, couldAtTheSaddle, couldInFire, couldWithCarts})
        if (auto marks = could(now, begun, field))
            return marks;
    const Value* given = play::find(begun.fields, "hex");
    const Hex* hex = given != nullptr ? std::get_if<Hex>(given) : nullptr;
    if (asks("push", "hex"))
        return Marks{valuesOf(machineHexes(now)), false, true};
    if (asks("push", "to") && hex != nullptr)
        return Marks{valuesOf(pushesOf(now, *hex)), false, true};
    if (asks("shoot", "by") || asks("move", "counter"))
        return countersOfThePhaseFirst(now);
    if (asks("shoot", "at"))
        return enemiesOf(now, counterIn(begun, "by"));
    if (asks("shoot", "aim"))
        return hexesOfTarget(now, counterIn(begun, "at"));
    if (begun.kind == "attack" || begun.kind == "name_attack" || begun.kind == "suffer" || begun.kind == "advance")
        return couldInMelee(now, begun, field);
    if (asks("retreat", "path"))
        return Marks{endsOf(retreatsOwed(now, counterIn(begun, "counter"))), true, true};
    const Body who = now.find(counterIn(begun, "counter"));
    if (const Body led = now.find(counterIn(begun, "lead")); asks("move", "path") && who && led)
        return Marks{valuesOf(endsTogether(now, who, led)), true, true};
    if (asks("move", "path") && who)
        return Marks{withStoreys(valuesOf(endsOfMoves(now, who)), storeysOfMoves(now, who)), true, true};
    if (asks("move", "lead") && who && who.onMap())
        return ledOf(now, who, hexesOf(play::read<Move>(begun.fields).value.path));
    if (asks("move", "rear") && who)
        return Marks{valuesOf(besideTheEndOf(hexesOf(play::read<Move>(begun.fields).value.path))), false, true};
    if (asks("retreat", "rear") && who)
        return rearHalvesOf(now, who, begun);
    if (asks("place", "hex") && who)
        return Marks{valuesOf(placingsOf(now, who)), true, true};
    return {};
}

std::optional<Value> holdsThen(const Position& now, const Record& begun, const play::Field& field, const Value& mark)
{
    if (auto together = namedWith(now, begun, field, mark))
        return together;
    const auto* storey = std::get_if<play::Place>(&mark);
    if (begun.kind == "move" && field.key == "path" && storey != nullptr)
    {
        const Body who = now.find(counterIn(begun, "counter"));
        return who ? std::optional(play::As<std::vector<Spot>>::put(wayOf(now, who, {storey->hex, storey->level})))
                   : std::nullopt;
    }
    const auto* end = std::get_if<Hex>(&mark);
    if (field.key != "path" || end == nullptr)
        return {};
    const std::string who = counterIn(begun, "counter");
    if (begun.kind == "push_mantlet" && now.find(who))
        return play::As<std::vector<Hex>>::put(wayOfAMantlet(now, now.find(who), *end));
    if (const Body with = now.find(counterIn(begun, "with")); begun.kind == "carry" && with && now.find(who))
    {
        const State rest = without(now.state(), with);
        const Position alone = now.with(rest);
        return play::As<std::vector<Hex>>::put(wayOf(alone, alone.find(who), *end));
    }
    if (const Body led = now.find(counterIn(begun, "lead")); led && begun.kind == "move" && now.find(who))
        if (const auto way = wayTogether(now, now.find(who), led, *end); !way.empty())
            return play::As<std::vector<Hex>>::put(way);
    if ((begun.kind == "move" || begun.kind == "carry") && now.find(who))
        return play::As<std::vector<Hex>>::put(wayOf(now, now.find(who), *end));
    return wayAmong(begun.kind == "advance" ? advancesOf(now, now.find(who)) : retreatsOwed(now, who), *end);
}

std::optional<Value> wayAmong(const std::vector<Destination>& ways, Hex end)
{
    const auto way = std::ranges::find(ways, end, &Destination::end);
    return way == ways.end() ? std::nullopt : std::optional(play::As<std::vector<Hex>>::put(way->path));
}

} // namespace merlon::castle
