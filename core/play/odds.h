#pragma once

#include "core/play/system.h"

/// What may come of an order, each result with its exact chance: the order is judged once for every combination of
/// faces that its dice can show. Nothing is sampled, and no system is asked for more than `judge`.
namespace merlon::play
{

/// Verdicts that read the same: with the same effects but for quiet ones and the same sentences of Weight::Result,
/// whatever throw these name, or, where there are neither, the same fact `result`.
struct Outcome
{
    std::int64_t parts = 0;       ///< so many of Odds::of
    Verdict verdict{};            ///< of the lowest faces that come to it; its sentences name all of them
    std::vector<Value> results{}; ///< what the fact `result` says in them, each once
};

struct Odds
{
    std::vector<Outcome> outcomes;       ///< the likeliest first; their parts add up to `of`
    std::vector<std::string> standIns{}; ///< tables that our sources lost and that were read
    std::int64_t of = 1;  ///< equally likely cases: 10 for a die of ten, 60 for one of six and then one of ten
    int judgments = 0;    ///< that it took
    bool tooMany = false; ///< more judgments than allowed, or too many cases to count: no outcomes

    /// Something is left to the dice.
    bool open() const { return of > 1; }
};

/// More would keep somebody waiting.
inline constexpr int mostJudgments = 10'000;

/// Of an order that is legal and whole but for its dice; of any other there are no outcomes. Dice that are given have
/// fallen; what is decreed holds. Dice are asked for one after another, so that a later one may depend on those before:
/// what follows a face has that face's share.
Odds oddsOf(const Game& game, const Record& order, const Given& given = {}, int most = mostJudgments);

/// In so many of `odds.of` cases an effect that is not quiet speaks of one of these, or, where none is named, of
/// anything at all.
std::int64_t befalls(const System& system, const Odds& odds, std::span<const Ref> things);
inline std::int64_t befalls(const System& system, const Odds& odds, const Ref& thing)
{
    return befalls(system, odds, std::span(&thing, 1));
}

} // namespace merlon::play
