#pragma once

#include "editor/picking_view.h"
#include "editor/tools/ghost.h"

#include <QPointer>

namespace merlon::editor
{

/// A map on screen on which is seen what a tool does before it is done: the stroke that is under way, here or in
/// another view, and else what a press would do. Who makes it do something is HexMapView.
class ToolView : public PickingView
{
    Q_OBJECT

public:
    explicit ToolView(QWidget* parent = nullptr);

    /// Of the same document: what is under way there is seen here too.
    void showStrokesOf(ToolView& twin);
    /// With the stroke that is under way.
    const map::HexMap& shownMap() const override;
    bool isDragging() const { return gesture_.active(); }
    /// The map as the stroke that is under way would leave it; null: none is.
    const edit::Value* strokeValue() const { return gesture_.active() ? &gesture_.previewValue() : nullptr; }
    /// What is to go is crossed out while the user is asked about it; empty: nothing.
    void markNoRoom(std::vector<edit::Roomless> things);

protected:
    void showHexes(const QVector<hex::Hex>& hexes) override;
    std::vector<hex::Hex> footprint(hex::Hex hovered) const override;
    int footprintRadius() const override;
    std::optional<BoardAxes> axes() const override;
    std::vector<map::Line> shownLines() const override;
    std::vector<edit::Roomless> shownNoRoom() const override;
    std::optional<hex::Edge> pointedEdge() const override;
    bool alongSides() const override { return tools_ && tools_->tool().alongSides(); }

    void showGhost(std::optional<hex::Hex> at);
    /// With the side under the mouse, or the one that keys have turned to.
    Input pressAt(hex::Hex at) const;
    /// Set-up zones as the stroke that is under way would leave them, or else as they are.
    void showZonesOfStroke();
    /// They are shown as they are now.
    void keepZones() { zones_.reset(); }

    QPointer<ToolBox> tools_; ///< null: only looking and picking
    Gesture gesture_;
    Ghost ghost_;

private:
    void showPreview(const QVector<hex::Hex>& hexes);
    bool mirrors() const;

    QPointer<ToolView> twin_;
    std::vector<edit::Roomless> noRoom_;
    std::optional<std::vector<ShownZone>> zones_; ///< as they were before the stroke that changes them
};

} // namespace merlon::editor
