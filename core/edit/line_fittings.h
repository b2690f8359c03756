#pragma once

#include "core/edit/edit.h"
#include "core/edit/hexside_features.h"
#include "core/edit/line_course.h"

#include <functional>

/// What hangs on a line and keeps its place where that is bent: slits, doors and the like on its hexsides, hexsides
/// that its edge leaves out, stairs. What stands on a part of the line that stays is not touched; what stood elsewhere
/// comes along to the place that is most like its own, and takes nobody else's.
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
    const LaidLine& was() const { return was_; }
    /// Only once it follows; so are those below.
    const Course& course() const { return *course_; }
    /// The line has its edge on its other side.
    bool isMirrored() const { return mirrored_; }
    /// The place along the line from which a hex of it comes; none where it is new there.
    std::optional<hex::Hex> whence(hex::Hex at) const;

    /// Each stairs are laid by `lay` on the first hex where it can: those first that stay where they are.
    void layStairs(const LaidLine& now, const std::function<bool(hex::Hex at, const map::Under& stairs)>& lay);
    /// What cannot stay on its sides is taken up, the edge too; what the edge leaves out and stays so is taken out of
    /// `edges` ...
    void takeUp(const LaidLine& now, Standing& standing, Hexsides& edges);
    /// ... and is put down elsewhere, when all that hangs on the line and stays is known.
    void putDown(const LaidLine& now, Standing& standing, Hexsides& edges);
    /// All of it goes with the line.
    void takeAll(Standing& standing);

    /// What has no place any more.
    const std::vector<Stood>& lost() const { return lost_; }
    const std::vector<map::Under>& lostStairs() const { return lostStairs_; }

private:
    struct Place
    {
        std::size_t along = 0;
        Berth berth;
    };

    /// What hangs on one hexside, and goes along together.
    struct Hung
    {
        hex::Edge at;
        bool inner = false; ///< between two hexes of the line
        std::vector<Stood> things;
    };

    void hang(Stood thing);
    std::optional<Place> placeOf(hex::Edge edge) const;
    std::optional<Place> besides(hex::Hex at) const;
    std::vector<std::size_t> near(const Place& place, const LaidLine& now) const;
    std::vector<hex::Edge> berths(const Place& place, bool inner, const LaidLine& now) const;
    bool keepsStairs(const map::Under& stairs, const LaidLine& now) const;
    std::vector<hex::Hex> roomFor(const map::Under& stairs, const LaidLine& now) const;
    bool stays(const Hung& hung, const LaidLine& now) const;
    void takeUnborne(const LaidLine& now, Standing& standing);
    bool isFree(hex::Edge edge, const Hung& hung, const LaidLine& now, const Standing& standing,
                const Hexsides& edges) const;
    std::optional<hex::Edge> roomFor(const Hung& hung, const LaidLine& now, const Standing& standing,
                                     const Hexsides& edges) const;
    bool bears(const std::string& terrain, const std::string& feature) const;

    const Desk& desk_;
    LaidLine was_;
    std::vector<Stood> edge_;
    std::vector<Hung> hung_;      ///< along the line
    std::vector<hex::Edge> gaps_; ///< of the edge
    std::vector<Hung> moving_;
    std::vector<hex::Edge> movingGaps_;
    std::set<hex::Edge> keptGaps_;
    std::vector<Stood> lost_;
    std::vector<map::Under> lostStairs_;
    std::optional<Course> course_;
    bool mirrored_ = false;
};

} // namespace merlon::edit
