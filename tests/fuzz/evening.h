#pragma once

#include "core/io/files.h"
#include "core/play/fold.h"

namespace merlon::fuzz
{

/// A scenario that ships whose name stands in the first lines of a text, or else the first of them.
std::shared_ptr<const play::Setting> settingNamedIn(std::string_view text);

/// What is played of a file of orders, as merlonctl judge --keep does it: an order that waits for something is not
/// kept.
class Evening
{
public:
    explicit Evening(std::shared_ptr<const play::Setting> setting);

    void play(const io::OrderLine& line);
    void take(play::Happening what);

    const play::Game& game() const { return fold_.game(); }
    const play::Fold& fold() const { return fold_; }
    const play::Journal& journal() const { return journal_; }
    /// What did not hold so far, the first of it.
    const std::string& broken() const { return broken_; }
    /// All taken back it is the game that it was, and all done again the game that it is.
    void takeBack();

private:
    play::Verdict judge(const io::OrderLine& line, play::Given& given) const;
    void complain(std::string what);

    play::Game start_;
    play::Fold fold_;
    play::Journal journal_;
    std::string broken_;
};

} // namespace merlon::fuzz
