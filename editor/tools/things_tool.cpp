#include "editor/tools/things_tool.h"

#include "core/edit/overlay_edits.h"

#include <QCoreApplication>

#include <algorithm>

namespace merlon::editor
{
namespace
{

struct Words
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
    return Words::tr("Things");
}

QString ThingsTool::tip() const
{
    return Words::tr(
        "Lay things: click, or drag for long ones; Ctrl and a click takes away. Keys: Enter, . and , turn, "
        "Delete takes away");
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

/// On to a hex, or back to one; no farther than the thing is long.
void ThingsTool::goTo(hex::Hex at)
{
    const auto known = std::ranges::find(trail_, at);
    if (known != trail_.end() && !lifts_)
        trail_.erase(known + 1, trail_.end());
    for (const hex::Hex hex : hex::line(trail_.back(), at))
    {
        const bool room = lifts_ || static_cast<int>(trail_.size()) < pressed_.thing.most;
        if (room && std::ranges::count(trail_, hex) == 0)
            trail_.push_back(hex);
    }
}

/// From its front, which was pressed, back to where the hand is; as long as a press makes it, away from the side that
/// was pressed.
std::vector<hex::Hex> ThingsTool::straightRow() const
{
    const hex::Hex front = trail_.front();
    const bool aimed = last_.at != front;
    const hex::Side back = aimed ? towards(front, last_.at) : hex::opposite(last_.side);
    const int length = std::clamp(hex::distance(front, last_.at) + 1, pressed_.thing.fewest, pressed_.thing.most);
    std::vector<hex::Hex> row;
    for (int i = 0; i < length; ++i)
        row.push_back(along(front, back, i));
    return row;
}

/// The side that it would call outward.
hex::Side ThingsTool::wish() const
{
    const bool pointsAway = pressed_.thing.most == 1 && last_.at != trail_.front();
    return pointsAway ? towards(trail_.front(), last_.at) : last_.side;
}

edit::Made ThingsTool::made(const edit::Desk& desk) const
{
    if (trail_.empty())
        return edit::Edit{};
    if (lifts_)
        return edit::lifted(desk, trail_, pressed_.thing.id);
    edit::Laid thing{pressed_.thing.id, pressed_.thing.bends ? trail_ : straightRow(), {}, pressed_.thingState};
    thing.outward = edit::outwardNear(desk, thing.kind, thing.hexes, wish());
    return edit::laid(desk, thing);
}

edit::Made ThingsTool::preview(const edit::Desk& desk) const
{
    return made(desk).value_or(edit::Edit{});
}

} // namespace merlon::editor
