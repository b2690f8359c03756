#include "core/hex/parts.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <numbers>

namespace merlon::hex
{

namespace
{

constexpr int longestColumnName = 3;
constexpr int longestRowNumber = 5;

constexpr std::array<std::string_view, 6> flatNames{"N", "NE", "SE", "S", "SW", "NW"};
constexpr std::array<std::string_view, 6> pointyNames{"NW", "NE", "E", "SE", "SW", "W"};

const std::array<std::string_view, 6>& namesOf(Orientation orientation)
{
    return orientation == Orientation::Flat ? flatNames : pointyNames;
}

/// From axial coordinates, whole or not, to the plane and back.
PlanePoint onPlane(Orientation orientation, double q, double r)
{
    constexpr double root = std::numbers::sqrt3;
    if (orientation == Orientation::Flat)
        return {1.5 * q, root * (r + q / 2)};
    return {root * (q + r / 2), 1.5 * r};
}

Hex nearest(double q, double r)
{
    const double s = -q - r;
    const double wholeQ = std::round(q);
    const double wholeR = std::round(r);
    const double wholeS = std::round(s);
    const double offQ = std::abs(wholeQ - q);
    const double offR = std::abs(wholeR - r);
    const double offS = std::abs(wholeS - s);
    if (offQ > offR && offQ > offS)
        return {static_cast<int>(-wholeR - wholeS), static_cast<int>(wholeR)};
    if (offR > offS)
        return {static_cast<int>(wholeQ), static_cast<int>(-wholeQ - wholeS)};
    return {static_cast<int>(wholeQ), static_cast<int>(wholeR)};
}

bool isLetter(char c)
{
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}
bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

std::string nameOf(Cell cell)
{
    if (cell.column < 0 || cell.row < 0)
        return "(" + std::to_string(cell.column + 1) + "," + std::to_string(cell.row + 1) + ")";
    return columnName(cell.column) + std::to_string(cell.row + 1);
}

std::optional<Cell> cellNamed(std::string_view text)
{
    int column = 0;
    int letters = 0;
    for (; !text.empty() && isLetter(text.front()); text.remove_prefix(1))
    {
        if (++letters > longestColumnName)
            return {};
        column = column * 26 + ((text.front() & ~0x20) - 'A' + 1);
    }
    if (letters == 0 || text.empty() || text.size() > longestRowNumber || text.front() == '0')
        return {};
    int row = 0;
    for (const char digit : text)
    {
        if (!isDigit(digit))
            return {};
        row = row * 10 + (digit - '0');
    }
    return Cell{column - 1, row - 1};
}

} // namespace

Parts::Parts(std::vector<Part> all) : all_(std::make_shared<const std::vector<Part>>(std::move(all))) {}

std::span<const Part> Parts::all() const
{
    return all_ ? std::span<const Part>(*all_) : std::span<const Part>();
}

bool operator==(const Parts& a, const Parts& b)
{
    return a.all_ == b.all_ || std::ranges::equal(a.all(), b.all());
}

const Part* partAt(const Layout& board, Hex hex)
{
    const auto parts = board.parts.all();
    const auto part =
        std::ranges::find_if(parts, [&](const Part& one) { return one.layout.contains(one.lies.back(hex)); });
    return part != parts.end() ? &*part : nullptr;
}

Hex Layout::hexOf(int index) const
{
    assert(index >= 0 && index < count());
    return hexAt({index % columns, index / columns});
}

Layout Layout::cropped(int left, int top, int right, int bottom) const
{
    Layout out = *this;
    out.parts = {};
    out.first = hexAt({left, top});
    out.columns -= left + right;
    out.rows -= top + bottom;
    if ((orientation == Orientation::Flat ? left : top) % 2 != 0)
        out.shove = shove == Shove::Odd ? Shove::Even : Shove::Odd;
    return out;
}

std::string columnName(int column)
{
    assert(column >= 0);
    std::string letters;
    for (int left = column + 1; left > 0; left = (left - 1) / 26)
        letters.insert(letters.begin(), static_cast<char>('A' + (left - 1) % 26));
    return letters;
}

std::string name(const Layout& layout, Hex hex)
{
    if (layout.parts.empty())
        return nameOf(layout.cellOf(hex));
    const Part* part = partAt(layout, hex);
    if (part == nullptr)
        return ':' + nameOf(layout.cellOf(hex));
    const std::string own = nameOf(part->layout.cellOf(part->lies.back(hex)));
    return part == layout.parts.all().data() ? own : part->id + ':' + own;
}

std::optional<Hex> parseHex(const Layout& layout, std::string_view text)
{
    const auto colon = text.find(':');
    const bool says = !layout.parts.empty() && colon != std::string_view::npos;
    const auto cell = cellNamed(says ? text.substr(colon + 1) : text);
    if (!cell)
        return {};
    if (layout.parts.empty() || colon == 0)
        return layout.hexAt(*cell);
    const auto parts = layout.parts.all();
    const auto part = says ? std::ranges::find(parts, text.substr(0, colon), &Part::id) : parts.begin();
    if (part == parts.end() || !part->layout.contains(part->layout.hexAt(*cell)))
        return {};
    return part->lies(part->layout.hexAt(*cell));
}

std::string_view sideName(Orientation orientation, Side side)
{
    return namesOf(orientation)[static_cast<std::size_t>(side)];
}

std::optional<Side> parseSide(Orientation orientation, std::string_view text)
{
    for (const Side side : allSides)
        if (sideName(orientation, side) == text)
            return side;
    return {};
}

PlanePoint centreOf(const Layout& layout, Hex hex)
{
    const Hex at = hex - layout.first;
    return onPlane(layout.orientation, at.q, at.r);
}

PlanePoint cornerOf(const Layout& layout, Hex hex, Corner corner)
{
    // A corner is the point between the three hexes that share it.
    const Hex at = hex - layout.first;
    const Hex before = neighbour(at, corner);
    const Hex after = neighbour(at, turned(corner, 1));
    return onPlane(layout.orientation, (at.q + before.q + after.q) / 3.0, (at.r + before.r + after.r) / 3.0);
}

Hex hexUnder(const Layout& layout, PlanePoint point)
{
    constexpr double root = std::numbers::sqrt3;
    if (layout.orientation == Orientation::Flat)
    {
        const double q = point.x / 1.5;
        return nearest(q, point.y / root - q / 2) + layout.first;
    }
    const double r = point.y / 1.5;
    return nearest(point.x / root - r / 2, r) + layout.first;
}

Side sideNear(const Layout& layout, Hex hex, PlanePoint point)
{
    // The nearest side is the one towards which the point lies farthest from the centre.
    const PlanePoint middle = centreOf(layout, hex);
    Side best = Side::S0;
    double farthest = -1;
    for (const Side side : allSides)
    {
        const PlanePoint out = onPlane(layout.orientation, step(side).q, step(side).r);
        const double far = (point.x - middle.x) * out.x + (point.y - middle.y) * out.y;
        if (far > farthest)
        {
            farthest = far;
            best = side;
        }
    }
    return best;
}

} // namespace merlon::hex
