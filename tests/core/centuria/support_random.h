#pragma once

#include <QtTest>

#include <cstdint>
#include <random>

/// Random tournaments that can be had again: the seed is fixed, or that of the environment variable MERLON_SEED.
class Random
{
public:
    explicit Random(std::uint64_t more = 0) : engine_(seed() + more) {}

    static std::uint64_t seed()
    {
        bool given = false;
        const auto seed = qEnvironmentVariable("MERLON_SEED").toULongLong(&given);
        return given ? seed : 20'261'128;
    }
    /// How many of a kind: the environment variable MERLON_SAMPLES, or else `usual`.
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

private:
    std::mt19937_64 engine_;
};

/// For a test's cleanup().
inline void tellSeedOfFailure()
{
    if (QTest::currentTestFailed())
        qWarning("the random tournaments came from MERLON_SEED=%llu", static_cast<unsigned long long>(Random::seed()));
}
