#include "core/centuria/table/zones.h"

#include "centuria-table_rules.h"

#include <algorithm>

namespace merlon::centuria::setup
{
namespace
{

/// As seen by the player on South, and as it lies for whoever has that edge.
Outline turned(const Data& data, Outline outline, bool south)
{
    if (!south)
        for (Vec& corner : outline)
            corner.y = data.numbers->depth - corner.y;
    return outline;
}

struct EdgeStrip
{
    const Phrase& outside;
    const Phrase& inside;
    int ZoneNumbers::*deep;
};

const EdgeStrip& edgeStripOf(Battle battle, bool defends)
{
    using Z = ZoneNumbers;
    static const EdgeStrip avanguardie{says::centuria_scenario_avanguardie_zone_out,
                                       says::centuria_scenario_avanguardie_zone_in, &Z::avanguardie};
    static const EdgeStrip defender{says::centuria_scenario_saccheggio_zone_defender_out,
                                    says::centuria_scenario_saccheggio_zone_defender_in, &Z::saccheggioDefender};
    static const EdgeStrip attacker{says::centuria_scenario_saccheggio_zone_attacker_out,
                                    says::centuria_scenario_saccheggio_zone_attacker_in, &Z::saccheggioAttacker};
    static const EdgeStrip ponte{says::centuria_scenario_ponte_zone_out, says::centuria_scenario_ponte_zone_in,
                                 &Z::ponte};
    static const EdgeStrip bottino{says::centuria_scenario_bottino_zone_out, says::centuria_scenario_bottino_zone_in,
                                   &Z::bottino};
    static const EdgeStrip rifornimenti{says::centuria_scenario_rifornimenti_zone_out,
                                        says::centuria_scenario_rifornimenti_zone_in, &Z::rifornimenti};
    static const EdgeStrip breccia{says::centuria_scenario_breccia_zone_out, says::centuria_scenario_breccia_zone_in,
                                   &Z::breccia};
    switch (battle)
    {
    case Battle::Avanguardie:
        return avanguardie;
    case Battle::Saccheggio:
        return defends ? defender : attacker;
    case Battle::Ponte:
        return ponte;
    case Battle::Bottino:
        return bottino;
    case Battle::Rifornimenti:
        return rifornimenti;
    default:
        return breccia;
    }
}

/// The Defender's rectangle of Imboscata.
Zone rectangleOf(const Data& data, bool south)
{
    const Numbers& all = *data.numbers;
    const int beside = all.zones.imboscataFromSides;
    return {turned(data, rectangle(beside, 0, all.width - beside, all.zones.imboscataDefender), south),
            &says::centuria_scenario_imboscata_zone_defender_out, &says::centuria_scenario_imboscata_zone_defender_in,
            0};
}

/// Along three edges at once.
Zone threeEdges(const Data& data, const State& state)
{
    const Numbers& all = *data.numbers;
    const double w = all.width;
    const double d = all.depth;
    const double in = all.zones.imboscataAttacker;
    const Outline around{{0, 0}, {in, 0}, {in, d - in}, {w - in, d - in}, {w - in, 0}, {w, 0}, {w, d}, {0, d}};
    const bool north = data.options.imboscataEdges == "north" || isSouth(state, state.defender);
    return {turned(data, around, north), &says::centuria_scenario_imboscata_zone_attacker_out,
            &says::centuria_scenario_imboscata_zone_attacker_in, 0};
}

} // namespace

bool hasBands(Battle battle)
{
    return battle != Battle::Imboscata;
}

Zone zoneOf(const Data& data, const State& state, const std::string& side)
{
    const bool defends = state.defender == side;
    const bool south = isSouth(state, side);
    if (data.battle == Battle::Imboscata)
        return defends ? rectangleOf(data, south) : threeEdges(data, state);
    const EdgeStrip& strip = edgeStripOf(data.battle, defends);
    const int deep = data.numbers->zones.*strip.deep;
    return {turned(data, rectangle(0, 0, data.numbers->width, deep), south), &strip.outside, &strip.inside, deep};
}

Zone vanguardZoneOf(const Data& data, const State& state, const std::string& side)
{
    const ZoneNumbers& zones = data.numbers->zones;
    const double from = data.options.vanguardFrom == "own_edge" ? 0 : zones.avanguardie;
    return {turned(data, rectangle(0, from, data.numbers->width, zones.vanguard), isSouth(state, side)),
            &says::centuria_scenario_avanguardie_first_out, &says::centuria_scenario_avanguardie_first_in,
            zones.vanguard};
}

double fromOwnEdge(const Data& data, const State& state, const std::string& side, const Stand& stand)
{
    double most = 0;
    for (const Vec corner : stand.shape())
        most = std::max(most, isSouth(state, side) ? corner.y : data.numbers->depth - corner.y);
    return most;
}

double fromShortEdge(const Data& data, const Stand& stand)
{
    double least = data.numbers->width;
    for (const Vec corner : stand.shape())
        least = std::min({least, corner.x, data.numbers->width - corner.x});
    return least;
}

std::vector<std::pair<Border, Outline>> attackerEdges(const Data& data, const State& state)
{
    const Numbers& all = *data.numbers;
    const double in = all.zones.imboscataAttacker;
    const bool north = data.options.imboscataEdges == "north" || isSouth(state, state.defender);
    std::vector<std::pair<Border, Outline>> edges{
        {Border::West, rectangle(0, 0, in, all.depth)},
        {Border::East, rectangle(all.width - in, 0, all.width, all.depth)},
        {north ? Border::North : Border::South,
         turned(data, rectangle(0, all.depth - in, all.width, all.depth), north)}};
    if (data.options.attackerEdges == "any")
        return edges;
    const std::string& attacker = otherSide(data, state.defender);
    for (const Unit& unit : state.units)
        if (unit.side == attacker && unit.as == As::Zone)
            for (const Stand& stand : unit.stands())
                std::erase_if(edges, [&](const auto& edge) { return !holdsAll(edge.second, stand); });
    return edges;
}

} // namespace merlon::centuria::setup
