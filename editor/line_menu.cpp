#include "editor/line_menu.h"

#include "core/edit/line_edits.h"
#include "core/edit/line_points.h"
#include "core/edit/map_value.h"
#include "editor/words.h"
#include "editor/workspace.h"

#include <QActionGroup>
#include <QLocale>

#include <algorithm>

namespace merlon::editor
{

LineMenu::LineMenu(Workspace& workspace, hex::Hex at, QWidget* parent) : QMenu(parent), workspace_(&workspace), at_(at)
{
    setObjectName(QStringLiteral("line"));
    const auto lines = edit::linesAt(workspace.map().value(), at);
    if (lines.empty())
        return;
    key_ = lines.front()->key;
    row_ = edit::hexesOf(workspace.map().value().grid, *line());
    //: a wall, moat or road that is kept as a line, %1 its terrain
    setTitle(tr("Line: %1").arg(word(workspace.map().map(), "terrain", line()->kind)));
    addPoints();
    addSeparator();
    addKinds();
    addLevels();
    addEdges();
    addSeparator();
    addWhole();
}

/// As it is now.
const map::Line* LineMenu::line() const
{
    const edit::Entry* entry = edit::find(*workspace_->map().value().shelves[edit::OfMap::lines], key_);
    return entry != nullptr ? entry->thing.as<map::Line>() : nullptr;
}

QAction* LineMenu::add(QMenu& menu, const QString& text, const Make& make)
{
    QAction* action = menu.addAction(text);
    connect(action, &QAction::triggered, this,
            [this, make]
            {
                if (workspace_)
                    workspace_->change(make);
            });
    return action;
}

QAction* LineMenu::addChange(const QString& text, const Change& change)
{
    return add(*this, text, changed(change));
}

/// One of several, of which one is so.
QAction* LineMenu::addChange(QMenu& menu, const QString& text, bool is, const Change& change)
{
    QAction* action = add(menu, text, changed(change));
    action->setCheckable(true);
    action->setChecked(is);
    return action;
}

LineMenu::Make LineMenu::changed(const Change& change)
{
    return [this, change](const edit::Desk& desk)
    { return line() != nullptr ? edit::drawn(desk, key_, change(*line())) : edit::Made(edit::Edit{}); };
}

void LineMenu::addPoints()
{
    const map::Line& now = *line();
    const auto point = std::ranges::find(now.path, at_);
    const auto place = std::ranges::find(row_, at_);
    const auto index = static_cast<std::size_t>(point - now.path.begin());
    if (point != now.path.end())
    {
        add(*this, tr("Remove this point"),
            [this, index](const edit::Desk& desk)
            {
                return line() != nullptr && index < line()->path.size()
                           ? edit::drawn(desk, key_, edit::withoutPoint(*line(), index))
                           : edit::Made(edit::Edit{});
            });
        if (index > 0 && index + 1 < now.path.size())
            addChange(*this, tr("Round corner"), !edit::isSharp(now, index),
                      [index](map::Line line)
                      { return index < line.path.size() ? edit::withOtherCorner(std::move(line), index) : line; });
    }
    else if (place != row_.end())
    {
        const std::size_t before = edit::pointsBefore(now, row_, static_cast<std::size_t>(place - row_.begin()));
        addChange(tr("Add a point here"), [before, at = at_](map::Line line)
                  { return before <= line.path.size() ? edit::withPoint(std::move(line), before, at) : line; });
        const auto isRound = [&](std::size_t i) { return i > 0 && i + 1 < now.path.size() && !edit::isSharp(now, i); };
        addChange(*this, tr("Curved section"), isRound(before - 1) || isRound(before),
                  [before](map::Line line)
                  { return before < line.path.size() ? edit::withOtherSection(std::move(line), before - 1) : line; })
            ->setEnabled(now.path.size() > 2);
    }
}

void LineMenu::addKinds()
{
    const auto palette = workspace_->desk().palette;
    QMenu* menu = addMenu(tr("Terrain"));
    menu->setObjectName(QStringLiteral("line.kind"));
    auto* group = new QActionGroup(menu);
    for (const map::PaletteTerrain& terrain : palette->terrain)
        group->addAction(addChange(*menu, word(workspace_->map().map(), "terrain", terrain.id),
                                   terrain.id == line()->kind,
                                   [terrain](map::Line line)
                                   {
                                       line.kind = terrain.id;
                                       line.level = terrain.level.value_or(0);
                                       const bool edged = line.outward != map::Line::Outward::None;
                                       line.edge = edged && !terrain.bears.empty() ? terrain.bears.front() : "";
                                       return line;
                                   }));
}

void LineMenu::addLevels()
{
    QMenu* menu = addMenu(tr("Level"));
    menu->setObjectName(QStringLiteral("line.level"));
    auto* group = new QActionGroup(menu);
    for (int level = map::lowestLevel; level <= map::highestLevel; ++level)
        group->addAction(addChange(*menu, locale().toString(level), level == line()->level,
                                   [level](map::Line line)
                                   {
                                       line.level = level;
                                       return line;
                                   }));
}

/// What stands on its outward hexsides, and which those are.
void LineMenu::addEdges()
{
    using Outward = map::Line::Outward;
    const auto palette = workspace_->desk().palette;
    const auto* terrain = palette->find(line()->kind);
    if (terrain == nullptr || terrain->bears.empty())
        return;
    const bool none = line()->edge.empty() || line()->outward == Outward::None;
    //: what stands along a line: parapet, crest ...
    QMenu* menu = addMenu(tr("Edge"));
    menu->setObjectName(QStringLiteral("line.edge"));
    auto* group = new QActionGroup(menu);
    group->addAction(addChange(*menu, tr("None", "edge of a line"), none,
                               [](map::Line line)
                               {
                                   line.edge.clear();
                                   line.outward = Outward::None;
                                   return line;
                               }));
    for (const std::string& feature : terrain->bears)
        group->addAction(addChange(*menu, word(workspace_->map().map(), "feature", feature),
                                   !none && feature == line()->edge,
                                   [feature](map::Line line)
                                   {
                                       line.edge = feature;
                                       if (line.outward == Outward::None)
                                           line.outward = Outward::Left;
                                       return line;
                                   }));
    //: the parapet of a line, with what hangs on it
    addChange(tr("Edge on the other side"),
              [](map::Line line)
              {
                  line.outward = line.outward == Outward::Left ? Outward::Right : Outward::Left;
                  return line;
              })
        ->setEnabled(!none);
}

void LineMenu::addWhole()
{
    //: where something else was painted over a line
    add(*this, tr("Rebuild interrupted parts"), [this](const edit::Desk& desk) { return edit::mended(desk, key_); })
        ->setEnabled(!edit::gapsOf(workspace_->desk(), *line()).empty());
    //: one line becomes two
    add(*this, tr("Split the line after this hex"),
        [this](const edit::Desk& desk) { return edit::parted(desk, key_, at_); })
        ->setEnabled(edit::parted(workspace_->desk(), key_, at_).has_value());
    connect(addAction(tr("Select its hexes")), &QAction::triggered, this, [this] { emit selectWanted(row_); });
    //: what it was drawn over comes back
    add(*this, tr("Remove the line"), [this](const edit::Desk& desk) { return edit::undrawn(desk, key_); });
}

} // namespace merlon::editor
