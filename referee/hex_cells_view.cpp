#include "referee/hex_cells_view.h"

#include "referee/sheet_table_model.h"

#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace merlon::referee
{
namespace
{

constexpr double leastLines = 1.3; ///< half the width of a hex, in lines of text
constexpr int headRoom = 2;        ///< lines of text above the hexes; beside them thrice as wide

} // namespace

HexCellsView::HexCellsView(QWidget* parent) : QAbstractItemView(parent)
{
    setSelectionMode(ExtendedSelection);
    setEditTriggers(DoubleClicked | EditKeyPressed | AnyKeyPressed);
    setTabKeyNavigation(false);
}

void HexCellsView::setHexes(const hex::Layout& hexes)
{
    hexes_ = hexes;
    plane_ = {};
    for (int i = 0; i < hexes_.count(); ++i)
        for (const hex::Side corner : hex::allSides)
        {
            const auto [x, y] = hex::cornerOf(hexes_, hexes_.hexOf(i), corner);
            plane_ |= QRectF(x - 0.01, y - 0.01, 0.02, 0.02);
        }
    updateGeometries();
    viewport()->update();
}

/// As large as there is room, but never too small to be read.
void HexCellsView::fit()
{
    const int line = fontMetrics().lineSpacing();
    const QSizeF room(viewport()->width() - 3 * headRoom * line - line, viewport()->height() - headRoom * line - line);
    scale_ = plane_.isEmpty()
                 ? 1
                 : std::max(leastLines * line,
                            std::min({room.width() / plane_.width(), room.height() / plane_.height(), 4.0 * line}));
}

void HexCellsView::updateGeometries()
{
    fit();
    const int line = fontMetrics().lineSpacing();
    const QSize all(static_cast<int>(plane_.width() * scale_) + 3 * headRoom * line + line,
                    static_cast<int>(plane_.height() * scale_) + headRoom * line + line);
    horizontalScrollBar()->setPageStep(viewport()->width());
    horizontalScrollBar()->setRange(0, std::max(0, all.width() - viewport()->width()));
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setRange(0, std::max(0, all.height() - viewport()->height()));
    QAbstractItemView::updateGeometries();
}

void HexCellsView::resizeEvent(QResizeEvent* event)
{
    QAbstractItemView::resizeEvent(event);
    updateGeometries();
}

QPointF HexCellsView::onScreen(QPointF plane) const
{
    const int line = fontMetrics().lineSpacing();
    return (plane - plane_.topLeft()) * scale_ +
           QPointF(3 * headRoom * line - horizontalOffset(), headRoom * line - verticalOffset());
}

QPointF HexCellsView::centre(int row, int column) const
{
    const auto [x, y] = hex::centreOf(hexes_, hexes_.hexAt({column, row}));
    return onScreen({x, y});
}

QPolygonF HexCellsView::outline(const QModelIndex& index) const
{
    QPolygonF corners;
    for (const hex::Side corner : hex::allSides)
    {
        const auto [x, y] = hex::cornerOf(hexes_, hexes_.hexAt({index.column(), index.row()}), corner);
        corners << onScreen({x, y});
    }
    return corners;
}

QRect HexCellsView::visualRect(const QModelIndex& index) const
{
    if (!index.isValid())
        return {};
    const QPointF half(0.6 * scale_, 0.45 * scale_);
    const QPointF middle = centre(index.row(), index.column());
    return QRectF(middle - half, middle + half).toRect();
}

void HexCellsView::scrollTo(const QModelIndex& index, ScrollHint /*hint*/)
{
    const QRect box = outline(index).boundingRect().toAlignedRect();
    const auto bring = [](QScrollBar& bar, int from, int to, int room)
    {
        if (from < 0)
            bar.setValue(bar.value() + from);
        else if (to > room)
            bar.setValue(bar.value() + to - room);
    };
    bring(*horizontalScrollBar(), box.left(), box.right(), viewport()->width());
    bring(*verticalScrollBar(), box.top(), box.bottom(), viewport()->height());
    viewport()->update();
}

QModelIndex HexCellsView::indexAt(const QPoint& point) const
{
    if (model() == nullptr || plane_.isEmpty())
        return {};
    const QPointF plane = (QPointF(point) - onScreen(plane_.topLeft())) / scale_ + plane_.topLeft();
    const hex::Hex hex = hex::hexUnder(hexes_, {plane.x(), plane.y()});
    if (!hexes_.contains(hex))
        return {};
    const hex::Cell cell = hexes_.cellOf(hex);
    return model()->index(cell.row, cell.column);
}

QModelIndex HexCellsView::moveCursor(CursorAction action, Qt::KeyboardModifiers /*modifiers*/)
{
    const QModelIndex now = currentIndex();
    if (!now.isValid())
        return model() != nullptr ? model()->index(0, 0) : QModelIndex();
    int row = now.row();
    int column = now.column();
    const int rows = model()->rowCount();
    const int columns = model()->columnCount();
    switch (action)
    {
    case MoveUp:
        --row;
        break;
    case MoveDown:
        ++row;
        break;
    case MoveLeft:
    case MovePrevious:
        --column;
        break;
    case MoveRight:
    case MoveNext:
        ++column;
        break;
    case MoveHome:
        column = 0;
        break;
    case MoveEnd:
        column = columns - 1;
        break;
    case MovePageUp:
        row = 0;
        break;
    case MovePageDown:
        row = rows - 1;
        break;
    }
    return model()->index(std::clamp(row, 0, rows - 1), std::clamp(column, 0, columns - 1));
}

// The rectangle of a cell is smaller than its hex.

void HexCellsView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QAbstractItemView::currentChanged(current, previous);
    viewport()->update();
}

