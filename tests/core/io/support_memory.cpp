#include "support_memory.h"

#include <atomic>
#include <cstdlib>
#include <malloc.h>
#include <new>

// Every new and delete of these tests is counted, also those of yaml-cpp: the process's own peak only ever grows, and
// would hide in one test what another took.
namespace
{

std::atomic<std::size_t> held = 0;
std::atomic<std::size_t> peak = 0;

void* counted(void* block)
{
    if (!block)
        return nullptr;
    const auto now = held += malloc_usable_size(block);
    auto most = peak.load();
    while (now > most && !peak.compare_exchange_weak(most, now))
    {
    }
    return block;
}

void* orThrow(void* block)
{
    if (!block)
        throw std::bad_alloc();
    return block;
}

void release(void* block)
{
    if (block)
        held -= malloc_usable_size(block);
    std::free(block);
}

} // namespace

void* operator new(std::size_t size)
{
    return orThrow(counted(std::malloc(size > 0 ? size : 1)));
}

void* operator new(std::size_t size, const std::nothrow_t&) noexcept
{
    return counted(std::malloc(size > 0 ? size : 1));
}

void* operator new(std::size_t size, std::align_val_t alignment)
{
    const auto step = static_cast<std::size_t>(alignment);
    return orThrow(counted(std::aligned_alloc(step, (size + step - 1) / step * step)));
}

void operator delete(void* block) noexcept
{
    release(block);
}

void operator delete(void* block, std::size_t) noexcept
{
    release(block);
}

void operator delete(void* block, std::align_val_t) noexcept
{
    release(block);
}

void operator delete(void* block, std::size_t, std::align_val_t) noexcept
{
    release(block);
}

namespace merlon::test
{

HeapMeter::HeapMeter() : before_(held)
{
    peak = before_;
}

std::size_t HeapMeter::most() const
{
    return peak - before_;
}

} // namespace merlon::test
