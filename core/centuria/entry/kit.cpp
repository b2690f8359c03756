#include "core/centuria/entry/entry.h"

#include "centuria_rules.h"

namespace merlon::centuria
{
namespace
{

using play::Findings;
using play::note;

/// What a player has put on the table; what nobody says is in order.
struct Gear
{
    const Data& data;
    const Inspect& order;

    const Kit& wanted() const { return data.ruleset->kit; }
    const Penalties& penalties() const { return data.ruleset->penalties; }
    Markers markers() const { return order.markers.value_or(Markers::Flat); }
    Ruler ruler() const { return order.ruler.value_or(Ruler::Official); }
};

bool hasFewDice(const Gear& gear)
{
    return gear.order.dice.value_or(gear.wanted().dice) < gear.wanted().dice;
}
bool hasMixedDice(const Gear& gear)
{
    return gear.order.diceDiffer.value_or(false);
}
bool hasNoTape(const Gear& gear)
{
    return !gear.order.tape.value_or(true);
}
bool hasNoMarkers(const Gear& gear)
{
    return gear.markers() == Markers::None;
}
bool hasUnseenMarkers(const Gear& gear)
{
    return gear.markers() == Markers::Raised;
}
bool hasAuthorisedMarkers(const Gear& gear)
{
    return gear.markers() == Markers::RaisedAuthorised;
}
bool hasHomeMadeRuler(const Gear& gear)
{
    return gear.ruler() == Ruler::HomeMade;
}
bool hasOldRuler(const Gear& gear)
{
    return gear.ruler() == Ruler::FirstEdition;
}
bool hasFewElements(const Gear& gear)
{
    return gear.order.elements.value_or(gear.wanted().elements) < gear.wanted().elements ||
           gear.order.walls.value_or(gear.wanted().walls) < gear.wanted().walls;
}
bool hasSteepHills(const Gear& gear)
{
    return gear.order.steep.value_or(false) && !gear.order.granted.value_or(false);
}
bool isGrantedSteepHills(const Gear& gear)
{
    return gear.order.steep.value_or(false) && gear.order.granted.value_or(false);
}
bool hasMuchImpassable(const Gear& gear)
{
    return gear.order.impassable.value_or(0) > gear.wanted().impassable;
}

play::Args dice(const Gear& gear)
{
    return play::args("least", gear.wanted().dice);
}
play::Args elements(const Gear& gear)
{
    return play::args("elements", gear.wanted().elements, "walls", gear.wanted().walls);
}
play::Args impassable(const Gear& gear)
{
    return play::args("most", gear.wanted().impassable);
}

Findings costs(const Phrase& phrase, int tp)
{
    play::Finding finding = note(phrase, {{"tp", tp}});
    finding.add = tp;
    return {finding};
}

/// Once for the whole group, however much of it is missing; in the other reading for each (R11).
Findings lacksDiceTapeOrMarkers(const Gear& gear)
{
    const int missing = (hasFewDice(gear) || hasMixedDice(gear) ? 1 : 0) + (hasNoTape(gear) ? 1 : 0) +
                        (hasNoMarkers(gear) || hasUnseenMarkers(gear) ? 1 : 0);
    const int tp = gear.penalties().dice;
    if (missing == 0)
        return {};
    Findings found =
        costs(says::centuria_kit_dice_missing_costs, gear.data.options.kitPenalty == "group" ? tp : missing * tp);
    if (missing > 1 && gear.data.options.kitPenalty == "each")
        found.push_back(play::ruling(says::centuria_ruling_kit_penalty_set));
    return found;
}

Findings lacksRuler(const Gear& gear)
{
    if (gear.ruler() != Ruler::None && gear.ruler() != Ruler::HomeMade)
        return {};
    return costs(says::centuria_kit_ruler_missing_costs, gear.penalties().ruler);
}

Findings lacksRulebook(const Gear& gear)
{
    if (gear.order.rulebook.value_or(true))
        return {};
    return costs(says::centuria_kit_rulebook_missing_costs, gear.penalties().rulebook);
}

Findings lacksScenery(const Gear& gear)
{
    if (!hasFewElements(gear) && !hasSteepHills(gear) && !hasMuchImpassable(gear))
        return {};
    if (gear.data.terms.scenerySupplied)
        return {note(says::centuria_kit_scenery_organiser_all)};
    return costs(says::centuria_kit_scenery_missing_costs, gear.penalties().scenery);
}

Findings lacksCamp(const Gear& gear)
{
    if (gear.order.camp.value_or(true))
        return {};
    return costs(says::centuria_kit_camp_missing_costs, gear.penalties().camp);
}

constexpr play::Rule<Gear> gearRules[] = {
    {note, says::centuria_kit_dice_few, hasFewDice, dice},
    {note, says::centuria_kit_dice_same_differ, hasMixedDice},
    {note, says::centuria_kit_tape_none, hasNoTape},
    {note, says::centuria_kit_markers_none, hasNoMarkers},
    {note, says::centuria_kit_markers_3d_unseen, hasUnseenMarkers},
    {note, says::centuria_kit_markers_3d_authorised, hasAuthorisedMarkers},
    {play::several, lacksDiceTapeOrMarkers},
    {note, says::centuria_kit_ruler_home_made, hasHomeMadeRuler},
    {note, says::centuria_kit_ruler_first, hasOldRuler},
    {rule::centuria_kit_ruler_missing, lacksRuler},
    {rule::centuria_kit_rulebook_missing, lacksRulebook},
    {note, says::centuria_kit_scenery_few, hasFewElements, elements},
    {note, says::centuria_kit_hills_steep, hasSteepHills},
    {note, says::centuria_kit_hills_granted, isGrantedSteepHills},
    {note, says::centuria_kit_impassable_many, hasMuchImpassable, impassable},
    {play::several, lacksScenery},
    {rule::centuria_kit_camp_missing, lacksCamp},
};

/// Which part of the printed list a rule has no row of its own for: what is asked of a player, said beside the others.
constexpr RuleId askedOfAll[] = {rule::centuria_kit_rulebook,      rule::centuria_kit_camp,
                                 rule::centuria_kit_scenery_kinds, rule::centuria_kit_scenery_organiser,
                                 rule::centuria_kit_dice_missing,  rule::centuria_kit_scenery_missing};

} // namespace

play::Verdict judge(const Data& data, const State& state, const play::Begun<Inspect>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    if (order.wants<&Inspect::player>(verdict))
        return verdict;
    const Player* one = playerIn(state, order->player, verdict);
    if (one == nullptr)
        return verdict;
    order.wants<&Inspect::dice>(verdict, false);
    order.wants<&Inspect::diceDiffer>(verdict, false);
    order.wants<&Inspect::tape>(verdict, false);
    order.wants<&Inspect::markers>(verdict, false);
    order.wants<&Inspect::ruler>(verdict, false);
    order.wants<&Inspect::rulebook>(verdict, false);
    order.wants<&Inspect::elements>(verdict, false);
    order.wants<&Inspect::impassable>(verdict, false);
    order.wants<&Inspect::steep>(verdict, false);
    order.wants<&Inspect::granted>(verdict, false);
    order.wants<&Inspect::walls>(verdict, false);
    order.wants<&Inspect::camp>(verdict, false);
    if (one->inspected)
        verdict.refuse(says::centuria_kit_dice_again, {{"player", player(one->id)}});
    const int tp = play::weigh(gearRules, {data, order.order}, verdict);
    if (tp == 0)
        verdict.note(says::centuria_kit_dice_complete, {{"player", player(one->id)}});
    return verdict.effect(Inspected{order->player, tp});
}

void carry(const Data&, State& state, const Inspected& effect)
{
    if (Player* one = state.find(effect.player.id))
    {
        one->inspected = true;
        one->kitPenalty = effect.tp;
    }
}

std::vector<RuleId> rulesOfKit()
{
    std::vector<RuleId> ids(std::begin(askedOfAll), std::end(askedOfAll));
    play::addIds(ids, gearRules);
    return ids;
}

} // namespace merlon::centuria
