#pragma once

#include "editor/hex_map_view.h"
#include "editor/tools/tool_box.h"

#include <memory>

namespace merlon::editor::testing
{

/// A map on screen that mouse and keys work on with the tools: what tests of the hand begin with.
class MapOnScreen
{
protected:
    /// The whole map, with the focus; whatever was shown before goes away.
    void show(std::unique_ptr<Workspace> workspace, QSize size = {800, 600});
    void show(map::HexMap map) { show(std::make_unique<Workspace>(std::move(map))); }
    /// The button is let go, and nothing is left.
    void takeAway();

    const map::HexMap& map() const { return workspace_->map().map(); }
    const hex::Layout& layout() const { return map().layout; }
    hex::Hex hexAt(int column, int row) const { return layout().hexAt({column, row}); }
    std::string terrainAt(int column, int row) const { return map().terrainAt(hexAt(column, row)); }
    QWidget* canvas() const { return view_->viewport(); }
    QPoint at(hex::Hex hex) const { return view_->viewPoint(hex).toPoint(); }
    QPoint at(int column, int row) const { return at(hexAt(column, row)); }

    std::unique_ptr<Workspace> workspace_;
    std::unique_ptr<HexMapModel> model_;
    std::unique_ptr<ToolBox> tools_;
    std::unique_ptr<HexMapView> view_;
};

} // namespace merlon::editor::testing
