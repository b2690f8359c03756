#include "editor/layers_model.h"

namespace merlon::editor
{

/// Nobody paints a grid or a name; how strong a scan is drawn the map says.
bool LayersModel::can(int row, int column) const
{
    const auto layer = static_cast<Layer>(row);
    if (column == LockedColumn)
        return layer != Layer::Names && layer != Layer::Grid && layer != Layer::Scan;
    return column != StrengthColumn || layer != Layer::Scan;
}

void LayersModel::setShown(Layer layer, bool shown)
{
    setRowShown(static_cast<int>(layer), shown);
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

QString LayersModel::key(int row) const
{
    static constexpr std::array<const char*, layerCount> names{
        "names", "counters", "zones", "overlays", "structures", "features", "grid", "levels", "scan", "terrain"};
    return QStringLiteral("layers/") + QLatin1String(names[static_cast<std::size_t>(row)]);
}

QString LayersModel::name(int row) const
{
    switch (static_cast<Layer>(row))
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
