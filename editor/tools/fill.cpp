#include "editor/tools/fill.h"

#include "core/hex/hex_set.h"
#include "editor/tools/shapes.h"
#include "editor/tools/tool_box.h"
#include "tell.h"

#include <utility>

namespace merlon::editor
{
namespace
{

/// What lies under the moving mouse is counted no farther.
constexpr int countedAtMost = 2000;

/// From there, and with symmetry from each place that is its image.
edit::Made filled(const edit::Desk& desk, const Held& held, hex::Hex start)
{
    const edit::Value& map = desk.mapValue();
    hex::HexSet all(map.grid);
    for (const hex::Hex from : edit::withImages({start}, held.turns(map.grid)))
        if (!all.has(from))
            for (const hex::Hex hex : alike(map, held.paint, from, held.fillLimit))
                all.add(hex);
    if (all.count() > held.fillLimit)
        return tl::unexpected(tell::refused_fill{.limit = held.fillLimit}.message());
    return edit::painted(desk, held.paint, all.hexes());
}

} // namespace

QString Fill::text() const
{
    return ToolBox::tr("Fill");
}

QString Fill::tip() const
{
    return ToolBox::tr("Fills the connected hexes of the same terrain or, with a level, those of the same terrain and "
                       "level. Areas above the limit are left alone");
}

Deed Fill::take(const Input& input, const edit::Desk& desk)
{
    if (input.what == Input::What::Press)
    {
        pressed_ = held_;
        start_ = input.at;
    }
    if (input.what != Input::What::Release)
        return {};
    auto edit = preview(desk);
    start_.reset();
    return edit;
}

edit::Made Fill::preview(const edit::Desk& desk) const
{
    return start_ ? filled(desk, pressed_, *start_) : edit::Edit{};
}

QString Fill::hint(const Input& there, const edit::Desk& desk) const
{
    if (held_.fillLimit > countedAtMost &&
        static_cast<int>(alike(desk.mapValue(), held_.paint, there.at, countedAtMost).size()) > countedAtMost)
        return ToolBox::tr("Click or Enter: fills more than %1 hexes, or none if the area exceeds the limit")
            .arg(countedAtMost);
    return wouldDo(filled(desk, held_, there.at));
}

} // namespace merlon::editor
