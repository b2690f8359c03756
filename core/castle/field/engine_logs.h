#pragma once

#include "core/castle/field/orders.h"

/// What siege towers, rams and ballistas remember of the turns before.
namespace merlon::castle
{

/// Of a turn: that of one force (an index into Data::forces).
struct Phase
{
    int turn = 1;
    int force = 0;

    friend bool operator==(const Phase&, const Phase&) = default;
};

/// Of one that has moved, struck, or been fought from; it is known by its hexes.
struct EngineLog
{
    std::vector<hex::Hex> hexes;
    int spent = 0;                  ///< movement points of this phase
    bool last = false;              ///< nobody has moved since it did in this phase
    std::optional<Phase> arrived{}; ///< when it moved last
    std::optional<Phase> struck{};
    std::optional<Phase> fought{};      ///< when one of those inside attacked last, since it arrived
    std::vector<Phase> interruptions{}; ///< of its ramming, since it arrived or struck

    friend bool operator==(const EngineLog&, const EngineLog&) = default;
};

/// Of a ballista that has had a crew or has shot; it is known by its hex.
struct BallistaLog
{
    hex::Hex hex;
    int force = 0;  ///< of the crew that it had
    int served = 0; ///< turns running with a crew, since it shot
    std::optional<Phase> shot{};
    std::vector<std::string> crew{}; ///< who served its shot of this phase
    std::vector<std::string> left{}; ///< who has left it in this phase, or was stunned

    friend bool operator==(const BallistaLog&, const BallistaLog&) = default;
};

} // namespace merlon::castle
