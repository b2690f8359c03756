#pragma once

#include "editor/art/inks.h"
#include "editor/art/thing_look.h"

#include "core/map/hex_map.h"
#include "core/map/palette.h"
#include "editor/map_painter.h"

#include <string>
#include <vector>

namespace merlon::editor::art
{

/// What lies under everything in a hex. Hexes of one ground merge: no seam shows between them.
enum class Ground : std::uint8_t
{
    Earth,
    Water,
    Masonry,
    Walk,
    Planks,
    Flags,
    Steps
};
inline constexpr int groundCount = 7;

/// What stands or grows there.
enum class Growth : std::uint8_t
{
    None,
    Grass,
    Brush,
    Trees,
    Mound,
    Trench,
    Tent,
    Bridge,
    Door,
    KeepDoor,
    Unknown ///< a terrain that we have no picture of
};

/// Whose outer walls are drawn along the edges of the floor.
enum class Building : std::uint8_t
{
    None,
    Tower,
    Keep
};

/// How a terrain looks: by the name that its palette gives for it (grass, brush, trees, mound, trench, tent, water,
/// bridge, steps, masonry, walk, planks, flags, doorway, keep_doorway), and in its palette's colour.
struct Look
{
    Ground ground = Ground::Earth;
    Growth growth = Growth::None;
    Building building = Building::None;
    QColor base; ///< of the ground
    QColor far;  ///< the whole hex in one colour
    std::string id;

    bool water() const { return ground == Ground::Water; }
    bool stone() const { return ground == Ground::Masonry || ground == Ground::Walk; }
    bool built() const { return stone() || building != Building::None; }
};

/// `known` is null for a terrain that is not in the palette: it looks like one that has no such name, Unknown.
Look lookOf(const map::PaletteTerrain* known, const std::string& id, const Inks& inks);

/// Those of a palette's overlays, in its order.
std::vector<ThingLook> thingLooksOf(const map::Palette& palette, const Inks& inks);

/// Of what a map is made.
struct Looks
{
    std::vector<Look> ground; ///< of its legend, in its order
    std::vector<ThingLook> things;
    std::vector<hex::Hex> inside{}; ///< where somebody stands

    const Look& operator[](std::size_t entry) const { return ground[entry]; }
    std::size_t size() const { return ground.size(); }
    /// Its number; -1 where it is drawn by a symbol.
    int thing(const std::string& kind) const;
    /// A roof over somebody is lifted.
    bool isLifted(const ThingLook& look, const map::Covering& overlay) const;
};

Looks looksOf(const map::HexMap& map, const map::Palette& palette, const Inks& inks);

/// A ground's colour at a level: higher is lighter and warmer, lower is darker.
QColor shaded(const QColor& base, int level, bool dark);
/// The same as strongly as a style draws terrain and levels; `far`: the whole hex in one colour.
QColor groundColour(const Look& look, int level, bool far, const MapStyle& style);

} // namespace merlon::editor::art
