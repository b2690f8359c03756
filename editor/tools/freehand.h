#pragma once

#include "editor/tools/painting_tool.h"
#include "editor/tools/shapes.h"
#include "editor/tools/tool_box.h"

namespace merlon::editor
{

/// Follows the hand, as wide as the brush.
class Freehand : public PaintingTool
{
public:
    using PaintingTool::PaintingTool;
    bool trails() const override { return true; }
    Heeds heeds() const override { return {.radius = true, .symmetry = true, .paint = true}; }
    std::vector<hex::Hex> footprint(hex::Hex at) const override { return hex::range(at, held_.radius); }

protected:
    bool adds() const override { return true; }
    std::vector<hex::Hex> covered(const Held& held, hex::Hex from, hex::Hex at, const edit::Desk&) const override
    {
        return brushed(from, at, held.radius);
    }
};

class Brush : public Freehand
{
public:
    using Freehand::Freehand;
    const char* name() const override { return "tool.brush"; }
    QKeySequence key() const override { return Qt::Key_B; }
    QString text() const override { return ToolBox::tr("Brush"); }
    QString tip() const override { return ToolBox::tr("Paints freehand; Shift and the arrow keys paint too"); }
};

class Eraser : public Freehand
{
public:
    using Freehand::Freehand;
    const char* name() const override { return "tool.eraser"; }
    QKeySequence key() const override { return Qt::Key_X; }
    QString text() const override { return ToolBox::tr("Eraser"); }
    QString tip() const override { return ToolBox::tr("Erases everything to bare ground at level 0"); }
    Heeds heeds() const override { return {.radius = true, .symmetry = true}; }

protected:
    edit::Made done(const Held&, const edit::Desk& desk, std::span<const hex::Hex> hexes) const override
    {
        return edit::erased(desk, hexes);
    }
};

} // namespace merlon::editor
