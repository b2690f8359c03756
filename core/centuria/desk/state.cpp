#include "core/centuria/desk/state.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace merlon::centuria
{

bool Player::wasWarned() const
{
    return std::ranges::any_of(reproaches, [](const Reproach& one) { return one.reproof == Reproof::Warning; });
}

const Missing* Round::findMissing(std::string_view player) const
{
    const auto at = std::ranges::find(missing, player, &Missing::player);
    return at == missing.end() ? nullptr : &*at;
}

bool Round::isOver() const
{
    return std::ranges::all_of(tables, [](const Table& one) { return one.points.has_value(); });
}

const Table* Round::at(int number) const
{
    const auto found = std::ranges::find(tables, number, &Table::number);
    return found == tables.end() ? nullptr : &*found;
}
const Table* Round::of(std::string_view player) const
{
    const auto found = std::ranges::find_if(tables, [&](const Table& one) { return one.has(player); });
    return found == tables.end() ? nullptr : &*found;
}

void Round::exchange(int a, int b)
{
    for (Table& one : tables)
        if (one.number == a || one.number == b)
            one.number = a + b - one.number;
    std::ranges::sort(tables, {}, &Table::number);
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
    return rounds[static_cast<std::size_t>(place->first - 1)].at(place->second);
}
Table* State::table(const TableId& id)
{
    return const_cast<Table*>(std::as_const(*this).table(id));
}

const Slip* State::slip(std::string_view id) const
{
    const auto at = std::ranges::find(slips, id, &Slip::id);
    return at == slips.end() ? nullptr : &*at;
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
