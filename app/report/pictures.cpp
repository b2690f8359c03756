#include "app/report/pictures.h"

#include "core/io/table_map.h"
#include "editor/counter_labels.h"
#include "editor/counter_painter.h"
#include "editor/map_painter.h"
#include "editor/render.h"
#include "editor/table_painter.h"
#include "editor/table_pieces.h"
#include "translations/words.h"

#include <algorithm>
#include <cmath>

namespace merlon::report
{
namespace
{

constexpr double fullScale = 24;     ///< hexes 48 pixels wide
constexpr double fullTableScale = 3; ///< pixels a millimetre
constexpr int namesToAWidth = 58;    ///< of a map: read on a sheet of paper too

QSize sizeOf(const QRectF& bounds)
{
    return {static_cast<int>(std::ceil(bounds.width())), static_cast<int>(std::ceil(bounds.height()))};
}

} // namespace

const void* Pictures::keyOf(const play::Board& board)
{
    return std::visit([](const auto& one) { return static_cast<const void*>(one.get()); }, board);
}

double Pictures::scaleOf(const play::Board& board) const
{
    const auto fitting = [this](const QRectF& unit)
    { return std::min(most_.width() / unit.width(), most_.height() / unit.height()); };
    if (const auto* table = std::get_if<play::TableBoard>(&board))
        return std::min(fullTableScale, fitting(editor::TablePlane::bounds(**table, 1)));
    const hex::Layout& layout = std::get<play::HexBoard>(board)->layout;
    const QRectF unit = editor::MapPainter::bounds(layout, 1);
    return std::min({fullScale, editor::scaleForWidth(layout, most_.width()), most_.height() / unit.height()});
}

QRectF Pictures::boundsOf(const play::Board& board) const
{
    if (const auto* table = std::get_if<play::TableBoard>(&board))
        return editor::TablePlane::bounds(**table, scaleOf(board));
    return editor::MapPainter::bounds(std::get<play::HexBoard>(board)->layout, scaleOf(board));
}

const QImage& Pictures::ground(const Position& position)
{
    QImage& image = grounds_[keyOf(position.board)];
    if (!image.isNull())
        return image;
    const QRectF bounds = boundsOf(position.board);
    image = QImage(sizeOf(bounds), QImage::Format_RGB32);
    if (const auto* table = std::get_if<play::TableBoard>(&position.board))
    {
        const editor::TablePainter painter(io::tableKinds((*table)->ruleset), {.language = words::language()});
        image.fill(painter.margin());
        QPainter on(&image);
        painter.paint(on, **table, bounds, scaleOf(position.board));
        return image;
    }
    const map::HexMap& map = *std::get<play::HexBoard>(position.board);
    const editor::MapPainter painter(io::paletteOf(map), {});
    image.fill(painter.paper());
    painter.paintPixels(image, bounds.topLeft().toPoint(), map, scaleOf(position.board));
    return image;
}

void Pictures::paintPieces(QPainter& painter, const Position& position) const
{
    const QRectF bounds = boundsOf(position.board);
    const double scale = scaleOf(position.board);
    painter.save();
    painter.translate(-bounds.topLeft());
    if (const auto* table = std::get_if<play::TableBoard>(&position.board))
    {
        editor::TableGame game;
        game.pieces = position.pieces;
        editor::paintTableGame(painter, editor::TablePlane(**table, scale), game, false);
    }
    else
    {
        const hex::Layout& layout = std::get<play::HexBoard>(position.board)->layout;
        editor::paintCounters(painter, layout, position.pieces, bounds, scale, false);
        const int pixels = std::max(editor::usualNamePixels, static_cast<int>(bounds.width()) / namesToAWidth);
        editor::paintNames(painter, layout, position.pieces, bounds, scale, false, pixels);
    }
    painter.restore();
}

QImage Pictures::pieces(const Position& position) const
{
    QImage image(sizeOf(boundsOf(position.board)), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paintPieces(painter, position);
    return image;
}

} // namespace merlon::report
