// Boiling oil and its barrels: 5.32.

#include "core/siege/oil/oil.h"

#include "core/castle/field/first.h"
#include "core/castle/moves/moves.h"
#include "core/siege/field/nerve.h"
#include "siege_rules/5_32.h"
#include "siege_rules/ruling.h"

#include <algorithm>

namespace merlon::siege
{

using namespace castle;

namespace
{

using play::Findings;
using play::note;
using play::refusal;
using play::ruling;
using play::Verdict;

// Who pours.

Findings hasShot(const Worker& one)
{
    return play::refuseIf(one.hasShot(), says::siege_5_32d_shot, one.name());
}

/// Where the scenario names the besieger.
Findings isABesieger(const Worker& one)
{
    const bool named = dataOf(one.now).plan.days > 0 || options(one.now).besieger;
    return play::refuseIf(named && !isDefender(one.now, one.who), says::siege_5_32a_besieger, one.name());
}

constexpr play::Rule<Worker> pourerRules[] = {
    {rule::siege_5_32a, isABesieger},
    {refusal, says::siege_5_32a_no_barrel, [](const Worker& one) { return !one.who.state->barrel; }, nameOf},
    {refusal, says::siege_5_32a_rampart,
     [](const Worker& one)
     { return one.who.onMap() && one.now.ground().at(*one.who.state->hex).sight != Sight::Rampart; },
     nameOf},
    {rule::siege_5_32d, hasShot},
    {refusal, says::siege_5_32d_fought, [](const Worker& one) { return one.who.state->attacked; }, nameOf},
    {refusal, says::siege_5_32d_again, [](const Worker& one) { return one.who.state->work.has_value(); }, nameOf},
};

// On what.

struct Pouring
{
    const Position& now;
    const Body& who;
    Hex hex;

    Hex from() const { return *who.state->hex; }
    const HexGround& there() const { return now.ground().at(hex); }
    bool beside() const { return hex::distance(from(), hex) == 1; }
    bool lower() const { return there().height < now.ground().at(from()).height; }
    std::optional<EngineAt> engine() const { return engineAt(now.data(), now.state(), hex); }
    /// On a ladder, on a demolished wall, inside a siege tower (5.32b).
    bool reached() const { return there().leaning() != nullptr || there().demolished || there().tall() != nullptr; }
    /// Those who live there, on top of a tower or not.
    std::vector<Body> there(bool top) const
    {
        std::vector<Body> found;
        for (const Counter& one : now.state().counters)
            if (one.health != Health::Dead && Footprint(one).contains(hex) && now.onTower(one) == top)
                found.push_back(now.body(one));
        return found;
    }
    /// The enemies whom the oil reaches: two where one has fallen on the other (1.94f).
    std::vector<Body> targets() const
    {
        std::vector<Body> found = there(false);
        std::erase_if(found, [&](const Body& one)
                      { return one.state->force == who.state->force || now.isAnimal(one.piece()); });
        return found;
    }
    bool sheltered() const
    {
        const auto over = engine();
        return over && (over->kind == "siege_tower" || over->kind == "ram");
    }
};

Findings isBehindAWall(const Pouring& one)
{
    const bool walled =
        one.beside() && castle::isWalled(one.now.ground().barrier(one.from(), hex::sideTowards(one.from(), one.hex)));
    return play::refuseIf(walled, says::siege_5_32a_wall, {{"hex", one.hex}, {"name", one.who.name()}});
}

Findings isNotLower(const Pouring& one)
{
    const bool mayBe = played(one.now).oilLower == "adjacent" || one.lower() || one.reached();
    return play::refuseIf(one.beside() && !mayBe, says::siege_5_32a_higher,
                          {{"hex", one.hex}, {"name", one.who.name()}});
}

Findings isOutOfReachOnTop(const Pouring& one)
{
    Findings found;
    for (const Body& top : one.there(true))
        found.push_back(note(says::siege_5_32c_top, {{"name", top.name()}}));
    return found;
}

Findings ofEachTarget(const Pouring& one, const Phrase& says)
{
    Findings found;
    for (const Body& target : one.targets())
        found.push_back(note(says, {{"name", target.name()}}));
    return found;
}

Findings areSheltered(const Pouring& one)
{
    return one.sheltered() ? ofEachTarget(one, says::siege_5_32g_under) : Findings();
}

Findings areUnsheltered(const Pouring& one)
{
    return one.sheltered() ? Findings() : ofEachTarget(one, says::siege_5_32f_unprotected);
}

constexpr play::Rule<Pouring> pouringRules[] = {
    {refusal, says::siege_5_32a_apart, [](const Pouring& one) { return !one.beside(); },
     [](const Pouring& one) { return play::args("hex", one.hex, "name", one.who.name()); }},
    {rule::siege_5_32a, isBehindAWall},
    {rule::siege_5_32a, isNotLower},
    {note, says::siege_5_32b_reaches, [](const Pouring& one) { return one.beside() && !one.lower() && one.reached(); },
     hexOf},
    {rule::siege_5_32c, isOutOfReachOnTop},
    {refusal, says::siege_5_32a_nobody,
     [](const Pouring& one) { return one.beside() && one.targets().empty() && !one.engine(); }, hexOf},
    {note, says::siege_5_32k_alone, [](const Pouring& one) { return one.targets().empty() && one.engine(); }, hexOf},
    {rule::siege_5_32g, areSheltered},
    {rule::siege_5_32f, areUnsheltered},
};

// What the dice do.

struct EngineDie
{
    Hex hex;
    int die = 0;
    const std::string& letter;

