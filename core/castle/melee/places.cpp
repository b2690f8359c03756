// Where those who fight stand, and what that is worth (1.71, 1.72f, 1.75).

#include "core/castle/melee/melee.h"

#include "siege_rules/1_71.h"
#include "siege_rules/1_72.h"
#include "siege_rules/1_75.h"
#include "siege_rules/1_93.h"
#include "siege_rules/3_35.h"
#include "siege_rules/ruling.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

using play::Findings;
using play::note;
using play::ruling;

/// What stands or lies there, equipment before the natural terrain (1.1k), and what it is worth.
struct Stand
{
    play::Value what;
    Influence influence = Influence::Even;
    Phrase says = says::siege_1_71b_stands;
};

/// A symbol that one edition has lost is that of the other.
Phrase standsOn(const MeleeNumbers& tables, std::string_view place)
{
    if (const auto ruling = tables.readBy.find(place); ruling != tables.readBy.end())
        return says::siege_1_71b_stands.by({ruling->second});
    return std::ranges::count(tables.lost, place) == 0
               ? says::siege_1_71b_stands
               : says::siege_1_71b_stands.by(rule::siege_ruling_lost_glyphs, tables.lostIn);
}

/// Of that thing, of one who is on that storey of its hex; a ladder is one place from foot to top.
const Storey* placeOn(const Thing& kind, int storey)
{
    const Storey* place = kind.leans ? &kind.storeys.front() : kind.storey(storey);
    const bool counts = kind.row || !kind.asTerrain.empty() || (place != nullptr && place->row);
    return counts ? place : nullptr;
}

Stand standAt(const Melee& melee, Spot spot, bool defends)
{
    const Hex hex = spot.hex;
    const HexGround& ground = melee.now.ground().at(hex);
    for (const Standing& one : ground.things)
        if (const Storey* place = placeOn(*one.kind, spot.storey))
            return {word("overlay", place->place), melee.numbers().influenceOf(place->place, defends),
                    standsOn(melee.numbers(), place->place)};
    const Terrain* terrain = melee.now.terrainAt(hex);
    if (terrain != nullptr && terrain->sight == Sight::Inward && ground.sight == Sight::Clear)
        return {word("overlay", "burnt"), Influence::Even};
    const std::string id = terrain == nullptr ? "plain" : terrain->id;
    constexpr std::string_view slit = "arrow_slit"; // where it has a sign of its own
    if (melee.now.ground().hasSlit(hex) && melee.numbers().influences.contains(slit))
        return {word("feature", slit), melee.numbers().influenceOf(slit, defends), standsOn(melee.numbers(), slit)};
    const bool crest = terrain != nullptr && terrain->sight == Sight::Crest;
    if (crest)
        return {word("terrain", id), melee.now.rules().embankment,
                says::siege_1_71b_stands.by(melee.now.rules().embankmentRuling)};
    return {word("terrain", id), melee.numbers().influenceOf(id, defends), standsOn(melee.numbers(), id)};
}

/// One of those who fight, where he counts as standing.
struct Standing
{
    const Melee& melee;
    const Body& who;
    Hex hex; ///< of a rider, the worse of his two
    Stand stand;
    bool defends = false;

    bool onLadder() const { return melee.now.onLadder(*who.state); }
    bool atFoot() const { return melee.now.ground().at(hex).leaning() != nullptr && !onLadder(); }
    play::Args args() const
    {
        return {{"name", who.name()}, {"hex", hex}, {"terrain", stand.what}, {"influence", wordOf(stand.influence)}};
    }
};

Standing standingOf(const Melee& melee, const Body& who, bool defends)
{
    Standing worst{melee, who, *who.state->hex, standAt(melee, who.spot(), defends), defends};
    for (const Hex hex : Footprint(*who.state))
        if (Stand here = standAt(melee, {hex, who.state->storey}, defends); here.influence < worst.stand.influence)
        {
            worst.hex = hex;
            worst.stand = std::move(here);
        }
    return worst;
}

Findings fightsFromHisHex(const Standing& one)
{
    if (one.onLadder() || one.atFoot())
        return {};
    return {note(one.stand.says, one.args(), placeOf(one.hex))};
}

