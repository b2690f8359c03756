// Scenarios that are won by what a camp or the baggage has suffered.
#include "core/centuria/schedules/objectives.h"

#include "centuria_rules.h"

namespace merlon::centuria
{
namespace
{

constexpr std::size_t gone = 3; ///< eliminated, in a list by losses

/// The Attacker's lines at the end of the turns. Losses count in one reading only while the baggage is there (R37).
Lines ambush(const Seen& seen)
{
    const ImboscataPoints& points = seen.schedules().imboscata;
    const std::size_t state = seen.baggage();
    Lines lines;
    if (state == gone)
    {
        add(lines, says::centuria_scenario_imboscata_vp_attacker_primary_gives, points.attacker[state]);
        return lines;
    }
    if (!seen.outcome.baggageLeft || seen.options().lossesIfLeft == "true")
        add(lines, says::centuria_scenario_imboscata_vp_attacker_losses_gives, points.attacker[state]);
    if (!seen.outcome.baggageLeft)
        add(lines, says::centuria_scenario_imboscata_vp_attacker_stopped_gives, points.stopped);
    return lines;
}

/// Printed against the sense; in the other reading one loss and two change places (R38).
int attackerWhoWon(const Seen& seen)
{
    const ImboscataPoints& points = seen.schedules().imboscata;
    const std::size_t state = seen.baggage();
    if (!seen.outcome.baggageLeft)
        return points.attackerWhoWon;
    const bool swaps = seen.options().imboscataFlightLosses == "swapped" && (state == 1 || state == 2);
    return points.attackerWhoWonLeft[swaps ? 3 - state : state];
}

Lines ambushWithFlight(const Seen& seen)
{
    const ImboscataPoints& points = seen.schedules().imboscata;
    const std::size_t state = seen.baggage();
    const bool left = seen.outcome.baggageLeft;
    Lines lines;
    if (hasFled(seen.outcome, seen.outcome.attacker))
        add(lines, says::centuria_scenario_imboscata_flight_attacker_gives,
            seen.attacks() ? points.attackerWhoFled[state] : points.defenderWhoWon[state]);
    else if (seen.attacks())
        add(lines, says::centuria_scenario_imboscata_flight_defender_attacker_gives, attackerWhoWon(seen));
    else if (left)
        add(lines, says::centuria_scenario_imboscata_flight_defender_defender_gives, points.defenderWhoFled[state]);
    return lines;
}

int flatAmbush(const Seen& seen)
{
    const ImboscataPoints& points = seen.schedules().imboscata;
    if (seen.attacks())
        return seen.outcome.baggageLeft ? points.attackerBothFledLeft : points.attackerBothFled;
    return seen.outcome.baggageLeft ? points.defenderBothFledLeft[seen.baggage()] : points.defenderBothFled;
}

/// By what one's own camp has suffered.
const Phrase& spoils(std::size_t own)
{
    switch (own)
    {
    case 0:
        return says::centuria_scenario_bottino_vp_primary_gives;
    case 1:
        return says::centuria_scenario_bottino_vp_one_lost_gives;
    case 2:
        return says::centuria_scenario_bottino_vp_two_lost_gives;
    default:
        return says::centuria_scenario_bottino_vp_both_gives;
    }
}

/// In the other reading the lines add up (R41).
Lines sack(const Seen& seen)
{
    const BottinoPoints& points = seen.schedules().bottino;
    const std::size_t own = seen.stateOf(seen.own().campLosses);
    const std::size_t enemy = seen.stateOf(seen.enemy().campLosses);
    const bool sum = seen.options().rows == "sum";
    Lines lines;
    if (enemy == gone)
        add(lines, spoils(own), points.eliminated[own]);
    if (enemy == 2 || (enemy == gone && sum))
        add(lines, says::centuria_scenario_bottino_vp_two_inflicted_gives, points.twoInflicted);
    if (enemy == 1 || (enemy != 0 && sum))
        add(lines, says::centuria_scenario_bottino_vp_one_inflicted_gives, points.oneInflicted);
    return lines;
}

} // namespace

Lines saccheggio(const Seen& seen)
{
    const SaccheggioPoints& points = seen.schedules().saccheggio;
    const std::size_t state = seen.stateOf(seen.outcome.armies[1 - seen.outcome.attacker].campLosses);
    Lines lines;
    if (haveBothFled(seen.outcome))
        add(lines, says::centuria_scenario_saccheggio_flight_both_gives,
            seen.attacks() ? points.attackerBothFled : points.defenderBothFled);
    else if (hasFled(seen.outcome, seen.outcome.attacker))
        add(lines, says::centuria_scenario_saccheggio_flight_attacker_gives,
            seen.attacks() ? points.attackerWhoFled[state] : points.defenderWhoWon[state]);
    else if (hasOneFled(seen.outcome))
        add(lines, says::centuria_scenario_saccheggio_flight_defender_gives,
            seen.attacks() ? points.attackerWhoWon : 0);
    else
        add(lines,
            seen.attacks() ? says::centuria_scenario_saccheggio_vp_attacker_gives
                           : says::centuria_scenario_saccheggio_vp_defender_gives,
            seen.attacks() ? points.attacker[state] : points.defender[state]);
    return lines;
}

Lines imboscata(const Seen& seen)
{
    if (hasOneFled(seen.outcome))
        return ambushWithFlight(seen);
    Lines lines;
    if (haveBothFled(seen.outcome))
        add(lines, says::centuria_scenario_imboscata_flight_both_gives, flatAmbush(seen));
    else if (seen.attacks())
        lines = ambush(seen);
    else if (seen.outcome.baggageLeft)
        add(lines, says::centuria_scenario_imboscata_vp_defender_gives,
            seen.schedules().imboscata.defender[seen.baggage()]);
    return lines;
}

Lines bottino(const Seen& seen)
{
    const BottinoPoints& points = seen.schedules().bottino;
    Lines lines;
    if (haveBothFled(seen.outcome))
        add(lines, says::centuria_scenario_bottino_flight_both_gives, points.bothFled);
    else if (seen.enemyFled())
        add(lines, says::centuria_scenario_bottino_flight_winner_gives,
            points.winner[seen.stateOf(seen.own().campLosses)]);
    else if (seen.fled())
        add(lines, says::centuria_scenario_bottino_flight_loser_gives,
            points.loser[seen.stateOf(seen.enemy().campLosses)]);
    else
        lines = sack(seen);
    return lines;
}

} // namespace merlon::centuria
