#pragma once

#include "editor/hex_map_model.h"
#include "editor/map_camera.h"
#include "editor/plane_view.h"

#include <optional>
#include <vector>

namespace merlon::editor
{

/// The cells of a HexMapModel as hexes: where they are, and what of them is seen. Cursor keys, Home, End, PageUp,
/// PageDown move the current hex.
class CameraView : public PlaneView
{
    Q_OBJECT

public:
    static constexpr double largestScale = MapCamera::largestScale;

    explicit CameraView(QWidget* parent = nullptr);

    /// A HexMapModel; anything else shows an empty view.
    void setModel(QAbstractItemModel* model) override;
    HexMapModel* hexModel() const { return model_; }

    std::optional<hex::Hex> currentHex() const;
    void setCurrentHex(hex::Hex hex);
    /// Scrolls so that the hex is in the middle.
    void centreOn(hex::Hex hex)
    {
        look([&] { camera_.centreOn(hex); });
    }
    /// Scrolls, and zooms out where there is no room for all, until they are seen; the others too where there is room
    /// for them as well.
    void bringIntoView(const std::vector<hex::Hex>& hexes, const std::vector<hex::Hex>& gladly = {});
    /// Where the middle of a hex is in the viewport.
    QPointF viewPoint(hex::Hex hex) const { return camera_.pointOf(hex); }
    /// The hex under a point of the viewport, on the map or off it.
    hex::Hex hexUnder(QPointF point) const { return camera_.hexUnder(point); }

    QRect visualRect(const QModelIndex& index) const override;
    QModelIndex indexAt(const QPoint& point) const override;
    void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override;
    void reset() override;

protected:
    const MapCamera& camera() const { return camera_; }
    PlaneCamera& plane() override { return camera_; }
    using PlaneView::plane;
    /// Of a hex with the pens that are drawn around it.
    QRect inkRect(hex::Hex hex) const;

    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void setSelection(const QRect& rect, QItemSelectionModel::SelectionFlags flags) override;
    QRegion visualRegionForSelection(const QItemSelection& selection) const override;

private:
    HexMapModel* model_ = nullptr;
    MapCamera camera_; ///< the scroll bars show it rounded
};

} // namespace merlon::editor
