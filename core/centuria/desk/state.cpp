#include "core/centuria/desk/state.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace merlon::centuria
{

bool Round::isOver() const
{
    return std::ranges::all_of(tables, [](const Table& one) { return one.points.has_value(); });
}

const Player* State::find(std::string_view id) const
{
    const auto at = std::ranges::find(players, id, &Player::id);
    return at == players.end() ? nullptr : &*at;
}
Player* State::find(std::string_view id)
{
    return const_cast<Player*>(std::as_const(*this).find(id));
}

int State::published() const
{
    return static_cast<int>(rounds.size()) - (draft() != nullptr ? 1 : 0);
}

const Round* State::draft() const
{
    return rounds.empty() || rounds.back().published ? nullptr : &rounds.back();
}

const Table* State::table(const TableId& id) const
{
    const auto place = placeOf(id);
    if (!place || place->first > published())
        return nullptr;
    const auto& tables = rounds[static_cast<std::size_t>(place->first - 1)].tables;
    return place->second > static_cast<int>(tables.size()) ? nullptr
                                                           : &tables[static_cast<std::size_t>(place->second - 1)];
}
Table* State::table(const TableId& id)
{
    return const_cast<Table*>(std::as_const(*this).table(id));
}

bool State::isQuiet() const
{
    return std::ranges::all_of(rounds, [](const Round& one) { return !one.published || one.isOver(); });
}

TableId tableIn(int round, int number)
{
    return {'r' + std::to_string(round) + "-t" + std::to_string(number)};
}

std::optional<std::pair<int, int>> placeOf(const TableId& table)
{
    const std::string& id = table.id;
    const auto dash = id.find("-t");
    std::pair<int, int> out;
    if (id.empty() || id.front() != 'r' || dash == std::string::npos)
        return {};
    const auto read = [](std::string_view text, int& number)
    {
        const auto end = std::from_chars(text.data(), text.data() + text.size(), number);
        return end.ec == std::errc() && end.ptr == text.data() + text.size() && number > 0;
    };
    const std::string_view view = id;
    return read(view.substr(1, dash - 1), out.first) && read(view.substr(dash + 2), out.second) ? std::optional(out)
                                                                                                : std::nullopt;
}

} // namespace merlon::centuria
