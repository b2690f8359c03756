#pragma once

#include "core/play/fold.h"

#include <random>
#include <string>

/// A small game of SIEGE on a meadow: three Normans, three Welsh, a rider on each side.
namespace merlon::test
{

std::shared_ptr<const play::Setting> skirmish();
play::Header headerOf(const play::Setting& setting, std::uint64_t seed = 7);

/// A journal's text as it was before it had checksums.
std::string withoutSums(const std::string& text);

play::Value counter(const std::string& id);
play::Record shot(const std::string& by, const std::string& at);
/// What is owed, or any order that might be given here, legal or not.
play::Record someOrder(const play::Game& game, std::mt19937_64& random);
/// Judged with dice rolled from the journal's seed.
play::Played played(const play::Game& game, const play::Record& order, const play::Journal& journal);
/// The game after it, as a fold has it.
play::Game carriedOut(const play::Game& game, const play::Played& order);

} // namespace merlon::test
