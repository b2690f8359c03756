#include "editor/things_model.h"

#include "editor/words.h"

#include <QPainter>

namespace merlon::editor
{

QModelIndex ThingsModel::indexOf(const std::string& kind) const
{
    for (int row = 0; row < rowCount(); ++row)
        if (palette()->overlays[static_cast<std::size_t>(row)].id == kind)
            return index(row);
    return {};
}

const map::PaletteOverlay& ThingsModel::thingAt(const QModelIndex& index) const
{
    return palette()->overlays[static_cast<std::size_t>(index.row())];
}

int ThingsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !palette() ? 0 : static_cast<int>(palette()->overlays.size());
}

QVariant ThingsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto& thing = thingAt(index);
    switch (role)
    {
    case Qt::DisplayRole:
        return words::word(palette()->system, "overlay", thing.id);
    case Qt::DecorationRole:
        return icon(index.row());
    case Qt::ToolTipRole:
        return toolTip(thing);
    case KindRole:
        return QString::fromStdString(thing.id);
    default:
        return {};
    }
}

/// Where it may lie.
QString ThingsModel::toolTip(const map::PaletteOverlay& thing) const
{
    QStringList lines{words::word(palette()->system, "overlay", thing.id)};
    if (thing.course || thing.spreads) // as long as one likes
        //: hexes of a road or a roof
        lines << tr("Hexes: any number");
    else if (thing.fewest == thing.most)
        //: the length of a thing that is laid on the map
        lines << tr("Hexes: %1").arg(thing.most);
    else
        //: the length of a thing that is laid on the map: the fewest and the most
        lines << tr("Hexes: %1 to %2").arg(QString::number(thing.fewest), QString::number(thing.most));
    QStringList ground;
    for (const std::string& terrain : thing.on)
        ground << words::word(palette()->system, "terrain", terrain);
    for (const std::string& other : thing.over)
        ground << words::word(palette()->system, "overlay", other);
    if (!ground.isEmpty())
        //: terrains that a thing may lie on
        lines << tr("Only on: %1").arg(ground.join(words::listWord("comma")));
    if (!thing.rule.empty())
        lines << tr("Rule: %1").arg(ruleTitle(thing.rule));
    if (thing.standIn)
        lines << tr("No rulebook says how many hexes it covers.");
    return words::tip(lines.join(QChar('\n')));
}

void ThingsModel::paint(QPainter& painter, int row, const QRectF& rect) const
{
    mapPainter().paintSample(painter, palette()->overlays[static_cast<std::size_t>(row)], rect);
}

} // namespace merlon::editor
