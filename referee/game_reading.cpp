#include "referee/game_reading.h"

#include "core/io/offspring.h"

#include <new>
#include <utility>

namespace merlon::referee
{

namespace
{

GameReading nothingRead(const play::Header& header, const std::shared_ptr<const play::Setting>& setting)
{
    return {{}, {header, {}}, {}, false, Unread::Not, play::Fold(play::begin(setting)), {}};
}

void watch(GameReading& reading, const std::filesystem::path& path, const play::Setting& setting,
           const std::stop_token& stop)
{
    auto journal = io::loadJournal(path, setting, io::Links::Refuse, stop);
    reading.refused = true;
    reading.diagnostics = std::move(journal.diagnostics);
    if (journal.value)
        reading.journal = std::move(*journal.value);
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

GameReading readWhole(const std::filesystem::path& path, const play::Header& header,
                      const std::shared_ptr<const play::Setting>& setting, Use use, const std::stop_token& stop)
{
    GameReading reading = nothingRead(header, setting);
    std::error_code ignored;
    if (use == Use::Watch)
        watch(reading, path, *setting, stop);
    else if (std::filesystem::exists(path, ignored))
        open(reading, path, setting, stop);
    const auto& entries = reading.file ? reading.file->journal().entries : reading.journal.entries;
    reading.fold.takeAll(entries, stop);
    reading.watch.look(reading.fold, stop);
    if (reading.file)
        for (yaml::Diagnostic& one : io::changedOrigins(path, reading.file->journal(), reading.fold))
            reading.diagnostics.push_back(std::move(one));
    return reading;
}

} // namespace

GameReading readGame(const std::filesystem::path& path, const play::Header& header,
                     const std::shared_ptr<const play::Setting>& setting, Use use, const std::stop_token& stop)
{
    Unread unread = Unread::Stopped;
    try
    {
        GameReading reading = readWhole(path, header, setting, use, stop);
        if (!stop.stop_requested())
            return reading;
    }
    catch (const std::bad_alloc&)
    {
        unread = Unread::NoMemory;
    }
    GameReading nothing = nothingRead(header, setting);
    nothing.refused = true;
    nothing.unread = unread;
    return nothing;
}

} // namespace merlon::referee
