#pragma once

#include "core/edit/edit.h"
#include "core/edit/hexside_features.h"

/// What things are called for which there is no place any more, each with where it is.
namespace merlon::edit
{

Roomless roomless(const Desk& desk, const Stood& thing);
Roomless roomless(const Desk& desk, const map::Under& stairs);
/// Of an overlay that has fewer hexes than it had those that it has no more, of a structure or a line that is not there
/// any more all of it; none where it only lies otherwise.
std::optional<Roomless> roomless(const Desk& desk, const Thing& was, const Thing& is);

/// "door D4|D5, hoarding E3": the first of them, and how many more there are. At least one.
yaml::Message listed(std::span<const Roomless> leaves);

} // namespace merlon::edit
