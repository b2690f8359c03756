#include "editor/scan_view.h"

#include "editor/art/hex_shape.h"
#include "editor/art/scene.h"
#include "editor/scan_points_model.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace merlon::editor
{
namespace
{

constexpr double zoomStep = 1.25;
constexpr double smallestHex = 8; ///< pixels of the widget; below it only the map's outline is drawn
constexpr double cross = 7;

/// Dark on light and light on dark: whatever the scan shows.
void stroke(QPainter& painter, const QPainterPath& path, const QColor& colour, double width)
{
    painter.strokePath(path, QPen(QColor(255, 255, 255, 170), width + 2));
    painter.strokePath(path, QPen(colour, width));
}

} // namespace

ScanView::ScanView(const hex::Layout& layout, const ScanPointsModel& points, QWidget* parent)
    : QWidget(parent), layout_(layout), points_(points)
{
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(320, 240);
    connect(&points_, &QAbstractItemModel::dataChanged, this, QOverload<>::of(&QWidget::update));
    connect(&points_, &ScanPointsModel::pointsChanged, this, QOverload<>::of(&QWidget::update));
    showCursor();
}

void ScanView::setScan(std::shared_ptr<const Scan> scan)
{
    scan_ = std::move(scan);
    showAll();
    showCursor();
}

void ScanView::setPlacement(const map::Placement& placement)
{
    placement_ = placement;
    update();
}

void ScanView::setLocked(bool locked)
{
    locked_ = locked;
    showCursor();
}

QTransform ScanView::toWidget() const
{
    return {zoom_, 0, 0, zoom_, corner_.x(), corner_.y()};
}

QPointF ScanView::pointOf(map::Pixel pixel) const
{
    return toWidget().map(QPointF(pixel.x, pixel.y));
}

void ScanView::setSaid(const QString& said)
{
    said_ = said;
    update();
}

map::Pixel ScanView::pixelUnder(QPointF point) const
{
    const QPointF pixel = (point - corner_) / zoom_;
    return {pixel.x(), pixel.y()};
}

void ScanView::showAll()
{
    fitted_ = true;
    if (scan_)
    {
        zoom_ = std::min(width() / scan_->size().width(), height() / scan_->size().height());
        corner_ = QRectF(rect()).center() - QPointF(scan_->size().width(), scan_->size().height()) * zoom_ / 2;
    }
    update();
}

void ScanView::zoom(double factor, QPointF about)
{
    fitted_ = false;
    const double zoom = std::clamp(zoom_ * factor, 0.005, 40.0);
    corner_ = about + (corner_ - about) * (zoom / zoom_);
    zoom_ = zoom;
    update();
}

void ScanView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Mid));
    if (!scan_)
    {
        painter.setPen(palette().color(QPalette::WindowText));
        constexpr int margin = 24;
        return painter.drawText(rect().adjusted(margin, margin, -margin, -margin), Qt::AlignCenter | Qt::TextWordWrap,
                                said_.isEmpty() ? tr("Choose an image first: PNG, JPEG or SVG.") : said_);
    }
    scan_->paint(painter, toWidget(), rect());
    painter.setRenderHint(QPainter::Antialiasing);
    paintGrid(painter);
    paintPoints(painter);
}

