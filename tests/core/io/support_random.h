#pragma once

#include "core/map/hex_map.h"
#include "core/play/system.h"

#include <random>
#include <string>

/// Files that nobody wrote, the same for the same seed.
namespace merlon::test
{

/// Draws that are the same everywhere.
class Draw
{
public:
    explicit Draw(std::uint32_t seed) : random_(seed) {}

    /// From `least` to `most`, both included.
    int from(int least, int most)
    {
        return least + static_cast<int>(random_() % static_cast<std::uint32_t>(most - least + 1));
    }
    bool chance(int oneIn = 2) { return from(1, oneIn) == 1; }
    template <class Things>
    const auto& of(const Things& things)
    {
        return things[static_cast<std::size_t>(from(0, static_cast<int>(std::size(things)) - 1))];
    }

private:
    std::mt19937 random_;
};

/// A text that YAML may take for something else, or that must be folded; never empty, nor much longer than so many
/// bytes.
std::string randomText(Draw& draw, std::size_t most = 110);
/// A text of any characters that a file may hold, from all of Unicode; never empty, no longer than a name may be.
std::string anyText(Draw& draw);

/// A map of anything a map file may hold: both orientations and shoves, levels, numbering, features, structures,
/// overlays, a background, texts in languages. Everything is well formed; there is nothing that Merlon does not know.
map::HexMap randomMap(Draw& draw);

/// The same for a scenario, on that map.
play::Scenario randomScenario(Draw& draw, const map::HexMap& map);
play::Boards boardsOf(const map::HexMap& map);

/// A canonical text with comments and unknown keys put in where it may carry them, so that it stays canonical.
std::string annotated(const std::string& text, Draw& draw);

/// A text with a few bytes changed, lost or put in.
std::string mutated(std::string text, Draw& draw);

} // namespace merlon::test
