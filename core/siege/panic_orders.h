#pragma once

#include "core/siege/orders.h"

/// The orders and effects of panic and rout, an optional rule of SIEGE.
namespace merlon::siege
{

enum class Nerve : std::uint8_t
{
    Steady,
    Panic,
    Rout
};

/// What a death makes of those it affects.
enum class Fright : std::uint8_t
{
    Panic,
    Rout
};
inline Nerve nerveOf(Fright fright)
{
    return fright == Fright::Rout ? Nerve::Rout : Nerve::Panic;
}

/// siege.panic.1a: the die after a death.
struct PanicDie
{
    CounterId dead;
};
/// siege.panic.1d: the owner says who is affected.
struct Frighten
{
    CounterId dead;
    std::vector<CounterId> who;
    std::optional<Fright> into; ///< where the die asks for nobody; none: panic
};
/// siege.panic.1d: nobody, where the die asks for nobody.
struct KeepCalm
{
    CounterId dead;
};
/// siege.panic.2a, siege.panic.3a: a flight that is owed. An empty path asks what can be done.
struct Flee
{
    CounterId counter;
    std::vector<hex::Hex> path;    ///< of a horse, of its front half
    std::optional<hex::Side> over; ///< the side of the last hex over which it leaves the map
};

/// Who panics or routs owes a flight at once.
struct NerveChange
{
    CounterId counter;
    Nerve nerve = Nerve::Steady;
};
/// Once more, in step 2.
struct FlightOwed
{
    CounterId counter;
};
/// The owner of the dead one's friends chooses so many of them.
struct FrightOwed
{
    CounterId dead;
    int fright = 0;
    std::optional<Fright> into; ///< none: as he likes
};
/// What a death makes of his friends is settled.
struct Shaken
{
    CounterId dead;
};
/// By panic or rout; it never returns.
struct LeftMap
{
    CounterId counter;
};

} // namespace merlon::siege

namespace merlon::play
{

template <>
inline constexpr auto wordsOf<siege::Nerve> = words("nerve", "steady", "panic", "rout");
template <>
inline constexpr auto wordsOf<siege::Fright> = words("nerve", "panic", "rout");

} // namespace merlon::play
