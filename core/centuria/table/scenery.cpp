#include "core/centuria/table/orders.h"
#include "core/centuria/table/secrets.h"

#include "centuria-table_rules.h"
#include "centuria_rules/ruling.h"

#include "core/tabletop/simple.h"

#include <algorithm>
#include <cmath>

namespace merlon::centuria::setup
{
namespace
{

using play::Args;
using play::Findings;
using play::impossible;
using play::note;
using play::refusal;

/// An element that somebody sets.
struct Laying
{
    const Data& data;
    const State& state;
    const Lay& order;
    std::vector<TablePoint> outline;
    bool moved = false; ///< it lay elsewhere before

    Outline shape() const { return setup::outlineOf(outline); }
    Parts parts() const { return partsOf(shape()); }
    bool isWall() const { return order.kind == Kind::Wall; }
    /// Whether a quadrant is its own: bought ones and, unless they count, low walls have none.
    bool needsQuadrant() const { return !order.bought && (!isWall() || data.options.lowWalls == "count"); }
};

int setBy(const State& state, const std::string& side, bool walls)
{
    return static_cast<int>(
        std::ranges::count_if(state.elements, [&](const Element& one)
                              { return one.side == side && !one.bought && (one.kind == Kind::Wall) == walls; }));
}

bool isTaken(const State& state, int quadrant)
{
    return std::ranges::count(state.elements, quadrant, &Element::quadrant) > 0;
}

bool anyIsFree(const Data& data, const State& state)
{
    for (int i = 1; i <= data.numbers->columns * data.numbers->rows; ++i)
        if (!isTaken(state, i))
            return true;
    return false;
}

/// Who sets the next element: they take turns, from the one who set the first; walls follow the elements.
std::string nextToSet(const Data& data, const State& state, bool walls)
{
    const std::string& other = otherSide(data, state.first);
    const int each = walls ? data.numbers->walls : data.elementsEach;
    const int first = setBy(state, state.first, walls);
    const int second = setBy(state, other, walls);
    if (first >= each && second >= each)
        return {};
    return first <= second ? state.first : other;
}

bool areAllSet(const Data& data, const State& state, bool walls)
{
    return nextToSet(data, state, walls).empty();
}

Findings isItsTurn(const Laying& one)
{
    if (!one.data.inOrder)
        return {};
    const State& state = one.state;
    if (state.first.empty())
        return {refusal(says::centuria_setup_start_ruling_none)};
    if (state.step != 1)
        return {refusal(says::centuria_setup_step1_over)};
    if (one.order.bought)
        return areAllSet(one.data, state, false)
                   ? Findings{}
                   : Findings{refusal(says::centuria_setup_extra_early, {{"side", sideValue(one.order.side.id)}})};
    if (one.isWall() && !areAllSet(one.data, state, false))
        return {refusal(says::centuria_setup_step1_walls)};
    const std::string next = nextToSet(one.data, state, one.isWall());
    if (next.empty())
        return {refusal(says::centuria_setup_step1_all,
                        {{"count", one.isWall() ? one.data.numbers->walls : one.data.elementsEach}})};
    if (next != one.order.side.id)
        return {refusal(says::centuria_setup_step1_turn, {{"side", sideValue(next)}})};
    return {};
}

bool isOffTable(const Laying& one)
{
    const tabletop::TableSize table{double(one.data.numbers->width), double(one.data.numbers->depth)};
    return !std::ranges::all_of(one.parts(), [&](const Convex& part) { return table.holds(part); });
}

/// Whether the organisers, or the scenario, have something there: it takes no quadrant.
bool isFixedIn(const Laying& one, int quadrant)
{
    return std::ranges::any_of(one.data.fixed,
                               [&](const Element& element)
                               {
                                   const auto all = quadrantsOf(one.data, centreOf(setup::outlineOf(element.outline)));
                                   return std::ranges::count(all, quadrant) > 0;
                               });
}

/// The one that the die named, or that the placer chooses where it is his choice.
Findings liesInItsQuadrant(const Laying& one)
{
    if (!one.needsQuadrant())
        return {};
    const std::vector<int> all = quadrantsOf(one.data, centreOf(one.shape()));
    const int named = one.order.quadrant.value_or(all.front());
    Findings found;
    if (std::ranges::count(all, named) == 0)
        return {refusal(says::centuria_setup_quadrant_elsewhere, {{"quadrant", named}, {"found", all.front()}})};
    if (all.size() > 1 && one.order.quadrant)
        found.push_back(note(says::centuria_setup_quadrant_line, {{"quadrant", named}}));
    if (one.data.options.takenQuadrant == "choose")
        found.push_back(play::ruling(says::centuria_ruling_taken_quadrant_set));
    if (one.isWall())
        found.push_back(play::ruling(says::centuria_ruling_low_walls_set));
    if (isTaken(one.state, named))
        found.push_back(refusal(says::centuria_setup_quadrant_taken, {{"quadrant", named}}));
    else if (one.state.quadrant != 0 && std::ranges::count(all, one.state.quadrant) == 0)
        found.push_back(
            refusal(says::centuria_setup_start_ruling_other, {{"quadrant", one.state.quadrant}, {"found", named}}));
    else
        found.push_back(note(says::centuria_setup_quadrant_in, {{"quadrant", named}}));
    if (isFixedIn(one, named))
        found.push_back(note(says::centuria_setup_quadrant_free_fixed, {{"quadrant", named}}));
    return found;
}

bool lacksItsDie(const Laying& one)
{
    return one.data.inOrder && one.needsQuadrant() && one.state.quadrant == 0 && !one.state.first.empty() &&
           one.data.options.takenQuadrant == "reroll";
}

Findings liesOnAnother(const Laying& one)
{
    Findings found;
    const Parts here = one.parts();
    for (const Element& other : one.state.elements)
        if (overlap(here, other.parts()))
            found.push_back(refusal(says::centuria_setup_overlap_ruling_element, {{"element", elementValue(other.id)}},
                                    elementValue(other.id)));
    for (const Camp& camp : one.state.camps)
        if (overlap(here, {camp.stand().shape()}))
            found.push_back(
                refusal(says::centuria_setup_overlap_ruling_camp_scenery, {{"side", sideValue(camp.side)}}));
    return found;
}

struct Strip
{
    const Phrase* near = nullptr;
    const Phrase* far = nullptr;
    bool atTenToo = false; ///< refused at exactly 10 cm too
};
/// What a scenario says of the ground beside its pieces.
Strip stripOf(const Data& data)
{
    switch (data.battle)
    {
    case Battle::Imboscata:
        return {&says::centuria_scenario_imboscata_clear_near, &says::centuria_scenario_imboscata_clear_far, true};
    case Battle::Ponte:
        return {&says::centuria_scenario_ponte_clear_near, &says::centuria_scenario_ponte_clear_far, true};
    case Battle::Rifornimenti:
        return {&says::centuria_scenario_rifornimenti_clear_near, &says::centuria_scenario_rifornimenti_clear_far,
                false};
    default:
        return {};
    }
}

Findings liesInTheStrip(const Laying& one)
{
    const Strip strip = stripOf(one.data);
    if (strip.near == nullptr)
        return {};
    double least = one.data.numbers->width;
    for (const Piece& piece : one.data.pieces)
        if (piece.kind != "crate")
            least = std::min(least, distance(one.parts(), piece.parts));
    const double clear = one.data.numbers->clear;
    const bool allowed = one.data.options.stripAt10 == "allowed";
    const bool atTen = strip.atTenToo && !(allowed && one.order.bought);
    const bool near = atTen ? !isMore(least, clear) : isLess(least, clear);
    const Args args{{"way", lengthOf(least)}, {"least", lengthOf(clear)}};
    Findings found = near ? refusal(*strip.near, args) : note(*strip.far, args);
    if (one.moved)
        found.push_back(note(says::centuria_setup_change_limits_hold));
    else if (one.order.bought)
        found.push_back(note(says::centuria_setup_extra_limits_hold));
    if (one.order.bought && allowed && strip.atTenToo)
        found.push_back(play::ruling(says::centuria_ruling_strip_at_10_set));
    return found;
}

Findings isBought(const Laying& one)
{
    if (!one.order.bought)
        return {};
    return {note(says::centuria_setup_extra_bought, {{"side", sideValue(one.order.side.id)}})};
}

constexpr play::Rule<Laying> layingRules[] = {
    {impossible, says::centuria_scenario_table_element_off, isOffTable},
    {play::several, isItsTurn},
    {refusal, says::centuria_setup_start_ruling_die, lacksItsDie},
    {rule::centuria_setup_extra, isBought},
    {play::several, liesInItsQuadrant},
    {play::several, liesInTheStrip},
    {rule::centuria_setup_overlap_ruling, liesOnAnother},
};

constexpr play::Rule<Laying> movedRules[] = {
    {impossible, says::centuria_scenario_table_element_off, isOffTable},
    {play::several, liesInTheStrip},
    {rule::centuria_setup_overlap_ruling, liesOnAnother},
};

} // namespace

void weighMoved(const Data& data, const State& state, const Element& element, Verdict& verdict)
{
    State others = state;
    std::erase_if(others.elements, [&](const Element& one) { return one.id == element.id; });
    Lay order;
    order.kind = element.kind;
    order.bought = true; // its distances are those of bought scenery
    play::weigh(movedRules, {data, others, order, element.outline, true}, verdict);
}

std::vector<TablePoint> outlineOf(const Lay& order)
{
    if (order.outline.size() >= 3)
        return order.outline;
    if (!order.at || !order.front || !order.depth)
        return {};
    const tabletop::Base base{order.front->tenths / 10.0, order.depth->tenths / 10.0};
    return pointsOf(outlineOf(tabletop::standAt(base, *order.at).shape()));
}

std::vector<int> quadrantsOf(const Data& data, Vec point)
{
    const Numbers& all = *data.numbers;
    const auto places = [](double along, double size, int count)
    {
        std::vector<int> out;
        for (int i = 0; i < count; ++i)
            if (!isLess(along, i * size) && !isMore(along, (i + 1) * size))
                out.push_back(i);
        return out;
    };
    std::vector<int> out;
    for (const int row : places(point.y, double(all.depth) / all.rows, all.rows))
        for (const int column : places(point.x, double(all.width) / all.columns, all.columns))
            out.push_back(row * all.columns + column + 1);
    return out;
}

Verdict judge(const Data& data, const State& state, const Begun<Start>&, Tray& tray)
{
    Verdict verdict = tray.begin();
    if (!state.first.empty())
        return verdict.forbid(says::centuria_setup_start_ruling_again, {{"side", sideValue(state.first)}});
    verdict.note(says::centuria_setup_start_ruling_rolls);
    sayPieces(data, verdict);
    const auto throwFor = [&](const std::string& side) {
        return tray.roll(verdict, {6, "first_element", {{"side", sideValue(side)}}, side});
    };
    const auto one = throwFor(data.sides.front());
    const auto other = throwFor(data.sides.back());
    if (!one || !other)
        return verdict;
    if (*one == *other)
        return verdict.say(play::Weight::Result, says::centuria_setup_start_ruling_equal);
    const std::string& first = *one > *other ? data.sides.front() : data.sides.back();
    return verdict.effect(Started{{first}});
}

Verdict judge(const Data& data, const State& state, const Begun<Quadrant>& order, Tray& tray)
{
    Verdict verdict = tray.begin();
    if (data.options.takenQuadrant == "choose")
        return verdict.forbid(says::centuria_ruling_taken_quadrant_free);
    if (!anyIsFree(data, state))
        return verdict.forbid(says::centuria_setup_quadrant_none);
    if (state.quadrant != 0)
        return verdict.forbid(says::centuria_setup_start_ruling_rolled, {{"quadrant", state.quadrant}});
    if (order.wants<&Quadrant::side>(verdict))
        return verdict;
    verdict.note(says::centuria_setup_start_ruling_names);
    verdict.standIns.emplace_back("quadrants");
    const auto die = tray.roll(verdict, {6, "quadrant", {}, order->side.id});
    if (!die)
        return verdict;
    if (isTaken(state, *die))
        return verdict.say(play::Weight::Result, says::centuria_setup_start_ruling_taken, {{"quadrant", *die}});
    return verdict.effect(Rolled{*die});
}

Verdict judge(const Data& data, const State& state, const Begun<Lay>& order, Tray& tray)
{
    Verdict verdict = tray.begin();
    if (order.wants<&Lay::side>(verdict) || order.wants<&Lay::element>(verdict) || order.wants<&Lay::kind>(verdict))
        return verdict;
    if (state.element(order->element.id) != nullptr)
        return verdict.forbid(says::centuria_setup_step1_name, {{"element", elementValue(order->element.id)}});
    if (order->outline.empty() &&
        (order.wants<&Lay::front>(verdict) || order.wants<&Lay::depth>(verdict) || order.wants<&Lay::at>(verdict)))
        return verdict;
    const Laying one{data, state, order.order, outlineOf(order.order)};
    if (one.outline.size() < 3 || tabletop::crossing(one.outline))
        return verdict.forbid(says::centuria_setup_step1_shape, {{"element", elementValue(order->element.id)}});
    play::weigh(layingRules, one, verdict);
    if (verdict.reasons.empty())
        verdict.note(says::centuria_setup_step1_sets, {{"side", sideValue(order->side.id)}});
    const std::vector<int> all = quadrantsOf(data, centreOf(one.shape()));
    const bool fromDie = std::ranges::count(all, state.quadrant) > 0;
    const int its = !one.needsQuadrant() || all.empty() ? 0
                    : order->quadrant                   ? *order->quadrant
                    : fromDie                           ? state.quadrant
                                                        : all.front();
    return verdict.effect(Laid{order->side, {order->element.id}, order->kind, one.outline, its, order->bought});
}

void carry(const Data&, State& state, const Started& effect)
{
    state.first = effect.side.id;
}
void carry(const Data&, State& state, const Rolled& effect)
{
    state.quadrant = effect.quadrant;
}
void carry(const Data&, State& state, const Laid& effect)
{
    state.elements.push_back(
        {effect.element.id, effect.kind, effect.outline, effect.side.id, effect.quadrant, effect.bought});
    if (effect.quadrant != 0)
        state.quadrant = 0;
}
void carry(const Data&, State& state, const Shifted& effect)
{
    if (Element* element = state.element(effect.element.id))
        for (TablePoint& point : element->outline)
            point = {point.x + effect.by.x, point.y + effect.by.y};
}

std::vector<RuleId> rulesOfScenery()
{
    std::vector<RuleId> ids{rule::centuria_setup_quadrant,
                            rule::centuria_setup_start_ruling,
                            rule::centuria_setup_step1,
                            rule::centuria_setup_extra_limits,
                            rule::centuria_scenario_imboscata_clear,
                            rule::centuria_scenario_ponte_clear,
                            rule::centuria_scenario_rifornimenti_clear};
    play::addIds(ids, layingRules);
    return ids;
}

} // namespace merlon::centuria::setup
