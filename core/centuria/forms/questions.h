#pragma once

#include "core/centuria/forms/forms.h"

#include <algorithm>

/// What a form asks, and what it was answered.
namespace merlon::centuria
{

/// Whether what became of that side's units counts: not of an army that fled, nor where both did.
bool countsUnits(const Outcome& outcome, std::size_t side);
/// At the end of the turns, or when time was up.
bool isPlayedOut(const Outcome& outcome);

/// A game whose form is being filled.
struct Filling
{
    const Data& data;
    const State& state;
    const play::Begun<Form>& order;
    const Table& table;
    Outcome outcome{};
    // What is known of it enough to work points out.
    bool knowsObjective = false;
    bool knowsLeaders = false;
    bool knowsCommand = false;
    std::vector<std::string_view> beside{}; ///< fields that were given and nobody asked for
    bool isWhole = false;                   ///< nothing that must be given is missing

    const std::string& nameOf(std::size_t side) const { return side == 0 ? table.first : table.second; }
    const Player* playerOf(std::size_t side) const { return state.find(nameOf(side)); }
    play::Value valueOf(std::size_t side) const { return player(nameOf(side)); }
    /// By the ledger of his command points.
    int commandLeft(std::size_t side) const
    {
        return centuria::commandLeft(data, state, order->table, nameOf(side)).value_or(0);
    }
    /// Whether the desk was told of any that he has spent.
    bool hasLedger(std::size_t side) const
    {
        return data.terms.commandPoints && std::ranges::count(table.spent, nameOf(side), &Expense::player) > 0;
    }
    const Army& army(std::size_t side) const { return outcome.armies[side]; }
};

/// Asks for what is missing and reads what is there.
void ask(Filling& asked, play::Verdict& verdict);
/// Says what cannot be.
void sayImpossible(const Filling& asked, play::Verdict& verdict);
/// How the organiser reads what these points depend on.
void sayReadings(const Filling& asked, play::Verdict& verdict);

std::vector<RuleId> rulesOfChecks();
std::vector<RuleId> rulesOfReadings();

} // namespace merlon::centuria
