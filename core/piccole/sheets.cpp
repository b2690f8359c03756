#include "core/piccole/sheets.h"

#include "piccole_rules.h"

namespace merlon::piccole
{
namespace
{

template <class Row>
play::Sheet sheetOf(std::string_view key, const std::vector<Row>& rows)
{
    play::Sheet out{key, &play::kindOf<Row>(), {}};
    for (const Row& row : rows)
        out.rows.push_back(play::fieldsOf(row));
    return out;
}

play::Sheet combatsOf(const State& state)
{
    std::vector<CombatRow> rows;
    for (const Asked& one : state.combats)
    {
        CombatRow row{static_cast<int>(rows.size()) + 1,
                      one.counted.asking,
                      one.counted.element,
                      one.counted.total,
                      one.counted.enemy,
                      one.counted.enemyTotal,
                      {},
                      {}};
        if (one.beaten)
        {
            row.loser = one.beaten->loser;
            row.fate = one.beaten->fate;
        }
        rows.push_back(row);
    }
    return sheetOf("combats", rows);
}

play::Sheet troopsOf(const Ruleset& numbers)
{
    std::vector<TroopRow> rows;
    for (int i = 0; i < troopCount; ++i)
    {
        const auto troop = static_cast<Troop>(i);
        const TroopNumbers& one = numbers.of(troop);
        rows.push_back({troop, one.easy, one.difficult, one.factor,
                        numbers.of(Modifier::Difficult).who.at(static_cast<std::size_t>(i)),
                        one.flees > 0 ? std::optional(one.flees) : std::nullopt});
    }
    return sheetOf("troops", rows);
}

play::Sheet resultsOf(const Ruleset& numbers)
{
    std::vector<ResultLine> rows;
    for (const bool half : {false, true})
        for (int i = 0; i < troopCount; ++i)
            for (const Ground ground : {Ground::Easy, Ground::Difficult})
            {
                const auto loser = static_cast<Troop>(i);
                const auto by = [&](Troop winner) { return numbers.fate(loser, half, winner, ground); };
                rows.push_back({loser, half ? Ratio::Half : Ratio::More, ground, by(Troop::FtP), by(Troop::FtM),
                                by(Troop::FtL), by(Troop::CvP), by(Troop::CvL)});
            }
    return sheetOf("results", rows);
}

} // namespace

std::vector<play::Reason> readingsOf(const Options& options)
{
    std::vector<play::Reason> out;
    const auto add = [&](bool isSet, const Phrase& phrase)
    {
        if (isSet)
            out.push_back({phrase, {}, play::Weight::Ruling});
    };
    add(options.supportWhenShotAt == "false", says::piccole_ruling_support_when_shot_at_read);
    add(options.generalWhenShooting == "true", says::piccole_ruling_general_when_shooting_read);
    add(options.heightAndBank == "both", says::piccole_ruling_height_and_bank_read);
    add(options.besetCap == "shooters", says::piccole_ruling_beset_cap_read);
    add(options.difficult == "either", says::piccole_ruling_difficult_read);
    add(options.rearLoss == "turn_first", says::piccole_ruling_rear_loss_read);
    add(options.turn == "before_results", says::piccole_ruling_turn_read);
    add(options.dice == "one_each", says::piccole_ruling_dice_read);
    add(options.firstShooter == "owner", says::piccole_ruling_first_shooter_read);
    add(options.shootAtContact == "true", says::piccole_ruling_shoot_at_contact_read);
    add(options.limits == "exact", says::piccole_ruling_limits_read);
    add(options.failedPush == "all", says::piccole_ruling_failed_push_set);
    add(options.recoilPass == "false", says::piccole_ruling_recoil_pass_set);
    add(options.pushEngaged == "false", says::piccole_ruling_push_engaged_set);
    add(options.recoilTouch == "harmless", says::piccole_ruling_recoil_touch_set);
    add(options.capacity == "easy", says::piccole_ruling_capacity_set);
    add(options.flankTouch == "fronts_only", says::piccole_ruling_flank_touch_read);
    add(options.breakDistance == "full", says::piccole_ruling_break_distance_read);
    add(options.pips == "higher_die", says::piccole_ruling_pips_set);
    add(options.ground == "crossed", says::piccole_ruling_ground_read);
    add(options.generalOffTable == "1", says::piccole_ruling_general_off_table_read);
    add(options.third == "army_only", says::piccole_ruling_third_read);
    add(options.giveUp == "false", says::piccole_ruling_give_up_set);
    add(options.siegeHalf == "up", says::piccole_ruling_siege_half_set);
    add(options.falls == "5_or_6_only", says::piccole_ruling_falls_read);
    add(options.siegeFirstBonus == "1", says::piccole_ruling_siege_first_bonus_set);
    add(options.siegeLoss == "besieged", says::piccole_ruling_siege_loss_set);
    add(options.fallNoWay == "stays_out", says::piccole_ruling_fall_no_way_set);
    add(options.inDifficult == "centre", says::piccole_ruling_in_difficult_read);
    add(options.measure == "front_corner", says::piccole_ruling_measure_read);
    add(options.zone == "cross", says::piccole_ruling_zone_read);
    add(options.zoneTurn == "false", says::piccole_ruling_zone_turn_read);
    add(options.zonesShared == "false", says::piccole_ruling_zones_shared_read);
    add(options.withdraw == "last_leg", says::piccole_ruling_withdraw_read);
    add(options.flank == "anywhere", says::piccole_ruling_flank_read);
    add(options.height == "any_part", says::piccole_ruling_height_read);
    add(options.target == "front_only", says::piccole_ruling_target_read);
    add(options.lane == "whole", says::piccole_ruling_lane_read);
    add(options.camp == "touch", says::piccole_ruling_camp_read);
    add(options.unaligned == "none", says::piccole_ruling_unaligned_read);
    return out;
}

std::vector<play::Sheet> sheetsOf(const Data& data, const State& state)
{
    play::Sheet combats = combatsOf(state);
    combats.notes = readingsOf(data.options);
    return {std::move(combats), troopsOf(*data.numbers), resultsOf(*data.numbers)};
}

} // namespace merlon::piccole
