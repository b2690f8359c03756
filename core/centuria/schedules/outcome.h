#pragma once

#include "core/centuria/numbers/options.h"
#include "core/centuria/numbers/ruleset.h"
#include "core/play/verdict.h"

namespace merlon::centuria
{

enum class Ending : std::uint8_t
{
    TenTurns,
    Cut, ///< by time
    FirstFled,
    SecondFled,
    BothFled
};
/// The best that a player has in the enemy's zone.
enum class Reach : std::uint8_t
{
    None,
    Unit, ///< not the vanguard
    Vanguard,
    Both
};

/// One player's side of a game that is over.
struct Army
{
    int listPoints = 0;
    int listUnits = 0;
    int listGenerals = 0;
    bool commander = false;       ///< eliminated
    int generals = 0;             ///< eliminated
    std::vector<int> eliminated;  ///< units: their points
    std::vector<int> exhausted;   ///< and not eliminated
    std::vector<int> leaderUnits; ///< among the eliminated: of the Commander and Generals
    int commandPoints = 0;        ///< left over
    Reach reach = Reach::None;
    int campLosses = 0;    ///< of his own camp
    int sides = 0;         ///< of the bridge that he holds
    bool atBridge = false; ///< on it, adjacent to it or to a landing
    bool atHolder = false; ///< adjacent to an enemy unit that holds a side
    int home = 0;          ///< crates in his own zone
    int outside = 0;       ///< crates elsewhere
    int fresh = 0;         ///< units that count and are not exhausted: in the enemy's zone, or on the table
    int tired = 0;         ///< exhausted ones
};

struct Outcome
{
    Battle battle = Battle::Avanguardie;
    Ending ending = Ending::TenTurns;
    std::array<Army, 2> armies;
    std::size_t attacker = 0;
    bool vanguardLost = false; ///< the winner's
    int baggageLosses = 0;
    bool baggageLeft = false;
};

bool hasFled(const Outcome& outcome, std::size_t side);
bool haveBothFled(const Outcome& outcome);
/// Whether one army has, and not the other.
bool hasOneFled(const Outcome& outcome);
bool hasRoles(Battle battle);

/// By what a game is scored.
struct Scoring
{
    const Schedules* schedules = nullptr;
    Options options;
    int lossesToEliminate = 0; ///< a camp
};

/// A game as one player sees it.
struct Seen
{
    const Scoring& scoring;
    const Outcome& outcome;
    std::size_t side = 0;

    const Army& own() const { return outcome.armies[side]; }
    const Army& enemy() const { return outcome.armies[1 - side]; }
    bool attacks() const { return outcome.attacker == side; }
    bool fled() const { return hasFled(outcome, side); }
    bool enemyFled() const { return hasFled(outcome, 1 - side); }
    const Schedules& schedules() const { return *scoring.schedules; }
    const Options& options() const { return scoring.options; }
    /// Where a list by losses says it: 0 nothing, 1 one loss, 2 two, 3 eliminated.
    std::size_t stateOf(int campLosses) const;
    std::size_t baggage() const;
};

/// Victory points by one rule; `more` is what its sentence tells besides player and points.
struct Line
{
    Phrase says;
    int vp = 0;
    play::Args more{};
};
using Lines = std::vector<Line>;
int sumOf(const Lines& lines);

Lines objectiveLines(const Seen& seen);
Lines leaderLines(const Seen& seen);
Lines unitLines(const Seen& seen);

std::vector<RuleId> rulesOfSchedules();

/// The most that a player with `own` can score against `enemy` in that scenario, command points left out.
int mostPoints(const Scoring& scoring, Battle battle, const Army& own, const Army& enemy);

} // namespace merlon::centuria

namespace merlon::play
{

template <>
inline constexpr auto wordsOf<centuria::Ending> = words("ending", "ten_turns", "cut", "first_fled", "second_fled",
                                                        "both_fled");
template <>
inline constexpr auto wordsOf<centuria::Reach> = words("reach", "none", "unit", "vanguard", "both");

} // namespace merlon::play
