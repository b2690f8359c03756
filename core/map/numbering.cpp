#include "core/hex/parts.h"
#include "core/map/hex_map.h"

#include <algorithm>
#include <cctype>
#include <string>

namespace merlon::map
{
namespace
{

/// 1 is A, 26 Z, 27 AA.
std::string letters(int number)
{
    std::string out;
    for (; number > 0; number = (number - 1) / 26)
        out.insert(out.begin(), static_cast<char>('A' + (number - 1) % 26));
    return out;
}

std::string written(int number, Numbering::Axis axis, int padding)
{
    if (axis == Numbering::Axis::Letters)
        return letters(number);
    std::string digits = std::to_string(number);
    const auto width = static_cast<std::size_t>(std::max(0, padding));
    return digits.size() < width ? std::string(width - digits.size(), '0') + digits : digits;
}

/// The number that a text stands for; nothing when it is no such number, or longer than any map needs.
std::optional<int> number(std::string_view text, Numbering::Axis axis)
{
    const bool wantsLetters = axis == Numbering::Axis::Letters;
    if (text.empty() || text.size() > (wantsLetters ? 4U : 7U))
        return {};
    int value = 0;
    for (const char c : text)
    {
        if (wantsLetters ? (c < 'A' || c > 'Z') : (c < '0' || c > '9'))
            return {};
        value = wantsLetters ? value * 26 + (c - 'A' + 1) : value * 10 + (c - '0');
    }
    return value;
}

std::string upper(std::string_view text)
{
    std::string out(text);
    std::ranges::transform(out, out.begin(),
                           [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c; });
    return out;
}

bool fromRight(const Numbering& numbering)
{
    return numbering.origin == Numbering::Origin::TopRight || numbering.origin == Numbering::Origin::BottomRight;
}

bool fromBottom(const Numbering& numbering)
{
    return numbering.origin == Numbering::Origin::BottomLeft || numbering.origin == Numbering::Origin::BottomRight;
}

std::string nameOf(const Numbering& numbering, const hex::Layout& layout, hex::Cell cell)
{
    const int column = fromRight(numbering) ? layout.columns - 1 - cell.column : cell.column;
    const int row = fromBottom(numbering) ? layout.rows - 1 - cell.row : cell.row;
    const std::string first = written(numbering.firstColumn + column, numbering.columns, numbering.padding);
    const std::string second = written(numbering.firstRow + row, numbering.rows, numbering.padding);
    return numbering.rowFirst ? second + numbering.separator + first : first + numbering.separator + second;
}

/// The hex whose column and row are written as these two parts.
std::optional<hex::Cell> cellOf(const Numbering& numbering, const hex::Layout& layout, std::string_view columnText,
                                std::string_view rowText)
{
    const auto columnNumber = number(columnText, numbering.columns);
    const auto rowNumber = number(rowText, numbering.rows);
    if (!columnNumber || !rowNumber)
        return {};
    const int column = *columnNumber - numbering.firstColumn;
    const int row = *rowNumber - numbering.firstRow;
    if (column < 0 || column >= layout.columns || row < 0 || row >= layout.rows)
        return {};
    return hex::Cell{fromRight(numbering) ? layout.columns - 1 - column : column,
                     fromBottom(numbering) ? layout.rows - 1 - row : row};
}

/// Every way of cutting the text in two is tried; a name that two hexes bear names none.
std::optional<hex::Hex> findPrinted(const Numbering& numbering, const hex::Layout& layout, const std::string& text)
{
    const std::string separator = upper(numbering.separator);
    std::optional<hex::Cell> found;
    for (std::size_t cut = 1; cut + separator.size() < text.size(); ++cut)
    {
        if (text.compare(cut, separator.size(), separator) != 0)
            continue;
        const auto first = std::string_view(text).substr(0, cut);
        const auto second = std::string_view(text).substr(cut + separator.size());
        const auto cell =
            numbering.rowFirst ? cellOf(numbering, layout, second, first) : cellOf(numbering, layout, first, second);
        if (!cell || upper(nameOf(numbering, layout, *cell)) != text)
            continue;
        if (found)
            return {};
        found = cell;
    }
    return found ? std::optional(layout.hexAt(*found)) : std::nullopt;
}

/// What the part prints; null: what files call its hexes.
const Numbering* numberingOf(const HexMap& map, const hex::Part& part)
{
    const auto at = static_cast<std::size_t>(&part - map.layout.parts.all().data());
    return at < map.ofParts.size() && map.ofParts[at] ? &*map.ofParts[at] : nullptr;
}

/// Of a part, as its own map has them.
struct Own
{
    const hex::Part& part;
    const Numbering* numbering;

    std::string nameOf(hex::Hex hex) const
    {
        const hex::Hex at = part.lies.back(hex);
        return numbering ? map::nameOf(*numbering, part.layout, part.layout.cellOf(at)) : hex::name(part.layout, at);
    }
};

std::optional<Own> ownOf(const HexMap& map, hex::Hex hex)
{
    const hex::Part* part = hex::partAt(map.layout, hex);
    if (part == nullptr)
        return {};
    return Own{*part, numberingOf(map, *part)};
}

/// The part of that id; whoever types it minds no capitals.
const hex::Part* partCalled(const HexMap& map, std::string_view id)
{
    const auto parts = map.layout.parts.all();
    auto part = std::ranges::find(parts, id, &hex::Part::id);
    if (part == parts.end())
        part = std::ranges::find_if(parts, [&](const hex::Part& one) { return upper(one.id) == upper(id); });
    return part == parts.end() ? nullptr : &*part;
}

/// "ID:name", or a name on the first of the parts; what lies between them is ":name".
std::optional<hex::Hex> findOnPart(const HexMap& map, std::string_view text)
{
    const auto colon = text.find(':');
    const std::string name = upper(colon == std::string_view::npos ? text : text.substr(colon + 1));
    if (colon == 0)
        return hex::parseHex(map.layout, ':' + name);
    const hex::Part* part =
        colon == std::string_view::npos ? map.layout.parts.all().data() : partCalled(map, text.substr(0, colon));
    if (part == nullptr)
        return {};
    if (const Numbering* numbering = numberingOf(map, *part))
        if (const auto hex = findPrinted(*numbering, part->layout, name))
            return part->lies(*hex);
    return hex::parseHex(map.layout, part->id + ':' + name);
}

} // namespace

std::string printedLabel(const HexMap& map, hex::Hex hex)
{
    if (const auto own = ownOf(map, hex))
        return own->nameOf(hex);
    return map.numbering ? nameOf(*map.numbering, map.layout, map.layout.cellOf(hex)) : hex::name(map.layout, hex);
}

std::string printedName(const HexMap& map, hex::Hex hex)
{
    const hex::Part* part = hex::partAt(map.layout, hex);
    const bool isFirst = part == nullptr || part == map.layout.parts.all().data();
    return isFirst ? printedLabel(map, hex) : part->id + ':' + printedLabel(map, hex);
}

std::optional<hex::Hex> parsePrinted(const HexMap& map, std::string_view text)
{
    if (text.size() > 64)
        return {};
    const bool ofParts = !map.layout.parts.empty();
    if (!ofParts && map.numbering)
        if (const auto hex = findPrinted(*map.numbering, map.layout, upper(text)))
            return hex;
    const auto hex = ofParts ? findOnPart(map, text) : hex::parseHex(map.layout, upper(text));
    return hex && map.layout.contains(*hex) ? hex : std::nullopt;
}

} // namespace merlon::map
