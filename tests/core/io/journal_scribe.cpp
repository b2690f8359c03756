// Judges orders in a loop and keeps each in a journal, until it is killed: journal_scribe JOURNAL SEED. For each order
// that is acknowledged it prints its number and a hash of its text; whoever reads that may rely on it.

#include "support_skirmish.h"

#include "core/io/journal_file.h"
#include "translations/diagnostics.h"

#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string>

#include <unistd.h>

using namespace merlon;

namespace
{

/// Mostly orders; now and then an undo, a redo or a way back.
play::Happening next(const play::Fold& fold, const play::Journal& journal, std::mt19937_64& random)
{
    const int what = std::uniform_int_distribution<int>(0, 15)(random);
    if (what == 0 && fold.canUndo())
        return play::Undone{};
    if (what == 1 && fold.canRedo())
        return play::Redone{};
    if (what == 2)
        return play::BackTo{std::uniform_int_distribution<int>(0, static_cast<int>(journal.entries.size()))(random)};
    return test::played(fold.game(), test::someOrder(fold.game(), random), journal);
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 3)
        return 2;
    const auto setting = test::skirmish();
    std::mt19937_64 random(std::strtoull(argv[2], nullptr, 10));
    auto file = io::JournalFile::open(argv[1], test::headerOf(*setting), setting);
    if (!file)
    {
        std::fprintf(stderr, "%s\n", qPrintable(words::toText(file.error().front())));
        return 1;
    }
    play::Fold fold = play::folded(file->journal(), play::begin(setting));
    for (;;)
    {
        const auto what = next(fold, file->journal(), random);
        if (auto written = file->append(what); !written)
        {
            std::fprintf(stderr, "%s\n", qPrintable(words::toText(written.error())));
            return 1;
        }
        const play::Entry& entry = file->journal().entries.back();
        const std::string line = std::to_string(entry.number) + ' ' +
                                 std::to_string(std::hash<std::string>{}(io::entryText(entry, *setting))) + '\n';
        if (::write(1, line.data(), line.size()) != static_cast<ssize_t>(line.size()))
            return 1;
        fold.take(entry);
    }
}
