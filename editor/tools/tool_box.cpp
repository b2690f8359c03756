#include "editor/tools/tool_box.h"

#include "editor/tools/shapes.h"

#include <QAction>
#include <QActionGroup>

#include <algorithm>
#include <array>

namespace merlon::editor
{
namespace
{

struct ToolData
{
    const char* name;
    int key;
};

/// In the order of Tool.
constexpr std::array<ToolData, 6> tools{{{"tool.select", Qt::Key_S},
                                         {"tool.brush", Qt::Key_B},
                                         {"tool.line", Qt::Key_L},
                                         {"tool.rectangle", Qt::Key_R},
                                         {"tool.fill", Qt::Key_F},
                                         {"tool.pick", Qt::Key_I}}};

} // namespace

ToolBox::ToolBox(QObject* parent) : QObject(parent), group_(new QActionGroup(this))
{
    for (std::size_t i = 0; i < tools.size(); ++i)
    {
        auto* action = new QAction(group_);
        action->setObjectName(QLatin1String(tools[i].name));
        action->setCheckable(true);
        action->setShortcut(QKeySequence(tools[i].key));
        const auto tool = static_cast<Tool>(i);
        connect(action, &QAction::triggered, this, [this, tool] { setTool(tool); });
        actions_ << action;
    }
    actions_.front()->setChecked(true);
    auto* larger = new QAction(this);
    larger->setObjectName(QStringLiteral("brush.larger"));
    larger->setShortcut(QKeySequence(Qt::Key_BracketRight));
    connect(larger, &QAction::triggered, this, [this] { setRadius(radius_ + 1); });
    auto* smaller = new QAction(this);
    smaller->setObjectName(QStringLiteral("brush.smaller"));
    smaller->setShortcut(QKeySequence(Qt::Key_BracketLeft));
    connect(smaller, &QAction::triggered, this, [this] { setRadius(radius_ - 1); });
    radiusActions_ = {larger, smaller};
    retranslate();
}

void ToolBox::retranslate()
{
    const std::array<QString, 6> texts{tr("Select"), tr("Brush"),
                                       //: the tool that paints a straight row of hexes
                                       tr("Line"), tr("Rectangle"), tr("Fill"), tr("Pick")};
    const std::array<QString, 6> tips{tr("Mark hexes, and choose them for the referee"),
                                      tr("Paint freehand; Shift and the cursor keys paint too"),
                                      tr("Paint a straight line of hexes"),
                                      tr("Paint a block of columns and rows"),
                                      tr("Paint all that hangs together and is the same"),
                                      tr("Take the terrain or level of a hex; Alt and a click from any tool")};
    for (int i = 0; i < actions_.size(); ++i)
    {
        const auto at = static_cast<std::size_t>(i);
        actions_[i]->setText(texts[at]);
        actions_[i]->setToolTip(
            tr("%1 (%2)\n%3", "a tool, its key, what it does")
                .arg(texts[at], actions_[i]->shortcut().toString(QKeySequence::NativeText), tips[at]));
        actions_[i]->setStatusTip(tips[at]);
    }
    //: a tool: the brush paints more hexes at once
    radiusActions_[0]->setText(tr("Larger brush"));
    //: a tool: the brush paints fewer hexes at once
    radiusActions_[1]->setText(tr("Smaller brush"));
}

void ToolBox::setTool(Tool tool)
{
    if (tool == tool_)
        return;
    if (tool_ != Tool::Pick)
        before_ = tool_;
    tool_ = tool;
    actions_[static_cast<int>(tool)]->setChecked(true);
    emit toolChanged(tool);
}

void ToolBox::setRadius(int radius)
{
    radius = std::clamp(radius, 0, largestRadius);
    if (radius == radius_)
        return;
    radius_ = radius;
    emit radiusChanged(radius);
}

void ToolBox::setTerrain(const QString& id, char symbol)
{
    Paint paint = paint_;
    paint.kind = PaintKind::Terrain;
    paint.terrain = id.toStdString();
    paint.symbol = symbol;
    setPaint(std::move(paint));
}

void ToolBox::setLevel(int level)
{
    Paint paint = paint_;
    paint.kind = PaintKind::SetLevel;
    paint.level = std::clamp(level, map::lowestLevel, map::highestLevel);
    setPaint(std::move(paint));
}

void ToolBox::setPaintKind(PaintKind kind)
{
    Paint paint = paint_;
    paint.kind = kind;
    setPaint(std::move(paint));
}

void ToolBox::setPaint(Paint paint)
{
    if (paint == paint_)
        return;
    paint_ = std::move(paint);
    emit paintChanged();
}

void ToolBox::pickFrom(const map::HexMap& map, hex::Hex hex, const map::Palette& palette)
{
    const auto& id = map.terrainAt(hex);
    const auto* terrain = palette.find(id);
    Paint paint = paint_;
    paint.terrain = id;
    paint.symbol = terrain ? terrain->symbol : '?';
    paint.level = map.levelAt(hex);
    if (paint.kind != PaintKind::Terrain)
        paint.kind = PaintKind::SetLevel;
    setPaint(std::move(paint));
    if (tool_ == Tool::Pick)
        setTool(paints(before_) ? before_ : Tool::Brush);
}

} // namespace merlon::editor