void ScanView::paintGrid(QPainter& painter) const
{
    const QTransform place = transformOf(placement_) * toWidget();
    if (!place.isInvertible())
        return;
    const QRectF seen = place.inverted().mapRect(QRectF(rect()));
    const art::Window all{0, layout_.columns - 1, 0, layout_.rows - 1};
    const bool close = std::min(placement_.across, placement_.down) * zoom_ * 2 >= smallestHex;
    const art::Window window = close ? art::windowOf(layout_, seen, 1) : all;
    const art::HexShape shape = art::hexShape(layout_.orientation);
    QPainterPath lines;
    for (int row = window.firstRow; row <= window.lastRow; ++row)
        for (int column = window.firstColumn; column <= window.lastColumn; ++column)
        {
            const bool edge = row == 0 || column == 0 || row == layout_.rows - 1 || column == layout_.columns - 1;
            if (!close && !edge)
                continue;
            const hex::Hex hex = layout_.hexAt({column, row});
            const hex::PlanePoint at = hex::centreOf(layout_, hex);
            for (int side = 0; side < 6; ++side)
            {
                const bool outer =
                    !layout_.contains(hex::neighbour(hex, hex::allSides[static_cast<std::size_t>(side)]));
                if (!outer && (!close || side >= 3))
                    continue;
                lines.moveTo(place.map(shape.start(side) + QPointF(at.x, at.y)));
                lines.lineTo(place.map(shape.end(side) + QPointF(at.x, at.y)));
            }
        }
    stroke(painter, lines, QColor(0xb0, 0x20, 0x20), 1);
}

void ScanView::paintPoints(QPainter& painter) const
{
    for (const map::Sighting& point : points_.points())
    {
        const QPointF at = pointOf(point.at);
        QPainterPath path;
        path.moveTo(at - QPointF(cross, 0));
        path.lineTo(at + QPointF(cross, 0));
        path.moveTo(at - QPointF(0, cross));
        path.lineTo(at + QPointF(0, cross));
        stroke(painter, path, Qt::black, 2);
        QPainterPath name;
        name.addText(at + QPointF(cross, -cross), font(), points_.nameOf(point.hex));
        painter.strokePath(name, QPen(Qt::white, 3));
        painter.fillPath(name, Qt::black);
    }
}

void ScanView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (fitted_)
        showAll();
}

void ScanView::mousePressEvent(QMouseEvent* event)
{
    const bool left = event->button() == Qt::LeftButton;
    if (event->button() == Qt::MiddleButton || (left && (spaceDown_ || locked_)))
        panFrom_ = event->position();
    else if (left && scan_)
        emit picked(pixelUnder(event->position()));
    showCursor();
}

void ScanView::mouseMoveEvent(QMouseEvent* event)
{
    if (!panFrom_)
        return;
    fitted_ = false;
    corner_ += event->position() - *panFrom_;
    panFrom_ = event->position();
    update();
}

void ScanView::mouseReleaseEvent(QMouseEvent*)
{
    panFrom_.reset();
    showCursor();
}

void ScanView::wheelEvent(QWheelEvent* event)
{
    zoom(std::pow(2.0, event->angleDelta().y() / 360.0), event->position());
    event->accept();
}

void ScanView::nudge(int key, double by)
{
    const QPointF step = key == Qt::Key_Left    ? QPointF(-by, 0)
                         : key == Qt::Key_Right ? QPointF(by, 0)
                         : key == Qt::Key_Up    ? QPointF(0, -by)
                                                : QPointF(0, by);
    if (!locked_)
        emit nudged(step.x(), step.y());
}

void ScanView::keyPressEvent(QKeyEvent* event)
{
    const QPointF middle = QRectF(rect()).center();
    switch (event->key())
    {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        return nudge(event->key(), event->modifiers().testFlag(Qt::ShiftModifier) ? 5 : 0.5);
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoom(zoomStep, middle);
    case Qt::Key_Minus:
        return zoom(1 / zoomStep, middle);
    case Qt::Key_0:
        return showAll();
    case Qt::Key_Space:
        spaceDown_ = true;
        return showCursor();
    default:
        QWidget::keyPressEvent(event);
    }
}

void ScanView::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat())
        spaceDown_ = false;
    showCursor();
    QWidget::keyReleaseEvent(event);
}

void ScanView::focusOutEvent(QFocusEvent* event)
{
    spaceDown_ = false;
    showCursor();
    QWidget::focusOutEvent(event);
}

void ScanView::showCursor()
{
    setCursor(panFrom_                ? Qt::ClosedHandCursor
              : spaceDown_ || locked_ ? Qt::OpenHandCursor
              : scan_                 ? Qt::CrossCursor
                                      : Qt::ArrowCursor);
}

} // namespace merlon::editor
