#pragma once

#include "core/map/hex_map.h"
#include "core/play/scenario.h"
#include "core/play/scene.h"

#include <QString>

#include <optional>
#include <vector>

/// Whatever has a name on a map and in a scenario, to be found by it.
namespace merlon::editor
{

/// Where it is looked for. `bookmarks` are names of hexes as files have them.
struct NamedIn
{
    const map::HexMap& map;
    std::vector<play::Zone> zones;
    std::vector<play::Piece> counters;
    std::vector<std::string> bookmarks;
};

struct NamedThing
{
    enum class Sort : std::uint8_t
    {
        Hex,
        Structure,
        Terrain,
        Hexside, ///< all that stand on hexsides and are alike: doors, windows
        Thing,   ///< all that lie there and are alike: hoardings, rubble
        Line,    ///< all of a terrain
        Counter,
        Zone,
        Bookmark
    };
    Sort sort = Sort::Hex;
    std::string id;   ///< among its sort
    QString name;     ///< in the reader's language
    QString more;     ///< other words by which it is found
    int count = 1;    ///< of places; of a terrain its hexes
    hex::Hex first{}; ///< where the first of them is
};

/// All but the hexes, sort by sort.
std::vector<NamedThing> namedThings(const NamedIn& in);
/// As printed, or as in files: two where both mean another hex. Only what the map prints is read of it.
std::vector<NamedThing> namedHexes(const map::HexMap& map, const QString& name);

/// Each with the hexes that it takes on the map, one at least: of terrain, those that hang together. None when there is
/// no such thing any more.
std::vector<std::vector<hex::Hex>> placesOf(const NamedIn& in, const NamedThing& thing);

} // namespace merlon::editor
