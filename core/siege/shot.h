#pragma once

#include "core/game/dice.h"
#include "core/siege/limits.h"
#include "core/siege/table.h"
#include "core/verdict/builder.h"
#include "core/verdict/order.h"

/// A shot: who, with what, at whom, over what, and what the die makes of it. SIEGE 1.3, 1.4 and 1.5.
namespace merlon::siege
{

enum class Band : std::uint8_t
{
    Short,
    Medium,
    Long,
    Beyond
};

Band bandOf(const rules::Weapon& weapon, int range);
verdict::Word bandWord(Band band);
verdict::Word coverWord(rules::Cover cover);

/// A shot that has been aimed: everything that the rules look at.
struct Shot
{
    Body shooter;
    Body target;
    const rules::Weapon* weapon = nullptr;
    hex::Hex from;
    hex::Hex to; ///< the hex aimed at: of a mounted target either of its two
    int range = 0;
    Band band = Band::Short;
    bool mounted = false; ///< solved on the table against mounted targets
    Explained sight;
    rules::Cover cover = rules::Cover::None; ///< after 3.31 and sheet.3b
};

/// Says what the line met and how it covers, in order (1.41 to 1.46, 1.5, 3.2).
void explainSight(verdict::Builder& verdict, const Table& table, const Shot& shot);

/// The die, its modifiers, and what they do (1.3, sheet.2, sheet.3). The shot must be legal.
void resolveShot(verdict::Builder& verdict, const Table& table, const Shot& shot, const game::DiceGiven& dice);

verdict::Verdict judgeShot(const Table& table, const verdict::Shoot& order, const game::DiceGiven& dice);

} // namespace merlon::siege
