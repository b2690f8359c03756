#pragma once

#include "core/castle/field/position.h"

#include <vector>

/// Who stands and who lies on each hex, for one who moves among them. SIEGE 1.61, 1.62.
namespace merlon::castle
{

/// What the dead weigh there: a man 1, a horse 3 on both its hexes (siege.ruling.corpses).
int bodiesOn(const Position& now, Hex hex, bool aloft = false);
/// How many of them are men.
int menAmong(const Position& now, Hex hex, bool aloft = false);

/// Whether one of that side may not even pass him (1.61a; siege.ruling.horse-hex for horses without riders).
bool bars(const Position& now, const Counter& one, int force);
bool bars(const Position& now, const LooseHorse& horse, int force);

/// Those on top of a siege tower are not in the way of those inside it, nor they in theirs: see Position::isAt.
class Occupants
{
public:
    Occupants(const Position& now, const Body& mover);

    int bodies(Hex hex, bool aloft = false) const { return at(hex, aloft).bodies; }
    /// The mover, as the system has it (Policies::flees).
    bool flees() const { return flees_; }
    /// By a living one, so that the mover may not stop.
    bool taken(Hex hex, bool aloft = false) const { return at(hex, aloft).taken; }
    /// By one who may not even be passed.
    bool barred(Hex hex, bool aloft = false) const { return at(hex, aloft).barred; }

private:
    struct Spot
    {
        std::uint8_t bodies = 0;
        bool taken = false;
        bool barred = false;
    };
    const Spot& at(Hex hex, bool aloft) const
    {
        const std::vector<Spot>& spots = aloft && ground_.at(hex).siegeTower ? above_ : below_;
        const std::size_t slot = ground_.slotOf(hex);
        return slot < spots.size() ? spots[slot] : nobody_;
    }
    /// Null off the map.
    Spot* find(Hex hex, bool aloft);
    void lie(Hex hex, bool aloft, int weight);
    void stand(Hex hex, bool aloft, bool bars);

    const Ground& ground_;
    bool flees_ = false;
    std::vector<Spot> below_; ///< by Ground slot
    std::vector<Spot> above_; ///< on top of siege towers; empty while nobody is
    Spot nobody_;
};

} // namespace merlon::castle
