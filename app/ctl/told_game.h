#pragma once

#include "app/ctl/command.h"
#include "core/io/files.h"
#include "core/play/journal.h"

/// A game that is told of: its scenario, and its journal.
namespace merlon::ctl
{

bool isJournalFile(const std::string& file);
/// The scenario, or the one of the journal that was given in its place.
io::Loaded<std::shared_ptr<const play::Setting>> loadToldSetting(const std::string& file, bool isJournal);
/// None, and said why, where it cannot be read. `named`: by the user, who may name a link.
std::optional<play::Journal> loadJournalOf(const Command& command, const std::string& file, bool named,
                                           const play::Setting& setting);

} // namespace merlon::ctl
