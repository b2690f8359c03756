#include "core/centuria/schedules/outcome.h"

#include "centuria_rules.h"

namespace merlon::centuria
{

std::vector<RuleId> rulesOfSchedules()
{
    return {rule::centuria_vp_commander,
            rule::centuria_vp_commander_mutual,
            rule::centuria_vp_general,
            rule::centuria_vp_general_single,
            rule::centuria_vp_general_none,
            rule::centuria_vp_units,
            rule::centuria_vp_exhausted,
            rule::centuria_vp_army,
            rule::centuria_scenario_avanguardie_vp_primary,
            rule::centuria_scenario_avanguardie_vp_secondary,
            rule::centuria_scenario_avanguardie_vp_vanguard_against_unit,
            rule::centuria_scenario_avanguardie_vp_both_vanguards,
            rule::centuria_scenario_avanguardie_vp_both_units,
            rule::centuria_scenario_avanguardie_vp_unit_against_vanguard,
            rule::centuria_scenario_avanguardie_flight_winner,
            rule::centuria_scenario_avanguardie_flight_both,
            rule::centuria_scenario_saccheggio_vp_attacker,
            rule::centuria_scenario_saccheggio_vp_defender,
            rule::centuria_scenario_saccheggio_flight_attacker,
            rule::centuria_scenario_saccheggio_flight_defender,
            rule::centuria_scenario_saccheggio_flight_both,
            rule::centuria_scenario_imboscata_vp_attacker_primary,
            rule::centuria_scenario_imboscata_vp_attacker_losses,
            rule::centuria_scenario_imboscata_vp_attacker_stopped,
            rule::centuria_scenario_imboscata_vp_defender,
            rule::centuria_scenario_imboscata_flight_attacker,
            rule::centuria_scenario_imboscata_flight_defender_attacker,
            rule::centuria_scenario_imboscata_flight_defender_defender,
            rule::centuria_scenario_imboscata_flight_both,
            rule::centuria_scenario_ponte_vp_primary,
            rule::centuria_scenario_ponte_vp_secondary,
            rule::centuria_scenario_ponte_vp_both,
            rule::centuria_scenario_ponte_flight_winner,
            rule::centuria_scenario_ponte_flight_both,
            rule::centuria_scenario_bottino_vp_primary,
            rule::centuria_scenario_bottino_vp_one_lost,
            rule::centuria_scenario_bottino_vp_two_lost,
            rule::centuria_scenario_bottino_vp_both,
            rule::centuria_scenario_bottino_vp_two_inflicted,
            rule::centuria_scenario_bottino_vp_one_inflicted,
            rule::centuria_scenario_bottino_flight_winner,
            rule::centuria_scenario_bottino_flight_loser,
            rule::centuria_scenario_bottino_flight_both,
            rule::centuria_scenario_rifornimenti_vp_primary,
            rule::centuria_scenario_rifornimenti_vp_two,
            rule::centuria_scenario_rifornimenti_vp_one,
            rule::centuria_scenario_rifornimenti_vp_outside,
            rule::centuria_scenario_rifornimenti_vp_more,
            rule::centuria_scenario_rifornimenti_flight_winner,
            rule::centuria_scenario_rifornimenti_flight_both,
            rule::centuria_scenario_breccia_vp_difference,
            rule::centuria_scenario_breccia_vp_cap,
            rule::centuria_scenario_breccia_flight_winner,
            rule::centuria_scenario_breccia_flight_both};
}

} // namespace merlon::centuria
