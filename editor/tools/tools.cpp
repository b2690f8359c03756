// The tools that there are; another one is another class, in a file of its own, and a line in makeTools.

#include "editor/tools/fill.h"
#include "editor/tools/freehand.h"
#include "editor/tools/lasso_tool.h"
#include "editor/tools/path_tool.h"
#include "editor/tools/polygon_tool.h"
#include "editor/tools/sides_tool.h"
#include "editor/tools/spans.h"
#include "editor/tools/stamp_tool.h"
#include "editor/tools/things_tool.h"
#include "editor/tools/tool_box.h"
#include "editor/tools/zone_tool.h"

namespace merlon::editor
{
namespace
{

/// Marks hexes, and picks them for the referee: the view's own doing.
class Select : public Tool
{
public:
    const char* name() const override { return "tool.select"; }
    QKeySequence key() const override { return Qt::Key_S; }
    QString text() const override { return ToolBox::tr("Select"); }
    QString tip() const override { return ToolBox::tr("Selects hexes, and picks them for the referee"); }
    bool paints() const override { return false; }
    Deed take(const Input&, const edit::Desk&) override { return {}; }
};

/// Takes terrain or level from a hex.
class Pick : public Tool
{
public:
    const char* name() const override { return "tool.pick"; }
    QKeySequence key() const override { return Qt::Key_I; }
    QString text() const override { return ToolBox::tr("Pick"); }
    QString tip() const override { return ToolBox::tr("Picks the terrain or level of a hex; Alt+click with any tool"); }
    bool paints() const override { return false; }
    Deed take(const Input& input, const edit::Desk&) override { return Sample{input.at, input.side}; }
};

} // namespace

Tools makeTools(const Held& held)
{
    Tools all;
    all.push_back(std::make_unique<Select>());
    all.push_back(std::make_unique<Brush>(held));
    all.push_back(std::make_unique<Line>(held));
    all.push_back(std::make_unique<Rectangle>(held));
    all.push_back(std::make_unique<Ellipse>(held));
    all.push_back(std::make_unique<Polygon>(held));
    all.push_back(std::make_unique<PathTool>(held));
    all.push_back(std::make_unique<Fill>(held));
    all.push_back(std::make_unique<Eraser>(held));
    all.push_back(std::make_unique<Pick>());
    all.push_back(std::make_unique<SidesTool>(held));
    all.push_back(std::make_unique<LassoTool>());
    all.push_back(std::make_unique<StampTool>(held));
    all.push_back(std::make_unique<ThingsTool>(held));
    all.push_back(std::make_unique<ZoneTool>(held));
    return all;
}

} // namespace merlon::editor
