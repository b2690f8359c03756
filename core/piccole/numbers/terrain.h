#pragma once

#include "core/map/table_map.h"
#include "core/piccole/numbers/ruleset.h"
#include "core/tabletop/base.h"
#include "core/tabletop/outline.h"

/// The ground of a measured table, as the rules read it.
namespace merlon::piccole
{

/// An area, or a stretch of a river.
struct Patch
{
    std::string id; ///< of the area or the course
    GroundNumbers is;
    tabletop::Outline outline;
};

struct Terrain
{
    tabletop::TableSize size;
    std::vector<Patch> patches;

    /// Whether a shape that is drawn in already shares ground of that sort.
    bool touches(const tabletop::Convex& shape, bool GroundNumbers::*sort) const;
    /// Whether a point lies on ground of that sort; its border is in it.
    bool holds(tabletop::Vec point, bool GroundNumbers::*sort) const;
    int heightAt(tabletop::Vec point) const;
    /// The highest that a shape shares.
    int heightUnder(const tabletop::Convex& shape) const;
    bool isOn(const tabletop::Stand& stand) const { return size.holds(stand.shape(tabletop::Tolerance::inGround)); }
};

/// What nobody knows is ground without effect.
Terrain terrainOf(const map::TableMap& table, const Ruleset& numbers);

} // namespace merlon::piccole
