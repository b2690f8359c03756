#include "referee/drawn_way.h"

#include <algorithm>

namespace merlon::referee
{

bool isWay(const play::Field& field)
{
    return field.list && (field.sort == play::Sort::Hex || field.sort == play::Sort::Place);
}

std::optional<hex::Hex> hexOf(const play::Value& value)
{
    if (const auto* hex = std::get_if<hex::Hex>(&value))
        return *hex;
    const auto* place = std::get_if<play::Place>(&value);
    return place != nullptr ? std::optional(place->hex) : std::nullopt;
}

bool goesOn(const play::Value& before, const play::Value& now)
{
    const auto* some = std::get_if<play::List>(&before);
    const auto* more = std::get_if<play::List>(&now);
    return some != nullptr && more != nullptr && !some->empty() && more->size() == some->size() + 1 &&
           std::equal(some->begin(), some->end(), more->begin());
}

play::List straightOn(play::List way, const play::Value& end)
{
    const auto from = way.empty() ? std::nullopt : hexOf(way.back());
    const auto to = hexOf(end);
    if (from && to && *from != *to)
    {
        const auto line = hex::line(*from, *to);
        for (std::size_t i = 1; i + 1 < line.size(); ++i)
            way.emplace_back(line[i]);
    }
    way.push_back(end);
    return way;
}

} // namespace merlon::referee
