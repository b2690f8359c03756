// Who may move at all, and with how many points.

#include "core/siege/common_rows.h"
#include "core/siege/move.h"
#include "core/siege/nerve.h"
#include "core/siege/turn.h"
#include "siege_rules.h"

#include <algorithm>

namespace merlon::siege
{
namespace
{

using play::Findings;
using play::refusal;
using play::Verdict;

struct Mover
{
    const Position& now;
    const Body& who;
};

Findings shotWithACrossbow(const Mover& mover)
{
    if (!shotACrossbow(mover.now, mover.who))
        return {};
    return {refusal(says::siege_1_21b_crossbow, {{"name", mover.who.name()}})};
}

Findings isAHorseAlone(const Mover& mover)
{
    if (!mover.now.isAnimal(mover.who.piece()) || mover.now.isDraught(mover.who.piece()))
        return {};
    return {refusal(says::siege_3_34a_stays, {{"name", mover.who.name()}})};
}

Findings isADraughtAnimal(const Mover& mover)
{
    if (!mover.now.isDraught(mover.who.piece()))
        return {};
    return {refusal(says::siege_5_11b_stays, {{"name", mover.who.name()}})};
}

Findings hasFinishedItsMove(const Mover& mover)
{
    const std::string& last = mover.now.state().moving;
    if (!mover.who.state->moved || last == mover.who.state->id || mover.now.state().movingWith == mover.who.state->id ||
        mover.now.options().moveOrder == "free")
        return {};
    if (last.empty())
        return {refusal(says::siege_ruling_move_order_engine, {{"name", mover.who.name()}})};
    return {refusal(says::siege_ruling_move_order_finished, {{"name", mover.who.name()}, {"other", counterRef(last)}})};
}

Findings hasPushed(const Mover& mover)
{
    if (!mover.who.state->pushed || mover.now.options().towerCrew == "free")
        return {};
    return {refusal(says::siege_ruling_tower_crew_stays, {{"name", mover.who.name()}})};
}

Findings hasNothingLeft(const Mover& mover)
{
    if (pointsLeft(mover.who) > 0)
        return {};
    return {refusal(says::siege_1_6a_nothing_left, {{"name", mover.who.name()}})};
}

constexpr play::Rule<Mover> moverRules[] = {
    {rule::siege_1_21b, isNotThere},
    {rule::siege_ruling_stunned_inert, isStunned},
    {rule::siege_1_2a, inThePhaseOfTheOtherSide},
    {rule::siege_1_21g, inAnotherStep<Step::Movement>},
    {rule::siege_1_21b, shotWithACrossbow},
    {rule::siege_3_34a, isAHorseAlone},
    {rule::siege_5_11b, isADraughtAnimal},
    {rule::siege_panic_3a, isInRout},
    {rule::siege_ruling_move_order, hasFinishedItsMove},
    {rule::siege_ruling_tower_crew, hasPushed},
    {rule::siege_1_6a, hasNothingLeft},
};

} // namespace

bool shotACrossbow(const Position& now, const Body& who)
{
    const auto& named = who.piece().weapon;
    const Weapon* weapon = named ? now.ruleset().findWeapon(named->id) : nullptr;
    return weapon != nullptr && weapon->kind == WeaponKind::Crossbow && who.state->shotBefore;
}

int pointsLeft(const Body& who)
{
    const int carrying = who.state->carried ? builtInRuleset()->ladder.carried : 0;
    const int barrel = who.state->barrel ? builtInRuleset()->fire.barrel : 0; // siege.5.32e
    const int mantlet = who.state->wheeled ? builtInRuleset()->machines.mantlet : 0;
    return std::max(0, who.piece().movement - carrying - barrel - mantlet - who.state->spent);
}

bool mayMove(const Position& now, const Body& who)
{
    const auto refuses = [&](const auto& row) { return !row.weigh(Mover{now, who}).empty(); };
    return now.state().owed.empty() && std::ranges::none_of(moverRules, refuses);
}

void sayWhoMayMove(Verdict& verdict, const Position& now, const Body& who)
{
    play::weigh(moverRules, Mover{now, who}, verdict);
}

std::vector<RuleId> rulesOfMovers()
{
    std::vector<RuleId> ids;
    play::addIds(ids, moverRules);
    return ids;
}

} // namespace merlon::siege
