#include "core/io/alike_names.h"

#include "core/map/text_rules.h"

#include <algorithm>
#include <array>
#include <system_error>

namespace merlon::io
{
namespace
{

namespace fs = std::filesystem;

/// A mark, and letters with those that bear it in one character.
struct Marked
{
    std::string_view mark;
    std::string_view letters;
};

constexpr std::array marked{Marked{"\u0300", "AÀEÈIÌOÒUÙaàeèiìoòuù"},
                            Marked{"\u0301", "AÁEÉIÍOÓUÚYÝaáeéiíoóuúyýCĆcćLĹlĺNŃnńRŔrŕSŚsśZŹzź"},
                            Marked{"\u0302", "AÂEÊIÎOÔUÛaâeêiîoôuûCĈcĉGĜgĝHĤhĥJĴjĵSŜsŝWŴwŵYŶyŷ"},
                            Marked{"\u0303", "AÃNÑOÕaãnñoõIĨiĩUŨuũ"},
                            Marked{"\u0304", "AĀaāEĒeēIĪiīOŌoōUŪuū"},
                            Marked{"\u0306", "AĂaăEĔeĕGĞgğIĬiĭOŎoŏUŬuŭ"},
                            Marked{"\u0307", "CĊcċEĖeėGĠgġIİZŻzż"},
                            Marked{"\u0308", "AÄEËIÏOÖUÜaäeëiïoöuüyÿYŸ"},
                            Marked{"\u030A", "AÅaåUŮuů"},
                            Marked{"\u030B", "OŐoőUŰuű"},
                            Marked{"\u030C", "CČcčDĎdďEĚeěLĽlľNŇnňRŘrřSŠsšTŤtťZŽzž"},
                            Marked{"\u0326", "SȘsșTȚtț"},
                            Marked{"\u0327", "CÇcçGĢgģKĶkķLĻlļNŅnņRŖrŗSŞsşTŢtţ"},
                            Marked{"\u0328", "AĄaąEĘeęIĮiįUŲuų"}};

struct Alike
{
    std::string_view plain;
    std::string_view others;
};

constexpr std::array alikes{Alike{"'", "\u2018\u2019\u02BC\u2032\u00B4"},
                            Alike{"-", "\u2010\u2011\u2012\u2013\u2014\u2212"}, Alike{" ", "\u00A0\u2007\u2009\u202F"},
                            Alike{"", "\u00AD\u200B\u200C\u200D\u2060\uFEFF"}};

std::string folded(std::string_view letter)
{
    if (letter.size() == 1)
        return std::string(letter);
    for (const Alike& one : alikes)
        if (one.others.find(letter) != std::string_view::npos)
            return std::string(one.plain);
    for (const Marked& one : marked)
        if (const auto at = one.letters.find(letter); at != std::string_view::npos)
            return one.letters[at - 1] + std::string(one.mark);
    return std::string(letter);
}

/// With its accents behind the letters, and the plain one of signs that look alike.
std::string looksOf(std::string_view name)
{
    std::string looks;
    while (!name.empty())
    {
        const std::size_t length = std::max<std::size_t>(1, utf8Length(name));
        looks += folded(name.substr(0, length));
        name.remove_prefix(length);
    }
    return looks;
}

std::string inSmall(std::string text)
{
    for (char& letter : text)
        if (letter >= 'A' && letter <= 'Z')
            letter = static_cast<char>(letter - 'A' + 'a');
    return text;
}

/// The only one of its folder that is the same to that question; empty: none is, or several are.
template <class Looks>
std::string onlyOne(const fs::path& folder, const std::string& name, const Looks& looks)
{
    const fs::path wanted = folder / fs::path(name);
    const std::string asked = looks(wanted.filename().string());
    std::string found;
    std::error_code failed;
    for (fs::directory_iterator at(wanted.parent_path(), failed), end; !failed && at != end; at.increment(failed))
    {
        const std::string here = at->path().filename().string();
        if (looks(here) != asked)
            continue;
        if (!found.empty())
            return {};
        found = (fs::path(name).parent_path() / here).string();
    }
    return found;
}

} // namespace

std::string nameOnDisk(const fs::path& folder, const std::string& name)
{
    std::error_code ignored;
    if (name.empty() || fs::exists(folder / fs::path(name), ignored))
        return name;
    const std::string there = onlyOne(folder, name, looksOf);
    return there.empty() ? name : there;
}

std::string nameInOtherCase(const fs::path& folder, const std::string& name)
{
    return onlyOne(folder, name, looksInAnyCase);
}

std::string looksInAnyCase(std::string_view name)
{
    return inSmall(looksOf(name));
}

} // namespace merlon::io
