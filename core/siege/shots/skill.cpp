#include "core/siege/shots/strays.h"

#include "siege_rules/ruling.h"
#include "siege_rules/skill.h"

#include <algorithm>

namespace merlon::siege
{

using namespace castle;

namespace
{

using play::Findings;
using play::refusal;
using play::ruling;
using play::Weight;

bool hasNumbers(const Ruleset& ruleset, const Piece& piece)
{
    return piece.weapon && std::ranges::count(ruleset.skilled, piece.weapon->id) > 0;
}

/// siege.ruling.skill-sum: of each side, each weapon by itself.
Findings skillsDoNotAddUp(const Declared& shot)
{
    const int sum = sumOfSkills(shot.now, shot.shooter);
    if (sum == 0)
        return {};
    return {refusal(
        says::siege_skill_2_sum,
        {{"shooter", shot.shooter.name()}, {"sum", sum}, {"weapon", word("weapon", shot.shooter.piece().weapon->id)}})};
}

/// Of a weapon that has skill numbers.
Findings bySkill(const Shot& shot)
{
    const int add = skillOf(shot.now, shot.shooter);
    if (add == 0 || shot.engine)
        return {};
    return {{Weight::Notes, says::siege_skill_3_skill, {{"shooter", shot.shooter.name()}, {"add", add}}, {}, add}};
}

/// siege.ruling.ballista-hex: a number on the engineer who serves it.
Findings bySkillOfTheEngineer(const Shot& shot)
{
    const int add = shot.shooter.piece().skill;
    if (!shot.engine || !options(shot.now).skill || add == 0)
        return {};
    if (options(shot.now).ballistaHex != "engineer")
        return {ruling(says::siege_ruling_ballista_hex_none, {{"name", shot.shooter.name()}})};
    return {{Weight::Ruling,
             says::siege_ruling_ballista_hex_engineer,
             {{"name", shot.shooter.name()}, {"add", add}},
             {},
             add}};
}

/// Of the skill numbers themselves: the field of a counter, which no game changes, added up for each side.
constexpr RuleId ofTheNumbers[] = {rule::siege_skill_1, rule::siege_skill_4, rule::siege_ruling_skill_sum};

} // namespace

void joinSkill(Tables& tables)
{
    tables.shooters.add({rule::siege_skill_2, skillsDoNotAddUp});
    tables.modifiers.add({rule::siege_skill_3, bySkill});
    tables.modifiers.add({rule::siege_ruling_ballista_hex, bySkillOfTheEngineer});
}

int skillOf(const Position& now, const Body& shooter)
{
    const bool counts = options(now).skill && hasNumbers(ruleset(now), shooter.piece());
    return counts ? shooter.piece().skill : 0;
}

int sumOfSkills(const Position& now, const Body& shooter)
{
    int sum = 0;
    if (options(now).skill && hasNumbers(ruleset(now), shooter.piece()))
        for (const Figure& one : now.data().figures)
            if (one.force == shooter.state->force && one.piece.weapon &&
                one.piece.weapon->id == shooter.piece().weapon->id)
                sum += one.piece.skill;
    return sum;
}

std::vector<RuleId> rulesOfSkill()
{
    return {std::begin(ofTheNumbers), std::end(ofTheNumbers)};
}

} // namespace merlon::siege
