#pragma once

#include "core/play/system.h"
#include "support_skirmish.h"

#include <map>

namespace merlon::test
{

/// The text of a journal of so many orders by chance, some of them refused.
std::string journalOf(const std::shared_ptr<const play::Setting>& setting, int orders);

/// An order by chance with all that it wants and its dice: of what is owed, or of a kind that was given least often so
/// far. Nothing when none came together.
std::optional<play::Played> legalOrder(const play::Game& game, std::map<std::string, int>& given,
                                       std::mt19937_64& random);
/// The text of a journal of so many orders of every kind that came together.
std::string journalOfAllKinds(const std::shared_ptr<const play::Setting>& setting, int orders);

} // namespace merlon::test
