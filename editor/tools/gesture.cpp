#include "editor/tools/gesture.h"

#include "core/edit/map_value.h"

#include <algorithm>
#include <iterator>

namespace merlon::editor
{
namespace
{

using Cells = std::vector<edit::Patch::Cell>;

bool before(const edit::Patch::Cell& a, const edit::Patch::Cell& b)
{
    return std::tie(a.at, a.number) < std::tie(b.at, b.number);
}

/// Cells that only one of two patches has; an edit lists each raster's hexes in one order.
QVector<hex::Hex> differing(const edit::Patch& a, const edit::Patch& b)
{
    QVector<hex::Hex> hexes;
    const Cells none;
    for (std::size_t i = 0; i < std::max(a.cells.size(), b.cells.size()); ++i)
    {
        Cells only;
        std::ranges::set_symmetric_difference(i < a.cells.size() ? a.cells[i] : none,
                                              i < b.cells.size() ? b.cells[i] : none, std::back_inserter(only), before);
        for (const auto& cell : only)
            hexes << cell.at;
    }
    return hexes;
}

} // namespace

void Preview::begin(const Workspace& workspace)
{
    value_ = workspace.map().value();
    map_ = workspace.map().map();
    shown_ = back_ = {};
}

QVector<hex::Hex> Preview::show(const edit::Edit& edit)
{
    const auto part = edit.parts.find(0);
    edit::Patch next = part == edit.parts.end() ? edit::Patch{} : part->second;
    auto hexes = differing(shown_, next);
    if (shown_.things != next.things)
    {
        edit::Patch things;
        things.things = back_.things; // as they stand in the document
        hexes += hexesOf(things);
    }
    edit::swap(value_, back_);
    edit::follow(map_, value_, back_);
    shown_ = next;
    back_ = std::move(next);
    edit::swap(value_, back_);
    edit::follow(map_, value_, back_);
    if (!back_.things.empty())
    {
        edit::Patch things;
        things.things = back_.things;
        hexes += hexesOf(things);
    }
    return hexes;
}

Gesture::Gesture(QObject* parent) : QObject(parent) {}

void Gesture::begin(Workspace& workspace, ToolBox& tools, hex::Hex at)
{
    commit();
    Tool& tool = tools.tool();
    const Deed deed = tool.take({Input::What::Press, at}, workspace.desk());
    if (const auto* sample = std::get_if<Sample>(&deed))
        return tools.pickFrom(workspace.map().map(), sample->at);
    workspace_ = &workspace;
    tool_ = &tool;
    last_ = at;
    connect(&workspace, &Workspace::settling, this, &Gesture::commit);
    preview_.begin(workspace);
    emit begun();
    show();
}

void Gesture::moveTo(hex::Hex at)
{
    if (!active() || at == last_ || !workspace_)
        return;
    last_ = at;
    tool_->take({Input::What::Drag, at}, workspace_->desk());
    show();
}

void Gesture::show()
{
    if (const auto edit = tool_->preview(workspace_->desk()))
        if (const auto hexes = preview_.show(*edit); !hexes.isEmpty())
            emit previewChanged(hexes);
}

void Gesture::commit()
{
    if (!active())
        return;
    Tool& tool = *tool_;
    if (workspace_)
    {
        Deed deed = tool.take({Input::What::Release, last_}, workspace_->desk());
        committing_ = true;
        tool_ = nullptr;
        if (auto* edit = std::get_if<edit::Made>(&deed))
            workspace_->push(std::move(*edit));
        committing_ = false;
    }
    end();
    emit ended();
}

void Gesture::cancel()
{
    if (!active())
        return;
    tool_->cancel();
    const auto hexes = preview_.show({});
    end();
    if (!hexes.isEmpty())
        emit previewChanged(hexes);
    emit ended();
}

void Gesture::end()
{
    tool_ = nullptr;
    if (workspace_)
        workspace_->disconnect(this);
}

} // namespace merlon::editor
