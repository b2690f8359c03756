#pragma once

#include "core/castle/field/position.h"
#include "core/play/rule_row.h"

/// What a ram or stones do to a wall. SIEGE 4.13, 4.14.
namespace merlon::castle
{

/// A result that takes a hex a stage further.
struct Damage
{
    const Position& now;
    Hex hex;
    bool ram = false; ///< what it demolishes comes down at once, whatever siege.ruling.rubble-when is

    int crosses() const;
    bool demolishes() const;
    bool comesDown() const;
};
/// Said and done.
void damage(play::Verdict& verdict, const Damage& damage);

std::vector<RuleId> rulesOfDamage();

} // namespace merlon::castle
