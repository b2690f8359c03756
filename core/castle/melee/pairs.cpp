// The rules of melee, row by row: what stands between one who attacks and one whom he attacks (1.74, 2.45, 4.34, 5.24).

#include "core/castle/melee/melee.h"

#include "siege_rules/1_7.h"
#include "siege_rules/1_74.h"
#include "siege_rules/2_45.h"
#include "siege_rules/4_34.h"
#include "siege_rules/5_24.h"
#include "siege_rules/ruling.h"

namespace merlon::castle
{
namespace
{

using play::Findings;
using play::refusal;

/// An attacker and one of those whom he attacks.
struct Pair
{
    const Melee& melee;
    const Body& attacker;
    const Body& target;
    Contact contact;

    play::Args names() const { return {{"attacker", attacker.name()}, {"target", target.name()}}; }
    Hex to() const { return hex::neighbour(contact.from, contact.side); }
    play::Value place() const { return placeOf(contact.from, contact.side); }
};

template <Bar bar>
Findings barred(const Pair& pair, const Phrase& says)
{
    if (pair.contact.bar != bar)
        return {};
    return {refusal(says, pair.names(), pair.place())};
}

Findings acrossASlit(const Pair& pair)
{
    return barred<Bar::Slit>(pair, says::siege_1_74a_slit);
}

Findings throughAWall(const Pair& pair)
{
    return barred<Bar::Wall>(pair, says::siege_1_74b_wall);
}

Findings fromALadder(const Pair& pair)
{
    return barred<Bar::Ladder>(pair, says::siege_1_74c_ladder);
}

Findings betweenHeights(const Pair& pair)
{
    const auto height = [&](const Body& one) {
        return pair.melee.now.ground().heightAt({*one.state->hex, one.state->storey});
    };
    return barred<Bar::Height>(pair, height(pair.attacker) != height(pair.target) ? says::siege_ruling_access_height
                                                                                  : says::siege_ruling_access_way);
}

Findings betweenLevels(const Pair& pair)
{
    return barred<Bar::Level>(pair, says::siege_2_45e_levels);
}

bool onTop(const Pair& pair)
{
    const Position& now = pair.melee.now;
    return now.onTower(*pair.attacker.state) || now.onTower(*pair.target.state);
}

bool reachedAt(const Pair& pair, std::string_view machine)
{
    const Ground& ground = pair.melee.now.ground();
    return pair.contact.bar == Bar::None &&
           (ground.at(pair.contact.from).has(machine) || ground.at(pair.to()).has(machine));
}

Findings acrossTheBaseOfAMantlet(const Pair& pair)
{
    return barred<Bar::Mantlet>(pair, says::siege_5_24a_across);
}

constexpr play::Rule<Pair> pairRules[] = {
    {refusal, says::siege_1_7a_apart, [](const Pair& pair) { return pair.contact.bar == Bar::Apart; },
     [](const Pair& pair) { return pair.names(); }, [](const Pair& pair) { return placeOf(*pair.target.state->hex); }},
    {rule::siege_1_74a, acrossASlit},
    {rule::siege_1_74b, throughAWall},
    {rule::siege_1_74c, fromALadder},
    {rule::siege_ruling_access, betweenHeights},
    {refusal, says::siege_1_74b_closed, [](const Pair& pair) { return pair.contact.bar == Bar::Terrain; },
     [](const Pair& pair) { return play::args("attacker", pair.attacker.name(), "hex", pair.to()); },
     [](const Pair& pair) { return pair.place(); }},
    {rule::siege_2_45e, betweenLevels},
    {rule::siege_5_24a, acrossTheBaseOfAMantlet},
    {refusal, says::siege_ruling_tower_moat_moat, [](const Pair& pair) { return pair.contact.bar == Bar::Moat; },
     nullptr, [](const Pair& pair) { return pair.place(); }},
    {play::note, says::siege_2_45d_top,
     [](const Pair& pair) { return reachedAt(pair, thing::siegeTower) && onTop(pair); },
     [](const Pair& pair) { return pair.names(); }, [](const Pair& pair) { return pair.place(); }},
    {play::note, says::siege_2_45f_inside,
     [](const Pair& pair) { return reachedAt(pair, thing::siegeTower) && !onTop(pair); },
     [](const Pair& pair) { return pair.names(); }, [](const Pair& pair) { return pair.place(); }},
    {play::note, says::siege_4_34b_under, [](const Pair& pair) { return reachedAt(pair, thing::ram); },
     [](const Pair& pair) { return pair.names(); }, [](const Pair& pair) { return pair.place(); }},
};

} // namespace

void sayWhoReachesWhom(play::Verdict& verdict, const Melee& melee)
{
    for (const Body& attacker : melee.by)
        for (const Body& target : melee.at)
            play::weigh(pairRules, Pair{melee, attacker, target, contactOf(melee.now, attacker, target)}, verdict);
}

std::vector<RuleId> rulesOfPairs()
{
    std::vector<RuleId> ids;
    play::addIds(ids, pairRules);
    return ids;
}

} // namespace merlon::castle
