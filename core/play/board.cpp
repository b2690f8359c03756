#include "core/play/board.h"

#include <algorithm>

namespace merlon::play
{
namespace
{

template <class B>
const B& boardAs(const Boards& boards, std::size_t board)
{
    static const B none;
    const B* is = board < boards.size() ? std::get_if<B>(&boards[board]) : nullptr;
    return is != nullptr ? *is : none;
}

} // namespace

const HexBoard& hexBoard(const Boards& boards, std::size_t board)
{
    return boardAs<HexBoard>(boards, board);
}

const TableBoard& tableBoard(const Boards& boards, std::size_t board)
{
    return boardAs<TableBoard>(boards, board);
}

const std::string& idOf(const Board& board)
{
    return std::visit([](const auto& one) -> const std::string& { return one->id; }, board);
}

const LocalText& titleOf(const Board& board)
{
    return std::visit([](const auto& one) -> const LocalText& { return one->title; }, board);
}

bool same(const Boards& a, const Boards& b)
{
    const auto alike = [](const Board& one, const Board& other)
    {
        return std::visit(
            [&](const auto& map)
            {
                const auto* as = std::get_if<std::decay_t<decltype(map)>>(&other);
                return as != nullptr && **as == *map;
            },
            one);
    };
    return std::ranges::equal(a, b, alike);
}

} // namespace merlon::play
