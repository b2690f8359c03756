#pragma once

#include "core/game/game.h"
#include "core/game/journal.h"

#include <memory>
#include <random>

/// A small fight in the open, for tests that need a game: Alric (crossbow), Bertran (short bow) and Drogo (on
/// horseback) against Gwyn, Rhys (on horseback) and Owen (a sergeant), a few hexes apart on plain ground.
namespace merlon::test
{

std::shared_ptr<const game::Setting> skirmish();

game::Header headerOf(const game::Setting& setting, std::uint64_t seed = 7);

verdict::Order shot(const std::string& by, const std::string& at);

/// An order that makes sense now: what is owed, or else a shot (not always a legal one), or now and then an end of
/// phase.
verdict::Order someOrder(const game::Game& game, std::mt19937_64& random);

/// That order, judged with dice rolled from the journal's seed.
game::Played play(const game::Game& game, const verdict::Order& order, const game::Journal& journal);

} // namespace merlon::test
