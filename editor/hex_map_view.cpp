#include "editor/hex_map_view.h"

#include <QAccessible>
#include <QEvent>
#include <QScrollBar>

namespace merlon::editor
{
namespace
{

constexpr int quietAfterZoom = 60; ///< milliseconds

} // namespace

HexMapView::HexMapView(QWidget* parent)
    : QAbstractItemView(parent),
      chunks_([this](QPainter& painter, const QRectF& part, double scale)
              { painter_->paint(painter, shownMap(), part, scale); })
{
    setObjectName(QStringLiteral("map"));
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
    connect(&settle_, &QTimer::timeout, this, &HexMapView::settle);
    connect(&stroke_, &Stroke::previewChanged, this, &HexMapView::showHexes);
    connect(&stroke_, &Stroke::begun, this, [this] { emit draggingChanged(true); });
    connect(&stroke_, &Stroke::ended, this,
            [this]
            {
                updateHover();
                emit draggingChanged(false);
            });
}

HexMapView::~HexMapView()
{
    stroke_.disconnect(this);
    stroke_.commit();
}

void HexMapView::setModel(QAbstractItemModel* model)
{
    stroke_.commit();
    if (const auto* old = document())
        disconnect(old, nullptr, this, nullptr);
    model_ = qobject_cast<HexMapModel*>(model);
    if (model_)
    {
        auto& document = model_->document();
        connect(&document, &MapDocument::hexesChanged, this,
                [this](const QVector<hex::Hex>& hexes)
                {
                    if (!stroke_.committing()) // what a stroke commits is on screen already
                        showHexes(hexes);
                    describeCurrent();
                });
        connect(&document, &MapDocument::propertiesChanged, this, &HexMapView::showEverything);
        connect(&document, &MapDocument::modifiedChanged, this,
                [this]
                {
                    if (!overlay_.boards.empty())
                        showGround();
                });
    }
    hovered_.reset();
    fitWanted_ = true;
    QAbstractItemView::setModel(model);
}

void HexMapView::setToolBox(ToolBox* tools)
{
    stroke_.commit();
    if (tools_)
        disconnect(tools_, nullptr, this, nullptr);
    tools_ = tools;
    if (tools_)
    {
        connect(tools_, &ToolBox::toolChanged, this,
                [this]
                {
                    stroke_.commit();
                    updateCursorShape();
                    updateHover();
                });
        connect(tools_, &ToolBox::radiusChanged, this, [this] { updateHover(); });
    }
    updateCursorShape();
}

/// The document is there with another map, or the model with another layout.
void HexMapView::reset()
{
    QAbstractItemView::reset();
    hovered_.reset();
    if (model_ && model_->document().map().layout != layout_)
    {
        layout_ = model_->document().map().layout;
        fitWanted_ = true;
    }
    renewPainter();
    renewOverview();
    if (fitWanted_)
        zoomToFit();
    if (model_ && !currentIndex().isValid() && model_->rowCount() > 0)
        selectionModel()->setCurrentIndex(model_->index(0, 0), QItemSelectionModel::NoUpdate);
    updateGeometries();
    describeCurrent();
}

void HexMapView::renewPainter()
{
    painter_.reset();
    if (model_)
        painter_ = std::make_unique<MapPainter>(model_->document().palette(), style_);
    showEverything();
}

const map::HexMap& HexMapView::shownMap() const
{
    if (stroke_.active())
        return stroke_.preview();
    const bool changed = !overlay_.boards.empty() && overlay_.boards.front()->layout == layout_;
    return changed && !document()->isModified() ? *overlay_.boards.front() : document()->map();
}

void HexMapView::showEverything()
{
    chunks_.clear();
    viewport()->update();
}

/// What is drawn stays until it is drawn anew.
void HexMapView::showGround()
{
    chunks_.spoil(MapPainter::bounds(layout_, 1));
    viewport()->update();
}

/// Redraws hexes and what reaches into them from their neighbours.
void HexMapView::showHexes(const QVector<hex::Hex>& hexes)
{
    constexpr qsizetype tooMany = 4000;
    constexpr double reach = 2.7; // a hex and its neighbours, in units of the plane
    if (!model_ || hexes.isEmpty())
        return;
    if (hexes.size() > tooMany)
        renewOverview();
    QRectF all;
    for (const auto hex : hexes)
    {
        const auto centre = hex::centreOf(layout_, hex);
        const QRectF rect(centre.x - reach, centre.y - reach, 2 * reach, 2 * reach);
        all |= rect;
        if (hexes.size() > tooMany)
            continue;
        chunks_.spoil(rect);
        renewOverview(hex);
    }
    if (hexes.size() > tooMany)
        chunks_.spoil(all);
    const QRectF pixels(all.topLeft() * scale_, all.size() * scale_);
    viewport()->update(pixels.toAlignedRect().translated(-pixelOrigin()).adjusted(-1, -1, 1, 1));
}

void HexMapView::setCounters(std::vector<play::Piece> counters)
{
    if (counters == counters_)
        return;
    counters_ = std::move(counters);
    viewport()->update();
}

void HexMapView::setCountersMagnified(bool magnified)
{
    countersMagnified_ = magnified;
    viewport()->update();
}

void HexMapView::setCountersHidden(bool hidden)
{
    countersHidden_ = hidden;
    viewport()->update();
}

void HexMapView::setOverlay(play::Scene overlay)
{
    if (overlay == overlay_)
        return;
    const bool sameGround = overlay.boards == overlay_.boards;
    overlay_ = std::move(overlay);
    if (sameGround)
        viewport()->update();
    else
        showGround();
}

void HexMapView::setMapStyle(MapStyle style)
{
    style.dark = palette().color(QPalette::Base).lightness() < 128;
    if (style == style_)
        return;
    style_ = style;
    renewPainter();
    renewOverview();
}

void HexMapView::setGridVisible(bool visible)
{
    auto style = style_;
    style.grid = visible;
    setMapStyle(style);
}

void HexMapView::setNamesVisible(bool visible)
{
    auto style = style_;
    style.names = visible;
    setMapStyle(style);
}

void HexMapView::setLevelsVisible(bool visible)
{
    auto style = style_;
    style.levels = visible;
    setMapStyle(style);
}

std::optional<hex::Hex> HexMapView::currentHex() const
{
    const auto index = currentIndex();
    if (!model_ || !index.isValid())
        return {};
    return model_->hexAt(index);
}

void HexMapView::setCurrentHex(hex::Hex hex)
{
    if (model_)
        setCurrentIndex(model_->indexOf(hex));
}

void HexMapView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QAbstractItemView::currentChanged(current, previous);
    if (!model_)
        return;
    for (const auto& index : {current, previous})
        if (index.isValid())
            viewport()->update(hexRect(model_->hexAt(index)));
    describeCurrent();
    if (current.isValid())
        emit currentHexChanged(model_->hexAt(current));
}

void HexMapView::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected)
{
    // Not the base class: it asks for a region of every hex, which for a whole map is much.
    Q_UNUSED(selected);
    Q_UNUSED(deselected);
    viewport()->update();
}

void HexMapView::dataChanged(const QModelIndex&, const QModelIndex&, const QList<int>&)
{
    // The document said which hexes changed; the model's rectangle around them would redraw too much.
}

/// What a reader of the screen says: the hex that the keys are on.
void HexMapView::describeCurrent()
{
    const auto index = currentIndex();
    const QString text = index.isValid() ? index.data(Qt::AccessibleTextRole).toString() : QString();
    setAccessibleName(tr("Map"));
    if (accessibleDescription() != text)
        setAccessibleDescription(text);
}

void HexMapView::changeEvent(QEvent* event)
{
    QAbstractItemView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
    {
        stroke_.commit();
        if (model_)
            model_->document().retranslate();
        describeCurrent();
        viewport()->update();
    }
    else if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
    {
        setMapStyle(style_);
        viewport()->update();
    }
}

void HexMapView::hideEvent(QHideEvent* event)
{
    stroke_.commit();
    QAbstractItemView::hideEvent(event);
}

} // namespace merlon::editor
