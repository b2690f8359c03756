#include "core/castle/moves/moves.h"

#include "core/castle/field/occupants.h"
#include "core/rules/catalogue.h"
#include "siege_rules/1_1.h"
#include "siege_rules/1_61.h"
#include "siege_rules/1_93.h"
#include "siege_rules/2_33.h"
#include "siege_rules/2_42.h"
#include "siege_rules/2_45.h"
#include "siege_rules/ruling.h"

namespace merlon::castle
{
namespace
{

// Prices that depend on where one comes from; the first that applies.

Cost acrossToTheRampart(const Stride& stride)
{
    return stride.isOffTheTower() ? stride.there->fromTowerTop : Cost();
}

Cost acrossToTheTower(const Stride& stride)
{
    return stride.isOntoTheTower() ? stride.there->fromRampart : Cost();
}

Cost withinTheTower(const Stride& stride)
{
    return stride.within() && stride.storey == stride.lands ? stride.there->sameLevel : Cost();
}

Cost intoTheTower(const Stride& stride)
{
    return stride.groundThere.tower() != nullptr ? stride.there->foot : Cost();
}

Cost offTheLadder(const Stride& stride)
{
    return stride.isOffTheLadder() ? stride.there->fromLadder : Cost();
}

Cost offTheRubble(const Stride& stride)
{
    return stride.groundHere.demolished ? stride.there->fromRubble : Cost();
}

bool isInTheMoat(const Terrain* row)
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
    const bool printed = stride.now.rules().printedMoatPrice && isInTheMoat(stride.now.terrainAt(stride.from));
    return printed ? stride.there->fromMoat : Cost();
}

Cost ontoTheLadderBelow(const Stride& stride)
{
    return stride.isOntoTheLadderBelow() ? stride.there->foot : Cost();
}

Cost ontoTheLadder(const Stride& stride)
{
    return stride.ontoLadder() ? stride.there->foot : Cost();
}

Cost ontoTheRubble(const Stride& stride)
{
    return stride.groundThere.demolished ? stride.there->foot : Cost();
}

Phrase enterBy(const Terrain& row)
{
    const Phrase says{{row.rule}, says::siege_1_1g_enter.key};
    return row.ruling.empty() ? says : says.by({row.ruling});
}

/// On foot along what hangs on a wall, and over the parapet on or off it; out of a moat onto what lies in it.
bool saysItsRow(const Stride& stride, Price& price)
{
    if (stride.hooved)
        return false;
    const Terrain* row = nullptr;
    Cost points;
    if (stride.lands > 0 && stride.groundThere.hanging() != nullptr)
    {
        row = stride.there;
        points = stride.isOntoTheTower() ? row->fromRampart : row->foot;
    }
    else if (stride.storey > 0 && stride.groundHere.hanging() != nullptr && stride.isOffTheTower())
    {
        row = stride.here;
        points = row->toRampart;
    }
    else if (isInTheMoat(stride.here) && !isInTheMoat(stride.there))
    {
        row = stride.there;
        points = row->fromMoat;
    }
    if (row == nullptr || !points)
        return false;
    price.points = *points;
    price.says = enterBy(*row);
    return true;
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

Price priceOf(const Stride& stride)
{
    Price price;
    price.slowed = stride.bodies >= 3;
    if (stride.there == nullptr)
        return price;
    if (saysItsRow(stride, price))
        return price;
    if (!stride.hooved)
        for (const PriceRow& row : prices)
            if (const Cost points = row.points(stride))
            {
                price.points = *points;
                price.says = row.says;
                if (price.says.rule == rule::siege_1_1g && !stride.there->rule.empty())
                    price.says.rule = {stride.there->rule};
                return price;
            }
    // A rider whom the referee lets in where no horse goes pays as on foot, and nobody pays for a wall.
    const bool asMounted = stride.hooved && stride.there->mounted;
    price.points = (asMounted ? stride.there->mounted : stride.there->foot).value_or(0);
    price.says = {{stride.there->rule}, says::siege_1_1g_enter.key};
    if (isInTheMoat(stride.now.terrainAt(stride.from)) && isInTheMoat(stride.there))
        price.says = price.says.by(rule::siege_ruling_moat_from);
    if (!stride.there->ruling.empty())
        price.says = price.says.by({stride.there->ruling});
    return price;
}

void tellPrice(play::Verdict& verdict, const Stride& stride, const Price& price)
{
    if (stride.there != nullptr && (price.points > 1 || price.points != stride.there->foot))
    {
        const bool covering = stride.now.state().site->terrains->find(stride.there->id) != stride.there;
        verdict.note(price.says,
                     {{"hex", stride.to},
                      {"terrain", word(covering ? "overlay" : "terrain", stride.there->id)},
                      {"points", price.points}},
                     placeOf(stride.to));
    }
    if (price.slowed)
        verdict.note(forTheDead(stride.now, stride.end(), stride.bodies, says::siege_1_61e_slow), {{"hex", stride.to}},
                     placeOf(stride.to));
    if (leavesTheMoat(stride))
        verdict.say(play::Weight::Ruling, says::siege_ruling_moat_exit_used, {{"hex", stride.to}});
}

std::optional<Price> priceOfClimb(const Position& now, Spot from, int storey)
{
    const Standing* tower = now.ground().at(from.hex).tall();
    const Storey* place = tower != nullptr && !tower->kind->hangs() ? tower->kind->storey(storey) : nullptr;
    if (place == nullptr || std::abs(storey - from.storey) != 1)
        return {};
    const Terrain& row = *now.state().site->rowAt({from.hex, storey});
    const Cost down = now.rules().towerDownForOne ? row.sameLevel : row.down ? row.down : row.foot;
    return Price{(storey > from.storey ? row.climb : down).value_or(0),
                 rules::phraseOf(place->climbed.rule, place->climbed.key)};
}

Cost costOfStep(const Position& now, Gait gait, Spot from, Side side)
{
    const int lands = storeyBeyond(now, from, side);
    const int bodies = bodiesOn(now, {hex::neighbour(from.hex, side), lands});
    const Stride stride{now, gait.hooved, from.hex, side, bodies, from.storey, false, gait.armoured, lands};
    return isOpen(stride) ? Cost(priceOf(stride).whole()) : Cost();
}

std::vector<RuleId> rulesOfPrices()
{
    std::vector<RuleId> ids{rule::siege_1_61e};
    for (const PriceRow& row : prices)
        ids.push_back(row.says.rule);
    return ids;
}

} // namespace merlon::castle
