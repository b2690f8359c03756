#pragma once

#include "editor/art/look.h"

#include <QPolygonF>

#include <cstdint>
#include <vector>

namespace merlon::editor::art
{

/// What is drawn on a ground, in units of the map's plane, repeating after `width` and `height`. It runs on from hex to
/// hex, so that hexes of one ground merge. Tones go from -1 (ink) over 0 (the ground's colour) to 1 (lit).
struct Pattern
{
    struct Patch
    {
        QPolygonF shape;
        double tone = 0;
    };
    struct Stroke
    {
        QPointF from;
        QPointF to;
        double width = 0.03;
        double tone = -0.5;
    };

    double width = 12;
    double height = 12;
    std::vector<Patch> patches;
    std::vector<Stroke> strokes;
    int variant = 0;
    bool mottled = false; ///< with faint clouds, as of a wash that dried unevenly
};

/// So many patterns of each soft ground lie beside one another in no order, and run on into one another: what comes
/// again on a wide plain is not seen to. Ground that is built has one.
inline constexpr int patternVariants = 8;
/// Which one lies so many patterns to the right and down.
int variantAt(Ground ground, int x, int y);

const Pattern& patternOf(Ground ground, int variant);

/// The colour of a tone.
QColor toned(const QColor& base, double tone, bool dark);

inline constexpr int toneCount = 16;
inline constexpr double toneOf(int index)
{
    return (index - 10) / (index < 10 ? 10.0 : 5.0);
}

/// A pattern at a scale: a repeating picture of tone indices.
struct Texture
{
    int width = 1;
    int height = 1;
    std::vector<std::uint8_t> tones;

    const std::uint8_t* row(int y) const
    {
        return tones.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(width);
    }
};

Texture textureOf(Ground ground, int variant, double scale);

} // namespace merlon::editor::art
