#pragma once

#include "core/tabletop/base.h"

#include <QtTest>

#include <cstdint>
#include <random>

/// Random situations that can be had again: the seed is fixed, or that of the environment variable MERLON_SEED.
class Random
{
public:
    static std::uint64_t seed()
    {
        bool given = false;
        const auto seed = qEnvironmentVariable("MERLON_SEED").toULongLong(&given);
        return given ? seed : 20'261'125;
    }
    /// How many situations of a kind: the environment variable MERLON_SAMPLES, or else `usual`.
    static int samples(int usual)
    {
        bool given = false;
        const int samples = qEnvironmentVariableIntValue("MERLON_SAMPLES", &given);
        return given ? samples : usual;
    }

    /// From `least` to `most`, both included.
    int from(int least, int most)
    {
        const auto span = static_cast<std::uint64_t>(most - least) + 1;
        return least + static_cast<int>(engine_() % span);
    }
    bool once(int outOf) { return from(1, outOf) == 1; }

    /// Two kinds of base.
    merlon::tabletop::Base base() { return {40, once(2) ? 20.0 : 30.0}; }
    int facing(bool square) { return square ? 900 * from(0, 3) : from(0, 3599); }
    /// Millimetres from `least` to `most` either way. Square to the table and on a coarse grid where that is asked, so
    /// that there are ties.
    merlon::tabletop::Stand stand(int least, int most, bool square)
    {
        const int grid = square ? 5 : 1;
        const auto tenths = [&] { return from(10 * least / grid, 10 * most / grid) * grid; };
        const int x = tenths();
        const int y = tenths();
        return standAt(base(), {x, y, facing(square)});
    }
    /// Up to `count` bases that do not overlap, the first one in the middle; often at right angles to each other.
    std::vector<merlon::tabletop::Stand> crowd(int count, int least, int most);

private:
    std::mt19937_64 engine_{seed()};
};

inline std::vector<merlon::tabletop::Stand> Random::crowd(int count, int least, int most)
{
    const bool square = once(3);
    const int common = facing(square);
    const int middle = (least + most) / 2;
    std::vector<merlon::tabletop::Stand> stands{stand(middle - 10, middle + 10, square)};
    for (int tries = 0; std::ssize(stands) < count && tries < 1000; ++tries)
    {
        merlon::tabletop::Stand one = stand(least, most, square);
        if (once(2))
            one.facing = merlon::tabletop::turned(common, 900 * from(0, 3));
        if (std::ranges::none_of(stands, [&](const auto& other) { return overlap(one, other); }))
            stands.push_back(one);
    }
    return stands;
}

/// For a test's cleanup().
inline void tellSeedOfFailure()
{
    if (QTest::currentTestFailed())
        qWarning("the random situations came from MERLON_SEED=%llu", static_cast<unsigned long long>(Random::seed()));
}
