#include "editor/small_picture.h"

#include "editor/render.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace merlon::editor
{
namespace
{

constexpr int mostTimes = 8;
constexpr double mostPixels = 16e6; ///< painted for one picture

/// Of whole pixels, with all of a drawing in it.
QRect extentOf(const Drawing& drawing, double scale)
{
    return drawing.bounds(scale).toAlignedRect();
}

int timesFor(const Drawing& drawing, double scale, double fullScale)
{
    const QSizeF all = drawing.bounds(scale).size();
    const double affordable = std::floor(std::sqrt(mostPixels / std::max(1.0, all.width() * all.height())));
    const double wanted = std::min({std::ceil(fullScale / scale - 0.01), affordable, double{mostTimes}});
    return std::max(1, static_cast<int>(wanted));
}

} // namespace

double fullScaleOf(const hex::Layout& layout)
{
    constexpr int mostHexes = 20'000;
    return layout.count() <= mostHexes ? 10 : 0;
}

QImage finePart(const Drawing& drawing, const QRect& part, double scale, double fullScale)
{
    const int times = timesFor(drawing, scale, fullScale);
    QImage image(part.size() * times, QImage::Format_ARGB32_Premultiplied);
    image.fill(drawing.paper);
    if (drawing.pixels)
        drawing.pixels(image, part.topLeft() * times, scale * times);
    else
    {
        QPainter painter(&image);
        painter.translate(-part.topLeft() * times);
        drawing.paint(painter, QRectF(part.topLeft() * times, image.size()), scale * times);
    }
    return times == 1 ? image : image.scaled(part.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

QImage smallPicture(const Drawing& drawing, QSize within, double fullScale, const std::atomic<bool>* cancelled)
{
    constexpr int bandHeight = 32;
    const QSizeF unit = drawing.bounds(1).size();
    if (within.width() < 8 || within.height() < 8 || unit.isEmpty())
        return {};
    const double scale = std::min((within.width() - 2) / unit.width(), (within.height() - 2) / unit.height());
    const QRect all = extentOf(drawing, scale);
    QImage image(all.size(), QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    for (int top = 0; top < all.height(); top += bandHeight)
    {
        if (cancelled != nullptr && *cancelled)
            return {};
        const QRect band(all.left(), all.top() + top, all.width(), std::min(bandHeight, all.height() - top));
        painter.drawImage(0, top, finePart(drawing, band, scale, fullScale));
    }
    return image;
}

void SmallMap::set(map::HexMap map, std::shared_ptr<const map::Palette> palette)
{
    map_ = std::move(map);
    palette_ = std::move(palette);
    image_ = {};
}

void SmallMap::draw(double scale, bool dark, const QColor& paper)
{
    if (!image_.isNull() && scale_ == scale && dark_ == dark && paper_ == paper)
        return;
    scale_ = scale;
    dark_ = dark;
    paper_ = paper;
    Picture picture;
    picture.map = &map_;
    picture.palette = palette_;
    picture.style.dark = dark;
    Drawing drawing = drawingOf(picture);
    drawing.paper = paper;
    const QRect all = extentOf(drawing, scale);
    corner_ = all.topLeft();
    image_ = finePart(drawing, all, scale, fullScaleOf(map_.layout));
}

void SmallMap::paint(QPainter& painter, double scale, bool dark, const QColor& paper)
{
    if (empty())
        return;
    const double fineness = painter.device()->devicePixelRatioF();
    draw(scale * fineness, dark, paper);
    image_.setDevicePixelRatio(fineness);
    painter.drawImage(QPointF(corner_) / fineness, image_);
}

} // namespace merlon::editor
