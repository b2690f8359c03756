#include "journal_of.h"

#include "core/io/files.h"
#include "core/io/journal_file.h"

namespace merlon::test
{

std::string journalOf(const std::shared_ptr<const play::Setting>& setting, int orders)
{
    std::mt19937_64 random(5);
    play::Journal journal{headerOf(*setting), {}};
    std::string text = io::journalHeaderText(journal.header);
    play::Fold fold(play::begin(setting));
    for (int number = 1; number <= orders; ++number)
    {
        journal.entries.push_back(
            {number, setting->system->version(), played(fold.game(), someOrder(fold.game(), random), journal)});
        text += io::entryText(journal.entries.back(), *setting);
        fold.take(journal.entries.back());
    }
    return text;
}

} // namespace merlon::test
