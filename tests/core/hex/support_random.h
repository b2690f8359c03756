#pragma once

#include "core/hex/trace.h"

#include <QtTest>

#include <cstdint>
#include <random>

/// Random cases that can be had again: the seed is fixed, or that of the environment variable MERLON_SEED.
class Random
{
public:
    static std::uint64_t seed()
    {
        bool given = false;
        const auto seed = qEnvironmentVariable("MERLON_SEED").toULongLong(&given);
        return given ? seed : 20'240'229;
    }

    /// From `least` to `most`, both included.
    int from(int least, int most)
    {
        const auto span = static_cast<std::uint64_t>(most - least) + 1;
        return least + static_cast<int>(engine_() % span);
    }

    /// Any hex within `radius` steps.
    merlon::hex::Hex hexNear(merlon::hex::Hex centre, int radius)
    {
        for (;;)
        {
            const merlon::hex::Hex hex = centre + merlon::hex::Hex{from(-radius, radius), from(-radius, radius)};
            if (distance(centre, hex) <= radius)
                return hex;
        }
    }

    /// The centre, the middle of a hexside or a corner of a hex.
    merlon::hex::Point pointOf(merlon::hex::Hex hex)
    {
        const merlon::hex::Side side = merlon::hex::allSides[static_cast<std::size_t>(from(0, 5))];
        switch (from(0, 2))
        {
        case 0:
            return centre(hex);
        case 1:
            return middle(hex, side);
        default:
            return corner(hex, side);
        }
    }

    /// A segment between any two such points, of some length, up to `longest` hexes.
    merlon::hex::Segment segment(int longest, int spread = 40)
    {
        for (;;)
        {
            const merlon::hex::Hex start = hexNear({}, spread);
            const merlon::hex::Hex end = hexNear(start, longest);
            const merlon::hex::Segment made{start, pointOf(start), end, pointOf(end)};
            if (made.from != made.to)
                return made;
        }
    }

private:
    std::mt19937_64 engine_{seed()};
};

/// For a test's cleanup().
inline void tellSeedOfFailure()
{
    if (QTest::currentTestFailed())
        qWarning("the random cases came from MERLON_SEED=%llu", static_cast<unsigned long long>(Random::seed()));
}
