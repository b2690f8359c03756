// Who suffers, and what. Section 12, with what hands do then: sections 13
// and 14.
#include "core/piccole/combat/combat.h"

#include "piccole_rules.h"

namespace merlon::piccole
{
namespace
{

/// A cell of the tables as it is said, by what befalls the loser.
struct Said
{
    const Phrase* recoils = nullptr;
    const Phrase* flees = nullptr;
    const Phrase* destroyed = nullptr;
};

/// By half or less, and by the type of the loser.
constexpr Said said[2][troopCount] = {
    {{&says::piccole_combat_more_than_half_FtP_recoils},
     {&says::piccole_combat_more_than_half_FtM_recoils},
     {nullptr, &says::piccole_combat_more_than_half_FtL_flees, &says::piccole_combat_more_than_half_FtL_destroyed},
     {&says::piccole_combat_more_than_half_CvP_recoils, &says::piccole_combat_more_than_half_CvP_flees},
     {&says::piccole_combat_more_than_half_CvL_recoils, &says::piccole_combat_more_than_half_CvL_flees}},
    {{nullptr, nullptr, &says::piccole_combat_less_than_half_FtP_destroyed},
     {nullptr, nullptr, &says::piccole_combat_less_than_half_FtM_destroyed},
     {nullptr, &says::piccole_combat_less_than_half_FtL_flees, &says::piccole_combat_less_than_half_FtL_destroyed},
     {nullptr, &says::piccole_combat_less_than_half_CvP_flees, &says::piccole_combat_less_than_half_CvP_destroyed},
     {nullptr, &says::piccole_combat_less_than_half_CvL_flees, &says::piccole_combat_less_than_half_CvL_destroyed}}};

void sayFate(Troop loser, bool half, Fate fate, play::Verdict& verdict)
{
    const Said& row = said[half ? 1 : 0][static_cast<std::size_t>(loser)];
    const Phrase* phrase = fate == Fate::Recoils ? row.recoils : fate == Fate::Flees ? row.flees : row.destroyed;
    if (phrase != nullptr) // a ruleset of one's own may say what no book does
        verdict.note(*phrase);
}

/// Taken in rear it meets the attacker with its recoil, unless it turns before.
Fate fateInRear(const Data& data, Fate fate, play::Verdict& verdict)
{
    if (data.options.turn == "before_results")
        return fate; // said where it turns
    if (data.options.rearLoss == "turn_first")
    {
        verdict.say(play::Weight::Ruling, says::piccole_ruling_rear_loss_set);
        return fate;
    }
    if (fate != Fate::Destroyed)
        verdict.note(says::piccole_recoil_enemy_rear);
    return Fate::Destroyed;
}

/// Behind it, and on its enemy's flanks.
void sayWhoShares(const Data& data, const Combat& combat, Side loser, play::Verdict& verdict)
{
    if (isSupported({data, combat, loser}))
        verdict.note(says::piccole_combat_supporter_shares, {{"who", play::wordValue(loser)}});
    const Side winner = loser == Side::Element ? Side::Enemy : Side::Element;
    if (const int count = combat.of(winner).contacts; count > 0)
        verdict.note(says::piccole_combat_participants_recoil, {{"who", play::wordValue(loser)}, {"count", count}});
}

/// Before it suffers, or after all results.
void sayTurn(const Data& data, const Combat& combat, bool isNow, play::Verdict& verdict)
{
    if (combat.edge == Edge::Front || !isNow)
        return;
    if (data.options.turn == "before_results")
        verdict.say(play::Weight::Ruling, says::piccole_ruling_turn_set);
    else
        verdict.note(says::piccole_melee_turn_turns);
}

} // namespace

void sayHands(const Data& data, Troop troop, Fate fate, play::Verdict& verdict)
{
    const Ruleset& numbers = *data.numbers;
    const int back = numbers.recoil;
    if (fate == Fate::Destroyed)
        return;
    verdict.note(says::piccole_recoil_move_back, {{"inches", back}, {"mm", back * numbers.inch}});
    if (fate != Fate::Flees)
        return;
    const int whole = numbers.of(troop).flees;
    verdict.note(says::piccole_flee_turn_about);
    verdict.note(says::piccole_flee_distance_on,
                 {{"inches", whole - back}, {"mm", (whole - back) * numbers.inch}, {"whole", whole}});
}

std::optional<Outcome> outcomeOf(const Data& data, const Combat& combat, const Totals& totals, play::Verdict& verdict)
{
    if (totals.element == totals.enemy)
    {
        verdict.note(says::piccole_combat_equal_nothing);
        sayTurn(data, combat, true, verdict);
        return {};
    }
    const Side loser = totals.element < totals.enemy ? Side::Element : Side::Enemy;
    if (combat.in(loser) == Engagement::Shooting)
    {
        verdict.note(says::piccole_combat_shooter_safe_safe);
        return {};
    }
    const int low = std::min(totals.element, totals.enemy);
    const int high = std::max(totals.element, totals.enemy);
    verdict.note(says::piccole_combat_lower_loses, {{"who", play::wordValue(loser)}, {"low", low}, {"high", high}});
    const bool half = 2 * low <= high;
    verdict.note(half ? says::piccole_combat_ratio_half : says::piccole_combat_ratio_more,
                 {{"low", low}, {"high", high}});
    const Fighter& own = combat.of(loser);
    const Troop winner = combat.of(loser == Side::Element ? Side::Enemy : Side::Element).troop;
    Fate fate = data.numbers->fate(own.troop, half, winner, own.ground);
    sayFate(own.troop, half, fate, verdict);
    if (loser == Side::Enemy && combat.edge == Edge::Rear)
        fate = fateInRear(data, fate, verdict);
    const bool first = data.options.turn == "before_results";
    sayTurn(data, combat, first, verdict);
    sayHands(data, own.troop, fate, verdict);
    sayWhoShares(data, combat, loser, verdict);
    const bool turned = loser == Side::Enemy && (fate == Fate::Destroyed || combat.edge == Edge::Rear);
    sayTurn(data, combat, !first && !turned, verdict);
    return Outcome{loser, fate};
}

std::vector<RuleId> rulesOfModifiers();

std::vector<RuleId> rulesOfCombat()
{
    std::vector<RuleId> ids = rulesOfModifiers();
    for (const RuleId& id :
         {rule::piccole_combat_total, rule::piccole_combat_lower, rule::piccole_combat_equal,
          rule::piccole_combat_ratio, rule::piccole_combat_shooter_safe, rule::piccole_combat_supporter,
          rule::piccole_combat_participants, rule::piccole_recoil_move, rule::piccole_recoil_enemy,
          rule::piccole_flee_turn, rule::piccole_flee_distance, rule::piccole_melee_turn})
        ids.push_back(id);
    for (const auto& table : said)
        for (const Said& row : table)
            for (const Phrase* phrase : {row.recoils, row.flees, row.destroyed})
                if (phrase != nullptr)
                {
                    ids.push_back(phrase->rule);
                    break;
                }
    return ids;
}

} // namespace merlon::piccole
