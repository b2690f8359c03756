#include "core/centuria/questions/asked.h"

namespace merlon::centuria
{
namespace
{

using Crate = Asked<AskCrate>;

template <OfCrate Matter>
bool isAbout(const Crate& one)
{
    return one->about == Matter;
}

bool standsOnAnother(const Crate& one)
{
    const int base = one.numbers().crateBase;
    return isAbout<OfCrate::Base>(one) && (one->width != base || one->depth != base);
}
bool standsOnItsOwn(const Crate& one)
{
    return isAbout<OfCrate::Base>(one) && !standsOnAnother(one);
}
play::Args crateBase(const Crate& one)
{
    return play::args("width", one.numbers().crateBase);
}

bool movesByAnother(const Crate& one)
{
    return isAbout<OfCrate::PickUp>(one) && (one->given == UnitOrder::Hold || one->given == UnitOrder::Another);
}
bool missesIt(const Crate& one)
{
    return isAbout<OfCrate::PickUp>(one) && one->touches == false;
}
/// In centimetres.
int priceOf(const Crate& one)
{
    return one.numbers().pickUp * one->crates.value_or(1);
}
bool givesTooLittle(const Crate& one)
{
    return isAbout<OfCrate::PickUp>(one) && one->givenUp && *one->givenUp < priceOf(one);
}
play::Args crateCost(const Crate& one)
{
    return play::args("count", one->crates.value_or(1), "length", priceOf(one));
}
bool carriesTooMany(const Crate& one)
{
    return isAbout<OfCrate::PickUp>(one) && one.data.options.cratesPerUnit == "1" &&
           one->crates.value_or(1) + one->carried.value_or(0) > 1;
}
bool picksUp(const Crate& one)
{
    return isAbout<OfCrate::PickUp>(one) && !movesByAnother(one) && !missesIt(one) && !givesTooLittle(one) &&
           !carriesTooMany(one);
}
play::Args picked(const Crate& one)
{
    return play::args("count", one->crates.value_or(1));
}

bool isLeft(const Crate& one, CarrierFate fate)
{
    return isAbout<OfCrate::CarrierGone>(one) && one->fate == fate;
}
bool isPutBack(const Crate& one)
{
    return isLeft(one, CarrierFate::Eliminated);
}
bool isPutWhereItLeft(const Crate& one)
{
    return isLeft(one, CarrierFate::OffTable) && one.data.options.crateOffTable == "as_eliminated";
}
bool isLost(const Crate& one)
{
    return isLeft(one, CarrierFate::OffTable) && one.data.options.crateOffTable == "lost";
}

constexpr play::Rule<Crate> crateRules[] = {
    {refusal, says::centuria_scenario_rifornimenti_crate_base_wrong, standsOnAnother, crateBase},
    {result, says::centuria_scenario_rifornimenti_crate_base_right, standsOnItsOwn},
    {refusal, says::centuria_scenario_rifornimenti_pick_up_order, movesByAnother},
    {refusal, says::centuria_scenario_rifornimenti_pick_up_apart, missesIt},
    {refusal, says::centuria_scenario_rifornimenti_pick_up_dear, givesTooLittle, crateCost},
    {refusal, says::centuria_ruling_crates_per_unit_more, carriesTooMany},
    {result, says::centuria_scenario_rifornimenti_pick_up_taken, picksUp, picked},
    {result, says::centuria_scenario_rifornimenti_carry_free, isAbout<OfCrate::Carry>},
    {result, says::centuria_scenario_rifornimenti_drop_back, isPutBack},
    {result, says::centuria_ruling_crate_off_table_where, isPutWhereItLeft},
    {result, says::centuria_ruling_crate_off_table_lost, isLost},
};

/// True while something is missing. An order under which nothing is picked up needs no more.
bool asksOfCrate(const Data& data, const Begun<AskCrate>& order, play::Verdict& verdict)
{
    switch (order->about)
    {
    case OfCrate::Base:
    {
        const bool lacks = order.wants<&AskCrate::width>(verdict);
        return order.wants<&AskCrate::depth>(verdict) || lacks;
    }
    case OfCrate::PickUp:
        if (order.wants<&AskCrate::given>(verdict))
            return true;
        if (order->given == UnitOrder::Hold || order->given == UnitOrder::Another)
            return false;
        if (order.wants<&AskCrate::touches>(verdict))
            return true;
        if (!*order->touches)
            return false;
        return order.wants<&AskCrate::crates>(verdict) || order.wants<&AskCrate::givenUp>(verdict) ||
               (data.options.cratesPerUnit == "1" && order.wants<&AskCrate::carried>(verdict));
    case OfCrate::CarrierGone:
        return order.wants<&AskCrate::fate>(verdict);
    case OfCrate::Carry:
        break;
    }
    return false;
}

} // namespace

play::Verdict judge(const Data& data, const State& state, const Begun<AskCrate>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    const bool lacks = order.wants<&AskCrate::about>(verdict);
    order.wants<&AskCrate::table>(verdict, false);
    if (!isPlayedThere(data, state, order->table, Battle::Rifornimenti, verdict) || lacks ||
        asksOfCrate(data, order, verdict))
        return verdict;
    play::weigh(crateRules, Crate{data, order}, verdict);
    return verdict;
}

std::vector<RuleId> rulesOfCrates()
{
    std::vector<RuleId> ids;
    play::addIds(ids, crateRules);
    return ids;
}

} // namespace merlon::centuria
