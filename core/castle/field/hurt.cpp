#include "core/castle/field/hurt.h"

#include "core/play/as.h"
#include "siege_rules/3_35.h"
#include "siege_rules/3_54.h"
#include "siege_rules/5_12.h"
#include "siege_rules/ruling.h"
#include "siege_rules/sheet.h"

namespace merlon::castle
{
namespace
{

using play::Findings;
using play::note;

struct Hurt
{
    const Position& now;
    const Body& who;
    Blow blow;
    bool stays = false; ///< he was to retreat, and could not

    Health health() const { return who.state->health; }
    bool animal() const { return now.isAnimal(who.piece()); }
    bool hurtBefore() const { return health() == Health::Stunned || health() == Health::Wounded; }
    bool again() const { return !animal() && blow.health != Health::Dead && hurtBefore(); }
    bool dies() const { return blow.health == Health::Dead || again(); }
    bool killsTheAnimal() const { return animal() && blow.horse == HorseFate::Killed; }
    Findings ofAnAnimal(bool draught, const Phrase& phrase) const
    {
        if (!animal() || now.isDraught(who.piece()) != draught)
            return {};
        return {{killsTheAnimal() ? play::Weight::Notes : play::Weight::Result, phrase, {{"target", who.name()}}}};
    }
    bool falls() const { return stays && !now.rules().woundedStayInTheSaddle; }
    bool stunnedInTheFire() const
    {
        return !animal() && !dies() && blow.health == Health::Stunned && who.onMap() && !who.state->mounted &&
               now.ground().at(*who.state->hex).has(thing::fire);
    }
    /// What becomes of his horse when he leaves the saddle: a result says so, he falls because he could not retreat, or
    /// he dies in it.
    std::optional<HorseFate> unhorsed() const
    {
        if (!who.state->mounted)
            return {};
        return blow.horse || (!falls() && !dies()) ? blow.horse : std::optional(HorseFate::Unhurt);
    }
};

Findings fallsFromTheSaddle(const Hurt& hurt)
{
    if (!hurt.stays || !hurt.who.state->mounted)
        return {};
    return {
        play::ruling(hurt.unhorsed() ? says::siege_ruling_saddle_wound_falls : says::siege_ruling_saddle_wound_stays,
                     {{"name", hurt.who.name()}})};
}

Findings isAnAnimalAlone(const Hurt& hurt)
{
    return hurt.ofAnAnimal(false, says::siege_3_35b_animal);
}

Findings isADraughtAnimal(const Hurt& hurt)
{
    return hurt.ofAnAnimal(true, says::siege_5_12a_animal);
}

Findings isHurtAgain(const Hurt& hurt)
{
    if (!hurt.again() || (hurt.stays && hurt.health() == Health::Stunned)) // then that has been said
        return {};
    return {note(says::siege_sheet_5d_again,
                 {{"target", hurt.who.name()}, {"state", play::As<Health>::put(hurt.health())}})};
}

constexpr play::Rule<Hurt> hurtRules[] = {
    {play::ruling, says::siege_ruling_stunned_retreat_dies,
     [](const Hurt& hurt) { return hurt.stays && hurt.health() == Health::Stunned; }, nameOf},
    {note, says::siege_sheet_5c_cannot, [](const Hurt& hurt) { return hurt.stays && hurt.health() != Health::Stunned; },
     nameOf},
    {play::ruling, says::siege_ruling_failed_retreat_in_place,
     [](const Hurt& hurt) { return hurt.stays && hurt.who.onMap() && !hurt.dies(); },
     [](const Hurt& hurt) { return play::args("name", hurt.who.name(), "hex", *hurt.who.state->hex); }},

    // On foot, where it burns.
    {note, says::siege_3_54c_must, [](const Hurt& hurt) { return hurt.stunnedInTheFire(); }, nameOf},
    {rule::siege_ruling_saddle_wound, fallsFromTheSaddle},
    {rule::siege_3_35b, isAnAnimalAlone},
    {rule::siege_5_12a, isADraughtAnimal},
    {rule::siege_sheet_5d, isHurtAgain},
};

void carryOut(play::Verdict& verdict, const Hurt& hurt)
{
    play::weigh(hurtRules, hurt, verdict);
    const CounterId id{hurt.who.state->id};
    if (hurt.animal())
    {
        if (hurt.killsTheAnimal())
            verdict.effect(HealthChange{id, Health::Dead});
        return;
    }
    if (const auto horse = hurt.unhorsed())
        verdict.effect(Unhorsed{id, *horse});
    verdict.effect(HealthChange{id, hurt.dies() ? Health::Dead : hurt.blow.health});
    if (hurt.stunnedInTheFire())
        verdict.effect(RetreatOwed{id, 1, Driven::Fire});
}

} // namespace

Health healthOf(std::string_view word)
{
    return word == "stunned" ? Health::Stunned : word == "wounded" ? Health::Wounded : Health::Dead;
}

void hurt(play::Verdict& verdict, const Position& now, const Body& who, const Blow& blow)
{
    carryOut(verdict, {now, who, blow});
}

bool killedForWantOfRoom(play::Verdict& verdict, const Position& now, const Body& who)
{
    const Phrase* kills = now.rules().killsWhoCannotRetreat;
    if (kills == nullptr)
        return false;
    verdict.say(play::Weight::Ruling, *kills, {{"name", who.name()}});
    hurt(verdict, now, who, {Health::Dead, {}});
    return true;
}

void hurtInPlace(play::Verdict& verdict, const Position& now, const Body& who)
{
    if (killedForWantOfRoom(verdict, now, who))
        return;
    carryOut(verdict, {now, who, {Health::Wounded, {}}, true});
}

void hurtInTheSaddle(play::Verdict& verdict, const Position& now, const Body& who)
{
    const bool dies = who.state->health == Health::Wounded || who.state->health == Health::Stunned;
    const bool falls = who.state->mounted && (dies || !now.rules().woundedStayInTheSaddle);
    if (who.state->mounted)
        verdict.say(play::Weight::Ruling,
                    falls ? says::siege_ruling_saddle_wound_falls : says::siege_ruling_saddle_wound_stays,
                    {{"name", who.name()}});
    hurt(verdict, now, who, {Health::Wounded, falls ? std::optional(HorseFate::Unhurt) : std::nullopt});
}

std::vector<RuleId> rulesOfHurts()
{
    std::vector<RuleId> ids;
    play::addIds(ids, hurtRules);
    return ids;
}

} // namespace merlon::castle
