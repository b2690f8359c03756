#pragma once

#include <array>

namespace merlon::yaml
{
struct Node;
class Log;
} // namespace merlon::yaml

/// What is measured on the table of a game: resources/rulesets/centuria-table.yaml, in millimetres.
namespace merlon::centuria::setup
{

struct CampNumbers
{
    std::array<int, 2> front{}; ///< least and most
    std::array<int, 2> depth{};
    int fromEdge = 0;
    int fromSides = 0;
    int fromScenery = 0;
};

/// How deep each zone is, from its owner's edge.
struct ZoneNumbers
{
    int avanguardie = 0;
    int vanguard = 0;
    int vanguardsApart = 0;
    int saccheggioDefender = 0;
    int saccheggioAttacker = 0;
    int imboscataFromSides = 0;
    int imboscataDefender = 0;
    int imboscataAttacker = 0;
    int ponte = 0;
    int bottino = 0;
    int rifornimenti = 0;
    int breccia = 0;
};

struct Numbers
{
    int width = 0;
    int depth = 0;
    int band = 0;
    int infiltrated = 0;
    int clear = 0;
    CampNumbers camp;
    ZoneNumbers zones;
    int pieceWidth = 0; ///< of a road or a river, at least
    int crate = 0;
    std::array<int, 3> crates{}; ///< from west to east
    int elements = 0;            ///< of each player
    int walls = 0;
    int fixed = 0; ///< of the organisers, at most
    int columns = 0;
    int rows = 0;
    std::array<int, 2> base{};    ///< front and depth
    std::array<int, 2> baggage{}; ///< front and depth
};

Numbers readNumbers(const yaml::Node& root, yaml::Log& log);
/// Those that are built in, read once.
const Numbers& builtInNumbers();

} // namespace merlon::centuria::setup
