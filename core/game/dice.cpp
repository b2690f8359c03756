#include "core/game/dice.h"

namespace merlon::game
{
namespace
{

/// SplitMix64's finishing mix: every bit of the state reaches every bit of the answer.
std::uint64_t mixed(std::uint64_t state)
{
    state = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9ull;
    state = (state ^ (state >> 27)) * 0x94D049BB133111EBull;
    return state ^ (state >> 31);
}

} // namespace

std::optional<int> valueOfFace(int face)
{
    if (face < 0 || face > 10)
        return {};
    return face == 0 ? 10 : face;
}

int rolled(std::uint64_t seed, std::uint64_t n)
{
    constexpr std::uint64_t step = 0x9E3779B97F4A7C15ull;
    constexpr std::uint64_t faces = 10;
    constexpr std::uint64_t uneven = (std::uint64_t{1} << 32) % faces; // that many of the low words favour some faces
    // The seed is mixed before the number is added: seeds 1 and 2 must not give one row of dice shifted by a few.
    std::uint64_t state = mixed(seed + step) + (n + 1) * step;
    for (;;)
    {
        const std::uint64_t product = (mixed(state) >> 32) * faces;
        if ((product & 0xFFFFFFFFull) >= uneven)
            return static_cast<int>(product >> 32) + 1;
        state = mixed(state);
    }
}

} // namespace merlon::game
