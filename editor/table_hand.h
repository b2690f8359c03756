#pragma once

#include "core/edit/table_edits.h"
#include "editor/table_reach.h"

#include <optional>
#include <variant>
#include <vector>

/// What the hand does on a measured table, in words of the table: no widget, no document.
namespace merlon::editor
{

enum class TableTool : std::uint8_t
{
    Select, ///< picks, moves, bends
    Area,
    Course,
    Node,
    Way
};

/// What the designer holds.
struct TableHeld
{
    TableTool tool = TableTool::Select;
    std::string area;
    std::string course;
    int width = 200; ///< of a course, in tenths of a millimetre
    std::string node;
    std::string way;

    friend bool operator==(const TableHeld&, const TableHeld&) = default;
};

struct TableInput
{
    enum class What : std::uint8_t
    {
        Press,
        Drag,
        Release,
        DoubleClick
    };

    What what = What::Press;
    map::TablePoint at;  ///< on the table or off it
    double reach = 10;   ///< tenths of a millimetre within which something is taken hold of
    bool adds = false;   ///< Ctrl or Shift: to the selection
    bool copies = false; ///< Ctrl, while dragging: a copy goes, the thing stays
    bool loose = false;  ///< Alt: snaps to nothing
};

/// What an input comes to: nothing yet, a step, a selection.
using TableDeed = std::variant<std::monostate, edit::Made, Things>;

/// Remembers what the hand did, not what it makes of it: its edit is made each time from the documents of now.
class TableHand
{
public:
    const TableHeld& held() const { return held_; }
    /// What was begun is forgotten.
    void hold(TableHeld held);
    /// The same.
    void keepOff(const OutOfReach& layers);

    TableDeed take(const TableInput& input, const edit::Desk& desk, const Things& selected);
    /// Enter: what is drawn point by point ends with the last point.
    TableDeed finish(const edit::Desk& desk);
    /// Backspace: without the last point.
    void takeBack();
    void cancel();
    bool isBusy() const { return !points_.empty() || grip_ != Grip::None; }

    /// What it would come to if it ended here; none: nothing is begun.
    std::optional<edit::Made> preview(const edit::Desk& desk) const;
    /// Of what is drawn: its points so far, and where the hand is.
    const std::vector<map::TablePoint>& points() const { return points_; }
    std::optional<map::TablePoint> at() const { return at_; }
    /// A rectangle that selects what lies in it: two of its corners.
    std::optional<std::pair<map::TablePoint, map::TablePoint>> band() const;
    /// The point of the one selected thing that is under the hand, if there is one.
    std::optional<std::size_t> pointUnder(const TableInput& input, const edit::Desk& desk,
                                          const Things& selected) const;

private:
    enum class Grip : std::uint8_t
    {
        None,
        Point, ///< of a selected thing
        All,   ///< that are selected
        Band,
        Stroke ///< freehand
    };

    TableDeed select(const TableInput& input, const edit::Desk& desk, const Things& selected);
    TableDeed press(const TableInput& input, const edit::Desk& desk, const Things& selected);
    TableDeed draw(const TableInput& input, const edit::Desk& desk);
    TableDeed drawWay(const TableInput& input, const edit::Desk& desk);
    TableDeed release(const TableInput& input, const edit::Desk& desk);
    std::optional<edit::Made> bent(const TableInput& input, const edit::Desk& desk, const Things& selected) const;
    edit::Made made(const edit::Desk& desk, std::vector<map::TablePoint> points) const;
    std::vector<map::TablePoint> pointsNow() const;
    map::TablePoint snapped(const TableInput& input, const edit::Desk& desk) const;

    TableHeld held_;
    OutOfReach off_{};
    Grip grip_ = Grip::None;
    Things taken_;                           ///< that are moved, or the one whose point is
    std::optional<edit::TableThing> leaves_; ///< the selection, if nothing is dragged
    std::size_t point_ = 0;                  ///< of it
    map::TablePoint from_;                   ///< where the press was
    std::optional<map::TablePoint> at_;
    bool copies_ = false;
    std::vector<map::TablePoint> points_; ///< that are drawn so far
    std::size_t stroke_ = 0;              ///< how many of them there were at the press
    std::string begins_;                  ///< the place where a way begins
};

} // namespace merlon::editor
