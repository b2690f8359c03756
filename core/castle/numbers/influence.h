#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace merlon::yaml
{
struct Node;
class Log;
class Part;
} // namespace merlon::yaml

namespace merlon::castle
{

/// Of a table: as a book prints it, or in its place.
enum class Provenance : std::uint8_t
{
    Printed,
    StandIn
};

/// What a place is worth in melee, as the terrain tables print it: -, 0, +.
enum class Influence : std::uint8_t
{
    Worse,
    Even,
    Better
};

} // namespace merlon::castle
