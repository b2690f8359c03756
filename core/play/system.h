#pragma once

#include "core/play/opaque.h"
#include "core/play/scenario.h"
#include "core/play/scene.h"
#include "core/play/sheet.h"
#include "core/yaml/diagnostic.h"

#include <tl/expected.hpp>

#include <cassert>
#include <memory>

namespace merlon::yaml
{
struct Node;
class Log;
} // namespace merlon::yaml

/// The one door between the shared rooms and the game systems.
namespace merlon::play
{

class AimFace;
class System;
struct Handout;

/// What a game is played on and by: never changes once it has begun. `system` outlives it.
struct Setting
{
    const System* system = nullptr;
    Scenario scenario;
    Boards boards;
    std::string edition; ///< that it is played by: the scenario's, or the first that the system has
    Opaque data;         ///< of the system, made from the others
};

/// A game in progress, as a value.
struct Game
{
    std::shared_ptr<const Setting> setting;
    Opaque state;

    friend bool operator==(const Game& a, const Game& b) { return a.state == b.state; }
};

/// What a counter would have instead, and the name of that step.
struct Cure
{
    Fields fields;
    yaml::Message says;
};
/// What is wrong with a scenario that only its system can see.
struct Problem
{
    const Counter* counter = nullptr; ///< of the scenario; null: the scenario as a whole
    std::string field;
    yaml::Message message;
    bool warns = false; ///< it may be played so, but hardly anybody means it
    std::optional<Cure> cure{};
};
/// What stands on hexsides of a hex, put on others of it; on none: taken away.
struct Turned
{
    hex::Hex hex;
    std::string kind; ///< of feature
    std::vector<hex::Side> from;
    std::vector<hex::Side> to;
};
/// What a designer would want to hear of a map, where finding it takes longer than reading may: for lint.
struct MapRemark
{
    std::optional<hex::Hex> at;
    yaml::Message message;
    std::string zone{}; ///< id, of a scenario: that it is about; empty: none
    std::optional<Turned> cure{};
};
/// What is odd about a map, and hardly meant so.
struct MapProblem
{
    std::size_t overlay = 0; ///< index into HexMap::overlays
    std::string field;       ///< empty: the whole overlay
    yaml::Message message;
};

/// What a hand may pick for a field: a word, a thing, the end of a path.
struct Marks
{
    std::vector<Value> all;
    bool proved = false; ///< found by the same rules as judge (a reach): all are legal
    bool others = false; ///< any further value may be given
};
struct Candidate
{
    Value mark;
    bool legal = true;
    std::optional<Reason> why{}; ///< the first reason against it
    std::vector<Fact> facts{};   ///< that its verdict has so far: the range, the cover
};
struct Candidates
{
    std::vector<Candidate> some; ///< the legal ones first
    bool others = false;
};

/// An order that may be given now before any other.
struct Owed
{
    Record begun;
    std::string by; ///< force or player that decides; empty: the referee
    Reason why;
    std::vector<Record> release{}; ///< effects by which the referee lets it go by hand
    std::optional<Moment> after{}; ///< refused until that minute is past: somebody is waited for
};

struct Clock
{
    std::vector<Reason> says; ///< "Turn 3", "The Normans", "Round 2 of 3": from the whole to the part
    std::string by{};         ///< force or player whose move it is; empty: nobody's
    std::optional<Moment> ends{};
    int turn = 0;      ///< of those that the scenario limits; 0: none is running
    bool over = false; ///< the last turn of the last day: nothing is played any more
    int large = 1;     ///< so many of `says` stand still while one side follows the other: the day, the turn
    int day = 0;       ///< of those that the scenario limits; 0: it counts none

