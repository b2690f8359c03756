#pragma once

#include "core/io/journal_file.h"
#include "core/play/fold.h"
#include "core/play/victory.h"

#include <memory>
#include <optional>
#include <stop_token>

namespace merlon::referee
{

/// Why nothing of a journal that is there was read.
enum class Unread : std::uint8_t
{
    Not,     ///< it was, or it says itself why not
    Stopped, ///< the reader did not want to wait
    NoMemory
};

/// A journal read, and the game that it tells. Takes longer the longer the journal is; needs no window.
struct GameReading
{
    std::optional<io::JournalFile> file; ///< it is there, and ours
    play::Journal journal;               ///< what there is to read of one that is not
    yaml::Diagnostics diagnostics;
    bool refused = false; ///< it is there, and could not be opened
    Unread unread = Unread::Not;
    play::Fold fold;
    play::Watch watch;
};

enum class Use : std::uint8_t
{
    Keep, ///< the game goes on in it
    Watch ///< nothing is written, no lock either
};
GameReading readGame(const std::filesystem::path& path, const play::Header& header,
                     const std::shared_ptr<const play::Setting>& setting, Use use, const std::stop_token& stop);

} // namespace merlon::referee
