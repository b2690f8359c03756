// The game as it might be, for the question who could shoot at whom.

#include "core/castle/door.h"
#include "core/map/hex_map.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

constexpr std::string_view targetId = "?"; // no id of a file is written so

/// Of those who have moved, the bows are left: they shoot in the second step (siege.1.21c).
void makeItTheirTime(State& state, Counter& who, std::string_view order)
{
    state.phase = who.force;
    state.owed.clear();
    state.clash.reset();
    state.fighting = true; // whatever part of a day it is
    const bool goes = order == play::kindOf<Move>().key;
    state.step = goes ? Step::Movement : who.moved ? Step::SecondShooting : Step::FirstShooting;
    who.shots = 0;
    if (goes)
    {
        who.moved = false;
        who.spent = 0;
    }
}

bool mayStandOn(const State& state, const Counter& who, Hex hex)
{
    const Terrain* terrain = state.site->terrainAt(hex);
    const auto taken = [&](const Counter& one)
    { return one.id != who.id && one.hex && one.health != Health::Dead && Footprint(one).contains(hex); };
    return terrain != nullptr && (who.mounted ? terrain->mounted : terrain->foot) &&
           std::ranges::none_of(state.counters, taken);
}

void standThere(Counter& who, Hex hex, bool walked)
{
    if (!walked)
        who.moved = false;
    if (hex == who.hex)
        return;
    if (who.rear)
        who.rear = *who.rear + (hex - *who.hex);
    who.hex = hex;
    who.storey = 0;
    who.moved = walked;
}

} // namespace

play::Ref standTarget(Data& data, State& state, Hex hex)
{
    for (Counter& one : state.counters)
        if (one.hex && one.health != Health::Dead && Footprint(one).contains(hex))
            one.hex.reset();
    const int nobody = static_cast<int>(data.forces.size());
    data.forces.emplace_back();
    Piece piece;
    piece.hex = Spot{hex};
    Counter target;
    target.id = targetId;
    target.figure = static_cast<int>(data.figures.size());
    target.force = nobody;
    target.hex = hex;
    state.counters.push_back(std::move(target));
    data.figures.push_back({std::string(targetId), map::printedName(*state.site->map, hex), nobody, std::move(piece)});
    return {"counter", std::string(targetId)};
}

bool standsOtherwise(State& state, const play::Supposed& what)
{
    Counter* who = state.find(what.who.id);
    if (who == nullptr || !who->hex)
        return false;
    if (what.stands && *what.stands != *who->hex && !mayStandOn(state, *who, *what.stands))
        return false;
    if (what.stands)
        standThere(*who, *what.stands, what.walked);
    if (!what.order.empty())
        makeItTheirTime(state, *who, what.order);
    return true;
}

bool isOfAFire(const play::Record& effect)
{
    return effect.kind == play::kindOf<FireLit>().key ||
           (effect.kind == play::kindOf<GroundCleared>().key &&
            play::read<GroundCleared>(effect.fields).value.cleared == Laid::Fire);
}

} // namespace merlon::castle
