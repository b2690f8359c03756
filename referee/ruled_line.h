#pragma once

#include "core/play/aim_face.h"

#include <QString>

namespace merlon::referee
{

/// What a ruler laid from hex to hex tells of the ground as it is now.
struct RuledLine
{
    play::Scene scene;                 ///< of the game, with the line alone
    std::optional<play::Ruled> asked;  ///< nothing where the system has no ruler
    std::optional<play::Verdict> said; ///< of what was asked
    QString briefly;                   ///< distance, cover, what is in the way
};
RuledLine ruledLine(const play::Game& game, play::Scene now, hex::Hex from, hex::Hex to);

} // namespace merlon::referee
