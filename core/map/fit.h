#pragma once

#include "core/map/placement.h"

#include <span>

/// A grid fitted to points of a scan.
namespace merlon::map
{

/// The centre of a hex, as it was found on the scan.
struct Sighting
{
    hex::Hex hex;
    Pixel at;

    friend bool operator==(const Sighting&, const Sighting&) = default;
};

/// Why no grid fits.
enum class Misfit : std::uint8_t
{
    TooFew,  ///< fewer than three
    SameHex, ///< one hex is named twice
    InLine,  ///< hexes or points all lie in one line, and say nothing of what is beside it
    Mirrored ///< the hexes are named from the other side
};

/// The placement with the least sum of squared distances between the points and where it puts their hexes, exact but
/// for rounding: nothing is iterated.
///
/// With points p and plane points x about their means, let S = sum x x (1 and 2 its axes) and A, B, C, D the sums of
/// x1 p1, x1 p2, x2 p1, x2 p2. For a rotation with cosine c and sine s the best scales are (cA + sB) / S11 and
/// (cD - sC) / S22, and what they explain of the points' spread is (cA + sB)^2 / S11 + (cD - sC)^2 / S22: a quadratic
/// form in (c, s). Its larger axis is the rotation; of the two ends of the axis the one with scales above 0 is meant.
struct Fitted
{
    std::optional<Placement> placement;
    Misfit why = Misfit::TooFew; ///< where there is none
};
Fitted fitted(const hex::Layout& layout, std::span<const Sighting> sightings);

/// How far a placement puts a hex from where it was found, in pixels.
double residualOf(const hex::Layout& layout, const Placement& placement, const Sighting& sighting);

/// In pixels; divided by the pixels of a millimetre, in millimetres.
struct Residual
{
    double rootMeanSquare = 0;
    double largest = 0;
};
Residual residualOf(const hex::Layout& layout, const Placement& placement, std::span<const Sighting> sightings);

} // namespace merlon::map
