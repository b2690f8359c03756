// Dice and totals. Section 11.
#include "core/piccole/combat/combat.h"

#include "piccole_rules.h"

namespace merlon::piccole
{
namespace
{

/// The die of this combat; by the printed reading it is that of all combats of
/// the step.
std::optional<int> dieOf(const Weighed& one, play::Verdict& verdict, play::Tray& tray)
{
    const play::Value who = play::wordValue(one.side);
    if (one.own().rolled && one.data.options.dice == "one_each")
    {
        verdict.say(play::Weight::Ruling, says::piccole_ruling_dice_set, {{"who", who}});
        return one.own().rolled;
    }
    if (one.own().rolled)
        verdict.note(says::piccole_combat_total_anew, {{"who", who}});
    return tray.roll(verdict, {6, one.side == Side::Element ? "element" : "enemy"});
}

struct Sum
{
    std::optional<int> die;
    int factor = 0;
    int add = 0;

    int total() const { return die.value_or(0) + factor + add; }
};

Sum sumOf(const Weighed& one, play::Verdict& verdict, play::Tray& tray)
{
    Sum out;
    out.factor = one.data.numbers->of(one.own().troop).factor;
    out.add = modifiersOf(one, verdict);
    out.die = dieOf(one, verdict, tray);
    return out;
}

void saySum(const Weighed& one, const Sum& sum, play::Verdict& verdict)
{
    play::Args args{{"who", play::wordValue(one.side)}, {"factor", sum.factor}, {"add", sum.add}};
    if (!sum.die)
    {
        verdict.note(says::piccole_combat_total_without, std::move(args));
        return;
    }
    args.insert(args.end(), {{"die", *sum.die}, {"total", sum.total()}});
    verdict.note(says::piccole_combat_total_with, std::move(args));
}

} // namespace

std::optional<Totals> totalsOf(const Data& data, const Combat& combat, play::Verdict& verdict, play::Tray& tray)
{
    const Weighed element{data, combat, Side::Element};
    const Weighed enemy{data, combat, Side::Enemy};
    const Sum first = sumOf(element, verdict, tray);
    const Sum second = sumOf(enemy, verdict, tray);
    saySum(element, first, verdict);
    saySum(enemy, second, verdict);
    if (!first.die || !second.die)
        return {};
    verdict.fact("total", first.total());
    verdict.fact("enemy_total", second.total());
    return Totals{first.total(), second.total()};
}

} // namespace merlon::piccole
