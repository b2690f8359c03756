#pragma once

#include "core/game/dice.h"
#include "core/game/game.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// What happened at the table, in order. It only grows: undo and redo are entries too.
namespace merlon::game
{

/// What the rules said of an order when it was given; derived from the facts, kept to compare after a rule is mended.
struct Said
{
    bool legal = true;
    std::vector<std::string> rules; ///< of the reasons, in order
    std::string result;             ///< the fact "result", or empty

    friend bool operator==(const Said&, const Said&) = default;
};

/// A referee's word against the rules: the order stands or falls by it, with these effects.
struct Overruling
{
    bool allowed = true;
    std::vector<verdict::Effect> effects;
    std::string note;

    friend bool operator==(const Overruling&, const Overruling&) = default;
};

/// An order, its dice, and what came of it.
struct Played
{
    std::string who; ///< force id, or empty for the referee
    verdict::Order order;
    DiceGiven dice;
    Said said;
    std::optional<Overruling> overruled;
    std::string note;

    friend bool operator==(const Played&, const Played&) = default;
};

/// Takes back the last entry in force; redo puts the last one taken back in force again. `back` goes to after line
/// `to` (0: the beginning) in one step; redo after it returns to where it came from.
struct Undone
{
    friend bool operator==(const Undone&, const Undone&) = default;
};
struct Redone
{
    friend bool operator==(const Redone&, const Redone&) = default;
};
struct BackTo
{
    int line = 0;

    friend bool operator==(const BackTo&, const BackTo&) = default;
};

struct Entry
{
    int number = 1; ///< from 1, without gaps
    std::variant<Played, Undone, Redone, BackTo> what;

    friend bool operator==(const Entry&, const Entry&) = default;
};

struct Header
{
    std::string scenario; ///< file, relative to the journal
    std::string hash;     ///< of the content of the scenario and its maps, 16 hex digits
    std::string ruleset;
    std::string edition;
    std::vector<scenario::Option> options;
    std::string version; ///< of Merlon
    std::uint64_t seed = 0;

    friend bool operator==(const Header&, const Header&) = default;
};

struct Journal
{
    Header header;
    std::vector<Entry> entries;

    friend bool operator==(const Journal&, const Journal&) = default;
};

/// The orders that are in force now, as indices of entries, oldest first; and what a redo would bring back.
struct InForce
{
    std::vector<int> played;
    bool canUndo = false;
    bool canRedo = false;
};
InForce inForce(const Journal& journal);

/// An entry on which today's rules differ from what the journal says they said.
struct Difference
{
    int number = 0;
    Said then;
    Said now;
};

/// Folds a journal into a game: every order in force is judged again.
struct Replay
{
    Game game;
    std::vector<Difference> differences;
};
Replay replay(const Journal& journal, std::shared_ptr<const Setting> setting);

/// The dice of this journal that were rolled so far; the next one is rolled(seed, that number).
std::uint64_t diceRolled(const Journal& journal);

} // namespace merlon::game
