#include "core/siege/shots/shots.h"

#include <algorithm>

namespace merlon::siege
{
namespace
{

bool hasNumbers(const Ruleset& ruleset, const Piece& piece)
{
    return piece.weapon && std::ranges::count(ruleset.skilled, piece.weapon->id) > 0;
}

} // namespace

int skillOf(const Position& now, const Body& shooter)
{
    const bool counts = now.options().skill && hasNumbers(now.ruleset(), shooter.piece());
    return counts ? shooter.piece().skill : 0;
}

int sumOfSkills(const Position& now, const Body& shooter)
{
    int sum = 0;
    if (now.options().skill && hasNumbers(now.ruleset(), shooter.piece()))
        for (const Figure& one : now.data().figures)
            if (one.force == shooter.state->force && one.piece.weapon &&
                one.piece.weapon->id == shooter.piece().weapon->id)
                sum += one.piece.skill;
    return sum;
}

} // namespace merlon::siege
