// How the column of a melee is found, row by row: strengths, places, numbers (1.7, 1.71, 1.72).

#include "core/siege/melee.h"
#include "core/siege/nerve.h"
#include "siege_rules.h"

#include <algorithm>

namespace merlon::siege
{
namespace
{

using play::Finding;
using play::Findings;
using play::note;
using play::refusal;
using play::ruling;

/// What stands or lies there, equipment before the natural terrain (1.1k), and what it is worth.
struct Stand
{
    play::Value what;
    Influence influence = Influence::Even;
    Phrase says = says::siege_1_71b_stands;
};

/// A symbol that one edition has lost is that of the other.
Phrase standsOn(const MeleeTables& tables, std::string_view place)
{
    return std::ranges::count(tables.lost, place) == 0
               ? says::siege_1_71b_stands
               : says::siege_1_71b_stands.by(rule::siege_ruling_lost_glyphs, tables.lostIn);
}

Stand standAt(const Melee& melee, Hex hex, bool aloft)
{
    const castle::HexGround& ground = melee.now.ground().at(hex);
    const auto laid = [&](const char* kind) -> Stand {
        return {word("overlay", kind), melee.numbers().influenceOf(kind), standsOn(melee.numbers(), kind)};
    };
    if (ground.ladder)
        return laid("ladder");
    if (ground.siegeTower)
        return laid(aloft ? "siege_tower_top" : "siege_tower_in");
    if (ground.ram)
        return laid("ram");
    if (ground.mantlet)
        return laid("mantlet");
    if (ground.bridge)
        return laid("drawbridge");
    if (ground.rubble)
        return laid("rubble");
    if (ground.fascine)
        return laid("fascine");
    const castle::Terrain* terrain = melee.now.terrainAt(hex);
    if (terrain != nullptr && terrain->sight == castle::Sight::Inward && ground.sight == castle::Sight::Clear)
        return {word("overlay", "burnt"), Influence::Even};
    const std::string id = terrain == nullptr ? "plain" : terrain->id;
    const bool crest = terrain != nullptr && terrain->sight == castle::Sight::Crest;
    if (crest)
        return {word("terrain", id), melee.now.played().embankment,
                says::siege_1_71b_stands.by(rule::siege_ruling_embankment_influence)};
    return {word("terrain", id), melee.numbers().influenceOf(id), standsOn(melee.numbers(), id)};
}

play::Value wordOf(Influence influence)
{
    constexpr std::string_view words[] = {"minus", "zero", "plus"};
    return word("influence", words[static_cast<std::size_t>(influence)]);
}

/// One of those who fight, where he counts as standing.
struct Standing
{
    const Melee& melee;
    const Body& who;
    Hex hex; ///< of a rider, the worse of his two
    Stand stand;

