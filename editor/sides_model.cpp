#include "editor/sides_model.h"

#include "editor/words.h"

#include <QPainter>

#include <algorithm>

namespace merlon::editor
{
namespace
{

bool has(const std::vector<std::string>& all, const std::string& one)
{
    return std::ranges::find(all, one) != all.end();
}

/// The first terrain that bears it, or else the first of all.
const map::PaletteTerrain& bearerOf(const map::Palette& palette, const std::string& kind)
{
    const auto found =
        std::ranges::find_if(palette.terrain, [&](const auto& terrain) { return has(terrain.bears, kind); });
    return found == palette.terrain.end() ? palette.terrain.front() : *found;
}

/// As the map draws it: the upper side of a hex that bears it, between others.
void paintSide(QPainter& painter, const std::shared_ptr<const map::Palette>& palette, const std::string& kind,
               const QSizeF& size, bool dark)
{
    hex::Layout layout;
    layout.columns = layout.rows = 3;
    map::HexMap map = map::blankMap(layout, palette->terrain.front().id, '.');
    const hex::Hex middle = layout.hexAt({1, 1});
    const map::PaletteTerrain& bearer = bearerOf(*palette, kind);
    map.terrain[static_cast<std::size_t>(layout.index(middle))] = *map::legendIndex(map, bearer.id, bearer.symbol);
    if (!kind.empty())
        map.features.push_back({middle, {hex::Side::S0}, kind, {}, {}});
    MapStyle style;
    style.names = style.levels = false;
    style.dark = dark;
    const double scale = size.width() / 1.5;
    const hex::PlanePoint centre = hex::centreOf(layout, middle);
    const QPointF shown = QPointF(centre.x, centre.y - 0.65) * scale;
    const QRectF rect({}, size);
    painter.translate(rect.center() - shown);
    MapPainter(palette, style).paint(painter, map, rect.translated(shown - rect.center()), scale);
    painter.translate(shown - rect.center());
}

void paintCross(QPainter& painter, const QSizeF& size, bool dark)
{
    const QRectF box =
        QRectF({}, size).adjusted(size.width() * 0.3, size.height() * 0.25, -size.width() * 0.3, -size.height() * 0.25);
    for (const bool halo : {true, false})
    {
        painter.setPen(QPen(halo != dark ? Qt::white : Qt::black, halo ? 6 : 3, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(box.topLeft(), box.bottomRight());
        painter.drawLine(box.topRight(), box.bottomLeft());
    }
}

} // namespace

QModelIndex SidesModel::indexOf(const std::string& kind) const
{
    for (int row = 0; row < rowCount(); ++row)
        if (kindAt(row) == kind)
            return index(row);
    return {};
}

/// The eraser is the last one, where there is something to take away.
int SidesModel::rowCount(const QModelIndex& parent) const
{
    const bool none = parent.isValid() || !palette() || palette()->features.empty() || palette()->terrain.empty();
    return none ? 0 : static_cast<int>(palette()->features.size()) + 1;
}

std::string SidesModel::kindAt(int row) const
{
    const auto at = static_cast<std::size_t>(row);
    return at < palette()->features.size() ? palette()->features[at] : std::string();
}

QVariant SidesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const std::string kind = kindAt(index.row());
    switch (role)
    {
    case Qt::DisplayRole:
        return name(kind);
    case Qt::DecorationRole:
        return icon(index.row());
    case Qt::ToolTipRole:
        return words::tip(toolTip(kind));
    case KindRole:
        return QString::fromStdString(kind);
    case HasStatesRole:
        return has(palette()->withState, kind);
    default:
        return {};
    }
}

QString SidesModel::name(const std::string& kind) const
{
    //: what takes away whatever stands on a hexside
    return kind.empty() ? tr("Eraser") : words::word(palette()->system, "feature", kind);
}

QString SidesModel::toolTip(const std::string& kind) const
{
    if (kind.empty())
        return tr("Removes whatever stands on a hexside");
    QStringList bearers;
    for (const auto& terrain : palette()->terrain)
        if (has(terrain.bears, kind))
            bearers << words::word(palette()->system, "terrain", terrain.id);
    if (bearers.isEmpty() || has(palette()->anywhere, kind))
        return name(kind);
    //: a thing on hexsides, and the terrains that bear it
    return tr("%1; built on: %2").arg(name(kind), bearers.join(words::listWord("comma")));
}

void SidesModel::paint(QPainter& painter, int row, const QRectF& rect) const
{
    const std::string kind = kindAt(row);
    paintSide(painter, sharedPalette(), kind, rect.size(), isDark());
    if (kind.empty())
        paintCross(painter, rect.size(), isDark());
}

} // namespace merlon::editor
