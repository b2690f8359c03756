#include "app/window/film_slider.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionSlider>

#include <algorithm>
#include <utility>

namespace merlon::app
{
namespace
{

constexpr int strokes = 6; ///< pixels beneath the groove
constexpr int apart = 4;   ///< strokes that are nearer than this are one

} // namespace

FilmSlider::FilmSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent) {}

void FilmSlider::setTurns(std::vector<int> turns)
{
    turns_ = std::move(turns);
    update();
}

QSize FilmSlider::sizeHint() const
{
    return QSlider::sizeHint() + QSize(0, strokes);
}

int FilmSlider::xOf(int value) const
{
    const int handle = style()->pixelMetric(QStyle::PM_SliderLength, nullptr, this);
    return handle / 2 + QStyle::sliderPositionFromValue(minimum(), maximum(), value, width() - handle);
}

int FilmSlider::valueAt(int x) const
{
    const int handle = style()->pixelMetric(QStyle::PM_SliderLength, nullptr, this);
    return QStyle::sliderValueFromPosition(minimum(), maximum(), x - handle / 2, width() - handle);
}

void FilmSlider::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        setValue(valueAt(event->pos().x())); // and the handle, which is there now, is dragged on
    QSlider::mousePressEvent(event);
}

void FilmSlider::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_PageDown)
    {
        const auto next = std::ranges::upper_bound(turns_, value());
        return setValue(next == turns_.end() ? maximum() : *next);
    }
    if (event->key() == Qt::Key_PageUp)
    {
        const auto here = std::ranges::lower_bound(turns_, value());
        return setValue(here == turns_.begin() ? minimum() : *std::prev(here));
    }
    QSlider::keyPressEvent(event);
}

void FilmSlider::paintEvent(QPaintEvent* event)
{
    QSlider::paintEvent(event);
    QPainter painter(this);
    painter.setPen(palette().color(isEnabled() ? QPalette::WindowText : QPalette::PlaceholderText));
    int last = -apart;
    for (const int turn : turns_)
        if (const int x = xOf(turn); x - last >= apart)
        {
            painter.drawLine(x, height() - strokes, x, height() - 1);
            last = x;
        }
}

} // namespace merlon::app
