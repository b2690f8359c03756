#pragma once

#include "core/hex/layout.h"
#include "core/hex/turn.h"

#include <vector>

namespace merlon::hex
{

/// A map that a board is laid of, with others beside it.
struct Part
{
    std::string id; ///< that no other part has, and never empty
    Layout layout;  ///< its own, in which its file names its hexes
    Turn lies;      ///< where its hexes lie on the board

    friend bool operator==(const Part&, const Part&) = default;
};

/// On a board that is laid of parts a hex bears the name that its own map gives it: `D7` on the first, `id:D7` on the
/// others. What lies between them and on none is counted on the whole board: `:D7`. Null there, and where the board is
/// one map.
const Part* partAt(const Layout& board, Hex hex);

} // namespace merlon::hex
