// How The Anarchy plays the battle: its switches in the castle's words.

#include "core/anarchy/field/state.h"

#include "anarchy_rules/ruling.h"

#include <algorithm>

namespace merlon::anarchy
{

using namespace castle;

namespace
{

void setPrice(Terrains& terrains, std::string_view id, std::optional<int> foot, std::optional<int> mounted,
              RuleId ruling = {})
{
    for (Terrain& one : terrains.all)
        if (one.id == id && foot)
        {
            one.foot = foot;
            one.mounted = mounted;
            if (!ruling.id.empty())
                one.ruling = ruling.id;
        }
}

/// What stands or lies on hexes, as the scenario reads its prices and covers.
void playThings(Terrains& terrains, const Options& options)
{
    for (Thing& one : terrains.things)
    {
        if (one.id == "bridge" && options.bridgeFromMoat == "1")
            one.row->fromMoat = 1;
        if (!one.hangs())
            continue;
        Storey& above = one.storeys.back();
        if (options.battlementPrice == "instead") // 2 in all
            for (Cost* price : {&above.row->fromRampart, &above.row->toRampart})
                *price = **price - above.row->foot.value_or(0);
        if (options.hoardingBackCover == "none")
            above.behind = {};
    }
}

/// The signs of places that the scenario reads otherwise.
void playSigns(MeleeNumbers& melee, const Options& options)
{
    if (options.rampartPlus == "false")
        melee.defending["rampart"] = Influence::Even;
    if (options.hoardingMinus == "attacking")
    {
        melee.defending["hoarding"] = Influence::Even;
        melee.readBy["hoarding"] = std::string(rule::anarchy_ruling_16.id);
    }
}

} // namespace

std::shared_ptr<const Ruleset> signedBy(const std::shared_ptr<const Ruleset>& ruleset, const Options& options)
{
    auto own = std::make_shared<Ruleset>(*ruleset);
    playSigns(own->melee, options);
    return own;
}

std::shared_ptr<const Terrains> terrainsBy(const Ruleset& ruleset, const Options& options)
{
    Terrains own = *ruleset.terrains;
    if (options.thirdCostCell == "shallow_water") // then the embankment's is the relative's
    {
        const Cost ridden = own.find("embankment")->mounted;
        const Cost walked = own.find("embankment")->foot;
        setPrice(own, "embankment", walked, walked);
        setPrice(own, "shallow_water", walked, ridden);
        for (Terrain& one : own.all)
            if (one.id == "shallow_water")
                one.ruling = rule::anarchy_ruling_109.id;
    }
    if (options.windowPrice == "surcharge") // the four come on top of the hex
        for (const std::string_view id : {"wall_window", "low_wall"})
            setPrice(own, id, *own.find(id)->foot + *own.find("interior")->foot, {}, rule::anarchy_ruling_111);
    if (options.churchWindowCost == "1")
        setPrice(own, "church_window", own.find("interior")->foot, {}, rule::anarchy_ruling_110);
    playThings(own, options);
    setPrice(own, "beach", options.beachCost, options.beachCost);
    setPrice(own, "shallow_water", options.shallowWaterCost, options.shallowWaterCost);
    setPrice(own, "ford", options.fordCost, options.fordCost);
    return std::make_shared<const Terrains>(std::move(own));
}

void Data::playBy(const Options& chosen)
{
    options = chosen;
    rules = {.numbers = ruleset,
             .line = {.edgeOfTarget = options.waterEdge == "target_hex",
                      .coverAtEdge = options.riverEdge == "light",
                      .coverAllRound = options.coverBySide == "false",
                      .cornerShelters = options.cornerCover == "covered",
                      .cornerBares = options.cornerCover == "open",
                      .overHangings = options.overHoarding == "free",
                      .notFromBeneath = options.machicolationUpDistance == "1",
                      .radius = ruleset->radius},
             .adjacentByReach = options.adjacent == "reach",
             .adjacencyRuling = rule::anarchy_ruling_119,
             .printedMoatPrice = options.moatFromFilled == "1",
             .killsWhoCannotRetreat = options.retreatFailed == "killed" ? &says::anarchy_ruling_121_killed : nullptr,
             .embankment = options.embankmentSign == "0" ? Influence::Even : Influence::Worse,
             .embankmentRuling = rule::anarchy_ruling_6b,
             .ladderGround = LadderGround::FilledMoat, // 3.4.4
             .mantletTurnsAlong = options.mantletTurn == "with_move_only" ? &says::anarchy_ruling_139_along : nullptr};
}

bool isPlayable(const Position& now, Provenance grid)
{
    return grid == Provenance::Printed || options(now).missingGrid == "stand_in";
}

} // namespace merlon::anarchy
