#include "bench_allocations.h"

#include <atomic>
#include <cstdlib>
#include <new>

namespace
{
std::atomic<std::uint64_t> count = 0;
}

namespace merlon::tests
{

std::uint64_t allocations()
{
    return count;
}

} // namespace merlon::tests

void* operator new(std::size_t size)
{
    ++count;
    if (void* memory = std::malloc(size))
        return memory;
    throw std::bad_alloc();
}

void operator delete(void* memory) noexcept
{
    std::free(memory);
}

void operator delete(void* memory, std::size_t) noexcept
{
    std::free(memory);
}
