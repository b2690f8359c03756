#include "core/map/each_its_own.h"

#include <algorithm>

namespace merlon
{

LocalText eachItsOwn(LocalText text)
{
    const auto isForAll = [](const auto& one) { return one.first.empty(); };
    if (text.texts.size() < 2 || std::ranges::none_of(text.texts, isForAll))
        return text;
    LocalText own;
    for (const char* language : {"en", "it", "es", "fr"})
        own.texts.emplace_back(language, text.in(language));
    return own;
}

} // namespace merlon
