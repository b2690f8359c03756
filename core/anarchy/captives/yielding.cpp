// Who may be asked to yield, and what he answers.

#include "core/anarchy/captives/captives.h"

#include "anarchy_rules/1_4.h"
#include "anarchy_rules/ruling.h"
#include "core/anarchy/melee/odds.h"
#include "core/anarchy/sheet/outcome.h"

#include <algorithm>

namespace merlon::anarchy
{

using namespace castle;

namespace
{

using play::Findings;
using play::refusal;
using play::Verdict;

/// A melee whose victim might yield.
struct Yielding
{
    const Melee& melee;
    int difference = 0; ///< that counts

    const CaptureNumbers& numbers() const { return ruleset(melee.now).capture; }
    const Body& victim() const { return melee.at.front(); }
};

play::Args nameOfTheVictim(const Yielding& one)
{
    return {{"name", one.victim().name()}};
}

/// By the other reading a column that the shifts lead to counts by its least difference.
int differenceOf(const Melee& melee)
{
    const int plain = melee.attack() - melee.defence();
    if (options(melee.now).captureDifference != "shifted")
        return plain;
    Verdict aside;
    const Odds odds = sayOdds(aside, melee);
    if (odds.column() == odds.printed())
        return plain;
    return odds.table().bands[static_cast<std::size_t>(odds.column() - 1)];
}

/// A living friend with whom melee is possible, even a stunned one; null: nobody.
const Counter* friendBeside(const Yielding& one)
{
    const Position& now = one.melee.now;
    for (const Counter& other : now.state().counters)
        if (other.id != one.victim().state->id && other.force == one.victim().state->force &&
            other.health != Health::Dead && !now.isAnimal(now.body(other).piece()) &&
            captiveOf(now, other.id) == nullptr && areBeside(now, now.body(other), one.victim()))
            return &other;
    return nullptr;
}

Findings isOfAnotherRank(const Yielding& one)
{
    const std::string& cls = one.victim().piece().cls.id;
    return play::refuseIf(std::ranges::count(one.numbers().classes, cls) == 0, says::anarchy_1_4a_rank,
                          nameOfTheVictim(one));
}

Findings differsTooLittle(const Yielding& one)
{
    const play::Args args{{"difference", one.difference}, {"least", one.numbers().difference}};
    const bool shifted = one.difference != one.melee.attack() - one.melee.defence();
    const auto says = [&](const Phrase& phrase) { return shifted ? phrase.by(rule::anarchy_ruling_9) : phrase; };
    if (one.difference >= one.numbers().difference)
        return {play::note(says(says::anarchy_1_4a_difference), args)};
    return {refusal(says(says::anarchy_1_4a_short), args)};
}

Findings hasAFriendBeside(const Yielding& one)
{
    const Counter* other = friendBeside(one);
    if (other == nullptr)
        return {};
    return {refusal(says::anarchy_1_4a_friend, {{"name", one.victim().name()}, {"other", counterRef(other->id)}},
                    placeOf(*other->hex))};
}

constexpr play::Rule<Yielding> yieldingRules[] = {
    {refusal, says::anarchy_1_4a_several, [](const Yielding& one) { return one.melee.at.size() > 1; }},
    {rule::anarchy_1_4a, isOfAnotherRank},
    {refusal, says::anarchy_1_4a_already,
     [](const Yielding& one) { return captiveOf(one.melee.now, one.victim().state->id) != nullptr; }, nameOfTheVictim},
    {refusal, says::anarchy_1_4a_alone,
     [](const Yielding& one) { return static_cast<int>(one.melee.by.size()) < one.numbers().attackers; },
     [](const Yielding& one) { return play::args("least", one.numbers().attackers); }},
    {rule::anarchy_1_4a, hasAFriendBeside},
    {rule::anarchy_1_4a, differsTooLittle},
};

/// Those who attack and may guard come first.
Yielded yieldedTo(const Melee& melee)
{
    Yielded yielded{{melee.at.front().state->id}, {}};
    const auto most = static_cast<std::size_t>(ruleset(melee.now).capture.guards);
    for (const bool guards : {true, false})
        for (const Body& one : melee.by)
            if (mayGuard(melee.now, one) == guards && yielded.guards.size() < most)
                yielded.guards.push_back({one.state->id});
    return yielded;
}

/// True while his die is awaited, and once he has yielded.
bool yields(Verdict& verdict, const Melee& melee, play::Tray& tray)
{
    const Body& victim = melee.at.front();
    const auto die = tray.roll(verdict, {10, "surrender"});
    if (!die)
        return true;
    const play::Args args{{"name", victim.name()}, {"die", *die}};
    if (*die > ruleset(melee.now).capture.yields)
    {
        verdict.note(says::anarchy_1_4b_fights, args);
        return false;
    }
    verdict.note(says::anarchy_1_4b_yields, args);
    Fought fought;
    for (const Body& one : melee.by)
        fought.by.push_back({one.state->id});
    fought.at.push_back({victim.state->id});
    verdict.effect(fought);
    if (victim.state->mounted)
    {
        verdict.say(play::Weight::Ruling, says::anarchy_ruling_141_horse, {{"name", victim.name()}});
        verdict.effect(Unhorsed{{victim.state->id}, HorseFate::Unhurt});
    }
    verdict.effect(yieldedTo(melee));
    return true;
}

/// By the other reading of anarchy.ruling.141b the die falls wherever it may.
void fightUnlessHeYields(Verdict& verdict, const Melee& melee, play::Tray& tray)
{
    if (options(melee.now).capture == "automatic" && melee.at.size() == 1)
    {
        Verdict aside;
        play::weigh(yieldingRules, Yielding{melee, differenceOf(melee)}, aside);
        if (aside.legal)
        {
            verdict.say(play::Weight::Ruling, says::anarchy_ruling_141b_always, {{"name", melee.at.front().name()}});
            if (yields(verdict, melee, tray))
                return;
        }
    }
    fightByTheSheet(verdict, melee, tray);
}

} // namespace

Verdict judge(const Position& now, const play::Begun<Demand>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    const auto melee = meleeOf(verdict, now, order->by, order->at);
    if (!melee)
        return verdict;
    sayWhoMayAttack(verdict, *melee);
    if (verdict.legal)
        sayWhoIsAttacked(verdict, *melee);
    if (!verdict.legal || verdict.waits())
        return verdict;
    play::weigh(yieldingRules, Yielding{*melee, differenceOf(*melee)}, verdict);
    if (verdict.legal && !yields(verdict, *melee, tray))
        fightByTheSheet(verdict, *melee, tray);
    return verdict;
}

void joinYielding(Policies& policies)
{
    policies.fight = fightUnlessHeYields;
}

std::vector<RuleId> rulesOfYielding()
{
    std::vector<RuleId> ids;
    play::addIds(ids, yieldingRules);
    ids.push_back(rule::anarchy_1_4b);
    return ids;
}

} // namespace merlon::anarchy
