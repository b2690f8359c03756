#pragma once

#include "core/centuria/entry/entry.h"
#include "core/play/system.h"

/// Conduct and the referee. Section 4.
namespace merlon::centuria
{

/// About what the referee may be asked to decide.
using Ruled = play::OneOf<"matter", "forgotten", "version", "doubt">;

/// Somebody complains about dice for a whole game, and the referee hears of it.
struct ReportDice
{
    PlayerId player;
    std::optional<std::string> note;
};
/// By the organisers, as they think right.
struct Penalise
{
    PlayerId player;
    int tp = 0;
    std::string note;
};
/// The referee is wanted there.
struct Call
{
    TableId table;
    std::optional<std::string> note;
};
/// A table in question becomes a game of its own: it is laid out and measured, and what is decided there comes home.
struct Measure
{
    TableId table;
    std::optional<std::string> note;
};
/// What he says, of his own accord or because he was called.
struct Decide
{
    Ruled matter;
    std::optional<TableId> table; ///< none: it holds for all
    std::string what;
    std::optional<std::string> by; ///< none: the organisers
};

struct Warned
{
    PlayerId player;
    std::optional<std::string> note;
};
struct Penalised
{
    PlayerId player;
    bool dice = false; ///< for a complaint
    int tp = 0;
    std::optional<std::string> note;
};
struct Called
{
    TableId table;
    std::optional<std::string> note;
    std::optional<bool> measured; ///< on a table of its own
};
struct Decided
{
    Ruled matter;
    std::optional<TableId> table;
    std::string what;
    std::optional<std::string> by;
};

play::Verdict judge(const Data&, const State&, const play::Begun<ReportDice>&, play::Tray&);
play::Verdict judge(const Data&, const State&, const play::Begun<Penalise>&, play::Tray&);
play::Verdict judge(const Data&, const State&, const play::Begun<Call>&, play::Tray&);
play::Verdict judge(const Data&, const State&, const play::Begun<Measure>&, play::Tray&);
play::Verdict judge(const Data&, const State&, const play::Begun<Decide>&, play::Tray&);
void carry(const Data&, State&, const Warned&);
void carry(const Data&, State&, const Penalised&);
void carry(const Data&, State&, const Called&);
void carry(const Data&, State&, const Decided&);

/// Tables that wait for the referee.
void addCalls(std::vector<play::Owed>& out, const State& state);
/// What the referee has decided, and what players were told and fined.
play::Sheet decisionsOf(const State& state);
play::Sheet penaltiesOf(const State& state);

std::vector<RuleId> rulesOfConduct();

/// Rows of those sheets.
struct DecisionRow
{
    int round = 0;
    std::optional<TableId> table;
    Matter matter = Matter::Doubt;
    std::optional<std::string> what;
    std::optional<std::string> by;
    std::optional<int> minutes;
};
struct PenaltyRow
{
    PlayerId player;
    int round = 0;
    Reproof reproof = Reproof::Organisers;
    int tp = 0;
    std::optional<std::string> note;
};

} // namespace merlon::centuria
