#include "targets.h"

#include <array>

namespace merlon::fuzz
{

std::span<const Target> targets()
{
    static constexpr std::array<Target, 9> all{{
        {"map", brokenMap, changedYaml},
        {"table", brokenTable, changedYaml},
        {"scenario", brokenScenario, changedYaml},
        {"tables", brokenTables, changedYaml},
        {"stamp", brokenStamp, changedYaml},
        {"lint", brokenLint, changedYaml},
        {"orders", brokenOrders, changedOrders},
        {"journal", brokenJournal, changedJournal},
        {"svg", brokenSvg, changedSvg},
    }};
    return all;
}

} // namespace merlon::fuzz
