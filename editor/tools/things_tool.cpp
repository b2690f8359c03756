#include "editor/tools/things_tool.h"

#include "core/edit/courses.h"
#include "core/edit/houses.h"
#include "core/edit/overlay_edits.h"
#include "translations/diagnostics.h"

#include <QCoreApplication>

#include <algorithm>

namespace merlon::editor
{
namespace
{

struct ThingsWords
{
    Q_DECLARE_TR_FUNCTIONS(merlon::editor::ThingsTool)
};

hex::Hex along(hex::Hex from, hex::Side side, int steps)
{
    const hex::Hex step = hex::step(side);
    return {from.q + steps * step.q, from.r + steps * step.r};
}

/// The side across which a straight row comes nearest to a hex.
hex::Side towards(hex::Hex from, hex::Hex to)
{
    const int far = hex::distance(from, to);
    return *std::ranges::min_element(hex::allSides, {},
                                     [&](hex::Side side) { return hex::distance(along(from, side, far), to); });
}

} // namespace

QString ThingsTool::text() const
{
    //: the tool that lays hoardings, engines, fascines ... on the map
    return ThingsWords::tr("Overlays");
}

QString ThingsTool::tip() const
{
    return ThingsWords::tr("Places overlays: click, or drag for long ones; Ctrl+click removes them. Keys: Enter "
                           "places, . and , rotate, Delete removes");
}

/// What is long or looks to a side is aimed before it is laid.
bool ThingsTool::spans() const
{
    return held_.thing.most > 1 || held_.thing.outward != map::Outward::None;
}

Deed ThingsTool::take(const Input& input, const edit::Desk& desk)
{
    last_ = input;
    switch (input.what)
    {
    case Input::What::Press:
        pressed_ = held_;
        lifts_ = input.takesAway;
        trail_ = {input.at};
        return {};
    case Input::What::Drag:
        goTo(input.at);
        return {};
    case Input::What::Release:
        break;
    }
    auto edit = made(desk);
    trail_.clear();
    return edit;
}

/// On to a hex, or back to one; no farther than the thing is long. A road may close a ring.
void ThingsTool::goTo(hex::Hex at)
{
    const auto closes = [&](hex::Hex hex)
    { return pressed_.thing.course && !lifts_ && trail_.size() > 3 && hex == trail_.front(); };
    const auto known = std::ranges::find(trail_, at);
    if (known != trail_.end() && !lifts_ && !closes(at))
        trail_.erase(known + 1, trail_.end());
    for (const hex::Hex hex : hex::line(trail_.back(), at))
    {
        const bool room = lifts_ || static_cast<int>(trail_.size()) < pressed_.thing.most;
        if (room && (std::ranges::count(trail_, hex) == 0 || (closes(hex) && trail_.back() != hex)))
            trail_.push_back(hex);
    }
}

/// From its front, which was pressed, back to where the hand is; as long as a press makes it, away from the side that
/// was pressed.
std::vector<hex::Hex> ThingsTool::straightRow(const map::PaletteOverlay& thing, hex::Hex front, const Input& last)
{
    const bool aimed = last.at != front;
    const hex::Side back = aimed ? towards(front, last.at) : hex::opposite(last.side);
    const int length = std::clamp(hex::distance(front, last.at) + 1, thing.fewest, thing.most);
    std::vector<hex::Hex> row;
    for (int i = 0; i < length; ++i)
        row.push_back(along(front, back, i));
    return row;
}

/// What spreads covers all of a house by a click, and where the hand has been by a drag.
std::vector<hex::Hex> ThingsTool::hexesOf(const map::PaletteOverlay& thing, const std::vector<hex::Hex>& trail,
                                          const Input& last, const edit::Desk& desk)
{
    if (thing.spreads && trail.size() == 1)
        return edit::houseAt(desk, thing, trail.front());
    return thing.bends ? trail : straightRow(thing, trail.front(), last);
}

edit::Made ThingsTool::laid(const Held& held, const std::vector<hex::Hex>& trail, const Input& last,
                            const edit::Desk& desk)
{
    if (held.thing.course && trail.size() > 1)
    {
        map::Line line;
        line.kind = held.thing.id;
        line.path = trail;
        return edit::drawnCourse(desk, 0, line);
    }
    const hex::Hex front = trail.front();
    edit::Laid thing{held.thing.id, hexesOf(held.thing, trail, last, desk), {}, held.thingState};
    const bool pointsAway = held.thing.most == 1 && last.at != front;
    thing.outward = edit::outwardNear(desk, thing.kind, thing.hexes, pointsAway ? towards(front, last.at) : last.side);
    return edit::laid(desk, thing);
}

edit::Made ThingsTool::made(const edit::Desk& desk) const
{
    if (trail_.empty())
        return edit::Edit{};
    return lifts_ ? edit::lifted(desk, trail_, pressed_.thing.id) : laid(pressed_, trail_, last_, desk);
}

edit::Made ThingsTool::preview(const edit::Desk& desk) const
{
    return made(desk);
}

std::optional<edit::Made> ThingsTool::ghost(const Input& there, const edit::Desk& desk) const
{
    return laid(held_, {there.at}, there, desk);
}

/// Long ones may be laid longer than a click makes them.
QString ThingsTool::hint(const Input& there, const edit::Desk& desk) const
{
    const edit::Made made = laid(held_, {there.at}, there, desk);
    if (made && held_.thing.most > held_.thing.fewest)
        return ThingsWords::tr("Click, or drag for a long one: %1; Ctrl+click removes it.")
            .arg(words::sentence(made->says));
    return wouldDo(made);
}

} // namespace merlon::editor
