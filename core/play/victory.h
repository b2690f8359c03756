#pragma once

#include "core/play/fold.h"
#include "core/play/kind.h"

#include <stop_token>

/// Conditions of victory that a program can watch, of kinds that any game shares: they ask who stands where and who is
/// out of play, and know no rule.
namespace merlon::play
{

struct AForce;
struct ACounter;
struct AZone;
template <>
inline constexpr std::string_view sortOf<AForce> = "force";
template <>
inline constexpr std::string_view sortOf<ACounter> = "counter";
template <>
inline constexpr std::string_view sortOf<AZone> = "zone";
/// A kind of what lies on a map: a cart, a ladder.
struct AnOverlay;
template <>
inline constexpr std::string_view setOf<AnOverlay> = "overlay";

/// All of them are out of play.
struct OutOfPlay
{
    Name<AForce> wins;
    std::vector<Name<ACounter>> counters;
};
/// All of them have left the map, alive.
struct OffTheMap
{
    Name<AForce> wins;
    std::vector<Name<ACounter>> counters;
};
/// So many of that force are out of play.
struct Lost
{
    Name<AForce> wins;
    Name<AForce> force;
    int lost = 1;
};
/// So many of that force that are in play stand in those zones or hexes.
struct Held
{
    Name<AForce> wins;
    Name<AForce> force;
    std::vector<Name<AZone>> zones;
    std::vector<hex::Hex> hexes;
    int counters = 1;
    bool fit = false;          ///< only those count that are on their feet and unhurt
    bool alone = false;        ///< and nobody of another force is there who is in play
    bool atEnd = false;        ///< weighed at the end of a turn only
    std::optional<int> turn{}; ///< of that one only
};
/// So many things of that kind lie on the map, each with all its hexes, in those zones or hexes.
struct Brought
{
    Name<AForce> wins;
    Term<AnOverlay> overlay;
    std::vector<Name<AZone>> zones;
    std::vector<hex::Hex> hexes;
    int things = 1;
    bool atEnd = false;
};
/// Nothing of that kind is left on the map.
struct NoneLeft
{
    Name<AForce> wins;
    Term<AnOverlay> overlay;
};
/// So many of those hexes have something of one of these kinds on them.
struct Bears
{
    Name<AForce> wins;
    std::vector<Term<AnOverlay>> overlays;
    std::vector<Name<AZone>> zones;
    std::vector<hex::Hex> hexes;
    int count = 1;
    bool atEnd = false;
    std::optional<int> turn{};
};
/// The last turn is over, or that one; or that day, or that turn of that day.
struct LastTurnOver
{
    Name<AForce> wins;
    std::optional<int> turn{};
    std::optional<int> day{};
};

/// The kinds of Scenario::conditions that all games share.
std::span<const Kind* const> victoryKinds();
/// And those that a system adds.
std::vector<const Kind*> victoryKinds(const System& system);

/// What a condition can name: the zones of the scenario too.
std::vector<Thing> thingsNamed(const Game& game, std::string_view sort);

/// What is wrong with a condition of that scenario: it names what is not there, or can never be met.
struct ConditionFault
{
    std::string field;     ///< empty: the whole
    Ref ref;               ///< that is not there
    std::string_view code; ///< "unknown": of that name there is none; "nowhere": it says no place; "endless": no last
                           ///< turn; "late": the turn that it speaks of is never played; "late-day": nor that day
};
/// Whether the scenario has the force, the zone, the counter that a condition names.
bool isKnown(const Ref& ref, const Scenario& scenario);
/// `days`: System::days.
std::vector<ConditionFault> faultsOf(const Record& condition, const Scenario& scenario, int days = 0);

/// What is to be done, as a referee would say it: "Out of play: Fulk."
std::vector<Reason> sayCondition(const Record& condition, const System& system);

/// A game that is decided, and by what.
struct Decided
{
    int condition = -1; ///< index into Scenario::conditions; -1: the last turn is over, and nothing says who wins
    std::string wins;   ///< id of a force; empty: nobody
    int line = -1;      ///< index of the entry after which it was so; -1: from the start

    friend bool operator==(const Decided&, const Decided&) = default;
};
/// By what it was decided, and, as the last of them, who wins: "Fulk has fallen.", "Rhodri's host won."
std::vector<Reason> sayDecided(const Decided& decided, const Scenario& scenario, const System& system);

/// Whether the step from `before` to `after` decides it, by the first condition of the scenario that is met.
std::optional<Decided> decidedBy(const Game& before, const Game& after);

/// When a condition was met first.
struct Met
{
    int line = -1; ///< index of the entry after which it was so
    Clock clock;   ///< when that was given

    friend bool operator==(const Met&, const Met&) = default;
};
/// For each condition of `scenario`, as if it were the only one: when it would have been met in a game that was played,
/// by forces and counters of the same names. Its zones may have changed since. Told to stop, it knows nothing.
std::vector<std::optional<Met>> tried(const Scenario& scenario, const Fold& fold, const std::stop_token& stop = {});

/// Follows a game line by line; what decided it first stays until it is taken back.
class Watch
{
public:
    /// Told to stop, it knows nothing.
    void look(const Fold& fold, const std::stop_token& stop = {});
    void forget() { *this = {}; }
    const std::optional<Decided>& decided() const { return decided_; }

private:
    void lookAtAll(const Fold& fold, const std::stop_token& stop);

    std::vector<int> seen_;   ///< lines in force that it has looked at
    std::size_t entries_ = 0; ///< of the journal, then
    std::optional<Game> now_;
    std::optional<Decided> decided_;
};

} // namespace merlon::play
