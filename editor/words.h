#pragma once

#include "core/play/scene.h"
#include "translations/words.h"

#include <QString>

#include <string_view>

/// Names of the rules' things in the reader's language, from the catalogue's words.
namespace merlon::editor
{

/// A word of the catalogue of the map's system. Groups: terrain, feature, structure, overlay, overlay-state,
/// state, field.
QString word(const map::HexMap& map, std::string_view group, std::string_view id);

/// What its map calls it, or else its kind and the number that its id ends with: "tower 3".
QString structureName(const map::HexMap& map, const map::Structure& structure);

/// "SW", as the language has it.
QString sideText(const map::HexMap& map, hex::Side side);

/// "Alric (soldier, long bow, wounded, attack 4, defence 3, movement 9)", or without the figures.
QString pieceText(const map::HexMap& map, const play::Piece& piece, bool figures);

/// The id and the title, or the id alone when it is not catalogued.
QString ruleTitle(std::string_view ruleId);

} // namespace merlon::editor
