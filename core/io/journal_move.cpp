#include "core/io/journal_move.h"

#include "core/io/secrets.h"

namespace merlon::io
{
namespace
{

void removeGame(const std::filesystem::path& journal)
{
    std::error_code ignored; // then it is a copy
    std::filesystem::remove(secretsOf(journal), ignored);
    std::filesystem::remove(journal, ignored);
}

} // namespace

tl::expected<void, yaml::Diagnostics> moveJournals(const std::vector<JournalMove>& moves,
                                                   const std::shared_ptr<const play::Setting>& setting)
{
    std::vector<JournalFile> held; // nobody goes on with them meanwhile
    for (const JournalMove& move : moves)
    {
        auto file = JournalFile::open(move.from, headerOf(*setting, {}), setting);
        if (!file)
            return tl::unexpected(std::move(file.error()));
        held.push_back(std::move(*file));
    }
    for (std::size_t i = 0; i < moves.size(); ++i)
        if (auto saved = saveJournal(moves[i].to, held[i].journal(), *setting, moves[i].from); !saved)
        {
            for (std::size_t written = 0; written < i; ++written)
                removeGame(moves[written].to);
            return tl::unexpected(std::move(saved.error()));
        }
    for (const JournalMove& move : moves)
        removeGame(move.from);
    return {};
}

} // namespace merlon::io
