#pragma once

#include "app/ctl/kept_game.h"
#include "core/io/files.h"

#include <string>
#include <vector>

/// A file of orders, judged one by one.
namespace merlon::ctl
{

class Command;

/// Dice for orders that bring none: typed in a row, or rolled from a seed.
struct DiceBox
{
    std::vector<int> typed;
    std::size_t next = 0;
    std::optional<std::uint64_t> seed;
    std::uint64_t rolled = 0; ///< the number of the seed's next die

    /// `idle` says it when a face is on no such die.
    std::optional<play::Die> draw(const play::Need& need, std::vector<yaml::Message>& idle);
};

class Judging
{
public:
    /// `file` is for messages. With `kept` each order goes into the journal, and the game goes on from it.
    Judging(const Command& command, play::Game game, DiceBox box, std::string file, KeptGame* kept = nullptr);

    /// Prints every verdict and what is wrong; answers the exit status. What cannot be kept ends it: the orders behind
    /// would stand on a game that is not in the journal.
    int run(const std::vector<io::OrderLine>& orders);

private:
    bool judge(const io::OrderLine& line, int number);
    bool ruleByHand(const io::OrderLine& line, int number);
    bool keep(const io::OrderLine& line, play::Given given, const play::Verdict& verdict);
    bool keep(play::Happening what);
    void fail(const yaml::Diagnostics& why);
    void printSheets() const;
    void sayIdleDice() const;

    const Command& command_;
    KeptGame* kept_;
    play::Game game_;
    DiceBox box_;
    std::string file_;
    int keptHere_ = 0; ///< orders
    int status_ = 0;
};

} // namespace merlon::ctl
