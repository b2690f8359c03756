#include "editor/board_view.h"

#include "editor/words.h"
#include "editor/workspace.h"

#include <QHelpEvent>
#include <QInputDevice>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace merlon::editor
{
namespace
{

constexpr int quietAfterZoom = 60; ///< milliseconds

} // namespace

BoardView::BoardView(QWidget* parent)
    : QAbstractItemView(parent), ground_([this]() -> const map::HexMap& { return shownMap(); })
{
    setSelectionMode(ExtendedSelection);
    setSelectionBehavior(SelectItems);
    setEditTriggers(NoEditTriggers);
    setDragEnabled(false);
    setTabKeyNavigation(false);
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(NoFrame);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    style_.dark = palette().color(QPalette::Base).lightness() < 128;

    settle_.setSingleShot(true);
    settle_.setInterval(quietAfterZoom);
    connect(&settle_, &QTimer::timeout, viewport(), QOverload<>::of(&QWidget::update));
    connect(&scan_, &ScanLoader::changed, this,
            [this]
            {
                ground_.setScan(scan_.scan());
                viewport()->update();
                emit scanChanged(scan_.problem());
            });
}

void BoardView::setModel(QAbstractItemModel* model)
{
    if (model_)
        disconnect(&model_->document(), nullptr, this, nullptr);
    model_ = qobject_cast<HexMapModel*>(model);
    if (model_)
    {
        const auto& document = model_->document();
        connect(&document, &MapDocument::hexesChanged, this,
                [this](const QVector<hex::Hex>& hexes)
                {
                    showHexes(hexes);
                    describeCurrent();
                });
        connect(&document, &Document::pathChanged, this, &BoardView::followScan);
        connect(&document, &MapDocument::propertiesChanged, this,
                [this]
                {
                    followScan();
                    ground_.clear();
                    viewport()->update();
                });
        connect(&document, &Document::modifiedChanged, this,
                [this]
                {
                    if (!marks_.scene.boards.empty())
                        spoilGround();
                });
    }
    hovered_.reset();
    fitWanted_ = true;
    QAbstractItemView::setModel(model);
}

/// The document is there with another map, or the model with another layout.
void BoardView::reset()
{
    QAbstractItemView::reset();
    hovered_.reset();
    if (model_)
    {
        const hex::Layout& now = model_->document().map().layout;
        hex::Layout was = camera_.layout();
        was.first = now.first; // hexes that are only counted from elsewhere look the same
        fitWanted_ = fitWanted_ || was != now;
        camera_.setLayout(now);
    }
    followScan();
    beginGround();
    if (fitWanted_)
        zoomToFit();
    if (model_ && !currentIndex().isValid() && model_->rowCount() > 0)
        selectionModel()->setCurrentIndex(model_->index(0, 0), QItemSelectionModel::NoUpdate);
    updateGeometries();
    describeCurrent();
}

const map::HexMap& BoardView::shownMap() const
{
    const auto& boards = marks_.scene.boards;
    const MapDocument& document = model_->document();
    const bool changed = !boards.empty() && boards.front()->layout == camera_.layout();
    return changed && !document.isModified() ? *boards.front() : document.map();
}

void BoardView::beginGround()
{
    if (model_)
        ground_.begin(model_->document().palette(), style_);
    else
        ground_.end();
    viewport()->update();
}

void BoardView::followScan()
{
    if (model_)
        scan_.loadFor(model_->document().map(), model_->document().path());
    else
        scan_.clear();
}

void BoardView::spoilGround()
{
    ground_.spoil();
    viewport()->update();
}

void BoardView::showHexes(const QVector<hex::Hex>& hexes)
{
    if (!model_ || hexes.isEmpty())
        return;
    const QRectF plane = ground_.spoil(hexes);
    const QRectF pixels(plane.topLeft() * scale(), plane.size() * scale());
    viewport()->update(pixels.toAlignedRect().translated(-camera_.origin()).adjusted(-1, -1, 1, 1));
}

void BoardView::setCounters(std::vector<play::Piece> counters)
{
    if (counters == marks_.pieces)
        return;
    marks_.pieces = std::move(counters);
    viewport()->update();
}

void BoardView::setHeat(std::shared_ptr<const Heat> heat)
{
    marks_.heat = std::move(heat);
    viewport()->update();
}

void BoardView::setCountersMagnified(bool magnified)
{
    marks_.piecesMagnified = magnified;
    viewport()->update();
}

void BoardView::setCountersHidden(bool hidden)
{
    marks_.piecesHidden = hidden;
    viewport()->update();
}

void BoardView::setCountersStrength(int percent)
{
    marks_.piecesStrength = percent;
    viewport()->update();
}

void BoardView::setOverlay(play::Scene overlay)
{
    if (overlay == marks_.scene)
        return;
    const bool sameGround = overlay.boards == marks_.scene.boards;
    marks_.scene = std::move(overlay);
    if (sameGround)
        viewport()->update();
    else
        spoilGround();
}

void BoardView::setMapStyle(MapStyle style)
{
    style.dark = palette().color(QPalette::Base).lightness() < 128;
    if (style == style_)
        return;
    style_ = style;
    beginGround();
}

std::optional<hex::Hex> BoardView::currentHex() const
{
    const auto index = currentIndex();
    if (!model_ || !index.isValid())
        return {};
    return model_->hexAt(index);
}

void BoardView::setCurrentHex(hex::Hex hex)
{
    if (model_)
        setCurrentIndex(model_->indexOf(hex));
}

void BoardView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QAbstractItemView::currentChanged(current, previous);
    if (!model_)
        return;
    for (const auto& index : {current, previous})
        if (index.isValid())
            viewport()->update(inkRect(model_->hexAt(index)));
    describeCurrent();
    if (current.isValid())
        emit currentHexChanged(model_->hexAt(current));
}

