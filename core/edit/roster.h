#pragma once

#include "core/edit/map_edits.h"
#include "core/edit/scenario_value.h"

/// Edits of the forces of a desk's scenario and of the counters in their rosters. Where one cannot be made, the
/// sentence says why; empty where it changes nothing.
namespace merlon::edit
{

/// At the ends of the rosters of their forces. The ids are wishes: one that somebody has is numbered on.
Made enlisted(const Desk& desk, std::vector<Listed> counters);
/// Behind them as many copies of each, with names that are numbered on ("Archer 2"), off the board.
Made duplicated(const Desk& desk, std::span<const Key> counters, int copies);
/// Conditions of victory that can no longer be met go too, when somebody has said so.
Made discharged(const Desk& desk, std::span<const Key> counters);

struct Relisted
{
    Key key = 0;
    Listed counter; ///< its id stays what it was
};
Made relisted(const Desk& desk, std::vector<Relisted> counters);

/// Without all that says where on a board it is.
play::Fields offBoards(play::Fields fields);

/// At the end of the list, with an id that no force has. One that nobody has moved first does from now on.
Made withForce(const Desk& desk, play::Force force);
Made changedForce(const Desk& desk, Key key, play::Force force);
/// With its counters and its zones, when somebody has said so.
Made withoutForce(const Desk& desk, Key key);

} // namespace merlon::edit
