#include "core/yaml/look_alike.h"

#include "core/map/text_rules.h"
#include "tell.h"

#include <algorithm>
#include <array>

namespace merlon::yaml
{
namespace
{

enum class Like : std::uint8_t
{
    Nothing,
    Space,
    Quote,
    Dash,
    Colon,
    Unseen
};

struct Sign
{
    std::string_view text;
    Like like;
};

constexpr std::array signs{Sign{"\u00A0", Like::Space},  Sign{"\u2007", Like::Space},  Sign{"\u2009", Like::Space},
                           Sign{"\u202F", Like::Space},  Sign{"\u3000", Like::Space},  Sign{"\u2018", Like::Quote},
                           Sign{"\u2019", Like::Quote},  Sign{"\u201A", Like::Quote},  Sign{"\u201C", Like::Quote},
                           Sign{"\u201D", Like::Quote},  Sign{"\u201E", Like::Quote},  Sign{"\u00AB", Like::Quote},
                           Sign{"\u00BB", Like::Quote},  Sign{"\u2010", Like::Dash},   Sign{"\u2011", Like::Dash},
                           Sign{"\u2012", Like::Dash},   Sign{"\u2013", Like::Dash},   Sign{"\u2014", Like::Dash},
                           Sign{"\u2212", Like::Dash},   Sign{"\u2236", Like::Colon},  Sign{"\uFF1A", Like::Colon},
                           Sign{"\u00AD", Like::Unseen}, Sign{"\u200B", Like::Unseen}, Sign{"\u200C", Like::Unseen},
                           Sign{"\u200D", Like::Unseen}, Sign{"\u200E", Like::Unseen}, Sign{"\u200F", Like::Unseen},
                           Sign{"\u2060", Like::Unseen}, Sign{"\uFEFF", Like::Unseen}};

Like likeOf(std::string_view text)
{
    const auto found = std::ranges::find_if(signs, [&](const Sign& one) { return text.starts_with(one.text); });
    return found == signs.end() ? Like::Nothing : found->like;
}

Message said(Like like)
{
    switch (like)
    {
    case Like::Space:
        return tell::look_alike_space{};
    case Like::Quote:
        return tell::look_alike_quote{};
    case Like::Dash:
        return tell::look_alike_dash{};
    case Like::Colon:
        return tell::look_alike_colon{};
    case Like::Unseen:
        return tell::look_alike_unseen{};
    case Like::Nothing:
        break;
    }
    return {};
}

/// Whether YAML wants its own sign there. What stands before it has no spaces of any kind at its end; `inKey`: nor a
/// colon anywhere.
bool isMeant(Like like, std::string_view before, bool inKey, std::string_view behind)
{
    const bool opens = before.empty() || std::string_view(":-,[{").find(before.back()) != std::string_view::npos;
    switch (like)
    {
    case Like::Space:
        return opens || (inKey && behind.starts_with(':'));
    case Like::Quote:
        return opens;
    case Like::Dash:
        return before.empty() && (behind.starts_with(' ') || likeOf(behind) == Like::Space);
    case Like::Colon:
        return inKey;
    case Like::Unseen:
        return true;
    case Like::Nothing:
        break;
    }
    return false;
}

std::size_t step(std::string_view text)
{
    return std::max<std::size_t>(1, utf8Length(text));
}

} // namespace

std::optional<LookAlike> lookAlikeIn(std::string_view line)
{
    std::string_view before; // up to the last sign that is no space
    bool inKey = true;       // followed, not searched for: a stranger's line may be a megabyte long
    for (std::size_t at = 0; at < line.size(); at += step(line.substr(at)))
    {
        const std::string_view rest = line.substr(at);
        const Like like = likeOf(rest);
        if (isMeant(like, before, inKey, rest.substr(step(rest))))
            return LookAlike{at, said(like)};
        if (line[at] == '#' && before.empty())
            return {};
        if (line[at] != ' ' && like != Like::Space)
            before = line.substr(0, at + step(rest));
        inKey = inKey && line[at] != ':';
    }
    return {};
}

std::optional<LookAlike> lookAlikeAround(std::string_view value)
{
    constexpr std::size_t shortest = 80; // a longer one is a text, and has its own quotes
    if (value.empty() || value.size() > shortest)
        return {};
    std::size_t last = 0;
    for (std::size_t at = 0; at < value.size(); at += step(value.substr(at)))
        last = at;
    for (const std::size_t at : {std::size_t{0}, last})
        if (const Like like = likeOf(value.substr(at)); like != Like::Nothing)
            return LookAlike{at, said(like)};
    return {};
}

} // namespace merlon::yaml
