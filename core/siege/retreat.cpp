#include "core/siege/retreat.h"

#include "siege_rules.h"

#include <algorithm>
#include <map>

namespace merlon::siege
{
namespace
{

using castle::Barrier;
using castle::Ground;
using castle::HexGround;
using play::Verdict;

/// What dead bodies weigh there; from 6 on nobody enters (1.61f, siege.ruling.corpses).
int corpses(const Position& now, Hex hex)
{
    int weight = 0;
    for (const auto& state : now.state().counters)
        if (state.health == Health::Dead && Footprint(state).contains(hex))
            weight += state.rear ? 3 : 1;
    for (const auto& horse : now.state().horses)
        if (!horse.alive && (horse.hex == hex || horse.rear == hex))
            weight += 3;
    return weight;
}

/// A walk on the walls is reached and left by another walk, by a tower, by stairs or over rubble, never by a jump.
bool isWayUp(const Position& now, Hex hex)
{
    const HexGround& ground = now.ground().at(hex);
    return ground.rubble || ground.height >= castle::Height::Wall || now.state().site->map->terrainAt(hex) == "stairs";
}

/// Whether movement could ever take that counter across that side (1.1, 1.61c, 1.61d, 1.61f, 3.32a, 3.54b; ruling
/// retreat-hexes).
bool couldEnter(const Position& now, bool mounted, Hex from, Side side)
{
    const Hex to = hex::neighbour(from, side);
    const Ground& ground = now.ground();
    if (!ground.contains(to))
        return false;
    const Barrier barrier = ground.barrier(from, side);
    if (barrier != Barrier::None && barrier != Barrier::Door)
        return false;
    const HexGround& there = ground.at(to);
    if (there.siegeTower || there.burning || corpses(now, to) >= 6)
        return false;
    if (there.bridge)
        return true;
    const castle::Terrain* terrain = now.terrainAt(to);
    if (mounted)
        return !there.rubble && !there.fascine && !there.ladder && terrain && terrain->mounted.has_value();
    const bool steps = (there.sight != castle::Sight::Rampart || isWayUp(now, from)) &&
                       (ground.at(from).sight != castle::Sight::Rampart || isWayUp(now, to));
    return there.rubble || there.fascine || (terrain && terrain->foot.has_value() && steps);
}

bool besideEnemy(const Position& now, const Body& who, Hex hex)
{
    for (const auto& state : now.state().counters)
    {
        if (state.force == who.state->force || state.health == Health::Dead)
            continue;
        for (const Hex theirs : Footprint(state))
            if (hex::distance(theirs, hex) <= 1)
                return true;
    }
    return false;
}

/// Why a step of a retreat is refused, or nothing.
std::optional<Phrase> refusedStep(const Position& now, const Body& who, Hex from, Side side)
{
    if (!couldEnter(now, who.state->mounted, from, side))
        return says::siege_ruling_retreat_hexes_impassable;
    if (besideEnemy(now, who, hex::neighbour(from, side)))
        return says::siege_sheet_3d_enemy;
    return {};
}

/// Why a retreat along that path, which begins where he stands, may not end where it does, and at which hex; or
/// nothing. A horse's other half ends where its head was a step before.
std::optional<std::pair<Phrase, Hex>> refusedEnd(const Position& now, const Body& who, const std::vector<Hex>& path)
{
    std::vector<Hex> ends{path.back()};
    if (who.state->rear && path.size() > 1)
        ends.push_back(path[path.size() - 2]);
    for (const Hex hex : ends)
    {
        if (now.whoStandsAt(hex, who.state->id))
            return std::pair(says::siege_ruling_retreat_hexes_occupied, hex);
        const castle::Terrain* terrain = now.terrainAt(hex);
        if (who.state->mounted && terrain && !terrain->mountedMayStop && !now.ground().at(hex).bridge)
            return std::pair(says::siege_3_32b_stop, hex);
    }
    return {};
}

/// More than any retreat of the tables takes in the open. By a referee's word one may be longer: then not every way is
/// tried, and others may be declared.
constexpr int mostTried = 20'000;

/// Tries every way of so many steps that visits no hex twice, and shows those that may end where they do, until
/// `enough(path)` says so or so many steps were tried. The path begins where he stands.
template <class Enough>
bool walkOn(const Position& now, const Body& who, int steps, std::vector<Hex>& path, int& left, Enough& enough)
{
    if (steps == 0)
        return !refusedEnd(now, who, path) && enough(path);
    for (const Side side : hex::allSides)
    {
        const Hex to = hex::neighbour(path.back(), side);
        if (std::ranges::count(path, to) > 0 || refusedStep(now, who, path.back(), side))
            continue;
        if (left-- == 0)
            return true;
        path.push_back(to);
        if (walkOn(now, who, steps - 1, path, left, enough))
            return true;
        path.pop_back();
    }
    return false;
}

template <class Enough>
bool walk(const Position& now, const Body& who, int steps, Enough enough)
{
    if (!who.onMap() || who.state->health == Health::Stunned)
        return false;
    std::vector<Hex> path{*who.state->hex};
    int left = mostTried;
    return walkOn(now, who, steps, path, left, enough);
}

} // namespace

Verdict sayUnknown(Verdict& verdict, const std::string& id)
{
    return verdict.forbid(says::siege_1_41a_unknown, {{"name", id}});
}

bool forbidWhileOwed(Verdict& verdict, const Position& now)
{
    for (const Debt& debt : now.state().owed)
        if (debt.retreat > 0)
            verdict.forbid(says::siege_sheet_3d_first, {{"name", counterRef(debt.counter)}, {"hexes", debt.retreat}});
        else
            verdict.forbid(says::siege_3_35a_first, {{"name", counterRef(debt.counter)}});
    return !now.state().owed.empty();
}

std::vector<Flight> flightsOf(const Position& now, const Body& who, int hexes)
{
    std::map<Hex, std::vector<Hex>> ends; // one way to each
    walk(now, who, hexes,
         [&](const std::vector<Hex>& path)
         {
             ends.try_emplace(path.back(), path.begin() + 1, path.end());
             return false;
         });
    std::vector<Flight> flights;
    for (auto& [hex, way] : ends)
        flights.push_back({hex, std::move(way)});
    return flights;
}

void owe(Verdict& verdict, const Position& now, const Body& who, int hexes)
{
    const bool hurtAlready = who.state->health != Health::Ready;
    const CounterId id{who.state->id};
    if (who.state->health == Health::Stunned)
    {
        verdict.say(play::Weight::Ruling, says::siege_ruling_stunned_retreat_dies, {{"name", who.name()}});
        verdict.effect(HealthChange{id, Health::Dead});
    }
    else if (walk(now, who, hexes, [](const std::vector<Hex>&) { return true; }))
        verdict.effect(RetreatOwed{id, hexes});
    else
    {
        verdict.note(says::siege_sheet_3d_cannot, {{"name", who.name()}, {"hexes", hexes}});
        if (hurtAlready)
            verdict.note(says::siege_sheet_5d_again, {{"target", who.name()}, {"state", word("state", "wounded")}});
        verdict.effect(HealthChange{id, hurtAlready ? Health::Dead : Health::Wounded});
    }
}

namespace
{

/// Step by step, as it was declared; false when two hexes do not touch.
bool judgeSteps(Verdict& verdict, const Position& now, const Body& who, const std::vector<Hex>& path,
                std::vector<Hex>& visited)
{
    for (const Hex to : path)
    {
        const Hex at = visited.back();
        if (hex::distance(at, to) != 1)
        {
            verdict.forbid(says::siege_sheet_3d_jump, {{"from", at}, {"to", to}}, placeOf(to));
            return false;
        }
        if (std::ranges::count(visited, to) > 0)
            verdict.forbid(says::siege_ruling_retreat_hexes_back, {{"hex", to}}, placeOf(to));
        visited.push_back(to);
        if (const auto refused = refusedStep(now, who, at, hex::sideTowards(at, to)))
            verdict.forbid(*refused, {{"hex", to}}, placeOf(to));
    }
    return true;
}

} // namespace

Verdict judgeRetreat(const Position& now, const play::Begun<Retreat>& order)
{
    Verdict verdict;
    if (order.wants<&Retreat::counter>(verdict))
        return verdict;
    const Body who = now.find(order->counter.id);
    const Debt* debt = now.debtOf(order->counter.id);
    if (!who)
        return sayUnknown(verdict, order->counter.id);
    if (!debt || debt->retreat == 0)
        return verdict.forbid(says::siege_sheet_3d_not_owed, {{"name", who.name()}});

    const int length = static_cast<int>(order->path.size());
    verdict.fact("hexes", debt->retreat);
    if (order.wants<&Retreat::path>(verdict))
        return verdict;
    if (length != debt->retreat)
        verdict.forbid(says::siege_sheet_3d_length,
                       {{"name", who.name()}, {"hexes", debt->retreat}, {"given", length}});
    std::vector<Hex> visited{*who.state->hex};
    if (!judgeSteps(verdict, now, who, order->path, visited))
        return verdict;
    if (const auto refused = refusedEnd(now, who, visited); refused && length > 0)
        verdict.forbid(refused->first, {{"hex", refused->second}}, placeOf(refused->second));
    if (!verdict.legal)
        return verdict;
    verdict.note(says::siege_sheet_3d_done, {{"name", who.name()}, {"hexes", debt->retreat}, {"hex", visited.back()}});
    Moved moved{order->counter, visited.back(), {}};
    if (who.state->rear) // the horse's other hex follows where its head was
        moved.rear = visited[visited.size() - 2];
    return verdict.effect(moved);
}

std::vector<Hex> placingsOf(const Position& now, const Body& who)
{
    const auto& horses = now.state().horses;
    const auto horse = std::ranges::find(horses, who.state->id, &LooseHorse::rider);
    if (horse == horses.end())
        return {};
    const auto free = [&](Hex hex)
    {
        const castle::Terrain* terrain = now.ground().contains(hex) ? now.terrainAt(hex) : nullptr;
        return terrain && terrain->foot && hex != horse->hex && hex != horse->rear && !now.whoStandsAt(hex);
    };
    // siege.ruling.unhorsed-place: beside the horse, or else the nearest free hexes.
    for (int radius = 1; radius <= now.ground().layout().columns + now.ground().layout().rows; ++radius)
    {
        std::vector<Hex> found;
        for (const Hex centre : {horse->hex, horse->rear})
            for (const Hex hex : hex::ring(centre, radius))
                if (free(hex) && std::ranges::count(found, hex) == 0)
                    found.push_back(hex);
        if (!found.empty())
            return found;
    }
    return {};
}

Verdict judgePlacing(const Position& now, const play::Begun<PlaceRider>& order)
{
    Verdict verdict;
    if (order.wants<&PlaceRider::counter>(verdict))
        return verdict;
    const Body who = now.find(order->counter.id);
    const Debt* debt = now.debtOf(order->counter.id);
    if (!who)
        return sayUnknown(verdict, order->counter.id);
    if (!debt || debt->retreat != 0)
        return verdict.forbid(says::siege_3_35a_not_owed, {{"name", who.name()}});
    if (order.wants<&PlaceRider::hex>(verdict))
        return verdict;
    if (const auto choices = placingsOf(now, who); std::ranges::count(choices, order->hex) == 0)
        return verdict.forbid(says::siege_3_35a_elsewhere, {{"name", who.name()}, {"hex", order->hex}},
                              placeOf(order->hex));
    verdict.note(says::siege_3_35a_placed, {{"name", who.name()}, {"hex", order->hex}});
    return verdict.effect(Moved{order->counter, order->hex, {}});
}

} // namespace merlon::siege
