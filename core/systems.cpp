#include "core/systems.h"

#include "core/siege/siege.h"

#include <array>

namespace merlon
{

std::span<const play::System* const> systems()
{
    static const std::array all{&siege::system()};
    return all;
}

} // namespace merlon
