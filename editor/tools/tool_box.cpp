#include "editor/tools/tool_box.h"

#include "editor/tools/painting_tool.h"
#include "editor/tools/shapes.h"
#include "translations/words.h"

#include <QAction>
#include <QActionGroup>

#include <algorithm>
#include <functional>

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
    createStampActions();
    retranslate();
}

void ToolBox::createStampActions()
{
    const auto add = [this](const char* name, Qt::Key key, const std::function<void()>& act)
    {
        auto* action = new QAction(this);
        action->setObjectName(QLatin1String(name));
        action->setShortcut(QKeySequence(key));
        action->setEnabled(false);
        connect(action, &QAction::triggered, this, act);
        stampActions_ << action;
    };
    add("stamp.left", Qt::Key_Comma, [this] { turnStamp(-1); });
    add("stamp.right", Qt::Key_Period, [this] { turnStamp(1); });
    add("stamp.mirror", Qt::Key_Slash, [this] { mirrorStamp(); });
}

void ToolBox::retranslate()
{
    for (std::size_t i = 0; i < tools_.size(); ++i)
    {
        QAction& action = *actions_[static_cast<int>(i)];
        const Tool& tool = *tools_[i];
        action.setText(tool.text());
        action.setToolTip(
            words::tip(tr("%1 (%2)\n%3", "a tool, its key, what it does")
                           .arg(tool.text(), action.shortcut().toString(QKeySequence::NativeText), tool.tip())));
        action.setStatusTip(words::status(tool.tip()));
    }
    //: a tool: the brush paints more hexes at once
    radiusActions_[0]->setText(tr("Larger brush"));
    //: a tool: the brush paints fewer hexes at once
    radiusActions_[1]->setText(tr("Smaller brush"));
    //: by a sixth of a full turn, against the clock
    stampActions_[0]->setText(tr("Rotate stamp left"));
    //: by a sixth of a full turn, with the clock
    stampActions_[1]->setText(tr("Rotate stamp right"));
    stampActions_[2]->setText(tr("Mirror stamp"));
}

void ToolBox::use(QLatin1String tool)
{
    for (const auto& one : tools_)
        if (QLatin1String(one->name()).mid(prefix) == tool)
            take(*one);
}

void ToolBox::setMayPaint(bool may)
{
    mayPaint_ = may;
    if (!may && tool_->paints())
        use(QLatin1String("select"));
}

void ToolBox::useSomeBrush()
{
    const bool drawsLines = tool_->heeds().path && held_.paint.kind != edit::Paint::Kind::Terrain; // of terrain alone
    if (!tool_->heeds().paint || drawsLines)
        use(QLatin1String("brush"));
}

void ToolBox::check() const
{
    const auto at = std::ranges::find(tools_, tool_, &std::unique_ptr<Tool>::get) - tools_.begin();
    actions_[static_cast<int>(at)]->setChecked(true);
}

void ToolBox::take(Tool& tool)
{
    if (&tool == tool_)
        return;
    if (tool.paints() && !mayPaint_)
    {
        check();
        return emit refused();
    }
    emit toolLeft();
    if (&tool == tool_) // a stamp that was laid takes another by itself
        return;
    if (tool_->paints() && !stamps())
        before_ = tool_;
    held_.lifted.clear();
    tool_ = &tool;
    check();
    allowStampActions();
    emit toolChanged();
    if (tool_->heeds().path)
        setPaintKind(edit::Paint::Kind::Terrain);
}

void ToolBox::holdStamp(std::shared_ptr<const edit::Stamp> stamp, std::vector<hex::Hex> lifted)
{
    held_.stamp = std::move(stamp);
    use(QLatin1String("stamp"));
    held_.lifted = std::move(lifted);
    allowStampActions();
    emit stampChanged();
}

/// Their keys are other tools' too.
void ToolBox::allowStampActions()
{
    for (QAction* action : stampActions_)
        action->setEnabled(held_.stamp != nullptr && stamps());
}

