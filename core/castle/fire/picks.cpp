// What a hand may pick for the fields of an order of fire.

#include "core/castle/fire/fire.h"

#include "core/play/system.h"
#include <algorithm>

namespace merlon::castle
{
namespace
{

using play::Marks;
using play::Record;

Marks marksOf(const std::vector<Hex>& hexes)
{
    return {{hexes.begin(), hexes.end()}, false, true};
}

/// Of the dice that are owed.
Marks ofTheDice(const Position& now, std::string_view key)
{
    Marks marks{{}, false, true};
    for (const Debt& debt : now.state().owed)
        if (const auto* due = std::get_if<SpreadDue>(&debt))
            marks.all.emplace_back(key == "from" ? due->from : due->hex);
    return marks;
}

} // namespace

Marks whoMayWork(const Position& now)
{
    Marks marks;
    for (const Counter& one : now.state().counters)
        if (one.force == now.state().phase && one.hex && one.health != Health::Dead)
            marks.all.push_back(counterRef(one.id));
    marks.others = true;
    return marks;
}

std::optional<Marks> couldInFire(const Position& now, const Record& begun, const play::Field& field)
{
    if (begun.kind == "spread")
        return ofTheDice(now, field.key);
    const bool works = begun.kind == "light" || begun.kind == "put_out";
    if (!works && begun.kind != "flame")
        return {};
    if (field.key == "by")
        return whoMayWork(now);
    if (field.key != "hex")
        return {};
    if (begun.kind == "flame")
        return marksOf(hexesOfEngines(now.data(), now.state()));
    const Body who = now.find(counterIn(begun, "by"));
    std::vector<Hex> hexes = who ? hexesBeside(now, who) : std::vector<Hex>();
    const auto of = [&](Hex hex)
    { return begun.kind == "light" ? mayBeLit(now, hex) : now.ground().at(hex).has(thing::fire); };
    std::erase_if(hexes, [&](Hex hex) { return !of(hex); });
    return marksOf(hexes);
}

} // namespace merlon::castle
