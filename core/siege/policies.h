#pragma once

#include "core/rules/ruleset.h"
#include "core/scenario/scenario.h"

/// What editions, rulings and options leave open, as named values: rules read these and never ask which edition it is.
namespace merlon::siege
{

/// siege.ruling.edge-line: a line that runs along a hexside.
enum class EdgeLine : std::uint8_t
{
    Both,   ///< both hexes cover; stopped when both would stop it, or by a wall on the hexside
    Strict, ///< either hex stops it
    Open    ///< only the hexside counts
};

/// siege.ruling.corner-line: a line that passes exactly through a corner.
enum class CornerLine : std::uint8_t
{
    Ignore, ///< the hex touched does not count; stopped when both ways round the corner are walled
    Strict, ///< either way round stops it, and the hex touched counts as crossed
    Open    ///< walls met only in the corner are ignored
};

struct Policies
{
    bool stunnedBlock = true;                     ///< siege.1.42b, line-blocker
    rules::Cover overCover = rules::Cover::Light; ///< siege.1.42c: most cover of a target shot at over others
    EdgeLine edgeLine = EdgeLine::Both;
    CornerLine cornerLine = CornerLine::Ignore;
    bool radiusOfTarget = false;        ///< siege.ruling.radius, reading `target`
    bool friendAtEveryDistance = false; ///< siege.ruling.friend-adjacent, other reading
    rules::Radius radius;
};

/// The policies of an edition, changed by what a scenario chose. Values that no reading has are ignored: loading
/// reports them.
Policies policiesOf(const rules::Ruleset& ruleset, const scenario::Scenario& scenario);

} // namespace merlon::siege
