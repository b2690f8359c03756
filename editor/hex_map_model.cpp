#include "editor/hex_map_model.h"

#include "editor/words.h"
#include "editor/workspace.h"

#include <algorithm>

namespace merlon::editor
{

HexMapModel::HexMapModel(Workspace& workspace, QObject* parent)
    : QAbstractTableModel(parent),
      workspace_(workspace),
      document_(workspace.map()),
      layout_(document_.map().layout),
      contents_(document_.map())
{
    connect(&document_, &MapDocument::mapReset, this, &HexMapModel::reset);
    connect(&document_, &MapDocument::thingsChanged, this, [this] { contents_ = HexContents(document_.map()); });
    connect(&document_, &MapDocument::hexesChanged, this, &HexMapModel::tell);
    connect(&document_, &MapDocument::propertiesChanged, this,
            [this]
            {
                if (rowCount() > 0 && columnCount() > 0)
                    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1),
                                     {Qt::DisplayRole, PrintedNameRole, Qt::AccessibleTextRole, Qt::ToolTipRole});
            });
}

void HexMapModel::reset()
{
    beginResetModel();
    layout_ = document_.map().layout;
    contents_ = HexContents(document_.map());
    endResetModel();
}

void HexMapModel::setZones(std::vector<play::Zone> zones)
{
    if (zones == zones_)
        return;
    zones_ = std::move(zones);
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

/// One word for all: the rectangle around what changed.
void HexMapModel::tell(const QVector<hex::Hex>& hexes)
{
    if (hexes.isEmpty())
        return;
    hex::Cell low = layout_.cellOf(hexes.front());
    hex::Cell high = low;
    for (const auto hex : hexes)
    {
        const auto cell = layout_.cellOf(hex);
        low = {std::min(low.column, cell.column), std::min(low.row, cell.row)};
        high = {std::max(high.column, cell.column), std::max(high.row, cell.row)};
    }
    emit dataChanged(index(low.row, low.column), index(high.row, high.column));
}

hex::Hex HexMapModel::hexAt(const QModelIndex& index) const
{
    return layout_.hexAt({index.column(), index.row()});
}

QModelIndex HexMapModel::indexOf(hex::Hex hex) const
{
    if (!layout_.contains(hex))
        return {};
    const auto cell = layout_.cellOf(hex);
    return index(cell.row, cell.column);
}

int HexMapModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : layout_.rows;
}

int HexMapModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : layout_.columns;
}

QVariant HexMapModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto& map = document_.map();
    const auto hex = hexAt(index);
    switch (role)
    {
    case Qt::DisplayRole:
    case PrintedNameRole:
        return QString::fromStdString(map::printedName(map, hex));
    case Qt::ToolTipRole:
        return words::tip(hexText(map, hex));
    case Qt::AccessibleTextRole:
        return hexText(map, hex);
    case Qt::EditRole:
    case TerrainRole:
        return QString::fromStdString(map.terrainAt(hex));
    case LevelRole:
        return map.levelAt(hex);
    case FeaturesRole:
        return features(hex);
    case StructuresRole:
        return structures(hex);
    case OverlaysRole:
        return overlays(hex);
    case ZoneRole:
        return zones(hex);
    case HexNameRole:
        return QString::fromStdString(hex::name(layout_, hex));
    case HexRole:
        return QVariant::fromValue(hex);
    default:
        return {};
    }
}

bool HexMapModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    const hex::Hex hex = hexAt(index);
    edit::Paint paint;
    if (role == TerrainRole || role == Qt::EditRole)
    {
        const auto* terrain = document_.palette()->find(value.toString().toStdString());
        if (!terrain)
            return false;
        paint = {edit::Paint::Kind::Terrain, terrain->id};
    }
    else if (role == LevelRole)
    {
        bool isNumber = false;
        const int level = value.toInt(&isNumber);
        if (!isNumber || level < map::lowestLevel || level > map::highestLevel)
            return false;
        paint = {edit::Paint::Kind::SetLevel, {}, level};
    }
    else
    {
        return false;
    }
    return workspace_.paint(paint, {&hex, 1});
}

Qt::ItemFlags HexMapModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable | Qt::ItemNeverHasChildren;
}

QVariant HexMapModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || section < 0)
        return {};
    if (orientation == Qt::Horizontal)
        return section < columnCount() ? QString::fromStdString(hex::columnName(section)) : QVariant();
    return section < rowCount() ? QVariant(section + 1) : QVariant();
}

QHash<int, QByteArray> HexMapModel::roleNames() const
{
    auto names = QAbstractTableModel::roleNames();
    names.insert({{TerrainRole, "terrain"},
                  {LevelRole, "level"},
                  {FeaturesRole, "features"},
                  {StructuresRole, "structures"},
                  {OverlaysRole, "overlays"},
                  {ZoneRole, "zone"},
                  {HexNameRole, "hexName"},
                  {PrintedNameRole, "printedName"},
                  {HexRole, "hex"}});
    return names;
}

QStringList HexMapModel::features(hex::Hex hex) const
{
    const auto& map = document_.map();
    QStringList texts;
    for (const int i : contents_.at(map, hex).features)
        texts << featureText(map, map.features[static_cast<std::size_t>(i)]);
    return texts;
}

QStringList HexMapModel::structures(hex::Hex hex) const
{
    const auto& map = document_.map();
    QStringList texts;
    for (const int i : contents_.at(map, hex).structures)
        texts << structureText(map, map.structures[static_cast<std::size_t>(i)]);
    return texts;
}

QStringList HexMapModel::overlays(hex::Hex hex) const
{
    const auto& map = document_.map();
    QStringList texts;
    for (const int i : contents_.at(map, hex).overlays)
        texts << overlayText(map, map.overlays[static_cast<std::size_t>(i)]);
    return texts;
}

QStringList HexMapModel::zones(hex::Hex hex) const
{
    QStringList ids;
    for (const auto& zone : zones_)
        if (std::ranges::find(zone.hexes, hex) != zone.hexes.end())
            ids << QString::fromStdString(zone.id);
    return ids;
}

} // namespace merlon::editor
