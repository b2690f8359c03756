#include "referee/game_reading.h"

#include <utility>

namespace merlon::referee
{

namespace
{

GameReading nothingRead(const play::Header& header, const std::shared_ptr<const play::Setting>& setting)
{
    return {{}, {header, {}}, {}, false, false, play::Fold(play::begin(setting)), {}};
}

void open(GameReading& reading, const std::filesystem::path& path, const std::shared_ptr<const play::Setting>& setting,
          const std::stop_token& stop)
{
    auto file = io::JournalFile::open(path, reading.journal.header, setting, stop);
    reading.refused = !file;
    reading.diagnostics = file ? file->diagnostics() : std::move(file.error());
    if (file)
        reading.file.emplace(std::move(*file));
    else if (auto journal = io::loadJournal(path, *setting, io::Links::Refuse, stop); journal.value)
        reading.journal = std::move(*journal.value);
}

} // namespace

GameReading readGame(const std::filesystem::path& path, const play::Header& header,
                     const std::shared_ptr<const play::Setting>& setting, const std::stop_token& stop)
{
    GameReading reading = nothingRead(header, setting);
    std::error_code ignored;
    if (std::filesystem::exists(path, ignored))
        open(reading, path, setting, stop);
    const auto& entries = reading.file ? reading.file->journal().entries : reading.journal.entries;
    reading.fold.reserve(entries.size());
    for (const play::Entry& entry : entries)
    {
        if (stop.stop_requested())
            break;
        reading.fold.take(entry);
    }
    reading.watch.look(reading.fold, stop);
    if (!stop.stop_requested())
        return reading;
    GameReading stopped = nothingRead(header, setting);
    stopped.refused = stopped.stopped = true;
    return stopped;
}

} // namespace merlon::referee
