#include "core/centuria/questions/asked.h"

namespace merlon::centuria
{
namespace
{

using Baggage = Asked<AskBaggage>;

/// A row that speaks of one matter only.
template <OfBaggage Matter>
bool about(const Baggage& one)
{
    return one->about == Matter;
}

bool hasOtherBase(const Baggage& one)
{
    return about<OfBaggage::Base>(one) &&
           (one->width != one.numbers().baggageBase[0] || one->depth != one.numbers().baggageBase[1]);
}
bool hasItsBase(const Baggage& one)
{
    return about<OfBaggage::Base>(one) && !hasOtherBase(one);
}
play::Args itsBase(const Baggage& one)
{
    return play::args("width", one.numbers().baggageBase[0], "depth", one.numbers().baggageBase[1]);
}

play::Args itsValues(const Baggage& one)
{
    const Play& numbers = one.numbers();
    return {{"tactical", numbers.baggageTactical},
            {"resistance", one.data.ruleset->schedules.resistance},
            {"melee", numbers.baggageMelee},
            {"armour", numbers.baggageArmour}};
}
bool isEliminated(const Baggage& one)
{
    return about<OfBaggage::Losses>(one) && *one->losses >= one.data.ruleset->schedules.resistance;
}
bool standsLosses(const Baggage& one)
{
    return about<OfBaggage::Losses>(one) && !isEliminated(one);
}
play::Args lossesLeft(const Baggage& one)
{
    return play::args("count", one.data.ruleset->schedules.resistance - *one->losses);
}

bool isGiven(const Baggage& one, UnitOrder order)
{
    return about<OfBaggage::Order>(one) && one->given == order;
}
bool advances(const Baggage& one)
{
    return isGiven(one, UnitOrder::Advance);
}
bool holdsAlone(const Baggage& one)
{
    return isGiven(one, UnitOrder::Hold) && !*one->contact;
}
bool holdsInContact(const Baggage& one)
{
    return isGiven(one, UnitOrder::Hold) && *one->contact;
}
bool takesAnotherOrder(const Baggage& one)
{
    return about<OfBaggage::Order>(one) && one->given != UnitOrder::Advance && one->given != UnitOrder::Hold;
}

bool isTouched(const Baggage& one)
{
    return about<OfBaggage::Contact>(one) && *one->contact;
}
bool isAlone(const Baggage& one)
{
    return about<OfBaggage::Contact>(one) && !*one->contact;
}
bool hasLeft(const Baggage& one)
{
    return about<OfBaggage::Exit>(one) && *one->touches;
}
bool hasNotLeft(const Baggage& one)
{
    return about<OfBaggage::Exit>(one) && !*one->touches;
}

constexpr play::Rule<Baggage> baggageRules[] = {
    {refusal, says::centuria_scenario_imboscata_baggage_base_other, hasOtherBase, itsBase},
    {result, says::centuria_scenario_imboscata_baggage_base_right, hasItsBase},
    {result, says::centuria_scenario_imboscata_baggage_base_no_unit, about<OfBaggage::Unit>},
    {result, says::centuria_scenario_imboscata_baggage_base_command, about<OfBaggage::Command>},
    {result, says::centuria_scenario_imboscata_baggage_values_are, about<OfBaggage::Values>, itsValues},
    {result, says::centuria_scenario_imboscata_baggage_values_eliminated, isEliminated},
    {result, says::centuria_scenario_imboscata_baggage_values_left, standsLosses, lossesLeft},
    {result, says::centuria_scenario_imboscata_baggage_move_advances, advances},
    {refusal, says::centuria_scenario_imboscata_baggage_move_other, takesAnotherOrder},
    {refusal, says::centuria_scenario_imboscata_baggage_move_hold, holdsAlone},
    {refusal, says::centuria_scenario_imboscata_baggage_move_forced, about<OfBaggage::ForcedMarch>},
    {result, says::centuria_scenario_imboscata_baggage_engaged_hold, holdsInContact},
    {result, says::centuria_scenario_imboscata_baggage_engaged_engaged, isTouched},
    {result, says::centuria_scenario_imboscata_baggage_engaged_free, isAlone},
    {result, says::centuria_scenario_imboscata_baggage_fight_charged, about<OfBaggage::Charged>},
    {result, says::centuria_scenario_imboscata_baggage_fight_discipline, about<OfBaggage::Discipline>},
    {result, says::centuria_scenario_imboscata_baggage_fight_flank, about<OfBaggage::FlankContact>},
    {refusal, says::centuria_scenario_imboscata_baggage_fight_pursue, about<OfBaggage::Pursuit>},
    {refusal, says::centuria_scenario_imboscata_baggage_fight_overrun, about<OfBaggage::Overrun>},
    {refusal, says::centuria_scenario_imboscata_baggage_fight_fall_back, about<OfBaggage::FallBack>},
    {result, says::centuria_scenario_imboscata_baggage_shots_none, about<OfBaggage::Shot>},
    {result, says::centuria_scenario_imboscata_exit_left, hasLeft},
    {result, says::centuria_scenario_imboscata_exit_not, hasNotLeft},
};

/// True while something is missing.
bool asksOfBaggage(const Begun<AskBaggage>& order, play::Verdict& verdict)
{
    switch (order->about)
    {
    case OfBaggage::Base:
    {
        const bool lacks = order.wants<&AskBaggage::width>(verdict);
        return order.wants<&AskBaggage::depth>(verdict) || lacks;
    }
    case OfBaggage::Order:
        return order.wants<&AskBaggage::given>(verdict) ||
               (order->given == UnitOrder::Hold && order.wants<&AskBaggage::contact>(verdict));
    case OfBaggage::Contact:
        return order.wants<&AskBaggage::contact>(verdict);
    case OfBaggage::Losses:
        return order.wants<&AskBaggage::losses>(verdict);
    case OfBaggage::Exit:
        return order.wants<&AskBaggage::touches>(verdict);
    default:
        return false;
    }
}

} // namespace

play::Verdict judge(const Data& data, const State& state, const Begun<AskBaggage>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    const bool lacks = order.wants<&AskBaggage::about>(verdict);
    order.wants<&AskBaggage::table>(verdict, false);
    if (!isPlayedThere(data, state, order->table, Battle::Imboscata, verdict) || lacks || asksOfBaggage(order, verdict))
        return verdict;
    const Baggage one{data, order};
    play::weigh(baggageRules, one, verdict);
    if (about<OfBaggage::Contact>(one) || about<OfBaggage::Exit>(one) || about<OfBaggage::Losses>(one))
        answer(verdict, isTouched(one) || hasLeft(one) || isEliminated(one));
    return verdict;
}

std::vector<RuleId> rulesOfBaggage()
{
    std::vector<RuleId> ids;
    play::addIds(ids, baggageRules);
    return ids;
}

} // namespace merlon::centuria
