#pragma once

#include "core/play/fold.h"
#include "core/play/losses.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

/// The story of a game: what its journal tells, in the language of the reader. Data only; writers make files of it.
namespace merlon::report
{

/// A force, and what became of those who fought for it.
struct Force
{
    QString name;
    QString colour; ///< "#a8322d"
    play::Losses losses;

    friend bool operator==(const Force&, const Force&) = default;
};

/// A line of the journal that counts.
struct Line
{
    enum class Sort : std::uint8_t
    {
        Order,
        Refusal,
        Ruling, ///< the referee decided something himself
        Note
    };

    int number = 0;
    Sort sort = Sort::Order;
    int force = -1;  ///< of who ordered; -1: none of the forces
    QString who;     ///< "The Normans", "Referee"
    QString order;   ///< what was ordered, in a sentence
    QString outcome; ///< "Gwyn is wounded."; of a note, what it says
    QString dice;    ///< "7", "4 (rolled), 9"
    QString ruled;   ///< what the referee held to be so: "cover strong"
    QString note;

    friend bool operator==(const Line&, const Line&) = default;
};

/// What happened while the smaller hands of the clock stood still.
struct Step
{
    QString title;  ///< the smaller hands; may be empty
    int force = -1; ///< whose it is; -1: nobody's
    std::vector<Line> lines;
};

/// A piece of a story: what one side did before the other took over.
struct Paragraph
{
    QString who; ///< "The Normans"; empty: nobody's
    int force = -1;
    QString text;

    friend bool operator==(const Paragraph&, const Paragraph&) = default;
};

/// What lay on the table at a time.
struct Position
{
    QString title; ///< "At the end of turn 3"
    QString says;  ///< the same for those who do not see it
    play::Board board;
    std::vector<play::Piece> pieces;
};

struct Turn
{
    QString title;                  ///< the larger hands of the clock: the turn, of a siege the day too
    std::vector<Paragraph> story{}; ///< the same in prose
    std::vector<Step> steps;        ///< in which something happened
    std::optional<Position> end;
};

/// Somebody who came off worse than he was.
struct Casualty
{
    QString who;
    int force = -1;
    QString became; ///< "wounded"
    QString when;
    int line = 0;
    QString how; ///< what was ordered in that line

    friend bool operator==(const Casualty&, const Casualty&) = default;
};

/// A sheet of the system as it is at the end: standings, a treasury.
struct Sheet
{
    QString title;
    QStringList columns;
    std::vector<QStringList> rows;
    std::vector<bool> numbers{}; ///< columns that stand at the right
    QString key{};               ///< "standings"
};

/// Who has won, and what decided it.
struct Result
{
    QString winner; ///< empty: nobody
    QString why;    ///< "Out of play: Fulk."
    QString when;   ///< "Turn 7 of 12"
    QString said{}; ///< all of it in sentences; empty: nobody has won
    QString order;  ///< with its line: "626. End of the phase"; empty: it was so from the start

    friend bool operator==(const Result&, const Result&) = default;
};

struct BattleReport
{
    QString language; ///< "it"
    QString title;
    QString system;
    QString edition; ///< may be empty
    QString now;     ///< what the clock says at the end
    Result result;   ///< of a game that is decided
    QString victory; ///< how the scenario is won
    bool onMap = false;
    std::vector<Force> forces;
    std::optional<Position> beginning;
    std::vector<Turn> turns;
    std::vector<Casualty> casualties;
    std::vector<Sheet> sheets;
};

/// The turns in prose before their lines, or the lines alone.
enum class Telling : std::uint8_t
{
    Story,
    Lines
};

/// In the language whose translator is installed and which QLocale() has.
BattleReport reportOf(const std::shared_ptr<const play::Setting>& setting, const play::Journal& journal,
                      Telling telling = Telling::Story);
/// The sheets of a game as it stands.
std::vector<Sheet> sheetsOf(const play::Game& game);
Sheet toldSheet(const play::Game& game, const play::Sheet& sheet);
/// Where it stands: "Day 2".
QString clockOf(const play::Game& game);

} // namespace merlon::report
