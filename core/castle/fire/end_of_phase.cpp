// Fires are checked when a phase ends: they ask for dice, count their turns and destroy (3.52, 3.55).

#include "core/castle/fire/fire.h"

#include "core/castle/field/hurt.h"
#include "core/castle/moves/moves.h"
#include "core/castle/retreats/retreats.h"
#include "siege_rules/3_52.h"
#include "siege_rules/3_54.h"
#include "siege_rules/3_55.h"
#include "siege_rules/5_31.h"
#include "siege_rules/5_32.h"
#include "siege_rules/ruling.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace merlon::castle
{
namespace
{

using play::Findings;
using play::Verdict;

/// What burns down with that hex.
std::vector<Hex> wholeAt(const Position& now, Hex hex)
{
    const auto engine = engineAt(now.data(), now.state(), hex);
    return engine ? engine->hexes : std::vector<Hex>{hex};
}

/// The fires of the other sides, as they are checked when a phase ends (siege.ruling.fire-order).
struct Check
{
    const Position& now;
    std::vector<Flame> old; ///< that burned before the check

    explicit Check(const Position& theNow) : now(theNow)
    {
        const State& state = now.state();
        for (const Flame& one : state.flames)
            if (one.force != state.phase && !(one.spread && one.lit == state.now()))
                old.push_back(one);
    }

    bool chain() const { return now.rules().fireChains; }
    bool over(const Flame& flame) const { return flame.turns + 1 >= now.numbers().fire.turns; }
    /// Those that destroy at this check.
    std::vector<Flame> last() const
    {
        std::vector<Flame> flames;
        std::ranges::copy_if(old, std::back_inserter(flames), [&](const Flame& one) { return over(one); });
        return flames;
    }
    /// All the hexes of what they destroy.
    std::vector<Hex> doomed() const
    {
        std::vector<Hex> hexes;
        for (const Flame& one : last())
            for (const Hex hex : wholeAt(now, one.hex))
                hexes.push_back(hex);
        return hexes;
    }
    std::vector<SpreadDue> dice() const
    {
        std::vector<SpreadDue> dice;
        const auto gone = chain() ? doomed() : std::vector<Hex>();
        const auto isGone = [&](Hex hex) { return std::ranges::count(gone, hex) > 0; };
        for (const Flame& one : old)
            for (const Side side : hex::allSides)
            {
                const Hex to = hex::neighbour(one.hex, side);
                const bool again = now.rules().oneDieForTwoFlames && isOwed(dice, to);
                if (!isGone(one.hex) && !isGone(to) && mayCatch(now, to) && !again)
                    dice.push_back({one.hex, to});
            }
        return dice;
    }
    static bool isOwed(const std::vector<SpreadDue>& dice, Hex to)
    {
        return std::ranges::any_of(dice, [&](const SpreadDue& due) { return due.hex == to; });
    }
};

// What a turn more does to a fire.

struct Turn
{
    const Check& check;
    const Flame& flame;

    int turns() const { return flame.turns + 1; }
    bool over() const { return check.over(flame); }
    bool ofAnEngine() const { return wholeAt(check.now, flame.hex).size() > 1; }
};

constexpr play::Rule<Turn> turnRules[] = {
    {play::ruling, says::siege_ruling_fire_count_turn, [](const Turn& turn) { return !turn.over(); },
     [](const Turn& turn) { return play::args("hex", turn.flame.hex, "turns", turn.turns()); }},
    {play::note, says::siege_3_55a_destroyed, [](const Turn& turn) { return turn.over(); },
     [](const Turn& turn) { return play::args("hex", turn.flame.hex); },
     [](const Turn& turn) { return placeOf(turn.flame.hex); }},
    {play::note, says::siege_3_55b_whole, [](const Turn& turn) { return turn.over() && turn.ofAnEngine(); },
     [](const Turn& turn) { return play::args("hex", turn.flame.hex); },
     [](const Turn& turn) { return placeOf(turn.flame.hex); }},
};

// Those whom it takes.

/// One on top of what is destroyed.
struct Faller
{
    const Position& now;
    const Body& who;
};

Findings comesDown(const Faller& fall)
{
    const BurntOut how = fall.now.rules().burntOut;
    const Phrase& says = how == BurntOut::Wounded  ? says::siege_ruling_burnt_out_falls
                         : how == BurntOut::Unhurt ? says::siege_ruling_burnt_out_unhurt
                                                   : says::siege_ruling_burnt_out_killed;
    return {play::ruling(says, {{"name", fall.who.name()}, {"hex", *fall.who.state->hex}})};
}

constexpr play::Rule<Faller> fallerRules[] = {
    {rule::siege_ruling_burnt_out, comesDown},
};

/// Once what stands there has burnt down, the first on the way of one on foot where nobody stands, nor anything that is
/// being destroyed; nothing: there is no such hex.
std::optional<Hex> nearestFree(const Position& now, Hex hex, const std::vector<Hex>& taken)
{
    State after = now.state();
    carry(now.data(), after, Destroyed{hex});
    const Position later = now.with(after);
    const auto isFree = [&](Hex at)
    {
        return !later.whoStandsAt({at}) && later.ground().at(at).highestStorey() == 0 &&
               std::ranges::count(taken, at) == 0;
    };
    std::set<Hex> seen{hex};
    for (std::vector<Hex> ring{hex}; !ring.empty(); ring = stepsFrom(later, ring, seen))
        if (const auto free = std::ranges::find_if(ring, isFree); free != ring.end())
            return *free;
    return {};
}

void bringDown(Verdict& verdict, const Position& now, const Body& who, std::vector<Hex>& taken)
{
    play::weigh(fallerRules, Faller{now, who}, verdict);
    const BurntOut how = now.rules().burntOut;
    if (const auto free = now.whoStandsAt({*who.state->hex}) ? nearestFree(now, *who.state->hex, taken) : std::nullopt)
    {
        taken.push_back(*free);
        verdict.effect(movedTo({who.state->id}, {*free}));
    }
    if (how != BurntOut::Unhurt)
        hurt(verdict, now, who, {how == BurntOut::Killed ? Health::Dead : Health::Wounded, {}});
}

bool burnsFor(const Check& check, const Counter& who)
{
    return std::ranges::any_of(check.old, [&](const Flame& one) { return Footprint(who).contains(one.hex); });
}

struct Burning
{
    const Body& who;
};

constexpr play::Rule<Burning> burningRules[] = {
    {play::note, says::siege_3_54a_dies, play::always, nameOf},
};

/// Those who were in the fire at an earlier check, or when it began, and still are.
std::vector<std::string> killThoseWhoStayed(Verdict& verdict, const Check& check)
{
    std::vector<std::string> killed;
    const Position& now = check.now;
    for (const Scorched& one : now.state().scorched)
    {
        const Body who = now.find(one.counter);
        if (!who || !who.alive() || one.since == now.state().now() || !burnsFor(check, *who.state))
            continue;
        play::weigh(burningRules, Burning{who}, verdict);
        hurt(verdict, now, who, {Health::Dead, {}});
        killed.push_back(one.counter);
    }
    return killed;
}

void destroy(Verdict& verdict, const Position& now, const std::vector<Flame>& flames,
             const std::vector<std::string>& killed)
{
    std::vector<Hex> gone;
    for (const Flame& one : flames)
    {
        if (std::ranges::count(gone, one.hex) > 0)
            continue;
        const auto whole = wholeAt(now, one.hex);
        gone.insert(gone.end(), whole.begin(), whole.end());
        verdict.effect(Destroyed{one.hex});
        std::vector<Hex> taken = whole;
        for (const Counter& who : now.state().counters)
            if (who.health != Health::Dead && now.onTower(who) && std::ranges::count(whole, *who.hex) > 0 &&
                std::ranges::count(killed, who.id) == 0)
                bringDown(verdict, now, now.body(who), taken);
    }
}

void countTurns(Verdict& verdict, const Check& check)
{
    const auto doomed = check.doomed();
    for (const Flame& one : check.old)
    {
        play::weigh(turnRules, Turn{check, one}, verdict);
        if (std::ranges::count(doomed, one.hex) == 0)
            verdict.effect(FireAged{one.hex, one.turns + 1});
    }
    const auto killed = killThoseWhoStayed(verdict, check);
    destroy(verdict, check.now, check.last(), killed);
}

// What still burns as an assault ends.

struct Ember
{
    const Position& now;
    const Flame& flame;
};

Findings lastsTheAssaultOnly(const Ember& ember)
{
    const bool burns = ember.now.rules().firesBurnAtNight;
    return {play::ruling(burns ? says::siege_ruling_fires_night_burn : says::siege_ruling_fires_night_out,
                         {{"hex", ember.flame.hex}})};
}

constexpr play::Rule<Ember> emberRules[] = {
    {rule::siege_ruling_fires_night, lastsTheAssaultOnly},
};

// Dice before the phase ends.

struct Dice
{
    const Check& check;
    std::vector<SpreadDue> dice;
};

Findings oneForEachHex(const Dice& all)
{
    Findings found;
    if (all.check.now.rules().oneDieForTwoFlames)
        for (const SpreadDue& due : all.dice)
            if (std::ranges::count_if(all.check.old,
                                      [&](const Flame& one) { return hex::distance(one.hex, due.hex) == 1; }) > 1)
                found.push_back(play::ruling(says::siege_ruling_fire_two_one, {{"hex", due.hex}}));
    return found;
}

constexpr play::Rule<Dice> diceRules[] = {
    {play::note, says::siege_3_52a_check, play::always},
    {rule::siege_ruling_fire_two, oneForEachHex},
};

/// A fire that nobody puts out spreads, to engines and tents only; what has spread is its owner's too; arrows and oil
/// light the same fires. No row says so.
constexpr RuleId ofTheCheck[] = {rule::siege_3_52b, rule::siege_ruling_fire_owner, rule::siege_5_31e,
                                 rule::siege_5_32j};

} // namespace

std::string ownerOfFlame(const Position& now, Hex hex)
{
    const Flame* flame = flameAt(now.state(), hex);
    return flame != nullptr ? now.data().forces[static_cast<std::size_t>(flame->force)] : std::string();
}

bool diceOfFireWait(const Position& now)
{
    return !now.state().firesChecked && !Check(now).dice().empty();
}

bool checkFires(Verdict& verdict, const Position& now)
{
    const Check check(now);
    const bool dice = diceOfFireWait(now);
    if (check.chain() ? !now.state().firesChecked : !dice)
        countTurns(verdict, check);
    if (!dice)
        return false;
    const Dice all{check, check.dice()};
    play::weigh(diceRules, all, verdict);
    for (const SpreadDue& due : all.dice)
        verdict.effect(SpreadOwed{due.from, due.hex});
    verdict.effect(FireChecked{});
    return true;
}

void endFires(Verdict& verdict, const Position& now)
{
    const auto& flames = now.state().flames;
    for (const Flame& one : flames)
        play::weigh(emberRules, Ember{now, one}, verdict);
    if (now.rules().firesBurnAtNight)
        return destroy(verdict, now, flames, {});
    for (const Flame& one : flames)
        verdict.effect(GroundCleared{one.hex, Laid::Fire});
}

std::vector<RuleId> rulesOfBurning()
{
    std::vector<RuleId> ids(std::begin(ofTheCheck), std::end(ofTheCheck));
    play::addIds(ids, turnRules);
    play::addIds(ids, fallerRules);
    play::addIds(ids, burningRules);
    play::addIds(ids, emberRules);
    play::addIds(ids, diceRules);
    for (const RuleId& one : rulesOfSpreading())
        ids.push_back(one);
    return ids;
}

} // namespace merlon::castle
