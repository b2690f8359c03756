#pragma once

#include "core/edit/locks.h"
#include "editor/layer_rows.h"
#include "editor/table_hand.h"
#include "editor/table_painter.h"

namespace merlon::editor
{

/// The layers of a measured table.
class TableLayers : public LayerRows
{
    Q_OBJECT

public:
    enum class Layer : std::uint8_t
    {
        Names,
        Places, ///< and the ways between them
        Courses,
        Grid,
        Areas,
        Photograph
    };
    static constexpr int layerCount = 6;

    explicit TableLayers(QObject* parent = nullptr) : LayerRows(layerCount, parent) {}

    bool isShown(Layer layer) const { return state(static_cast<int>(layer)).shown; }
    void setShown(Layer layer, bool shown) { setRowShown(static_cast<int>(layer), shown); }
    TableStyle style(TableStyle from) const;
    /// Which may not be changed, besides those.
    edit::Locks locks(edit::Locks others) const;
    /// What is neither seen nor may be changed is not picked.
    OutOfReach outOfReach() const;

protected:
    bool can(int row, int column) const override;
    QString name(int row) const override;
    QString key(int row) const override;
};

} // namespace merlon::editor