void BoardView::selectionChanged(const QItemSelection&, const QItemSelection&)
{
    // Not the base class: it asks for a region of every hex, which for a whole map is much.
    viewport()->update();
}

void BoardView::dataChanged(const QModelIndex&, const QModelIndex&, const QList<int>&)
{
    // The document said which hexes changed; the model's rectangle around them would redraw too much.
}

QString BoardView::currentText() const
{
    return currentIndex().data(Qt::AccessibleTextRole).toString();
}

void BoardView::describeCurrent()
{
    const QString text = currentText();
    if (accessibleDescription() != text)
        setAccessibleDescription(text);
}

// Where hexes are

QModelIndex BoardView::indexAt(const QPoint& point) const
{
    return model_ ? model_->indexOf(hexUnder(QPointF(point) + QPointF(0.5, 0.5))) : QModelIndex();
}

QRect BoardView::visualRect(const QModelIndex& index) const
{
    return model_ && index.isValid() ? camera_.rectOf(model_->hexAt(index)) : QRect();
}

/// Of a hex with the pens that are drawn around it.
QRect BoardView::inkRect(hex::Hex hex) const
{
    return camera_.rectOf(hex).adjusted(-5, -5, 5, 5);
}

/// The hexes whose middle lies in the rectangle; the one under it when it is a mere point.
void BoardView::setSelection(const QRect& rect, QItemSelectionModel::SelectionFlags flags)
{
    if (!model_ || !selectionModel())
        return;
    QItemSelection selection;
    for (const QRect& cells : camera_.cellsCovered(rect.normalized()))
        selection.select(model_->index(cells.top(), cells.left()), model_->index(cells.bottom(), cells.right()));
    selectionModel()->select(selection, flags);
}

QRegion BoardView::visualRegionForSelection(const QItemSelection& selection) const
{
    QRegion region;
    const QRect cells = camera_.cellsIn(viewport()->rect());
    for (const auto& range : selection)
    {
        const QRect part = QRect(QPoint(range.left(), range.top()), QPoint(range.right(), range.bottom())) & cells;
        for (int row = part.top(); row <= part.bottom(); ++row)
            for (int column = part.left(); column <= part.right(); ++column)
                region |= inkRect(camera_.layout().hexAt({column, row})) & viewport()->rect();
    }
    return region;
}

QModelIndex BoardView::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    if (!model_ || model_->rowCount() == 0 || model_->columnCount() == 0)
        return {};
    const auto current = currentIndex();
    if (!current.isValid())
        return model_->index(0, 0);
    const int lastRow = model_->rowCount() - 1;
    const int lastColumn = model_->columnCount() - 1;
    const int rows = modifiers.testFlag(Qt::ControlModifier) ? lastRow : 0;
    const int page = camera_.rowsOfAPage();
    // The next cell of a row or column is always a neighbour, on flat and on pointy hexes.
    const QHash<CursorAction, QPoint> steps{{MoveUp, {0, -1}},
                                            {MoveDown, {0, 1}},
                                            {MoveLeft, {-1, 0}},
                                            {MoveRight, {1, 0}},
                                            {MovePrevious, {-1, 0}},
                                            {MoveNext, {1, 0}},
                                            {MovePageUp, {0, -page}},
                                            {MovePageDown, {0, page}},
                                            {MoveHome, {-lastColumn, -rows}},
                                            {MoveEnd, {lastColumn, rows}}};
    const QPoint to = QPoint(current.column(), current.row()) + steps.value(action);
    return model_->index(std::clamp(to.y(), 0, lastRow), std::clamp(to.x(), 0, lastColumn));
}

