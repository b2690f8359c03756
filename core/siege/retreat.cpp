#include "core/siege/retreat.h"

#include "rule_ids.h"

#include <algorithm>
#include <map>

namespace merlon::siege
{
namespace
{

using hex::Hex;
using hex::Side;
using scenario::Health;
using verdict::Builder;

const game::Owed* owed(const Table& table, std::string_view counter)
{
    const auto& all = table.game().owed;
    const auto found = std::ranges::find(all, counter, &game::Owed::counter);
    return found == all.end() ? nullptr : &*found;
}

/// What dead bodies weigh there; from 6 on nobody enters (1.61f, siege.ruling.corpses).
int corpses(const Table& table, Hex hex)
{
    int weight = 0;
    for (const auto& state : table.game().counters)
        if (state.health == Health::Dead && std::ranges::count(Table::hexesOf(state), hex) > 0)
            weight += state.rear ? 3 : 1;
    for (const auto& horse : table.game().horses)
        if (!horse.alive && (horse.hex == hex || horse.rear == hex))
            weight += 3;
    return weight;
}

/// A walk on the walls is reached and left by another walk, by a tower, by stairs or over rubble, never by a jump.
bool isWayUp(const Table& table, Hex hex)
{
    const HexGround& ground = table.ground().at(hex);
    return ground.rubble || ground.height >= rules::Height::Wall || table.setting().map.terrainAt(hex) == "stairs";
}

/// Whether movement could ever take that counter across that side (1.1, 1.61c, 1.61d, 1.61f, 3.32a, 3.54b; ruling
/// retreat-hexes).
bool couldEnter(const Table& table, bool mounted, Hex from, Side side)
{
    const Hex to = hex::neighbour(from, side);
    const Ground& ground = table.ground();
    if (!ground.contains(to))
        return false;
    const Barrier barrier = ground.barrier(from, side);
    if (barrier != Barrier::None && barrier != Barrier::Door)
        return false;
    const HexGround& there = ground.at(to);
    if (there.siegeTower || there.burning || corpses(table, to) >= 6)
        return false;
    if (there.bridge)
        return true;
    const rules::Terrain* terrain = table.ruleset().findTerrain(table.setting().map.terrainAt(to));
    if (mounted)
        return !there.rubble && !there.fascine && !there.ladder && terrain && terrain->mounted.has_value();
    const bool steps = (there.sight != rules::Sight::Rampart || isWayUp(table, from)) &&
                       (ground.at(from).sight != rules::Sight::Rampart || isWayUp(table, to));
    return there.rubble || there.fascine || (terrain && terrain->foot.has_value() && steps);
}

bool besideEnemy(const Table& table, const Body& who, Hex hex)
{
    for (const auto& state : table.game().counters)
    {
        if (state.force == who.state->force || state.health == Health::Dead)
            continue;
        for (const Hex theirs : Table::hexesOf(state))
            if (hex::distance(theirs, hex) <= 1)
                return true;
    }
    return false;
}

/// Why a step of a retreat is refused, or nothing.
std::optional<Phrase> refusedStep(const Table& table, const Body& who, Hex from, Side side)
{
    if (!couldEnter(table, who.state->mounted, from, side))
        return says::siege_ruling_retreat_hexes_impassable;
    if (besideEnemy(table, who, hex::neighbour(from, side)))
        return says::siege_sheet_3d_enemy;
    return {};
}

/// Why a retreat along that path, which begins where he stands, may not end where it does, and at which hex; or
/// nothing. A horse's other half ends where its head was a step before.
std::optional<std::pair<Phrase, Hex>> refusedEnd(const Table& table, const Body& who, const std::vector<Hex>& path)
{
    std::vector<Hex> ends{path.back()};
    if (who.state->rear && path.size() > 1)
        ends.push_back(path[path.size() - 2]);
    for (const Hex hex : ends)
    {
        if (table.whoStandsAt(hex, who.state->id))
            return std::pair(says::siege_ruling_retreat_hexes_occupied, hex);
        const rules::Terrain* terrain = table.ruleset().findTerrain(table.setting().map.terrainAt(hex));
        if (who.state->mounted && terrain && !terrain->mountedMayStop && !table.ground().at(hex).bridge)
            return std::pair(says::siege_3_32b_stop, hex);
    }
    return {};
}

/// Tries every way of so many steps that visits no hex twice; keeps one for each hex where one may end.
void walkOn(const Table& table, const Body& who, int steps, std::vector<Hex>& path,
            std::map<Hex, std::vector<Hex>>& ends)
{
    if (steps == 0)
    {
        if (!refusedEnd(table, who, path))
            ends.try_emplace(path.back(), path.begin() + 1, path.end());
        return;
    }
    for (const Side side : hex::allSides)
    {
        const Hex to = hex::neighbour(path.back(), side);
        if (std::ranges::count(path, to) > 0 || refusedStep(table, who, path.back(), side))
            continue;
        path.push_back(to);
        walkOn(table, who, steps - 1, path, ends);
        path.pop_back();
    }
}

} // namespace

bool forbidWhileOwed(Builder& verdict, const Table& table)
{
    for (const auto& debt : table.game().owed)
    {
        const Body who = table.find(debt.counter);
        if (debt.retreat > 0)
            verdict.forbid(says::siege_sheet_3d_first, {{"name", who.name()}, {"hexes", debt.retreat}});
        else
            verdict.forbid(says::siege_3_35a_first, {{"name", who.name()}});
    }
    return !table.game().owed.empty();
}

std::vector<RetreatChoice> retreatsOf(const Table& table, const Body& who, int hexes)
{
    std::vector<RetreatChoice> choices;
    if (!who.onMap() || who.state->health == Health::Stunned)
        return choices;
    std::map<Hex, std::vector<Hex>> ends;
    std::vector<Hex> path{*who.state->hex};
    walkOn(table, who, hexes, path, ends);
    for (auto& [hex, way] : ends)
        choices.push_back({hex, std::move(way)});
    return choices;
}

void owe(Builder& verdict, const Table& table, const Body& who, int hexes)
{
    const verdict::Arg name{"name", who.name()};
    const bool hurtAlready = who.state->health != Health::Ready;
    if (who.state->health == Health::Stunned)
    {
        verdict.ruling(says::siege_ruling_stunned_retreat_dies, {name});
        verdict.effect(verdict::HealthChange{who.state->id, Health::Dead});
    }
    else if (!retreatsOf(table, who, hexes).empty())
        verdict.effect(verdict::RetreatOwed{who.state->id, hexes});
    else
    {
        verdict.note(says::siege_sheet_3d_cannot, {name, {"hexes", hexes}});
        if (hurtAlready)
            verdict.note(says::siege_sheet_5d_again,
                         {{"target", who.name()}, {"state", verdict::Word{"state.wounded"}}});
        verdict.effect(verdict::HealthChange{who.state->id, hurtAlready ? Health::Dead : Health::Wounded});
    }
}

verdict::Verdict judgeRetreat(const Table& table, const verdict::Retreat& order)
{
    Builder verdict;
    const Body who = table.find(order.counter);
    const game::Owed* debt = owed(table, order.counter);
    if (!who)
        verdict.forbid(says::siege_1_41a_unknown, {{"name", order.counter}});
    else if (!debt || debt->retreat == 0)
        verdict.forbid(says::siege_sheet_3d_not_owed, {{"name", who.name()}});
    if (!verdict.legal())
        return std::move(verdict).done();

    const verdict::Arg name{"name", who.name()};
    const int length = static_cast<int>(order.path.size());
    verdict.fact("hexes", debt->retreat);
    if (length != debt->retreat)
        verdict.forbid(says::siege_sheet_3d_length, {name, {"hexes", debt->retreat}, {"given", length}});
    Hex at = *who.state->hex;
    std::vector<Hex> visited{at};
    for (const Hex to : order.path)
    {
        if (hex::distance(at, to) != 1)
        {
            verdict.forbid(says::siege_sheet_3d_jump, {{"from", at}, {"to", to}}, verdict::Place{to, {}});
            return std::move(verdict).done();
        }
        if (std::ranges::count(visited, to) > 0)
            verdict.forbid(says::siege_ruling_retreat_hexes_back, {{"hex", to}}, verdict::Place{to, {}});
        visited.push_back(to);
        if (const auto refused = refusedStep(table, who, at, hex::sideTowards(at, to)))
            verdict.forbid(*refused, {{"hex", to}}, verdict::Place{to, {}});
        at = to;
    }
    if (const auto refused = refusedEnd(table, who, visited); refused && length > 0)
        verdict.forbid(refused->first, {{"hex", refused->second}}, verdict::Place{refused->second, {}});
    if (!verdict.legal())
        return std::move(verdict).done();
    verdict.note(says::siege_sheet_3d_done, {name, {"hexes", debt->retreat}, {"hex", at}});
    verdict::Moved moved{order.counter, at, {}};
    if (who.state->rear) // the horse's other hex follows where its head was
        moved.rear = length > 1 ? order.path[order.path.size() - 2] : *who.state->hex;
    verdict.effect(moved);
    return std::move(verdict).done();
}

std::vector<Hex> placingsOf(const Table& table, const Body& who)
{
    const auto& horses = table.game().horses;
    const auto horse = std::ranges::find(horses, who.state->id, &game::LooseHorse::rider);
    if (horse == horses.end())
        return {};
    const auto free = [&](Hex hex)
    {
        const rules::Terrain* terrain =
            table.ground().contains(hex) ? table.ruleset().findTerrain(table.setting().map.terrainAt(hex)) : nullptr;
        return terrain && terrain->foot && hex != horse->hex && hex != horse->rear && !table.whoStandsAt(hex);
    };
    // siege.ruling.unhorsed-place: beside the horse, or else the nearest free hexes.
    for (int radius = 1; radius <= table.ground().layout().columns + table.ground().layout().rows; ++radius)
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

verdict::Verdict judgePlacing(const Table& table, const verdict::PlaceRider& order)
{
    Builder verdict;
    const Body who = table.find(order.counter);
    const game::Owed* debt = owed(table, order.counter);
    if (!who)
        verdict.forbid(says::siege_1_41a_unknown, {{"name", order.counter}});
    else if (!debt || debt->retreat != 0)
        verdict.forbid(says::siege_3_35a_not_owed, {{"name", who.name()}});
    else if (const auto choices = placingsOf(table, who); std::ranges::count(choices, order.hex) == 0)
        verdict.forbid(says::siege_3_35a_elsewhere, {{"name", who.name()}, {"hex", order.hex}},
                       verdict::Place{order.hex, {}});
    else
    {
        verdict.note(says::siege_3_35a_placed, {{"name", who.name()}, {"hex", order.hex}});
        verdict.effect(verdict::Moved{order.counter, order.hex, {}});
    }
    return std::move(verdict).done();
}

} // namespace merlon::siege
