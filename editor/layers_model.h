#pragma once

#include "core/edit/locks.h"
#include "editor/map_painter.h"

#include <QAbstractTableModel>

#include <array>

namespace merlon::editor
{

/// What lies on a board, from above to below: what of it is drawn and how strongly, and what the hand may not change.
class LayersModel : public QAbstractTableModel
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
    enum Column
    {
        ShownColumn,
        LockedColumn,
        StrengthColumn ///< in percent
    };
    static constexpr int weakest = 10;

    using QAbstractTableModel::QAbstractTableModel;

    bool isShown(Layer layer) const { return state(layer).shown; }
    void setShown(Layer layer, bool shown);
    int strength(Layer layer) const { return state(layer).strength; }
    /// 0 where it is not shown.
    int shownStrength(Layer layer) const { return isShown(layer) ? strength(layer) : 0; }
    MapStyle style(MapStyle from) const;
    edit::Locks locks() const;
    void retranslate();

    /// What is shown and how strongly; who locked something unlocks it himself.
    void load();
    void save() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct State
    {
        bool shown = true;
        bool locked = false;
        int strength = 100;
    };

    const State& state(Layer layer) const { return states_[static_cast<std::size_t>(layer)]; }
    static bool can(Layer layer, int column);
    static QString name(Layer layer);

    std::array<State, layerCount> states_;
};

} // namespace merlon::editor
