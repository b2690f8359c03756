#include "core/systems.h"

#include "core/siege/system.h"

#include <array>

namespace merlon
{

std::span<const play::System* const> systems()
{
    static const siege::System siegeSystem;
    static const std::array<const play::System*, 1> all{&siegeSystem};
    return all;
}

} // namespace merlon
