#include "editor/layers_model.h"

#include <QSettings>

#include <algorithm>

namespace merlon::editor
{
namespace
{

using Layer = LayersModel::Layer;

QString keyOf(int row, const char* what)
{
    static constexpr std::array<const char*, LayersModel::layerCount> names{
        "names", "counters", "zones", "overlays", "structures", "features", "grid", "levels", "scan", "terrain"};
    return QStringLiteral("layers/%1/%2").arg(QLatin1String(names[static_cast<std::size_t>(row)]), QLatin1String(what));
}

QVariant checked(bool on)
{
    return on ? Qt::Checked : Qt::Unchecked;
}

} // namespace

/// Nobody paints a grid or a name; how strong a scan is drawn the map says.
bool LayersModel::can(Layer layer, int column)
{
    if (column == LockedColumn)
        return layer != Layer::Names && layer != Layer::Grid && layer != Layer::Scan;
    return column != StrengthColumn || layer != Layer::Scan;
}

void LayersModel::setShown(Layer layer, bool shown)
{
    setData(index(static_cast<int>(layer), ShownColumn), checked(shown), Qt::CheckStateRole);
}

MapStyle LayersModel::style(MapStyle from) const
{
    from.names = isShown(Layer::Names);
    from.overlays = isShown(Layer::Overlays);
    from.structures = isShown(Layer::Structures);
    from.features = isShown(Layer::Features);
    from.grid = isShown(Layer::Grid);
    from.levels = isShown(Layer::Levels);
    from.scan = isShown(Layer::Scan);
    const auto put = [&](MapLayer part, Layer layer) { from.setStrength(part, strength(layer)); };
    put(MapLayer::Names, Layer::Names);
    put(MapLayer::Overlays, Layer::Overlays);
    put(MapLayer::Structures, Layer::Structures);
    put(MapLayer::Features, Layer::Features);
    put(MapLayer::Grid, Layer::Grid);
    put(MapLayer::Levels, Layer::Levels);
    from.setStrength(MapLayer::Terrain, shownStrength(Layer::Terrain));
    return from;
}

edit::Locks LayersModel::locks() const
{
    const auto locked = [this](Layer layer) { return state(layer).locked; };
    edit::Locks locks;
    locks.terrain = locked(Layer::Terrain);
    locks.levels = locked(Layer::Levels);
    locks.features = locked(Layer::Features);
    locks.structures = locked(Layer::Structures);
    locks.overlays = locked(Layer::Overlays);
    locks.counters = locked(Layer::Counters);
    locks.zones = locked(Layer::Zones);
    return locks;
}

void LayersModel::load()
{
    const QSettings settings;
    for (int row = 0; row < layerCount; ++row)
    {
        State& state = states_[static_cast<std::size_t>(row)];
        state.shown = settings.value(keyOf(row, "shown"), true).toBool();
        state.strength = std::clamp(settings.value(keyOf(row, "strength"), 100).toInt(), weakest, 100);
    }
    retranslate(); // says that all may be different
}

void LayersModel::save() const
{
    QSettings settings;
    for (int row = 0; row < layerCount; ++row)
    {
        settings.setValue(keyOf(row, "shown"), states_[static_cast<std::size_t>(row)].shown);
        settings.setValue(keyOf(row, "strength"), states_[static_cast<std::size_t>(row)].strength);
    }
}

void LayersModel::retranslate()
{
    emit dataChanged(index(0, 0), index(layerCount - 1, StrengthColumn));
    emit headerDataChanged(Qt::Horizontal, 0, StrengthColumn);
}

int LayersModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : layerCount;
}

int LayersModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : StrengthColumn + 1;
}

QVariant LayersModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const auto layer = static_cast<Layer>(index.row());
    const State& now = state(layer);
    const bool open = can(layer, index.column());
    switch (role)
    {
    case Qt::DisplayRole:
        if (index.column() == ShownColumn)
            return name(layer);
        if (index.column() == StrengthColumn && open)
            return tr("%1 %").arg(now.strength);
        return {};
    case Qt::EditRole:
        return index.column() == StrengthColumn && open ? QVariant(now.strength) : data(index, Qt::DisplayRole);
    case Qt::CheckStateRole:
        if (!open || index.column() == StrengthColumn)
            return {};
        return checked(index.column() == ShownColumn ? now.shown : now.locked);
    case Qt::AccessibleTextRole:
        //: a layer of the map, and what is chosen for it
        return tr("%1: %2").arg(name(layer), headerData(index.column(), Qt::Horizontal).toString());
    case Qt::ToolTipRole:
        return headerData(index.column(), Qt::Horizontal, Qt::ToolTipRole);
    default:
        return {};
    }
}

bool LayersModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid() || !can(static_cast<Layer>(index.row()), index.column()))
        return false;
    State& now = states_[static_cast<std::size_t>(index.row())];
    const State was = now;
    const bool on = value.toInt() == Qt::Checked;
    if (role == Qt::CheckStateRole && index.column() == ShownColumn)
        now.shown = on;
    else if (role == Qt::CheckStateRole && index.column() == LockedColumn)
        now.locked = on;
    else if (role == Qt::EditRole && index.column() == StrengthColumn)
        now.strength = std::clamp(value.toInt(), weakest, 100);
    else
        return false;
    if (now.shown != was.shown || now.locked != was.locked || now.strength != was.strength)
        emit dataChanged(index, index);
    return true;
}

Qt::ItemFlags LayersModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    if (can(static_cast<Layer>(index.row()), index.column()))
        flags |= index.column() == StrengthColumn ? Qt::ItemIsEditable : Qt::ItemIsUserCheckable;
    return flags;
}

QVariant LayersModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const bool tip = role == Qt::ToolTipRole;
    switch (section)
    {
    case ShownColumn:
        //: heading of a column: layers that are shown on the map
        return tip ? tr("Whether it is shown on the map") : tr("Shown");
    case LockedColumn:
        //: heading of a column: layers that cannot be changed
        return tip ? tr("Whether no tool may change it") : tr("Locked");
    case StrengthColumn:
        //: heading of a column: how strongly a layer is drawn, in percent
        return tip ? tr("How strongly it is drawn: 10 % is hardly seen") : tr("Strength");
    default:
        return {};
    }
}

QString LayersModel::name(Layer layer)
{
    switch (layer)
    {
    case Layer::Names:
        return tr("Hex names");
    case Layer::Counters:
        return tr("Counters");
    case Layer::Overlays:
        return tr("Overlays");
    case Layer::Structures:
        return tr("Structures");
    case Layer::Features:
        //: what stands on them: parapets, doors
        return tr("Hexsides");
    case Layer::Grid:
        return tr("Grid");
    case Layer::Levels:
        return tr("Levels");
    case Layer::Scan:
        return tr("Scanned map");
    case Layer::Terrain:
        return tr("Terrain");
    case Layer::Zones:
        return tr("Set-up zones");
    }
    return {};
}

} // namespace merlon::editor
