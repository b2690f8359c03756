#pragma once

#include "core/io/files.h"
#include "core/play/system.h"

/// Forces for the author of a scenario to begin with, each in several sizes: a levies/1 file for each system,
/// resources/levies. What their counters have comes from System::pieces.
namespace merlon::io
{

struct Levy
{
    struct Rank
    {
        std::vector<int> of; ///< how many there are of it, for each size
        play::Fields fields;
    };

    std::string id;
    LocalText name;
    std::vector<Rank> ranks;
};

struct Levies
{
    std::vector<int> sizes; ///< counters in all, ascending
    std::vector<Levy> all;
};

/// Every force has as many counters as its size says; anything else is an error.
Loaded<Levies> parseLevies(std::string_view text, const std::string& file, const play::System& system);

/// What the counters of a force of that size have, rank by rank; `size` is an index into Levies::sizes.
std::vector<play::Fields> raised(const Levy& levy, std::size_t size);

} // namespace merlon::io
