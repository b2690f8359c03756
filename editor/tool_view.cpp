#include "editor/tool_view.h"

#include "core/edit/courses.h"
#include "core/edit/scenario_value.h"

#include <utility>

namespace merlon::editor
{

ToolView::ToolView(QWidget* parent) : PickingView(parent)
{
    connect(&gesture_, &Gesture::previewChanged, this, &ToolView::showPreview);
    connect(&gesture_, &Gesture::saysChanged, this, &ToolView::showZonesOfStroke);
    connect(&ghost_, &Ghost::changed, this, &ToolView::showHexes);
    connect(this, &BoardView::hexHovered, this, &ToolView::showGhost);
    connect(this, &BoardView::hoverEnded, this, [this] { showGhost({}); });
}

void ToolView::showStrokesOf(ToolView& twin)
{
    twin_ = &twin;
    connect(&twin.gesture_, &Gesture::previewChanged, this, &ToolView::showPreview);
}

const map::HexMap& ToolView::shownMap() const
{
    if (gesture_.active())
        return gesture_.preview();
    if (twin_ && twin_->gesture_.active() && twin_->hexModel() == hexModel())
        return twin_->gesture_.preview();
    return ghost_.shown() ? ghost_.map() : PickingView::shownMap();
}

Input ToolView::pressAt(hex::Hex at) const
{
    const bool pointed = hoveredHex() && pointedAt() && pointedAt()->hex == at;
    return {Input::What::Press, at, pointed ? pointedAt()->side : turnedTo()};
}

void ToolView::showGhost(std::optional<hex::Hex> at)
{
    if (hexModel() && tools_ && at && !gesture_.active())
        ghost_.show(hexModel()->workspace(), tools_->tool(), pressAt(*at));
    else
        ghost_.end();
}

void ToolView::showPreview(const QVector<hex::Hex>& hexes)
{
    if (!hexModel())
        return; // of the other view, while the map is shown once
    showHexes(hexes);
    if (tools_ && tools_->tool().showsLines())
        viewport()->update();
}

void ToolView::showZonesOfStroke()
{
    const edit::Patch& patch = gesture_.scenarioPatch();
    const auto* scenario = hexModel() ? hexModel()->workspace().scenario() : nullptr;
    const bool changes =
        gesture_.active() && scenario != nullptr && !patch.empty() && !patch.things[edit::OfScenario::zones].empty();
    if (changes && !zones_)
        zones_ = zones();
    if (changes)
        setZones(shownZones(edit::scenarioOf(edit::applied(scenario->value(), patch)),
                            hexModel()->workspace().shownBoard()));
    else if (zones_)
        setZones(*std::exchange(zones_, std::nullopt));
}

void ToolView::showHexes(const QVector<hex::Hex>& hexes)
{
    if (!gesture_.committing()) // what a stroke commits is on screen already
        PickingView::showHexes(hexes);
}

std::vector<hex::Hex> ToolView::footprint(hex::Hex hovered) const
{
    if (gesture_.active())
        return {};
    if (!tools_ || holdsGroup())
        return PickingView::footprint(hovered);
    auto hexes = tools_->tool().footprint(hovered);
    return mirrors() ? edit::withImages(std::move(hexes), tools_->held().turns(camera().layout())) : hexes;
}

int ToolView::footprintRadius() const
{
    if (mirrors() || holdsGroup())
        return camera().layout().columns + camera().layout().rows; // images are anywhere
    return tools_ ? tools_->radius() : 0;
}

bool ToolView::mirrors() const
{
    return tools_ && tools_->held().symmetry != edit::Symmetry::None && tools_->tool().heeds().symmetry;
}

std::vector<edit::Roomless> ToolView::shownNoRoom() const
{
    return gesture_.active() ? gesture_.noRoom() : noRoom_;
}

void ToolView::markNoRoom(std::vector<edit::Roomless> things)
{
    noRoom_ = std::move(things);
    viewport()->update();
}

std::vector<map::Line> ToolView::shownLines() const
{
    const bool shown = tools_ && tools_->tool().showsLines() && hexModel();
    return shown ? edit::linesAndCourses(*hexModel()->document().palette(), shownMap()) : std::vector<map::Line>();
}

std::optional<BoardAxes> ToolView::axes() const
{
    if (!mirrors())
        return {};
    return BoardAxes{tools_->held().centreOn(camera().layout()), tools_->held().symmetry};
}

std::optional<hex::Edge> ToolView::pointedEdge() const
{
    return gesture_.active() ? std::nullopt : PickingView::pointedEdge();
}

} // namespace merlon::editor
