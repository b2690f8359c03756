#pragma once

#include "core/map/local_text.h"

#include <QString>

/// Names that a file has in several languages.
namespace merlon::editor
{

/// In the reader's language, or else what files call it.
QString nameOr(const LocalText& name, const std::string& id);
/// With another text in that language, or without one; a text for everybody stays one.
LocalText renamed(LocalText name, const std::string& language, const std::string& text);

} // namespace merlon::editor
