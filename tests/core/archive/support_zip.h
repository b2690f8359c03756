#pragma once

#include <cstdint>
#include <string>
#include <vector>

/// Zip files as nobody's program writes them.
namespace merlon::test
{

struct ZipEntry
{
    std::string name;
    std::string content;
    std::uint32_t attributes = 0100644U << 16U; ///< as Unix has them
    std::uint16_t flags = 0;                    ///< 1: encrypted
    std::uint16_t method = 0;                   ///< stored
    std::uint32_t sumOff = 0;                   ///< added to its sum
    std::int64_t says = -1;                     ///< its unpacked size, where it lies
};

std::string zipOf(const std::vector<ZipEntry>& entries);

} // namespace merlon::test
