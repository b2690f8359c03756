#pragma once

#include "core/siege/position.h"

#include <vector>

/// Who stands and who lies on each hex, for one who moves among them. SIEGE 1.61, 1.62.
namespace merlon::siege
{

/// What the dead weigh there: a man 1, a horse 3 on both its hexes (siege.ruling.corpses).
int bodiesOn(const Position& now, Hex hex);

class Crowd
{
public:
    Crowd(const Position& now, const Body& mover);

    int bodies(Hex hex) const { return at(hex).bodies; }
    /// By a living one, so that the mover may not stop.
    bool taken(Hex hex) const { return at(hex).taken; }
    /// By one who may not even be passed.
    bool barred(Hex hex) const { return at(hex).barred; }

private:
    struct Spot
    {
        std::uint8_t bodies = 0;
        bool taken = false;
        bool barred = false;
    };
    const Spot& at(Hex hex) const
    {
        const std::size_t slot = ground_.slotOf(hex);
        return slot < spots_.size() ? spots_[slot] : nobody_;
    }
    void lie(Hex hex, int weight);
    void stand(Hex hex, bool bars);

    const castle::Ground& ground_;
    std::vector<Spot> spots_; ///< by Ground slot
    Spot nobody_;
};

} // namespace merlon::siege
