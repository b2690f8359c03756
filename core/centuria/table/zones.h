#pragma once

#include "core/centuria/table/state.h"
#include "core/rules/rule.h"

/// Where a unit may be deployed.
namespace merlon::centuria::setup
{

struct Zone
{
    Outline outline;
    const Phrase* outside = nullptr; ///< says that a unit is not in it
    const Phrase* inside = nullptr;
    int deep = 0; ///< from the owner's edge; 0: it is no strip along one edge
};

/// Of a player whose side is known. Flank bands are none of it, where the scenario has any.
Zone zoneOf(const Data& data, const State& state, const std::string& side);
/// Where his vanguard may stand.
Zone vanguardZoneOf(const Data& data, const State& state, const std::string& side);
bool hasBands(Battle battle);
/// How far the farthest corner is from a player's own edge.
double fromOwnEdge(const Data& data, const State& state, const std::string& side, const Stand& stand);
/// How far the nearest corner is from the nearer short edge.
double fromShortEdge(const Data& data, const Stand& stand);

/// In Imboscata: the strips that an attacker may use; with one edge for all of his army, that of his first unit.
std::vector<std::pair<Border, Outline>> attackerEdges(const Data& data, const State& state);

} // namespace merlon::centuria::setup
