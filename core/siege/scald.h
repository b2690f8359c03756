#pragma once

#include "core/siege/fire.h"
#include "core/siege/melee_table.h"

/// The attack of boiling oil on one whom it falls on: SIEGE 5.32f.
namespace merlon::siege
{

struct Scald
{
    const Position& now;
    const Body& target;
    int die = 0;
    int column = 0;
    std::string letter;
    const MeleeResult* result = nullptr; ///< null: no effect

    bool againstTheAttacker() const
    {
        return result != nullptr && (!result->attacker.empty() || result->attackersRetreat > 0);
    }
    std::optional<Health> blow() const
    {
        if (result == nullptr || result->defender.empty())
            return {};
        return result->defender == "stunned"   ? Health::Stunned
               : result->defender == "wounded" ? Health::Wounded
                                               : Health::Dead;
    }
    bool kills() const
    {
        const Health health = target.state->health;
        return blow() && (*blow() == Health::Dead || health == Health::Stunned || health == Health::Wounded);
    }
    int retreat() const { return result != nullptr ? result->defendersRetreat : 0; }
    play::Args args() const
    {
        return {{"die", die},
                {"column", std::to_string(column) + "-1"},
                {"table", word("table", now.ruleset().melee.foot.id)}};
    }
};

/// As the die reads on the table.
Scald scaldOf(play::Verdict& verdict, const Position& now, const Body& target, int die);
/// Says and does what comes of it; whoever flees the fire anyway is not driven back besides. False: he is dead.
bool carryOut(play::Verdict& verdict, const Scald& scald, bool fleesTheFire);

std::vector<RuleId> rulesOfScalds();

} // namespace merlon::siege
