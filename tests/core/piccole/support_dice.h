#pragma once

#include <QString>

#include <cstdint>
#include <random>

/// Random situations that can be had again, on every machine.
namespace merlon::test
{

class Dice
{
public:
    explicit Dice(std::uint64_t seed) : engine_(seed) {}

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

    int from(int least, int most)
    {
        return least + static_cast<int>(engine_() % static_cast<std::uint64_t>(most - least + 1));
    }
    bool once(int inSoMany) { return from(1, inSoMany) == 1; }

private:
    std::mt19937_64 engine_;
};

} // namespace merlon::test