    bool catches() const { return letter == "F"; }
};

Findings catchesOrNot(const EngineDie& one)
{
    return {one.catches()
                ? note(says::siege_5_32g_catches,
                       {{"die", one.die}, {"letter", word("fire-letter", one.letter)}, {"hex", one.hex}})
                : play::Finding{play::Weight::Result, says::siege_5_32g_holds, {{"die", one.die}, {"hex", one.hex}}}};
}

constexpr play::Rule<EngineDie> engineRules[] = {
    {rule::siege_5_32g, catchesOrNot},
};

/// Those who must leave because the engine has caught fire.
struct Fleeing
{
    const Body& who;
    bool top = false;
    bool altogether = false; ///< the top of the whole tower (oil-top)
};

constexpr play::Rule<Fleeing> fleeingRules[] = {
    {note, says::siege_5_32h_flees, [](const Fleeing& one) { return !one.top; }, nameOf},
    {note, says::siege_5_32c_leaves, [](const Fleeing& one) { return one.top; }, nameOf},
};

void flee(Verdict& verdict, const Fleeing& one)
{
    play::weigh(fleeingRules, one, verdict);
    verdict.effect(RetreatOwed{{one.who.state->id}, 1, one.altogether ? Driven::Top : Driven::Fire});
}

/// Those on top: by the hex, or of the whole tower (5.32c).
void driveOffTheTop(Verdict& verdict, const Pouring& pouring, const EngineAt& engine)
{
    const bool whole = played(pouring.now).oilTop == "tower";
    for (const Hex hex : engine.hexes)
        if (whole || hex == pouring.hex)
            for (const Body& top : Pouring{pouring.now, pouring.who, hex}.there(true))
                if (!pouring.now.isAnimal(top.piece()))
                    flee(verdict, {top, true, whole});
}

/// A die for each of them, in turn; nothing: one is still wanted.
std::optional<std::vector<Scald>> scaldsOf(Verdict& verdict, const Pouring& pouring, const std::vector<Body>& attacked,
                                           play::Tray& tray)
{
    std::vector<int> dice;
    for (const Body& one : attacked)
    {
        // One alone, or the first, has the key that dice in journals have.
        const play::Args name{{"name", one.name()}};
        const auto die =
            tray.roll(verdict, dice.empty() ? play::Need{10, "oil", {}, {}, name} : play::Need{10, "oil", name});
        if (!die)
            return {};
        dice.push_back(*die);
    }
    std::vector<Scald> scalds;
    for (std::size_t i = 0; i < attacked.size(); ++i)
        scalds.push_back(scaldOf(verdict, pouring.now, attacked[i], dice[i]));
    return scalds;
}

/// Whether the engine there, if it does not burn already, catches fire; nothing: its die is still wanted.
std::optional<bool> engineCatches(Verdict& verdict, const Pouring& pouring, play::Tray& tray)
{
    if (!pouring.engine() || pouring.there().has(thing::fire))
        return false;
    const Position& now = pouring.now;
    const auto thrown = tray.roll(verdict, {10, "engine_oil"});
    if (!thrown)
        return {};
    const EngineDie die{pouring.hex, *thrown, readFireTable(verdict, now, now.numbers().fire.oil, *thrown)};
    play::weigh(engineRules, die, verdict);
    return die.catches();
}

void resolve(Verdict& verdict, const Pouring& pouring, play::Tray& tray)
{
    const Position& now = pouring.now;
    const auto catches = engineCatches(verdict, pouring, tray);
    if (!catches)
        return;
    const auto attacked = pouring.sheltered() && !*catches ? std::vector<Body>() : pouring.targets();
    const auto scalds = scaldsOf(verdict, pouring, attacked, tray);
    if (!scalds)
        return;
    const CounterId by{pouring.who.state->id};
    const ForceId force{now.data().forces[static_cast<std::size_t>(pouring.who.state->force)]};
    verdict.effect(BarrelPoured{by, pouring.hex}).effect(Tended{by, Work::Pour});
    if (*catches)
        verdict.effect(FireLit{pouring.hex, Cause::Oil, force, false});
    std::vector<const Counter*> killed;
    for (const Scald& scald : *scalds)
        if (!carryOut(verdict, scald, *catches))
            killed.push_back(scald.target.state);
    if (!*catches)
        return;
    for (const Body& one : pouring.there(false))
        if (!now.isAnimal(one.piece()) && std::ranges::count(killed, one.state) == 0)
            flee(verdict, {one, false});
    driveOffTheTop(verdict, pouring, *pouring.engine());
}

/// Each pouring uses a barrel up; one hex is how far one flees.
constexpr RuleId ofTheOil[] = {rule::siege_5_32i, rule::siege_ruling_oil_retreat};

} // namespace

Verdict judge(const Position& now, const play::Begun<PourOil>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    const Body who = actor<&PourOil::by>(verdict, now, order);
    if (!who)
        return verdict;
    sayWhoMayWork(verdict, {now, who});
    play::weigh(pourerRules, Worker{now, who}, verdict);
    if (order.wants<&PourOil::hex>(verdict) || !who.onMap())
        return verdict;
    const Pouring pouring{now, who, order->hex};
    play::weigh(pouringRules, pouring, verdict);
    if (verdict.whole())
        resolve(verdict, pouring, tray);
    return verdict;
}

std::vector<RuleId> rulesOfOil()
{
    std::vector<RuleId> ids(std::begin(ofTheOil), std::end(ofTheOil));
    play::addIds(ids, pourerRules);
    play::addIds(ids, pouringRules);
    play::addIds(ids, engineRules);
    for (const RuleId one : rulesOfScalds())
        ids.push_back(one);
    play::addIds(ids, fleeingRules);
    return ids;
}

} // namespace merlon::siege
