#include "core/map/fit.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace merlon::map
{
namespace
{

/// Sums of products of hexes (x) and points (p) about their means.
struct Sums
{
    Pixel meanX;
    Pixel meanP;
    double x11 = 0;
    double x12 = 0;
    double x22 = 0;
    double p11 = 0;
    double p12 = 0;
    double p22 = 0;
    double x1p1 = 0;
    double x1p2 = 0;
    double x2p1 = 0;
    double x2p2 = 0;
};

Sums sumsOf(const hex::Layout& layout, std::span<const Sighting> sightings)
{
    Sums sums;
    const auto count = static_cast<double>(sightings.size());
    for (const Sighting& one : sightings)
    {
        const hex::PlanePoint x = hex::centreOf(layout, one.hex);
        sums.meanX = {sums.meanX.x + x.x / count, sums.meanX.y + x.y / count};
        sums.meanP = {sums.meanP.x + one.at.x / count, sums.meanP.y + one.at.y / count};
    }
    for (const Sighting& one : sightings)
    {
        const hex::PlanePoint place = hex::centreOf(layout, one.hex);
        const Pixel x{place.x - sums.meanX.x, place.y - sums.meanX.y};
        const Pixel p{one.at.x - sums.meanP.x, one.at.y - sums.meanP.y};
        sums.x11 += x.x * x.x;
        sums.x12 += x.x * x.y;
        sums.x22 += x.y * x.y;
        sums.p11 += p.x * p.x;
        sums.p12 += p.x * p.y;
        sums.p22 += p.y * p.y;
        sums.x1p1 += x.x * p.x;
        sums.x1p2 += x.x * p.y;
        sums.x2p1 += x.y * p.x;
        sums.x2p2 += x.y * p.y;
    }
    return sums;
}

/// The thinnest triangle of three hexes of the largest map has 3e-13; of a line rounding leaves 1e-16.
bool inLine(double s11, double s12, double s22)
{
    const double all = s11 + s22;
    return !(s11 * s22 - s12 * s12 > 1e-13 * all * all);
}

bool namedTwice(std::span<const Sighting> sightings)
{
    std::vector<hex::Hex> hexes;
    for (const Sighting& one : sightings)
        hexes.push_back(one.hex);
    std::ranges::sort(hexes);
    return std::ranges::adjacent_find(hexes) != hexes.end();
}

} // namespace

Fitted fitted(const hex::Layout& layout, std::span<const Sighting> sightings)
{
    if (sightings.size() < 3)
        return {{}, Misfit::TooFew};
    if (namedTwice(sightings))
        return {{}, Misfit::SameHex};
    const Sums s = sumsOf(layout, sightings);
    if (inLine(s.x11, s.x12, s.x22) || inLine(s.p11, s.p12, s.p22))
        return {{}, Misfit::InLine};

    const double m11 = s.x1p1 * s.x1p1 / s.x11 + s.x2p2 * s.x2p2 / s.x22;
    const double m22 = s.x1p2 * s.x1p2 / s.x11 + s.x2p1 * s.x2p1 / s.x22;
    const double m12 = s.x1p1 * s.x1p2 / s.x11 - s.x2p1 * s.x2p2 / s.x22;
    double angle = std::atan2(2 * m12, m11 - m22) / 2;
    const auto across = [&] { return (std::cos(angle) * s.x1p1 + std::sin(angle) * s.x1p2) / s.x11; };
    const auto down = [&] { return (std::cos(angle) * s.x2p2 - std::sin(angle) * s.x2p1) / s.x22; };
    if (across() < 0)
        angle += angle > 0 ? -std::numbers::pi : std::numbers::pi;
    if (!(across() > 0 && down() > 0))
        return {{}, Misfit::Mirrored};

    Placement placement;
    placement.across = across();
    placement.down = down();
    placement.rotation = std::clamp(angle * 180 / std::numbers::pi, -180.0, 180.0);
    const Pixel middle = pixelOf(placement, {s.meanX.x, s.meanX.y});
    placement.origin = {s.meanP.x - middle.x, s.meanP.y - middle.y};
    return {placement, {}};
}

double residualOf(const hex::Layout& layout, const Placement& placement, const Sighting& sighting)
{
    const Pixel there = pixelOf(placement, hex::centreOf(layout, sighting.hex));
    return std::hypot(there.x - sighting.at.x, there.y - sighting.at.y);
}

Residual residualOf(const hex::Layout& layout, const Placement& placement, std::span<const Sighting> sightings)
{
    Residual out;
    for (const Sighting& one : sightings)
    {
        const double residual = residualOf(layout, placement, one);
        out.rootMeanSquare += residual * residual / static_cast<double>(sightings.size());
        out.largest = std::max(out.largest, residual);
    }
    out.rootMeanSquare = std::sqrt(out.rootMeanSquare);
    return out;
}

} // namespace merlon::map
