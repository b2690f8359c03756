#pragma once

#include "core/hex/trace.h"
#include "core/rules/rule.h"
#include "core/scenario/scenario.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// The language in which every referee answers. Data only: sentences are made from the catalogue by the view layer.
namespace merlon::verdict
{

/// A translatable word of the catalogue's `words`, for instance "cover.strong".
struct Word
{
    std::string key;

    friend bool operator==(const Word&, const Word&) = default;
};

/// A force of the scenario, by its id; its name is in the reader's language.
struct ForceName
{
    std::string id;

    friend bool operator==(const ForceName&, const ForceName&) = default;
};

/// An argument of a sentence: a number, a proper name as it stands, a hex, a word, a force.
using Value = std::variant<int, std::string, hex::Hex, Word, ForceName>;

struct Arg
{
    std::string_view name; ///< as in the catalogue's sentence, a literal
    Value value;

    friend bool operator==(const Arg&, const Arg&) = default;
};

/// Where on the map a reason applies: a hex, or one of its hexsides.
struct Place
{
    hex::Hex hex;
    std::optional<hex::Side> side;

    friend bool operator==(const Place&, const Place&) = default;
};

enum class Weight : std::uint8_t
{
    Notes,   ///< what was weighed and how it counts
    Forbids, ///< makes the order illegal
    Ruling   ///< a reading that was chosen where the rulebook is silent, and that this verdict used
};

struct Reason
{
    Phrase phrase;
    std::vector<Arg> args;
    Weight weight = Weight::Notes;
    bool decisive = false; ///< of those that forbid, the one to name first
    std::optional<Place> place;

    friend bool operator==(const Reason&, const Reason&) = default;
};

/// What a die is thrown for; the word is "die.<purpose>".
struct DieNeed
{
    std::string die = "d10";
    std::string purpose; ///< shot, ...

    friend bool operator==(const DieNeed&, const DieNeed&) = default;
};

enum class DieSource : std::uint8_t
{
    Typed,
    Rolled
};

/// A die on the table. value is 1 to 10 for a d10: the face 0 is 10.
struct DieUsed
{
    std::string die = "d10";
    int value = 1;
    DieSource source = DieSource::Typed;

    friend bool operator==(const DieUsed&, const DieUsed&) = default;
};

/// What changes in the game. Counters are named by id.
struct HealthChange
{
    std::string counter;
    scenario::Health to = scenario::Health::Ready;

    friend bool operator==(const HealthChange&, const HealthChange&) = default;
};
/// A retreat that its owner must carry out before anything else happens.
struct RetreatOwed
{
    std::string counter;
    int hexes = 0;

    friend bool operator==(const RetreatOwed&, const RetreatOwed&) = default;
};
/// A rider on foot from now on, who must be placed beside his horse; the horse stays where it is.
struct Unhorsed
{
    std::string counter;
    bool horseKilled = false;

    friend bool operator==(const Unhorsed&, const Unhorsed&) = default;
};
struct Moved
{
    std::string counter;
    hex::Hex to;
    std::optional<hex::Hex> rear;

    friend bool operator==(const Moved&, const Moved&) = default;
};
/// Which side of his door a counter is covered on, until the phase ends (siege.1.53a).
struct DoorSideChosen
{
    std::string counter;
    bool outer = true;

    friend bool operator==(const DoorSideChosen&, const DoorSideChosen&) = default;
};
struct PhaseEnded
{
    friend bool operator==(const PhaseEnded&, const PhaseEnded&) = default;
};

using Effect = std::variant<HealthChange, RetreatOwed, Unhorsed, Moved, DoorSideChosen, PhaseEnded>;

/// What a referee would say aloud, under plain names, in that order: range 27, band medium, cover strong.
struct Fact
{
    std::string_view name;
    Value value;

    friend bool operator==(const Fact&, const Fact&) = default;
};

/// The line that was judged, for drawing.
struct SightLine
{
    hex::Point from;
    hex::Point to;
    std::optional<Place> stop; ///< the hex or hexside that stops it first

    friend bool operator==(const SightLine&, const SightLine&) = default;
};

struct Verdict
{
    bool legal = true;
    std::vector<DieNeed> needs; ///< dice still wanted; empty when the verdict is complete
    std::vector<DieUsed> dice;
    std::vector<Fact> facts;
    std::vector<Reason> reasons; ///< in the order in which they were weighed
    std::vector<Effect> effects;
    std::vector<std::string> standIns; ///< tables that our sources lost and that were read
    std::optional<SightLine> line;

    friend bool operator==(const Verdict&, const Verdict&) = default;
};

/// The reason to name first of an illegal verdict; null for a legal one.
const Reason* decisive(const Verdict& verdict);

} // namespace merlon::verdict
