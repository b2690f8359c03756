#include "core/io/foreign.h"

#include "tell.h"

#include <algorithm>
#include <array>

namespace merlon::io
{
namespace
{

constexpr std::size_t enough = 4096; ///< bytes, in which a file says what it is

bool isPicture(std::string_view text)
{
    using namespace std::string_view_literals;
    constexpr std::array beginnings{"\x89PNG"sv, "\xFF\xD8\xFF"sv, "GIF8"sv, "BM"sv, "II*\0"sv, "MM\0*"sv};
    const bool webp = text.starts_with("RIFF") && text.substr(0, 16).find("WEBP") != std::string_view::npos;
    const bool binary = text.substr(0, enough).find('\0') != std::string_view::npos;
    return webp || text.substr(0, enough).find("<svg") != std::string_view::npos ||
           std::ranges::any_of(beginnings, [&](std::string_view one)
                               { return text.starts_with(one) && (binary || one.size() > 2); });
}

/// As .tmx or as .tmj, .json.
bool isTiled(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
    if (first == std::string_view::npos || (text[first] != '<' && text[first] != '{'))
        return false;
    const auto has = [&](std::string_view word) { return text.find(word) != std::string_view::npos; };
    return text[first] == '<' ? has("<map ") && has("tilewidth")
                              : has("\"tilewidth\"") && (has("\"tiledversion\"") || has("\"tilesets\""));
}

} // namespace

yaml::Message foreignKind(std::string_view text)
{
    if (isPicture(text))
        return tell::kind_picture{};
    if (isTiled(text))
        return tell::kind_tiled{};
    return {};
}

} // namespace merlon::io
