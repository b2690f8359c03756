#pragma once

#include "core/castle/field/hurt.h"
#include "core/castle/fire/fire.h"
#include "core/siege/field/state.h"

/// Boiling oil: barrels, and what comes of pouring one. SIEGE 5.32.
namespace merlon::siege
{

/// 5.32
struct PourOil
{
    castle::CounterId by;
    hex::Hex hex;
};
/// 5.32e
struct TakeBarrel
{
    castle::CounterId counter;
    std::optional<hex::Hex> hex; ///< where it lies; none: on his own hex
};
struct BarrelTaken
{
    castle::CounterId counter;
    hex::Hex takes;
};
/// He has none any more.
struct BarrelPoured
{
    castle::CounterId counter;
    hex::Hex pours;
};

void carry(const Data&, State& state, const BarrelTaken& taken);
void carry(const Data&, State& state, const BarrelPoured& poured);

play::Verdict judge(const castle::Position& now, const play::Begun<PourOil>& order, play::Tray& tray);
play::Verdict judge(const castle::Position& now, const play::Begun<TakeBarrel>& order, play::Tray& tray);

/// What a hand may pick; nothing for an order of another kind.
std::optional<play::Marks> couldWithOil(const castle::Position& now, const play::Record& begun,
                                        const play::Field& field);

// The attack of boiling oil on one whom it falls on: SIEGE 5.32f.

struct Scald
{
    const castle::Position& now;
    const castle::Body& target;
    int die = 0;
    int column = 0;
    std::string letter;
    const castle::MeleeResult* result = nullptr; ///< null: no effect

    bool againstTheAttacker() const
    {
        return result != nullptr && (!result->attacker.empty() || result->attackersRetreat > 0);
    }
    std::optional<castle::Health> blow() const
    {
        if (result == nullptr || result->defender.empty())
            return {};
        return castle::healthOf(result->defender);
    }
    bool kills() const
    {
        const castle::Health health = target.state->health;
        return blow() && (*blow() == castle::Health::Dead || health == castle::Health::Stunned ||
                          health == castle::Health::Wounded);
    }
    int retreat() const { return result != nullptr ? result->defendersRetreat : 0; }
    play::Args args() const
    {
        return {{"die", die},
                {"column", std::to_string(column) + "-1"},
                {"table", castle::word("table", ruleset(now).meleeTables.foot.id)}};
    }
};

/// As the die reads on the table.
Scald scaldOf(play::Verdict& verdict, const castle::Position& now, const castle::Body& target, int die);
/// Says and does what comes of it; whoever flees the fire anyway is not driven back besides. False: he is dead.
bool carryOut(play::Verdict& verdict, const Scald& scald, bool fleesTheFire);

std::vector<RuleId> rulesOfScalds();
std::vector<RuleId> rulesOfOil();
std::vector<RuleId> rulesOfBarrels();

} // namespace merlon::siege
