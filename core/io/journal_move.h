#pragma once

#include "core/io/journal_file.h"

namespace merlon::io
{

struct JournalMove
{
    std::filesystem::path from;
    std::filesystem::path to; ///< what lies there is written over
};

/// Journals with what was sealed in them go where a copy of their scenario is. All of them or none: one that another
/// Merlon keeps ("journal-locked") or that has errors leaves every one where it was.
tl::expected<void, yaml::Diagnostics> moveJournals(const std::vector<JournalMove>& moves,
                                                   const std::shared_ptr<const play::Setting>& setting);

} // namespace merlon::io
