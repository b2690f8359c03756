#include "core/castle/melee/melee.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

/// Of one of the losers, as he was and as he is.
struct Loser
{
    const Counter& then;
    const Counter* is;

    bool killed() const { return then.health != Health::Dead && is->health == Health::Dead; }
    bool stunned() const { return then.health != Health::Stunned && is->health == Health::Stunned; }
    /// Driven back, and not thrown from his horse.
    bool gone() const
    {
        return is->health != Health::Dead && is->hex && then.mounted == is->mounted && then.hex != is->hex;
    }
};

std::vector<Loser> losersOf(const Position& now)
{
    std::vector<Loser> losers;
    if (now.state().clash)
        for (const Counter& then : now.state().clash->losers)
            if (const Body is = now.find(then.id))
                losers.push_back({then, is.state});
    return losers;
}

bool overTheStunned(const Position& now)
{
    return now.rules().advancesOntoStunned;
}

} // namespace

std::vector<Hex> openingsOf(const Position& now)
{
    const bool afterStun = now.rules().advancesAfterStun && overTheStunned(now);
    std::vector<Hex> hexes;
    const auto add = [&](const Counter& counter)
    {
        for (const Hex hex : Footprint(counter))
            if (std::ranges::count(hexes, hex) == 0)
                hexes.push_back(hex);
    };
    for (const Loser& one : losersOf(now))
    {
        const bool animal = now.isAnimal(now.body(one.then).piece());
        const bool byStun = one.stunned() && afterStun;
        if ((one.killed() && (!animal || now.rules().killedHorseOpensTheWay)) || byStun)
            add(*one.is);
        if (one.gone())
            add(one.then);
    }
    if (now.rules().killedHorseOpensTheWay)
        for (const Hex hex : killedHorsesOf(now))
            hexes.push_back(hex);
    return hexes;
}

std::vector<Hex> killedHorsesOf(const Position& now)
{
    std::vector<Hex> hexes;
    for (const Loser& one : losersOf(now))
        if (const auto horse = horseLeftBy(now.state(), one.then); one.then.mounted && horse && !horse->alive)
            hexes.insert(hexes.end(), {horse->hex, horse->rear});
    return hexes;
}

bool isVictim(const Position& now, const Counter& enemy)
{
    const auto losers = losersOf(now);
    return overTheStunned(now) &&
           std::ranges::any_of(losers, [&](const Loser& one) { return one.is == &enemy && one.stunned(); });
}

} // namespace merlon::castle
