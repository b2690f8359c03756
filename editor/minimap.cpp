#include "editor/minimap.h"

#include "editor/map_document.h"
#include "editor/plane_view.h"
#include "editor/small_picture.h"
#include "editor/table_document.h"
#include "editor/table_painter.h"
#include "translations/words.h"

#include <QEvent>
#include <QHash>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace merlon::editor
{

Minimap::Minimap(PlaneView& view, QWidget* parent) : QWidget(parent), view_(&view)
{
    setObjectName(QStringLiteral("minimap"));
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(120, 80);
    setView(view);
    retranslate();
}

void Minimap::setView(PlaneView& view)
{
    disconnect(view_, nullptr, this, nullptr);
    view_ = &view;
    connect(view_, &PlaneView::viewChanged, this, QOverload<>::of(&QWidget::update));
    update();
}

void Minimap::setDocument(const BoardDocument* document)
{
    if (document_)
        disconnect(document_, nullptr, this, nullptr);
    document_ = document;
    if (map() != nullptr)
    {
        connect(map(), &MapDocument::hexesChanged, this, &Minimap::spoil);
        connect(map(), &MapDocument::mapReset, this, &Minimap::renew);
    }
    if (table() != nullptr)
        connect(table(), &TableDocument::tableChanged, this, &Minimap::renew);
    renew();
}

const MapDocument* Minimap::map() const
{
    return qobject_cast<const MapDocument*>(document_);
}

const TableDocument* Minimap::table() const
{
    return qobject_cast<const TableDocument*>(document_);
}

void Minimap::renew()
{
    image_ = {};
    update();
}

/// Draws the hexes anew, and what reaches into their neighbours.
void Minimap::spoil(const QVector<hex::Hex>& hexes)
{
    constexpr qsizetype tooMany = 2000;
    constexpr double reach = 2.7;
    if (image_.isNull())
        return;
    if (hexes.size() > tooMany)
        return renew();
    for (const hex::Hex hex : hexes)
    {
        const auto at = hex::centreOf(map()->map().layout, hex);
        const QRectF around((at.x - reach) * scale_, (at.y - reach) * scale_, 2 * reach * scale_, 2 * reach * scale_);
        drawPart(around.toAlignedRect().translated(-origin_) & image_.rect());
    }
    update();
}

void Minimap::draw()
{
    const QSize size = (QSizeF(this->size()) * devicePixelRatioF()).toSize();
    if (image_.size() == size || !document_ || size.isEmpty())
        return;
    const QRectF unit =
        map() != nullptr ? MapPainter::bounds(map()->map().layout, 1) : TablePlane::bounds(table()->table(), 1);
    scale_ = std::min(size.width() / unit.width(), size.height() / unit.height());
    origin_ = (unit.center() * scale_ - QPointF(size.width() / 2.0, size.height() / 2.0)).toPoint();
    if (map() != nullptr)
    {
        MapStyle style;
        style.dark = isDark();
        painter_ = std::make_unique<MapPainter>(map()->palette(), style);
    }
    image_ = QImage(size, QImage::Format_ARGB32_Premultiplied);
    drawPart(image_.rect());
}

bool Minimap::isDark() const
{
    return palette().color(QPalette::Base).lightness() < 128;
}

Drawing Minimap::mapDrawing() const
{
    Drawing drawing;
    drawing.paper = palette().color(QPalette::Window);
    drawing.bounds = [this](double scale) { return MapPainter::bounds(map()->map().layout, scale); };
    drawing.pixels = [this](QImage& image, QPoint origin, double scale)
    { painter_->paintPixels(image, origin, map()->map(), scale); };
    return drawing;
}

Drawing Minimap::tableDrawing() const
{
    Drawing drawing;
    drawing.paper = palette().color(QPalette::Window);
    drawing.bounds = [this](double scale) { return TablePlane::bounds(table()->table(), scale); };
    drawing.paint = [this](QPainter& painter, const QRectF& part, double scale)
    {
        TableStyle style;
        style.dark = isDark();
        style.grid = false;
        style.names = false;
        TablePainter(table()->kinds(), style).paint(painter, table()->table(), part, scale);
    };
    return drawing;
}

void Minimap::drawPart(const QRect& pixels)
{
    if (pixels.isEmpty())
        return;
    const QRect part = pixels.translated(origin_);
    QPainter painter(&image_);
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    painter.drawImage(pixels.topLeft(), map() != nullptr
                                            ? finePart(mapDrawing(), part, scale_, fullScaleOf(map()->map().layout))
                                            : finePart(tableDrawing(), part, scale_, 0));
    drawn_ += static_cast<qint64>(pixels.width()) * pixels.height();
}

QPointF Minimap::planeUnder(QPointF point) const
{
    return (point * devicePixelRatioF() + origin_) / scale_;
}

QPointF Minimap::pointAt(QPointF plane) const
{
    return (plane * scale_ - origin_) / devicePixelRatioF();
}

QPointF Minimap::pointOf(hex::Hex hex) const
{
    const auto at = hex::centreOf(map()->map().layout, hex);
    return pointAt({at.x, at.y});
}

QRectF Minimap::frame() const
{
    const QRectF seen = view_->seenPlane();
    return {pointAt(seen.topLeft()), pointAt(seen.bottomRight())};
}

void Minimap::paintEvent(QPaintEvent*)
{
    if (!document_)
        return;
    draw();
    QPainter painter(this);
    painter.drawImage(rect(), image_);
    const QRectF seen = frame() & QRectF(rect()).adjusted(1, 1, -2, -2);
    const double width = hasFocus() ? 2 : 1;
    painter.setPen(QPen(palette().color(QPalette::Base), width + 2));
    painter.drawRect(seen);
    painter.setPen(QPen(palette().color(hasFocus() ? QPalette::Highlight : QPalette::Text), width));
    painter.drawRect(seen);
}

/// The frame is taken where it is, or put with its middle under the mouse.
void Minimap::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !document_ || image_.isNull())
        return;
    const QRectF seen = frame();
    grip_ = seen.contains(event->position()) ? seen.center() - event->position() : QPointF();
    view_->lookAt(planeUnder(event->position() + grip_));
}

void Minimap::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons().testFlag(Qt::LeftButton) && document_ && !image_.isNull())
        view_->lookAt(planeUnder(event->position() + grip_));
}

void Minimap::wheelEvent(QWheelEvent* event)
{
    view_->setScale(view_->scale() * std::pow(2.0, event->angleDelta().y() / 360.0),
                    QRectF(view_->viewport()->rect()).center());
    event->accept();
}

void Minimap::keyPressEvent(QKeyEvent* event)
{
    static const QHash<int, QPointF> ways{
        {Qt::Key_Left, {-1, 0}}, {Qt::Key_Right, {1, 0}}, {Qt::Key_Up, {0, -1}}, {Qt::Key_Down, {0, 1}}};
    const QRectF seen = view_->seenPlane();
    if (const auto way = ways.constFind(event->key()); way != ways.constEnd())
        view_->lookAt(seen.center() + QPointF(way->x() * seen.width(), way->y() * seen.height()) / 8);
    else if (event->key() == Qt::Key_Plus || event->key() == Qt::Key_Equal)
        view_->zoomIn();
    else if (event->key() == Qt::Key_Minus)
        view_->zoomOut();
    else
        QWidget::keyPressEvent(event);
}

void Minimap::retranslate()
{
    setAccessibleName(tr("Overview"));
    setToolTip(words::tip(tr("Click or drag to move the view; the wheel zooms.")));
}

void Minimap::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        renew();
}

} // namespace merlon::editor
