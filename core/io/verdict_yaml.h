#pragma once

#include "core/play/journal.h"
#include "core/play/odds.h"

namespace merlon::io
{

/// A verdict as an item of a YAML list, as programs read it. `sentences` are the reasons in the reader's language, one
/// for each reason of the verdict (asserted); all else is the same in every language.
std::string verdictYaml(const play::Record& order, const play::Verdict& verdict,
                        const std::vector<std::string>& sentences, const play::Setting& setting);
/// What may come of an order, as lines behind its verdict: a sentence for each outcome (asserted). Empty where nothing
/// is left to the dice.
std::string oddsYaml(const play::Odds& odds, const std::vector<std::string>& sentences, const play::Setting& setting);
/// What the referee does by hand, in the place of a verdict.
std::string byHandYaml(const play::ByHand& byHand, const play::Setting& setting);

} // namespace merlon::io
