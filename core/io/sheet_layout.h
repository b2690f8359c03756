#pragma once

#include "core/play/scenario.h"
#include "core/play/system.h"
#include "core/yaml/comments.h"

/// The sheet that is kept beside the board, as the author of a scenario lays it out:
///     sheet:
///       - part: walls
///       - part: own
///         column: left
///         title: Stores
///         rows:
///           - {id: flour, name: Flour, boxes: 8}
///           - {id: arrows, name: Sheaves of arrows, tally: 20}
namespace merlon::io
{

inline constexpr int mostBoxes = 60; ///< of a row
inline constexpr int mostLines = 60; ///< of a part

play::SheetParts readSheet(const yaml::Node& node, yaml::Log& log, yaml::CommentKeeper& comments,
                           const play::System& system, const play::Scenario& scenario);
/// Its lines, a block each.
std::string sheetText(const play::SheetParts& parts, int indent);

} // namespace merlon::io
