#include "drill.h"

#include "core/play/as.h"
#include "core/tabletop/contact.h"
#include "drill_rules.h"
#include "march.h"

namespace merlon::drill
{
namespace
{

using play::Length;
using play::Pose;
using play::Ref;
using play::Value;
using play::Weight;
using tabletop::Stand;

constexpr int printedPace = 750;
constexpr int flagsApart = 500;

Value element(const std::string& id)
{
    return Ref{"counter", id};
}

Length lengthOf(double millimetres)
{
    return {static_cast<int>(std::lround(10 * millimetres))};
}

tabletop::Outline outlineOf(const std::vector<play::TablePoint>& points)
{
    tabletop::Outline out;
    for (const play::TablePoint point : points)
        out.push_back(tabletop::placeOf(point));
    return out;
}

bool isOnTable(const Data& data, const Stand& stand)
{
    return tabletop::TableSize{data.table->width / 10.0, data.table->depth / 10.0}.holds(
        stand.shape(tabletop::Tolerance::in));
}

/// Who but that one is in the way there.
const Element* takenBy(const State& state, std::string_view but, const Stand& stand)
{
    for (const Element& other : state.elements)
        if (other.stands() && other.id != but && tabletop::overlap(stand, other.stand()))
            return &other;
    return nullptr;
}

bool isInZone(const Data& data, const Element& one, const Stand& stand)
{
    bool any = false;
    for (const Zone& zone : data.zones)
        if (zone.side == one.side)
        {
            any = true;
            bool in = true;
            for (const tabletop::Vec corner : stand.shape())
                in = in && tabletop::holds(zone.outline, corner);
            if (in)
                return true;
        }
    return !any;
}

const std::string& sideToMove(const Data& data, const State& state)
{
    return data.sides[static_cast<std::size_t>(state.turn - 1) % data.sides.size()];
}

/// A slide as the hand makes it, and what is against it.
tabletop::Leg slideOf(const Element& one, const Pose& to)
{
    return tabletop::legsOf(one.stand(), std::span(&to, 1)).front();
}

bool entersWood(const Data& data, const tabletop::Leg& leg)
{
    const tabletop::Convex swept = leg.swept(tabletop::Tolerance::in);
    return std::ranges::any_of(data.woods, [&](const auto& wood) { return tabletop::overlap(swept, wood); });
}

const Element* metBy(const State& state, const Element& one, const tabletop::Leg& leg)
{
    for (const Element& other : state.elements)
        if (other.stands() && other.id != one.id &&
            tabletop::Meeting(leg.from.shape(tabletop::Tolerance::in), other.stand().shape(tabletop::Tolerance::in))
                .along(leg.direction, leg.way))
            return &other;
    return takenBy(state, one.id, leg.to);
}

int mostFor(const Data& data, const tabletop::Leg& leg)
{
    return entersWood(data, leg) ? data.pace.tenths / 2 : data.pace.tenths;
}

play::Outline outlineOf(const tabletop::Convex& shape, play::Mark mark, bool legal)
{
    play::Outline out{{}, mark, legal};
    for (const tabletop::Vec corner : shape)
        out.corners.push_back(tabletop::pointAt(corner));
    return out;
}

} // namespace

const Element* State::find(std::string_view id) const
{
    const auto at = std::ranges::find(elements, id, &Element::id);
    return at == elements.end() ? nullptr : &*at;
}
Element* State::find(std::string_view id)
{
    return const_cast<Element*>(std::as_const(*this).find(id));
}

Verdict Room::judge(const Data& data, const State& state, const Begun<Deploy>& order, Tray& tray)
{
    Verdict verdict = tray.begin();
    if (order.wants<&Deploy::element>(verdict))
        return verdict;
    const Element* one = state.find(order->element.id);
    if (one == nullptr || one->lost || one->pose)
        return verdict.forbid(says::drill_deploy_again, {{"element", element(order->element.id)}});
    if (order.wants<&Deploy::at>(verdict))
        return verdict;
    const Stand stand = tabletop::standAt(base, order->at);
    if (!isOnTable(data, stand))
        verdict.forbid(says::drill_deploy_off, {{"element", element(one->id)}});
    if (const Element* other = takenBy(state, one->id, stand))
        verdict.forbid(says::drill_deploy_taken, {{"other", element(other->id)}}, element(other->id));
    if (!isInZone(data, *one, stand))
        verdict.refuse(says::drill_deploy_zone, {{"element", element(one->id)}});
    return verdict.effect(Stands{order->element, order->at});
}

Verdict Room::judge(const Data& data, const State& state, const Begun<March>& order, Tray& tray)
{
    Verdict verdict = tray.begin();
    if (order.wants<&March::element>(verdict))
        return verdict;
    const Element* one = state.find(order->element.id);
    if (one == nullptr || !one->stands())
        return verdict.forbid(says::drill_march_nowhere, {{"element", element(order->element.id)}});
    if (one->side != sideToMove(data, state))
        verdict.refuse(says::drill_march_turn, {{"element", element(one->id)}});
    if (order.wants<&March::to>(verdict))
        return verdict;
    if (data.house)
        verdict.say(Weight::House, says::drill_march_house, {{"most", data.pace}});
    const tabletop::Leg leg = slideOf(*one, order->to);
    const Length way = lengthOf(leg.way);
    const Length most{mostFor(data, leg)};
    verdict.fact("way", way);
    if (most != data.pace)
        verdict.note(says::drill_march_wood, {{"most", most}});
    if (!isOnTable(data, leg.to))
        verdict.forbid(says::drill_deploy_off, {{"element", element(one->id)}});
    if (way > most)
        verdict.refuse(says::drill_march_far, {{"element", element(one->id)}, {"way", way}, {"most", most}});
    if (const Element* other = metBy(state, *one, leg))
        verdict.refuse(says::drill_march_blocked, {{"other", element(other->id)}}, element(other->id));
    return verdict.effect(Stands{order->element, order->to});
}

Verdict Room::judge(const Data&, const State& state, const Begun<Strike>& order, Tray& tray)
{
    Verdict verdict = tray.begin();
    if (order.wants<&Strike::element>(verdict))
        return verdict;
    const Element* one = state.find(order->element.id);
    if (one == nullptr || one->lost)
        return verdict.forbid(says::drill_march_nowhere, {{"element", element(order->element.id)}});
    if (order.wants<&Strike::at>(verdict))
        return verdict;
    const Element* other = state.find(order->at.id);
    if (other == nullptr || other->lost || other->side == one->side)
        return verdict.forbid(says::drill_strike_foe, {{"other", element(order->at.id)}});
    const bool found = one->stands() && other->stands() && tabletop::contact(one->stand(), other->stand()).has_value();
    if (!tray.held(verdict, "contact", found))
        verdict.refuse(says::drill_strike_apart, {{"element", element(one->id)}, {"other", element(other->id)}});
    if (!verdict.legal)
        return verdict;
    const auto die = tray.roll(verdict, {6, "strike"});
    if (!die)
        return verdict;
    if (*die < 4)
        return verdict.say(Weight::Result, says::drill_strike_missed, {{"other", element(other->id)}});
    return verdict.effect(Lost{order->at});
}

Verdict Room::judge(const Data& data, const State& state, const Begun<Plant>& order, Tray&)
{
    Verdict verdict;
    if (order.wants<&Plant::at>(verdict) || order.wants<&Plant::height>(verdict))
        return verdict;
    if (!data.table->contains(order->at))
        return verdict.forbid(says::drill_plant_off);
    for (const play::TablePoint flag : state.flags)
        if (const Length way = lengthOf(tabletop::length(tabletop::placeOf(order->at) - tabletop::placeOf(flag)));
            way.tenths < flagsApart)
            verdict.refuse(says::drill_plant_near, {{"way", way}, {"least", Length{flagsApart}}}, flag);
    verdict.fact("height", order->height);
    return verdict.effect(Planted{order->at});
}

Verdict Room::judge(const Data&, const State&, const Begun<EndTurn>&, Tray&)
{
    return Verdict().effect(TurnEnded{});
}

void Room::carry(const Data&, State& state, const Stands& effect)
{
    if (Element* one = state.find(effect.element.id))
        one->pose = effect.at;
}
void Room::carry(const Data&, State& state, const Lost& effect)
{
    if (Element* one = state.find(effect.element.id))
        one->lost = true;
}
void Room::carry(const Data&, State& state, const Planted& effect)
{
    state.flags.push_back(effect.at);
}
void Room::carry(const Data&, State& state, const TurnEnded&)
{
    ++state.turn;
}

std::vector<RuleId> System::rules() const
{
    return {rule::drill_deploy, rule::drill_march, rule::drill_strike, rule::drill_plant, rule::drill_turn};
}

play::Opaque System::data(const play::Scenario& scenario, const play::Boards& boards) const
{
    Data out;
    out.table = play::tableBoard(boards);
    const Options options = play::read<Options>(scenario.options).value;
    out.pace = options.pace.value_or(Length{printedPace});
    out.house = options.pace.has_value();
    for (const play::Force& force : scenario.forces)
    {
        out.sides.push_back(force.id);
        for (const play::Counter& counter : force.counters)
            out.elements.push_back({counter.id, force.id, play::read<Piece>(counter.fields).value.pose});
    }
    for (const play::Zone& zone : scenario.zones)
        out.zones.push_back({zone.force, outlineOf(zone.outline)});
    if (out.table)
        for (const map::Area& area : out.table->areas)
            if (area.kind == "wood")
                out.woods.push_back(outlineOf(area.outline));
    return play::Opaque::of(std::move(out));
}

/// Beside an enemy front to front, and wherever else a hand likes.
play::Marks System::could(const play::Game& game, const play::Record& begun, const play::Field& field) const
{
    if (field.key != "to")
        return play::System::could(game, begun, field);
    play::Marks marks;
    marks.others = true;
    const Value* who = play::find(begun.fields, "element");
    const Element* one = who != nullptr ? stateOf(game).find(std::get<Ref>(*who).id) : nullptr;
    if (one == nullptr || !one->stands())
        return marks;
    for (const Element& other : stateOf(game).elements)
        if (other.stands() && other.side != one->side)
            marks.all.emplace_back(tabletop::poseOf(tabletop::alignedOn(other.stand(), tabletop::Edge::Front, base)));
    return marks;
}

play::Clock System::clock(const play::Game& game) const
{
    const State& now = stateOf(game);
    const std::string& by = sideToMove(dataOf(game), now);
    return {{{says::drill_turn_turn, {{"turn", now.turn}}}, {says::drill_turn_side, {{"side", Ref{"force", by}}}}}, by};
}

std::vector<play::Thing> System::things(const play::Game& game, std::string_view sort) const
{
    std::vector<play::Thing> out;
    if (sort == "counter")
        for (const play::Force& force : game.setting->scenario.forces)
            for (const play::Counter& counter : force.counters)
                if (const Element* one = stateOf(game).find(counter.id))
                    out.push_back(
                        {one->id, counter.name, force.id, one->pose ? std::optional<Value>(*one->pose) : std::nullopt});
    if (sort == "force")
        for (const play::Force& force : game.setting->scenario.forces)
            out.push_back({force.id, force.name.in("en"), force.id});
    return out;
}

std::optional<play::Scene> System::scene(const play::Game& game, const play::Record* begun,
                                         const play::Verdict* verdict) const
{
    play::Scene scene;
    const State& now = stateOf(game);
    for (const play::Thing& thing : things(game, "counter"))
    {
        const Element& one = *now.find(thing.id);
        play::Piece piece{.thing = {"counter", one.id}, .name = thing.name, .force = thing.owner};
        if (one.pose)
            piece.footprint = play::Footprint{*one.pose, lengthOf(base.front).tenths, lengthOf(base.depth).tenths};
        piece.gone = one.lost;
        scene.pieces.push_back(std::move(piece));
    }
    for (const play::TablePoint flag : now.flags)
        scene.marks.push_back({flag, play::Mark::Zone});
    scene.legal = verdict == nullptr || verdict->legal;
    if (begun == nullptr)
        return scene;
    if (begun->kind == "deploy")
        for (const Zone& zone : dataOf(game).zones)
        {
            play::Outline outline;
            for (const tabletop::Vec corner : zone.outline)
                outline.corners.push_back(tabletop::pointAt(corner));
            scene.outlines.push_back(std::move(outline));
        }
    const Value* who = play::find(begun->fields, "element");
    const Element* one = who != nullptr ? now.find(std::get<Ref>(*who).id) : nullptr;
    const Value* to = play::find(begun->fields, begun->kind == "deploy" ? "at" : "to");
    const auto* pose = to != nullptr ? std::get_if<Pose>(to) : nullptr;
    if (one != nullptr && one->pose)
        scene.marks.push_back({*one->pose, play::Mark::Actor});
    if (one == nullptr || pose == nullptr)
        return scene;
    scene.outlines.push_back(outlineOf(tabletop::standAt(base, *pose).shape(), play::Mark::Aim, scene.legal));
    if (!one->stands())
        return scene;
    const tabletop::Leg leg = slideOf(*one, *pose);
    const play::TablePoint from = tabletop::pointAt(leg.from.centre());
    const play::TablePoint end = tabletop::pointAt(leg.to.centre());
    scene.outlines.push_back(outlineOf(leg.swept(0), play::Mark::Way, scene.legal));
    scene.strokes.push_back({from, end, play::Mark::Way, scene.legal});
    scene.labels.push_back(
        {end, {says::drill_march_measure, {{"way", lengthOf(leg.way)}, {"most", Length{mostFor(dataOf(game), leg)}}}}});
    return scene;
}

/// A side that has nobody left has lost.
std::optional<play::Record> System::outcome(const play::Game& game) const
{
    const auto left = [&](const std::string& side)
    {
        return std::ranges::count_if(stateOf(game).elements,
                                     [&](const Element& one) { return one.side == side && !one.lost; });
    };
    const auto& sides = dataOf(game).sides;
    const auto loser = std::ranges::find_if(sides, [&](const std::string& side) { return left(side) == 0; });
    const auto winner = std::ranges::find_if(sides, [&](const std::string& side) { return left(side) > 0; });
    if (loser == sides.end() || winner == sides.end())
        return {};
    const auto lost = std::ranges::count_if(stateOf(game).elements,
                                            [&](const Element& one) { return one.side == *winner && one.lost; });
    return play::recordOf(march::Fought{{game.setting->scenario.id}, {*winner}, static_cast<int>(lost)});
}

} // namespace merlon::drill
