#pragma once

#include "core/edit/value.h"
#include "core/map/hex_map.h"

#include <QStringList>

namespace merlon::editor
{

/// How two values of one document differ, a line for each sort of difference, in the words of the map; empty when they
/// say the same.
QStringList differences(const map::HexMap& map, const edit::Value& mine, const edit::Value& theirs);

} // namespace merlon::editor
