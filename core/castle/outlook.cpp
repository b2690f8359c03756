// Fields of fire over the whole map, by the same lines and limits by which a shot is judged.

#include "core/castle/door.h"

#include "core/castle/ground/limits.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

/// One shooter with one weapon, and the ground without anybody else on it: they come and go.
class Watch
{
public:
    Watch(const Position& now, const Weapon& weapon)
        : rules_(now.rules()), site_(*now.state().site), weapon_(weapon), field_(site_.ground(), rules_.line)
    {
    }

    bool canBeStoodOn(Hex hex) const
    {
        const Terrain* row = site_.rowAt(hex);
        return row == nullptr || row->foot;
    }

    /// 0, or 1 and the cover.
    std::uint8_t gradeOf(Hex from, Hex to) const
    {
        if (from == to || hex::distance(from, to) > weapon_.longRange)
            return 0;
        const Ground& ground = site_.ground();
        if (isUnderSomething(from)) // siege.4.33b
            return 0;
        const Aim aim{ground.top(from), ground.top(to)};
        if (placeLimit(field_, aim) != Limit::None || leavesTheMoat(aim))
            return 0;
        const Sightline line = lineOfFire(field_, aim);
        return line.clear ? static_cast<std::uint8_t>(1 + static_cast<int>(std::min(line.cover.cover, Cover::Strong)))
                          : std::uint8_t{0};
    }

private:
    /// siege.ruling.moat-out, where a group has chosen the other reading.
    bool leavesTheMoat(const Aim& aim) const
    {
        if (!rules_.moatShootsInto)
            return false;
        const auto moat = [&](Spot spot) { return site_.ground().at(spot.hex).moatOn(spot.storey); };
        return moat(aim.shooter) >= 0 && moat(aim.target) != moat(aim.shooter);
    }
    bool isUnderSomething(Hex hex) const
    {
        const Spot top = site_.ground().top(hex);
        return std::ranges::any_of(site_.ground().at(hex).things,
                                   [&](const Standing& one)
                                   {
                                       const Storey* place = one.kind->storey(top.storey);
                                       return place != nullptr && place->hides;
                                   });
    }

    const Rules& rules_;
    const Site& site_;
    const Weapon& weapon_;
    Field field_;
};

const Weapon* weaponOf(const Data& data, const Counter& counter)
{
    const auto& own = data.figures[static_cast<std::size_t>(counter.figure)].piece.weapon;
    const auto& named = counter.weapon ? counter.weapon : own;
    return named ? data.rules.numbers->findWeapon(named->id) : nullptr;
}

} // namespace

std::vector<play::Post> postsOf(const Position& now, std::string_view force)
{
    std::vector<play::Post> posts;
    const Data& data = now.data();
    for (const Counter& one : now.state().counters)
        if (const Weapon* weapon = weaponOf(data, one); weapon != nullptr && one.hex && one.health != Health::Dead &&
                                                        data.forces[static_cast<std::size_t>(one.force)] == force)
            posts.push_back({*one.hex, weapon->id, one.id});
    return posts;
}

play::Post postAt(const Position& now, Hex hex)
{
    for (const Counter& one : now.state().counters)
        if (const Weapon* weapon = weaponOf(now.data(), one);
            weapon != nullptr && one.health != Health::Dead && Footprint(one).contains(hex))
            return {hex, weapon->id, one.id};
    return {hex, std::string(usualWeapon), {}};
}

play::Outlook outlookOf(const Position& now, const play::Post& post, play::Facing facing)
{
    const Data& data = now.data();
    const State& state = now.state();
    const Weapon* weapon = data.rules.numbers->findWeapon(post.with);
    const hex::Layout& layout = state.site->map->layout;
    play::Outlook grades(static_cast<std::size_t>(layout.count()), 0);
    if (weapon == nullptr)
        return grades;
    const Watch watch(now, *weapon);
    for (int i = 0; i < layout.count(); ++i)
    {
        const Hex other = layout.hexOf(i);
        const bool from = facing == play::Facing::From;
        grades[static_cast<std::size_t>(i)] = !watch.canBeStoodOn(other) ? play::nobodyThere
                                              : from                     ? watch.gradeOf(post.hex, other)
                                                                         : watch.gradeOf(other, post.hex);
    }
    return grades;
}

play::Scenario twoOn(const play::Setting& setting, Hex from, Hex to, const std::string& weapon)
{
    const auto figure = [&](const char* id, Hex hex)
    {
        play::Force force;
        force.id = id;
        force.counters.push_back({id,
                                  map::printedName(*play::hexBoard(setting.boards), hex),
                                  {{"weapon", play::Choice{"weapon", weapon}}, {"hex", hex}},
                                  {}});
        return force;
    };
    play::Scenario two = setting.scenario;
    two.forces = {figure("from", from), figure("to", to)};
    return two;
}

std::vector<play::Choice> wordsOfOutlooks()
{
    return {{"brief.cover", "none"}, {"brief.cover", "light"}, {"brief.cover", "medium"}, {"brief.cover", "strong"}};
}

std::vector<std::pair<Hex, int>> reachOf(const Position& now, const Body& who)
{
    std::vector<std::pair<Hex, int>> ends;
    const Reach reach(now, who, pointsLeft(now, who));
    for (const Reach::End& end : reach.ends())
        ends.emplace_back(end.hex, end.cost);
    return ends;
}

} // namespace merlon::castle
