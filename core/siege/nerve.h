#pragma once

#include "core/siege/position.h"

/// Panic and rout, an optional rule of SIEGE: who is in it, whom a death can bring to it, who ends it.
namespace merlon::siege
{

inline bool inPanic(const Body& who)
{
    return who.state->nerve != Nerve::Steady;
}
/// 2g: whether those who are attacked count as in panic (siege.ruling.panic-joint).
bool areInPanic(const Position& now, const std::vector<Body>& attacked);
/// 1b, 1e: whom a death there can frighten, those who are in panic already among them.
std::vector<Body> frightenedBy(const Position& now, const Body& dead, const std::vector<Hex>& where);
/// The stunned among those whom it could frighten, whether they are eligible or not (siege.ruling.panic-stunned).
std::vector<Body> stunnedNear(const Position& now, const Body& dead, const std::vector<Hex>& where);
/// Where somebody fell: his hexes, or those of the horse that he was thrown from.
std::vector<Hex> placeOfDeath(const State& state, const Counter& dead);

bool isDefender(const Position& now, const Body& who);
/// On a hex of the castle or within it.
bool isInside(const Position& now, const Body& who);

/// The knights and sergeants of his side beside him, the stunned ones last.
std::vector<const Counter*> ralliersBeside(const Position& now, const Body& who);
/// Of those in panic: a knight or sergeant of his side beside him; null: none.
const Counter* rallierOf(const Position& now, const Body& who);
/// Of those who live and are not of that side: horses without their riders too (siege.ruling.horse-hex).
template <class See>
void forEachEnemy(const Position& now, int force, See see)
{
    const auto look = [&](const Counter& one)
    {
        if (one.force != force && one.health != Health::Dead && !now.isNobodys(one))
            see(one);
    };
    for (const Counter& one : now.state().counters)
        look(one);
    for (const Body& horse : now.looseHorses())
        look(*horse.state);
}
/// Distance of the nearest living enemy; a great number where there is none.
int nearestEnemy(const Position& now, int force, Hex hex);
/// Whether he takes heart at the end of his movement step.
bool takesHeart(const Position& now, const Body& who);

} // namespace merlon::siege
