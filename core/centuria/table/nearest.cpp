#include "core/centuria/table/orders.h"

#include <algorithm>

namespace merlon::centuria::setup
{

std::optional<Nearest> nearestEnemy(const State& state, const Unit& unit, const std::vector<Stand>& stands)
{
    std::optional<Nearest> least;
    const auto look = [&](const Unit& other, const Convex& points, const Convex& sides, bool turned)
    {
        for (const Vec point : points)
            for (std::size_t i = 0; i < sides.size(); ++i)
            {
                const auto [a, b] = sides.side(i);
                const double along = std::clamp(dot(point - a, b - a) / dot(b - a, b - a), 0.0, 1.0);
                const Vec foot = a + along * (b - a);
                if (const double way = length(point - foot); !least || way < least->way)
                    least = turned ? Nearest{other.id, way, foot, point} : Nearest{other.id, way, point, foot};
            }
    };
    for (const Unit& other : state.units)
        if (other.side != unit.side)
            for (const Stand& there : other.stands())
                for (const Stand& here : stands)
                {
                    look(other, here.shape(), there.shape(), false);
                    look(other, there.shape(), here.shape(), true);
                    if (tabletop::overlap(here, there))
                        least = Nearest{other.id, 0, here.centre(), there.centre()};
                }
    return least;
}

} // namespace merlon::centuria::setup
