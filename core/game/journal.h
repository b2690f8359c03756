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

/// Takes back the last order in force; redo puts it in force again. `back` goes in one step to where the journal was
/// just after line `to` (0: the beginning), also when that line was taken back since; redo returns to where it came
/// from.
///
/// Each order hangs on the one that was last in force before it, so the orders form a tree that only grows, and the
/// game is at one of its nodes. An order goes to a new node below; undo goes up to the parent; back goes to the node at
/// which the game was after that line. Undo and back remember the node that they leave, redo returns to the one
/// remembered last, and an order forgets them all. Undo after back therefore takes back the order before that place, as
/// ever.
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

/// The orders that are in force now, as indices of entries, oldest first; and whether there is something to undo or
/// redo. Entries that cannot be (an undo of nothing) count for nothing.
struct InForce
{
    std::vector<int> played;
    bool canUndo = false;
    bool canRedo = false;

    friend bool operator==(const InForce&, const InForce&) = default;
};
InForce inForce(const Journal& journal);

/// Whether that may come next: an undo and a redo with something to undo or redo, a back to a line that there is.
bool mayFollow(const Journal& journal, const decltype(Entry::what)& what);

/// What the journal keeps of a verdict.
Said saidOf(const verdict::Verdict& verdict);

/// The game after an order, judged as `verdict` today: the referee's effects where he overruled it (none when he
/// forbade it), else the verdict's.
Game carriedOut(const Game& game, const Played& order, const verdict::Verdict& verdict);

/// An entry on which today's rules differ from what the journal says they said.
struct Difference
{
    int number = 0;
    Said then;
    Said now;

    friend bool operator==(const Difference&, const Difference&) = default;
};

/// Folds a journal into a game: every order in force is judged again, with its recorded dice, by today's rules. Where
/// they differ from what is recorded, today's hold and the difference is listed; an overruling holds whatever the rules
/// say.
struct Replay
{
    Game game;
    std::vector<Difference> differences;
};
Replay replay(const Journal& journal, std::shared_ptr<const Setting> setting);

/// The dice of this journal that were rolled so far, those of orders taken back too: the next one is rolled(seed, that
/// number), and no undo brings a die back that everybody has seen.
std::uint64_t diceRolled(const Journal& journal);

} // namespace merlon::game
