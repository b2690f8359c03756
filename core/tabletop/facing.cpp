#include "core/tabletop/facing.h"

#include <array>
#include <numbers>

namespace merlon::tabletop
{
namespace
{

/// Of every tenth of a degree from 0 to 90.
std::array<double, quarterTurn + 1> makeSines()
{
    std::array<double, quarterTurn + 1> sines{};
    for (std::size_t i = 0; i < sines.size(); ++i)
        sines[i] = std::sin(static_cast<double>(i) * std::numbers::pi / halfTurn);
    sines[quarterTurn / 3] = 0.5; // which std::sin need not hit
    sines[quarterTurn] = 1;
    return sines;
}

} // namespace

Vec ahead(int facing)
{
    static const auto sines = makeSines();
    const int all = turned(facing, 0);
    const auto rest = static_cast<std::size_t>(all % quarterTurn);
    const double sine = sines[rest];
    const double cosine = sines[quarterTurn - rest];
    switch (all / quarterTurn)
    {
    case 0:
        return {sine, cosine};
    case 1:
        return {cosine, -sine};
    case 2:
        return {-sine, -cosine};
    default:
        return {-cosine, sine};
    }
}

} // namespace merlon::tabletop
