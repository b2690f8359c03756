#include "core/systems.h"
#include "drill.h"
#include "march.h"

#include <array>

/// In place of core/systems.cpp: a program that links this knows a battle on a table, and a campaign that begins one.
namespace merlon
{

std::span<const play::System* const> systems()
{
    static const drill::System drill;
    static const march::System march;
    static const std::array<const play::System*, 2> all{&drill, &march};
    return all;
}

} // namespace merlon
