#include "core/piccole/battle/on_table.h"

#include "core/piccole/battle/fighters.h"
#include "core/play/as.h"

#include "piccole_rules.h"

#include <algorithm>

namespace merlon::piccole
{
namespace
{

play::Value refTo(const Element& one)
{
    return play::Ref{"counter", one.id};
}

/// What speaks of one of the two is decreed under these names.
struct Names
{
    std::string_view ground, behind, works, threats, contacts;
};
constexpr Names ownNames{"ground", "behind", "works", "threats", "contacts"};
constexpr Names enemyNames{"enemy_ground", "enemy_behind", "enemy_works", "enemy_threats", "enemy_contacts"};

void hold(const Names& names, Fighter& fighter, play::Tray& tray, play::Verdict& verdict)
{
    fighter.ground = tray.held(verdict, names.ground, fighter.ground);
    fighter.behind = tray.held(verdict, names.behind, fighter.behind);
    fighter.works = tray.held(verdict, names.works, fighter.works);
    fighter.threats = tray.held(verdict, names.threats, fighter.threats);
    fighter.contacts = tray.held(verdict, names.contacts, fighter.contacts);
}

Edge edgeOf(tabletop::Edge edge)
{
    return edge == tabletop::Edge::Front ? Edge::Front : edge == tabletop::Edge::Rear ? Edge::Rear : Edge::Flank;
}

/// Two that are to fight, as they are named.
struct Foes
{
    Standing standing;
    const State& state;
    const Element& who;
    const Element& enemy;
    tabletop::Contact contact;
    std::vector<Pair> pairs;
};

/// Whether another corner of its front meets an enemy: then it is only beyond him that it lies on this flank.
bool isOverhang(const Foes& foes)
{
    if (foes.contact.aligned || foes.contact.edge == tabletop::Edge::Rear)
        return false;
    return std::ranges::any_of(frontsOf(foes.standing, foes.who),
                               [&](const Front& front) { return front.enemy != &foes.enemy && front.contact.aligned; });
}

void judgeFlank(const Foes& foes, play::Verdict& verdict)
{
    if (partnerOf(foes.pairs, foes.enemy) != nullptr)
        verdict.refuse(says::piccole_melee_participant_only, {{"who", refTo(foes.who)}, {"enemy", refTo(foes.enemy)}});
    if (isOverhang(foes))
        verdict.refuse(says::piccole_melee_overhang_ruling_beyond, {{"enemy", refTo(foes.enemy)}});
    for (const Element* first : flankersOf(foes.standing, foes.who))
        if (first->side == foes.state.phasing && foes.who.side != foes.state.phasing &&
            partnerOf(foes.pairs, *first) == nullptr)
            verdict.refuse(says::piccole_melee_pairs_ruling_first, {{"enemy", refTo(*first)}});
    if (flankersOf(foes.standing, foes.enemy).size() > 1 && verdict.legal)
        verdict.note(says::piccole_melee_choice_ruling_named, {{"who", refTo(foes.who)}});
}

void judgePair(const Foes& foes, play::Verdict& verdict)
{
    const Element* partner = partnerOf(foes.pairs, foes.who);
    const bool isFront = foes.contact.edge == tabletop::Edge::Front;
    if (partner != nullptr && partner != &foes.enemy)
        verdict.refuse(says::piccole_melee_pairs_ruling_other, {{"who", refTo(foes.who)}, {"enemy", refTo(*partner)}},
                       refTo(*partner));
    else if (isFront && partner == nullptr && partnerOf(foes.pairs, foes.enemy) == nullptr)
        verdict.refuse(says::piccole_ruling_unaligned_set, {{"enemy", refTo(foes.enemy)}});
    else if (isFront && partner == nullptr)
        verdict.refuse(says::piccole_melee_pairs_ruling_left, {{"who", refTo(foes.who)}});
    else if (isFront && !foes.contact.aligned)
        verdict.note(says::piccole_melee_pairs_ruling_unaligned);
    if (!isFront)
        judgeFlank(foes, verdict);
}

void judgeTime(const Data& data, const State& state, std::initializer_list<const Element*> both, play::Verdict& verdict)
{
    if (!data.inOrder())
        return;
    if (state.part != Part::Combat)
        verdict.refuse(says::piccole_turn_combat_not_now);
    for (const Element* one : both)
        if (std::ranges::count(state.fought, one->id) > 0)
            verdict.refuse(says::piccole_melee_pairs_ruling_again, {{"who", refTo(*one)}});
}

/// Higher, and the bank, by where both stood.
void compareGround(const Standing& standing, const Element& one, const Element& other, Combat& combat, play::Tray& tray,
                   play::Verdict& verdict)
{
    const int first = standing.heightOf(one.stand());
    const int second = standing.heightOf(other.stand());
    const Favoured higher = first > second ? Favoured::Element : first < second ? Favoured::Enemy : Favoured::Neither;
    for (const Element* who : {&one, &other})
        if (standing.data.options.height == "any_part" &&
            standing.heightOf(who->stand()) > standing.terrain().heightAt(who->stand().centre()))
            verdict.say(play::Weight::Ruling, says::piccole_ruling_height_set, {{"who", refTo(*who)}});
    const bool inRiver = standing.isInRiver(one.stand());
    const bool enemyInRiver = standing.isInRiver(other.stand());
    const Favoured bank = inRiver == enemyInRiver ? Favoured::Neither
                          : enemyInRiver          ? Favoured::Element
                                                  : Favoured::Enemy;
    const Favoured up = tray.held(verdict, "higher", higher);
    const Favoured shore = tray.held(verdict, "bank", bank);
    combat.element.higher = up == Favoured::Element;
    combat.enemy.higher = up == Favoured::Enemy;
    combat.element.bank = shore == Favoured::Element;
    combat.enemy.bank = shore == Favoured::Enemy;
}

/// Each that is on a flank in front and threatens, or does not because he is engaged.
void sayThreats(const Standing& standing, const Element& one, play::Verdict& verdict)
{
    for (const Element* enemy : standing.enemies(one))
    {
        const Threat threat = threatOf(standing, *enemy, one);
        const play::Args args{{"who", refTo(one)}, {"enemy", refTo(*enemy)}};
        if (threat == Threat::Line)
            verdict.note(says::piccole_combat_threat_line_threatens, args, refTo(*enemy));
        else if (threat == Threat::Side)
            verdict.note(says::piccole_combat_threat_side_threatens, args, refTo(*enemy));
        else if (isEngagedBeside(standing, *enemy, one))
            verdict.note(says::piccole_combat_threat_engaged_engaged, args, refTo(*enemy));
    }
}

play::Verdict& settle(const Standing& standing, const Element& one, const Element& other, const Combat& combat,
                      Asking asking, play::Verdict& verdict, play::Tray& tray)
{
    const auto outcome = foughtOut(standing.data, combat, asking, verdict, tray);
    if (!outcome.known)
        return verdict;
    verdict.effect(Fought{{one.id}, {other.id}, combat.edge != Edge::Front});
    if (!outcome.outcome)
        return verdict;
    const bool isElement = outcome.outcome->loser == Side::Element;
    addEarned(standing, isElement ? one : other, isElement ? other : one, outcome.outcome->fate,
              isSupported({standing.data, combat, outcome.outcome->loser}), verdict);
    return verdict;
}

const Element* standingAs(const State& state, const std::optional<ElementId>& id)
{
    const Element* one = id ? find(state.elements, id->id) : nullptr;
    return one != nullptr && one->stands() ? one : nullptr;
}

/// Both of an order, or the reason why one is not there.
template <auto Who, auto At, class Order>
bool lacksBoth(const State& state, const play::Begun<Order>& begun, play::Verdict& verdict)
{
    if (begun.template wants<Who>(verdict) || begun.template wants<At>(verdict))
        return true;
    for (const auto& id : {begun->who, begun->at})
        if (standingAs(state, id) == nullptr)
        {
            verdict.forbid(says::piccole_geometry_base_nowhere, {{"who", play::Ref{"counter", id->id}}});
            return true;
        }
    return false;
}

/// Among all shots that were named.
struct Volley
{
    int supporters = 0;
    int enemySupporters = 0;
    Reply reply = Reply::None;
};
Volley volleyOf(const State& state, const Element& who, const Element& target)
{
    Volley out;
    const auto aims = [&](const std::string& one, const std::string& at) {
        return std::ranges::any_of(state.shots,
                                   [&](const auto& shot) { return shot.first == one && shot.second == at; });
    };
    for (const auto& [one, at] : state.shots)
    {
        out.supporters += at == target.id && one != who.id ? 1 : 0;
        out.enemySupporters += at == who.id && one != target.id ? 1 : 0;
        if (one == target.id && at == who.id)
            out.reply = Reply::First;
        else if (one == target.id && aims(at, target.id))
            out.reply = Reply::Supporter;
    }
    return out;
}

} // namespace

Fighter fighterOf(const Standing& standing, const Element& one, play::Verdict& verdict)
{
    Fighter out;
    out.troop = one.troop;
    out.ground = standing.groundOf(one.stand());
    if (standing.data.options.inDifficult == "centre" && out.ground == Ground::Easy &&
        standing.terrain().touches(one.stand().shape(tabletop::Tolerance::inGround), &GroundNumbers::difficult))
        verdict.say(play::Weight::Ruling, says::piccole_ruling_in_difficult_set, {{"who", refTo(one)}});
    out.behind = one.troop == Troop::FtP ? supportersOf(standing, one) : 0;
    out.general = one.general;
    out.works = standing.isInWorks(one.stand());
    if (out.works)
        verdict.note(says::piccole_combat_works_ruling_inside, {{"who", refTo(one)}});
    sayThreats(standing, one, verdict);
    out.threats = static_cast<int>(threatsTo(standing, one).size());
    return out;
}

void addEarned(const Standing& standing, const Element& loser, const Element& winner, Fate fate, bool isSupported,
               play::Verdict& verdict)
{
    verdict.effect(Earned{{loser.id}, fate});
    if (const Element* behind = isSupported ? behindOf(standing, loser) : nullptr)
        verdict.effect(Earned{{behind->id}, fate});
    for (const Element* participant : participantsOf(standing, loser, winner))
        verdict.effect(Earned{{participant->id}, Fate::Recoils});
}

play::Verdict judgeOnTable(const Data& data, const State& state, const play::Begun<Melee>& begun, play::Verdict verdict,
                           play::Tray& tray)
{
    if (lacksBoth<&Melee::who, &Melee::at>(state, begun, verdict))
        return verdict;
    const Element& who = *standingAs(state, begun->who);
    const Element& enemy = *standingAs(state, begun->at);
    const Standing standing{data, state.elements, &state.camps};
    const auto contact = who.side != enemy.side ? tabletop::contact(who.stand(), enemy.stand()) : std::nullopt;
    if (!contact)
        return verdict.forbid(says::piccole_melee_pairs_ruling_apart, {{"who", refTo(who)}, {"enemy", refTo(enemy)}});
    const Foes foes{standing, state, who, enemy, *contact, pairsOf(standing)};
    judgeTime(data, state, {&who, &enemy}, verdict);
    judgePair(foes, verdict);
    Combat combat;
    combat.edge = edgeOf(contact->edge);
    combat.element = fighterOf(standing, who, verdict);
    combat.enemy = fighterOf(standing, enemy, verdict);
    combat.element.contacts = static_cast<int>(flankersOf(standing, who).size());
    combat.enemy.contacts = static_cast<int>(flankersOf(standing, enemy).size()) - (combat.edge == Edge::Front ? 0 : 1);
    hold(ownNames, combat.element, tray, verdict);
    hold(enemyNames, combat.enemy, tray, verdict);
    compareGround(standing, who, enemy, combat, tray, verdict);
    sayHow(combat, verdict);
    return verdict.legal ? settle(standing, who, enemy, combat, Asking::Melee, verdict, tray) : verdict;
}

void judgeShot(const Standing& standing, const Element& who, const Element& target, play::Verdict& verdict)
{
    const Data& data = standing.data;
    if (!who.shoots)
        verdict.refuse(says::piccole_shooting_who_unmarked, {{"who", refTo(who)}});
    if (isInContact(standing, who))
        verdict.refuse(says::piccole_shooting_in_contact_ruling_by);
    if (isInContact(standing, target))
    {
        if (data.options.shootAtContact == "true")
            verdict.say(play::Weight::Ruling, says::piccole_ruling_shoot_at_contact_set);
        else
            verdict.refuse(says::piccole_shooting_in_contact_ruling_at);
    }
    if (!seesTo(standing, who, target))
    {
        verdict.refuse(data.options.target == "front_only" ? says::piccole_ruling_target_set
                                                           : says::piccole_shooting_fan_ruling_outside,
                       {{"enemy", refTo(target)}}, refTo(target));
        return;
    }
    const Sight sight = sightTo(standing, who, target);
    if (sight.clear)
        verdict.note(says::piccole_shooting_lane_ruling_clear);
    else if (data.options.lane == "whole")
        verdict.refuse(says::piccole_ruling_lane_set);
    else if (sight.by != nullptr)
        verdict.refuse(says::piccole_shooting_blocked_element_by, {{"other", refTo(*sight.by)}}, refTo(*sight.by));
    else
        verdict.refuse(says::piccole_shooting_blocked_terrain_blocks);
}

play::Verdict judgeOnTable(const Data& data, const State& state, const play::Begun<Shoot>& begun, play::Verdict verdict,
                           play::Tray& tray)
{
    if (lacksBoth<&Shoot::who, &Shoot::at>(state, begun, verdict))
        return verdict;
    const Element& who = *standingAs(state, begun->who);
    const Element& target = *standingAs(state, begun->at);
    if (who.side == target.side)
        return verdict.forbid(says::piccole_shooting_arc_friend, {{"enemy", refTo(target)}});
    const Standing standing{data, state.elements, &state.camps};
    Volley volley = volleyOf(state, who, target);
    if (state.shots.empty())
    {
        begun.wants<&Shoot::reply>(verdict, false);
        begun.wants<&Shoot::supporters>(verdict, false);
        volley = {begun->supporters, begun->enemySupporters, begun->reply};
        if (volley.reply == Reply::First)
            begun.wants<&Shoot::enemySupporters>(verdict, false);
    }
    else if (std::ranges::count(state.shots, std::pair(who.id, target.id)) == 0)
        verdict.refuse(says::piccole_shooting_declare_ruling_unnamed, {{"who", refTo(who)}});
    if (data.inOrder() && (state.part != Part::Combat || state.shotsNamed < 2))
        verdict.refuse(says::piccole_shooting_declare_ruling_first);
    if (data.inOrder() && std::ranges::count(state.shotAt, target.id) > 0)
        verdict.refuse(says::piccole_shooting_support_again, {{"enemy", refTo(target)}});
    judgeShot(standing, who, target, verdict);
    judgeVolley(data, volley.reply, volley.supporters, volley.enemySupporters, verdict);
    Combat combat;
    combat.element = fighterOf(standing, who, verdict);
    combat.enemy = fighterOf(standing, target, verdict);
    hold(ownNames, combat.element, tray, verdict);
    hold(enemyNames, combat.enemy, tray, verdict);
    const bool answered = volley.reply == Reply::First;
    combat.elementIn = answered ? Engagement::ShotAt : Engagement::Shooting;
    combat.enemyIn = Engagement::ShotAt;
    combat.element.shooters = volley.enemySupporters;
    combat.enemy.shooters = volley.supporters;
    return verdict.legal ? settle(standing, who, target, combat, Asking::Shot, verdict, tray) : verdict;
}

std::vector<RuleId> rulesOfTable()
{
    return {
        rule::piccole_melee_choice_ruling,     rule::piccole_melee_overhang_ruling,   rule::piccole_melee_pairs_ruling,
        rule::piccole_combat_works_ruling,     rule::piccole_combat_threat_line,      rule::piccole_combat_threat_side,
        rule::piccole_combat_threat_engaged,   rule::piccole_combat_threat_once,      rule::piccole_combat_worst_ruling,
        rule::piccole_shooting_fan_ruling,     rule::piccole_shooting_lane_ruling,    rule::piccole_shooting_mandatory,
        rule::piccole_shooting_declare_ruling, rule::piccole_shooting_excused_ruling, rule::piccole_shooting_both,
        rule::piccole_equipment_general};
}

} // namespace merlon::piccole
