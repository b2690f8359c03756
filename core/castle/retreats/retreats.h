#pragma once

#include "core/castle/field/position.h"
#include "core/castle/moves/moves.h"
#include "core/play/rule_row.h"
#include <set>

/// Who gives way, and where to: retreats, riders beside their horses, falls, and out of a fire. SIEGE sheet.3d,
/// sheet.5, 1.8c, 1.94d, 3.35a, 3.54.
namespace merlon::castle
{

/// sheet.3d: a retreat that is owed. An empty path asks what can be done.
struct Retreat
{
    CounterId counter;
    std::vector<hex::Hex> path;   ///< of a horse, of its front half; over its own rear half's hex: it backs
    std::optional<hex::Hex> rear; ///< where the rear half of one that backs ends; none: straight on
};
/// 3.35a: a rider who lost his horse is put beside it.
struct PlaceRider
{
    CounterId counter;
    hex::Hex hex;
};
/// 1.8c, 1.94d: one who falls is placed by his owner.
struct Fall
{
    CounterId counter;
    hex::Hex hex;
};
/// One who could not leave a burning hex, or would not.
struct StaysInFire
{
    CounterId counter;
    hex::Hex stays;
};

// What the effects change.

/// Settles the retreat that he owed.
void carry(const Data&, State& state, const StaysInFire& stays);

/// All the hexes on which the rear half of one that backs may end.
std::vector<Hex> rearEndsOf(const Position& now, const Body& who, const std::vector<Hex>& path,
                            Driven by = Driven::Shot);
/// Whether an enemy stands there whom nobody may pass (1.61a).
bool isHeldAgainst(const Position& now, const Body& who, Spot spot);
/// Whether a hex beside an enemy is closed to one who is driven back so (siege.ruling.fire-retreat).
bool shunsEnemies(const Position& now, Driven by);

/// The hexes that one on foot can enter from one of those, whoever stands there, and that are not `seen` yet; they are
/// then.
std::vector<Hex> stepsFrom(const Position& now, const std::vector<Hex>& hexes, std::set<Hex>& seen, Gait gait = {});
/// Free hexes that one on foot can step to from those of a horse, or else the nearest ones within so many steps.
std::vector<Hex> placesBeside(const Position& now, const Body& who, Hex head, Hex rear, int farthest);
/// More hexes than any two are apart.
int acrossTheMap(const Position& now);
/// Hexes on which an unhorsed rider may be placed.
std::vector<Hex> placingsOf(const Position& now, const Body& who);

/// Every hex that the end of a retreat of so many hexes may be, each with a way.
std::vector<Destination> retreatsOf(const Position& now, const Body& who, int hexes, Driven by = Driven::Shot);
/// Whether there is any.
bool canRetreat(const Position& now, const Body& who, int hexes, Driven by = Driven::Shot);
/// An animal alone that retreats when a result says so: a horse, in the other reading of
/// siege.ruling.riderless-retreat, that draws no cart.
bool retreatsAlone(const Position& now, const Body& animal);
/// The most of so many hexes that he can retreat.
int farthestOf(const Position& now, const Body& who, int hexes, Driven by = Driven::Shot);
/// How many hexes he must retreat: all, or by the other reading of siege.ruling.failed-retreat as many as he can.
int hexesToRetreat(const Position& now, const Body& who, const RetreatDue& due);
/// The hexes that a way enters: to climb within a hex counts for none.
int lengthOf(const Body& who, const std::vector<Hex>& path);
/// Whether a way that begins where he stands ends as far away as a retreat must (siege.ruling.retreat-hexes).
bool isFarEnough(const Position& now, const Body& who, const std::vector<Hex>& visited);
/// Still on top of the siege tower that he must leave (5.32c).
bool isStillOnTop(const Position& now, Driven by, Spot spot);

// What a shot or a melee leaves to be done at once: retreats (sheet.3d, sheet.5) and riders beside their horses
// (3.35a).

/// Of one who owes a retreat from a melee, while others could make room for him (sheet.5).
bool waitsForOthers(const Position& now, const RetreatDue& due);

play::Verdict judge(const Position& now, const play::Begun<Retreat>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<PlaceRider>& order, play::Tray& tray);

std::vector<RuleId> rulesOfRetreat();

/// Of one who owes a retreat from a fire: everything but a way out that is declared. True when the verdict is made.
bool staysInTheFire(play::Verdict& verdict, const Position& now, const play::Begun<Retreat>& order, const Body& who,
                    play::Tray& tray);
/// Says and owes that he must.
void driveOut(play::Verdict& verdict, const Position& now, const Body& who);
std::vector<RuleId> rulesOfLeavingTheFire();

// What is against a retreat: sheet.3d, sheet.5b, 3.54a.

/// Step by step, as it was declared; false when two hexes do not touch.
bool judgeSteps(play::Verdict& verdict, const Position& now, const Body& who, Driven by, const std::vector<Hex>& path,
                std::vector<Hex>& visited);
/// What is against its end, where it has left his hex.
void judgeEnd(play::Verdict& verdict, const Position& now, const Body& who, Driven by, const std::vector<Hex>& visited);
/// Where the horse's rear half ends; none on foot, and where the verdict says why not.
std::optional<Hex> judgeRear(play::Verdict& verdict, const play::Begun<Retreat>& order, const Position& now,
                             const Body& who, Driven by, const std::vector<Hex>& visited);

std::vector<RuleId> rulesOfRetreatSteps();

// Where those are placed who fall from a drawbridge or a ladder, and what becomes of them. SIEGE 1.8, 1.94.

play::Verdict judge(const Position& now, const play::Begun<Fall>& order, play::Tray& tray);

/// The hexes on which one who falls may be placed.
std::vector<Hex> fallsOf(const Position& now, const FallDue& due);

std::vector<RuleId> rulesOfFalls();

} // namespace merlon::castle
