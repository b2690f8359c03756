#pragma once

#include "core/castle/field/position.h"

#include <vector>

/// Who stands and who lies on each hex, for one who moves among them. SIEGE 1.61, 1.62.
namespace merlon::castle
{

/// What the dead weigh there: a man 1, a horse 3 on both its hexes (siege.ruling.corpses).
int bodiesOn(const Position& now, Spot spot);
/// How many of them are men.
int menAmong(const Position& now, Spot spot);

/// Whether one of that side may not even pass him (1.61a; siege.ruling.horse-hex for horses without riders).
bool bars(const Position& now, const Counter& one, int force);
bool bars(const Position& now, const LooseHorse& horse, int force);

/// Those on one storey are not in the way of those on another: see Position::isAt.
class Occupants
{
public:
    Occupants(const Position& now, const Body& mover);

    int bodies(Spot spot) const { return at(spot).bodies; }
    /// The mover, as the system has it (Policies::flees).
    bool flees() const { return flees_; }
    /// By as many living ones as have room, so that the mover may not stop.
    bool taken(Spot spot) const
    {
        const int living = at(spot).living;
        return living > 0 && living >= ground_.at(spot.hex).room(spot.storey);
    }
    /// By one who may not even be passed.
    bool barred(Spot spot) const { return at(spot).barred; }

private:
    struct Crowd
    {
        std::uint8_t bodies = 0;
        std::uint8_t living = 0;
        bool barred = false;
    };
    /// Of what is one place from foot to top there is one.
    std::size_t levelOf(Spot spot) const
    {
        return spot.storey > 0 && ground_.at(spot.hex).tall() != nullptr ? static_cast<std::size_t>(spot.storey) : 0;
    }
    const Crowd& at(Spot spot) const
    {
        const std::size_t level = levelOf(spot);
        const std::size_t slot = ground_.slotOf(spot.hex);
        return level < storeys_.size() && slot < storeys_[level].size() ? storeys_[level][slot] : nobody_;
    }
    /// Null off the map.
    Crowd* find(Spot spot);
    void lie(Spot spot, int weight);
    void stand(Spot spot, bool bars);

    const Ground& ground_;
    bool flees_ = false;
    std::vector<std::vector<Crowd>> storeys_; ///< by storey and Ground slot; empty where nobody is
    Crowd nobody_;
};

} // namespace merlon::castle