    friend bool operator==(const Clock&, const Clock&) = default;
};

/// What runs until a time that an order has set: a round, the minutes that somebody may be late. Rules read no clock:
/// who shows it holds it against the machine's.
struct Timer
{
    Reason says;           ///< "Round 2", "Anna is awaited at table 3"
    std::vector<Ref> of{}; ///< whom it concerns: a table, a player; empty: all
    Moment begins{};
    Moment ends{};     ///< its last minute: it is over once this is past
    int extra = 0;     ///< minutes of it that were granted
    bool late = false; ///< told by the minutes that have gone, as somebody is late; else by those that are left

    friend bool operator==(const Timer&, const Timer&) = default;
};

/// Who has something to do in what the clock shows, or has done it: a line for the head of a panel, and a mark on their
/// pieces.
struct Muster
{
    Reason says; ///< "May still act"
    std::vector<Ref> who;
    Turn turn = Turn::None;
};

/// Something that orders can name: a counter, a ladder, a player, an army. For pickers, sentences, type-ahead.
struct Thing
{
    std::string id;
    std::string name;
    std::string owner{}; ///< force or player
    std::optional<Value> where{};
};

/// What a system can put on the sheet of a scenario, besides what its author makes himself.
struct OnSheet
{
    std::string_view key;            ///< the word "sheet.<key>"; rows are those of the Sheet of that key
    const Kind* columns = nullptr;   ///< of its rows; null: it is the plan
    std::optional<SheetPart> laid{}; ///< how it lies on a sheet that nobody laid out; none: not on it
    bool kept = true;                ///< false: such a scenario has no use for it
    std::string_view box{};          ///< the Word of a row that is a box to tick; empty: none is
    std::string_view tickedBy{};     ///< ticked by that word
};

/// A hex of the plan on a sheet: boxes, and how many of them are crossed.
struct PlanHex
{
    enum class Rim : std::uint8_t
    {
        Thin,
        Dashed,
        Thick
    };

    hex::Hex hex;
    Rim rim = Rim::Thin; ///< the word "rim.<key>" says what it means: thin, dashed, thick
    int boxes = 0;
    int crossed = 0;
    std::string_view kind{};       ///< of structure, or empty
    std::string_view stone{};      ///< of the structure
    std::optional<Choice> stage{}; ///< how far it has come down

    friend bool operator==(const PlanHex&, const PlanHex&) = default;
};

/// A condition of victory that only games of its system can meet, beside those that all share. Its kind has a field
/// `wins`, which names a force, and says in its sentence what is to be done; the word "condition.<key>" names it.
struct AddedCondition
{
    const Kind* kind = nullptr;
    /// Whether the step from one game to the next meets it.
    bool (*isMet)(const Fields& fields, const Game& before, const Game& after) = nullptr;
};

class System
{
public:
    virtual ~System() = default;

