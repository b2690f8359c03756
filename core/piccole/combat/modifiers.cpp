// What is added to a die. Section 11.
#include "core/piccole/combat/combat.h"

#include "piccole_rules.h"

namespace merlon::piccole
{
namespace
{

using play::Finding;
using play::Findings;
using play::Weight;

Finding sayOf(const Weighed& one, const Phrase& phrase)
{
    return play::note(phrase, {{"who", play::wordValue(one.side)}});
}

Finding adds(const Weighed& one, const Phrase& phrase, Modifier modifier)
{
    const int value = one.numbers(modifier).value;
    Finding out = play::note(phrase, {{"who", play::wordValue(one.side)}, {"add", value}});
    out.add = value;
    return out;
}

/// So much for each of several enemies.
Findings takes(const Weighed& one, const Phrase& phrase, Modifier modifier, int count)
{
    if (count == 0)
        return {};
    const int value = one.numbers(modifier).value * count;
    Finding out = play::note(phrase, {{"who", play::wordValue(one.side)}, {"count", -value}});
    out.add = value;
    return out;
}

bool helpsInShooting(const Weighed& one)
{
    return one.in() == Engagement::Melee || one.data.options.supportWhenShotAt == "true";
}

Findings support(const Weighed& one)
{
    if (one.own().behind == 0)
        return {};
    if (!one.isFor(Modifier::Support))
        return sayOf(one, says::piccole_combat_mod_support_others);
    if (!helpsInShooting(one))
        return play::ruling(says::piccole_ruling_support_when_shot_at_set, {{"who", play::wordValue(one.side)}});
    return adds(one, says::piccole_combat_mod_support_adds, Modifier::Support);
}

Findings camp(const Weighed& one)
{
    if (!one.own().works)
        return {};
    if (!one.isFor(Modifier::Camp))
        return sayOf(one, says::piccole_combat_mod_camp_cavalry);
    if (!one.counts(Modifier::Camp))
        return sayOf(one, says::piccole_combat_mod_camp_shooting);
    return adds(one, says::piccole_combat_mod_camp_adds, Modifier::Camp);
}

Findings general(const Weighed& one)
{
    if (!one.own().general)
        return {};
    if (one.counts(Modifier::General))
        return adds(one, says::piccole_combat_mod_general_adds, Modifier::General);
    if (one.data.options.generalWhenShooting == "false")
        return sayOf(one, says::piccole_combat_mod_general_shooting);
    Finding out = adds(one, says::piccole_ruling_general_when_shooting_set, Modifier::General);
    out.weight = Weight::Ruling;
    return out;
}

Findings height(const Weighed& one)
{
    if (!one.own().higher)
        return {};
    if (!one.counts(Modifier::Height))
        return sayOf(one, says::piccole_combat_mod_height_shooting);
    return adds(one, says::piccole_combat_mod_height_adds, Modifier::Height);
}

Findings riverBank(const Weighed& one)
{
    if (!one.own().bank)
        return {};
    if (!one.counts(Modifier::RiverBank))
        return sayOf(one, says::piccole_combat_mod_river_bank_shooting);
    if (!one.own().higher)
        return adds(one, says::piccole_combat_mod_river_bank_adds, Modifier::RiverBank);
    if (one.data.options.heightAndBank == "once")
        return sayOf(one, says::piccole_combat_mod_river_bank_once);
    Finding out = adds(one, says::piccole_ruling_height_and_bank_set, Modifier::RiverBank);
    out.weight = Weight::Ruling;
    return out;
}

/// Where a target in contact may be shot at, contacts count then too.
int contactsCounted(const Weighed& one)
{
    const bool inShot = one.in() == Engagement::ShotAt && one.data.options.shootAtContact == "true";
    return one.counts(Modifier::FlankContact) || inShot ? one.combat.contactsOf(one.side) : 0;
}

int shootersCounted(const Weighed& one)
{
    return one.counts(Modifier::ExtraShooter) ? one.own().shooters : 0;
}

Findings flankThreat(const Weighed& one)
{
    return takes(one, says::piccole_combat_mod_flank_threat_takes, Modifier::FlankThreat, one.own().threats);
}

Findings flankContact(const Weighed& one)
{
    return takes(one, says::piccole_combat_mod_flank_contact_takes, Modifier::FlankContact, contactsCounted(one));
}

Findings extraShooter(const Weighed& one)
{
    return takes(one, says::piccole_combat_mod_extra_shooter_takes, Modifier::ExtraShooter, shootersCounted(one));
}

/// Gives back what the three take beyond the cap.
Findings cap(const Weighed& one)
{
    const int most = one.data.numbers->besetCap;
    const int shots = one.numbers(Modifier::ExtraShooter).value * shootersCounted(one);
    const int flanks = one.numbers(Modifier::FlankThreat).value * one.own().threats +
                       one.numbers(Modifier::FlankContact).value * contactsCounted(one);
    if (shots + flanks >= most)
        return {};
    const play::Args args{{"who", play::wordValue(one.side)}, {"count", -most}};
    Finding out = play::note(says::piccole_combat_mod_cap_counts, args);
    out.add = most - shots - flanks;
    if (one.data.options.besetCap == "shooters")
    {
        out = play::ruling(says::piccole_ruling_beset_cap_set, args);
        out.add = std::max(0, most - shots);
    }
    return out;
}

/// On difficult ground itself, or, in the other reading, where either of the
/// two is.
Findings difficult(const Weighed& one)
{
    const bool own = one.own().ground == Ground::Difficult;
    const bool by = !own && one.other().ground == Ground::Difficult && one.data.options.difficult == "either";
    if (!own && !by)
        return {};
    if (!one.counts(Modifier::Difficult))
        return sayOf(one, says::piccole_combat_mod_difficult_shooting);
    if (!one.isFor(Modifier::Difficult))
        return sayOf(one, says::piccole_combat_mod_difficult_others);
    if (!isCavalry(one.own().troop) && isCavalry(one.other().troop))
        return sayOf(one, says::piccole_combat_mod_difficult_cavalry);
    const int value = one.numbers(Modifier::Difficult).value;
    Finding out =
        play::note(says::piccole_combat_mod_difficult_takes, {{"who", play::wordValue(one.side)}, {"count", -value}});
    if (by)
        out = play::ruling(says::piccole_ruling_difficult_set, {{"who", play::wordValue(one.side)}, {"count", -value}});
    out.add = value;
    return out;
}

/// Those that say a reading too, where one was chosen, speak for several.
constexpr play::Rule<Weighed> modifierRows[] = {
    {play::several, support},
    {rule::piccole_combat_mod_camp, camp},
    {play::several, general},
    {rule::piccole_combat_mod_height, height},
    {play::several, riverBank},
    {rule::piccole_combat_mod_flank_threat, flankThreat},
    {rule::piccole_combat_mod_flank_contact, flankContact},
    {rule::piccole_combat_mod_extra_shooter, extraShooter},
    {play::several, cap},
    {play::several, difficult},
};

} // namespace

bool isSupported(const Weighed& one)
{
    return one.own().behind > 0 && one.isFor(Modifier::Support) && helpsInShooting(one);
}

int modifiersOf(const Weighed& one, play::Verdict& verdict)
{
    return play::weigh(modifierRows, one, verdict);
}

std::vector<RuleId> rulesOfModifiers()
{
    std::vector<RuleId> ids{rule::piccole_combat_mod_support, rule::piccole_combat_mod_general,
                            rule::piccole_combat_mod_river_bank, rule::piccole_combat_mod_cap,
                            rule::piccole_combat_mod_difficult};
    play::addIds(ids, modifierRows);
    return ids;
}

} // namespace merlon::piccole
