#pragma once

#include "core/castle/ground/terrain.h"

/// What editions, rulings and options leave open about lines of fire, as named values: the walk reads these and never
/// asks which edition it is.
namespace merlon::castle
{

/// siege.ruling.edge-line: a line that runs along a hexside.
enum class EdgeLine : std::uint8_t
{
    Both,   ///< both hexes cover; stopped when both would stop it, or by a wall on the hexside
    Strict, ///< either hex stops it
    Open    ///< only the hexside counts
};

/// siege.ruling.corner-line: a line that passes exactly through a corner.
enum class CornerLine : std::uint8_t
{
    Ignore, ///< the hex touched does not count; stopped when both ways round the corner are walled
    Strict, ///< either way round stops it, and the hex touched counts as crossed
    Open    ///< walls met only in the corner are ignored
};

struct Readings
{
    bool stunnedBlock = true; ///< siege.1.42b
    EdgeLine edgeLine = EdgeLine::Both;
    CornerLine cornerLine = CornerLine::Ignore;
    bool radiusOfTarget = false; ///< siege.ruling.radius, reading `target`
    bool ownTowerStops = false;  ///< siege.ruling.own-tower, reading `strict`
    bool crestIsHex = false;     ///< siege.ruling.embankment-crest, reading `hex`
    bool equalPass = false;      ///< siege.ruling.embankment-lower, reading `open`
    bool edgeOfTarget = false;   ///< at the edge of a water: beside the target's own hex, and not any hex of it
    bool coverAtEdge = false;    ///< who is at the edge of a water loses none of what it shelters
    bool coverAllRound = false;  ///< what shelters across its sides shelters from everywhere
    bool cornerShelters = false; ///< a line through a corner of the target's hex comes in by either of its sides
    bool cornerBares = false;    ///< such a line meets what covers only where both sides do
    bool overHangings = false;   ///< over what hangs on a wall one shoots at any distance
    int upHangings = 1;          ///< hexes from which one on the ground shoots up through its floor
    bool notFromBeneath = false; ///< and not from the foot of the wall itself
    Radius radius;
};

} // namespace merlon::castle