// Zooming and scrolling

void BoardView::look(const MapCamera& camera)
{
    if (camera == camera_)
        return;
    fitWanted_ = false;
    const bool zoomed = camera.scale() != camera_.scale();
    camera_ = camera;
    if (zoomed)
        settle_.start();
    updateGeometries();
    updateFootprint();
    viewport()->update();
    if (zoomed)
        emit scaleChanged(scale());
}

void BoardView::scrollTo(const QModelIndex& index, ScrollHint hint)
{
    if (!model_ || !index.isValid())
        return;
    if (hint == PositionAtCenter)
        centreOn(model_->hexAt(index));
    else if (!fitWanted_) // else all is seen
        look(camera_.showing(visualRect(index)));
}

void BoardView::bringIntoView(const std::vector<hex::Hex>& hexes)
{
    if (model_ && !hexes.empty() && viewport()->isVisible())
        look(camera_.showing(hexes));
}

void BoardView::updateGeometries()
{
    QAbstractItemView::updateGeometries();
    camera_.setViewport(viewport()->size());
    const QScopedValueRollback syncing(syncingBars_, true);
    const auto show = [](QScrollBar* bar, int from, int to, int page, int value)
    {
        bar->setRange(from, to);
        bar->setPageStep(page);
        bar->setSingleStep(40);
        bar->setValue(value);
    };
    // Either may take room from the viewport, and lead here again.
    show(horizontalScrollBar(), camera_.reach().left(), camera_.reach().right(), viewport()->width(),
         camera_.origin().x());
    show(verticalScrollBar(), camera_.reach().top(), camera_.reach().bottom(), viewport()->height(),
         camera_.origin().y());
    emit viewChanged();
}

QRectF BoardView::seenPlane() const
{
    const QRectF seen(camera_.seen());
    return {seen.topLeft() / scale(), seen.size() / scale()};
}

void BoardView::lookAt(QPointF plane)
{
    look(camera_.movedTo(plane * scale() - QRectF(viewport()->rect()).center()));
}

void BoardView::scrollContentsBy(int, int)
{
    if (syncingBars_)
        return;
    fitWanted_ = false;
    camera_ = camera_.movedTo(QPointF(horizontalScrollBar()->value(), verticalScrollBar()->value()));
    updateFootprint();
    viewport()->update();
    emit viewChanged();
}

void BoardView::zoomBy(double factor)
{
    const QPointF cursor = viewport()->mapFromGlobal(QCursor::pos());
    setScale(scale() * factor, viewport()->underMouse() ? cursor : QRectF(viewport()->rect()).center());
}

void BoardView::zoomToFit()
{
    look(camera_.fitted());
    fitWanted_ = true;
}

void BoardView::resizeEvent(QResizeEvent* event)
{
    QAbstractItemView::resizeEvent(event);
    if (fitWanted_)
        zoomToFit();
}

void BoardView::showEvent(QShowEvent* event)
{
    QAbstractItemView::showEvent(event);
    if (fitWanted_)
        zoomToFit();
    settle_.stop();
    viewport()->update();
}

void BoardView::wheelEvent(QWheelEvent* event)
{
    const bool fingers =
        event->phase() != Qt::NoScrollPhase || event->deviceType() == QInputDevice::DeviceType::TouchPad;
    const bool zooms = event->modifiers().testFlag(Qt::ControlModifier) ||
                       (!fingers && !event->modifiers().testFlag(Qt::ShiftModifier));
    const QPointF angle = event->angleDelta();
    if (zooms)
    {
        setScale(scale() * std::pow(2.0, angle.y() / 360.0), event->position());
    }
    else
    {
        QPointF shift = event->pixelDelta().isNull() ? angle : QPointF(event->pixelDelta());
        if (event->modifiers().testFlag(Qt::ShiftModifier) && shift.x() == 0)
            shift = shift.transposed();
        look(camera_.movedBy(-shift));
    }
    hover(hexUnder(event->position()));
    event->accept();
}

void BoardView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::MiddleButton && !(event->button() == Qt::LeftButton && spaceDown_))
        return QAbstractItemView::mousePressEvent(event);
    panFrom_ = event->position().toPoint();
    updateCursorShape();
}

void BoardView::mouseMoveEvent(QMouseEvent* event)
{
    if (!panFrom_)
        return hover(hexUnder(event->position()));
    const QPoint at = event->position().toPoint();
    look(camera_.movedBy(*panFrom_ - at));
    panFrom_ = at;
}

