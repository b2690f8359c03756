#pragma once

#include "app/ctl/command.h"
#include "app/ctl/kept_game.h"

/// A tournament on the command line. What is asked of a system is that its orders are called so: pair, publish, score,
/// correct, and for a random one announce, register, hand_in, leave.
namespace merlon::ctl
{

/// The tournament of a file with what its journal has added; nothing, and said why, where it is none.
std::optional<KeptGame> tournamentIn(const Command& command, const std::string& file);
/// Judges an order and keeps it, with what it says; false, and told, where it is refused or lacks something.
bool give(const Command& command, KeptGame& kept, const play::Record& order);
/// Enters the players of a table, a row each, with their army lists where it has them: all of them or none.
int enterPlayers(const Command& command, KeptGame& kept);
/// The sheet of that name, a row a line.
void printSheet(const Command& command, const play::Game& game, std::string_view key);

/// Into the file of -o, as --what says.
int printTournament(const Command& command, const play::Game& game);

/// Players enter, play, leave and come late until the last round is over.
class RandomTournament
{
public:
    RandomTournament(std::uint64_t seed, int players, int rounds) : seed_(seed), players_(players), rounds_(rounds) {}

    /// Of the file that it is played on.
    std::string setting(const std::string& title);
    /// What happens next in that game; nothing when all is over.
    std::optional<play::Record> next(const play::Game& game);

private:
    int any(int least, int most);
    bool once(int outOf) { return any(1, outOf) == 1; }
    play::Record entry();
    play::Record list(const std::string& name);
    std::optional<play::Record> departure(const play::Game& game);

    std::uint64_t seed_;
    std::uint64_t thrown_ = 0;
    int players_;
    int rounds_;
    int entered_ = 0;
    int roundOfLate_ = 0; ///< in which somebody came late or left already
    std::string withoutList_;
};

} // namespace merlon::ctl
