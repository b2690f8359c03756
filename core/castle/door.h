#pragma once

#include "core/castle/castle.h"
#include "core/play/aim_face.h"

/// What the door of a system answers of a battle: who is there, what a hand may pick, what there is to draw, and who
/// could shoot where. Where a system has more, it adds it.
namespace merlon::castle
{

/// Of a scenario: its map, forces, counters and zones, who is first and how many turns there are.
void setUp(Data& data, const play::Scenario& scenario, const play::Boards& boards,
           const std::shared_ptr<const Terrains>& terrains);

/// Counters, loose horses and engines, by their sort; none of another.
std::vector<play::Thing> thingsOf(const Position& now, std::string_view sort);

/// What a hand may pick for a field of an order of the battle; nothing where nobody has said.
std::optional<play::Marks> couldPick(const Position& now, const play::Record& begun, const play::Field& field);
/// What the field holds once that was picked: a whole way to a hex, those who attack together; nothing: that alone.
std::optional<play::Value> holdsThen(const Position& now, const play::Record& begun, const play::Field& field,
                                     const play::Value& mark);
/// The end of a way among those, as the value of a path.
std::optional<play::Value> wayAmong(const std::vector<Destination>& ways, Hex end);

/// What there is to draw, with what was begun and what the verdict says of it; either may be null.
play::Scene sceneOf(const Position& now, const play::Record* begun, const play::Verdict* verdict);

std::vector<play::Post> postsOf(const Position& now, std::string_view force);
play::Post postAt(const Position& now, Hex hex);
inline constexpr std::string_view usualWeapon = "long_bow"; ///< of one who shoots where nobody is
/// Of that setting, with nobody but two on those hexes who have that weapon: from and to.
play::Scenario twoOn(const play::Setting& setting, Hex from, Hex to, const std::string& weapon);
std::vector<play::Choice> wordsOfOutlooks();
/// Fields of fire over the whole map, by the same lines and limits by which a shot is judged.
play::Outlook outlookOf(const Position& now, const play::Post& post, play::Facing facing);
std::vector<std::pair<Hex, int>> reachOf(const Position& now, const Body& who);

/// It is lit or put out: nobody is moved by that, and the ground is not made anew to see it.
bool isOfAFire(const play::Record& effect);

// The battle as it might be, for the question who could shoot at whom.

/// One of no side on that hex, in the place of those who stand there; answers what he is called.
play::Ref standTarget(Data& data, State& state, Hex hex);
/// As it would be where he stands and gives that order; false: he cannot stand there.
bool standsOtherwise(State& state, const play::Supposed& what);

} // namespace merlon::castle
