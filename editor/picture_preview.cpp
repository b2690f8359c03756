#include "editor/picture_preview.h"

#include "editor/small_picture.h"

#include <QPainter>
#include <QtConcurrentRun>

namespace merlon::editor
{

PicturePreview::PicturePreview(QWidget* parent) : QWidget(parent)
{
    setMinimumSize(240, 180);
    soon_.setSingleShot(true);
    soon_.setInterval(40);
    connect(&soon_, &QTimer::timeout, this, &PicturePreview::draw);
    connect(&drawing_, &QFutureWatcherBase::finished, this,
            [this]
            {
                if (const QImage drawn = drawing_.result(); !drawn.isNull())
                    image_ = drawn;
                update();
            });
}

PicturePreview::~PicturePreview()
{
    cancel(); // it ends by itself: nothing that it draws from is ours alone
}

void PicturePreview::cancel()
{
    if (cancelled_)
        *cancelled_ = true;
}

void PicturePreview::setDrawing(Drawing drawing, std::optional<Sheets> sheets)
{
    what_ = std::move(drawing);
    sheets_ = sheets;
    soon_.start();
}

void PicturePreview::draw()
{
    cancel();
    if (!what_.bounds)
        return;
    cancelled_ = std::make_shared<std::atomic<bool>>(false);
    const QSize room = (QSizeF(size()) * devicePixelRatioF()).toSize();
    drawing_.setFuture(QtConcurrent::run([what = what_, room, cancelled = cancelled_]
                                         { return smallPicture(what, room, what.scale, cancelled.get()); }));
}

void PicturePreview::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (image_.isNull())
    {
        painter.setPen(palette().color(QPalette::WindowText));
        //: a picture that is not there yet
        return painter.drawText(rect(), Qt::AlignCenter, tr("Drawing…"));
    }
    // One that was drawn for another room fits this one all the same, until its own is there.
    const QSizeF size = QSizeF(image_.size()).scaled(this->size(), Qt::KeepAspectRatio);
    QRectF area(QPointF(), size);
    area.moveCenter(rect().toRectF().center());
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(area, image_);
    if (sheets_)
        paintCuts(painter, area);
}

/// Dark dashes on light ones are seen on any ground.
void PicturePreview::paintCuts(QPainter& painter, const QRectF& area) const
{
    const double pixelsPerMm = area.width() / what_.bounds(what_.mmScale).width();
    for (const auto& [colour, line] : {std::pair(QColor(Qt::white), Qt::SolidLine), {QColor(0x7a1f1f), Qt::DashLine}})
    {
        painter.setPen(QPen(colour, 1.5, line));
        for (int column = 1; column < sheets_->columns; ++column)
        {
            const double x = area.left() + column * sheets_->part.width() * pixelsPerMm;
            painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
        }
        for (int row = 1; row < sheets_->rows; ++row)
        {
            const double y = area.top() + row * sheets_->part.height() * pixelsPerMm;
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        }
    }
}

void PicturePreview::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    soon_.start();
}

} // namespace merlon::editor
