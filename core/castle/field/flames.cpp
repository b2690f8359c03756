#include "core/castle/field/flames.h"

#include "core/castle/field/position.h"
#include "core/castle/field/settle.h"
#include "core/map/hex_map.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

bool inFire(const State& state, const std::string& counter)
{
    const Counter* who = state.find(counter);
    return who != nullptr &&
           std::ranges::any_of(Footprint(*who), [&](Hex hex) { return flameAt(state, hex) != nullptr; });
}

} // namespace

std::vector<Flame> flamesOf(const Data& data)
{
    std::vector<Flame> flames;
    for (const map::Covering& one : data.site->map->overlays)
        if (one.kind == "fire")
            for (const Hex hex : one.hexes)
                flames.push_back({hex, data.first, Cause::Hand, false, {0, data.first}, 0});
    return flames;
}

const Flame* flameAt(const State& state, Hex hex)
{
    const auto found = std::ranges::find(state.flames, hex, &Flame::hex);
    return found == state.flames.end() ? nullptr : &*found;
}

void noteFlame(State& state, const Flame& flame)
{
    if (flameAt(state, flame.hex) == nullptr)
        state.flames.push_back(flame);
}

void forgetFlame(State& state, Hex hex)
{
    std::erase_if(state.flames, [&](const Flame& one) { return one.hex == hex; });
    std::erase_if(state.scorched, [&](const Scorched& one) { return !inFire(state, one.counter); });
    settleSpread(state, [&](const SpreadDue& due) { return due.from == hex; });
}

void carryFlames(State& state, const std::vector<Hex>& from, const std::vector<Hex>& to)
{
    const auto firstIn = [&](const Flame& one) { return std::ranges::find(from, one.hex) - from.begin(); };
    const auto carried = [&](const Flame& one)
    { return firstIn(one) < std::ssize(from) && firstIn(one) < std::ssize(to); };
    for (const Flame& one : state.flames)
        if (carried(one))
            state.site = withoutLaid(std::move(state.site), one.hex, "fire");
    for (Flame& one : state.flames)
        if (carried(one))
        {
            one.hex = to[static_cast<std::size_t>(firstIn(one))];
            state.site = withLaid(std::move(state.site), {one.hex}, "fire", {});
        }
}

void forgetScorched(State& state, const std::string& counter)
{
    std::erase_if(state.scorched, [&](const Scorched& one) { return one.counter == counter; });
}

void dropBarrel(State& state, Counter& counter)
{
    if (!counter.barrel)
        return;
    counter.barrel = false;
    if (counter.hex)
        state.site = withLaid(std::move(state.site), {*counter.hex}, "barrel", {});
}

void carry(const Data&, State& state, const Tended& tended)
{
    if (Counter* counter = state.find(tended.counter.id))
    {
        counter->work = tended.tends;
        counter->saddling.reset();
        if (tended.tends == Work::PutOut)
            noteInterruption(state, *counter, Interruption::PutOut);
    }
}

} // namespace merlon::castle
