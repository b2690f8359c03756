#include "core/siege/oil/oil.h"

#include "core/play/system.h"

namespace merlon::siege
{

using namespace castle;

std::optional<play::Marks> couldWithOil(const Position& now, const play::Record& begun, const play::Field& field)
{
    const bool pours = begun.kind == "pour";
    if (!pours && begun.kind != "take")
        return {};
    if (field.key != "hex")
        return field.key == (pours ? "by" : "counter") ? std::optional(whoMayWork(now)) : std::nullopt;
    const Body who = now.find(counterIn(begun, pours ? "by" : "counter"));
    const auto hexes = who ? hexesBeside(now, who) : std::vector<Hex>();
    return play::Marks{{hexes.begin(), hexes.end()}, false, true};
}

} // namespace merlon::siege
