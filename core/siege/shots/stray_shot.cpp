#include "core/siege/shots/strays.h"

#include "core/castle/field/common_rows.h"
#include "core/castle/field/hurt.h"
#include "siege_rules/2_43.h"
#include "siege_rules/error.h"
#include "siege_rules/ruling.h"

#include <algorithm>

namespace merlon::siege
{

using namespace castle;

namespace
{

using play::Findings;
using play::note;
using play::Verdict;
using play::Weight;

/// A friend beside the target, when the shot has missed.
struct Risk
{
    const Shot* shot;
    Body who;

    bool shielded() const
    {
        const castle::Field field = shot->now.fieldWithout(shot->shooter.state->id, who.state->id);
        return std::ranges::none_of(
            Footprint(*who.state),
            [&](Hex hex) {
                return castle::lineOfFire(field, {shot->stand(), {hex, who.state->storey}, {}, {}, shot->engine}).clear;
            });
    }
    play::Args names() const { return {{"friend", who.name()}, {"target", shot->target.name()}}; }
};

constexpr play::Rule<Risk> riskRules[] = {
    {note, says::siege_error_5_shielded, [](const Risk& risk) { return risk.shielded(); },
     [](const Risk& risk) { return play::args("shooter", risk.shot->shooter.name(), "friend", risk.who.name()); }},
};

/// All characters beside the target, of a rider beside either of his hexes.
std::vector<Risk> risksOf(const Shot& shot)
{
    std::vector<Risk> risks;
    for (const Hex aimed : Footprint(*shot.target.state))
        for (const Bystander& one : friendsBeside(shot, aimed))
        {
            const auto same = [&](const Risk& risk) { return risk.who.state == one.who; };
            const Body who = shot.now.body(*one.who);
            if (!shot.now.isAnimal(who.piece()) && std::ranges::none_of(risks, same))
                risks.push_back({&shot, who});
        }
    return risks;
}

/// Who is at risk; nobody while the die for it has not fallen.
const Risk* draw(Verdict& verdict, const std::vector<Risk>& pool, const Shot& shot, play::Tray& tray)
{
    if (pool.size() == 1)
    {
        verdict.note(says::siege_error_2_risk, pool.front().names());
        return &pool.front();
    }
    play::List friends;
    for (const Risk& one : pool)
        friends.push_back(one.who.name());
    verdict.note(says::siege_error_2_draw, {{"target", shot.target.name()}, {"friends", std::move(friends)}});
    const auto die = tray.roll(verdict, {static_cast<int>(pool.size()), "draw"});
    if (!die)
        return nullptr;
    const Risk* drawn = &pool[static_cast<std::size_t>(*die - 1)];
    verdict.note(says::siege_error_2_drawn, {{"friend", drawn->who.name()}});
    return drawn;
}

/// The error die, fallen.
struct Stray
{
    const Shot& shot;
    const Risk& risk;
    int modifier = 0;
    int die = 0;
    int sum = 0;
    int adjusted = 0;

    bool hits() const { return ruleset(shot.now).errors.hits[static_cast<std::size_t>(adjusted - 1)]; }
    bool printedTwice() const { return std::ranges::count(dataOf(shot.now).errorTwice, adjusted) > 0; }
};

Findings hitsTheFriend(const Stray& one)
{
    const play::Args dice{{"die", one.die}, {"adjusted", one.adjusted}};
    if (!one.hits())
        return {{Weight::Result, says::siege_error_4_harmless, dice}};
    play::Args args = dice;
    args.emplace_back("friend", one.risk.who.name());
    return {note(says::siege_error_4_hit, args)};
}

constexpr play::Rule<Stray> strayRules[] = {
    {note, says::siege_error_3_added, play::always, [](const Stray& one) { return play::args("add", one.modifier); }},
    {play::ruling, says::siege_ruling_error_modifiers_no_knight,
     [](const Stray& one) { return addsForAKnight(one.shot) != 0; }},
    {rule::siege_ruling_die_clamp, beyondTheDie},
    {play::ruling, says::siege_ruling_es_error_seven_read, [](const Stray& one) { return one.printedTwice(); },
     [](const Stray& one) { return play::args("die", one.adjusted); }},
    {rule::siege_error_4, hitsTheFriend},
    {play::ruling, says::siege_ruling_error_pool_mounted,
     [](const Stray& one) { return one.hits() && one.risk.who.state->mounted; },
     [](const Stray& one) { return play::args("friend", one.risk.who.name()); }},
};

constexpr RuleId ofTheDraw[] = {rule::siege_error_2};

// Of the first die.

Findings atTheRiskOfAFriend(const Shot& shot)
{
    const auto found = exposedFriend(shot);
    if (!found || !options(shot.now).errors)
        return {};
    return {note(says::siege_error_1_lifted, {{"friend", counterRef(found->who->id)}, {"target", shot.target.name()}},
                 placeOf(found->hex))};
}

} // namespace

void joinStrays(Tables& tables, Policies& policies)
{
    tables.ways.behind(rule::siege_2_43b, {rule::siege_error_1, atTheRiskOfAFriend});
    policies.missed = resolveStray;
}

void resolveStray(Verdict& verdict, const Shot& shot, int modifier, play::Tray& tray)
{
    auto pool = risksOf(shot);
    if (!options(shot.now).errors || pool.empty())
        return;
    for (const Risk& one : pool)
        play::weigh(riskRules, one, verdict);
    if (options(shot.now).errorPool != "draw-first")
        std::erase_if(pool, [](const Risk& one) { return one.shielded(); });
    if (pool.empty())
        return;
    const Risk* drawn = draw(verdict, pool, shot, tray);
    if (drawn == nullptr)
        return;
    if (drawn->shielded())
    {
        verdict.say(Weight::Ruling, says::siege_ruling_error_pool_nobody, {{"friend", drawn->who.name()}});
        return;
    }
    const auto die = tray.roll(verdict, {10, "error"});
    if (!die)
        return;
    const int sum = *die + modifier;
    const Stray stray{shot, *drawn, modifier, *die, sum, std::clamp(sum, 1, 10)};
    verdict.fact("error", stray.adjusted);
    play::weigh(strayRules, stray, verdict);
    if (stray.hits())
        hurt(verdict, shot.now, drawn->who,
             {Health::Wounded, drawn->who.state->mounted ? std::optional(HorseFate::Unhurt) : std::nullopt});
}

std::vector<RuleId> rulesOfStrays()
{
    std::vector<RuleId> ids(std::begin(ofTheDraw), std::end(ofTheDraw));
    play::addIds(ids, riskRules);
    play::addIds(ids, strayRules);
    return ids;
}

} // namespace merlon::siege
