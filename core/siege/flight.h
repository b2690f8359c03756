#pragma once

#include "core/siege/adjacent.h"
#include "core/siege/halves.h"

#include <set>

/// Where a counter that gives way may go: the retreats of sheet.3d and the places beside a horse of 3.35a.
namespace merlon::siege
{

/// All the hexes on which the rear half of one that backs may end.
std::vector<Hex> rearEndsOf(const Position& now, const Body& who, const std::vector<Hex>& path,
                            Driven by = Driven::Shot);
/// Whether a hex beside an enemy is closed to one who is driven back so (siege.ruling.fire-retreat).
bool shunsEnemies(const Position& now, Driven by);
/// A rider may not end there (3.32b).
bool mayNotStop(const Position& now, const Body& who, Hex hex);

/// Every hex that the end of a retreat of so many hexes may be, each with a path of that many steps.
struct Flight
{
    Hex end;
    std::vector<Hex> path;
};
std::vector<Flight> flightsOf(const Position& now, const Body& who, int hexes, Driven by = Driven::Shot);
/// Whether there is any.
/// An animal alone that retreats when a result says so: a horse, in the other reading of
/// siege.ruling.riderless-retreat, that draws no cart.
bool retreatsAlone(const Position& now, const Body& animal);
bool canFlee(const Position& now, const Body& who, int hexes, Driven by = Driven::Shot);
/// The most of so many hexes that he can retreat.
int farthestOf(const Position& now, const Body& who, int hexes, Driven by = Driven::Shot);
/// How many hexes he must retreat: all, or by the other reading of siege.ruling.failed-retreat as many as he can.
int hexesToFlee(const Position& now, const Body& who, const RetreatDue& due);
/// The hexes that a way enters: to climb within a hex counts for none.
int lengthOf(const Body& who, const std::vector<Hex>& path);
/// Still on top of the siege tower that he must leave (5.32c).
bool isStillOnTop(const Position& now, Driven by, Hex hex, bool aloft);

/// The hexes that one on foot can enter from one of those, whoever stands there, and that are not `seen` yet; they are
/// then.
std::vector<Hex> stepsFrom(const Position& now, const std::vector<Hex>& hexes, std::set<Hex>& seen);
/// Free hexes that one on foot can step to from those of a horse, or else the nearest ones within so many steps.
std::vector<Hex> placesBeside(const Position& now, const Body& who, Hex head, Hex rear, int farthest);
/// More hexes than any two are apart.
int acrossTheMap(const Position& now);
/// Hexes on which an unhorsed rider may be placed.
std::vector<Hex> placingsOf(const Position& now, const Body& who);

} // namespace merlon::siege
