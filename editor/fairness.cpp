#include "editor/fairness.h"

#include "core/play/aim_face.h"
#include "editor/heat.h"

#include <algorithm>
#include <set>

namespace merlon::editor
{
namespace
{

std::set<std::string> weaponsOf(const play::Game& game, const std::string& force)
{
    std::set<std::string> weapons;
    for (const play::Post& post : game.setting->system->aims()->posts(game, force))
        weapons.insert(post.with);
    return weapons;
}

/// What can be shot at from a hex, with any of those.
std::vector<bool> underFire(const play::Game& game, hex::Hex from, const std::set<std::string>& weapons)
{
    std::vector<bool> hit(static_cast<std::size_t>(play::hexBoard(game.setting->boards)->layout.count()), false);
    for (const std::string& weapon : weapons)
    {
        const play::Outlook outlook =
            game.setting->system->aims()->outlook(game, {from, weapon, {}}, play::Facing::From);
        for (std::size_t i = 0; i < outlook.size(); ++i)
            if (outlook[i] != 0 && outlook[i] != play::nobodyThere)
                hit[i] = true;
    }
    return hit;
}

/// One zone shoots at all others.
class Row
{
public:
    Row(const play::Game& game, Fairness& fairness, std::size_t number)
        : game_(game),
          layout_(play::hexBoard(game.setting->boards)->layout),
          fairness_(fairness),
          number_(number),
          weapons_(weaponsOf(game, fairness.zones[number].force)),
          hit_(static_cast<std::size_t>(layout_.count()), false)
    {
    }

    void fireFrom(hex::Hex from)
    {
        if (!layout_.contains(from) || weapons_.empty())
            return;
        const auto hit = underFire(game_, from, weapons_);
        for (std::size_t i = 0; i < hit.size(); ++i)
            hit_[i] = hit_[i] || hit[i];
        forOthers([&](const play::Zone& other, Fairness::Cell& cell) { cell.from += countIn(other, hit) > 0; });
    }

    void end()
    {
        forOthers([&](const play::Zone& other, Fairness::Cell& cell) { cell.hit = countIn(other, hit_); });
    }

private:
    int countIn(const play::Zone& zone, const std::vector<bool>& hit) const
    {
        const auto isHit = [&](hex::Hex at)
        { return layout_.contains(at) && hit[static_cast<std::size_t>(layout_.index(at))]; };
        return static_cast<int>(std::ranges::count_if(zone.hexes, isHit));
    }
    template <class Do>
    void forOthers(const Do& act)
    {
        for (std::size_t column = 0; column < fairness_.zones.size(); ++column)
            if (fairness_.opposed(number_, column))
                act(fairness_.zones[column], fairness_.cells[number_ * fairness_.zones.size() + column]);
    }

    const play::Game& game_;
    const hex::Layout& layout_;
    Fairness& fairness_;
    std::size_t number_;
    std::set<std::string> weapons_;
    std::vector<bool> hit_;
};

} // namespace

Fairness fairnessOf(const edit::Desk& desk, const std::stop_token& stop, const Progress& progress)
{
    Fairness fairness;
    const auto game = gameOn(desk);
    if (!game || game->setting->system->aims() == nullptr)
        return fairness;
    fairness.answered = true;
    fairness.forces = game->setting->scenario.forces;
    fairness.zones = play::zonesOn(game->setting->scenario, 0); // where shots are
    fairness.cells.resize(fairness.zones.size() * fairness.zones.size());
    int all = 0;
    int done = 0;
    for (const play::Zone& zone : fairness.zones)
        all += static_cast<int>(zone.hexes.size());
    for (std::size_t number = 0; number < fairness.zones.size(); ++number)
    {
        Row row(*game, fairness, number);
        for (const hex::Hex from : fairness.zones[number].hexes)
        {
            if (stop.stop_requested())
                return fairness;
            row.fireFrom(from);
            progress(++done, all);
        }
        row.end();
    }
    return fairness;
}

} // namespace merlon::editor
