#include "core/map/local_text.h"

#include <algorithm>

namespace merlon
{

const std::string& LocalText::in(std::string_view language) const
{
    static const std::string none;
    for (const auto wanted : {language, std::string_view(), std::string_view("en")})
    {
        const auto found =
            std::ranges::find(texts, wanted, [](const auto& one) { return std::string_view(one.first); });
        if (found != texts.end())
            return found->second;
    }
    return texts.empty() ? none : texts.front().second;
}

LocalText plainText(std::string text)
{
    return {{{std::string(), std::move(text)}}};
}

} // namespace merlon
