#pragma once

#include "core/hex/layout.h"
#include "translations/words.h"

#include <QString>

#include <string_view>

/// Names of the rules' things in the reader's language, from the catalogue's words.
namespace merlon::editor
{

/// A word of the catalogue. Groups: terrain, feature, structure, overlay, state.
using words::word;

QString sideText(hex::Orientation orientation, hex::Side side);

/// The id and the title, or the id alone when it is not catalogued.
QString ruleTitle(std::string_view ruleId);

} // namespace merlon::editor
