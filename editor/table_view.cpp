#include "editor/table_view.h"

#include "editor/table_selection.h"

#include "translations/words.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace merlon::editor
{
namespace
{

using edit::OfTable;
using map::TablePoint;

constexpr double framePixels = 26; ///< around the table, when all of it is shown
const PlaneCamera::Limits limits{.largest = 40, .largestFit = 12, .least = 0.02, .mostLeast = 1};

constexpr int quietAfterZoom = 60; ///< milliseconds

} // namespace

TableView::TableView(QWidget* parent) : PlaneView(parent), camera_(limits, 1.5), scan_(this)
{
    setObjectName(QStringLiteral("table.view"));
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    setSelectionBehavior(SelectRows);
    connect(&scan_, &ScanLoader::changed, viewport(), qOverload<>(&QWidget::update));
    settle_.setSingleShot(true);
    settle_.setInterval(quietAfterZoom);
    connect(&settle_, &QTimer::timeout, viewport(), qOverload<>(&QWidget::update));
    setStyle({});
}

void TableView::setModel(QAbstractItemModel* model)
{
    if (model_ != nullptr)
    {
        disconnect(&model_->document(), nullptr, this, nullptr);
        disconnect(&model_->workspace(), nullptr, this, nullptr);
    }
    hand_.cancel();
    model_ = qobject_cast<TableModel*>(model);
    wantFit();
    PlaneView::setModel(model);
    if (model_ == nullptr)
        return scan_.clear();
    connect(&model_->document(), &TableDocument::tableChanged, this, &TableView::followTable);
    connect(&model_->document(), &Document::pathChanged, this, &TableView::followTable);
    connect(&model_->workspace(), &Workspace::settling, this, &TableView::settle);
    followTable();
}

/// Its size may be another one, and its photograph.
void TableView::followTable()
{
    const map::TableMap& table = model_->document().table();
    const QRectF extent = TablePlane::bounds(table, 1);
    if (extent.size() !=
        camera_.bounds().adjusted(framePixels, framePixels, -framePixels, -framePixels).size() / scale())
    {
        camera_.setExtent(extent, framePixels);
        if (showsWhole())
            zoomToFit();
        updateGeometries();
    }
    scan_.loadFor(model_->document().image(), model_->document().path());
    viewport()->update();
    emit selectedChanged();
}

void TableView::reset()
{
    PlaneView::reset();
    if (showsWhole())
        zoomToFit();
    updateGeometries();
}

void TableView::setStyle(TableStyle style)
{
    //: a view of a table that is measured in millimetres
    setAccessibleName(tr("Measured table"));
    style.dark = palette().color(QPalette::Base).lightness() < 128;
    style.language = words::language();
    style_ = std::move(style);
    viewport()->update();
}

void TableView::setGame(TableGame game)
{
    game_ = std::move(game);
    viewport()->update();
}

void TableView::keepOff(const OutOfReach& layers)
{
    if (layers == off_)
        return;
    off_ = layers;
    hand_.keepOff(layers);
    if (model_ != nullptr)
        select(selectedThings());
}

void TableView::hold(const TableHeld& held)
{
    hand_.hold(held);
    updateCursorShape();
    viewport()->update();
    emit heldChanged();
}

void TableView::setOnTop(OnTop paint)
{
    onTop_ = std::move(paint);
    viewport()->update();
}

QString TableView::hint() const
{
    switch (held().tool)
    {
    case TableTool::Select:
        return selectedThings().size() == 1
                   ? tr("Drag the item or one of its points. Double-click its line to add a point, or a point to "
                        "remove it.")
                   : tr("Click an item to select it, or drag around several; choose in the palette what to draw.");
    case TableTool::Node:
        return tr("Click to add the place here.");
    case TableTool::Way:
        return tr("Click the place where the route begins, its bends, and the place where it ends.");
    case TableTool::Area:
        return tr(
            "Click corner by corner, or draw it in one stroke; finish with Enter, a double click or the first corner.");
    case TableTool::Course:
        break;
    }
    return tr("Click point by point, or draw it in one stroke; finish with Enter or a double click.");
}

// What is selected

Things TableView::selectedThings() const
{
    Things things;
    if (model_ != nullptr && selectionModel() != nullptr)
        for (const QModelIndex& index : selectionModel()->selectedRows())
            things.push_back(model_->thingAt(index));
    std::ranges::sort(things);
    return things;
}

void TableView::select(const Things& things)
{
    QItemSelection selection;
    for (const edit::TableThing thing : things)
        if (const QModelIndex index = model_->indexOf(thing); index.isValid() && !off_[thing.shelf])
            selection.select(index, index.siblingAtColumn(TableModel::columns - 1));
    selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    if (!things.empty())
        selectionModel()->setCurrentIndex(model_->indexOf(things.front()), QItemSelectionModel::NoUpdate);
}

void TableView::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected)
{
    PlaneView::selectionChanged(selected, deselected);
    viewport()->update();
    emit selectedChanged();
}

