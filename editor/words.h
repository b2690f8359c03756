#pragma once

#include "core/hex/layout.h"
#include "core/rules/ruleset.h"

#include <QString>

#include <string_view>

/// Names of the rules' things in the reader's language, from the catalogue's words.
namespace merlon::editor
{

/// The word "<group>.<id>" of the catalogue; an id that nobody catalogued is shown as it stands ("siege_tower" as
/// "siege tower"). Groups: terrain, cover, height, feature, structure, overlay, state.
QString word(std::string_view group, std::string_view id);

QString coverName(rules::Cover cover);
QString heightName(rules::Height height);
QString sideText(hex::Orientation orientation, hex::Side side);

/// "siege.3.1a Plain", or the id alone when it is not catalogued.
QString ruleTitle(std::string_view ruleId);

} // namespace merlon::editor
