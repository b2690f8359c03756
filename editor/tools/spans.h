#pragma once

#include "editor/tools/painting_tool.h"
#include "editor/tools/shapes.h"
#include "editor/tools/tool_box.h"

/// Tools that cover what lies between a press and its release.
namespace merlon::editor
{

class Line : public PaintingTool
{
public:
    using PaintingTool::PaintingTool;
    const char* name() const override { return "tool.line"; }
    QKeySequence key() const override { return Qt::Key_L; }
    //: the tool that paints a straight row of hexes
    QString text() const override { return ToolBox::tr("Line"); }
    QString tip() const override { return ToolBox::tr("Paints a straight line of hexes"); }
    bool spans() const override { return true; }
    Heeds heeds() const override { return {.radius = true, .symmetry = true, .paint = true}; }
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
    QString text() const override { return ToolBox::tr("Rectangle"); }
    QString tip() const override { return ToolBox::tr("Paints a block of columns and rows"); }
    bool spans() const override { return true; }

protected:
    std::vector<hex::Hex> covered(const Held&, hex::Hex start, hex::Hex at, const edit::Desk& desk) const override
    {
        return block(desk.mapValue().grid, start, at);
    }
};

class Ellipse : public PaintingTool
{
public:
    using PaintingTool::PaintingTool;
    const char* name() const override { return "tool.ellipse"; }
    QKeySequence key() const override { return Qt::Key_E; }
    QString text() const override { return ToolBox::tr("Ellipse"); }
    QString tip() const override
    {
        return ToolBox::tr("Paints the ellipse that fits into a block of columns and rows");
    }
    bool spans() const override { return true; }

protected:
    std::vector<hex::Hex> covered(const Held&, hex::Hex start, hex::Hex at, const edit::Desk& desk) const override
    {
        return ellipse(desk.mapValue().grid, start, at);
    }
};

} // namespace merlon::editor
