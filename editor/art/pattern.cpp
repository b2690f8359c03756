#include "editor/art/pattern.h"

#include "editor/art/hex_shape.h"

#include <QImage>
#include <QPainter>

#include <array>
#include <cmath>

namespace merlon::editor::art
{
namespace
{

double random(int a, int b, std::uint32_t salt)
{
    return unitHash({a, b}, salt);
}

/// Courses of blocks whose joints never stand above each other; a few blocks are lighter or darker.
Pattern masonry(double course, double shortest, double longest, double joint, std::uint32_t salt)
{
    Pattern pattern;
    const int courses = static_cast<int>(std::lround(6 / course));
    pattern.width = 12;
    pattern.height = courses * course;
    for (int row = 0; row < courses; ++row)
    {
        const double top = row * course;
        double x = random(row, -1, salt) * shortest - shortest;
        const double first = x;
        for (int n = 0; x < first + pattern.width - 1e-9; ++n)
        {
            double length = shortest + (longest - shortest) * random(row, n, salt);
            const double rest = first + pattern.width - x;
            if (rest < shortest + longest)
                length = rest < longest ? rest : rest / 2;
            const double tone = (random(row, n, salt + 1) - 0.5) * 0.42;
            pattern.patches.push_back({QPolygonF(QRectF(x, top, length, course)), tone});
            pattern.strokes.push_back({{x, top}, {x, top + course}, joint, -0.62});
            x += length;
        }
        pattern.strokes.push_back({{0, top}, {pattern.width, top}, joint, -0.62});
    }
    return pattern;
}

/// Boards of uneven width with their butt ends here and there.
Pattern planks()
{
    Pattern pattern;
    pattern.height = 6;
    const double board = 0.25;
    for (int row = 0; row < 24; ++row)
    {
        const double top = row * board;
        double x = random(row, 0, 71) * 2;
        for (int n = 0; n < 4; ++n)
        {
            const double end = n == 3 ? random(row, 0, 71) * 2 + pattern.width : x + 2 + 2 * random(row, n, 72);
            pattern.patches.push_back({QPolygonF(QRectF(x, top, end - x, board)), (random(row, n, 73) - 0.5) * 0.45});
            pattern.strokes.push_back({{x, top}, {x, top + board}, 0.035, -0.7});
            x = end;
        }
        pattern.strokes.push_back({{0, top}, {pattern.width, top}, 0.028, -0.55});
    }
    return pattern;
}

/// Where the n-th stroke of a variant begins. What reaches over an edge is the same in all, so that any two fit.
QPointF placed(int n, const Pattern& pattern, QSizeF reach, std::uint32_t salt)
{
    const QPointF shared(random(n, 0, salt) * pattern.width, random(n, 0, salt + 1) * pattern.height);
    const QRectF inside(0, reach.height(), pattern.width - reach.width(), pattern.height - 2 * reach.height());
    if (pattern.variant == 0 || !inside.contains(shared))
        return shared;
    return inside.topLeft() + QPointF(random(n, pattern.variant, salt) * inside.width(),
                                      random(n, pattern.variant, salt + 1) * inside.height());
}

/// Short wave strokes, in pairs, nowhere near a grid.
Pattern waves(int variant)
{
    Pattern pattern;
    pattern.variant = variant;
    pattern.mottled = true;
    pattern.height = 12;
    for (int n = 0; n < 110; ++n)
    {
        const auto [x, y] = placed(n, pattern, {0.7, 0.1}, 81);
        const double length = 0.16 + 0.16 * random(n, 0, 83);
        const double tone = random(n, 0, 84) < 0.35 ? 0.75 : -0.42;
        for (int part = 0; part < 2; ++part)
        {
            const double from = x + part * length;
            pattern.strokes.push_back({{from, y}, {from + length / 2, y - 0.06}, 0.032, tone});
            pattern.strokes.push_back({{from + length / 2, y - 0.06}, {from + length, y}, 0.032, tone});
        }
    }
    return pattern;
}

/// Bare ground: faint clouds, and a few specks.
Pattern earth(int variant)
{
    Pattern pattern;
    pattern.variant = variant;
    pattern.width = 18;
    pattern.height = 18;
    pattern.mottled = true;
    for (int n = 0; n < 60; ++n)
    {
        const auto [x, y] = placed(n, pattern, {0.1, 0.05}, 91);
        pattern.strokes.push_back({{x, y}, {x + 0.05, y + 0.02}, 0.05, -0.22});
    }
    return pattern;
}

bool varies(Ground ground)
{
    return ground == Ground::Earth || ground == Ground::Water;
}

Pattern made(Ground ground, int variant)
{
    switch (ground)
    {
    case Ground::Earth:
        return earth(variant);
    case Ground::Water:
        return waves(variant);
    case Ground::Masonry:
        return masonry(0.24, 0.34, 0.62, 0.03, 11);
    case Ground::Walk:
        return masonry(0.4, 0.4, 0.66, 0.024, 21);
    case Ground::Planks:
        return planks();
    case Ground::Flags:
        return masonry(0.5, 0.5, 0.5, 0.03, 31);
    case Ground::Steps:
        return masonry(0.5, 0.8, 1.2, 0.018, 41);
    }
    return {};
}

using Variants = std::array<Pattern, patternVariants>;

std::array<Variants, groundCount> allPatterns()
{
    std::array<Variants, groundCount> all;
    for (int ground = 0; ground < groundCount; ++ground)
        for (int variant = 0; variant < patternVariants; ++variant)
            if (variant == 0 || varies(static_cast<Ground>(ground)))
                all[static_cast<std::size_t>(ground)][static_cast<std::size_t>(variant)] =
                    made(static_cast<Ground>(ground), variant);
    return all;
}

/// Smooth noise from 0 to 1 over a pattern of so many cells in both directions. Along the edges all variants are alike.
class Cloud
{
public:
    Cloud(int cells, int variant, std::uint32_t salt, int width) : cells_(cells)
    {
        for (int y = 0; y <= cells; ++y)
            for (int x = 0; x <= cells; ++x)
            {
                const bool shared = x % cells == 0 || y % cells == 0;
                corners_.push_back(random(x % cells, y % cells, salt + (shared ? 0U : 1000U * variant)));
            }
        for (int x = 0; x < width; ++x)
            across_.push_back(at(x, width));
    }

