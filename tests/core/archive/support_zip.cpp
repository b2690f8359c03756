#include "support_zip.h"

namespace merlon::test
{
namespace
{

std::uint32_t sumOf(const std::string& content)
{
    std::uint32_t sum = ~0U;
    for (const char c : content)
    {
        sum ^= static_cast<unsigned char>(c);
        for (int bit = 0; bit < 8; ++bit)
            sum = (sum >> 1U) ^ ((sum & 1U) != 0 ? 0xEDB88320U : 0U);
    }
    return ~sum;
}

/// So many bytes, the lowest first.
void put(std::string& out, std::uint64_t number, int bytes)
{
    for (int i = 0; i < bytes; ++i, number >>= 8U)
        out += static_cast<char>(number & 0xFFU);
}

/// What the local header and the central one have in common.
void putCommon(std::string& out, const ZipEntry& entry)
{
    const auto says = entry.says >= 0 ? static_cast<std::uint64_t>(entry.says) : entry.content.size();
    put(out, 20, 2);
    put(out, entry.flags, 2);
    put(out, entry.method, 2);
    put(out, 0x00210000, 4); // the first day
    put(out, sumOf(entry.content) + entry.sumOff, 4);
    put(out, entry.content.size(), 4);
    put(out, says, 4);
    put(out, entry.name.size(), 2);
    put(out, 0, 2);
}

} // namespace

std::string zipOf(const std::vector<ZipEntry>& entries)
{
    std::string files;
    std::string directory;
    for (const ZipEntry& entry : entries)
    {
        directory += "PK\x01\x02";
        put(directory, 0x031E, 2); // made by Unix
        putCommon(directory, entry);
        put(directory, 0, 2 + 2 + 2);
        put(directory, entry.attributes, 4);
        put(directory, files.size(), 4);
        directory += entry.name;
        files += "PK\x03\x04";
        putCommon(files, entry);
        files += entry.name + entry.content;
    }
    std::string end = "PK\x05\x06";
    put(end, 0, 4);
    put(end, entries.size(), 2);
    put(end, entries.size(), 2);
    put(end, directory.size(), 4);
    put(end, files.size(), 4);
    put(end, 0, 2);
    return files + directory + end;
}

} // namespace merlon::test
