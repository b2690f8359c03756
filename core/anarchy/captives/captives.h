#pragma once

#include "core/anarchy/field/state.h"
#include "core/castle/melee/melee.h"
#include "core/castle/turn/turn.h"
#include "core/play/system.h"

#include <array>

/// Captives: who yields, who guards them, how they flee. 1.4.
namespace merlon::anarchy
{

/// 1.4a: an attack before whose die the victim is asked to yield.
struct Demand
{
    std::vector<castle::CounterId> by;
    std::vector<castle::CounterId> at;
};
/// 1.4d: a captive is led on by two guards, who keep beside him.
struct Escort
{
    castle::CounterId counter;
    std::vector<castle::CounterId> guards;
    std::vector<hex::Hex> path; ///< of the captive
};
/// 1.4h: a freed one begins to take the weapons of one who lies beside him.
struct TakeArms
{
    castle::CounterId counter;
    castle::CounterId dead;
};
/// He is in the hands of those who attacked him.
struct Yielded
{
    castle::CounterId counter;
    std::vector<castle::CounterId> guards;
};
/// The two who guard him from now on.
struct Guarded
{
    castle::CounterId counter;
    std::vector<castle::CounterId> guarded;
};
/// A guard was attacked by a friend of his (1.4f).
struct Emboldened
{
    castle::CounterId counter;
};
/// That chance is over.
struct ChanceOver
{
    castle::CounterId counter;
};
/// No guard is beside him any more.
struct Freed
{
    castle::CounterId counter;
};
/// Over the edge of the map, for good.
struct LedAway
{
    castle::CounterId counter;
};

void carry(const Data& data, State& state, const Yielded& yielded);
void carry(const Data&, State& state, const Guarded& guarded);
void carry(const Data&, State& state, const Emboldened& emboldened);
void carry(const Data&, State& state, const ChanceOver& over);
void carry(const Data& data, State& state, const Freed& freed);
void carry(const Data& data, State& state, const LedAway& away);

play::Verdict judge(const castle::Position& now, const play::Begun<Demand>& order, play::Tray& tray);
play::Verdict judge(const castle::Position& now, const play::Begun<Escort>& order, play::Tray& tray);
play::Verdict judge(const castle::Position& now, const play::Begun<TakeArms>& order, play::Tray& tray);

// Who stands beside whom.

/// Null: he is nobody's captive. One who is free again is none.
const Captive* captiveOf(const castle::Position& now, std::string_view counter);
/// As rules mean it that say no more: melee between the two is possible, or by the other reading their hexes touch
/// (anarchy.ruling.119).
bool areBeside(const castle::Position& now, const castle::Body& one, const castle::Body& other);
/// Whether he could guard anybody (anarchy.ruling.141).
bool mayGuard(const castle::Position& now, const castle::Body& who);
/// Those of his captors who guard him.
std::vector<castle::Body> guardsOf(const castle::Position& now, const Captive& captive);
/// By what he may flee now; none: by nothing.
play::Findings mayFlee(const castle::Position& now, const castle::Body& who);

// The way of three.

/// A guard and the points that he has left.
struct Led
{
    castle::Body who;
    int left = 0;
};
/// Where one is on the way, and what he has spent.
struct Stance
{
    hex::Hex hex;
    std::optional<hex::Hex> rear{};
    int storey = 0;
    int spent = 0;
};
/// The captive, then his guards.
using Formation = std::array<Stance, 3>;
/// How guards keep beside a captive on that way, at the least expense; nothing: they cannot.
std::optional<Formation> formationAlong(const castle::Position& now, const Led& captive, const std::array<Led, 2>& by,
                                        const std::vector<hex::Hex>& path);

/// What a hand may pick for the fields of these orders.
std::optional<play::Marks> couldWithCaptives(const castle::Position& now, const play::Record& begun,
                                             const play::Field& field);
/// The captive's whole way to a hex.
std::optional<play::Value> wayOfACaptive(const castle::Position& now, const play::Record& begun,
                                         const play::Field& field, const play::Value& mark);

/// What a verdict makes of guards who are attacked, and by what a captive moves on his own.
void sayWhoTakesHeart(play::Verdict& verdict, const castle::Position& now, const State& next);
/// One who has joined an attack does not go on (anarchy.ruling.142).
void refuseHisAdvance(play::Verdict& verdict, const castle::Position& now, const castle::CounterId& who);
void sayWhyHeFlees(play::Verdict& verdict, const castle::Position& now, const castle::CounterId& who);
/// At the end of his movement step.
void endFlights(play::Verdict& verdict, const castle::Ending& ending);
/// Those who are led, those who may flee, those who may take up arms.
void addCaptives(std::vector<play::Muster>& lines, const castle::Position& now);

/// By these a captive does nothing, and a victim is asked to yield wherever he may be (anarchy.ruling.141b).
void joinCaptives(castle::Tables& tables, castle::Policies& policies);
void joinYielding(castle::Policies& policies);
std::vector<RuleId> rulesOfYielding();
std::vector<RuleId> rulesOfTheEscort();
std::vector<RuleId> rulesOfCaptives();

} // namespace merlon::anarchy
