#include "core/piccole/battle/results.h"

#include "core/piccole/field/zones.h"

#include "piccole_rules.h"

#include <algorithm>

namespace merlon::piccole
{
namespace
{

play::Value nameOf(const Element& one)
{
    return play::Ref{"counter", one.id};
}

const Element* thereAs(const State& state, const ElementId& id, play::Verdict& verdict)
{
    const Element* one = find(state.elements, id.id);
    if (one != nullptr && one->stands())
        return one;
    verdict.forbid(says::piccole_geometry_base_nowhere, {{"who", play::Ref{"counter", id.id}}});
    return nullptr;
}

const Due* dueOf(const State& state, const Element& one)
{
    const auto at = std::ranges::find(state.due, one.id, &Due::who);
    return at != state.due.end() ? &*at : nullptr;
}

/// In a battle that is followed: has it earned this, and is it time?
void judgeDue(const Data& data, const State& state, const Element& one, Fate fate, play::Verdict& verdict)
{
    if (!data.inOrder())
        return;
    if (state.part != Part::Results)
        verdict.refuse(says::piccole_combat_simultaneous_ruling_first);
    const Due* due = dueOf(state, one);
    if (due == nullptr || due->fate != fate)
        verdict.refuse(says::piccole_combat_worst_ruling_not, {{"who", nameOf(one)}});
    if (const Element* behind = behindOf({data, state.elements}, one);
        behind != nullptr && one.troop == Troop::FtP && dueOf(state, *behind) != nullptr)
        verdict.refuse(says::piccole_recoil_block_ruling_first, {{"who", nameOf(*behind)}}, nameOf(*behind));
}

const Phrase* phraseOf(Doom doom)
{
    switch (doom)
    {
    case Doom::Enemy:
        return &says::piccole_recoil_enemy_meets;
    case Doom::Touch:
        return &says::piccole_recoil_enemy_touches;
    case Doom::Impassable:
        return &says::piccole_recoil_impassable_meets;
    case Doom::Friends:
        return &says::piccole_recoil_friends_destroyed;
    case Doom::Edge:
        return &says::piccole_combat_off_field_off;
    default:
        return nullptr;
    }
}

void sayPushed(const Standing& standing, const Back& back, play::Verdict& verdict)
{
    for (const Pushed& pushed : back.pushed)
    {
        verdict.note(says::piccole_recoil_push_along, {{"who", nameOf(*pushed.who)}}, nameOf(*pushed.who));
        if (isInContact(standing, *pushed.who))
            verdict.note(says::piccole_recoil_engaged_friend_ruling_pushed);
        if (pushed.off)
            verdict.note(says::piccole_recoil_pushed_off_ruling_lost);
    }
    for (const Element* passed : back.passed)
        verdict.note(says::piccole_recoil_pass_beyond, {{"who", nameOf(*passed)}}, nameOf(*passed));
}

/// The friends that are pushed move first.
void carryPushed(const Back& back, play::Verdict& verdict)
{
    for (const Pushed& pushed : back.pushed)
        if (pushed.off)
            verdict.effect(LeftTable{{pushed.who->id}, Left::OffTable});
        else
            verdict.effect(Driven{{pushed.who->id}, tabletop::poseOf(pushed.end)});
}

void lose(const Element& one, Left how, play::Verdict& verdict)
{
    verdict.effect(LeftTable{{one.id}, how});
    verdict.effect(Suffered{{one.id}});
}

/// Says what stops it for good; false where nothing does.
bool isDoomed(const Standing& standing, const Element& one, const Back& back, play::Verdict& verdict)
{
    const Phrase* phrase = phraseOf(back.doom);
    if (phrase == nullptr)
        return false;
    if (!back.chained.empty())
        verdict.note(says::piccole_recoil_chain_ruling_stuck);
    verdict.note(*phrase);
    if (back.doom == Doom::Friends && standing.data.options.failedPush == "all" && !back.chained.empty())
    {
        verdict.say(play::Weight::Ruling, says::piccole_ruling_failed_push_set);
        for (const Element* other : back.chained)
            verdict.effect(LeftTable{{other->id}, Left::Destroyed});
    }
    lose(one, back.doom == Doom::Edge ? Left::OffTable : Left::Destroyed, verdict);
    return true;
}

void sayZones(const Standing& standing, const Element& one, const Stand& end, play::Verdict& verdict)
{
    const tabletop::Pose pose = tabletop::poseOf(end);
    const auto legs = tabletop::legsOf(one.stand(), std::span(&pose, 1));
    if (std::ranges::any_of(visitsOf(standing, one, legs), [](const Visit& visit) { return !visit.isScreened; }))
        verdict.note(says::piccole_zone_of_control_result_ignored);
}

/// Friends that it runs through.
void sayPassed(const Standing& standing, const Element& one, const Flight& flight, const Run& run,
               play::Verdict& verdict)
{
    const tabletop::Convex swept =
        tabletop::hullOf(flight.about.shape(tabletop::Tolerance::in), run.end.shape(tabletop::Tolerance::in));
    for (const Element* other : standing.others(one))
        if (other->side == one.side && tabletop::overlap(swept, other->stand().shape(tabletop::Tolerance::in)))
            verdict.note(says::piccole_flee_pass_through, {{"who", nameOf(*other)}}, nameOf(*other));
}

void runOn(const Standing& standing, const Element& one, const Flight& flight, const Run& run, play::Verdict& verdict)
{
    verdict.note(says::piccole_flee_turn_about);
    if (run.angle != 0)
        verdict.note(says::piccole_flee_deviate_by,
                     {{"angle", play::Length{std::abs(run.angle)}}}); // tenths of a degree, shown as a length is
    sayPassed(standing, one, flight, run, verdict);
    if (run.atEnemy)
        verdict.note(says::piccole_flee_end_ruling_short);
    verdict.fact("run", play::Length{static_cast<int>(10 * run.way + 0.5)});
    sayZones(standing, one, run.end, verdict);
    if (run.drowns)
    {
        verdict.note(says::piccole_flee_river_drowns);
        lose(one, Left::Destroyed, verdict);
    }
    else if (run.off)
    {
        verdict.note(says::piccole_combat_off_field_off);
        lose(one, Left::OffTable, verdict);
    }
    else
        verdict.effect(Driven{{one.id}, tabletop::poseOf(run.end)}).effect(Suffered{{one.id}});
}

} // namespace

std::vector<Due> openDues(const State& state)
{
    std::vector<Due> out = state.due;
    std::erase_if(out,
                  [&](const Due& due)
                  {
                      const Element* one = find(state.elements, due.who);
                      return one == nullptr || !one->stands();
                  });
    return out;
}

play::Verdict judgeOnTable(const Data& data, const State& state, const play::Begun<Recoil>& order,
                           play::Verdict verdict, play::Tray&)
{
    if (order.wants<&Recoil::who>(verdict))
        return verdict;
    const Element* one = thereAs(state, *order->who, verdict);
    if (one == nullptr)
        return verdict;
    judgeDue(data, state, *one, Fate::Recoils, verdict);
    const Standing standing{data, state.elements};
    const Back back = backOf(standing, *one);
    if (isDoomed(standing, *one, back, verdict))
        return verdict;
    sayHands(data, one->troop, Fate::Recoils, verdict);
    sayPushed(standing, back, verdict);
    sayZones(standing, *one, back.end, verdict);
    carryPushed(back, verdict);
    return verdict.effect(Driven{{one->id}, tabletop::poseOf(back.end)}).effect(Suffered{{one->id}});
}

play::Verdict judge(const Data& data, const State& state, const play::Begun<Flee>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    if (!data.isMeasured())
        return verdict.forbid(says::piccole_field_size_none);
    if (order.wants<&Flee::who>(verdict))
        return verdict;
    const Element* one = thereAs(state, order->who, verdict);
    if (one == nullptr)
        return verdict;
    const int inches = data.numbers->of(one->troop).flees;
    if (inches == 0)
        return verdict.forbid(says::piccole_flee_distance_never, {{"who", nameOf(*one)}});
    judgeDue(data, state, *one, Fate::Flees, verdict);
    const Standing standing{data, state.elements};
    const Back back = backOf(standing, *one);
    verdict.note(says::piccole_flee_recoil_first);
    if (isDoomed(standing, *one, back, verdict))
        return verdict;
    sayPushed(standing, back, verdict);
    order.wants<&Flee::avoids>(verdict, false);
    const Flight flight = flightOf(standing, *one, back, data.inches(inches), order->avoids);
    carryPushed(back, verdict);
    if (flight.runs.empty())
    {
        verdict.note(says::piccole_flee_stop_stays);
        return verdict.effect(Driven{{one->id}, tabletop::poseOf(back.end)}).effect(Suffered{{one->id}});
    }
    if (flight.runs.size() > 1 && order.wants<&Flee::side>(verdict))
        return verdict;
    const auto isThere = [&](const Run& run) { return (run.angle > 0) == (order->side == RunSide::Right); };
    const auto chosen = std::ranges::find_if(flight.runs, isThere);
    runOn(standing, *one, flight, chosen != flight.runs.end() ? *chosen : flight.runs.front(), verdict);
    return verdict;
}

std::vector<Turning> turningsOf(const Standing& standing, const State& state)
{
    std::vector<Turning> out;
    for (const Attack& attack : state.attacks)
    {
        const Element* who = attack.flank ? find(state.elements, attack.at) : nullptr;
        if (who == nullptr || !who->stands() || !frontsOf(standing, *who).empty())
            continue;
        Turning turning{who, {}};
        const auto flankers = flankersOf(standing, *who);
        const auto isRoom = [&](const Element* enemy)
        {
            const Stand there = tabletop::alignedOn(enemy->stand(), tabletop::Edge::Front, who->base);
            return standing.takenBy(there, who->id) == nullptr && standing.hasGround(there);
        };
        const Element* foe = find(state.elements, attack.who);
        if (std::ranges::count(flankers, foe) > 0)
            turning.to = {foe};
        else
            turning.to = flankers;
        std::erase_if(turning.to, [&](const Element* enemy) { return !isRoom(enemy); });
        if (!turning.to.empty())
            out.push_back(std::move(turning));
    }
    return out;
}

play::Verdict judge(const Data& data, const State& state, const play::Begun<TurnTo>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    if (!data.isMeasured())
        return verdict.forbid(says::piccole_field_size_none);
    if (order.wants<&TurnTo::who>(verdict))
        return verdict;
    const Element* one = thereAs(state, order->who, verdict);
    if (one == nullptr)
        return verdict;
    const Standing standing{data, state.elements};
    if (data.inOrder() && (state.part != Part::Results || !openDues(state).empty()))
        verdict.refuse(says::piccole_melee_turn_order_ruling_last);
    const auto turnings = turningsOf(standing, state);
    const auto own = std::ranges::find(turnings, one, &Turning::who);
    if (own == turnings.end())
    {
        const bool isTouched = !flankersOf(standing, *one).empty();
        const bool isEngaged = !frontsOf(standing, *one).empty();
        verdict.refuse(isEngaged   ? says::piccole_melee_turn_order_ruling_engaged
                       : isTouched ? says::piccole_melee_turn_no_room
                                   : says::piccole_melee_turn_free,
                       {{"who", nameOf(*one)}});
        return verdict;
    }
    for (const Turning& other : turnings)
        if (data.inOrder() && other.who->side == state.phasing && one->side != state.phasing)
        {
            verdict.refuse(says::piccole_melee_turn_order_ruling_phasing, {{"who", nameOf(*other.who)}});
            break;
        }
    if (order.wants<&TurnTo::at>(verdict))
        return verdict;
    const Element* enemy = find(state.elements, order->at.id);
    if (std::ranges::count(own->to, enemy) == 0)
        return verdict.refuse(says::piccole_melee_turn_other, {{"who", nameOf(*own->to.front())}});
    const Stand there = tabletop::alignedOn(enemy->stand(), tabletop::Edge::Front, one->base);
    verdict.note(says::piccole_melee_turn_turns);
    return verdict.effect(Driven{{one->id}, tabletop::poseOf(there)});
}

void carry(const Data&, State& state, const Driven& effect)
{
    if (Element* one = find(state.elements, effect.who.id))
        one->at = effect.at;
}
void carry(const Data&, State& state, const LeftTable& effect)
{
    if (Element* one = find(state.elements, effect.who.id))
        one->left = effect.how;
}
void carry(const Data&, State& state, const Suffered& effect)
{
    std::erase_if(state.due, [&](const Due& due) { return due.who == effect.who.id; });
}

std::vector<RuleId> rulesOfResults()
{
    return {rule::piccole_combat_simultaneous_ruling,
            rule::piccole_recoil_block_ruling,
            rule::piccole_geometry_off_table,
            rule::piccole_zone_of_control_result,
            rule::piccole_flee_recoil,
            rule::piccole_flee_deviate,
            rule::piccole_flee_search_ruling,
            rule::piccole_flee_end_ruling,
            rule::piccole_flee_pass,
            rule::piccole_flee_stop,
            rule::piccole_flee_river,
            rule::piccole_melee_turn_order_ruling};
}

} // namespace merlon::piccole
