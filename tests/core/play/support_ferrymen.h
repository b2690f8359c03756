#pragma once

#include "toy.h"

#include "core/play/fold.h"

#include <initializer_list>

/// A game of ferrymen for tests.
namespace merlon::test
{

const toy::System& ferrySystem();
/// Red has rook and robin at north and holm, blue has bell and brig at south.
play::Scenario ferrymen(play::Fields options = {});
play::Game ferryGame(play::Fields options = {});

play::Value boat(const char* id);
play::Value house(const char* id);
play::Value boats(std::initializer_list<const char*> ids);
play::Value isles(std::initializer_list<const char*> ids);
play::Value cargo(const char* ware, int amount);

/// Judged, carried out.
play::Verdict give(play::Game& game, const play::Record& order, play::Dice dice = {});
/// As a journal keeps it.
play::Played played(const play::Game& game, const play::Record& order, play::Dice dice = {});
const toy::State& stateOf(const play::Game& game);

} // namespace merlon::test
