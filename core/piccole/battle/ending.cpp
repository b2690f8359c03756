#include "core/piccole/battle/ending.h"

#include "piccole_rules.h"

namespace merlon::piccole
{
namespace
{

/// What one of the two has to count.
struct Losses
{
    Side side;
    int start;
    int lost;
    int fled;
    Gone general;
    bool camp;
    int allied;
    int alliedLost;
};

/// Elements, with what counts for more than one.
int weightOf(const Data& data, const Losses& one, play::Verdict& verdict)
{
    const VictoryNumbers& numbers = data.numbers->victory;
    const play::Value who = play::wordValue(one.side);
    int weight = one.lost + one.fled;
    if (one.fled > 0)
        verdict.note(says::piccole_victory_off_field_counts, {{"who", who}, {"count", one.fled}});
    if (one.general == Gone::OffTable && data.options.generalOffTable == "1")
        verdict.say(play::Weight::Ruling, says::piccole_ruling_general_off_table_set, {{"who", who}});
    else if (one.general != Gone::No)
    {
        weight += numbers.general - 1; // the element itself is among those that are lost
        verdict.note(says::piccole_victory_general_counts, {{"who", who}, {"count", numbers.general}});
    }
    if (one.camp)
    {
        weight += numbers.camp;
        verdict.note(says::piccole_victory_camp_counts, {{"who", who}, {"count", numbers.camp}});
    }
    return weight;
}

/// Without contingents, in the other reading.
Losses counted(const Data& data, Losses one, play::Verdict& verdict)
{
    if (one.allied == 0 || data.options.third == "all")
        return one;
    verdict.say(play::Weight::Ruling, says::piccole_ruling_third_set, {{"who", play::wordValue(one.side)}});
    one.start -= one.allied;
    one.lost -= one.alliedLost;
    return one;
}

} // namespace

play::Verdict judge(const Data& data, const State&, const play::Begun<CountLosses>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    if (order.wants<&CountLosses::start>(verdict) || order.wants<&CountLosses::lost>(verdict) ||
        order.wants<&CountLosses::enemyStart>(verdict) || order.wants<&CountLosses::enemyLost>(verdict))
        return verdict;
    order.wants<&CountLosses::fled>(verdict, false);
    order.wants<&CountLosses::enemyFled>(verdict, false);
    order.wants<&CountLosses::general>(verdict, false);
    order.wants<&CountLosses::enemyGeneral>(verdict, false);
    order.wants<&CountLosses::camp>(verdict, false);
    order.wants<&CountLosses::enemyCamp>(verdict, false);
    if (data.options.third == "army_only")
    {
        order.wants<&CountLosses::allied>(verdict, false);
        order.wants<&CountLosses::alliedLost>(verdict, false);
        order.wants<&CountLosses::enemyAllied>(verdict, false);
        order.wants<&CountLosses::enemyAlliedLost>(verdict, false);
    }
    const Losses own = counted(data,
                               {Side::Element, order->start, order->lost, order->fled, order->general, order->camp,
                                order->allied, order->alliedLost},
                               verdict);
    const Losses enemy = counted(data,
                                 {Side::Enemy, order->enemyStart, order->enemyLost, order->enemyFled,
                                  order->enemyGeneral, order->enemyCamp, order->enemyAllied, order->enemyAlliedLost},
                                 verdict);
    for (const Losses& one : {own, enemy})
        if (one.lost + one.fled > one.start || one.lost < 0)
            return verdict.forbid(says::piccole_victory_lost_more, {{"who", play::wordValue(one.side)}});
    const int first = weightOf(data, own, verdict);
    const int second = weightOf(data, enemy, verdict);
    verdict.note(says::piccole_victory_lost_counts, {{"first", first}, {"second", second}});
    const int part = data.numbers->victory.part;
    const bool firstLost = part * first >= own.start && first > second;
    const bool secondLost = part * second >= enemy.start && second > first;
    if (firstLost || secondLost)
    {
        verdict.note(says::piccole_victory_lost_lost);
        return verdict.effect(BattleLost{firstLost ? Side::Element : Side::Enemy});
    }
    verdict.note(says::piccole_victory_lost_plays_on);
    return verdict.effect(GoesOn{});
}

play::Verdict judge(const Data& data, const State&, const play::Begun<EndBattle>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    if (order.wants<&EndBattle::how>(verdict))
        return verdict;
    const bool givesUp = order->how == Ending::GivenUp;
    if (givesUp && order.wants<&EndBattle::by>(verdict))
        return verdict;
    order.wants<&EndBattle::othersTurn>(verdict, false);
    order.wants<&EndBattle::unwilling>(verdict, false);
    if (data.options.giveUp == "false")
        verdict.refuse(says::piccole_ruling_give_up_set);
    if (givesUp && order->othersTurn)
        verdict.refuse(says::piccole_victory_given_up_ruling_turn);
    if (!givesUp && order->unwilling)
        verdict.refuse(says::piccole_victory_given_up_ruling_both);
    if (givesUp)
        return verdict.note(says::piccole_victory_given_up_ruling_gives_up).effect(BattleLost{order->by});
    return verdict.note(says::piccole_victory_given_up_ruling_breaks_off).effect(BrokenOff{});
}

void carry(const Data&, State&, const BattleLost&) {}
void carry(const Data&, State&, const GoesOn&) {}
void carry(const Data&, State&, const BrokenOff&) {}

std::vector<RuleId> rulesOfEnding()
{
    return {rule::piccole_victory_lost, rule::piccole_victory_camp, rule::piccole_victory_general,
            rule::piccole_victory_off_field, rule::piccole_victory_given_up_ruling};
}

} // namespace merlon::piccole
