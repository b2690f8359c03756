#include "editor/art/sheet.h"

#include <QFontMetricsF>
#include <QPainterPath>

#include <cmath>

namespace merlon::editor::art
{
namespace
{

/// The part of a picture that is not empty.
QRect inked(const QImage& image)
{
    QRect bounds;
    for (int y = 0; y < image.height(); ++y)
    {
        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        int first = 0;
        int last = image.width() - 1;
        while (first <= last && line[first] == 0)
            ++first;
        while (last >= first && line[last] == 0)
            --last;
        if (first <= last)
            bounds |= QRect(first, y, last - first + 1, 1);
    }
    return bounds;
}

Sprite trimmed(const QImage& image, QPoint offset)
{
    const QRect bounds = inked(image);
    if (bounds.isEmpty())
        return {};
    return {image.copy(bounds), offset + bounds.topLeft()};
}

} // namespace

QFont writingFont(Writing writing, double pixels)
{
    QFont font(QStringLiteral("DejaVu Serif Condensed"));
    font.setStyleHint(QFont::Serif);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setItalic(writing == Writing::Note);
    if (writing == Writing::Title) // as places are written on maps
    {
        font.setCapitalization(QFont::SmallCaps);
        font.setLetterSpacing(QFont::PercentageSpacing, 108);
    }
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(pixels))));
    return font;
}

QColor writingColour(Writing writing, const Inks& inks)
{
    switch (writing)
    {
    case Writing::HexName:
        return withAlpha(inks.ink, 0.88);
    case Writing::Level:
        return inks.dark ? mixed(inks.ink, inks.wood, 0.3) : QColor(0x7a3f1d);
    case Writing::Title:
        return inks.ink;
    case Writing::Note:
        return inks.mark;
    }
    return inks.ink;
}

Sheet::Sheet(hex::Orientation orientation, double scale, const Inks& inks, const Symbols& symbols,
             std::vector<ThingLook> things)
    : shape_(hexShape(orientation)), scale_(scale), inks_(inks), symbols_(symbols), things_(std::move(things))
{
}

const Sprite& Sheet::decal(Decal decal) const
{
    const std::lock_guard lock(mutex_);
    auto& slot = decals_[decal.key()];
    if (!slot)
        slot = std::make_unique<Sprite>(drawnDecal(decal));
    return *slot;
}

const Glyphs& Sheet::glyphs(Writing writing, const QString& piece) const
{
    const QString key = QChar(static_cast<ushort>('a' + static_cast<int>(writing))) + piece;
    const std::lock_guard lock(mutex_);
    auto& slot = glyphs_[key];
    if (!slot)
        slot = std::make_unique<Glyphs>(drawnGlyphs(writing, piece));
    return *slot;
}

const Texture& Sheet::texture(Ground ground, int variant) const
{
    const std::lock_guard lock(mutex_);
    auto& slot = textures_[static_cast<std::size_t>(ground)][static_cast<std::size_t>(variant)];
    if (!slot)
        slot = std::make_unique<Texture>(textureOf(ground, variant, std::min(scale_, 200.0)));
    return *slot;
}

Sprite Sheet::drawnDecal(Decal decal) const
{
    const int half = static_cast<int>(std::ceil(decalReach * scale_));
    QImage image(2 * half, 2 * half, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.setTransform(QTransform(scale_, 0, 0, scale_, half, half));
    draw({painter, shape_, inks_, symbols_, things_, 1 / scale_}, decal);
    painter.end();
    return trimmed(image, {-half, -half});
}

Glyphs Sheet::drawnGlyphs(Writing writing, const QString& piece) const
{
    const QFont font = writingFont(writing, writingHeight(writing) * scale_);
    const QFontMetricsF metrics(font);
    const int advance = static_cast<int>(std::lround(metrics.horizontalAdvance(piece)));
    const int margin = 3 + font.pixelSize() / 4;
    const int height = static_cast<int>(std::ceil(metrics.height()));
    // The baseline is put so that capitals and figures are centred on the point.
    const double baseline = margin + metrics.capHeight() / 2 + height / 2.0;
    QImage blank(advance + 2 * margin, 2 * margin + height, QImage::Format_ARGB32_Premultiplied);
    blank.fill(Qt::transparent);
    QPainterPath path;
    path.addText(QPointF(margin, std::round(baseline)), font, piece);
    const QPoint offset(-margin, -(margin + height / 2));

    QImage halo = blank;
    QPainter painter(&halo);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.strokePath(path, QPen(withAlpha(inks_.paper, inks_.dark ? 0.92 : 0.8),
                                  std::max(2.0, 0.22 * font.pixelSize()), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.end();
    QImage ink = blank;
    painter.begin(&ink);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(path, writingColour(writing, inks_));
    painter.end();
    return {trimmed(halo, offset), trimmed(ink, offset), advance};
}

} // namespace merlon::editor::art
