#pragma once

#include "core/map/hex_map.h"
#include "core/yaml/diagnostic.h"

/// What things of a map are called, in files and by those who read it.
namespace merlon::yaml
{

Named named(const map::HexMap& map, hex::Hex at);
/// Without a name it is one of its kind, with the number that ends its id: "tower 3".
Named named(std::string id, LocalText name, Term kind);

} // namespace merlon::yaml