    void lookAtRow(int y, int height) { down_ = at(y, height); }
    double operator()(int x) const
    {
        const Place& place = across_[static_cast<std::size_t>(x)];
        const double* above = &corners_[static_cast<std::size_t>(down_.cell * (cells_ + 1) + place.cell)];
        const double* below = above + cells_ + 1;
        const double top = above[0] + (above[1] - above[0]) * place.share;
        const double bottom = below[0] + (below[1] - below[0]) * place.share;
        return top + (bottom - top) * down_.share;
    }

private:
    struct Place
    {
        int cell = 0;
        double share = 0; ///< of the next corner
    };
    Place at(int pixel, int extent) const
    {
        const double there = static_cast<double>(pixel) / extent * cells_;
        const int cell = std::min(static_cast<int>(there), cells_ - 1);
        const double rest = there - cell;
        return {cell, rest * rest * (3 - 2 * rest)};
    }

    int cells_;
    std::vector<double> corners_;
    std::vector<Place> across_;
    Place down_;
};

constexpr int plain = 10;

/// The clouds as steps of tone: even areas with soft outlines, as of a thin wash.
void mottle(Texture& texture, int variant)
{
    Cloud wide(7, variant, 101, texture.width);
    Cloud narrow(17, variant, 102, texture.width);
    for (int y = 0; y < texture.height; ++y)
    {
        wide.lookAtRow(y, texture.height);
        narrow.lookAtRow(y, texture.height);
        for (int x = 0; x < texture.width; ++x)
        {
            const double sum = 0.62 * wide(x) + 0.38 * narrow(x);
            const int step = sum < 0.36 ? -1 : sum < 0.62 ? 0 : 1;
            texture.tones[static_cast<std::size_t>(y * texture.width + x)] = static_cast<std::uint8_t>(plain + step);
        }
    }
}

int grey(double tone)
{
    return static_cast<int>(std::lround(tone < 0 ? 160 + tone * 160 : 160 + tone * 80));
}

/// The drawn part as greys: 160 is the ground itself, 0 ink, 240 lit.
QImage drawn(const Pattern& pattern, int width, int height)
{
    QImage image(width, height, QImage::Format_Grayscale8);
    image.fill(grey(0));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const double sx = width / pattern.width;
    const double sy = height / pattern.height;
    const auto shade = [](double tone)
    {
        const int g = grey(tone);
        return QColor(g, g, g);
    };
    for (int dx = -1; dx <= 1; ++dx)
        for (int dy = -1; dy <= 1; ++dy)
        {
            painter.setTransform(QTransform(sx, 0, 0, sy, dx * width, dy * height));
            painter.setPen(Qt::NoPen);
            for (const Pattern::Patch& patch : pattern.patches)
            {
                painter.setBrush(shade(patch.tone));
                painter.drawPolygon(patch.shape);
            }
        }
    for (int dx = -1; dx <= 1; ++dx)
        for (int dy = -1; dy <= 1; ++dy)
        {
            painter.setTransform(QTransform(sx, 0, 0, sy, dx * width, dy * height));
            for (const Pattern::Stroke& stroke : pattern.strokes)
            {
                painter.setPen(QPen(shade(stroke.tone), std::max(stroke.width, 0.7 / sx), Qt::SolidLine, Qt::RoundCap));
                painter.drawLine(stroke.from, stroke.to);
            }
        }
    return image;
}

} // namespace

int variantAt(Ground ground, int x, int y)
{
    return varies(ground) ? static_cast<int>(hashOf({x, y}, 111) % patternVariants) : 0;
}

const Pattern& patternOf(Ground ground, int variant)
{
    static const std::array<Variants, groundCount> all = allPatterns();
    return all[static_cast<std::size_t>(ground)][static_cast<std::size_t>(variant)];
}

QColor toned(const QColor& base, double tone, bool dark)
{
    if (tone < 0)
        return mixed(base, dark ? QColor(0x0a0b0d) : QColor(0x3a2a18), -tone * 0.62);
    return mixed(base, dark ? QColor(0xb8b09a) : QColor(0xfffaea), tone * (dark ? 0.3 : 0.6));
}

Texture textureOf(Ground ground, int variant, double scale)
{
    const Pattern& pattern = patternOf(ground, variant);
    Texture texture;
    texture.width = std::max(1, static_cast<int>(std::lround(pattern.width * scale)));
    texture.height = std::max(1, static_cast<int>(std::lround(pattern.height * scale)));
    texture.tones.assign(static_cast<std::size_t>(texture.width) * static_cast<std::size_t>(texture.height), plain);
    if (pattern.mottled)
        mottle(texture, variant);
    if (scale < 7) // lines would only be noise
        return texture;
    const QImage image = drawn(pattern, texture.width, texture.height);
    for (int y = 0; y < texture.height; ++y)
    {
        const uchar* line = image.constScanLine(y);
        std::uint8_t* out =
            texture.tones.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(texture.width);
        for (int x = 0; x < texture.width; ++x)
        {
            const int above = static_cast<int>(line[x]) - 160;
            const int steps = (above + (above < 0 ? -8 : 8)) / 16;
            out[x] = static_cast<std::uint8_t>(std::clamp(out[x] + steps, 0, toneCount - 1));
        }
    }
    return texture;
}

} // namespace merlon::editor::art
