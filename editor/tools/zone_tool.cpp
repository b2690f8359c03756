#include "editor/tools/zone_tool.h"

#include "core/edit/zone_edits.h"

#include <QCoreApplication>

namespace merlon::editor
{
namespace
{

struct ZoneWords
{
    Q_DECLARE_TR_FUNCTIONS(merlon::editor::ToolBox)
};

} // namespace

QString ZoneTool::text() const
{
    //: the tool that paints where a force may set up
    return ZoneWords::tr("Set-up zone");
}

QString ZoneTool::tip() const
{
    return ZoneWords::tr("Adds hexes to the selected set-up zone; Ctrl removes them");
}

edit::Made ZoneTool::done(const Held& held, const edit::Desk& desk, std::span<const hex::Hex> hexes) const
{
    return edit::paintedZone(desk, held.zone, hexes, takesAway_);
}

} // namespace merlon::editor
