#include "core/siege/field/state.h"

#include "core/map/hex_map.h"
#include "core/siege/numbers/ruleset.h"

#include <algorithm>

namespace merlon::siege
{
namespace
{

/// A scenario may begin with a wall that has come down already.
void crossOutRubble(castle::SiegeSheet& sheet, const castle::Site& site)
{
    for (const map::Covering& one : site.map->overlays)
        if (one.kind == "rubble")
            for (const hex::Hex hex : one.hexes)
                sheet.setCrosses(hex, castle::crossesOfDemolished);
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

Days beginDays(const Data& data)
{
    Days days;
    for (const Figure& figure : data.figures)
        if (const EngineKind* kind = data.ruleset->findEngine(figure.piece.cls.id))
            days.sheet.engines.push_back({figure.id, kind->points, 0, false, false, figure.piece.hex});
    if (data.plan.days == 0)
        return days;
    days.day = 1;
    days.part = DayPart::Morning;
    crossOutRubble(days.sheet, *data.site);
    return days;
}

void noteHealth(State& state, const std::string& counter, Health health)
{
    if (state.days.day == 0)
        return;
    if (health == Health::Wounded)
        state.days.sheet.wound(counter, state.days.day);
    else if (health != Health::Stunned)
        state.days.sheet.forget(counter);
}

} // namespace merlon::siege
