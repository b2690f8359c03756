#include "core/siege/field/state.h"

#include "core/map/hex_map.h"

#include <algorithm>

namespace merlon::siege
{

using namespace castle;

namespace
{

/// A scenario may begin with a wall that has come down already.
void crossOutRubble(SiegeSheet& sheet, const Site& site)
{
    for (const map::Covering& one : site.map->overlays)
        if (one.kind == "rubble")
            for (const hex::Hex hex : one.hexes)
                sheet.setCrosses(hex, crossesOfDemolished);
}

} // namespace

const Barrage* Days::barrageOf(std::string_view engine) const
{
    for (const Barrage& one : barrages)
        if (std::ranges::count(one.engines, engine) > 0)
            return &one;
    return nullptr;
}

const Barrage* Days::barrageAt(hex::Hex hex) const
{
    const auto found = std::ranges::find(barrages, hex, &Barrage::hex);
    return found == barrages.end() ? nullptr : &*found;
}

State begin(const Data& data)
{
    State state;
    castle::begin(data, state);
    // Engines are whole, and a hex that the map shows demolished has all its crosses.
    for (const Figure& figure : data.figures)
        if (const EngineKind* kind = data.ruleset->findEngine(figure.piece.cls.id))
            state.sheet.engines.push_back({figure.id, kind->points, 0, false, false,
                                           figure.piece.hex ? std::optional(figure.piece.hex->hex) : std::nullopt});
    if (data.plan.days == 0)
        return state;
    state.days.day = 1;
    setPart(state, DayPart::Morning);
    crossOutRubble(state.sheet, *data.site);
    return state;
}

void setPart(State& state, DayPart part)
{
    state.days.part = part;
    state.fighting = part == DayPart::Assault;
}

void carry(const Data& data, State& state, const HealthChange& change)
{
    const bool known = state.find(change.counter.id) != nullptr;
    castle::carry(data, state, change);
    if (!known || state.days.day == 0)
        return;
    if (change.state == Health::Wounded)
        state.sheet.wound(change.counter.id, state.days.day);
    else if (change.state != Health::Stunned)
        state.sheet.forget(change.counter.id);
}

} // namespace merlon::siege
