#pragma once

#include "core/piccole/numbers/element.h"
#include "core/piccole/numbers/options.h"
#include "core/piccole/numbers/terrain.h"

/// By what a game is played: the numbers, how a table reads them, and what a measured table has.
namespace merlon::piccole
{

struct Data
{
    Options options;
    Own own;
    const Ruleset* numbers = nullptr;
    std::optional<Terrain> terrain{}; ///< none: no table is measured, and what it would tell is asked for
    std::vector<std::string> sides{}; ///< the forces of the scenario
    std::string first{};              ///< that moves first
    std::vector<Element> elements{};  ///< as the scenario has them

    bool isMeasured() const { return terrain.has_value(); }
    bool inOrder() const { return own.inOrder.value_or(false); }
    double inches(int count) const { return double(count) * numbers->inch; }
};

} // namespace merlon::piccole
