#include "editor/table_picture.h"

namespace merlon::editor
{

Drawing drawingOf(std::shared_ptr<const map::TableMap> table, TablePainter painter, TableGame game)
{
    Drawing drawing;
    drawing.title = QString::fromStdString(table->title.empty() ? table->id : table->title.in("en"));
    drawing.paper = painter.margin();
    drawing.scale = 2;
    drawing.bounds = [table](double scale) { return TablePlane::bounds(*table, scale); };
    drawing.paint =
        [table, painter = std::move(painter), game = std::move(game)](QPainter& on, const QRectF& part, double scale)
    {
        painter.paint(on, *table, part, scale);
        paintTableGame(on, TablePlane(*table, scale), game, painter.style().dark);
    };
    return drawing;
}

} // namespace merlon::editor
