#include "core/siege/panic/panic.h"

#include "core/siege/field/nerve.h"
#include <algorithm>
#include <limits>

namespace merlon::siege
{

using namespace castle;

namespace
{

bool isOneOf(const std::vector<std::string>& classes, const Body& who)
{
    return std::ranges::count(classes, who.piece().cls.id) > 0;
}

/// 1b: the class of the dead against that of his friend.
bool classIsFrightened(const Position& now, const Body& friendOf, const Body& dead)
{
    const PanicTable& panic = ruleset(now).panic;
    if (isOneOf(panic.fearless, friendOf))
        return false;
    return !isOneOf(panic.soldiers, friendOf) || isOneOf(panic.fearless, dead) || isOneOf(panic.soldiers, dead);
}

int distanceBetween(const std::vector<Hex>& there, const Footprint& hexes)
{
    int least = std::numeric_limits<int>::max();
    for (const Hex a : there)
        for (const Hex b : hexes)
            least = std::min(least, hex::distance(a, b));
    return least;
}

} // namespace

bool isInside(const Position& now, const Body& who)
{
    return std::ranges::any_of(Footprint(*who.state),
                               [&](Hex hex) { return now.ground().at(hex).zone != Zone::Outside; });
}

namespace
{

/// The stunned among them whatever is played.
std::vector<Body> friendsNear(const Position& now, const Body& dead, const std::vector<Hex>& where)
{
    std::vector<Body> found;
    if (!dead || now.isAnimal(dead.piece()))
        return found;
    for (const Counter& one : now.state().counters)
    {
        const Body who = now.body(one);
        if (one.force != dead.state->force || &one == dead.state || !who.onMap() || !who.alive() || inRout(now, who) ||
            now.isAnimal(who.piece()) || !classIsFrightened(now, who, dead))
            continue;
        if (distanceBetween(where, Footprint(one)) <= ruleset(now).panic.radius &&
            !(isDefender(now, who) && isInside(now, who)))
            found.push_back(who);
    }
    return found;
}

bool liesStunned(const Body& who)
{
    return who.state->health == Health::Stunned;
}

} // namespace

std::vector<Body> frightenedBy(const Position& now, const Body& dead, const std::vector<Hex>& where)
{
    auto found = friendsNear(now, dead, where);
    if (options(now).panicStunned != "eligible")
        std::erase_if(found, liesStunned);
    return found;
}

std::vector<Body> stunnedNear(const Position& now, const Body& dead, const std::vector<Hex>& where)
{
    auto found = friendsNear(now, dead, where);
    std::erase_if(found, [](const Body& one) { return !liesStunned(one); });
    return found;
}

std::vector<Hex> placeOfDeath(const State& state, const Counter& dead)
{
    const Footprint hexes(dead);
    if (hexes.begin() != hexes.end())
        return {hexes.begin(), hexes.end()};
    const auto horse = horseLeftBy(state, dead);
    return horse ? std::vector<Hex>{horse->hex, horse->rear} : std::vector<Hex>();
}

std::vector<const Counter*> ralliersBeside(const Position& now, const Body& who)
{
    std::vector<const Counter*> found;
    for (const Counter& one : now.state().counters)
    {
        if (one.force != who.state->force || &one == who.state || one.health == Health::Dead ||
            !isOneOf(ruleset(now).panic.rallies, now.body(one)))
            continue;
        // Beside him, or in his hex on its other level.
        const auto isBeside = [&](Hex hex)
        { return std::ranges::any_of(Footprint(one), [&](Hex other) { return hex::distance(hex, other) <= 1; }); };
        if (std::ranges::any_of(Footprint(*who.state), isBeside))
            found.push_back(&one);
    }
    std::ranges::stable_sort(found, {}, [](const Counter* one) { return one->health == Health::Stunned; });
    return found;
}

const Counter* rallierOf(const Position& now, const Body& who)
{
    const auto beside = ralliersBeside(now, who);
    const bool counts =
        !beside.empty() && (beside.front()->health != Health::Stunned || options(now).rallyWho == "stunned");
    return counts ? beside.front() : nullptr;
}

int nearestEnemy(const Position& now, int force, Hex hex)
{
    int least = std::numeric_limits<int>::max();
    forEachEnemy(now, force,
                 [&](const Counter& one) { least = std::min(least, distanceBetween({hex}, Footprint(one))); });
    return least;
}

bool takesHeart(const Position& now, const Body& who)
{
    if (!inPanic(now, who) || !who.onMap() || !who.alive())
        return false;
    const auto isFar = [&](Hex hex) { return nearestEnemy(now, who.state->force, hex) >= played(now).panicEnd; };
    return rallierOf(now, who) != nullptr || (!inRout(now, who) && std::ranges::all_of(Footprint(*who.state), isFar));
}

} // namespace merlon::siege
