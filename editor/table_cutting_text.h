#pragma once

#include "core/map/table_map.h"

#include <QByteArray>
#include <QString>

#include <tl/expected.hpp>

/// Pieces of measured tables on the clipboard, as text, which is a table's.
namespace merlon::editor
{

/// For all programs: those that know no tables get its text.
void copyToClipboard(const map::TableMap& cutting);
/// Text of anybody, or the first thing that is wrong with it.
tl::expected<map::TableMap, QString> cuttingOnClipboard();

} // namespace merlon::editor
