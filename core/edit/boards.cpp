#include "core/edit/boards.h"

#include "core/edit/map_value.h"
#include "core/edit/scenario_value.h"
#include "core/edit/table_value.h"

namespace merlon::edit
{

Value valueOf(const play::Board& board)
{
    return std::visit([](const auto& map) { return valueOf(*map); }, board);
}

play::Board boardOf(const Value& value)
{
    if (tableHeadOf(value) != nullptr)
        return std::make_shared<const map::TableMap>(tableOf(value));
    return std::make_shared<const map::HexMap>(mapOf(value));
}

play::Boards boardsOf(const Desk& desk)
{
    play::Boards boards;
    if (desk.scenario < 0)
        return boards;
    const int count = play::boardsOf(scenarioHeadOf(desk.values.at(desk.scenario)));
    for (Doc doc = 0; doc < count; ++doc)
        boards.push_back(boardOf(desk.values.at(doc)));
    return boards;
}

} // namespace merlon::edit