    virtual std::string_view id() const = 0;
    /// Of its orders and effects: raised when a field is added or renamed.
    virtual int version() const = 0;
    virtual std::span<const Kind* const> orders() const = 0;
    virtual std::span<const Kind* const> effects() const = 0;
    /// Rules that may be played in more than one way, a field each; what is left out is the edition's.
    virtual const Kind& options() const = 0;
    virtual std::vector<std::string> editions() const { return {}; }
    /// The word before "/1" in the files of its settings: all of them are scenarios, also a tournament.
    virtual std::string_view fileKind() const { return "scenario"; }
    /// What only its settings have, of the whole; null: nothing.
    virtual const Kind* own() const { return nullptr; }
    /// What a new setting starts from, of what only such have: days after today, something drawn by that lot.
    virtual Fields newOwn(const Day& /*today*/, std::uint64_t /*lot*/) const { return {}; }
    /// Maps and tables that a scenario names in what only such have, by their way from its folder. They go wherever it
    /// goes.
    virtual std::vector<std::string> files(const Scenario& /*scenario*/) const { return {}; }
    /// What all of those are; None: whatever they are.
    virtual Ground filesGround() const { return Ground::None; }
    /// What a counter of a scenario has besides id and name.
    virtual const Kind& pieces() const = 0;
    /// The facts that its rules read from the tray when the referee decrees them, a field each.
    virtual const Kind& facts() const = 0;
    /// The words of a set that its data knows: the weapons, the classes.
    virtual std::vector<std::string> words(std::string_view /*set*/) const { return {}; }
    /// Those that it judges: they have a row, or are part of the walk and the clock that rows rest on.
    virtual std::vector<RuleId> rules() const = 0;
    /// The result tables of the play sheet that such a scenario is played by.
    virtual std::vector<Grid> grids(const std::vector<TypedTable>& /*typed*/) const { return {}; }
    virtual std::vector<CellFault> faults(const TypedTable& /*typed*/) const { return {}; }
    /// What is wrong with a ruleset/1 file of it.
    virtual void check(const yaml::Node& /*ruleset*/, yaml::Log& /*log*/) const {}
    /// What its boards are.
    virtual Ground ground() const { return Ground::Hexes; }
    /// Fewest and most of them that a scenario of it is played on.
    virtual std::pair<int, int> maps() const { return ground() == Ground::None ? std::pair(0, 0) : std::pair(1, 1); }
    /// All that keeps a scenario from being played; `boards` is empty while its maps are not read.
    virtual std::vector<Problem> problems(const Scenario& /*scenario*/, const Boards& /*boards*/) const { return {}; }
    /// After so many days nothing is played any more; 0: such a scenario counts none.
    virtual int days(const Scenario& /*scenario*/) const { return 0; }
    /// Of a scenario without problems.
    virtual Opaque data(const Scenario& scenario, const Boards& boards) const = 0;
    virtual Opaque begin(const Setting& setting) const = 0;

    /// An order that was written by that version, as it would be written today: renamed fields by their names now,
    /// those added since with what they stood for. As it is when it cannot be read.
    virtual Record renewed(const Record& order, int version) const = 0;
    /// Of an order given in part too: what is against it so far, which fields and dice it wants next, what it does.
    virtual Verdict judge(const Game& game, const Record& order, const Given& given) const = 0;
    /// Carries out effects that were written by that version: all of them, or none and what is wrong with them. In
    /// place, where nobody else shares the state.
    virtual std::vector<Fault> carryOut(Game& game, std::span<const Record> effects, int version) const = 0;

    /// Values worth judging in a field; by default the words, or the things of its sort.
    virtual Marks could(const Game& game, const Record& begun, const Field& field) const;
    /// What the field holds when that is picked: the mark itself, a list with it or without it, the cheapest path to
    /// it.
    virtual Value given(const Game& game, const Record& begun, const Field& field, const Value& mark) const;
    /// May be given now before anything else, in any order among them.
    virtual std::vector<Owed> owed(const Game&) const { return {}; }
    /// The order that begins the next part of the game (a round), as the rules would have it: refused while something
    /// is missing. None: there is none any more.
    virtual std::optional<Record> next(const Game&) const { return {}; }
    virtual Clock clock(const Game&) const { return {}; }
    /// Those that run, those of all first.
    virtual std::vector<Timer> timers(const Game&) const { return {}; }
    /// May take as long as asking for all that they could do: of a game once, and not of each order that is begun.
    virtual std::vector<Muster> muster(const Game&) const { return {}; }
    virtual std::vector<Thing> things(const Game&, std::string_view /*sort*/) const { return {}; }
    virtual std::vector<Sheet> sheets(const Game&) const { return {}; }
    /// What can stand on the sheet of a scenario, in the order in which it lies there; nothing: its games keep none.
    virtual std::vector<OnSheet> onSheet(const Scenario&) const { return {}; }
    /// Of the first board, as the game stands, in no order.
    virtual std::vector<PlanHex> plan(const Game&) const { return {}; }
    /// Pieces, and the marks of an order that is being put together; none: there is nothing to draw.
    virtual std::optional<Scene> scene(const Game&, const Record* /*begun*/, const Verdict* /*verdict*/) const
    {
        return {};
    }
    /// Who acts from afar on whom, and where; none: nobody does, and nothing offers to ask.
    virtual const AimFace* aims() const { return nullptr; }
    /// The game of its own whose end an owed order waits for (a battle of a campaign): what it is begun on. Its id
    /// becomes a part of its file's name, and names one such game of this one. None: the order is given as any other.
    virtual std::optional<Scenario> offspring(const Game&, const Record& /*owed*/) const { return {}; }
    /// Of a game that is such an offspring: the order that carries its result home, as far as it tells; none while it
    /// goes on.
    virtual std::optional<Record> outcome(const Game&) const { return {}; }