void HexCellsView::dataChanged(const QModelIndex& topLeft, const QModelIndex& bottomRight, const QList<int>& roles)
{
    QAbstractItemView::dataChanged(topLeft, bottomRight, roles);
    viewport()->update();
}

int HexCellsView::horizontalOffset() const
{
    return horizontalScrollBar()->value();
}

int HexCellsView::verticalOffset() const
{
    return verticalScrollBar()->value();
}

bool HexCellsView::isIndexHidden(const QModelIndex& /*index*/) const
{
    return false;
}

void HexCellsView::setSelection(const QRect& rect, QItemSelectionModel::SelectionFlags command)
{
    QItemSelection all;
    for (int row = 0; row < model()->rowCount(); ++row)
        for (int column = 0; column < model()->columnCount(); ++column)
            if (const QModelIndex index = model()->index(row, column); visualRect(index).intersects(rect))
                all.select(index, index);
    if (all.isEmpty())
        if (const QModelIndex index = indexAt(rect.center()); index.isValid())
            all.select(index, index);
    selectionModel()->select(all, command);
}

QRegion HexCellsView::visualRegionForSelection(const QItemSelection& selection) const
{
    QRegion region;
    for (const QModelIndex& index : selection.indexes())
        region += outline(index).boundingRect().toAlignedRect().adjusted(-2, -2, 2, 2);
    return region;
}

void HexCellsView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    if (model() == nullptr)
        return;
    paintHeads(painter);
    for (int row = 0; row < model()->rowCount(); ++row)
        for (int column = 0; column < model()->columnCount(); ++column)
            paintHex(painter, model()->index(row, column));
    if (const QModelIndex now = currentIndex(); now.isValid())
    {
        painter.setPen(QPen(palette().color(hasFocus() ? QPalette::Highlight : QPalette::Mid), 2.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolygon(outline(now));
    }
}

/// One that differs from the stand-in has a second line within: it is told without colours.
void HexCellsView::paintHex(QPainter& painter, const QModelIndex& index) const
{
    const QPolygonF corners = outline(index);
    const bool selected = selectionModel() != nullptr && selectionModel()->isSelected(index);
    painter.setPen(QPen(palette().color(QPalette::Mid), 1));
    painter.setBrush(selected ? palette().brush(QPalette::Highlight) : palette().brush(QPalette::Base));
    painter.drawPolygon(corners);
    if (const auto tint = index.data(Qt::BackgroundRole); tint.isValid())
    {
        painter.setBrush(tint.value<QBrush>());
        painter.drawPolygon(corners);
    }
    if (index.data(SheetTableModel::DiffersRole).toBool())
    {
        const QPointF middle = centre(index.row(), index.column());
        QPolygonF within;
        for (const QPointF& corner : corners)
            within << middle + 0.86 * (corner - middle);
        painter.setPen(QPen(palette().color(QPalette::Link), 1.6));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolygon(within);
    }
    painter.setPen(palette().color(selected ? QPalette::HighlightedText : QPalette::Text));
    painter.drawText(visualRect(index), Qt::AlignCenter, index.data().toString());
}

void HexCellsView::paintHeads(QPainter& painter) const
{
    const int line = fontMetrics().lineSpacing();
    painter.setPen(palette().color(QPalette::WindowText));
    for (int column = 0; column < model()->columnCount(); ++column)
    {
        const QRectF box(centre(0, column).x() - scale_, 0.25 * line - verticalOffset(), 2 * scale_, line);
        painter.drawText(box, Qt::AlignCenter, model()->headerData(column, Qt::Horizontal).toString());
    }
    for (int row = 0; row < model()->rowCount(); ++row)
    {
        const QRectF box(-horizontalOffset(), centre(row, 0).y() - 0.5 * line, (3 * headRoom - 0.5) * line, line);
        painter.drawText(box, Qt::AlignRight | Qt::AlignVCenter, model()->headerData(row, Qt::Vertical).toString());
    }
}

} // namespace merlon::referee
