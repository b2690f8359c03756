#include "editor/timed_drawing.h"

#include <QImage>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <numeric>

namespace merlon::editor
{
namespace
{

constexpr qsizetype piece = 64;    // bytes: a few elements
constexpr double mostDashes = 2e5; // of one line, on which Qt stays for a second

/// Between the points of a path, and those that bend it: no shorter than the line.
double lengthOf(const QPainterPath& path)
{
    double length = 0;
    for (int i = 1; i < path.elementCount(); ++i)
        if (const auto to = path.elementAt(i); !to.isMoveTo())
            length += QLineF(path.elementAt(i - 1), to).length();
    return length;
}

bool hasTooManyDashes(const QPainterPath& path, const QPen& pen)
{
    if (pen.style() == Qt::NoPen || pen.style() == Qt::SolidLine)
        return false;
    const QList<qreal> pattern = pen.dashPattern();
    const double period =
        std::accumulate(pattern.begin(), pattern.end(), 0.0) * std::max(pen.isCosmetic() ? 1.0 : pen.widthF(), 1e-9);
    return lengthOf(path) * static_cast<double>(pattern.size()) > period * 2 * mostDashes;
}

} // namespace

TimedText::TimedText(QByteArray text, const Until& until) : text_(std::move(text)), until_(until)
{
    open(QIODevice::ReadOnly | QIODevice::Unbuffered);
}

qint64 TimedText::readData(char* data, qint64 most)
{
    if (atEnd())
        return -1;
    const qsizetype size = std::min({piece, static_cast<qsizetype>(most), text_.size() - at_});
    std::copy_n(text_.constData() + at_, size, data);
    at_ += size;
    return size;
}

/// Draws all by another painter, thing by thing.
class TimedPicture::Engine : public QPaintEngine
{
public:
    Engine(QImage& picture, Until& until) : QPaintEngine(AllFeatures), picture_(picture), until_(until) {}

    Type type() const override { return User; }
    bool begin(QPaintDevice*) override { return inner_.begin(&picture_); }
    bool end() override { return inner_.end(); }

    void updateState(const QPaintEngineState& wanted) override
    {
        const DirtyFlags changed = wanted.state();
        if (changed & DirtyTransform)
            inner_.setTransform(wanted.transform());
        if (changed & DirtyPen)
            inner_.setPen(wanted.pen());
        if (changed & DirtyBrush)
            inner_.setBrush(wanted.brush());
        if (changed & DirtyBrushOrigin)
            inner_.setBrushOrigin(wanted.brushOrigin());
        if (changed & DirtyFont)
            inner_.setFont(wanted.font());
        if (changed & DirtyBackground)
            inner_.setBackground(wanted.backgroundBrush());
        if (changed & DirtyBackgroundMode)
            inner_.setBackgroundMode(wanted.backgroundMode());
        if (changed & DirtyHints)
        {
            inner_.setRenderHints(inner_.renderHints(), false);
            inner_.setRenderHints(wanted.renderHints());
        }
        if (changed & DirtyCompositionMode)
            inner_.setCompositionMode(wanted.compositionMode());
        if (changed & DirtyOpacity)
            inner_.setOpacity(wanted.opacity());
        if (changed & DirtyClipRegion)
            inner_.setClipRegion(wanted.clipRegion(), wanted.clipOperation());
        if (changed & DirtyClipPath)
            inner_.setClipPath(wanted.clipPath(), wanted.clipOperation());
        if (changed & DirtyClipEnabled)
            inner_.setClipping(wanted.isClipEnabled());
    }

    void drawPath(const QPainterPath& path) override
    {
        if (hasTooManyDashes(path, inner_.pen()))
            until_.giveUp();
        if (!until_.isOver())
            inner_.drawPath(path);
    }
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override
    {
        QPainterPath path;
        path.addPolygon(QPolygonF(QList<QPointF>(points, points + count)));
        path.setFillRule(mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
        const QBrush brush = inner_.brush();
        if (mode == PolylineMode)
            inner_.setBrush(Qt::NoBrush);
        else
            path.closeSubpath();
        drawPath(path);
        inner_.setBrush(brush);
    }
    void drawPolygon(const QPoint* points, int count, PolygonDrawMode mode) override
    {
        const QList<QPointF> exact(points, points + count);
        drawPolygon(exact.constData(), count, mode);
    }
    void drawPixmap(const QRectF& to, const QPixmap& pixmap, const QRectF& from) override
    {
        if (!until_.isOver())
            inner_.drawPixmap(to, pixmap, from);
    }
    void drawImage(const QRectF& to, const QImage& image, const QRectF& from, Qt::ImageConversionFlags how) override
    {
        if (!until_.isOver())
            inner_.drawImage(to, image, from, how);
    }

private:
    QImage& picture_;
    Until& until_;
    QPainter inner_;
};

TimedPicture::TimedPicture(QImage& picture, Until& until)
    : picture_(picture), engine_(std::make_unique<Engine>(picture, until))
{
}

TimedPicture::~TimedPicture() = default;

QPaintEngine* TimedPicture::paintEngine() const
{
    return engine_.get();
}

int TimedPicture::metric(PaintDeviceMetric what) const
{
    switch (what)
    {
    case PdmWidth:
        return picture_.width();
    case PdmHeight:
        return picture_.height();
    case PdmWidthMM:
        return picture_.widthMM();
    case PdmHeightMM:
        return picture_.heightMM();
    case PdmDpiX:
    case PdmPhysicalDpiX:
        return picture_.logicalDpiX();
    case PdmDpiY:
    case PdmPhysicalDpiY:
        return picture_.logicalDpiY();
    case PdmDepth:
        return picture_.depth();
    case PdmNumColors:
        return picture_.colorCount();
    case PdmDevicePixelRatio:
        return 1;
    case PdmDevicePixelRatioScaled:
        return static_cast<int>(devicePixelRatioFScale());
    default:
        return QPaintDevice::metric(what);
    }
}

} // namespace merlon::editor
