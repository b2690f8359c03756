// What of a room every kind of order and of effect has: made here once.

#include "core/siege/system.h"

#include <cassert>

namespace merlon::siege
{
namespace
{

/// It is lit or put out: nobody is moved by that, and the ground is not made anew to see it.
bool isOfAFire(const play::Record& effect)
{
    return effect.kind == play::kindOf<FireLit>().key ||
           (effect.kind == play::kindOf<GroundCleared>().key &&
            play::read<GroundCleared>(effect.fields).value.cleared == Laid::Fire);
}

} // namespace

std::optional<State> Room::after(const Data& data, const State& state, const play::Verdict& verdict)
{
    if (!verdict.whole())
        return {};
    State next = state;
    std::vector<play::Fault> faults;
    for (const play::Record& record : verdict.effects)
        if (!isOfAFire(record))
            play::SystemOf<Room>::carry(data, next, record, play::today, faults);
    assert(faults.empty());
    return next;
}

void Room::sayWhoGivesUp(const Data& data, const State& state, play::Verdict& verdict)
{
    if (anybodyIsSaddling(state))
        siege::sayWhoGivesUp(state, after(data, state, verdict), verdict);
}

} // namespace merlon::siege

template class merlon::play::SystemOf<merlon::siege::Room>;
