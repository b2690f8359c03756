#include "app/ctl/told_game.h"

#include "core/io/journal_file.h"

#include <QFileInfo>

namespace merlon::ctl
{

bool isJournalFile(const std::string& file)
{
    const auto text = io::readFile(file);
    return text && io::kindOf(*text) == "journal";
}

io::Loaded<std::shared_ptr<const play::Setting>> loadToldSetting(const std::string& file, bool isJournal)
{
    if (!isJournal)
        return io::loadScenario(file);
    const auto text = io::readFile(file);
    const auto header = io::parseHeader(*text, file);
    if (!header.value)
        return {{}, header.diagnostics};
    return io::loadScenarioOf(*text, file, *header.value);
}

std::optional<play::Journal> loadJournalOf(const Command& command, const std::string& file, bool named,
                                           const play::Setting& setting)
{
    if (!named && !QFileInfo::exists(QString::fromStdString(file)))
    {
        err(Text::tr("This scenario has no journal yet: there is no file %1. --journal names another one.")
                .arg(QString::fromStdString(file)) +
            '\n');
        return {};
    }
    auto journal = io::loadJournal(file, setting, named ? io::Links::Follow : io::Links::Refuse);
    report(journal.diagnostics, command.quiet());
    if (!journal.value)
        return {};
    const play::Header& header = journal.value->header;
    report(io::changedSince(header, io::headerOf(setting, header.scenario), file), command.quiet());
    return std::move(journal.value);
}

} // namespace merlon::ctl