void TableView::selectEverything()
{
    if (model_ != nullptr)
        select(everything());
}

void TableView::removeSelected()
{
    const Things things = selectedThings();
    if (!things.empty())
        model_->workspace().change([&](const edit::Desk& desk) { return edit::removed(desk, things); });
}

/// Beside the first ones, and selected in their place.
void TableView::duplicateSelected()
{
    model_->workspace().settle();
    const Things things = selectedThings();
    if (things.empty())
        return;
    const edit::Desk desk = model_->workspace().desk();
    constexpr int aside = 100;
    auto made = edit::copied(desk, things, {aside, -aside});
    push(made ? std::move(made) : edit::copied(desk, things, {-aside, aside}));
}

void TableView::turnSelected(int tenths)
{
    const Things things = selectedThings();
    if (!things.empty())
        model_->workspace().change([&](const edit::Desk& desk) { return edit::turned(desk, things, tenths); }, press_);
}

void TableView::shiftSelected(TablePoint by)
{
    const Things things = selectedThings();
    if (!things.empty())
        model_->workspace().change([&](const edit::Desk& desk) { return edit::shifted(desk, things, by); }, press_);
}

// Where things are

QPointF TableView::viewPoint(TablePoint point) const
{
    return TablePlane(model_->document().table(), scale()).at(point) - camera_.origin();
}

TablePoint TableView::pointUnder(QPointF place) const
{
    return TablePlane(model_->document().table(), scale()).pointAt(place + camera_.origin());
}

/// With what the hand is about to do.
edit::Desk TableView::shownDesk() const
{
    edit::Desk desk = model_->workspace().desk();
    const auto preview = hand_.preview(desk);
    return preview && *preview ? edit::applied(std::move(desk), **preview) : desk;
}

map::TableMap TableView::shownTable() const
{
    const edit::Desk desk = shownDesk();
    return edit::tableOf(desk.values.at(desk.table));
}

QRect TableView::visualRect(const QModelIndex& index) const
{
    if (model_ == nullptr || !index.isValid())
        return {};
    QRectF all;
    for (const TablePoint point : edit::pointsOf(model_->at(model_->thingAt(index))))
        all |= QRectF(viewPoint(point) - QPointF(8, 8), QSizeF(16, 16));
    return all.toAlignedRect();
}

QModelIndex TableView::indexAt(const QPoint& point) const
{
    if (model_ == nullptr)
        return {};
    const Things there =
        thingsAt(model_->document().value(), pointUnder(QPointF(point) + QPointF(0.5, 0.5)), reach(), off_);
    return there.empty() ? QModelIndex() : model_->indexOf(there.front());
}

void TableView::scrollTo(const QModelIndex& index, ScrollHint hint)
{
    const QRectF rect = visualRect(index);
    if (rect.isEmpty() || showsWhole())
        return;
    if (hint == PositionAtCenter)
        look([&] { camera_.centreOn(rect.center() + camera_.origin()); });
    else
        look([&] { camera_.show(rect); });
}

void TableView::bringIntoView(map::TablePoint point)
{
    constexpr int around = 20; // pixels
    const QPointF at = viewPoint(point);
    if (!QRectF(viewport()->rect()).contains(at))
        look([&] { camera_.show(QRectF(at, QSizeF()).adjusted(-around, -around, around, around)); });
}

