#pragma once

#include "core/edit/stamp.h"

namespace merlon::edit
{

/// A piece that is where it shall lie, with a door towards each wall-walk of the map that it meets: one that led
/// elsewhere out of the piece changes places with what is there, hex and hexside.
Stamp doorsTurned(const Desk& desk, Stamp piece);

} // namespace merlon::edit
