#pragma once

#include "core/verdict/verdict.h"

#include <string>
#include <vector>

/// What a referee wants to see drawn on the map: which hexes to mark and how, which line to draw. The map view shows it
/// and knows nothing of verdicts.
namespace merlon::verdict
{

enum class Mark : std::uint8_t
{
    Shooter,
    Target,
    CanBeShot,
    CannotBeShot,
    Crossed,
    Stop,
    RetreatStep
};

struct MarkedHex
{
    hex::Hex hex;
    Mark mark = Mark::Crossed;

    friend bool operator==(const MarkedHex&, const MarkedHex&) = default;
};

struct Overlay
{
    std::vector<MarkedHex> hexes;
    std::vector<SightLine> lines;
    std::vector<Place> stops; ///< hexes or hexsides that stop a line
    bool legal = true;

    friend bool operator==(const Overlay&, const Overlay&) = default;
};

} // namespace merlon::verdict
