#include "core/anarchy/open/open.h"

#include "anarchy_rules/1_1.h"
#include "anarchy_rules/ruling.h"
#include "core/castle/field/clock.h"
#include "core/castle/moves/moves.h"
#include "core/castle/shots/shots.h"
#include "siege_rules/1_2.h"
#include "siege_rules/3_32.h"

namespace merlon::anarchy
{

using namespace castle;

namespace
{

using play::Findings;
using play::note;
using play::refusal;

bool closesToArmour(const Stride& stride)
{
    return stride.armoured && stride.there != nullptr && stride.there->closedToArmour;
}

constexpr play::Rule<Stride> armourRule{refusal, says::anarchy_1_1c_armoured, closesToArmour, hexEntered, atHexEntered};

/// Of one in a river, to a shooter at its edge.
Findings atTheEdgeOfTheWater(const Shot& shot)
{
    const WaterEdge edge = shot.sight.line.edge;
    if (edge == WaterEdge::Away)
        return {};
    const play::Args args{{"shooter", shot.shooter.name()}, {"target", shot.target.name()}};
    const Options& chosen = options(shot.now);
    if (edge == WaterEdge::Elsewhere && chosen.waterEdge == "target_hex")
        return {play::ruling(says::anarchy_ruling_114_elsewhere, args)};
    if (chosen.riverEdge == "light")
        return {play::ruling(says::anarchy_ruling_6_stays, args)};
    Findings found{note(says::anarchy_1_1c_edge, args, placeOf(shot.to))};
    if (edge == WaterEdge::Elsewhere)
        found.push_back(play::ruling(says::anarchy_ruling_114_any, args));
    return found;
}

constexpr play::Rule<Shot> edgeRule{play::several, atTheEdgeOfTheWater};

/// Where the family has the phase of the other side.
Findings shootsOutOfHisPhase(const Declared& shot)
{
    if (!shootsInTheOthersPhase(shot.now))
        return outOfPhase(shot.now, shot.shooter);
    const play::Args args{{"shooter", shot.shooter.name()}};
    return {shot.shooter.state->force == shot.now.state().phase ? refusal(says::anarchy_ruling_3_moving, args)
                                                                : play::ruling(says::anarchy_ruling_3_other, args)};
}

constexpr play::Rule<Declared> phaseRule{play::several, shootsOutOfHisPhase};

} // namespace

bool shootsInTheOthersPhase(const Position& now)
{
    return now.state().step == Step::SecondShooting && options(now).defensiveShots == "other_side";
}

void joinOpenGround(Tables& tables)
{
    tables.strides.behind(rule::siege_3_32a, armourRule);
    tables.covers.add(edgeRule);
    tables.shooters.without(rule::siege_1_2a);
    tables.shooters.behind(rule::siege_ruling_stunned_inert, phaseRule);
}

std::vector<RuleId> rulesOfOpenGround()
{
    return {rule::anarchy_1_1a,     rule::anarchy_1_1b,       rule::anarchy_1_1c,       rule::anarchy_1_1d,
            rule::anarchy_ruling_5, rule::anarchy_ruling_113, rule::anarchy_ruling_115, rule::anarchy_ruling_123};
}

} // namespace merlon::anarchy
