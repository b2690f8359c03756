#include "editor/art/ground.h"

#include "editor/art/relief.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace merlon::editor::art
{
namespace
{

/// Which period a value lies in.
int periodOf(int value, int period)
{
    return (value >= 0 ? value : value - period + 1) / period;
}

/// Where the rows of a hex begin and end, from its centre. Exact enough that neighbours leave no pixel between them.
class Outline
{
public:
    Outline(const HexShape& shape, double scale) : scale_(scale), half_(shape.half() * scale)
    {
        // On flat hexes the width shrinks from the middle row on; on pointy ones the sides are upright up to half way.
        flat_ = shape.half().x() > shape.half().y();
    }

    double halfHeight() const { return half_.y(); }
    double halfWidth(double dy) const
    {
        const double away = std::abs(dy);
        if (flat_)
            return scale_ - away / 1.7320508075688772;
        return std::min(half_.x(), (scale_ - away) * 1.7320508075688772);
    }

private:
    double scale_;
    QPointF half_;
    bool flat_ = true;
};

using Ramp = std::array<std::uint32_t, toneCount>;

/// The colours of each terrain at each level and slope, made when first met.
class Ramps
{
public:
    Ramps(const Looks& looks, const MapStyle& style, bool far)
        : looks_(looks), style_(style), far_(far), known_(looks.size() * levels * slopes), ramps_(known_.size())
    {
    }

    const Ramp& of(std::size_t look, int level, int slope)
    {
        const std::size_t at = (look * levels + static_cast<std::size_t>(level - map::lowestLevel)) * slopes +
                               static_cast<std::size_t>(slope + Slopes::most);
        if (!known_[at])
        {
            const Look& one = looks_[look];
            const QColor base = sloping(groundColour(one, level, far_, style_), slope, style_.dark);
            for (int k = 0; k < toneCount; ++k)
                ramps_[at][static_cast<std::size_t>(k)] =
                    toned(base, toneOf(k) * style_.strengthOf(MapLayer::Terrain), style_.dark).rgb();
            known_[at] = true;
        }
        return ramps_[at];
    }

private:
    static constexpr std::size_t levels = map::highestLevel - map::lowestLevel + 1;
    static constexpr std::size_t slopes = 2 * Slopes::most + 1;
    const Looks& looks_;
    const MapStyle& style_;
    bool far_;
    std::vector<bool> known_;
    std::vector<Ramp> ramps_;
};

/// The textures of one picture, so that the sheet's lock is asked once for each.
class Textures
{
public:
    explicit Textures(const Sheet& sheet) : sheet_(sheet) {}

    const Texture& of(Ground ground, int variant)
    {
        const Texture*& known = known_[static_cast<std::size_t>(ground)][static_cast<std::size_t>(variant)];
        if (known == nullptr)
            known = &sheet_.texture(ground, variant);
        return *known;
    }

private:
    const Sheet& sheet_;
    std::array<std::array<const Texture*, patternVariants>, groundCount> known_{};
};

void fillRow(std::uint32_t* out, int from, int to, Textures& textures, Ground ground, int y, const Ramp& ramp)
{
    const Texture& first = textures.of(ground, 0); // all are as large
    const int down = periodOf(y, first.height);
    int x = from;
    while (x < to)
    {
        const int right = periodOf(x, first.width);
        const std::uint8_t* tones = textures.of(ground, variantAt(ground, right, down)).row(y - down * first.height);
        const int start = x - right * first.width;
        const int count = std::min(to - x, first.width - start);
        for (int k = 0; k < count; ++k)
            out[x + k] = ramp[tones[start + k]];
        x += count;
    }
}

/// Both are opaque, or there is nothing beneath: a line at the edge of a map is not black there.
std::uint32_t blended(std::uint32_t under, QRgb over, double alpha)
{
    const auto share = static_cast<std::uint32_t>(alpha * 256 + 0.5);
    const auto part = [&](int shift)
    { return ((((under >> shift) & 255) * (256 - share) + ((over >> shift) & 255) * share) >> 8) << shift; };
    return part(24) | part(16) | part(8) | part(0);
}

/// A thin straight line, each pixel by its distance from it. Ends are half open, so that joined lines do not show.
void thinLine(const Pixels& pixels, QPointF a, QPointF b, QRgb colour, double alpha, double width)
{
    const double dx = b.x() - a.x();
    const double dy = b.y() - a.y();
    const double length = std::hypot(dx, dy);
    const bool steep = std::abs(dy) >= std::abs(dx);
    const double slant = (steep ? std::abs(dy) : std::abs(dx)) / length;
    const double slope = steep ? dx / dy : dy / dx;
    const double reach = (width / 2 + 0.5) / slant;
    const double low = steep ? std::min(a.y(), b.y()) : std::min(a.x(), b.x());
    const double high = steep ? std::max(a.y(), b.y()) : std::max(a.x(), b.x());
    const int first = std::max(static_cast<int>(std::ceil(low - 0.5)), steep ? pixels.top() : pixels.left());
    const int last = std::min(static_cast<int>(std::ceil(high - 0.5)), steep ? pixels.bottom() : pixels.right());
    for (int at = first; at < last; ++at)
    {
        const double t = at + 0.5;
        const double across = steep ? a.x() + (t - a.y()) * slope : a.y() + (t - a.x()) * slope;
        const int from =
            std::max(static_cast<int>(std::ceil(across - reach - 0.5)), steep ? pixels.left() : pixels.top());
        const int to = std::min(static_cast<int>(std::floor(across + reach - 0.5)),
                                (steep ? pixels.right() : pixels.bottom()) - 1);
        for (int k = from; k <= to; ++k)
        {
            const double cover =
                std::clamp(width / 2 + 0.5 - std::abs(k + 0.5 - across) * slant, 0.0, std::min(1.0, width));
            std::uint32_t& pixel = steep ? pixels.row(at)[k] : pixels.row(k)[at];
            pixel = blended(pixel, colour, alpha * cover);
        }
    }
}

} // namespace

void paintGround(const Pixels& pixels, const map::HexMap& map, const Looks& looks, const Sheet& sheet,
                 const MapStyle& style, const Window& window)
{
    const double scale = sheet.scale();
    const bool far = scale < patchScale;
    const Outline outline(sheet.shape(), scale);
    Textures textures(sheet);
    Ramps ramps(looks, style, far);
    const Slopes slopes(map, sheet.shape());
    const bool sloped = style.levels && map.levels && scale < reliefScale;
    constexpr double slack = 1e-6;
    for (int row = window.firstRow; row <= window.lastRow; ++row)
        for (int column = window.firstColumn; column <= window.lastColumn; ++column)
        {
            const hex::Hex hex = map.layout.hexAt({column, row});
            const auto index = static_cast<std::size_t>(map.layout.index(hex));
            const std::size_t entry = map.terrain[index];
            const hex::PlanePoint plane = hex::centreOf(map.layout, hex);
            const QPointF centre(plane.x * scale, plane.y * scale);
            const Ramp& ramp = ramps.of(entry, map.levels ? (*map.levels)[index] : 0, sloped ? slopes.at(hex) : 0);
            const int top =
                std::max(pixels.top(), static_cast<int>(std::ceil(centre.y() - outline.halfHeight() - 0.5 - slack)));
            const int bottom = std::min(pixels.bottom() - 1,
                                        static_cast<int>(std::floor(centre.y() + outline.halfHeight() - 0.5 + slack)));
            for (int y = top; y <= bottom; ++y)
            {
                const double half = outline.halfWidth(y + 0.5 - centre.y()) + slack;
                const int from = std::max(pixels.left(), static_cast<int>(std::ceil(centre.x() - half - 0.5)));
                const int to = std::min(pixels.right(), static_cast<int>(std::floor(centre.x() + half - 0.5)) + 1);
                if (from >= to)
                    continue;
                if (far)
                    std::fill(pixels.row(y) + from, pixels.row(y) + to, ramp[10]);
                else
                    fillRow(pixels.row(y), from, to, textures, looks[entry].ground, y, ramp);
            }
        }
}

double gridStrength(double scale)
{
    return std::clamp((scale - 4) / 8, 0.0, 1.0);
}

void paintGrid(const Pixels& pixels, const hex::Layout& layout, const Sheet& sheet, const QColor& colour,
               const Window& window)
{
    const double scale = sheet.scale();
    const double alpha = colour.alphaF() * gridStrength(scale);
    const QRgb ink = colour.rgb();
    const double width = std::max(1.0, scale * 0.03);
    for (int row = window.firstRow; row <= window.lastRow; ++row)
        for (int column = window.firstColumn; column <= window.lastColumn; ++column)
        {
            const hex::Hex hex = layout.hexAt({column, row});
            const hex::PlanePoint plane = hex::centreOf(layout, hex);
            const QPointF centre(plane.x * scale, plane.y * scale);
            for (int side = 0; side < 6; ++side)
                if (side < 3 || !layout.contains(hex::neighbour(hex, hex::allSides[static_cast<std::size_t>(side)])))
                    thinLine(pixels, centre + sheet.shape().start(side) * scale,
                             centre + sheet.shape().end(side) * scale, ink, alpha, width);
        }
}

} // namespace merlon::editor::art
