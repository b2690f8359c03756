#pragma once

#include "core/siege/position.h"

/// Where a counter that gives way may go: the retreats of sheet.3d and the places beside a horse of 3.35a.
namespace merlon::siege
{

/// Whether movement could ever take that counter across that side (1.1, 1.61c, 1.61d, 1.61f, 3.32a, 3.54b; ruling
/// retreat-hexes).
bool couldEnter(const Position& now, bool mounted, Hex from, Side side);
/// A living enemy of his stands there or next to it.
bool besideEnemy(const Position& now, const Body& who, Hex hex);
/// Whether a horse goes that way, which begins where its front half stands, backwards: over the hex of its rear half,
/// which then leads (siege.ruling.two-hex).
bool backs(const Body& who, const std::vector<Hex>& path);
/// Where a horse's rear half is at the end of a path: where its front half was a step before; of one that backs,
/// straight on. None on foot.
std::optional<Hex> rearEndOf(const Body& who, const std::vector<Hex>& path);
/// All the hexes on which the rear half of one that backs may end.
std::vector<Hex> rearEndsOf(const Position& now, const Body& who, const std::vector<Hex>& path);
/// A rider may not end there (3.32b).
bool mayNotStop(const Position& now, const Body& who, Hex hex);

/// Every hex that the end of a retreat of so many hexes may be, each with a path of that many steps.
struct Flight
{
    Hex end;
    std::vector<Hex> path;
};
std::vector<Flight> flightsOf(const Position& now, const Body& who, int hexes);
/// Whether there is any.
bool canFlee(const Position& now, const Body& who, int hexes);

/// Hexes on which an unhorsed rider may be placed.
std::vector<Hex> placingsOf(const Position& now, const Body& who);

} // namespace merlon::siege
