// What a way meets, and whether there is room at its end. Sections 5 and 7.
#include "core/piccole/moves/way.h"

#include "piccole_rules.h"

namespace merlon::piccole
{
namespace
{

using play::Value;
using tabletop::Leg;
using tabletop::Tolerance;

Value refOf(const Element& one)
{
    return play::Ref{"counter", one.id};
}

bool slidesInto(const Leg& leg, const Stand& other)
{
    return tabletop::Meeting(leg.from.shape(Tolerance::in), other.shape(Tolerance::in))
        .along(leg.direction, leg.way)
        .has_value();
}
bool turnsInto(const Leg& leg, const Stand& other)
{
    return leg.from.facing != leg.to.facing && tabletop::overlap(leg.to, other);
}

/// Through an enemy, or only into him.
void judgeEnemy(const Way& way, const Element& enemy, play::Verdict& verdict)
{
    const play::Args args{{"enemy", refOf(enemy)}};
    for (const Leg& leg : way.legs)
        if (slidesInto(leg, enemy.stand()))
        {
            if (tabletop::overlap(way.end(), enemy.stand()))
                verdict.refuse(says::piccole_move_blocked_enemy, args, refOf(enemy));
            else
                verdict.refuse(says::piccole_interpenetration_enemy_passes, args, refOf(enemy));
            return;
        }
        else if (turnsInto(leg, enemy.stand()))
        {
            verdict.refuse(says::piccole_geometry_rest_taken, {{"other", refOf(enemy)}}, refOf(enemy));
            return;
        }
}

/// Why such troops may not pass such a friend, whichever way both face.
const Phrase& neverPasses(Troop mover)
{
    return isCavalry(mover) ? says::piccole_interpenetration_cavalry_never
                            : says::piccole_interpenetration_infantry_never;
}

void judgeFriend(const Way& way, const Element& other, play::Verdict& verdict)
{
    bool passes = false;
    bool askew = false;
    for (const Leg& leg : way.legs)
    {
        const bool slides = slidesInto(leg, other.stand());
        const bool turns = turnsInto(leg, other.stand());
        passes = passes || slides || turns;
        askew = askew || (slides && !isAlike(leg.from.facing, other.stand().facing)) ||
                (turns && !isAlike(leg.to.facing, other.stand().facing));
    }
    if (!passes)
        return;
    if (!mayPass(way.who.troop, other.troop))
    {
        verdict.refuse(neverPasses(way.who.troop), {}, refOf(other));
        return;
    }
    verdict.note(isCavalry(way.who.troop) ? says::piccole_interpenetration_cavalry_passes
                                          : says::piccole_interpenetration_light_passes,
                 {}, refOf(other));
    if (askew)
        verdict.refuse(says::piccole_interpenetration_facing_askew, {}, refOf(other));
    if (tabletop::overlap(way.end(), other.stand()))
        verdict.refuse(says::piccole_interpenetration_room_none, {}, refOf(other));
    if (way.length > way.most + Tolerance::mm + tabletop::hair)
        verdict.refuse(says::piccole_interpenetration_reach_short, {{"other", refOf(other)}}, refOf(other));
}

} // namespace

void judgeObstacles(const Way& way, play::Verdict& verdict)
{
    for (const Element* other : way.standing.others(way.who))
        if (other->side == way.who.side)
            judgeFriend(way, *other, verdict);
        else
            judgeEnemy(way, *other, verdict);
    const Terrain& terrain = way.standing.terrain();
    bool offSaid = false;
    bool groundSaid = false;
    for (const Leg& leg : way.legs)
    {
        const bool isOff = !terrain.size.holds(leg.swept(Tolerance::inGround));
        const bool restsOff = !terrain.isOn(leg.to);
        if ((isOff || restsOff) && !offSaid)
            verdict.refuse(isOff ? says::piccole_move_blocked_edge : says::piccole_geometry_rest_off);
        offSaid = offSaid || isOff || restsOff;
        const bool meets = terrain.touches(leg.swept(Tolerance::inGround), &GroundNumbers::impassable);
        const bool rests = terrain.touches(leg.to.shape(Tolerance::inGround), &GroundNumbers::impassable);
        if ((meets || rests) && !groundSaid)
            verdict.refuse(meets ? says::piccole_move_blocked_ground : says::piccole_geometry_rest_ground);
        groundSaid = groundSaid || meets || rests;
    }
}

} // namespace merlon::piccole
