// Fields of fire over the whole map, by the same lines and limits by which a shot is judged.

#include "core/castle/limits.h"
#include "core/siege/moves/moves.h"
#include "core/siege/system.h"

#include <algorithm>

namespace merlon::siege
{
namespace
{

constexpr std::string_view usual = "long_bow"; // as the ruler has it

/// One shooter with one weapon, and the ground without anybody else on it: they come and go.
class Watch
{
public:
    Watch(const Data& data, const State& state, const Weapon& weapon)
        : data_(data), site_(*state.site), weapon_(weapon), field_(site_.ground, data.line)
    {
    }

    bool canBeStoodOn(Hex hex) const
    {
        const castle::Terrain* row = site_.rowAt(hex);
        return row == nullptr || row->foot;
    }

    /// 0, or 1 and the cover.
    std::uint8_t gradeOf(Hex from, Hex to) const
    {
        if (from == to || hex::distance(from, to) > weapon_.longRange)
            return 0;
        const castle::Ground& ground = site_.ground;
        if (ground.at(from).ram) // nobody shoots from under it (siege.4.33b)
            return 0;
        const castle::Aim aim{from, to, {}, {}, ground.at(from).hasTop(), ground.at(to).hasTop()};
        if (castle::placeLimit(field_, aim) != castle::Limit::None || leavesTheMoat(aim))
            return 0;
        const castle::Sightline line = castle::lineOfFire(field_, aim);
        return line.clear ? static_cast<std::uint8_t>(1 + static_cast<int>(std::min(line.cover.cover, Cover::Strong)))
                          : std::uint8_t{0};
    }

private:
    /// siege.ruling.moat-out, where a group has chosen the other reading.
    bool leavesTheMoat(const castle::Aim& aim) const
    {
        if (data_.options.moatOut != "moat-only")
            return false;
        const auto moat = [&](Hex hex, bool aloft) { return castle::groundAt(field_, hex, aloft).moat; };
        const auto here = moat(aim.shooter, aim.shooterAloft);
        return here >= 0 && moat(aim.target, aim.targetAloft) != here;
    }

    const Data& data_;
    const castle::Site& site_;
    const Weapon& weapon_;
    castle::Field field_;
};

const Weapon* weaponOf(const Data& data, const Counter& counter)
{
    const auto& named = data.figures[static_cast<std::size_t>(counter.figure)].piece.weapon;
    return named ? data.ruleset->findWeapon(named->id) : nullptr;
}

} // namespace

std::vector<play::Post> System::posts(const play::Game& game, std::string_view force) const
{
    std::vector<play::Post> posts;
    const Data& data = dataOf(game);
    for (const Counter& one : stateOf(game).counters)
        if (const Weapon* weapon = weaponOf(data, one); weapon != nullptr && one.hex && one.health != Health::Dead &&
                                                        data.forces[static_cast<std::size_t>(one.force)] == force)
            posts.push_back({*one.hex, weapon->id, one.id});
    return posts;
}

play::Post System::postAt(const play::Game& game, Hex hex) const
{
    for (const Counter& one : stateOf(game).counters)
        if (const Weapon* weapon = weaponOf(dataOf(game), one);
            weapon != nullptr && one.health != Health::Dead && Footprint(one).contains(hex))
            return {hex, weapon->id, one.id};
    return {hex, std::string(usual), {}};
}

play::Outlook System::outlook(const play::Game& game, const play::Post& post, play::Facing facing) const
{
    const Data& data = dataOf(game);
    const State& state = stateOf(game);
    const Weapon* weapon = data.ruleset->findWeapon(post.with);
    const hex::Layout& layout = state.site->map->layout;
    play::Outlook grades(static_cast<std::size_t>(layout.count()), 0);
    if (weapon == nullptr)
        return grades;
    const Watch watch(data, state, *weapon);
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

std::vector<play::Choice> System::outlookWords() const
{
    return {{"brief.cover", "none"}, {"brief.cover", "light"}, {"brief.cover", "medium"}, {"brief.cover", "strong"}};
}

std::vector<std::pair<Hex, int>> System::reach(const play::Game& game, const play::Ref& who) const
{
    std::vector<std::pair<Hex, int>> ends;
    const auto supposed = this->supposed(game, {who, play::kindOf<Move>().key});
    if (!supposed)
        return ends;
    const Position now(dataOf(supposed->game), stateOf(supposed->game));
    const Body body = now.find(who.id);
    const Reach reach(now, body, pointsLeft(body));
    for (const Reach::End& end : reach.ends())
        ends.emplace_back(end.hex, end.cost);
    return ends;
}

} // namespace merlon::siege
