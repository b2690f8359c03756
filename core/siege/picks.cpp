// What a hand may pick for the fields of an order of SIEGE.

#include "core/castle/field/ballista_crew.h"
#include "core/play/as.h"
#include "core/siege/system.h"

#include <algorithm>

namespace merlon::siege
{

using namespace castle;

namespace
{

using play::Field;
using play::Game;
using play::Marks;
using play::Record;
using play::Value;

/// Those who can come with a siege tower or ram, each once. One alone is never enough, so none is judged alone.
Marks thoseOffTheMap(const Position& now, const Record& begun)
{
    Marks marks{{}, true, true};
    const auto comesAlready = [&](const Counter& one)
    {
        const auto order = play::read<BringIn>(begun.fields).value;
        return std::ranges::count(order.crew, CounterId{one.id}) + std::ranges::count(order.top, CounterId{one.id}) > 0;
    };
    for (const Counter& one : now.state().counters)
        if (couldCome(now, now.body(one)) && !comesAlready(one))
            marks.all.push_back(counterRef(one.id));
    return marks;
}

/// Of what stands on the map.
std::optional<Marks> couldWithMachines(const Position& now, const Record& begun, const Field& field)
{
    const auto asks = [&](std::string_view kind, std::string_view key)
    { return begun.kind == kind && field.key == key; };
    const auto marksOf = [](const std::vector<Hex>& hexes) { return Marks{{hexes.begin(), hexes.end()}, false, true}; };
    const Value* given = play::find(begun.fields, "hex");
    const Hex* hex = given != nullptr ? std::get_if<Hex>(given) : nullptr;
    if (asks("strike", "hex"))
    {
        auto hexes = machineHexes(now);
        std::erase_if(hexes, [&](Hex one) { return !now.ground().at(one).has(thing::ram); });
        return marksOf(hexes);
    }
    if (asks("place_ballista", "hex"))
        return marksOf(ballistasOf(now.state()));
    if (asks("bring_in", "crew") || asks("bring_in", "top"))
        return thoseOffTheMap(now, begun);
    if (asks("strike", "at") && hex != nullptr)
        return marksOf(wallsBefore(now, *hex));
    return {};
}

std::optional<Marks> couldAtTheWinch(const Position& now, const Record& begun, const Field& field)
{
    if (begun.kind != "winch" || field.key != "counter")
        return {};
    Marks marks{{}, false, true};
    for (const Body& one : atTheWinch(now))
        marks.all.push_back(one.name());
    return marks;
}

std::optional<Marks> couldWithNerve(const Position& now, const Record& begun, const Field& field)
{
    if (begun.kind == "flee")
        return couldInFlight(now, begun, field);
    const bool panics = begun.kind == "panic" || begun.kind == "frighten" || begun.kind == "keep_calm";
    return panics && field.key != "into" ? std::optional(couldInPanic(now, begun, field)) : std::nullopt;
}

} // namespace

Marks System::could(const Game& game, const Record& begun, const Field& field) const
{
    for (const auto could : {couldOfTheDay, couldWithMachines, couldWithOil, couldAtTheWinch, couldWithNerve})
        if (auto marks = could(at(game), begun, field))
            return std::move(*marks);
    return BattleOf::could(game, begun, field);
}

Value System::given(const Game& game, const Record& begun, const Field& field, const Value& mark) const
{
    const Position now = at(game);
    if (const auto hexes = straightBehind(begun, field, mark))
        return play::As<std::vector<Hex>>::put(*hexes);
    const auto* out = std::get_if<play::Place>(&mark); // and off the map over a side of it
    const Hex* end = out != nullptr && out->side ? &out->hex : std::get_if<Hex>(&mark);
    if (const Body one = now.find(counterIn(begun, "counter"));
        begun.kind == "flee" && field.key == "path" && end != nullptr && one && one.onMap())
    {
        if (auto way = castle::wayAmong(Escape(now, one).flights(), *end))
            return std::move(*way);
        if (out != nullptr && one.state->hex == *end)
            return play::List{};
    }
    return BattleOf::given(game, begun, field, mark);
}

} // namespace merlon::siege
