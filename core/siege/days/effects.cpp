// What changes from day to day, and how each effect changes it.

#include "core/siege/days/days.h"

#include "core/castle/field/flames.h"
#include "core/map/hex_map.h"

#include <algorithm>

namespace merlon::siege
{

using namespace castle;

namespace
{

/// Its turns are counted anew: of those of the assault before nothing is known that bears a date.
void beginAssault(const Data& data, State& state)
{
    state.turn = 1;
    state.phase = data.first;
    beginPhase(state);
    state.engines.clear();
    state.ballistas.clear();
    state.days.assaulted = true;
    state.scared.clear();
    for (Counter& counter : state.counters)
    {
        counter.holds = false;
        counter.stunned.reset();
        counter.acted.reset();
        counter.arrived.reset();
        counter.melees.clear();
        counter.saddling.reset();
    }
    for (LooseHorse& horse : state.horses)
        horse.arrived.reset();
    const Phase before{0, data.first};
    for (Flame& flame : state.flames)
        flame.lit = before;
    for (Scorched& one : state.scorched)
        one.since = before;
}

/// Of a change by hand to an engine that nobody knows any more nothing is left.
template <class Change>
void changeEngine(State& state, const EngineId& engine, Change change)
{
    if (StoneThrower* one = state.sheet.engine(engine.id))
        change(*one);
}

} // namespace

void carry(const Data& data, State& state, const PartBegun& begun)
{
    setPart(state, begun.part);
    if (begun.part == DayPart::Assault)
        beginAssault(data, state);
    if (begun.part != DayPart::Evening)
        return;
    state.owed.clear(); // a death in the last flames frightens nobody any more
    endPhaseOfBallistas(state);
}

void carry(const Data&, State& state, const BombardmentDeclared& declared)
{
    Barrage barrage{declared.hex, {}, false};
    for (const EngineId& engine : declared.engines)
        barrage.engines.push_back(engine.id);
    std::erase_if(state.days.barrages, [&](const Barrage& one) { return one.hex == declared.hex; });
    state.days.barrages.push_back(std::move(barrage));
    auto& opened = state.sheet.opened;
    if (std::ranges::count(opened, declared.hex) == 0)
        opened.push_back(declared.hex);
}

void carry(const Data&, State& state, const StonesThrown& thrown)
{
    for (Barrage& one : state.days.barrages)
        one.thrown = one.thrown || one.hex == thrown.hex;
}

void carry(const Data&, State& state, const OutOfOrder& broken)
{
    changeEngine(state, broken.engine,
                 [&](StoneThrower& one) { one.lost = std::min(one.points, one.lost + broken.out); });
    auto& loss = state.days.loss;
    if (loss && std::ranges::count(loss->engines, broken.engine.id) > 0 && (loss->points -= broken.out) <= 0)
        loss.reset();
}

void carry(const Data&, State& state, const LossOwed& owed)
{
    Loss loss{owed.loss, {}};
    for (const EngineId& engine : owed.engines)
        loss.engines.push_back(engine.id);
    state.days.loss = std::move(loss);
}

void carry(const Data&, State& state, const Rests& rests)
{
    changeEngine(state, rests.engine, [](StoneThrower& one) { one.resting = true; });
}

void carry(const Data&, State& state, const Mended& mended)
{
    changeEngine(state, mended.engine,
                 [](StoneThrower& one)
                 {
                     one.lost = 0;
                     one.resting = false;
                 });
}

void carry(const Data&, State& state, const EngineBurnt& burnt)
{
    changeEngine(state, burnt.engine, [](StoneThrower& one) { one.burnt = true; });
}

void carry(const Data&, State& state, const EnginePlaced& placed)
{
    changeEngine(state, placed.engine,
                 [&](StoneThrower& one)
                 {
                     if (one.hex)
                         carryFlames(state, {*one.hex}, {placed.stands});
                     one.hex = placed.stands;
                 });
}

void carry(const Data&, State& state, const ReturnDated& dated)
{
    if (Patient* patient = state.sheet.patient(dated.counter.id))
        patient->back = dated.back;
}

void carry(const Data&, State& state, const ReturnLost& lost)
{
    if (Patient* patient = state.sheet.patient(lost.counter.id))
        patient->lost = true;
}

void carry(const Data&, State& state, const Healed& healed)
{
    Counter* counter = state.find(healed.counter.id);
    if (counter == nullptr || counter->health != Health::Wounded)
        return;
    if (!counter->left) // who left the map wounded counts as a loss for good (siege.exit.1)
        counter->health = Health::Ready;
    state.sheet.forget(healed.counter.id);
}

void carry(const Data& data, State& state, const DayTicked& ticked)
{
    Days& days = state.days;
    days.day = ticked.day;
    setPart(state, ticked.day > data.plan.days ? DayPart::Over : DayPart::Morning);
    days.assaulted = false;
    days.barrages.clear();
    days.loss.reset();
    for (StoneThrower& engine : state.sheet.engines)
        engine.resting = false;
}

} // namespace merlon::siege
