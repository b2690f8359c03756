#pragma once

#include "core/play/system.h"

namespace merlon::referee
{

/// A sheet of a single row with many columns, turned: a row for each of them that says something, its name and what
/// stands in it. Any other sheet as it is.
play::Sheet asCard(const play::Game& game, play::Sheet sheet);

} // namespace merlon::referee
