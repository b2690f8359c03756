#include "core/castle/shots/shots.h"

#include "core/castle/field/first.h"
#include "core/castle/field/named_counter.h"
#include "core/play/as.h"
#include "play_rules.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace merlon::castle
{
namespace
{

using play::Verdict;

/// 3.31 and sheet.3b: the better cover of a rider's two hexes, but never strong.
Cover coverOfRider(const Shot& shot)
{
    Cover best = shot.sight.line.cover.cover;
    for (const Hex hex : Footprint(*shot.target.state))
        if (hex != shot.to)
            best = std::max(best, lineOfFire(shot.field, {shot.stand(), {hex}, {}, {}, shot.engine}).cover.cover);
    return std::min(best, Cover::Medium);
}

/// What has been settled by an earlier shot of the phase, or else what the order says (siege.1.53a).
std::optional<bool> outerSideCovered(const Position& now, const Shoot& order)
{
    const auto& known = now.state().doorSides;
    const auto settled = std::ranges::find(known, order.at.id, &DoorCover::counter);
    if (settled != known.end())
        return settled->side == DoorSide::Outer;
    return order.covered ? std::optional(*order.covered == DoorSide::Outer) : std::nullopt;
}

Shot aimedAt(Shot shot, Hex hex)
{
    shot.to = hex;
    shot.range = hex::distance(shot.from, hex);
    shot.band = bandOf(*shot.weapon, shot.range);
    shot.sight = explainLine(shot.field, {shot.stand(), shot.goal(), shot.order.across,
                                          outerSideCovered(shot.now, shot.order), shot.engine});
    shot.cover = shot.mounted ? coverOfRider(shot) : shot.sight.line.cover.cover;
    return shot;
}

/// What a shooter who may choose prefers among the hexes of a mounted target.
auto preference(const Shot& shot)
{
    return std::tuple(shot.band != Band::Beyond, shot.sight.line.clear, !shot.sight.line.overSomebody,
                      -static_cast<int>(shot.cover), -shot.range);
}

Shot bestAim(const Shot& shot)
{
    const Footprint hexes(*shot.target.state);
    const auto& aim = shot.order.aim;
    std::optional<Shot> best;
    for (const Hex hex : hexes)
        if (!aim || *aim == hex || !hexes.contains(*aim)) // elsewhere there is nobody: judged by the better one
            if (Shot tried = aimedAt(shot, hex); !best || preference(tried) > preference(*best))
                best.emplace(std::move(tried));
    return std::move(*best);
}

/// On a rampart, or on a hex with slits, he may name the hexside that he shoots across (siege.1.44).
bool choosesHexside(const Position& now, Hex hex)
{
    return now.ground().at(hex).sight == Sight::Rampart || now.ground().hasSlit(hex);
}

/// What a shot leaves to the players' choice.
void wantChoices(Verdict& verdict, const play::Begun<Shoot>& order, const Position& now, const Body& shooter,
                 const Body& target)
{
    if (target.state->rear)
        order.wants<&Shoot::aim>(verdict, false);
    if (choosesHexside(now, *shooter.state->hex))
        order.wants<&Shoot::across>(verdict, false);
    if (doorIsOpenToChoice(now, target))
        order.wants<&Shoot::covered>(verdict, false);
}

/// siege.ruling.door-side: the first shot of a phase settles which side of his door the target is covered on.
void keepDoorSide(Verdict& verdict, const Shot& shot)
{
    const bool known = std::ranges::count(shot.now.state().doorSides, shot.order.at.id, &DoorCover::counter) > 0;
    if (!shot.there().door || shot.there().keepDoor || known)
        return;
    const bool outer = outerSideCovered(shot.now, shot.order).value_or(shot.sight.line.throughTargetsDoor);
    verdict.effect(DoorSideChosen{shot.order.at, outer ? DoorSide::Outer : DoorSide::Inner});
}

/// The cover that counts where the referee holds another: no table has strong cover for riders. Where the line is
/// stopped there is only what he says, and no fact to tell unless he says it.
void holdCover(Verdict& verdict, Shot& shot, play::Tray& tray)
{
    const bool stopped = !shot.sight.line.clear;
    if (stopped && !verdict.allowed)
        return void(verdict.fact("cover", wordOf(Cover::Total)));
    if (stopped)
        shot.cover = std::min(shot.cover, Cover::Strong);
    const Cover found = std::exchange(shot.cover, tray.held(verdict, "cover", shot.cover));
    const bool told = !stopped || shot.cover != found;
    sayHeldCover(verdict, shot);
    if (shot.mounted)
        shot.cover = std::min(shot.cover, Cover::Medium);
    if (told)
        verdict.fact("cover", wordOf(shot.cover));
}

void drawLine(Verdict& verdict, const Shot& shot)
{
    const Sightline& line = shot.sight.line;
    play::Line drawn{line.segment.from, line.segment.to, {}};
    if (!line.clear)
        drawn.stop = play::Place{0, line.stop.hex, 0, line.stop.side};
    verdict.lines.push_back(drawn);
}

} // namespace

bool doorIsOpenToChoice(const Position& now, const Body& target)
{
    const HexGround& ground = now.ground().at(*target.state->hex);
    return ground.door && !ground.keepDoor &&
           std::ranges::count(now.state().doorSides, target.state->id, &DoorCover::counter) == 0;
}

Band bandOf(const Weapon& weapon, int range)
{
    return range <= weapon.shortRange    ? Band::Short
           : range <= weapon.mediumRange ? Band::Medium
           : range <= weapon.longRange   ? Band::Long
                                         : Band::Beyond;
}

bool judgeShot(Verdict& verdict, Shot aimed, play::Tray& tray)
{
    if (const auto& aim = aimed.order.aim; aim && !Footprint(*aimed.target.state).contains(*aim))
        verdict.forbid(says::play_order_malformed, {{"field", "aim"}}, placeOf(*aim));
    aimed.mounted = aimed.target.state->mounted || aimed.now.isAnimal(aimed.target.piece());
    Shot shot = bestAim(aimed);
    drawLine(verdict, shot);
    verdict.fact("range", shot.range).fact("band", wordOf(shot.band));
    sayAim(verdict, shot);
    sayCover(verdict, shot);
    holdCover(verdict, shot, tray);
    sayWhoStandsInTheWay(verdict, shot);
    if (!verdict.legal)
        return false;
    resolveShot(verdict, shot, tray);
    if (verdict.waits())
        return false;
    keepDoorSide(verdict, shot);
    return true;
}

Verdict judge(const Position& now, const play::Begun<Shoot>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    Declared declared{now, now.find(order->by.id), now.find(order->at.id)};
    if (order.wants<&Shoot::by>(verdict) || !declared.shooter)
        return order.lacks<&Shoot::by>() ? verdict : sayUnknown(verdict, order->by.id);
    if (const bool waits = order.wants<&Shoot::at>(verdict); !waits && !declared.target)
        return sayUnknown(verdict, order->at.id);
    if (!refuseWhileOwed(verdict, now))
        return verdict;
    declared.weapon = declared.shooter.weapon() ? now.numbers().findWeapon(declared.shooter.weapon()->id) : nullptr;
    sayWhoMayShoot(verdict, declared);
    if (!verdict.legal || !declared.target)
        return verdict;

    wantChoices(verdict, order, now, declared.shooter, declared.target);
    const Field field = now.fieldWithout(order->by.id, order->at.id);
    if (!judgeShot(
            verdict,
            {now, order.order, field, declared.shooter, declared.target, declared.weapon, *declared.shooter.state->hex},
            tray))
        return verdict;
    return verdict.effect(HasShot{order->by});
}

} // namespace merlon::castle
