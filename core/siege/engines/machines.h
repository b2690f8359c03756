#pragma once

#include "core/castle/engines/engines.h"
#include "core/siege/field/state.h"

/// Siege towers and rams come into the game, and a ram strikes. SIEGE 2.41c, 4.3.
namespace merlon::siege
{

enum class Machine : std::uint8_t
{
    SiegeTower,
    Ram
};
/// 2.41c: it comes into the game at the edge of the map, manned.
struct BringIn
{
    Machine machine = Machine::SiegeTower;
    hex::Side outward = hex::Side::S0; ///< its front
    std::vector<hex::Hex> hexes;
    std::vector<castle::CounterId> crew; ///< one for each hex, in their order
    std::vector<castle::CounterId> top;  ///< the same, on top
};
/// 4.32: the ram strikes.
struct StrikeWall
{
    hex::Hex hex;               ///< any of those that the ram takes
    std::optional<hex::Hex> at; ///< the wall hex; none: the one straight ahead
};

} // namespace merlon::siege

namespace merlon::play
{

template <>
inline constexpr auto wordsOf<siege::Machine> = words("overlay", "siege_tower", "ram");

} // namespace merlon::play

namespace merlon::siege
{

play::Verdict judge(const castle::Position& now, const play::Begun<BringIn>& order, play::Tray& tray);
play::Verdict judge(const castle::Position& now, const play::Begun<StrikeWall>& order, play::Tray& tray);

/// The wall hexes that the ram on that hex may strike, by where it stands.
std::vector<hex::Hex> wallsBefore(const castle::Position& now, hex::Hex ram);
/// One off the map who may come in with a siege tower or ram: not gone for good, of the side whose phase it is, on foot
/// and well.
bool couldCome(const castle::Position& now, const castle::Body& who);
/// The hexes of one that comes in, when a hand picks that of its front; none: they were picked already.
std::optional<std::vector<hex::Hex>> straightBehind(const play::Record& begun, const play::Field& field,
                                                    const play::Value& mark);

std::vector<RuleId> rulesOfBringingIn();
std::vector<RuleId> rulesOfTheRam();

} // namespace merlon::siege
