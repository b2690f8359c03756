#include "core/lint/levels.h"

#include "core/edit/map_value.h"
#include "core/edit/names_in_sentences.h"
#include "tell.h"

#include <set>

namespace merlon::lint
{

using edit::OfMap;

namespace
{

constexpr int jump = 2; ///< levels; one is a step up a bank, or down into a moat

/// Hexes from which the ground falls off, each until it is told.
class Cliffs
{
public:
    explicit Cliffs(const edit::Desk& desk) : map_(desk.mapValue())
    {
        for (const auto& entry : edit::headOf(map_).legend)
        {
            const auto* terrain = desk.palette->find(entry.terrain);
            open_.push_back(terrain != nullptr && terrain->bears.empty());
        }
        for (const edit::Entry& entry : *map_.shelves[OfMap::features])
            for (const auto& feature = *entry.thing.as<map::Feature>(); const hex::Side side : feature.sides)
            {
                sides_.emplace(feature.hex, side);
                sides_.emplace(hex::neighbour(feature.hex, side), hex::opposite(side));
            }
        hex::forEachHex(map_.grid,
                        [&](hex::Hex at)
                        {
                            if (fallsOff(at))
                                cliffs_.insert(at);
                        });
    }

    /// The next one, with all beside it and beside those.
    std::vector<hex::Hex> takeNext()
    {
        std::vector<hex::Hex> together;
        if (!cliffs_.empty())
            together.push_back(cliffs_.extract(cliffs_.begin()).value());
        for (std::size_t i = 0; i < together.size(); ++i)
            for (const hex::Side side : hex::allSides)
                if (auto next = cliffs_.extract(hex::neighbour(together[i], side)); !next.empty())
                    together.push_back(next.value());
        return together;
    }

private:
    bool isOpen(hex::Hex at) const { return open_[static_cast<std::size_t>(edit::numberAt(map_, OfMap::terrain, at))]; }
    int levelAt(hex::Hex at) const { return edit::numberAt(map_, OfMap::level, at); }
    bool fallsOff(hex::Hex at) const
    {
        if (!isOpen(at))
            return false;
        for (const hex::Side side : hex::allSides)
            if (const hex::Hex beside = hex::neighbour(at, side); map_.grid.contains(beside) &&
                                                                  levelAt(at) - levelAt(beside) >= jump &&
                                                                  isOpen(beside) && !sides_.contains({at, side}))
                return true;
        return false;
    }

    const edit::Value& map_;
    std::vector<bool> open_;                         ///< by number in the legend: nothing is built there
    std::set<std::pair<hex::Hex, hex::Side>> sides_; ///< where something stands
    std::set<hex::Hex> cliffs_;
};

} // namespace

std::vector<Finding> levelJumps(const edit::Desk& desk)
{
    std::vector<Finding> found;
    if (!edit::headOf(desk.mapValue()).levels)
        return found;
    Cliffs cliffs(desk);
    for (auto together = cliffs.takeNext(); !together.empty(); together = cliffs.takeNext())
    {
        Finding one;
        one.doc = desk.map;
        one.at = together.front();
        one.says = tell::level_jump{.hex = edit::named(desk, together.front()), .count = together.size()};
        found.push_back(std::move(one));
    }
    return found;
}

} // namespace merlon::lint
