#pragma once

#include "core/edit/feature_edits.h"
#include "core/edit/stamp.h"
#include "core/edit/symmetry.h"

#include <QKeySequence>
#include <QString>

#include <memory>
#include <optional>
#include <variant>
#include <vector>

/// What the hand does on the map, in words of the map: no widget, no document.
namespace merlon::editor
{

/// What the designer holds in it.
struct Held
{
    edit::Paint paint;
    int radius = 0;       ///< of the brush: hexes around the middle one
    edit::SideThing side; ///< that goes on hexsides; without a kind whatever stands there is taken away
    int fillLimit = 5000; ///< hexes that a fill may change at once
    edit::Symmetry symmetry = edit::Symmetry::None;
    std::optional<hex::Hex> centre{}; ///< of symmetry; none, or off the map: its middle
    map::PaletteOverlay thing{};
    bool drawsThing = false;                               ///< lines are of the thing, a road, and not of terrain
    std::string thingState{};                              ///< one of the thing's; empty: its first
    bool round = false;                                    ///< lines are curves
    map::Line::Outward outward = map::Line::Outward::Left; ///< of lines, where their terrain bears an edge
    edit::Key zone = 0;                                    ///< that is painted; 0: none is chosen
    std::shared_ptr<const edit::Stamp> stamp{};
    std::vector<hex::Hex> lifted{}; ///< whence the stamp was taken, to be cleared when it is put down

    hex::Hex centreOn(const hex::Layout& grid) const
    {
        return centre && grid.contains(*centre) ? *centre : edit::middleOf(grid);
    }
    std::vector<edit::Turn> turns(const hex::Layout& grid) const
    {
        return edit::turnsOf(symmetry, centreOn(grid), grid.orientation);
    }
};

/// Which of the settings in the hand a tool heeds.
struct Heeds
{
    bool radius = false;
    bool fillLimit = false;
    bool symmetry = false;
    bool paint = false; ///< terrain or level, and whether terrain brings its level
    bool path = false;  ///< how lines are drawn
    bool zone = false;

    friend bool operator==(const Heeds&, const Heeds&) = default;
};

struct Input
{
    enum class What : std::uint8_t
    {
        Press,
        Drag,
        Release
    };

    What what = What::Press;
    hex::Hex at;                    ///< on the map or off it
    hex::Side side = hex::Side::S0; ///< of that hex, the nearest to the pointer
    bool takesAway = false;         ///< Ctrl was held at the press: less instead of more
    bool adds = false;              ///< Shift was: more instead of anew

    friend bool operator==(const Input&, const Input&) = default;
};

/// A wish to hold the terrain or level of that hex, or what stands on that side of it.
struct Sample
{
    hex::Hex at;
    hex::Side side = hex::Side::S0;
};

/// A wish that those hexes be selected, as it stands: what was selected before the press may stay.
struct Marked
{
    enum class How : std::uint8_t
    {
        Anew,
        More,
        Less
    };

    std::vector<hex::Hex> hexes;
    How how = How::Anew;
};

/// What a gesture comes to: nothing yet, a step, something to hold, or a selection.
using Deed = std::variant<std::monostate, edit::Made, Sample, Marked>;

/// A tool remembers what the hand did, not what it makes of it: its edit is made each time from the documents of now,
/// so that nothing that happens in between makes it stale.
class Tool
{
public:
    virtual ~Tool() = default;

    virtual const char* name() const = 0; ///< "tool.brush"; for shortcuts, icons and settings
    virtual QKeySequence key() const = 0;
    virtual QString text() const = 0;
    virtual QString tip() const = 0;

    virtual Heeds heeds() const { return {}; }
    /// Whether it changes the map. One that does not leaves the mouse to the view.
    virtual bool paints() const { return true; }
    /// Whether it works on hexsides: the nearest one is shown under the mouse, and one of the current hex for the keys.
    virtual bool alongSides() const { return false; }
    /// By keyboard: begun with one Enter and ended with another.
    virtual bool spans() const { return false; }
    /// By keyboard: Delete takes away what lies on the current hex.
    virtual bool takesAway() const { return false; }
    /// By keyboard: goes along while Shift is held.
    virtual bool trails() const { return false; }
    /// Point by point: a release does not end it; each press adds to it, until one that ends it.
    virtual bool pointwise() const { return false; }
    /// Point by point: a press there adds nothing, or closes a ring, and ends it.
    virtual bool endsAt(hex::Hex at) const { return (void)at, false; }
    /// The lines of the map are shown with their points.
    virtual bool showsLines() const { return false; }

    virtual Deed take(const Input& input, const edit::Desk& desk) = 0;
    /// What the documents would be if it ended here.
    virtual edit::Made preview(const edit::Desk& desk) const { return (void)desk, edit::Edit{}; }
    /// What a press there would do, for tools that show it on the map before.
    virtual std::optional<edit::Made> ghost(const Input& there, const edit::Desk& desk) const
    {
        return (void)there, (void)desk, std::nullopt;
    }
    /// The button is let go: another part of what goes point by point may begin.
    virtual void letGo() {}
    virtual void cancel() {}
    /// Point by point: without the last one. Answers the one before it, if there is one.
    virtual std::optional<hex::Hex> takeBack() { return {}; }
    /// The hexes that a press there would cover at once.
    virtual std::vector<hex::Hex> footprint(hex::Hex at) const { return {at}; }
    /// What a press there would do, or why it would not; asked wherever the mouse goes.
    virtual QString hint(const Input& there, const edit::Desk& desk) const { return (void)there, (void)desk, tip(); }
};

/// The hint of a tool whose press would be that edit.
QString wouldDo(const edit::Made& edit);

using Tools = std::vector<std::unique_ptr<Tool>>;

} // namespace merlon::editor
