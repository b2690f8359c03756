#pragma once

#include "core/edit/map_edits.h"
#include "core/hex/edge.h"

/// Edits of what stands on hexsides.
namespace merlon::edit
{

/// What stands on a hexside.
struct SideThing
{
    std::string kind;
    std::string state; ///< open, closed ... or empty

    friend bool operator==(const SideThing&, const SideThing&) = default;
};

/// Puts it on hexsides. Each is owned by the hex that it is seen from, or by the one across where only that is on the
/// map or bears what is built; those that neither hex bears are left out, and when all are, the sentence says why.
/// Where the kind stands already, whoever owns it, only its state changes, if one is said; another that cannot stand
/// there with it goes (Palette::alone). What stands on one hex and is the same is one object of the map.
Made featured(const Desk& desk, const SideThing& what, std::span<const hex::Edge> edges);

/// Takes that kind from hexsides, whichever hex owns it; everything where the kind is empty.
Made unfeatured(const Desk& desk, const std::string& kind, std::span<const hex::Edge> edges);

/// All that stands on a hexside, whichever hex owns it.
std::vector<SideThing> standingOn(const map::HexMap& map, hex::Edge edge);

} // namespace merlon::edit