void ToolBox::turnStamp(int sixths)
{
    if (held_.stamp)
        holdStamp(std::make_shared<edit::Stamp>(edit::turned(*held_.stamp, {{}, {}, sixths})), held_.lifted);
}

void ToolBox::mirrorStamp()
{
    if (held_.stamp)
        holdStamp(std::make_shared<edit::Stamp>(edit::mirrored(*held_.stamp)), held_.lifted);
}

void ToolBox::letGoOfStamp()
{
    held_.lifted.clear();
    if (stamps())
        use(QLatin1String("select"));
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
    drawThings(false);
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

void ToolBox::setUsualLevel(bool brought)
{
    edit::Paint paint = held_.paint;
    paint.usualLevel = brought;
    setPaint(std::move(paint));
}

void ToolBox::setFillLimit(int hexes)
{
    hexes = std::clamp(hexes, 1, largestFill);
    if (hexes == held_.fillLimit)
        return;
    held_.fillLimit = hexes;
    emit fillLimitChanged(hexes);
}

void ToolBox::setSymmetry(edit::Symmetry symmetry)
{
    if (symmetry == held_.symmetry)
        return;
    held_.symmetry = symmetry;
    emit symmetryChanged();
}

void ToolBox::setRound(bool round)
{
    if (round == held_.round)
        return;
    held_.round = round;
    emit pathChanged();
}

void ToolBox::setOutward(map::Line::Outward outward)
{
    if (outward == held_.outward)
        return;
    held_.outward = outward;
    emit pathChanged();
}

void ToolBox::setCentre(hex::Hex centre)
{
    if (centre == held_.centre)
        return;
    held_.centre = centre;
    emit symmetryChanged();
}

void ToolBox::recount(hex::Hex by)
{
    for (hex::Hex& at : held_.lifted)
        at = at + by;
    if (held_.centre)
        setCentre(*held_.centre + by);
}

void ToolBox::setPaint(edit::Paint paint)
{
    if (paint == held_.paint)
        return;
    held_.paint = std::move(paint);
    emit paintChanged();
}

/// Lines are of what was chosen last.
void ToolBox::drawThings(bool things)
{
    if (std::exchange(held_.drawsThing, things) != things)
        emit pathChanged();
}

void ToolBox::setThing(const map::PaletteOverlay& thing)
{
    drawThings(thing.course);
    if (thing == held_.thing)
        return;
    held_.thing = thing;
    held_.thingState.clear();
    emit thingChanged();
}

void ToolBox::setThingState(const std::string& state)
{
    if (state == held_.thingState)
        return;
    held_.thingState = state;
    emit thingChanged();
}

void ToolBox::offerZones(std::vector<Zone> zones)
{
    if (zones == zones_)
        return;
    zones_ = std::move(zones);
    if (std::ranges::count(zones_, held_.zone, &Zone::key) == 0)
        held_.zone = 0;
    emit zoneChanged();
}

void ToolBox::setZone(edit::Key zone)
{
    if (zone == held_.zone)
        return;
    held_.zone = zone;
    emit zoneChanged();
}

void ToolBox::setSide(const edit::SideThing& side)
{
    if (side == held_.side)
        return;
    held_.side = side;
    emit sideChanged();
}

void ToolBox::pickFrom(const map::HexMap& map, const Sample& sample)
{
    if (!map.layout.contains(sample.at))
        return;
    const bool picks = holds(QLatin1String("pick"));
    if (!(picks ? before_ : tool_)->alongSides())
        pickHex(map, sample.at);
    else if (const auto all = edit::standingOn(map, {sample.at, sample.side}); !all.empty())
        setSide(all.front());
    if (picks)
        take(*before_);
}

void ToolBox::pickHex(const map::HexMap& map, hex::Hex hex)
{
    edit::Paint paint = held_.paint;
    paint.terrain = map.terrainAt(hex);
    paint.level = map.levelAt(hex);
    if (paint.kind != edit::Paint::Kind::Terrain)
        paint.kind = edit::Paint::Kind::SetLevel;
    setPaint(std::move(paint));
    drawThings(false);
}

} // namespace merlon::editor
