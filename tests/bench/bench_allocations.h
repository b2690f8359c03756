#pragma once

#include <cstdint>

namespace merlon::tests
{

/// How often this program has asked for memory so far.
std::uint64_t allocations();

} // namespace merlon::tests
