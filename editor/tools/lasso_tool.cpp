#include "editor/tools/lasso_tool.h"

#include "core/hex/hex_set.h"

#include <QCoreApplication>

namespace merlon::editor
{
namespace
{

struct LassoWords
{
    Q_DECLARE_TR_FUNCTIONS(merlon::editor::ToolBox)
};

} // namespace

QString LassoTool::text() const
{
    //: the tool that selects what is within an outline
    return LassoWords::tr("Lasso");
}

QString LassoTool::tip() const
{
    return LassoWords::tr("Selects the hexes inside an outline you draw; Shift adds, Ctrl removes");
}

Deed LassoTool::take(const Input& input, const edit::Desk& desk)
{
    if (input.what == Input::What::Press)
        outline_.clear();
    outline_.push_back(input.at);
    const auto how = input.takesAway ? Marked::How::Less : input.adds ? Marked::How::More : Marked::How::Anew;
    return Marked{hex::enclosed(desk.mapValue().grid, outline_), how};
}

} // namespace merlon::editor
