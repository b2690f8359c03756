#pragma once

#include "core/play/system.h"
#include "support_skirmish.h"

namespace merlon::test
{

/// The text of a journal of so many orders by chance, some of them refused.
std::string journalOf(const std::shared_ptr<const play::Setting>& setting, int orders);

} // namespace merlon::test
