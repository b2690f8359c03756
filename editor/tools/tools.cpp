// The tools that there are; another one is another class here, or a file of its own, and a line in makeTools.

#include "editor/tools/painting_tool.h"
#include "editor/tools/shapes.h"

#include <QCoreApplication>

namespace merlon::editor
{
namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(merlon::editor::ToolBox)
};

/// Marks hexes, and picks them for the referee: the view's own doing.
class Select : public Tool
{
public:
    const char* name() const override { return "tool.select"; }
    QKeySequence key() const override { return Qt::Key_S; }
    QString text() const override { return Words::tr("Select"); }
    QString tip() const override { return Words::tr("Mark hexes, and choose them for the referee"); }
    bool paints() const override { return false; }
    Deed take(const Input&, const edit::Desk&) override { return {}; }
};

class Brush : public PaintingTool
{
public:
    using PaintingTool::PaintingTool;
    const char* name() const override { return "tool.brush"; }
    QKeySequence key() const override { return Qt::Key_B; }
    QString text() const override { return Words::tr("Brush"); }
    QString tip() const override { return Words::tr("Paint freehand; Shift and the cursor keys paint too"); }
    bool trails() const override { return true; }
    std::vector<hex::Hex> footprint(hex::Hex at) const override { return hex::range(at, held_.radius); }

protected:
    bool adds() const override { return true; }
    std::vector<hex::Hex> covered(const Held& held, hex::Hex from, hex::Hex at, const edit::Desk&) const override
    {
        return brushed(from, at, held.radius);
    }
};

class Line : public PaintingTool
{
public:
    using PaintingTool::PaintingTool;
    const char* name() const override { return "tool.line"; }
    QKeySequence key() const override { return Qt::Key_L; }
    //: the tool that paints a straight row of hexes
    QString text() const override { return Words::tr("Line"); }
    QString tip() const override { return Words::tr("Paint a straight line of hexes"); }
    bool spans() const override { return true; }
    std::vector<hex::Hex> footprint(hex::Hex at) const override { return hex::range(at, held_.radius); }

protected:
    std::vector<hex::Hex> covered(const Held& held, hex::Hex start, hex::Hex at, const edit::Desk&) const override
    {
        return brushed(start, at, held.radius);
    }
};

class Rectangle : public PaintingTool
{
public:
    using PaintingTool::PaintingTool;
    const char* name() const override { return "tool.rectangle"; }
    QKeySequence key() const override { return Qt::Key_R; }
    QString text() const override { return Words::tr("Rectangle"); }
    QString tip() const override { return Words::tr("Paint a block of columns and rows"); }
    bool spans() const override { return true; }

protected:
    std::vector<hex::Hex> covered(const Held&, hex::Hex start, hex::Hex at, const edit::Desk& desk) const override
    {
        return block(desk.mapValue().grid, start, at);
    }
};

class Fill : public PaintingTool
{
public:
    using PaintingTool::PaintingTool;
    const char* name() const override { return "tool.fill"; }
    QKeySequence key() const override { return Qt::Key_F; }
    QString text() const override { return Words::tr("Fill"); }
    QString tip() const override { return Words::tr("Paint all that hangs together and is the same"); }

protected:
    std::vector<hex::Hex> covered(const Held& held, hex::Hex start, hex::Hex, const edit::Desk& desk) const override
    {
        return alike(desk.mapValue(), held.paint, start);
    }
};

/// Takes terrain or level from a hex.
class Pick : public Tool
{
public:
    const char* name() const override { return "tool.pick"; }
    QKeySequence key() const override { return Qt::Key_I; }
    QString text() const override { return Words::tr("Pick"); }
    QString tip() const override
    {
        return Words::tr("Take the terrain or level of a hex; Alt and a click from any tool");
    }
    bool paints() const override { return false; }
    Deed take(const Input& input, const edit::Desk&) override { return Sample{input.at}; }
};

} // namespace

Tools makeTools(const Held& held)
{
    Tools all;
    all.push_back(std::make_unique<Select>());
    all.push_back(std::make_unique<Brush>(held));
    all.push_back(std::make_unique<Line>(held));
    all.push_back(std::make_unique<Rectangle>(held));
    all.push_back(std::make_unique<Fill>(held));
    all.push_back(std::make_unique<Pick>());
    return all;
}

} // namespace merlon::editor
