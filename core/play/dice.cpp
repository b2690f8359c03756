#include "core/play/dice.h"

#include <charconv>

namespace merlon::play
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

Args::Args() = default;
Args::Args(std::initializer_list<value_type> all) : vector(all) {}
Args::Args(const Args&) = default;
Args::Args(Args&&) noexcept = default;
Args& Args::operator=(const Args&) = default;
Args& Args::operator=(Args&&) noexcept = default;
Args::~Args() = default;

std::string Need::key() const
{
    std::string key(purpose);
    for (const auto& [name, value] : about)
        (key += '/') += plain(value);
    return by.empty() ? key : key + '/' + by;
}

std::optional<int> valueOfFace(int face, int sides)
{
    if (face == 0 && sides == 10)
        return 10;
    return face >= 1 && face <= sides ? std::optional(face) : std::nullopt;
}

int rolled(std::uint64_t seed, std::uint64_t n, int sides)
{
    constexpr std::uint64_t step = 0x9E3779B97F4A7C15ull;
    const auto faces = static_cast<std::uint64_t>(sides);
    const std::uint64_t uneven = (std::uint64_t{1} << 32) % faces; // that many of the low words favour some faces
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

std::string dieName(int sides)
{
    return 'd' + std::to_string(sides);
}

std::optional<int> sidesOf(std::string_view dieName)
{
    int sides = 0;
    const char* end = dieName.data() + dieName.size();
    const bool die = dieName.starts_with('d') && dieName.size() > 1 && dieName[1] != '0';
    const auto read = die ? std::from_chars(dieName.data() + 1, end, sides) : std::from_chars_result{end, std::errc{}};
    return die && read.ec == std::errc() && read.ptr == end && sides >= 2 && sides <= (1 << 30) ? std::optional(sides)
                                                                                                : std::nullopt;
}

} // namespace merlon::play
