#pragma once

#include "core/io/journal_file.h"
#include "core/play/fold.h"
#include "core/play/victory.h"

#include <memory>
#include <optional>
#include <stop_token>

namespace merlon::referee
{

/// A journal read, and the game that it tells. Takes longer the longer the journal is; needs no window.
struct GameReading
{
    std::optional<io::JournalFile> file; ///< it is there, and ours
    play::Journal journal;               ///< what there is to read of one that is not
    yaml::Diagnostics diagnostics;
    bool refused = false; ///< it is there, and could not be opened
    bool stopped = false; ///< told to stop: nothing was read
    play::Fold fold;
    play::Watch watch;
};

GameReading readGame(const std::filesystem::path& path, const play::Header& header,
                     const std::shared_ptr<const play::Setting>& setting, const std::stop_token& stop);

} // namespace merlon::referee
