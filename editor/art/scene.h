#pragma once

#include "editor/art/decal.h"
#include "editor/art/look.h"
#include "editor/map_painter.h"

#include <QString>

#include <array>
#include <vector>

namespace merlon::editor::art
{

class Symbols;

/// The order in which decals are laid over the ground.
enum class Layer : std::uint8_t
{
    Wash,
    Ground,
    Course, ///< roads
    Shadow,
    Edge,
    Roof,
    Feature,
    Tall,
    Covering,
    Outline
};
inline constexpr std::size_t layerCount = 10;

/// A decal on its hex, moved a little (in units).
struct Placed
{
    Decal decal;
    hex::PlanePoint at;
};

enum class Writing : std::uint8_t
{
    HexName,
    Level,
    Title, ///< of a structure
    Note   ///< the name of something that we have no picture of
};

/// A line of writing, centred on a point of the plane.
struct Label
{
    Writing writing = Writing::HexName;
    QString text;
    hex::PlanePoint at;
};

/// The cells that a picture shows, both ends included; none when last < first.
struct Window
{
    int firstColumn = 0;
    int lastColumn = -1;
    int firstRow = 0;
    int lastRow = -1;
};

/// All cells that reach into a rectangle of the plane (in units), and those `reach` units around it.
Window windowOf(const hex::Layout& layout, const QRectF& part, double reach);

/// What a part of a map consists of, before it is drawn at all.
struct Scene
{
    std::array<std::vector<Placed>, layerCount> layers;
    std::vector<Label> labels;

    void put(Layer layer, Decal decal, hex::PlanePoint at)
    {
        layers[static_cast<std::size_t>(layer)].push_back({decal, at});
    }
};

Scene compose(const map::HexMap& map, const Looks& looks, const Symbols& symbols, const MapStyle& style,
              const Window& window, double scale);

/// What is drawn of it below patchScale besides patches of colour and far things.
Scene composeFar(const map::HexMap& map, const Looks& looks, const Symbols& symbols, const MapStyle& style,
                 const Window& window, double scale);

/// How strongly a style draws them.
double strengthOf(Layer layer, const MapStyle& style);
double strengthOf(Writing writing, const MapStyle& style);

/// Sizes of writing in units, and the scales from which there is room for it.
double writingHeight(Writing writing);
bool roomFor(Writing writing, double scale);

/// Below this scale a hex is a patch of one colour.
inline constexpr double patchScale = 5;
/// Below this one contours would be all that is seen of a slope.
inline constexpr double contourScale = 1.5;

} // namespace merlon::editor::art
