#include "core/castle/moves/moves.h"

#include "core/castle/field/occupants.h"
#include "core/castle/field/tables.h"
#include "core/castle/moves/walks.h"
#include "core/rules/catalogue.h"
#include "siege_rules/1_1.h"
#include "siege_rules/1_61.h"
#include "siege_rules/1_93.h"
#include "siege_rules/2_33.h"
#include "siege_rules/2_42.h"
#include "siege_rules/3_32.h"
#include "siege_rules/3_43.h"
#include "siege_rules/3_54.h"
#include "siege_rules/4_22.h"
#include "siege_rules/5_23.h"
#include "siege_rules/ruling.h"

namespace merlon::castle
{
namespace
{

using play::Findings;
using play::refusal;

Findings against(const Stride& stride, const Phrase& phrase)
{
    return {refusal(phrase, {{"hex", stride.to}}, placeOf(stride.to, hex::opposite(stride.side)))};
}

bool isRampart(const HexGround& ground)
{
    return ground.sight == Sight::Rampart;
}

/// Between the top of a siege tower and a rampart beside it (2.45a).
bool isAcross(const Stride& stride)
{
    return stride.isOffTheTower() || stride.isOntoTheTower();
}

Barrier barrierOf(const Stride& stride)
{
    return stride.groundHere.barriers[static_cast<std::size_t>(stride.side)];
}

/// Something stands on the side between, which has rules of its own.
bool isBarred(const Stride& stride)
{
    return isWalled(barrierOf(stride)) || barrierOf(stride) == Barrier::Parapet;
}

// What is against it, in the order in which a referee would say it.

bool touchesRubble(const Stride& stride)
{
    return stride.groundHere.demolished || stride.groundThere.demolished;
}

Findings crossesAWallThatStillStands(const Stride& stride)
{
    return isWalled(barrierOf(stride)) && touchesRubble(stride) ? against(stride, says::siege_2_33a_stands)
                                                                : Findings{};
}

Findings crossesAWall(const Stride& stride)
{
    if (touchesRubble(stride))
        return {};
    switch (barrierOf(stride))
    {
    case Barrier::Wall:
        return against(stride, says::siege_1_61c_wall);
    case Barrier::Slit:
        return against(stride, says::siege_1_61c_slit);
    case Barrier::Shut:
        return against(stride, says::siege_1_61c_shut);
    default:
        return {};
    }
}

Findings climbsOntoAnotherRampart(const Stride& stride)
{
    if (!stride.offLadder() || !isRampart(stride.groundThere) || stride.isOffTheLadder())
        return {};
    return against(stride, says::siege_1_93f_other);
}

Findings goesDownAnotherLadder(const Stride& stride)
{
    if (!stride.ontoLadder() || !isRampart(stride.groundHere) || stride.isOntoTheLadderBelow())
        return {};
    return against(stride, says::siege_1_93h_other);
}

Findings goesDownALadder(const Stride& stride)
{
    const bool off = stride.offLadder() && !isRampart(stride.groundThere);
    if (!stride.now.rules().laddersUpOnly || stride.flees || (!off && !stride.isOntoTheLadderBelow()))
        return {};
    return against(stride, says::siege_ruling_ladder_down_up_only);
}

/// Those on a ladder that leans there climb over it; by the other reading, so does whoever leaves a rampart.
/// Those of some terrains are cited beside the family's.
Phrase byItsParapet(const Stride& stride)
{
    for (const Hex hex : {stride.to, stride.from})
        if (const Terrain* terrain = stride.now.terrainAt(hex); terrain != nullptr && !terrain->parapetBy.empty())
            return says::siege_1_61d_parapet.by({terrain->parapetBy});
    return says::siege_1_61d_parapet;
}

Findings crossesAParapet(const Stride& stride)
{
    if (barrierOf(stride) != Barrier::Parapet || stride.isOffTheLadder() || stride.isOntoTheLadderBelow() ||
        isAcross(stride))
        return {};
    const bool leaves = isRampart(stride.groundHere) && !isRampart(stride.groundThere);
    return leaves && stride.now.rules().jumpsOffRamparts ? Findings{} : against(stride, byItsParapet(stride));
}

Findings climbsARampart(const Stride& stride)
{
    if (!isRampart(stride.groundThere) || stride.offLadder() || isBarred(stride) || isAcross(stride))
        return {};
    return joinsRamparts(stride.groundHere, stride.here) ? Findings{} : against(stride, says::siege_1_61d_up);
}

Findings jumpsOffARampart(const Stride& stride)
{
    if (!leavesTheWalls(stride) || stride.now.rules().jumpsOffRamparts || stride.there == nullptr ||
        !stride.there->foot || isBarred(stride))
        return {};
    return against(stride, says::siege_ruling_rampart_inside_down);
}

Findings isNoGroundForHorses(const Stride& stride)
{
    if (!stride.hooved || stride.there == nullptr || !stride.there->foot || stride.there->mounted ||
        stride.groundThere.has(thing::mantlet))
        return {};
    const HexGround& there = stride.groundThere;
    const bool engine = there.has(thing::siegeTower) || there.has(thing::ram) || there.has(thing::ballista);
    const Phrase ground = says::siege_3_32a_horse.by({stride.there->closedBy});
    return {refusal(engine ? says::siege_3_32a_horse.by(rule::siege_ruling_engines) : ground, {{"hex", stride.to}},
                    placeOf(stride.to))};
}

/// For its other top hexes and ramparts only; a ladder beside it is neither.
Findings leavesTheTop(const Stride& stride)
{
    const bool onItsTop = stride.lands > 0 && !stride.ontoLadder();
    if (stride.storey == 0 || stride.groundHere.tower() == nullptr || onItsTop || isBarred(stride) ||
        stride.isOffTheTower())
        return {};
    return against(stride, says::siege_2_42c_off);
}

/// siege.ruling.mantlet-side, other reading.
Findings crossesTheBaseOfAMantlet(const Stride& stride)
{
    if (!stride.now.rules().mantletBaseCloses || !acrossABase(stride.now, stride.from, stride.side))
        return {};
    return against(stride, says::siege_ruling_mantlet_side_closed);
}

Findings isHeapedWithDead(const Stride& stride)
{
    return heapOn(stride.now, stride.end(), stride.bodies);
}

/// In the words of its row.
Findings isClosedByItsRow(const Stride& stride)
{
    if (stride.there == nullptr || stride.there->foot || !stride.there->closes)
        return {};
    const Sentence& says = stride.there->closes;
    return {refusal(rules::phraseOf(says.rule, says.key), {{"hex", stride.to}}, placeOf(stride.to))};
}

constexpr play::Rule<Stride> strideRules[] = {
    {refusal, says::siege_1_1a_impassable,
     [](const Stride& stride)
     {
         return stride.there != nullptr && !stride.there->foot && !stride.there->closes &&
                !stride.groundThere.has(thing::ballista);
     },
     hexEntered, atHexEntered},
    {play::several, isClosedByItsRow},
    {rule::siege_1_61c, crossesAWall},
    {rule::siege_2_33a, crossesAWallThatStillStands},
    {rule::siege_1_93f, climbsOntoAnotherRampart},
    {rule::siege_1_93h, goesDownAnotherLadder},
    {rule::siege_ruling_ladder_down, goesDownALadder},
    {rule::siege_1_61d, crossesAParapet},
    {rule::siege_1_61d, climbsARampart},
    {rule::siege_ruling_rampart_inside, jumpsOffARampart},
    {rule::siege_3_32a, isNoGroundForHorses},
    {rule::siege_2_42c, leavesTheTop},
    {refusal, says::siege_4_22_entered,
     [](const Stride& stride) { return stride.now.state().sheet.engineAt(stride.to) != nullptr; }, hexEntered,
     atHexEntered},
    {refusal, says::siege_ruling_cart_hex_barred,
     [](const Stride& stride) { return stride.groundThere.has(thing::cart) && !stride.now.rules().cartsArePassable; },
     hexEntered, atHexEntered},
    {refusal, says::siege_3_43b_entered, [](const Stride& stride) { return stride.groundThere.has(thing::ballista); },
     hexEntered, atHexEntered},
    {refusal, says::siege_5_23c_horse,
     [](const Stride& stride) { return stride.hooved && stride.groundThere.has(thing::mantlet); }, hexEntered,
     atHexEntered},
    {rule::siege_ruling_mantlet_side, crossesTheBaseOfAMantlet},
    {refusal, says::siege_3_54b_burns, [](const Stride& stride) { return stride.groundThere.has(thing::fire); },
     hexEntered, atHexEntered},
    {rule::siege_1_61f, isHeapedWithDead},
};

} // namespace

bool joinsRamparts(const HexGround& ground, const Terrain* row)
{
    const bool room = ground.building != noBuilding && ground.height == Height::Wall;
    return isRampart(ground) || ground.demolished || room || (row != nullptr && row->id == "stairs");
}

bool Stride::isOffTheLadder() const
{
    return offLadder() && groundHere.leaning()->faces == side && isRampart(groundThere);
}

bool Stride::isOntoTheLadderBelow() const
{
    return ontoLadder() && groundThere.leaning()->faces == hex::opposite(side) && isRampart(groundHere);
}

bool Stride::isOffTheTower() const
{
    return storey > 0 && groundHere.tall() != nullptr && isRampart(groundThere) &&
           now.ground().heightAt({from, storey}) == groundThere.height;
}

bool Stride::isOntoTheTower() const
{
    return lands > 0 && groundThere.tall() != nullptr && isRampart(groundHere);
}

bool Stride::within() const
{
    const Standing* tower = groundThere.tall();
    return tower != nullptr && groundHere.holds(tower->overlay);
}

bool leavesTheWalls(const Stride& stride)
{
    return isRampart(stride.groundHere) && !stride.ontoLadder() && !isAcross(stride) &&
           !joinsRamparts(stride.groundThere, stride.there);
}

play::Rows<Stride> strideRows()
{
    return strideRules;
}

void judgeStride(play::Verdict& verdict, const Stride& stride)
{
    play::weigh(stride.now.tables().strides, stride, verdict);
}

Phrase forTheDead(const Position& now, Spot spot, int bodies, const Phrase& says)
{
    const int men = menAmong(now, spot);
    return men != 0 && men != bodies ? says.by(rule::siege_ruling_corpses) : says;
}

Findings heapOn(const Position& now, Spot spot, int bodies)
{
    if (bodies < 6)
        return {};
    return {refusal(forTheDead(now, spot, bodies, says::siege_1_61f_heap), {{"hex", spot.hex}}, placeOf(spot.hex))};
}

bool isOpen(const Stride& stride)
{
    return stride.there != nullptr && stride.now.tables().strides.silent(stride);
}

int storeyBeyond(const Position& now, Spot from, Side side)
{
    const HexGround& there = now.ground().at(hex::neighbour(from.hex, side));
    if (const Standing* ladder = there.leaning())
        return ladder->kind->storeys.front().number;
    const Standing* tower = there.tall();
    if (tower == nullptr)
        return 0;
    const HexGround& here = now.ground().at(from.hex);
    if (from.storey > 0 && here.holds(tower->overlay))
        return tower->kind->storey(from.storey) != nullptr ? from.storey : 0;
    const bool alongAWall = from.storey > 0 && here.hanging() != nullptr && tower->kind->hangs();
    const Height height = alongAWall ? here.heightOn(from.storey) : here.height;
    const auto isAsHigh = [&](const Storey& one) { return one.number > 0 && one.height == height; };
    const auto level = std::ranges::find_if(tower->kind->storeys, isAsHigh);
    return (isRampart(here) || alongAWall) && level != tower->kind->storeys.end() ? level->number : 0;
}

Spot endOf(const Position& now, const Body& who, const std::vector<Hex>& path)
{
    int storey = who.state->storey;
    for (std::size_t i = 1; i < path.size(); ++i)
        if (path[i] == path[i - 1])
            storey = climbed(storey);
        else
            storey = hex::distance(path[i - 1], path[i]) == 1
                         ? storeyBeyond(now, {path[i - 1], storey}, hex::sideTowards(path[i - 1], path[i]))
                         : 0;
    return {path.back(), storey};
}

Gait::Gait(const Position& now, const Body& who) : Gait(now.isHooved(who))
{
    armoured = !hooved && afoot(who).armoured;
}

/// A word for none is none at all.
Gait Gait::afoot(const Body& who)
{
    const std::string& armour = who.piece().armour;
    Gait gait;
    gait.armoured = !armour.empty() && armour != "none" && armour != "false";
    return gait;
}

bool couldEnter(const Position& now, Gait gait, Spot from, Side side, bool flees)
{
    const int lands = storeyBeyond(now, from, side);
    const int bodies = bodiesOn(now, {hex::neighbour(from.hex, side), lands});
    return isOpen({now, gait.hooved, from.hex, side, bodies, from.storey, flees, gait.armoured, lands});
}

std::vector<RuleId> rulesOfSteps()
{
    return rulesOfPrices();
}

bool mayNotStop(const Position& now, const Body& who, Hex hex)
{
    const Terrain* row = now.state().site->rowAt(hex);
    return now.isHooved(who) && row && !row->mountedMayStop;
}

bool acrossABase(const Position& now, Hex hex, Side side)
{
    const auto lies = [&](Hex at, Side along)
    {
        const Standing* mantlet = now.ground().at(at).find(thing::mantlet);
        return mantlet != nullptr && mantlet->faces == along;
    };
    return lies(hex, side) || lies(hex::neighbour(hex, side), hex::opposite(side));
}

} // namespace merlon::castle
