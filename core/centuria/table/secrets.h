#pragma once

#include "core/centuria/numbers/wishes.h"
#include "core/centuria/table/orders.h"
#include "core/play/system.h"

/// What is written down in secret and opened when it takes effect, and how a table in question is decided. Sections 4
/// and 6.
namespace merlon::centuria::setup
{

/// What stands on a slip: as much of it as its kind needs.
struct Written
{
    std::optional<UnitId> unit;       ///< a vanguard, or one that gives its trait up
    std::optional<Border> edge;       ///< of a flank march
    std::optional<ElementId> element; ///< of an ambush, or of a change
    std::optional<Change> change;
};
/// A slip is handed in: sealed at once.
struct WriteSlip
{
    SideId side;
    Secret kind = Secret::Vanguard;
    int number = 0; ///< of his slips
    play::Sealed<Written> slip;
};
/// It takes effect.
struct OpenSlip
{
    SlipId slip;
    Written content;
    std::string salt;
};
/// The slips about scenery at once, and where each of the moves leads.
struct OpenChanges
{
    std::optional<Written> first; ///< of the player named first, where he has handed one in
    std::optional<std::string> firstSalt;
    std::optional<TablePoint> firstBy; ///< east and north
    std::optional<Written> second;
    std::optional<std::string> secondSalt;
    std::optional<TablePoint> secondBy;
};
/// What the referee decides of a table in question: it ends the game, and goes home to the tournament.
struct Settle
{
    std::string what;
    std::optional<std::string> by; ///< none: the organisers
};

struct SlipLies
{
    SideId side;
    Secret kind = Secret::Vanguard;
    int number = 0;
    std::string hash;
};
struct SlipOpened
{
    SlipId slip;
};
struct Removed
{
    ElementId element;
};
struct Settled
{
    std::string what;
    std::optional<std::string> by;
};

play::Verdict judge(const Data&, const State&, const play::Begun<WriteSlip>&, play::Tray&);
play::Verdict judge(const Data&, const State&, const play::Begun<OpenSlip>&, play::Tray&);
play::Verdict judge(const Data&, const State&, const play::Begun<OpenChanges>&, play::Tray&);
play::Verdict judge(const Data&, const State&, const play::Begun<Settle>&, play::Tray&);
void carry(const Data&, State&, const SlipLies&);
void carry(const Data&, State&, const SlipOpened&);
void carry(const Data&, State&, const Removed&);
void carry(const Data&, State&, const Settled&);

/// In which step such a slip is opened; 8: when the table is set up.
int openedIn(Secret kind);
/// One that he has handed in and nobody has opened; null: none.
const Slip* closedSlip(const State& state, std::string_view side, Secret kind);
/// Slips that take effect now.
void addDueSlips(std::vector<play::Owed>& out, const Data& data, const State& state);
/// How many edges or elements he has still to write down or to name: one, or one for each unit.
int leftToName(const Data& data, const State& state, std::string_view side, Secret kind);
/// The first number that no slip of his has.
int nextNumber(const State& state, std::string_view side);

/// What is written on a slip takes effect as if it were said aloud: the reasons and the effect, or why not.
void nameVanguard(const Data& data, const State& state, const UnitId& unit, play::Verdict& verdict);
void nameFlank(const Data& data, const State& state, const NameFlank& named, play::Verdict& verdict);
void nameHide(const Data& data, const State& state, const NameHide& named, play::Verdict& verdict);
void giveUp(const State& state, const UnitId& unit, play::Verdict& verdict);

/// An element that is moved where it stands now: it keeps the distances of bought scenery.
void weighMoved(const Data& data, const State& state, const Element& element, play::Verdict& verdict);

/// The sequence of the set-up as a list to tick off.
play::Sheet checklistOf(const Data& data, const State& state);

std::vector<RuleId> rulesOfSlips();
std::vector<RuleId> rulesOfChanges();

/// A row of the checklist.
struct StepRow
{
    int step = 0;
    Task task = Task::Elements;
    std::optional<SideId> side; ///< whose it is; none: both, or nobody's
    Ticked done = Ticked::Open;
};

} // namespace merlon::centuria::setup