    virtual std::vector<MapProblem> oddities(const map::HexMap& /*map*/) const { return {}; }
    virtual std::vector<MapRemark> remarks(const map::HexMap& /*map*/) const { return {}; }
    /// The same of a scenario on its maps.
    virtual std::vector<MapRemark> remarks(const Scenario& /*scenario*/, const Boards& /*boards*/) const { return {}; }
    /// What it prints besides its sheets; most print nothing.
    virtual std::vector<Handout> handouts(const Game&) const;

    /// What a counter costs where forces are bought; none: this system has no costs.
    virtual std::optional<int> cost(const Scenario& /*scenario*/, const Counter& /*counter*/) const { return {}; }
    virtual std::vector<AddedCondition> conditions() const { return {}; }

    /// `could`, each judged with what the referee holds. Who is named before all else, where things are named after
    /// him, is refused too while each of those is.
    Candidates candidates(const Game& game, const Record& begun, std::string_view field, const Given& given = {}) const;
    /// The verdict on an order that is only begun: refused too where all is refused, or nothing is there, that could be
    /// picked for the field that it wants next; with a reason where it is the same for all.
    Verdict outset(const Game& game, const Record& begun, const Given& given = {}) const;
    /// Orders that a picked thing or hex could begin, in the order of their kinds, each with its outset.
    std::vector<std::pair<Record, Verdict>> menu(const Game& game, const Value& picked, const Given& given = {}) const;
    /// The state after such effects.
    tl::expected<Opaque, std::vector<Fault>> apply(Game game, std::span<const Record> effects, int version) const;
    const Kind* order(std::string_view key) const { return find(orders(), key); }
    /// Of its own, or of those that all games share.
    const Kind* effect(std::string_view key) const;
};

/// The field that names a hex or a place off the board, of those that a game has; empty: none does.
std::string offBoard(const Setting& setting, const Fields& fields);

/// The setting of a scenario without problems.
std::shared_ptr<const Setting> settingOf(const System& system, Scenario scenario, Boards boards);
/// The game before its first order.
Game begin(std::shared_ptr<const Setting> setting);
Verdict judge(const Game& game, const Record& order, const Given& given = {});
/// Judges, and answers each die that is wanted with what `draw(need)` gives, until it gives none. What came is in
/// `given`.
template <class Draw>
Verdict judgeDrawing(const Game& game, const Record& order, Given& given, Draw draw)
{
    Verdict verdict = judge(game, order, given);
    while (!verdict.needs.empty())
    {
        std::optional<Die> die = draw(verdict.needs.front());
        if (!die)
            break;
        die->purpose = verdict.needs.front().key();
        given.dice.push_back(std::move(*die));
        verdict = judge(game, order, given);
    }
    return verdict;
}
/// The game after a verdict: the same game unless it is whole.
Game after(const Game& game, const Verdict& verdict);
/// What there is to draw, with the pieces in the colours of their forces.
std::optional<Scene> sceneOf(const Game& game, const Record* begun = nullptr, const Verdict* verdict = nullptr);
/// Marks the pieces by whether they may still act.
void markTurns(Scene& scene, const std::vector<Muster>& muster);
/// The name of a thing of any sort that the system lists, or its id; forces are the scenario's.
std::string nameOf(const Game& game, const Ref& ref, std::string_view language);

} // namespace merlon::play
