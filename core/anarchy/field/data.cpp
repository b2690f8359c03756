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

} // namespace

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
                      .radius = ruleset->radius},
             .adjacentByReach = options.adjacent == "reach",
             .adjacencyRuling = rule::anarchy_ruling_119,
             .killsWhoCannotRetreat = options.retreatFailed == "killed" ? &says::anarchy_ruling_121_killed : nullptr,
             .embankment = options.embankmentSign == "0" ? Influence::Even : Influence::Worse,
             .embankmentRuling = rule::anarchy_ruling_6b};
}

bool isPlayable(const Position& now, Provenance grid)
{
    return grid == Provenance::Printed || options(now).missingGrid == "stand_in";
}

} // namespace merlon::anarchy
