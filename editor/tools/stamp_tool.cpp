#include "editor/tools/stamp_tool.h"

#include <QCoreApplication>

namespace merlon::editor
{
namespace
{

struct StampWords
{
    Q_DECLARE_TR_FUNCTIONS(merlon::editor::ToolBox)
};

} // namespace

QString StampTool::text() const
{
    //: the tool that puts a piece of a castle on the map
    return StampWords::tr("Stamp");
}

QString StampTool::tip() const
{
    return StampWords::tr("Places a copied piece of the map, or one from the palette");
}

QString StampTool::hint(const Input&, const edit::Desk&) const
{
    if (!held_.stamp)
        return StampWords::tr("Choose a stamp from the palette, or copy hexes of the map.");
    return held_.lifted.empty()
               ? StampWords::tr("Click to place the stamp; , and . rotate it, / mirrors it, Esc ends.")
               : StampWords::tr(
                     "Click to place the hexes; , and . rotate them, / mirrors them, Esc leaves them where they were.");
}

Deed StampTool::take(const Input& input, const edit::Desk& desk)
{
    at_ = input.at;
    if (input.what != Input::What::Release)
        return {};
    return made(desk, at_);
}

std::optional<edit::Made> StampTool::ghost(const Input& there, const edit::Desk& desk) const
{
    if (!held_.stamp)
        return {};
    return made(desk, there.at);
}

edit::Made StampTool::made(const edit::Desk& desk, hex::Hex at) const
{
    if (!held_.stamp)
        return edit::Edit{};
    return held_.lifted.empty() ? edit::put(desk, *held_.stamp, at) : edit::moved(desk, held_.lifted, *held_.stamp, at);
}

} // namespace merlon::editor
