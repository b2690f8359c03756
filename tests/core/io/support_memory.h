#pragma once

#include <cstddef>

namespace merlon::test
{

/// How many bytes the heap held at most since this was made, above what it held then. One at a time.
class HeapMeter
{
public:
    HeapMeter();
    std::size_t most() const;

private:
    std::size_t before_;
};

} // namespace merlon::test
