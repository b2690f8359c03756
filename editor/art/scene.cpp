#include "editor/art/scene.h"

#include "editor/art/composer.h"

#include <algorithm>
#include <cmath>

namespace merlon::editor::art
{

using hex::Hex;

Window windowOf(const hex::Layout& layout, const QRectF& part, double reach)
{
    const QRectF wide = part.adjusted(-reach, -reach, reach, reach);
    Window window{layout.columns, -1, layout.rows, -1};
    for (const QPointF corner : {wide.topLeft(), wide.topRight(), wide.bottomLeft(), wide.bottomRight()})
    {
        const hex::Cell cell = layout.cellOf(hex::hexUnder(layout, {corner.x(), corner.y()}));
        window.firstColumn = std::min(window.firstColumn, cell.column - 1);
        window.lastColumn = std::max(window.lastColumn, cell.column + 1);
        window.firstRow = std::min(window.firstRow, cell.row - 1);
        window.lastRow = std::max(window.lastRow, cell.row + 1);
    }
    return {std::max(window.firstColumn, 0), std::min(window.lastColumn, layout.columns - 1),
            std::max(window.firstRow, 0), std::min(window.lastRow, layout.rows - 1)};
}

double strengthOf(Layer layer, const MapStyle& style)
{
    switch (layer)
    {
    case Layer::Feature:
        return style.strengthOf(MapLayer::Features);
    case Layer::Course:
    case Layer::Roof:
    case Layer::Covering:
        return style.strengthOf(MapLayer::Overlays);
    case Layer::Outline:
        return style.strengthOf(MapLayer::Structures);
    default:
        return style.strengthOf(MapLayer::Terrain);
    }
}

double strengthOf(Writing writing, const MapStyle& style)
{
    switch (writing)
    {
    case Writing::HexName:
        return style.strengthOf(MapLayer::Names);
    case Writing::Level:
        return style.strengthOf(MapLayer::Levels);
    case Writing::Title:
        return style.strengthOf(MapLayer::Structures);
    case Writing::Note:
        break;
    }
    return 1;
}

Scene compose(const map::HexMap& map, const Looks& looks, const Symbols& symbols, const MapStyle& style,
              const Window& window, double scale)
{
    return Composer(map, looks, symbols, style, window, scale).done();
}

Scene composeFar(const map::HexMap& map, const Looks& looks, const Symbols& symbols, const MapStyle& style,
                 const Window& window, double scale)
{
    if (!map.levels || !style.levels || scale < contourScale)
        return {};
    return Composer(map, looks, symbols, style, window, scale).farAway();
}

double writingHeight(Writing writing)
{
    switch (writing)
    {
    case Writing::HexName:
        return 0.3;
    case Writing::Level:
        return 0.28;
    case Writing::Title:
        return 0.4;
    case Writing::Note:
        return 0.28;
    }
    return 0.3;
}

bool roomFor(Writing writing, double scale)
{
    return writingHeight(writing) * scale >= (writing == Writing::Note ? 6.5 : 6.0);
}

} // namespace merlon::editor::art
