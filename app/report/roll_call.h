#pragma once

#include "app/report/battle_report.h"
#include "referee/journal_text.h"

#include <map>
#include <string>
#include <utility>

/// Who takes part in a game, and what becomes of them.
namespace merlon::report
{

/// Its place among the forces of the scenario; -1: none of them.
int forceOf(const play::Scenario& scenario, std::string_view id);

/// Looks at the pieces after each line: who came off worse, in which line and from what order.
class RollCall
{
public:
    /// All must outlive it.
    RollCall(const referee::VerdictText& text, const referee::JournalText& lines, const play::Scenario& scenario)
        : text_(text), lines_(lines), scenario_(scenario)
    {
    }

    void begin(const play::Game& game);
    /// The game after a line; `when`: the turn in which that was given.
    void look(const play::Game& game, int line, const QString& when);
    /// So far, in the order of their lines.
    std::vector<Casualty> casualties() const;
    std::vector<Force> forces() const;

private:
    using Key = std::pair<std::string, std::string>; ///< sort and id of a thing
    using Pieces = std::map<Key, play::Piece>;

    /// Somebody who went from the map: as he was, and the line that took him.
    struct Absent
    {
        play::Piece piece;
        int line = 0;
        QString when;
    };
    struct Member
    {
        std::string force;
        bool beast = false;
    };

    static Pieces piecesIn(const play::Game& game);
    void join(const play::Piece& piece);
    QString nameOf(const play::Piece& piece) const;
    QString became(const play::Piece& now, const play::Piece* before) const;

    const referee::VerdictText& text_;
    const referee::JournalText& lines_;
    const play::Scenario& scenario_;
    Pieces pieces_; ///< as they are now
    std::map<Key, Absent> absent_;
    std::map<Key, Member> roster_; ///< who took part, and for whom
    std::vector<Casualty> casualties_;
};

} // namespace merlon::report