void BoardView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::MiddleButton && event->button() != Qt::LeftButton)
        return;
    panFrom_.reset();
    updateCursorShape();
}

void BoardView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key())
    {
    case Qt::Key_Space:
        if (!event->isAutoRepeat())
        {
            spaceDown_ = true;
            updateCursorShape();
        }
        return;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoomIn();
    case Qt::Key_Minus:
        return zoomOut();
    default:
        return QAbstractItemView::keyPressEvent(event);
    }
}

void BoardView::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat())
    {
        spaceDown_ = false;
        updateCursorShape();
    }
    QAbstractItemView::keyReleaseEvent(event);
}

void BoardView::focusOutEvent(QFocusEvent* event)
{
    spaceDown_ = false;
    panFrom_.reset();
    updateCursorShape();
    QAbstractItemView::focusOutEvent(event);
}

void BoardView::updateCursorShape()
{
    if (panFrom_)
        viewport()->setCursor(Qt::ClosedHandCursor);
    else if (spaceDown_)
        viewport()->setCursor(Qt::OpenHandCursor);
    else
        viewport()->setCursor(restingCursor());
}

// Under the mouse

void BoardView::hover(std::optional<hex::Hex> hex)
{
    if (hex && !camera_.layout().contains(*hex))
        hex.reset();
    if (hex == hovered_)
        return;
    updateFootprint();
    hovered_ = hex;
    updateFootprint();
    if (marks_.piecesMagnified)
        viewport()->update();
    if (hovered_)
        emit hexHovered(*hovered_);
    else
        emit hoverEnded();
}

void BoardView::updateFootprint()
{
    if (!hovered_)
        return;
    const double reach = 2.2 * scale() * (footprintRadius() + 1);
    const QPointF centre = viewPoint(*hovered_);
    viewport()->update(QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach).toAlignedRect());
}

void BoardView::updateEdge(const std::optional<hex::Edge>& edge)
{
    if (edge)
        for (const hex::Hex hex : {edge->hex, hex::across(*edge).hex})
            viewport()->update(inkRect(hex));
}

/// Who stands there, with all that his counter says.
void BoardView::showToolTip(QPoint at, QPoint onScreen)
{
    QStringList lines;
    const hex::Hex hex = hexUnder(at);
    for (const play::Piece* piece : marks_.piecesAt(hex))
        lines += pieceText(model_->document().map(), *piece, true);
    QToolTip::showText(onScreen, lines.isEmpty() ? QString() : words::tip(lines.join('\n')), viewport(), inkRect(hex));
}

bool BoardView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && model_)
    {
        const auto* help = static_cast<QHelpEvent*>(event);
        showToolTip(help->pos(), help->globalPos());
        return true;
    }
    if (event->type() == QEvent::Leave)
        hover({});
    if (event->type() == QEvent::NativeGesture)
    {
        const auto* gesture = static_cast<QNativeGestureEvent*>(event);
        if (gesture->gestureType() == Qt::ZoomNativeGesture)
        {
            setScale(scale() * (1 + gesture->value()), gesture->position());
            return true;
        }
    }
    return QAbstractItemView::viewportEvent(event);
}

void BoardView::changeEvent(QEvent* event)
{
    QAbstractItemView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
    {
        if (model_)
            model_->workspace().retranslate();
        describeCurrent();
        spoilGround(); // names of structures
        viewport()->update();
    }
    else if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
    {
        setMapStyle(style_);
        viewport()->update();
    }
}

void BoardView::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    painter.fillRect(event->rect(), paper(style_.dark));
    if (!model_)
        return;
    painter.translate(-camera_.origin());
    if (!settle_.isActive())
        ground_.setScale(scale(), devicePixelRatioF());
    if (!ground_.paint(painter, camera_, event->rect().translated(camera_.origin())))
        QTimer::singleShot(0, viewport(), QOverload<>::of(&QWidget::update));
    const BoardCursors cursors{selectionModel() ? selectionModel()->selection() : QItemSelection(),
                               hovered_,
                               hovered_ ? footprint(*hovered_) : std::vector<hex::Hex>(),
                               pointedEdge(),
                               currentHex(),
                               turnedEdge(),
                               hasFocus(),
                               axes(),
                               shownLines()};
    paint(painter, marks_, cursors, camera_, event->rect(), palette(), style_.dark);
}

void BoardView::finishPainting()
{
    settle_.stop();
    ground_.setScale(scale(), devicePixelRatioF());
    ground_.finish(camera_.seen());
    viewport()->repaint();
}

} // namespace merlon::editor