void TableView::setSelection(const QRect& rect, QItemSelectionModel::SelectionFlags flags)
{
    if (selectionModel() == nullptr)
        return;
    QItemSelection selection;
    if (const QModelIndex index = indexAt(rect.center()); index.isValid())
        selection.select(index, index.siblingAtColumn(TableModel::columns - 1));
    selectionModel()->select(selection, flags);
}

QRegion TableView::visualRegionForSelection(const QItemSelection& selection) const
{
    QRegion region;
    for (const QModelIndex& index : selection.indexes())
        region |= visualRect(index);
    return region;
}

/// From thing to thing, in their order.
QModelIndex TableView::moveCursor(CursorAction action, Qt::KeyboardModifiers)
{
    if (model_ == nullptr || model_->rowCount() == 0)
        return {};
    const int count = model_->rowCount();
    const int now = currentIndex().isValid() ? currentIndex().row() : -1;
    const bool back = action == MoveEnd || action == MovePrevious;
    int row = action == MoveHome ? -1 : action == MoveEnd ? count : back && now < 0 ? count : now;
    for (int tries = 0; tries < count; ++tries)
    {
        row = (row + (back ? count - 1 : 1)) % count;
        if (const QModelIndex index = model_->index(row, 0); !off_[model_->thingAt(index).shelf])
            return index;
    }
    return {};
}

void TableView::changeEvent(QEvent* event)
{
    PlaneView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange ||
        event->type() == QEvent::LanguageChange)
        setStyle(style_);
    if (event->type() == QEvent::LanguageChange && model_ != nullptr)
        model_->retranslate();
}

// Painting

/// Each as it is about to be, and the points of one alone.
void TableView::paintSelected(QPainter& painter, const edit::Value& value, const map::TableMap& table,
                              const TablePlane& plane) const
{
    paintSelection(painter, {table, value, plane}, selectedThings(),
                   {palette().color(QPalette::Highlight), style_.dark ? Qt::black : Qt::white});
}

void TableView::paintBegun(QPainter& painter, const TablePlane& plane) const
{
    const QColor colour = palette().color(QPalette::Highlight);
    painter.setBrush(Qt::NoBrush);
    if (const auto band = hand_.band())
    {
        painter.setPen(QPen(colour, 1.5, Qt::DashLine));
        painter.drawRect(QRectF(plane.at(band->first), plane.at(band->second)).normalized());
    }
    if (hand_.points().empty())
        return;
    QPolygonF line = plane.along(hand_.points());
    if (hand_.at())
        line << plane.at(*hand_.at());
    painter.setPen(QPen(style_.dark ? Qt::black : Qt::white, 5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(line);
    painter.setPen(QPen(colour, 2.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(line);
    painter.setPen(QPen(colour, 1.5));
    painter.setBrush(style_.dark ? Qt::black : Qt::white);
    for (const TablePoint point : hand_.points())
        painter.drawEllipse(plane.at(point), 3.5, 3.5);
}

void TableView::finishPainting()
{
    settle_.stop();
    ground_.finish();
    viewport()->repaint();
}

void TableView::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    TablePainter table(model_ != nullptr ? model_->document().kinds() : nullptr, style_);
    if (model_ == nullptr)
        return painter.fillRect(event->rect(), table.margin());
    table.setScan(scan_.scan());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-camera_.origin());
    const edit::Desk desk = shownDesk();
    const edit::Value& value = desk.values.at(desk.table);
    const map::TableMap shown = edit::tableOf(value);
    const QRect part = event->rect().translated(camera_.origin());
    for (const QRect& around :
         QRegion(part) - TablePlane::bounds(shown, scale()).toAlignedRect().adjusted(2, 2, -2, -2))
        painter.fillRect(around, table.margin());
    ground_.show(shown, table);
    if (!ground_.paint(painter, camera_, part, devicePixelRatioF(), settle_.isActive()))
        QTimer::singleShot(0, viewport(), qOverload<>(&QWidget::update));
    const TablePlane plane(shown, scale());
    painter.setClipRect(part);
    paintTableGame(painter, plane, game_, style_.dark);
    paintSelected(painter, value, shown, plane);
    paintBegun(painter, plane);
    if (onTop_)
        onTop_(painter, plane);
}

} // namespace merlon::editor
