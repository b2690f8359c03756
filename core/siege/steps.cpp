#include "core/siege/steps.h"

#include "core/siege/crowd.h"
#include "core/siege/mantlet.h"
#include "siege_rules.h"

namespace merlon::siege
{
namespace
{

using castle::Barrier;
using castle::Cost;
using castle::Height;
using castle::HexGround;
using play::Findings;
using play::refusal;

Findings against(const Stride& stride, const Phrase& phrase)
{
    return {refusal(phrase, {{"hex", stride.to}}, placeOf(stride.to, hex::opposite(stride.side)))};
}

bool isRampart(const HexGround& ground)
{
    return ground.sight == castle::Sight::Rampart;
}

/// A walk on the walls is reached and left by another walk, by a door or room at its height, by stairs, over rubble.
bool joinsRamparts(const HexGround& ground, const castle::Terrain* row)
{
    const bool room = ground.building != castle::noBuilding && ground.height == Height::Wall;
    return isRampart(ground) || ground.rubble || room || (row != nullptr && row->id == "stairs");
}

/// The rampart hex that the ladder leans on, from its top (1.93e).
bool isOffTheLadder(const Stride& stride)
{
    return stride.offLadder() && stride.groundHere.ladderFaces == stride.side && isRampart(stride.groundThere);
}

/// Down to it, from the rampart hex that it leans on (1.93h).
bool isOntoTheLadderBelow(const Stride& stride)
{
    return stride.ontoLadder() && stride.groundThere.ladderFaces == hex::opposite(stride.side) &&
           isRampart(stride.groundHere);
}

bool isOffTheTower(const Stride& stride)
{
    return stride.aloft && stride.groundHere.siegeTower && isRampart(stride.groundThere);
}

bool isOntoTheTower(const Stride& stride)
{
    return stride.lands && stride.groundThere.siegeTower && isRampart(stride.groundHere);
}

/// Between the top of a siege tower and a rampart beside it (2.45a).
bool isAcross(const Stride& stride)
{
    return isOffTheTower(stride) || isOntoTheTower(stride);
}

Barrier barrierOf(const Stride& stride)
{
    return stride.groundHere.barriers[static_cast<std::size_t>(stride.side)];
}

bool isWalled(Barrier barrier)
{
    return barrier == Barrier::Wall || barrier == Barrier::Slit || barrier == Barrier::Shut;
}

/// Something stands on the side between, which has rules of its own.
bool isBarred(const Stride& stride)
{
    return isWalled(barrierOf(stride)) || barrierOf(stride) == Barrier::Parapet;
}

// What is against it, in the order in which a referee would say it.

Findings isSolid(const Stride& stride)
{
    if (stride.there == nullptr || stride.there->foot || stride.groundThere.ballista)
        return {};
    return {refusal(says::siege_1_1a_impassable, {{"hex", stride.to}}, placeOf(stride.to))};
}

bool touchesRubble(const Stride& stride)
{
    return stride.groundHere.rubble || stride.groundThere.rubble;
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
    if (!stride.offLadder() || !isRampart(stride.groundThere) || isOffTheLadder(stride))
        return {};
    return against(stride, says::siege_1_93f_other);
}

Findings goesDownAnotherLadder(const Stride& stride)
{
    if (!stride.ontoLadder() || !isRampart(stride.groundHere) || isOntoTheLadderBelow(stride))
        return {};
    return against(stride, says::siege_1_93h_other);
}

Findings goesDownALadder(const Stride& stride)
{
    const bool off = stride.offLadder() && !isRampart(stride.groundThere);
    if (stride.now.options().ladderDown != "up-only" || (!off && !isOntoTheLadderBelow(stride)))
        return {};
    return against(stride, says::siege_ruling_ladder_down_up_only);
}

/// Those on a ladder that leans there climb over it; by the other reading, so does whoever leaves a rampart.
Findings crossesAParapet(const Stride& stride)
{
    if (barrierOf(stride) != Barrier::Parapet || isOffTheLadder(stride) || isOntoTheLadderBelow(stride) ||
        isAcross(stride))
        return {};
    const bool leaves = isRampart(stride.groundHere) && !isRampart(stride.groundThere);
    return leaves && stride.now.options().rampartInside == "jump" ? Findings{}
                                                                  : against(stride, says::siege_1_61d_parapet);
}

Findings climbsARampart(const Stride& stride)
{
    if (!isRampart(stride.groundThere) || stride.offLadder() || isBarred(stride) || isAcross(stride))
        return {};
    return joinsRamparts(stride.groundHere, stride.here) ? Findings{} : against(stride, says::siege_1_61d_up);
}

Findings jumpsOffARampart(const Stride& stride)
{
    const bool mayLeave =
        stride.now.options().rampartInside == "jump" || joinsRamparts(stride.groundThere, stride.there);
    if (!isRampart(stride.groundHere) || stride.ontoLadder() || mayLeave || stride.there == nullptr ||
        !stride.there->foot || isBarred(stride) || isAcross(stride))
        return {};
    return against(stride, says::siege_ruling_rampart_inside_down);
}

Findings isNoGroundForHorses(const Stride& stride)
{
    if (!stride.hooved || stride.there == nullptr || !stride.there->foot || stride.there->mounted ||
        stride.groundThere.mantlet)
        return {};
    const bool engine = stride.groundThere.siegeTower || stride.groundThere.ram || stride.groundThere.ballista;
    return {refusal(engine ? says::siege_3_32a_horse.by(rule::siege_ruling_engines) : says::siege_3_32a_horse,
                    {{"hex", stride.to}}, placeOf(stride.to))};
}

/// For its other top hexes and ramparts only; a ladder beside it is neither.
Findings leavesTheTop(const Stride& stride)
{
    const bool onItsTop = stride.lands && !stride.ontoLadder();
    if (!stride.aloft || !stride.groundHere.siegeTower || onItsTop || isBarred(stride) || isOffTheTower(stride))
        return {};
    return against(stride, says::siege_2_42c_off);
}

Findings holdsAnEngine(const Stride& stride)
{
    if (stride.now.state().days.sheet.engineAt(stride.to) == nullptr)
        return {};
    return {refusal(says::siege_4_22_entered, {{"hex", stride.to}}, placeOf(stride.to))};
}

Findings holdsACart(const Stride& stride)
{
    if (!stride.groundThere.cart || stride.now.options().cartHex == "terrain")
        return {};
    return {refusal(says::siege_ruling_cart_hex_barred, {{"hex", stride.to}}, placeOf(stride.to))};
}

Findings holdsABallista(const Stride& stride)
{
    if (!stride.groundThere.ballista)
        return {};
    return {refusal(says::siege_3_43b_entered, {{"hex", stride.to}}, placeOf(stride.to))};
}

Findings isBehindAMantlet(const Stride& stride)
{
    if (!stride.hooved || !stride.groundThere.mantlet)
        return {};
    return {refusal(says::siege_5_23c_horse, {{"hex", stride.to}}, placeOf(stride.to))};
}

/// siege.ruling.mantlet-side, other reading.
Findings crossesTheBaseOfAMantlet(const Stride& stride)
{
    if (stride.now.options().mantletSide != "closed" || !acrossABase(stride.now, stride.from, stride.side))
        return {};
    return against(stride, says::siege_ruling_mantlet_side_closed);
}

/// The books weigh men, or horses: not both together, nor one horse alone.
Phrase forTheDead(const Position& now, Hex hex, bool aloft, int bodies, const Phrase& says)
{
    const int men = menAmong(now, hex, aloft);
    return men != 0 && men != bodies ? says.by(rule::siege_ruling_corpses) : says;
}

Findings isHeapedWithDead(const Stride& stride)
{
    return heapOn(stride.now, stride.to, stride.lands, stride.bodies);
}

Findings burns(const Stride& stride)
{
    if (!stride.groundThere.burning)
        return {};
    return {refusal(says::siege_3_54b_burns, {{"hex", stride.to}}, placeOf(stride.to))};
}

constexpr play::Rule<Stride> strideRules[] = {
    {rule::siege_1_1a, isSolid},
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
    {rule::siege_4_22, holdsAnEngine},
    {rule::siege_ruling_cart_hex, holdsACart},
    {rule::siege_3_43b, holdsABallista},
    {rule::siege_5_23c, isBehindAMantlet},
    {rule::siege_ruling_mantlet_side, crossesTheBaseOfAMantlet},
    {rule::siege_3_54b, burns},
    {rule::siege_1_61f, isHeapedWithDead},
};

// Prices that depend on where one comes from; the first that applies.

Cost acrossToTheRampart(const Stride& stride)
{
    return isOffTheTower(stride) ? stride.there->fromTowerTop : Cost();
}

Cost acrossToTheTower(const Stride& stride)
{
    return isOntoTheTower(stride) ? stride.there->fromRampart : Cost();
}

Cost withinTheTower(const Stride& stride)
{
    const bool within = stride.groundThere.siegeTower && stride.groundHere.engine == stride.groundThere.engine;
    return within && stride.aloft == stride.lands ? stride.there->sameLevel : Cost();
}

Cost intoTheTower(const Stride& stride)
{
    return stride.groundThere.siegeTower ? stride.there->foot : Cost();
}

Cost offTheLadder(const Stride& stride)
{
    return isOffTheLadder(stride) ? stride.there->fromLadder : Cost();
}

Cost offTheRubble(const Stride& stride)
{
    return stride.groundHere.rubble ? stride.there->fromRubble : Cost();
}

bool isInTheMoat(const castle::Terrain* row)
{
    return row != nullptr && row->height == Height::Moat;
}

/// For nothing more than what the hex beyond costs.
bool leavesTheMoat(const Stride& stride)
{
    return isInTheMoat(stride.here) && stride.there != nullptr && !isInTheMoat(stride.there);
}

Cost alongTheMoat(const Stride& stride)
{
    return isInTheMoat(stride.here) ? stride.there->fromMoat : Cost();
}

/// siege.ruling.moat-from, other reading: out of equipment that stands in the moat.
Cost alongThePrintedMoat(const Stride& stride)
{
    const bool printed = stride.now.options().moatFrom == "printed" && isInTheMoat(stride.now.terrainAt(stride.from));
    return printed ? stride.there->fromMoat : Cost();
}

Cost ontoTheLadderBelow(const Stride& stride)
{
    return isOntoTheLadderBelow(stride) ? stride.there->foot : Cost();
}

Cost ontoTheLadder(const Stride& stride)
{
    return stride.ontoLadder() ? stride.there->foot : Cost();
}

Cost ontoTheRubble(const Stride& stride)
{
    return stride.groundThere.rubble ? stride.there->foot : Cost();
}

struct PriceRow
{
    Phrase says;
    Cost (*points)(const Stride& stride);
};

constexpr PriceRow prices[] = {
    {says::siege_2_45a_enter, acrossToTheRampart},
    {says::siege_2_45a_enter, acrossToTheTower},
    {says::siege_2_42d_enter, withinTheTower},
    {says::siege_2_42b_enter, intoTheTower},
    {says::siege_1_93e_enter, offTheLadder},
    {says::siege_2_33c_enter, offTheRubble},
    {says::siege_1_1g_enter, alongTheMoat},
    {says::siege_1_1g_enter.by(rule::siege_ruling_moat_from), alongThePrintedMoat},
    {says::siege_1_93h_enter, ontoTheLadderBelow},
    {says::siege_1_93a_enter, ontoTheLadder},
    {says::siege_2_33b_enter, ontoTheRubble},
};

} // namespace

void judgeStride(play::Verdict& verdict, const Stride& stride)
{
    play::weigh(strideRules, stride, verdict);
}

Findings heapOn(const Position& now, Hex hex, bool aloft, int bodies)
{
    if (bodies < 6)
        return {};
    return {refusal(forTheDead(now, hex, aloft, bodies, says::siege_1_61f_heap), {{"hex", hex}}, placeOf(hex))};
}

bool isOpen(const Stride& stride)
{
    return stride.there != nullptr &&
           std::ranges::all_of(strideRules, [&](const auto& row) { return row.weigh(stride).empty(); });
}

Price priceOf(const Stride& stride)
{
    Price price;
    price.slowed = stride.bodies >= 3;
    if (stride.there == nullptr)
        return price;
    if (!stride.hooved)
        for (const PriceRow& row : prices)
            if (const Cost points = row.points(stride))
            {
                price.points = *points;
                price.says = row.says;
                return price;
            }
    // A rider whom the referee lets in where no horse goes pays as on foot, and nobody pays for a wall.
    const bool asMounted = stride.hooved && stride.there->mounted;
    price.points = (asMounted ? stride.there->mounted : stride.there->foot).value_or(0);
    price.says = {{stride.there->rule}, says::siege_1_1g_enter.key};
    if (isInTheMoat(stride.now.terrainAt(stride.from)) && isInTheMoat(stride.there))
        price.says = price.says.by(rule::siege_ruling_moat_from);
    return price;
}

void tellPrice(play::Verdict& verdict, const Stride& stride, const Price& price)
{
    if (stride.there != nullptr && (price.points > 1 || price.points != stride.there->foot))
    {
        const bool covering = stride.now.state().site->terrains->findCovering(stride.there->id) == stride.there;
        verdict.note(price.says,
                     {{"hex", stride.to},
                      {"terrain", word(covering ? "overlay" : "terrain", stride.there->id)},
                      {"points", price.points}},
                     placeOf(stride.to));
    }
    if (price.slowed)
        verdict.note(forTheDead(stride.now, stride.to, stride.lands, stride.bodies, says::siege_1_61e_slow),
                     {{"hex", stride.to}}, placeOf(stride.to));
    if (leavesTheMoat(stride))
        verdict.say(play::Weight::Ruling, says::siege_ruling_moat_exit_used, {{"hex", stride.to}});
}

bool landsAloft(const Position& now, Hex from, Side side, bool aloft)
{
    const HexGround& here = now.ground().at(from);
    const HexGround& there = now.ground().at(hex::neighbour(from, side));
    return there.ladder || (there.siegeTower && (isRampart(here) || (aloft && here.engine == there.engine)));
}

std::optional<Price> priceOfClimb(const Position& now, Hex hex, bool down)
{
    const castle::Terrain* row = now.state().site->rowAt(hex);
    if (row == nullptr || !now.ground().at(hex).siegeTower)
        return {};
    if (!down)
        return Price{row->climb.value_or(0), says::siege_2_42c_enter};
    const Cost points = now.options().towerDown == "one" ? row->sameLevel : row->foot;
    return Price{points.value_or(0), says::siege_ruling_tower_down_enter};
}

bool endsAloft(const Position& now, const Body& who, const std::vector<Hex>& path)
{
    bool aloft = who.state->aloft;
    for (std::size_t i = 1; i < path.size(); ++i)
        if (path[i] == path[i - 1])
            aloft = !aloft;
        else
            aloft = hex::distance(path[i - 1], path[i]) == 1 &&
                    landsAloft(now, path[i - 1], hex::sideTowards(path[i - 1], path[i]), aloft);
    return aloft;
}

bool couldEnter(const Position& now, bool mounted, Hex from, Side side, bool aloft)
{
    const bool lands = landsAloft(now, from, side, aloft);
    return isOpen({now, mounted, from, side, bodiesOn(now, hex::neighbour(from, side), lands), aloft});
}

Cost costOfStep(const Position& now, bool mounted, Hex from, Side side, bool aloft)
{
    const bool lands = landsAloft(now, from, side, aloft);
    const Stride stride{now, mounted, from, side, bodiesOn(now, hex::neighbour(from, side), lands), aloft};
    return isOpen(stride) ? Cost(priceOf(stride).whole()) : Cost();
}

std::vector<RuleId> rulesOfSteps()
{
    std::vector<RuleId> ids;
    play::addIds(ids, strideRules);
    for (const PriceRow& row : prices)
        ids.push_back(row.says.rule);
    ids.push_back(rule::siege_1_61e);
    ids.push_back(rule::siege_ruling_tower_down);
    for (const castle::Terrain& terrain : builtInRuleset()->terrains->all)
        ids.push_back({terrain.rule});
    for (const castle::Terrain& covering : builtInRuleset()->terrains->coverings)
        ids.push_back({covering.rule});
    return ids;
}

} // namespace merlon::siege
