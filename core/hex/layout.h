#pragma once

#include "core/hex/hex.h"

#include <optional>
#include <string>
#include <string_view>

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

/// How a rectangular map lays its hexes out. The only place that knows that columns or rows are odd and even.
struct Layout
{
    int columns = 1;
    int rows = 1;
    Orientation orientation = Orientation::Flat;
    Shove shove = Shove::Even;

    friend bool operator==(const Layout&, const Layout&) = default;

    Hex hexAt(Cell cell) const;
    Cell cellOf(Hex hex) const;
    bool contains(Hex hex) const;
    int count() const { return columns * rows; }
    /// Row-major index of a hex on the map (asserted), for arrays of `count()` entries.
    int index(Hex hex) const;
    Hex hexOf(int index) const;
};

/// Spreadsheet names: `A1` is the top left, `AB12` column 28, row 12.
std::string columnName(int column);
std::string name(const Layout& layout, Hex hex);
/// The hex so named, also off the map (columns up to ZZZ, rows up to 99,999); nothing when it is not such a name.
/// Letters may be small; leading zeros are refused.
std::optional<Hex> parseHex(const Layout& layout, std::string_view text);

/// N NE SE S SW NW on flat hexes, NW NE E SE SW W on pointy ones.
std::string_view sideName(Orientation orientation, Side side);
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
