// The checksum behind a document of a journal.

#include "core/io/journal_text.h"
#include "core/yaml/write.h"

#include <algorithm>

namespace merlon::io
{
namespace
{

constexpr std::string_view sumKey = "\nsum: ";

/// The lower half of FNV-1a: no change of one byte leaves it as it is. Line breaks count alike on every system.
std::string shortSum(std::string_view text)
{
    std::string plain(text);
    std::erase(plain, '\r');
    return hashOf(plain).substr(8);
}

} // namespace

Sum sumOf(std::string_view document)
{
    const std::size_t at = document.rfind(sumKey);
    if (at == std::string_view::npos)
        return Sum::None;
    std::string behind(document.substr(at + 1));
    std::erase(behind, '\r');
    const std::string text(document.substr(0, at + 1));
    return withSum(text).substr(text.size()) == behind ? Sum::Agrees : Sum::Differs;
}

bool isLostHead(std::span<const Slice> slices)
{
    return slices.size() > 1 && sumOf(slices[0].text) != Sum::Agrees && sumOf(slices[1].text) == Sum::Agrees;
}

std::string withSum(std::string document)
{
    const std::string sum = shortSum(document);
    yaml::BlockMapping(document, 0).text("sum", sum);
    return document + std::string(endMark) + '\n';
}

} // namespace merlon::io
