#pragma once

#include "core/play/system.h"

/// What a desk prints besides its sheets: lists that hang on a wall, pages that are filled in, slips that are cut
/// apart.
namespace merlon::play
{

/// A line that somebody fills in by hand.
struct Blank
{
    Value label;
    std::vector<Value> boxes{}; ///< to tick, in place of room to write
    int lines = 1;              ///< so much room to write
    bool shared = false;        ///< filled in once, not by each of them
    std::vector<Value> known{}; ///< of each of them, what stands there already
    bool strong = false;        ///< a total
};

/// A page, or a slip.
struct Leaf
{
    std::string number{}; ///< "2-3-1-4": by which a slip is known
    std::optional<Value> title{};
    std::vector<Reason> heads{}; ///< from the whole to the part: "Round 2 of 3", "Table 3"
    std::vector<Value> who{};    ///< those who fill it in, a column each
    std::vector<Value> says{};   ///< how that is done
    std::vector<Blank> blanks{};
    std::vector<Value> signs{}; ///< who signs it
};

struct Handout
{
    enum class Use : std::uint8_t
    {
        Read,
        HungUp,   ///< in type that is read from afar
        FilledIn, ///< a page a leaf
        CutApart
    };

    std::string_view key; ///< the word "handout.<key>"
    Use use = Use::Read;
    std::vector<Reason> heads{}; ///< beneath its title
    std::vector<Sheet> sheets{}; ///< of what is read or hung up
    std::vector<Leaf> leaves{};  ///< of the others
    bool sorted = false;         ///< rows by the first of their cells, as the reader's language sorts
};

} // namespace merlon::play
