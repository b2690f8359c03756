#pragma once

#include "core/edit/map_value.h"
#include "core/edit/structure_edits.h"
#include "editor/tools/shapes.h"
#include "editor/tools/tool_box.h"
#include "editor/workspace.h"

#include <QAction>

#include <algorithm>
#include <random>

/// What tests leave to chance; a seed says it all.
namespace merlon::editor::testing
{

class Chance
{
public:
    explicit Chance(unsigned seed) : random_(seed) {}

    int upTo(int n) { return static_cast<int>(random_() % static_cast<unsigned>(n)); }
    bool oneIn(int n) { return upTo(n) == 0; }
    template <class List>
    auto oneOf(const List& all)
    {
        return all.begin()[upTo(static_cast<int>(all.size()))];
    }
    /// On the map or a little off it.
    hex::Hex hexNear(const hex::Layout& layout)
    {
        return layout.hexAt({upTo(layout.columns + 4) - 2, upTo(layout.rows + 4) - 2});
    }

private:
    std::mt19937 random_;
};

inline void choosePaint(ToolBox& tools, const map::Palette& palette, Chance& chance)
{
    tools.setTerrain(QString::fromStdString(chance.oneOf(palette.terrain).id));
    tools.setUsualLevel(!chance.oneIn(4));
    switch (chance.upTo(6))
    {
    case 0:
        return tools.setLevel(chance.upTo(11) - 1);
    case 1:
        return tools.setPaintKind(edit::Paint::Kind::Raise);
    case 2:
        return tools.setPaintKind(edit::Paint::Kind::Lower);
    default:
        break;
    }
}

inline void chooseSide(ToolBox& tools, const map::Palette& palette, Chance& chance)
{
    if (chance.oneIn(6))
        return tools.setSide({});
    const std::string kind = chance.oneOf(palette.features);
    const bool has = std::ranges::count(palette.withState, kind) > 0 && chance.oneIn(2);
    tools.setSide({kind, has ? chance.oneOf(palette.featureStates) : std::string()});
}

/// Any tool, with any of all that it can hold.
inline void chooseTool(ToolBox& tools, const map::Palette& palette, const hex::Layout& layout, Chance& chance)
{
    chance.oneOf(tools.actions())->trigger();
    tools.setRadius(chance.upTo(largestRadius + 1));
    tools.setFillLimit(chance.oneIn(3) ? 5 : 5000);
    tools.setSymmetry(edit::Symmetry(chance.oneIn(3) ? chance.upTo(5) : 0));
    if (chance.oneIn(5))
        tools.setCentre(chance.hexNear(layout));
    tools.setRound(chance.oneIn(2));
    tools.setOutward(map::Line::Outward(chance.upTo(3)));
    choosePaint(tools, palette, chance);
    chooseSide(tools, palette, chance);
    tools.setThing(chance.oneOf(palette.overlays));
    if (const auto states = tools.thing().states; !states.empty())
        tools.setThingState(chance.oneOf(states));
    if (!tools.holds(QLatin1String("stamp")))
        return;
    tools.turnStamp(chance.upTo(6));
    if (chance.oneIn(2))
        tools.mirrorStamp();
}

/// One is declared, taken away or changed.
inline void changeStructures(Workspace& workspace, std::vector<hex::Hex> hexes, Chance& chance)
{
    const auto palette = workspace.map().palette();
    std::vector<edit::Key> keys;
    for (const auto& entry : *workspace.map().value().shelves[edit::OfMap::structures])
        keys.push_back(entry.key);
    map::Structure one;
    one.kind = chance.oneOf(palette->structures).id;
    one.stone = chance.oneOf(palette->stones);
    one.hexes = std::move(hexes);
    if (keys.empty() || chance.oneIn(2))
    {
        workspace.change([&](const edit::Desk& desk) { return edit::declared(desk, {one}); });
        return;
    }
    const edit::Key key = chance.oneOf(keys);
    const bool goes = chance.oneIn(2);
    one.id = "renamed";
    workspace.change(
        [&](const edit::Desk& desk) {
            return goes ? edit::undeclared(desk, {&key, 1}) : edit::changed(desk, key, one);
        });
}

} // namespace merlon::editor::testing
