#pragma once

#include "core/hex/hex.h"

#include <cassert>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace merlon::hex
{

enum class Orientation : std::uint8_t
{
    Flat,
    Pointy
};

/// Which columns (flat hexes) or rows (pointy hexes) are shoved half a hex down or right. Counted from 1, as printed:
/// with Even it is B, D, F ... (flat) or rows 2, 4, 6 ... (pointy).
enum class Shove : std::uint8_t
{
    Odd,
    Even
};

/// A cell of the displayed grid, both counted from 0 at the top left.
struct Cell
{
    int column = 0;
    int row = 0;

    friend auto operator<=>(const Cell&, const Cell&) = default;
};

struct Part;

/// The maps that a board is laid of, the first of which lends it its names; copies share them. Empty: it is one map.
class Parts
{
public:
    Parts() = default;
    explicit Parts(std::vector<Part> all);

    bool empty() const { return all_ == nullptr; }
    std::span<const Part> all() const;
    friend bool operator==(const Parts& a, const Parts& b);

private:
    std::shared_ptr<const std::vector<Part>> all_;
};

/// How a rectangular map lays its hexes out. The only place that knows that columns or rows are odd and even.
struct Layout
{
    int columns = 1;
    int rows = 1;
    Orientation orientation = Orientation::Flat;
    Shove shove = Shove::Even;
    /// The hex at the top left, which is called A1. In files it is always {0, 0}; a map that loses or gains columns on
    /// its left begins elsewhere, and every hex stays where it is.
    Hex first{};
    Parts parts{};

    friend bool operator==(const Layout&, const Layout&) = default;

    /// With so many columns and rows taken from its edges, or added where the number is below 0. Hexes keep their
    /// place and change their names. Parts are left behind.
    Layout cropped(int left, int top, int right, int bottom) const;

    Hex hexAt(Cell cell) const;
    Cell cellOf(Hex hex) const;
    bool contains(Hex hex) const;
    int count() const { return columns * rows; }
    /// Row-major index of a hex on the map (asserted), for arrays of `count()` entries.
    int index(Hex hex) const;
    Hex hexOf(int index) const;

private:
    /// How far the axial lines have slid at a column (flat) or row (pointy): half of its number, rounded as the shove
    /// says, downwards for numbers below 0 too.
    int slide(int along) const { return (along + (shove == Shove::Odd ? 1 : 0)) >> 1; }
};

// Here and not in the source file because every hex of a line of fire passes through them.

inline Hex Layout::hexAt(Cell cell) const
{
    if (orientation == Orientation::Flat)
        return Hex{cell.column, cell.row - slide(cell.column)} + first;
    return Hex{cell.column - slide(cell.row), cell.row} + first;
}

inline Cell Layout::cellOf(Hex hex) const
{
    const Hex at = hex - first;
    if (orientation == Orientation::Flat)
        return {at.q, at.r + slide(at.q)};
    return {at.q + slide(at.r), at.r};
}

inline bool Layout::contains(Hex hex) const
{
    const Cell cell = cellOf(hex);
    return cell.column >= 0 && cell.column < columns && cell.row >= 0 && cell.row < rows;
}

inline int Layout::index(Hex hex) const
{
    assert(contains(hex));
    const Cell cell = cellOf(hex);
    return cell.row * columns + cell.column;
}

/// Every hex of a map, row by row.
template <class Visit>
void forEachHex(const Layout& layout, Visit&& visit)
{
    for (int i = 0; i < layout.count(); ++i)
        visit(layout.hexOf(i));
}

/// Spreadsheet names: `A1` is the top left, `AB12` column 28, row 12. Columns are counted from 0 (asserted).
std::string columnName(int column);
/// Left of the map or above it there are no names: there it is column and row in parentheses, `(0,3)` left of A3.
std::string name(const Layout& layout, Hex hex);
/// The hex so named, also off the map (columns up to ZZZ, rows up to 99,999); nothing when it is not such a name.
/// Letters may be small; leading zeros are refused.
std::optional<Hex> parseHex(const Layout& layout, std::string_view text);

/// N NE SE S SW NW on flat hexes, NW NE E SE SW W on pointy ones.
std::string_view sideName(Orientation orientation, Side side);
/// Only the names above, in capitals, as files have them.
std::optional<Side> parseSide(Orientation orientation, std::string_view text);

/// Places on a plane where a flat hex has its corners at distance 1 from its centre (so a width of 2 and a height of
/// sqrt 3), the centre of the top left hex at (0,0), y down. For painters and the mouse only; no rule reads it.
struct PlanePoint
{
    double x = 0;
    double y = 0;
};
PlanePoint centreOf(const Layout& layout, Hex hex);
/// Corner k as in hex.h.
PlanePoint cornerOf(const Layout& layout, Hex hex, Corner corner);
/// The hex under a point of that plane, on the map or off it.
Hex hexUnder(const Layout& layout, PlanePoint point);
/// The side of a hex that is nearest to a point of that plane.
Side sideNear(const Layout& layout, Hex hex, PlanePoint point);

} // namespace merlon::hex
