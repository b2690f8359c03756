#pragma once

#include "editor/inquiry.h"
#include "editor/roster_columns.h"

#include "core/play/scenario.h"

#include <optional>
#include <vector>

namespace merlon::editor
{

/// What each side of a scenario has and can do from set-up, beside the others.
struct Balance
{
    struct Side
    {
        play::Force force;
        int placed = 0;                       ///< counters that stand on a hex
        std::vector<long long> sums;          ///< by Balance::columns
        std::optional<long long> cost{};      ///< of all its counters; none: the system has no costs
        std::vector<std::string> shooters{};  ///< ids of counters that could shoot at somebody in their own time
        std::vector<std::string> underFire{}; ///< ids of those at whom somebody could
        std::optional<int> contact{};         ///< turns until it stands beside another side that stays where it is
        std::string first{};                  ///< id of the counter of the kind that is there first
        std::optional<hex::Hex> met{};        ///< where that is
        std::vector<hex::Hex> hexes{};        ///< of its counters
        std::vector<hex::Hex> shooterHexes{};
        std::vector<hex::Hex> targetHexes{};
    };

    bool answered = false; ///< false: the scenario cannot be played as it is
    bool shoots = false;   ///< whether anybody acts from afar by these rules, and walks
    const play::System* system = nullptr;
    std::vector<RosterColumn> columns; ///< numbers that a counter has
    std::vector<Side> sides;
};

/// The most turns after which a first contact is looked for.
inline constexpr int mostTurnsToContact = 30;

Balance balanceOf(const edit::Desk& desk, const std::stop_token& stop, const Progress& progress);

} // namespace merlon::editor
