#include "core/castle/checks/unreached.h"

#include "core/castle/moves/moves.h"
#include "core/castle/numbers/numbers.h"
#include "core/yaml/named.h"
#include "tell.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

constexpr const char* walker = "walker";

/// Where he can get to on foot.
class Walked
{
public:
    explicit Walked(const Position& alone)
        : alone_(alone),
          state_(alone.state()),
          map_(*alone.state().site->map),
          reached_(static_cast<std::size_t>(map_.layout.count()), false)
    {
        bool built = false;
        hex::forEachHex(map_.layout, [&](Hex at) { built = built || (canBeStoodOn(at) && !isOpen(at)); });
        hex::forEachHex(map_.layout,
                        [&](Hex at)
                        {
                            if (!isOpen(at) || reached(at))
                                return;
                            reached_[indexOf(at)] = true;
                            if (built) // else there is nothing to get to but where one may begin
                                walkFrom(at);
                        });
    }

    bool reached(Hex at) const { return reached_[indexOf(at)]; }
    bool canBeStoodOn(Hex at) const
    {
        const auto* terrain = terrainAt(at);
        return terrain == nullptr || terrain->foot;
    }
    /// Something that was built to be stood on, and cannot be got to.
    bool isCutOff(Hex at) const
    {
        const auto* terrain = map_.layout.contains(at) ? terrainAt(at) : nullptr;
        const auto lies = [&](const map::Covering& one) { return std::ranges::count(one.hexes, at) > 0; };
        return terrain != nullptr && terrain->foot && terrain->height != Height::Moat && !reached(at) &&
               std::ranges::none_of(map_.overlays, lies); // an engine may be in the way
    }

private:
    std::size_t indexOf(Hex at) const { return static_cast<std::size_t>(map_.layout.index(at)); }
    const Terrain* terrainAt(Hex at) const { return alone_.numbers().terrains->find(map_.terrainAt(at)); }
    /// Where one may begin.
    bool isOpen(Hex at) const
    {
        const auto* terrain = terrainAt(at);
        return terrain == nullptr ||
               (terrain->foot && terrain->height == Height::Ground && terrain->building == Building::None);
    }
    void walkFrom(Hex at)
    {
        state_.find(walker)->hex = at;
        const Position now = alone_.with(state_);
        const Reach reach(now, now.find(walker), Reach::anywhere);
        for (const Reach::End& end : reach.ends())
            reached_[indexOf(end.hex)] = true;
    }

    const Position& alone_;
    State state_;
    const map::HexMap& map_;
    std::vector<bool> reached_;
};

} // namespace

play::Game aloneOn(const play::System& system, map::HexMap map)
{
    for (map::Feature& feature : map.features)
        if (feature.state == "closed")
            feature.state = "open";
    play::Scenario scenario;
    scenario.ruleset = system.id();
    scenario.first = walker;
    play::Fields fields{{"hex", map.layout.hexOf(0)}};
    for (const char* figure : {"attack", "defence", "movement"})
        fields.emplace_back(figure, 1);
    fields.emplace_back("class", play::Choice{"class", "soldier"});
    scenario.forces = {{walker, {}, {}, {}, {{walker, {}, std::move(fields), {}}}, {}}};
    return play::begin(
        play::settingOf(system, std::move(scenario), {std::make_shared<const map::HexMap>(std::move(map))}));
}

std::vector<play::MapRemark> unreached(const Position& alone)
{
    const map::HexMap& map = *alone.state().site->map;
    const Walked walked(alone);
    std::vector<bool> told(static_cast<std::size_t>(map.layout.count()), false);
    const auto isTold = [&](Hex at) { return told[static_cast<std::size_t>(map.layout.index(at))]; };
    std::vector<play::MapRemark> remarks;
    hex::forEachHex(
        map.layout,
        [&](Hex first)
        {
            if (!walked.isCutOff(first) || isTold(first))
                return;
            std::vector<Hex> together{first};
            told[static_cast<std::size_t>(map.layout.index(first))] = true;
            for (std::size_t i = 0; i < together.size(); ++i)
                for (const Side side : hex::allSides)
                    if (const Hex next = hex::neighbour(together[i], side); walked.isCutOff(next) && !isTold(next))
                    {
                        told[static_cast<std::size_t>(map.layout.index(next))] = true;
                        together.push_back(next);
                    }
            remarks.push_back({first, tell::unreached{.hex = yaml::named(map, first), .count = together.size()}});
        });
    return remarks;
}

std::vector<play::MapRemark> zonesOutOfReach(const Position& alone, const std::vector<play::Zone>& zones)
{
    std::vector<play::MapRemark> remarks;
    if (zones.empty())
        return remarks;
    const map::HexMap& map = *alone.state().site->map;
    const Walked walked(alone);
    for (const play::Zone& zone : zones)
    {
        std::vector<Hex> hexes = zone.hexes;
        std::erase_if(hexes, [&](Hex at) { return !map.layout.contains(at) || !walked.canBeStoodOn(at); });
        const std::optional<Hex> at = zone.hexes.empty() ? std::nullopt : std::optional(zone.hexes.front());
        if (at && hexes.empty())
            remarks.push_back({at, tell::zone_nowhere{.zone = zone.id}, zone.id});
        else if (at && std::ranges::all_of(hexes, [&](Hex one) { return walked.isCutOff(one); }))
            remarks.push_back({at, tell::zone_cut_off{.zone = zone.id}, zone.id});
    }
    return remarks;
}

} // namespace merlon::castle
