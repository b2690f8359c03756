#include "editor/tools/sides_tool.h"

#include <QCoreApplication>

#include <array>

namespace merlon::editor
{
namespace
{

struct SidesWords
{
    Q_DECLARE_TR_FUNCTIONS(merlon::editor::ToolBox)
};

} // namespace

QString SidesTool::text() const
{
    return SidesWords::tr("Hexsides");
}

QString SidesTool::tip() const
{
    return SidesWords::tr("Puts walls, doors and the like on hexsides; Ctrl removes them");
}

Deed SidesTool::take(const Input& input, const edit::Desk& desk)
{
    const hex::Edge edge{input.at, input.side};
    switch (input.what)
    {
    case Input::What::Press:
        cancel();
        pressed_ = held_.side;
        takesAway_ = input.takesAway || pressed_.kind.empty();
        pass(edge);
        last_ = edge;
        return {};
    case Input::What::Drag:
        for (const hex::Edge next : hex::wayAlong(last_, edge))
            pass(next);
        last_ = edge;
        return {};
    case Input::What::Release:
        break;
    }
    auto edit = preview(desk);
    cancel();
    return edit;
}

void SidesTool::pass(hex::Edge edge)
{
    if (passed_.insert(hex::hexsideOf(edge)).second)
        edges_.push_back(edge);
}

edit::Made SidesTool::preview(const edit::Desk& desk) const
{
    return takesAway_ ? edit::unfeatured(desk, pressed_.kind, edges_) : edit::featured(desk, pressed_, edges_);
}

QString SidesTool::hint(const Input& there, const edit::Desk& desk) const
{
    const std::array edges{hex::Edge{there.at, there.side}};
    return wouldDo(held_.side.kind.empty() ? edit::unfeatured(desk, {}, edges)
                                           : edit::featured(desk, held_.side, edges));
}

void SidesTool::cancel()
{
    edges_.clear();
    passed_.clear();
}

} // namespace merlon::editor
