#pragma once

#include "core/edit/map_edits.h"

#include <QKeySequence>
#include <QString>

#include <memory>
#include <variant>
#include <vector>

/// What the hand does on the map, in words of the map: no widget, no document.
namespace merlon::editor
{

/// What the designer holds in it.
struct Held
{
    edit::Paint paint;
    int radius = 0; ///< of the brush: hexes around the middle one
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
    hex::Hex at; ///< on the map or off it
};

/// A wish to hold the terrain or level of that hex.
struct Sample
{
    hex::Hex at;
};

/// What a gesture comes to: nothing yet, a step, or something to hold.
using Deed = std::variant<std::monostate, edit::Made, Sample>;

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

    /// Whether it changes the map. One that does not leaves the mouse to the view.
    virtual bool paints() const { return true; }
    /// By keyboard: begun with one Enter and ended with another.
    virtual bool spans() const { return false; }
    /// By keyboard: goes along while Shift is held.
    virtual bool trails() const { return false; }

    virtual Deed take(const Input& input, const edit::Desk& desk) = 0;
    /// What the documents would be if it ended here.
    virtual edit::Made preview(const edit::Desk& desk) const { return (void)desk, edit::Edit{}; }
    virtual void cancel() {}
    /// The hexes that a press there would cover at once.
    virtual std::vector<hex::Hex> footprint(hex::Hex at) const { return {at}; }
};

using Tools = std::vector<std::unique_ptr<Tool>>;

} // namespace merlon::editor
