#pragma once

#include "core/anarchy/field/state.h"
#include "core/castle/field/tables.h"
#include "core/play/system.h"

/// What the players read on their own play sheet, where the scenario has no grid (anarchy.ruling.171).
namespace merlon::anarchy
{

struct OutcomeTag;
enum class Asked : std::uint8_t
{
    Shot,
    Melee
};
/// The letter that stands there.
struct Outcome
{
    play::Term<OutcomeTag> letter;
};
/// Nothing else happens before it is told.
struct OutcomeAsked
{
    std::vector<castle::CounterId> by;
    std::vector<castle::CounterId> at;
    Asked asked = Asked::Shot;
};
struct OutcomeTold
{
    castle::Ended told = castle::Ended::Ended;
};

void carry(const Data&, State& state, const OutcomeAsked& asked);
void carry(const Data&, State& state, const OutcomeTold&);

play::Verdict judge(const castle::Position& now, const play::Begun<Outcome>& order, play::Tray& tray);
/// The letters of the table that is asked for.
std::vector<std::string> lettersNow(const castle::Position& now);

/// A melee, to its die or to the question what it has done.
void fightByTheSheet(play::Verdict& verdict, const castle::Melee& melee, play::Tray& tray);

/// By these a melee is fought and a shot is asked for; what comes first while one is awaited.
void joinSheet(castle::Tables& tables, castle::Policies& policies);
std::vector<RuleId> rulesOfTheSheet();

} // namespace merlon::anarchy

namespace merlon::play
{

template <>
inline constexpr auto wordsOf<anarchy::Asked> = words("asked", "shot", "melee");
template <>
inline constexpr std::string_view setOf<anarchy::OutcomeTag> = "outcome";

} // namespace merlon::play
