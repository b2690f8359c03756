#include "editor/tools/tool.h"

#include "editor/tools/tool_box.h"
#include "translations/diagnostics.h"

namespace merlon::editor
{

QString wouldDo(const edit::Made& edit)
{
    if (!edit)
        return words::sentence(edit.error());
    if (edit->empty())
        return ToolBox::tr("A click changes nothing here.");
    //: what a click on the map, or the key Enter, does: the name of a step of the history
    return ToolBox::tr("Click or Enter: %1").arg(words::sentence(edit->says));
}

} // namespace merlon::editor
