#pragma once

#include "core/play/value.h"
#include "core/rules/rule.h"
#include <initializer_list>

/// Dice of any sides: typed in from the table, or rolled from a recorded seed.
namespace merlon::play
{

/// What a sentence tells, by the names of its arguments.
struct Args : std::vector<std::pair<std::string_view, Value>>
{
    using vector::vector;
    // In the source: every rule makes some.
    Args();
    Args(std::initializer_list<value_type> all);
    Args(const Args&);
    Args(Args&&) noexcept;
    Args& operator=(const Args&);
    Args& operator=(Args&&) noexcept;
    ~Args();
};

enum class Source : std::uint8_t
{
    Typed,
    Rolled,
    Corrected
};

/// A die that is wanted. A draw by lot is one die of very many sides that the program rolls and the journal keeps.
struct Need
{
    int sides = 10;
    std::string_view purpose; ///< the word "die.<purpose>" of the catalogue
    Args about{};             ///< tells apart the dice of one order that have one purpose
    std::string by{};         ///< who throws it: a force or a player; empty: anybody
    Args whom{};              ///< said with it, as `about` is, where its key must stay what it was

    /// What the answer is filed under: "shot", "spread/4:5/4:6".
    std::string key() const;

    friend bool operator==(const Need&, const Need&) = default;
};

/// A die on the table. `purpose` is the key of the need that it answered, so that a corrected die leaves the others
/// where they belong; empty for one that was typed before anything was asked.
struct Die
{
    int sides = 10;
    int value = 1; ///< 1 to sides
    std::string purpose;
    Source source = Source::Typed;

    friend bool operator==(const Die&, const Die&) = default;
};
using Dice = std::vector<Die>;

/// A face typed from the table as a value from 1 to `sides`: 0 on a ten-sided die reads 10. Nothing for anything else.
std::optional<int> valueOfFace(int face, int sides);

/// The n-th (from 0) throw of a seed with a die of so many sides: the same on every machine, so that a journal can be
/// replayed.
int rolled(std::uint64_t seed, std::uint64_t n, int sides);

/// "d10", and back; 2 to 2^30 sides.
std::string dieName(int sides);
std::optional<int> sidesOf(std::string_view dieName);

} // namespace merlon::play
