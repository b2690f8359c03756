#pragma once

#include "editor/inquiry.h"

#include "core/play/scenario.h"

#include <vector>

namespace merlon::editor
{

/// Which set-up zones can shoot at which before anybody has moved, as the ground allows it, with the weapons that the
/// force of the zone has.
struct Fairness
{
    struct Cell
    {
        int from = 0; ///< hexes of the zone from which something of the other is under fire
        int hit = 0;  ///< hexes of the other that are under fire
    };

    bool answered = false; ///< false: the scenario cannot be played as it is
    std::vector<play::Force> forces;
    std::vector<play::Zone> zones;
    std::vector<Cell> cells; ///< rows fire, columns are under fire

    const Cell& at(std::size_t row, std::size_t column) const { return cells[row * zones.size() + column]; }
    /// Of two forces.
    bool opposed(std::size_t row, std::size_t column) const { return zones[row].force != zones[column].force; }
};

Fairness fairnessOf(const edit::Desk& desk, const std::stop_token& stop, const Progress& progress);

} // namespace merlon::editor
