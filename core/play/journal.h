#pragma once

#include "core/play/note.h"
#include "core/play/system.h"

/// What happened at the table, in order. It only grows: undo, redo and corrections are entries too. It keeps facts (who
/// declared what, which faces the dice showed, what was overruled) apart from what was derived from them.
namespace merlon::play
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
    std::vector<Record> effects;
    Note note;

    friend bool operator==(const Overruling&, const Overruling&) = default;
};

/// The game of its own that an order came from, with its result.
struct Origin
{
    std::string file; ///< its journal, relative to this one
    std::string hash; ///< of that as it was read, 16 hex digits

    friend bool operator==(const Origin&, const Origin&) = default;
};

/// An order, what came with it, and what came of it.
struct Played
{
    std::string who; ///< force or player, or empty for the referee
    Record order;
    Given given;
    Said said;
    std::optional<Overruling> overruled;
    Note note;
    std::optional<Origin> from{};

    friend bool operator==(const Played&, const Played&) = default;
};

/// What the referee changed by hand, without an order, and why; of nothing: a note, which no undo takes back.
struct ByHand
{
    std::vector<Record> effects;
    Note note;

    friend bool operator==(const ByHand&, const ByHand&) = default;
};

/// The order of a line stands with other dice or another overruling; what is not given here stays. The lines after it
/// are judged again. With neither it is a remark on that line, whatever stands there; the last one holds, and an empty
/// one takes it away.
struct Amended
{
    int line = 0;
    std::optional<Dice> dice;
    std::optional<Overruling> overruled;
    Note note;

    bool remarks() const { return !dice && !overruled; }

    friend bool operator==(const Amended&, const Amended&) = default;
};

/// Takes back the last order, change by hand or correction in force; redo puts it in force again. `back` goes in one
/// step to where the journal was just after line `to` (0: the beginning), also when that line was taken back since;
/// redo returns to where it came from.
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

using Happening = std::variant<Played, Amended, Undone, Redone, BackTo, ByHand>;

struct Entry
{
    int number = 1;  ///< from 1, without gaps
    int version = 1; ///< of the system that wrote it
    Happening what;

    friend bool operator==(const Entry&, const Entry&) = default;
};

struct Header
{
    std::string scenario; ///< file, relative to the journal
    std::string hash;     ///< of the content of the scenario and its maps, 16 hex digits
    std::string ruleset;
    std::string edition;
    std::vector<std::pair<std::string, std::string>> options;
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

/// What the journal keeps of a verdict.
Said saidOf(const Verdict& verdict);

/// The dice of this journal that were rolled so far, those of orders taken back too: the next one is rolled(seed, that
/// number), and no undo brings a die back that everybody has seen.
std::uint64_t diceRolled(const Journal& journal);

} // namespace merlon::play