Findings fightsOnHisWorseHex(const Standing& one)
{
    const Footprint hexes(*one.who.state);
    const bool differs = std::ranges::any_of(
        hexes,
        [&](Hex hex) {
            return standAt(one.melee, {hex, one.who.state->storey}, one.defends).influence != one.stand.influence;
        });
    if (!differs)
        return {};
    return {note(says::siege_3_35d_worse, {{"name", one.who.name()}, {"hex", one.hex}})};
}

constexpr play::Rule<Standing> standingRules[] = {
    {note, says::siege_1_93d_stands, [](const Standing& one) { return one.onLadder(); },
     [](const Standing& one) { return play::args("name", one.who.name(), "hex", one.hex); }, atHex},
    {ruling, says::siege_ruling_ladder_raise_fights, [](const Standing& one) { return one.atFoot(); },
     [](const Standing& one) { return play::args("name", one.who.name(), "hex", one.hex); }},
    {rule::siege_1_71b, fightsFromHisHex},
    {rule::siege_3_35d, fightsOnHisWorseHex},
};

/// Those of one side.
struct Rank
{
    const Melee& melee;
    std::vector<Standing> all;

    Influence least() const
    {
        return std::ranges::min_element(all, {}, [](const Standing& one) { return one.stand.influence; })
            ->stand.influence;
    }
    Influence most() const
    {
        return std::ranges::max_element(all, {}, [](const Standing& one) { return one.stand.influence; })
            ->stand.influence;
    }
    bool differ() const { return least() != most(); }
};

Rank standings(play::Verdict& verdict, const Melee& melee, const std::vector<Body>& bodies, bool defend)
{
    Rank side{melee, {}};
    for (const Body& one : bodies)
    {
        side.all.push_back(standingOf(melee, one, defend));
        play::weigh(standingRules, side.all.back(), verdict);
    }
    return side;
}

/// 1.75: an attacker from outside at the keep's entrance.
bool attacksTheKeepDoor(const Melee& melee)
{
    const Ground& ground = melee.now.ground();
    return std::ranges::any_of(melee.at,
                               [&](const Body& target)
                               {
                                   const HexGround& door = ground.at(*target.state->hex);
                                   return door.keepDoor &&
                                          std::ranges::any_of(
                                              melee.by, [&](const Body& attacker)
                                              { return ground.at(*attacker.state->hex).building != door.building; });
                               });
}

// Which place counts for several.

Findings defendersOnTheMost(const Rank& defenders)
{
    if (!defenders.differ())
        return {};
    const bool least = defenders.melee.now.rules().defendersLeastPlace;
    return {ruling(least ? says::siege_ruling_defenders_terrain_least : says::siege_ruling_defenders_terrain_most,
                   {{"influence", wordOf(least ? defenders.least() : defenders.most())}})};
}

constexpr play::Rule<Rank> attackersRules[] = {
    {note, says::siege_1_72f_least, [](const Rank& attackers) { return attackers.differ(); },
     [](const Rank& attackers) { return play::args("influence", wordOf(attackers.least())); }}};
constexpr play::Rule<Rank> defendersRules[] = {{rule::siege_ruling_defenders_terrain, defendersOnTheMost}};
constexpr play::Rule<Melee> doorRules[] = {
    {note, says::siege_1_75_door, [](const Melee& melee) { return attacksTheKeepDoor(melee); },
     [](const Melee&) { return play::args("influence", wordOf(Influence::Worse)); }}};

} // namespace

play::Value wordOf(Influence influence)
{
    constexpr std::string_view words[] = {"minus", "zero", "plus"};
    return word("influence", words[static_cast<std::size_t>(influence)]);
}

Places sayPlaces(play::Verdict& verdict, const Melee& melee)
{
    const Rank attackers = standings(verdict, melee, melee.by, false);
    play::weigh(attackersRules, attackers, verdict);
    play::weigh(doorRules, melee, verdict);
    const Rank defenders = standings(verdict, melee, melee.at, true);
    play::weigh(defendersRules, defenders, verdict);
    return {attacksTheKeepDoor(melee) ? Influence::Worse : attackers.least(),
            melee.now.rules().defendersLeastPlace ? defenders.least() : defenders.most()};
}

std::vector<RuleId> rulesOfPlaces()
{
    std::vector<RuleId> ids;
    play::addIds(ids, standingRules);
    play::addIds(ids, attackersRules);
    play::addIds(ids, defendersRules);
    play::addIds(ids, doorRules);
    return ids;
}

} // namespace merlon::castle