    bool onLadder() const { return melee.now.onLadder(*who.state); }
    bool atFoot() const { return melee.now.ground().at(hex).ladder && !onLadder(); }
    play::Args args() const
    {
        return {{"name", who.name()}, {"hex", hex}, {"terrain", stand.what}, {"influence", wordOf(stand.influence)}};
    }
};

Standing standingOf(const Melee& melee, const Body& who)
{
    Standing worst{melee, who, *who.state->hex, standAt(melee, *who.state->hex, who.state->aloft)};
    for (const Hex hex : Footprint(*who.state))
        if (Stand here = standAt(melee, hex, who.state->aloft); here.influence < worst.stand.influence)
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

Findings fightsOnALadder(const Standing& one)
{
    if (!one.onLadder())
        return {};
    return {note(says::siege_1_93d_stands, {{"name", one.who.name()}, {"hex", one.hex}}, placeOf(one.hex))};
}

Findings fightsAtTheFootOfALadder(const Standing& one)
{
    if (!one.atFoot())
        return {};
    return {play::ruling(says::siege_ruling_ladder_raise_fights, {{"name", one.who.name()}, {"hex", one.hex}})};
}

Findings fightsOnHisWorseHex(const Standing& one)
{
    const Footprint hexes(*one.who.state);
    const bool differs = std::ranges::any_of(
        hexes, [&](Hex hex) { return standAt(one.melee, hex, one.who.state->aloft).influence != one.stand.influence; });
    if (!differs)
        return {};
    return {note(says::siege_3_35d_worse, {{"name", one.who.name()}, {"hex", one.hex}})};
}

constexpr play::Rule<Standing> standingRules[] = {
    {rule::siege_1_93d, fightsOnALadder},
    {rule::siege_ruling_ladder_raise, fightsAtTheFootOfALadder},
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

Rank standings(play::Verdict& verdict, const Melee& melee, const std::vector<Body>& bodies)
{
    Rank side{melee, {}};
    for (const Body& one : bodies)
    {
        side.all.push_back(standingOf(melee, one));
        play::weigh(standingRules, side.all.back(), verdict);
    }
    return side;
}

/// 1.75: an attacker from outside at the keep's entrance.
bool attacksTheKeepDoor(const Melee& melee)
{
    const castle::Ground& ground = melee.now.ground();
    return std::ranges::any_of(melee.at,
                               [&](const Body& target)
                               {
                                   const castle::HexGround& door = ground.at(*target.state->hex);
                                   return door.keepDoor &&
                                          std::ranges::any_of(
                                              melee.by, [&](const Body& attacker)
                                              { return ground.at(*attacker.state->hex).building != door.building; });
                               });
}

// Strengths.

Findings attacksAreAdded(const Odds& odds)
{
    if (!odds.melee.joint())
        return {};
    return {note(says::siege_1_72b_added, {{"attack", odds.attack}})};
}

Findings defencesAreAdded(const Odds& odds)
{
    if (!odds.melee.atSeveral())
        return {};
    return {note(says::siege_1_72a_added, {{"defence", odds.defence}})};
}

Findings animalsAmong(const Odds& odds, bool draught, const Phrase& phrase)
{
    Findings found;
    for (const Body& one : odds.melee.at)
        if (odds.melee.now.isAnimal(one.piece()) && odds.melee.now.isDraught(one.piece()) == draught)
            found.push_back(note(phrase, {{"name", one.name()}, {"defence", odds.melee.defenceOf(one)}}));
    return found;
}

Findings aHorseAlone(const Odds& odds)
{
    return animalsAmong(odds, false, says::siege_3_35c_defence);
}

Findings aDraughtAnimal(const Odds& odds)
{
    return animalsAmong(odds, true, says::siege_5_12b_defence);
}

Findings isRounded(const Odds& odds)
{
    if (odds.attack < odds.defence)
        return {};
    return {
        note(says::siege_1_7d_ratio,
             {{"attack", odds.attack}, {"defence", odds.defence}, {"ratio", ratioText(odds.attack, odds.defence)}})};
}

Findings isBelowOne(const Odds& odds)
{
    if (odds.attack >= odds.defence)
        return {};
    return {refusal(says::siege_1_7e_below, {{"attack", odds.attack}, {"defence", odds.defence}})};
}

Findings oneOfThemIsBelowOne(const Odds& odds)
{
    Findings found;
    if (odds.melee.now.options().jointBelowOne == "each" && odds.melee.joint())
        for (const Body& one : odds.melee.by)
            if (one.piece().attack < odds.defence)
                found.push_back(
                    refusal(says::siege_ruling_joint_below_one_each,
                            {{"name", one.name()}, {"attack", one.piece().attack}, {"defence", odds.defence}}));
    return found;
}

constexpr play::Rule<Odds> strengthRules[] = {
    {rule::siege_1_72b, attacksAreAdded}, {rule::siege_1_72a, defencesAreAdded},
    {rule::siege_3_35c, aHorseAlone},     {rule::siege_5_12b, aDraughtAnimal},
    {rule::siege_1_7e, isBelowOne},       {rule::siege_ruling_joint_below_one, oneOfThemIsBelowOne},
    {rule::siege_1_7d, isRounded},
};

// Shifts.

Findings placesAgainstEachOther(const Odds& odds)
{
    const int columns = odds.melee.numbers().shiftOf(odds.attackers, odds.defenders);
    const play::Args args{
        {"attacker", wordOf(odds.attackers)}, {"defender", wordOf(odds.defenders)}, {"columns", std::abs(columns)}};
    const Phrase& says = columns == 0  ? says::siege_1_71a_none
                         : columns < 0 ? says::siege_1_71a_left
                                       : says::siege_1_71a_right;
    Finding found = note(says, args);
    found.add = columns;
    return {found};
}

Findings severalAttackers(const Odds& odds)
{
    if (!odds.melee.joint() || odds.melee.mounted())
        return {};
    Finding found = note(says::siege_1_72c_joint, {{"columns", odds.joint}});
    found.add = odds.joint;
    return {found};
}

Findings severalAtARider(const Odds& odds)
{
    if (!odds.melee.joint() || !odds.melee.mounted())
        return {};
    Finding found = ruling(says::siege_ruling_mounted_joint_none);
    found.add = odds.joint;
    return {found};
}

Findings attacksThosePanicked(const Odds& odds)
{
    const int columns = odds.melee.numbers().panickedTarget;
    if (!std::ranges::all_of(odds.melee.at, inPanic))
        return {};
    Finding found = note(says::siege_panic_2g_shift, {{"columns", columns}});
    found.add = columns;
    return {found};
}

Findings attacksSomePanicked(const Odds& odds)
{
    const auto steady = std::ranges::count_if(odds.melee.at, [](const Body& one) { return !inPanic(one); });
    if (steady == 0 || steady == std::ssize(odds.melee.at))
        return {};
    if (!areInPanic(odds.melee.now, odds.melee.at))
        return {ruling(says::siege_ruling_panic_joint_all)};
    Finding found = ruling(says::siege_ruling_panic_joint_any);
    found.add = odds.melee.numbers().panickedTarget;
    return {found};
}

constexpr play::Rule<Odds> shiftRules[] = {
    {rule::siege_1_71a, placesAgainstEachOther},           {rule::siege_1_72c, severalAttackers},
    {rule::siege_ruling_mounted_joint, severalAtARider},   {rule::siege_panic_2g, attacksThosePanicked},
    {rule::siege_ruling_panic_joint, attacksSomePanicked},
};

Findings shiftsTogether(const Odds& odds)
{
    if (odds.joint == 0 || odds.shift == odds.joint)
        return {};
    return {note(says::siege_1_72g_together, {{"shift", odds.shift}})};
}

Findings shiftedBelowOne(const Odds& odds)
{
    if (odds.unclamped() >= 1 || odds.ratio() < 1)
        return {};
    return {odds.melee.now.options().belowOne == "clamp" ? ruling(says::siege_ruling_below_one_clamped)
                                                         : refusal(says::siege_ruling_below_one_shifted)};
}

Findings beyondTheTop(const Odds& odds)
{
    if (odds.ratio() <= odds.top() && odds.unclamped() <= odds.top())
        return {};
    return {ruling(says::siege_ruling_top_column_used, {{"column", ratioText(odds.top(), 1)}})};
}

constexpr play::Rule<Odds> columnRules[] = {
    {rule::siege_1_72g, shiftsTogether},
    {rule::siege_ruling_below_one, shiftedBelowOne},
    {rule::siege_ruling_top_column, beyondTheTop},
};

// Which place counts for several.

Findings attackersOnTheLeast(const Rank& attackers)
{
    if (!attackers.differ())
        return {};
    return {note(says::siege_1_72f_least, {{"influence", wordOf(attackers.least())}})};
}

Findings defendersOnTheMost(const Rank& defenders)
{
    if (!defenders.differ())
        return {};
    const bool least = defenders.melee.now.options().defendersTerrain == "least";
    return {ruling(least ? says::siege_ruling_defenders_terrain_least : says::siege_ruling_defenders_terrain_most,
                   {{"influence", wordOf(least ? defenders.least() : defenders.most())}})};
}

Findings atTheKeepDoor(const Melee& melee)
{
    if (!attacksTheKeepDoor(melee))
        return {};
    return {note(says::siege_1_75_door, {{"influence", wordOf(Influence::Worse)}})};
}

constexpr play::Rule<Rank> attackersRules[] = {{rule::siege_1_72f, attackersOnTheLeast}};
constexpr play::Rule<Rank> defendersRules[] = {{rule::siege_ruling_defenders_terrain, defendersOnTheMost}};
constexpr play::Rule<Melee> doorRules[] = {{rule::siege_1_75, atTheKeepDoor}};

} // namespace

std::string ratioText(int attack, int defence)
{
    if (attack >= defence)
        return std::to_string(attack / defence) + "-1";
    return "1-" + (attack > 0 ? std::to_string((defence + attack - 1) / attack) : std::to_string(defence));
}

Odds sayOdds(play::Verdict& verdict, const Melee& melee)
{
    Odds odds{melee, melee.attack(), melee.defence()};
    verdict.fact("attack", odds.attack).fact("defence", odds.defence);
    verdict.fact("ratio", ratioText(odds.attack, odds.defence));
    play::weigh(strengthRules, odds, verdict);

    const Rank attackers = standings(verdict, melee, melee.by);
    play::weigh(attackersRules, attackers, verdict);
    play::weigh(doorRules, melee, verdict);
    const Rank defenders = standings(verdict, melee, melee.at);
    play::weigh(defendersRules, defenders, verdict);
    odds.attackers = attacksTheKeepDoor(melee) ? Influence::Worse : attackers.least();
    odds.defenders = melee.now.options().defendersTerrain == "least" ? defenders.least() : defenders.most();
    odds.joint = !melee.joint() ? 0 : melee.mounted() ? melee.numbers().jointMounted : melee.numbers().jointFoot;
    odds.shift = play::weigh(shiftRules, odds, verdict);
    verdict.fact("shift", odds.shift, true);
    play::weigh(columnRules, odds, verdict);
    verdict.fact("column", ratioText(odds.column(), 1));
    return odds;
}

std::vector<RuleId> rulesOfOdds()
{
    std::vector<RuleId> ids;
    play::addIds(ids, standingRules);
    play::addIds(ids, strengthRules);
    play::addIds(ids, shiftRules);
    play::addIds(ids, columnRules);
    play::addIds(ids, attackersRules);
    play::addIds(ids, defendersRules);
    play::addIds(ids, doorRules);
    return ids;
}

} // namespace merlon::siege
