#include "editor/table_layers.h"

namespace merlon::editor
{

/// Nobody draws a grid or a name; how strong a photograph is drawn the table says.
bool TableLayers::can(int row, int column) const
{
    const auto layer = static_cast<Layer>(row);
    return column == ShownColumn ||
           (column == LockedColumn && (layer == Layer::Places || layer == Layer::Courses || layer == Layer::Areas));
}

TableStyle TableLayers::style(TableStyle from) const
{
    from.names = isShown(Layer::Names);
    from.places = isShown(Layer::Places);
    from.courses = isShown(Layer::Courses);
    from.grid = isShown(Layer::Grid);
    from.areas = isShown(Layer::Areas);
    from.scan = isShown(Layer::Photograph);
    return from;
}

edit::Locks TableLayers::locks(edit::Locks others) const
{
    const auto locked = [this](Layer layer) { return state(static_cast<int>(layer)).locked; };
    others.places = locked(Layer::Places);
    others.courses = locked(Layer::Courses);
    others.areas = locked(Layer::Areas);
    return others;
}

OutOfReach TableLayers::outOfReach() const
{
    const auto out = [this](Layer layer)
    {
        const State& now = state(static_cast<int>(layer));
        return now.locked || !now.shown;
    };
    OutOfReach all{};
    all[edit::OfTable::areas] = out(Layer::Areas);
    all[edit::OfTable::courses] = out(Layer::Courses);
    all[edit::OfTable::nodes] = all[edit::OfTable::ways] = out(Layer::Places);
    return all;
}

QString TableLayers::name(int row) const
{
    switch (static_cast<Layer>(row))
    {
    case Layer::Names:
        return tr("Names");
    case Layer::Places:
        //: of a campaign’s sheet
        return tr("Places and routes");
    case Layer::Courses:
        //: rivers, roads, low walls on a measured table
        return tr("Courses");
    case Layer::Grid:
        return tr("Grid");
    case Layer::Areas:
        //: woods, hills, marshes on a measured table
        return tr("Areas");
    case Layer::Photograph:
        return tr("Photograph");
    }
    return {};
}

QString TableLayers::key(int row) const
{
    static constexpr std::array<const char*, layerCount> names{"names", "places", "courses",
                                                               "grid",  "areas",  "photograph"};
    return QStringLiteral("table-layers/") + QLatin1String(names[static_cast<std::size_t>(row)]);
}

} // namespace merlon::editor
