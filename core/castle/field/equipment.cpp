#include "core/castle/field/carts.h"
#include "core/castle/field/flames.h"
#include "core/map/hex_map.h"

#include <algorithm>

/// What changes on the ground.
namespace merlon::castle
{
namespace
{

bool onMap(const State& state, hex::Hex hex)
{
    return state.site->map->layout.contains(hex);
}

bool onMap(const State& state, const std::vector<hex::Hex>& hexes)
{
    return std::ranges::all_of(hexes, [&](hex::Hex hex) { return onMap(state, hex); });
}

std::string wordOf(Laid laid)
{
    return std::string(play::wordsOf<Laid>.words.at(static_cast<std::size_t>(laid)));
}

/// A ladder leans on a wall: if nobody says on which, on the first rampart beside it.
std::optional<hex::Side> leans(const State& state, const GroundLaid& laid)
{
    if (laid.outward || laid.laid != Laid::Ladder)
        return laid.outward;
    for (const hex::Side side : hex::allSides)
        if (state.site->ground().at(hex::neighbour(laid.hex, side)).sight == Sight::Rampart)
            return side;
    return {};
}

} // namespace

void carry(const Data&, State& state, const DoorMoved& moved)
{
    if (onMap(state, moved.hex))
        state.site = withDoor(std::move(state.site), moved.hex, moved.side, moved.leaf == Leaf::Open);
}

void carry(const Data&, State& state, const BridgeMoved& moved)
{
    if (!onMap(state, moved.hex))
        return;
    for (LooseHorse& horse : state.horses)
        if (moved.bridge == Bridge::Raised && (state.site->ground().at(horse.hex).has(thing::bridge) ||
                                               state.site->ground().at(horse.rear).has(thing::bridge)))
            horse.alive = false;
    state.site = withBridge(std::move(state.site), moved.hex, moved.bridge == Bridge::Raised);
}

void carry(const Data&, State& state, const GroundLaid& laid)
{
    const std::vector<hex::Hex> hexes = laid.hexes.empty() ? std::vector{laid.hex} : laid.hexes;
    if (!onMap(state, hexes))
        return;
    const auto outward = leans(state, laid);
    state.site = withLaid(std::move(state.site), hexes, wordOf(laid.laid), outward);
    std::erase_if(state.owed,
                  [&](const Debt& debt)
                  {
                      const auto* due = std::get_if<LadderDue>(&debt);
                      return due != nullptr && laid.laid == Laid::FlatLadder && std::ranges::count(hexes, due->hex) > 0;
                  });
    if (laid.laid == Laid::Fire)
        noteFlame(state, {laid.hex, state.phase, Cause::Hand, false, state.now(), 0});
}

void carry(const Data&, State& state, const GroundCleared& cleared)
{
    const std::string kind = wordOf(cleared.cleared);
    const auto* gone = equipmentAt(*state.site, cleared.hex, kind);
    for (Counter& counter : state.counters)
        if (gone != nullptr && counter.hex && std::ranges::count(gone->hexes, *counter.hex) > 0)
        {
            counter.storey = 0;
            counter.holds = false;
        }
    if (gone != nullptr && cleared.cleared == Laid::Cart)
        dropHitch(state, gone->hexes);
    if (gone != nullptr && cleared.cleared == Laid::Ballista)
        std::erase_if(state.ballistas, [&](const BallistaLog& one) { return one.hex == cleared.hex; });
    if (gone != nullptr)
        std::erase_if(state.engines, [&](const EngineLog& one) { return std::ranges::count(one.hexes, cleared.hex); });
    if (onMap(state, cleared.hex))
        state.site = withoutLaid(std::move(state.site), cleared.hex, kind);
    if (cleared.cleared == Laid::Fire)
        forgetFlame(state, cleared.hex);
}

void carry(const Data&, State& state, const EquipmentMoved& moved)
{
    if (const auto* machine = equipmentAt(*state.site, moved.hex, wordOf(moved.equipment));
        machine != nullptr && onMap(state, moved.hexes))
    {
        if (moved.equipment == Laid::Cart)
            moveHitch(state, machine->hexes, moved.hexes.front());
        else
            carryFlames(state, machine->hexes, moved.hexes);
    }
    if (onMap(state, moved.hexes))
        state.site = withMoved(std::move(state.site), moved.hex, wordOf(moved.equipment), moved.hexes, moved.outward);
    const bool pushed = moved.equipment == Laid::SiegeTower || moved.equipment == Laid::Ram;
    if (EngineLog* log = pushed ? state.engineLog(moved.hex) : nullptr)
        log->hexes = moved.hexes;
    const bool turned = moved.equipment == Laid::Mantlet && moved.hexes == std::vector{moved.hex};
    for (Counter& counter : state.counters)
        if (turned && counter.hex == moved.hex) // it is he who turns it
            noteActing(state, counter);
    if (moved.equipment == Laid::Ballista) // placed anew, it begins anew
        std::erase_if(state.ballistas, [&](const BallistaLog& one) { return one.hex == moved.hex; });
}

void carry(const Data&, State& state, const Crossed& crossed)
{
    state.sheet.setCrosses(crossed.hex, crossed.cross);
}

} // namespace merlon::castle
