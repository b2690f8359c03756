#pragma once

#include "core/play/system.h"

#include <QString>

namespace merlon::referee
{

/// A text typed for a field, as a value; nothing when it cannot be one. As forms show it: hexes as the map prints them,
/// a place with its side and level ("1610 SW 2"), what lies on a table in its unit, and degrees ("120.5 | 300 | 90").
std::optional<play::Value> valueFrom(const QString& text, const play::Field& field, const play::Game& game);

} // namespace merlon::referee
