// Who may move at all, and with how many points.

#include "core/castle/moves/moves.h"

#include "core/castle/field/common_rows.h"
#include "core/castle/field/tables.h"
#include "siege_rules/1_2.h"
#include "siege_rules/1_21.h"
#include "siege_rules/1_6.h"
#include "siege_rules/3_34.h"
#include "siege_rules/5_11.h"
#include "siege_rules/ruling.h"

#include <algorithm>

namespace merlon::castle
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

Findings hasFinishedItsMove(const Mover& mover)
{
    const std::string& last = mover.now.state().moving;
    if (!mover.who.state->moved || last == mover.who.state->id || mover.now.state().movingWith == mover.who.state->id ||
        mover.now.rules().freeMoveOrder)
        return {};
    if (last.empty())
        return {refusal(says::siege_ruling_move_order_engine, {{"name", mover.who.name()}})};
    return {refusal(says::siege_ruling_move_order_finished, {{"name", mover.who.name()}, {"other", counterRef(last)}})};
}

constexpr play::Rule<Mover> moverRules[] = {
    {rule::siege_1_21b, isNotThere},
    {rule::siege_ruling_stunned_inert, isStunned},
    {rule::siege_1_2a, inThePhaseOfTheOtherSide},
    {rule::siege_1_21g, inAnotherStep<Step::Movement>},
    {refusal, says::siege_1_21b_crossbow, [](const Mover& mover) { return shotACrossbow(mover.now, mover.who); },
     nameOf},
    {refusal, says::siege_3_34a_stays,
     [](const Mover& mover)
     { return mover.now.isAnimal(mover.who.piece()) && !mover.now.isDraught(mover.who.piece()); },
     nameOf},
    {refusal, says::siege_5_11b_stays, [](const Mover& mover) { return mover.now.isDraught(mover.who.piece()); },
     nameOf},
    {play::several, keptFromMoving},
    {rule::siege_ruling_move_order, hasFinishedItsMove},
    {refusal, says::siege_ruling_tower_crew_stays,
     [](const Mover& mover) { return mover.who.state->pushed && !mover.now.rules().freeTowerCrew; }, nameOf},
    {refusal, says::siege_1_6a_nothing_left, [](const Mover& mover) { return pointsLeft(mover.now, mover.who) <= 0; },
     nameOf},
};

} // namespace

bool shotACrossbow(const Position& now, const Body& who)
{
    const auto& named = who.weapon();
    const Weapon* weapon = named ? now.numbers().findWeapon(named->id) : nullptr;
    return weapon != nullptr && weapon->kind == WeaponKind::Crossbow && who.state->shotBefore;
}

int pointsLeft(const Position& now, const Body& who)
{
    const Numbers& numbers = now.numbers();
    const int carrying = who.state->carried ? numbers.ladder.carried : 0;
    const int barrel = who.state->barrel ? numbers.fire.barrel : 0; // siege.5.32e
    const int mantlet = who.state->wheeled ? numbers.machines.mantlet : 0;
    const int left = std::max(0, who.movement() - carrying - barrel - mantlet - who.state->spent);
    const auto limit = now.policies().pointsLeft;
    return limit != nullptr ? limit(now, who, left) : left;
}

bool mayMove(const Position& now, const Body& who)
{
    const auto refuses = [&](const auto& row) { return row.speaks(Mover{now, who}); };
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

} // namespace merlon::castle
