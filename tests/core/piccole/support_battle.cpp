#include "support_battle.h"

#include <algorithm>
#include <cmath>

namespace merlon::test
{
namespace
{

using play::Pose;
using play::Record;
using play::Ref;
using play::Value;

Value counter(const std::string& id)
{
    return Ref{"counter", id};
}

map::Area area(std::string id, std::string kind, std::vector<map::TablePoint> outline)
{
    map::Area out;
    out.id = std::move(id);
    out.kind = std::move(kind);
    out.outline = std::move(outline);
    return out;
}

/// Not always, and somewhere in the middle.
map::TableMap tableOf(Dice& dice)
{
    map::TableMap table;
    table.id = "field";
    table.ruleset = "piccole";
    for (const char* kind : {"wood", "hill", "crag", "camp"})
        if (dice.once(2))
        {
            const int x = dice.from(500, 4500);
            const int y = dice.from(2000, 3500);
            table.areas.push_back(
                area(kind, kind, {{x, y}, {x + 900, y + 100}, {x + 800, y + 700}, {x + 100, y + 600}}));
        }
    if (dice.once(3))
    {
        map::Course river;
        river.id = "river";
        river.kind = dice.once(2) ? "river" : "brook";
        river.width = 250;
        river.points = {{0, dice.from(2500, 3500)}, {3000, dice.from(2500, 3500)}, {6000, dice.from(2500, 3500)}};
        table.courses.push_back(river);
    }
    return table;
}

play::Force lineOf(const char* id, int y, int facing, Dice& dice)
{
    static constexpr std::array troops{"FtP", "FtM", "FtL", "CvP", "CvL"};
    play::Force force;
    force.id = id;
    for (int i = 0; i < 12; ++i)
    {
        play::Counter one;
        one.id = std::string(id) + static_cast<char>('a' + i);
        const bool behind = i >= 10;
        const int x = 600 + 420 * (behind ? i - 6 : i) + (dice.once(3) ? 10 : 0);
        const int deep = (facing == 0 ? -1 : 1) * (behind ? 300 : 0);
        one.fields = {{"troop", play::Choice{"troop", troops[static_cast<std::size_t>(dice.from(0, 4))]}},
                      {"pose", Pose{x, y + deep, facing}}};
        if (i == 5)
            one.fields.emplace_back("general", true);
        force.counters.push_back(std::move(one));
    }
    return force;
}

play::Game beginningOf(Dice& dice, play::Fields options)
{
    play::Scenario scenario;
    scenario.id = "battle";
    scenario.ruleset = "piccole";
    scenario.options = std::move(options);
    scenario.first = "one";
    scenario.own = {{"shooters", play::List{play::Choice{"troop", "FtL"}, play::Choice{"troop", "CvL"}}},
                    {"in_order", true}};
    scenario.forces = {lineOf("one", 1900, 0, dice), lineOf("two", 4100, 1800, dice)};
    play::Boards boards{std::make_shared<const map::TableMap>(tableOf(dice))};
    return play::begin(play::settingOf(piccole::system(), std::move(scenario), std::move(boards)));
}

constexpr double farthest = 1255; ///< tenths of a millimetre that anybody moves

double apart(const Pose& a, const Pose& b)
{
    return std::hypot(a.x - b.x, a.y - b.y);
}

Record with(Record order, const Value& at)
{
    order.fields.emplace_back("at", at);
    return order;
}

} // namespace

Battle::Battle(std::uint64_t seed, play::Fields options) : dice_(seed), game_(beginningOf(dice_, std::move(options))) {}

std::vector<std::string> Battle::standing() const
{
    std::vector<std::string> out;
    for (const piccole::Element& one : elements())
        if (one.stands())
            out.push_back(one.id);
    return out;
}

bool Battle::give(const Record& order)
{
    play::Given given;
    std::vector<int> faces;
    const auto draw = [&](const play::Need& need) -> std::optional<play::Die>
    {
        faces.push_back(dice_.from(1, need.sides));
        return play::Die{need.sides, faces.back(), {}, play::Source::Typed};
    };
    const play::Verdict verdict = play::judgeDrawing(game_, order, given, draw);
    if (!verdict.whole())
        return false;
    game_ = play::after(game_, verdict);
    lines_.push_back({order, std::move(faces)});
    return true;
}

double Battle::fromEnemies(const std::string& who, const Pose& pose) const
{
    double least = 1e9;
    for (const piccole::Element& other : elements())
        if (other.stands() && other.id.front() != who.front())
            least = std::min(least, apart(pose, *other.at));
    return least;
}

bool Battle::isNear(const std::string& one, const std::string& other, int tenths) const
{
    const piccole::Element& a = *piccole::find(elements(), one);
    const piccole::Element& b = *piccole::find(elements(), other);
    return a.stands() && b.stands() && apart(*a.at, *b.at) < tenths;
}

void Battle::move()
{
    give({"roll_pips", {}});
    for (int tries = 0; tries < 30 && state().moves < state().pips.value_or(0); ++tries)
    {
        const auto all = standing();
        const std::string& who = all[static_cast<std::size_t>(dice_.from(0, static_cast<int>(all.size()) - 1))];
        Record order{"move", {{"who", counter(who)}}};
        const play::Field& at = *play::find(*game_.setting->system->order("move"), "at");
        auto marks = game_.setting->system->could(game_, order, at).all;
        const Pose from = *piccole::find(elements(), who)->at;
        std::erase_if(marks, [&](const Value& mark) { return apart(from, std::get<Pose>(mark)) > farthest; });
        // most go for the enemy, some anywhere
        if (!dice_.once(4))
            std::ranges::stable_sort(marks, {},
                                     [&](const Value& mark) { return fromEnemies(who, std::get<Pose>(mark)); });
        const int few = std::min(8, static_cast<int>(marks.size()));
        for (int i = 0; i < few && !give(with(order, marks[static_cast<std::size_t>(i)])); ++i)
        {
        }
    }
}

void Battle::react()
{
    const auto contacted = state().contacted;
    for (const std::string& who : contacted)
    {
        const piccole::Element& one = *piccole::find(state().elements, who);
        if (!one.stands())
            continue;
        const tabletop::Stand back = one.stand().movedBy(-30 * one.stand().ahead());
        give({"break_contact", {{"who", counter(who)}, {"at", tabletop::poseOf(back)}}});
    }
}

void Battle::shoot()
{
    for (int side = 0; side < 2; ++side)
    {
        for (const std::string& who : standing())
            for (const std::string& at : standing())
                if (piccole::find(elements(), who)->shoots && who.front() != at.front() && isNear(who, at, 1900) &&
                    give({"declare", {{"who", counter(who)}, {"against", counter(at)}}}))
                    break;
        give({"shots_named", {}});
    }
    const auto shots = state().shots;
    for (const auto& [who, at] : shots)
        give({"shoot", {{"who", counter(who)}, {"against", counter(at)}}});
}

void Battle::fight()
{
    for (const std::string& who : standing())
        for (const std::string& at : standing())
            if (who.front() != at.front() && isNear(who, at, 700))
                give({"melee", {{"who", counter(who)}, {"against", counter(at)}}});
}

void Battle::suffer()
{
    for (bool any = true; any;)
    {
        any = false;
        for (const piccole::Due& due : piccole::openDues(state()))
            for (const char* kind : {"recoil", "flee"})
            {
                Record order{kind, {{"who", counter(due.who)}}};
                if (give(order))
                    any = true;
                else if (order.kind == "flee")
                {
                    order.fields.emplace_back("run", play::Choice{"run_side", "left"});
                    any = give(order) || any;
                }
            }
    }
}

void Battle::turnAbout()
{
    for (bool any = true; any;)
    {
        any = false;
        for (const std::string& who : standing())
            for (const std::string& at : standing())
                any = (who.front() != at.front() && isNear(who, at, 700) &&
                       give({"turn_to", {{"who", counter(who)}, {"against", counter(at)}}})) ||
                      any;
    }
}

bool Battle::turn()
{
    const auto next = [this] { return give({"next_part", {}}); };
    move();
    if (!next())
        return false;
    react();
    if (!next())
        return false;
    shoot();
    fight();
    if (!next())
        return false;
    suffer();
    turnAbout();
    return next();
}

play::Game Battle::replayed() const
{
    play::Game game = play::begin(game_.setting);
    for (const Line& line : lines_)
    {
        play::Given given;
        std::size_t at = 0;
        const auto draw = [&](const play::Need& need) -> std::optional<play::Die> {
            return play::Die{need.sides, line.faces.at(at++), {}, play::Source::Typed};
        };
        game = play::after(game, play::judgeDrawing(game, line.order, given, draw));
    }
    return game;
}

} // namespace merlon::test
