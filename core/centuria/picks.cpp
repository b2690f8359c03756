#include "core/centuria/picks.h"

#include "core/centuria/questions/questions.h"
#include "core/centuria/slips/slips.h"

#include <algorithm>

namespace merlon::centuria
{
namespace
{

bool isOneOf(std::string_view word, std::initializer_list<std::string_view> words)
{
    return std::ranges::count(words, word) > 0;
}

std::string idOf(const play::Value& mark)
{
    return std::get<play::Ref>(mark).id;
}

/// The table that the order names; null: none yet.
const Table* tableOf(const State& state, const play::Record& begun)
{
    const play::Value* id = play::find(begun.fields, "table");
    return id != nullptr ? state.table({idOf(*id)}) : nullptr;
}

bool isNowPlayed(const State& state, const TableId& id)
{
    return placeOf(id).value_or(std::pair(0, 0)).first == state.published() && !state.table(id)->points;
}

/// Questions of play, the ledger of command points, the roll for sides.
bool isOfPlay(std::string_view order)
{
    return order.starts_with("ask_") || isOneOf(order, {"spend", "roll_priority", "choose_side"});
}

void keepTables(play::Marks& marks, const Data& data, const State& state, std::string_view order)
{
    if (const auto subject = subjectOf(order))
        std::erase_if(marks.all, [&](const play::Value& mark) { return battleOf(data, {idOf(mark)}) != subject; });
    const auto keep = [&](bool (*fits)(const State&, const TableId&))
    { std::erase_if(marks.all, [&](const play::Value& mark) { return !fits(state, {idOf(mark)}); }); };
    if (order == "score" || isOfPlay(order))
        keep([](const State& now, const TableId& id) { return !now.table(id)->points; });
    else if (isOneOf(order, {"extend", "call", "measure"}) || order.starts_with("write_"))
        keep(isNowPlayed);
    else if (order == "open_changes")
        keep(
            [](const State& now, const TableId& id)
            {
                return std::ranges::any_of(
                    now.slips,
                    [&](const Slip& one) { return one.table == id.id && one.kind == SlipKind::Change && !one.opened; });
            });
}

void keepPlayers(play::Marks& marks, const State& state, const play::Record& begun)
{
    const int round = state.published();
    const Round* now = round > 0 ? &state.rounds[static_cast<std::size_t>(round - 1)] : nullptr;
    std::erase_if(marks.all,
                  [&](const play::Value& mark)
                  {
                      const std::string id = idOf(mark);
                      if (begun.kind == "arrive")
                          return now == nullptr || now->findMissing(id) == nullptr;
                      if (begun.kind == "await")
                          return now == nullptr || now->findMissing(id) != nullptr ||
                                 std::ranges::none_of(now->tables,
                                                      [&](const Table& one) { return one.has(id) && !one.points; });
                      const Table* at = tableOf(state, begun);
                      return at != nullptr && !at->has(id);
                  });
}

} // namespace

void narrow(play::Marks& marks, const Data& data, const State& state, const play::Record& begun,
            const play::Field& field)
{
    const std::string_view order = begun.kind;
    if (field.key == "table" && field.sort == play::Sort::Thing)
        keepTables(marks, data, state, order);
    else if (field.set == "player" && (isOneOf(order, {"arrive", "await", "form", "open_changes"}) ||
                                       order.starts_with("write_") || isOfPlay(order)))
        keepPlayers(marks, state, begun);
    else if (field.set == "slip")
        for (const Slip& one : state.slips)
            std::erase_if(marks.all, [&](const play::Value& mark)
                          { return idOf(mark) == one.id && (one.opened || openingOf(one.kind) != order); });
    else if (order == "start" && field.key == "round" && state.published() > 0)
        marks = {{state.published()}, false, true};
    else if (order.starts_with("write_") && field.key == "number" && tableOf(state, begun) != nullptr)
        marks = {{nextNumber(state, {idOf(*play::find(begun.fields, "table"))})}, false, true};
}

} // namespace merlon::centuria
