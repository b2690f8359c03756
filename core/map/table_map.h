#pragma once

#include "core/map/extras.h"
#include "core/map/local_text.h"
#include "core/map/placement.h"
#include "core/tabletop/pose.h"

#include <array>
#include <cstdint>
#include <optional>

/// A measured table, or the sheet of a campaign, as its file says it (table/1). Lengths and places are tenths of a
/// millimetre, from the south-west corner.
namespace merlon::map
{

using tabletop::TablePoint;

/// A wood, a hill, a camp: ground with an outline. In a file:
/// `{id: west-wood, kind: wood, outline: [[82, 371.5], [140.2, 380], [151, 298]]}`.
struct Area
{
    std::string id;
    LocalText name;
    std::string kind;
    int level = 0;
    std::vector<TablePoint> outline; ///< three points or more; it closes itself, and never crosses itself
    Extras extras;

    friend bool operator==(const Area&, const Area&) = default;
};

/// A river, a road, a low wall: a line with a width. In a file:
/// `{id: brook, kind: river, width: 20, points: [[0, 150], [600, 160]]}`.
struct Course
{
    std::string id;
    LocalText name;
    std::string kind;
    int width = 0;
    std::vector<TablePoint> points; ///< two or more
    Extras extras;

    friend bool operator==(const Course&, const Course&) = default;
};

/// A place of a campaign's sheet. In a file: `{id: aberwen, kind: city, at: [310, 244], name: Aberwen}`.
struct Node
{
    std::string id;
    LocalText name;
    std::string kind;
    TablePoint at;
    Extras extras;

    friend bool operator==(const Node&, const Node&) = default;
};

/// From one of them to another. In a file:
/// `{id: salt-road, kind: road, from: aberwen, to: roccafosca, bends: [[330, 220]]}`.
struct Way
{
    std::string id;
    LocalText name;
    std::string kind;
    std::string from; ///< id of a node
    std::string to;
    std::vector<TablePoint> bends;
    Extras extras;

    friend bool operator==(const Way&, const Way&) = default;
};

/// A picture beneath, placed by where it shows the corners of the table, at whatever slant it was taken.
struct Photograph
{
    std::string image;              ///< from the table's folder
    std::array<Pixel, 4> corners{}; ///< south-west, south-east, north-east, north-west
    double opacity = 1;
    bool locked = false; ///< not to be moved by a slip of the hand
    Extras extras;

    friend bool operator==(const Photograph&, const Photograph&) = default;
};

/// What is wrong with where a photograph shows the corners of a table.
enum class CornersFault : std::uint8_t
{
    None,
    Line, ///< three of them lie on one
    Order ///< the sides between them cross, or one points inwards
};
CornersFault faultOf(const std::array<Pixel, 4>& corners);

/// In which lengths are shown and typed; files always hold millimetres.
enum class Unit : std::uint8_t
{
    Millimetre,
    Centimetre,
    Inch ///< of 25 mm, as rulebooks that print both count it
};

inline constexpr int shortestSide = 100;         ///< of a table: 1 cm
inline constexpr int longestSide = 100'000;      ///< 10 m
inline constexpr std::size_t mostCorners = 2000; ///< of an outline or a course
inline constexpr int widestCourse = 10'000;      ///< 1 m

struct TableMap
{
    std::string id;
    LocalText title;
    std::string ruleset; ///< the system that knows the kinds of its things; empty: the plain set
    int width = 6000;    ///< west to east
    int depth = 6000;    ///< south to north
    Unit unit = Unit::Millimetre;
    std::vector<Area> areas; ///< the later ones lie on those before
    std::vector<Course> courses;
    std::vector<Node> nodes;
    std::vector<Way> ways;
    std::optional<Photograph> background;
    Extras extras;

    friend bool operator==(const TableMap&, const TableMap&) = default;

    bool contains(TablePoint point) const
    {
        return point.x >= 0 && point.y >= 0 && point.x <= width && point.y <= depth;
    }
};

} // namespace merlon::map
