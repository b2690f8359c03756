#include "editor/tools/tool_box.h"

#include "editor/tools/painting_tool.h"
#include "editor/tools/shapes.h"

#include <QAction>
#include <QActionGroup>

#include <algorithm>

namespace merlon::editor
{

ToolBox::ToolBox(QObject* parent)
    : QObject(parent),
      tools_(makeTools(held_)),
      tool_(tools_[0].get()),
      before_(tools_[1].get()),
      group_(new QActionGroup(this))
{
    for (const auto& tool : tools_)
    {
        auto* action = new QAction(group_);
        action->setObjectName(QLatin1String(tool->name()));
        action->setCheckable(true);
        action->setShortcut(tool->key());
        connect(action, &QAction::triggered, this, [this, &tool = *tool] { take(tool); });
        actions_ << action;
    }
    actions_.front()->setChecked(true);
    auto* larger = new QAction(this);
    larger->setObjectName(QStringLiteral("brush.larger"));
    larger->setShortcut(QKeySequence(Qt::Key_BracketRight));
    connect(larger, &QAction::triggered, this, [this] { setRadius(radius() + 1); });
    auto* smaller = new QAction(this);
    smaller->setObjectName(QStringLiteral("brush.smaller"));
    smaller->setShortcut(QKeySequence(Qt::Key_BracketLeft));
    connect(smaller, &QAction::triggered, this, [this] { setRadius(radius() - 1); });
    radiusActions_ = {larger, smaller};
    retranslate();
}

void ToolBox::retranslate()
{
    for (std::size_t i = 0; i < tools_.size(); ++i)
    {
        QAction& action = *actions_[static_cast<int>(i)];
        const Tool& tool = *tools_[i];
        action.setText(tool.text());
        action.setToolTip(tr("%1 (%2)\n%3", "a tool, its key, what it does")
                              .arg(tool.text(), action.shortcut().toString(QKeySequence::NativeText), tool.tip()));
        action.setStatusTip(tool.tip());
    }
    //: a tool: the brush paints more hexes at once
    radiusActions_[0]->setText(tr("Larger brush"));
    //: a tool: the brush paints fewer hexes at once
    radiusActions_[1]->setText(tr("Smaller brush"));
}

void ToolBox::use(QLatin1String tool)
{
    for (const auto& one : tools_)
        if (QLatin1String(one->name()).mid(prefix) == tool)
            take(*one);
}

void ToolBox::useSomeBrush()
{
    if (!tool_->paints())
        use(QLatin1String("brush"));
}

void ToolBox::take(Tool& tool)
{
    if (&tool == tool_)
        return;
    if (tool_->paints())
        before_ = tool_;
    tool_ = &tool;
    const auto at = std::ranges::find(tools_, tool_, &std::unique_ptr<Tool>::get) - tools_.begin();
    actions_[static_cast<int>(at)]->setChecked(true);
    emit toolChanged();
}

void ToolBox::setRadius(int radius)
{
    radius = std::clamp(radius, 0, largestRadius);
    if (radius == held_.radius)
        return;
    held_.radius = radius;
    emit radiusChanged(radius);
}

void ToolBox::setTerrain(const QString& id)
{
    edit::Paint paint = held_.paint;
    paint.kind = edit::Paint::Kind::Terrain;
    paint.terrain = id.toStdString();
    setPaint(std::move(paint));
}

void ToolBox::setLevel(int level)
{
    edit::Paint paint = held_.paint;
    paint.kind = edit::Paint::Kind::SetLevel;
    paint.level = std::clamp(level, map::lowestLevel, map::highestLevel);
    setPaint(std::move(paint));
}

void ToolBox::setPaintKind(edit::Paint::Kind kind)
{
    edit::Paint paint = held_.paint;
    paint.kind = kind;
    setPaint(std::move(paint));
}

void ToolBox::setPaint(edit::Paint paint)
{
    if (paint == held_.paint)
        return;
    held_.paint = std::move(paint);
    emit paintChanged();
}

void ToolBox::pickFrom(const map::HexMap& map, hex::Hex hex)
{
    if (!map.layout.contains(hex))
        return;
    edit::Paint paint = held_.paint;
    paint.terrain = map.terrainAt(hex);
    paint.level = map.levelAt(hex);
    if (paint.kind != edit::Paint::Kind::Terrain)
        paint.kind = edit::Paint::Kind::SetLevel;
    setPaint(std::move(paint));
    if (holds(QLatin1String("pick")))
        take(*before_);
}

} // namespace merlon::editor
