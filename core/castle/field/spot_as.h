#pragma once

#include "core/castle/ground/things.h"
#include "core/play/as.h"

/// A spot in files and forms: a hex where it is on the ground, else a place.
namespace merlon::play
{

template <>
struct OnBoard<castle::Spot>
{
    static constexpr bool any = true;
    static bool lay(castle::Spot& spot, Hand& hand) { return OnBoard<hex::Hex>::lay(spot.hex, hand); }
};

template <>
struct As<castle::Spot>
{
    static constexpr void tell(Field& field)
    {
        field.sort = Sort::Hex;
        field.storeys = castle::mostStoreys;
    }
    static Value put(castle::Spot spot)
    {
        return spot.storey == 0 ? Value(spot.hex) : Value(Place{0, spot.hex, spot.storey, {}});
    }
    static std::string_view get(castle::Spot& spot, const Value& value, int)
    {
        if (const auto* hex = std::get_if<hex::Hex>(&value))
            return spot = {*hex, 0}, "";
        const auto* place = std::get_if<Place>(&value);
        if (place == nullptr || place->board != 0 || place->side)
            return "type";
        return spot = {place->hex, place->level}, "";
    }
};

} // namespace merlon::play
