#include "editor/tools/gesture.h"

#include "core/edit/map_value.h"
#include "translations/diagnostics.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <iterator>
#include <utility>

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

/// Where the objects lie of which two patches say something else: by the one, by the other, and by neither.
QVector<hex::Hex> placesOfDiffering(const edit::Patch& a, const edit::Patch& b, const edit::Value& neither)
{
    QVector<hex::Hex> hexes;
    const auto note = [&](const edit::Entry* entry)
    {
        if (entry != nullptr && entry->thing)
            (void)entry->thing.touches([&](hex::Hex at) { return hexes << at, false; });
    };
    const auto noteWhereOther = [&](const edit::Patch& one, const edit::Patch& other)
    {
        for (std::size_t shelf = 0; shelf < one.things.size(); ++shelf)
            for (const edit::Entry& entry : one.things[shelf])
            {
                const edit::Entry* also = other.saidOf(shelf, entry.key);
                if (also != nullptr && *also == entry)
                    continue;
                note(&entry);
                note(edit::find(*neither.shelves[shelf], entry.key));
            }
    };
    noteWhereOther(a, b);
    noteWhereOther(b, a);
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
    edit::swap(value_, back_);
    hexes += placesOfDiffering(shown_, next, value_);
    edit::Patch gone = std::exchange(back_, next);
    edit::swap(value_, back_);
    for (std::size_t shelf = 0; shelf < std::min(gone.things.size(), next.things.size()); ++shelf)
        if (!next.things[shelf].empty())
            gone.things[shelf].clear(); // it is taken anew below
    edit::follow(map_, value_, gone);
    edit::follow(map_, value_, back_);
    shown_ = std::move(next);
    return hexes;
}

Gesture::Gesture(QObject* parent) : QObject(parent) {}

void Gesture::begin(Workspace& workspace, ToolBox& tools, Input press)
{
    commit();
    Tool& tool = tools.tool();
    const Deed deed = tool.take(press, workspace.desk());
    if (const auto* sample = std::get_if<Sample>(&deed))
        return tools.pickFrom(workspace.map().map(), *sample);
    start(workspace, tool, press, deed);
}

void Gesture::begin(Workspace& workspace, Tool& tool, Input press)
{
    commit();
    start(workspace, tool, press, tool.take(press, workspace.desk()));
}

void Gesture::start(Workspace& workspace, Tool& tool, Input press, const Deed& deed)
{
    workspace_ = &workspace;
    tool_ = &tool;
    last_ = press;
    pressed_ = press.at;
    connect(&workspace, &Workspace::settling, this, &Gesture::commit);
    preview_.begin(workspace);
    emit begun();
    tell(deed);
    show();
}

void Gesture::give(Input::What what, hex::Hex at, hex::Side side)
{
    if (!active() || !workspace_ || asking_)
        return;
    last_.what = what;
    last_.at = at;
    last_.side = side;
    tell(tool_->take(last_, workspace_->desk()));
    show();
}

void Gesture::tell(const Deed& deed)
{
    if (const auto* wish = std::get_if<Marked>(&deed))
        emit marked(*wish);
}

void Gesture::moveTo(hex::Hex at, hex::Side side)
{
    if (at != last_.at || side != last_.side)
        give(Input::What::Drag, at, side);
}

void Gesture::press(hex::Hex at, hex::Side side)
{
    if (endsAt(at))
    {
        moveTo(at, side);
        return commit();
    }
    pressed_ = at;
    give(Input::What::Press, at, side);
}

void Gesture::release(hex::Hex at, hex::Side side)
{
    moveTo(at, side);
    if (active())
        tool_->letGo();
    if (active() && !tool_->pointwise())
        commit();
}

void Gesture::show()
{
    const auto edit = tool_->preview(workspace_->desk());
    const auto why = edit ? workspace_->refusal(*edit) : std::optional(words::sentence(edit.error()));
    refused_ = why.value_or(QString());
    says_ = why || edit->empty() ? yaml::Message() : edit->says;
    noRoom_ = why ? std::vector<edit::Roomless>() : edit->noRoom;
    scenarioPatch_ = {};
    if (const auto part = why ? edit::Edit{} : *edit; workspace_->scenario() != nullptr)
        if (const auto at = part.parts.find(workspace_->desk().scenario); at != part.parts.end())
            scenarioPatch_ = at->second;
    if (const auto hexes = preview_.show(why ? edit::Edit{} : *edit); !hexes.isEmpty())
        emit previewChanged(hexes);
    emit saysChanged();
}

QString Gesture::says() const
{
    return isRefused() ? refused_ : words::sentence(says_);
}

void Gesture::takeBack()
{
    if (!pointwise())
        return;
    const auto before = tool_->takeBack();
    if (!before)
        return cancel();
    pressed_ = *before;
    show();
}

void Gesture::finish()
{
    if (!pointwise())
        return;
    moveTo(pressed_, last_.side);
    commit();
}

/// False: it is taken back, for there is no room for something.
bool Gesture::agrees(Deed& deed)
{
    auto* edit = std::get_if<edit::Made>(&deed);
    if (edit == nullptr || !*edit || workspace_->refusal(**edit))
        return true;
    const QScopedValueRollback waiting(asking_, true);
    return workspace_->agrees(**edit);
}

void Gesture::commit()
{
    if (!active() || asking_)
        return;
    Tool& tool = *tool_;
    if (workspace_)
    {
        last_.what = Input::What::Release;
        Deed deed = tool.take(last_, workspace_->desk());
        if (!agrees(deed))
            return cancel();
        committing_ = true;
        tool_ = nullptr;
        auto* edit = std::get_if<edit::Made>(&deed);
        const bool pushed = edit != nullptr && workspace_->push(std::move(*edit));
        committing_ = false;
        tell(deed);
        if (pushed)
            emit done(last_.at);
    }
    end();
    emit ended();
}

void Gesture::cancel()
{
    if (!active() || asking_)
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
    scenarioPatch_ = {};
    noRoom_.clear();
    if (workspace_)
        workspace_->disconnect(this);
}

} // namespace merlon::editor
