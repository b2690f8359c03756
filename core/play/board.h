#pragma once

#include "core/map/hex_map.h"
#include "core/map/table_map.h"
#include "core/play/fwd.h"

/// What is played on.
namespace merlon::play
{

/// What the boards of a system are.
enum class Ground : std::uint8_t
{
    Hexes,
    Table,
    None ///< it is played on no board
};

/// Null when that one is of the other kind, or not there.
const HexBoard& hexBoard(const Boards& boards, std::size_t board = 0);
const TableBoard& tableBoard(const Boards& boards, std::size_t board = 0);
const std::string& idOf(const Board& board);
const LocalText& titleOf(const Board& board);
/// Whether they say the same.
bool same(const Boards& a, const Boards& b);

} // namespace merlon::play
