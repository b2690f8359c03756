#include "editor/picture_pane.h"

#include "translations/digit_key.h"

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

constexpr double paneZoomStep = 1.25;

} // namespace

void strokeOver(QPainter& painter, const QPainterPath& path, const QColor& colour, double width)
{
    painter.strokePath(path, QPen(QColor(255, 255, 255, 170), width + 2));
    painter.strokePath(path, QPen(colour, width));
}

PicturePane::PicturePane(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(320, 240);
    showCursor();
}

void PicturePane::setScan(std::shared_ptr<const Scan> scan)
{
    scan_ = std::move(scan);
    showAll();
    showCursor();
}

void PicturePane::setSaid(const QString& said)
{
    said_ = said;
    update();
}

void PicturePane::setLocked(bool locked)
{
    locked_ = locked;
    showCursor();
}

QTransform PicturePane::toWidget() const
{
    return {zoom_, 0, 0, zoom_, corner_.x(), corner_.y()};
}

QPointF PicturePane::pointOf(map::Pixel pixel) const
{
    return toWidget().map(QPointF(pixel.x, pixel.y));
}

map::Pixel PicturePane::pixelUnder(QPointF point) const
{
    const QPointF pixel = (point - corner_) / zoom_;
    return {pixel.x(), pixel.y()};
}

void PicturePane::showAll()
{
    fitted_ = true;
    if (scan_)
    {
        zoom_ = std::min(width() / scan_->size().width(), height() / scan_->size().height());
        corner_ = QRectF(rect()).center() - QPointF(scan_->size().width(), scan_->size().height()) * zoom_ / 2;
    }
    update();
}

void PicturePane::zoomBy(double factor, QPointF about)
{
    fitted_ = false;
    const double zoom = std::clamp(zoom_ * factor, 0.005, 40.0);
    corner_ = about + (corner_ - about) * (zoom / zoom_);
    zoom_ = zoom;
    update();
}

void PicturePane::paintEvent(QPaintEvent*)
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
    paintOver(painter);
}

void PicturePane::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (fitted_)
        showAll();
}

void PicturePane::mousePressEvent(QMouseEvent* event)
{
    const bool left = event->button() == Qt::LeftButton;
    if (event->button() == Qt::MiddleButton || (left && (spaceDown_ || locked_)))
        panFrom_ = event->position();
    else if (left && scan_)
    {
        pressed_ = true;
        press(event->position());
    }
    showCursor();
}

void PicturePane::mouseMoveEvent(QMouseEvent* event)
{
    if (pressed_)
        drag(event->position());
    if (!panFrom_)
        return;
    fitted_ = false;
    corner_ += event->position() - *panFrom_;
    panFrom_ = event->position();
    update();
}

void PicturePane::mouseReleaseEvent(QMouseEvent*)
{
    pressed_ = false;
    panFrom_.reset();
    showCursor();
}

void PicturePane::wheelEvent(QWheelEvent* event)
{
    zoomBy(std::pow(2.0, event->angleDelta().y() / 360.0), event->position());
    event->accept();
}

void PicturePane::nudgeBy(int key, double by)
{
    const QPointF step = key == Qt::Key_Left    ? QPointF(-by, 0)
                         : key == Qt::Key_Right ? QPointF(by, 0)
                         : key == Qt::Key_Up    ? QPointF(0, -by)
                                                : QPointF(0, by);
    if (!locked_)
        nudge(step.x(), step.y());
}

void PicturePane::keyPressEvent(QKeyEvent* event)
{
    const QPointF middle = QRectF(rect()).center();
    if (words::typedDigit(*event) == 0)
        return showAll();
    switch (event->key())
    {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        return nudgeBy(event->key(), event->modifiers().testFlag(Qt::ShiftModifier) ? 5 : 0.5);
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoomBy(paneZoomStep, middle);
    case Qt::Key_Minus:
        return zoomBy(1 / paneZoomStep, middle);
    case Qt::Key_Space:
        spaceDown_ = true;
        return showCursor();
    default:
        if (!take(*event))
            QWidget::keyPressEvent(event);
    }
}

void PicturePane::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat())
        spaceDown_ = false;
    showCursor();
    QWidget::keyReleaseEvent(event);
}

void PicturePane::focusOutEvent(QFocusEvent* event)
{
    spaceDown_ = false;
    showCursor();
    QWidget::focusOutEvent(event);
}

void PicturePane::showCursor()
{
    setCursor(panFrom_                ? Qt::ClosedHandCursor
              : spaceDown_ || locked_ ? Qt::OpenHandCursor
              : scan_                 ? Qt::CrossCursor
                                      : Qt::ArrowCursor);
}

} // namespace merlon::editor
