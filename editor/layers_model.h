#pragma once

#include "core/edit/locks.h"
#include "editor/layer_rows.h"
#include "editor/map_painter.h"

#include <array>

namespace merlon::editor
{

/// The layers of a map.
class LayersModel : public LayerRows
{
    Q_OBJECT

public:
    enum class Layer : std::uint8_t
    {
        Names,
        Counters,
        Zones,
        Overlays,
        Structures,
        Features,
        Grid,
        Levels,
        Scan,
        Terrain
    };
    static constexpr int layerCount = 10;
    explicit LayersModel(QObject* parent = nullptr) : LayerRows(layerCount, parent) {}

    bool isShown(Layer layer) const { return state(layer).shown; }
    void setShown(Layer layer, bool shown);
    int strength(Layer layer) const { return state(layer).strength; }
    /// 0 where it is not shown.
    int shownStrength(Layer layer) const { return isShown(layer) ? strength(layer) : 0; }
    MapStyle style(MapStyle from) const;
    edit::Locks locks() const;

protected:
    bool can(int row, int column) const override;
    QString name(int row) const override;
    QString key(int row) const override;

private:
    const State& state(Layer layer) const { return LayerRows::state(static_cast<int>(layer)); }
};

} // namespace merlon::editor
