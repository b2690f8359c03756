#pragma once

#include "core/edit/edit.h"
#include "core/edit/hexside_features.h"
#include "core/edit/line_course.h"

#include <functional>

/// What hangs on a line and comes along where it is bent: slits, doors and the like on its hexsides, hexsides that its
/// edge leaves out, stairs.
namespace merlon::edit
{

/// A line as it lies now.
struct LaidLine
{
    map::Line line;
    std::vector<hex::Hex> row;
    std::set<hex::Hex> own;  ///< those of the row
    std::set<hex::Hex> made; ///< those of them that are of its making, but its stairs

    bool makes(hex::Hex at) const { return made.contains(at); }
    /// Its edge as it would be, with nothing left out: open to whatever its edge could stand on too, a tower. `going`:
    /// hexes where what stood there goes.
    Hexsides edges(const Desk& desk, const std::set<hex::Hex>& going) const;
};

/// As the map has it now.
LaidLine laidAs(const Desk& desk, map::Line line);

class Fittings
{
public:
    Fittings(const Desk& desk, const map::Line& line);

    /// The line, or the part of another, that it is from now on.
    void follow(const LaidLine& now);
    /// Each stairs are laid by `lay` on the first hex where it can; answers how many cannot be.
    int layStairs(const LaidLine& now, const std::function<bool(hex::Hex at, const map::Under& stairs)>& lay) const;
    /// All that stands on its sides, the edge too, is taken up ...
    void takeUp(Standing& standing) const;
    /// ... and all but the edge put down again; what the edge leaves out is taken out of the edges. Answers how many
    /// things have no room.
    int putDown(const LaidLine& now, Standing& standing, Hexsides& edges) const;
    /// The place along the line from which a hex of it comes; none where it is new there.
    std::optional<hex::Hex> whence(hex::Hex at) const;

private:
    struct Place
    {
        std::size_t along = 0;
        Berth berth;
    };

    std::optional<Place> placeOf(hex::Edge edge) const;
    std::optional<Place> besides(hex::Hex at) const;
    std::vector<std::size_t> near(std::size_t along, const LaidLine& now) const;
    std::vector<hex::Edge> berths(const Place& place, const LaidLine& now) const;
    std::vector<hex::Hex> roomFor(const map::Under& stairs, const LaidLine& now) const;
    bool stays(hex::Edge edge, const Place& place, const LaidLine& now) const;
    bool bears(const std::string& terrain, const std::string& feature) const;

    const Desk& desk_;
    LaidLine was_;
    std::vector<Stood> edge_;
    std::vector<Stood> hung_;
    std::vector<hex::Edge> gaps_; ///< of the edge
    std::optional<Course> course_;
    bool mirrored_ = false;
};

} // namespace merlon::edit
