#pragma once

#include "core/play/rule_row.h"
#include "core/siege/position.h"

#include <vector>

/// Siege tower and ram: SIEGE 2.4, 4.3.
namespace merlon::siege
{

/// The siege tower or ram on that hex; null: there is none.
const map::Covering* machineAt(const Position& now, Hex hex);
/// All hexes of siege towers and rams, or of rams alone.
std::vector<Hex> machineHexes(const Position& now, bool ramsOnly);
/// Where that hex of it could go now.
std::vector<Hex> pushesOf(const Position& now, Hex hex);
/// The wall hexes that the ram on that hex may strike, by where it stands.
std::vector<Hex> wallsBefore(const Position& now, Hex ram);

play::Verdict judge(const Position& now, const play::Begun<Push>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<BringIn>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<StrikeWall>& order, play::Tray& tray);

/// One off the map who may come in with a siege tower or ram: not gone for good, of the side whose phase it is, on foot
/// and well.
bool couldCome(const Position& now, const Body& who);
/// The hexes of one that comes in, when a hand picks that of its front; none: they were picked already.
std::optional<std::vector<Hex>> straightBehind(const play::Record& begun, const play::Field& field,
                                               const play::Value& mark);
/// Who stands inside on each hex of it, in their order; nobody: an empty Body. The dead are nobody.
std::vector<Body> insideOf(const Position& now, const std::vector<Hex>& hexes);
/// Of one with a burning hex: that it does not, in these words, or that it works all the same.
play::Findings worksThoughOnFire(const Position& now, Hex hex, const map::Covering& machine, const Phrase& refused);
/// What a hex that it newly enters has against it, and its price.
void judgeGround(play::Verdict& verdict, const Position& now, Hex hex);
int priceOfGround(const Position& now, Hex hex);

/// Whether somebody may not be carried that far.
void judgeRides(play::Verdict& verdict, const Position& now, const map::Covering& machine, Hex by);
/// All that it carries: the living inside, and everybody on top.
void carryAlong(play::Verdict& verdict, const Position& now, const map::Covering& machine, Hex by);

std::vector<RuleId> rulesOfEngines();
std::vector<RuleId> rulesOfBringingIn();
std::vector<RuleId> rulesOfTheRam();
std::vector<RuleId> rulesOfRides();

} // namespace merlon::siege
