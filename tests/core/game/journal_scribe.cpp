// Judges orders in a loop and keeps each in a journal, until it is killed: journal_scribe JOURNAL SEED. For each order
// that is acknowledged it prints its number and a hash of its text; whoever reads that may rely on it.

#include "support_skirmish.h"

#include "core/io/journal_file.h"
#include "core/siege/referee.h"

#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string>

#include <unistd.h>

using namespace merlon;

namespace
{

/// Mostly orders; now and then an undo, a redo or a way back.
decltype(game::Entry::what) next(const game::Game& game, const game::Journal& journal, std::mt19937_64& random)
{
    const int what = std::uniform_int_distribution<int>(0, 15)(random);
    const game::InForce in = game::inForce(journal);
    if (what == 0 && in.canUndo)
        return game::Undone{};
    if (what == 1 && in.canRedo)
        return game::Redone{};
    if (what == 2)
        return game::BackTo{std::uniform_int_distribution<int>(0, static_cast<int>(journal.entries.size()))(random)};
    return test::play(game, test::someOrder(game, random), journal);
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 3)
        return 2;
    const auto setting = test::skirmish();
    std::mt19937_64 random(std::strtoull(argv[2], nullptr, 10));
    auto file = io::JournalFile::open(argv[1], test::headerOf(*setting), setting->map);
    if (!file)
    {
        std::fprintf(stderr, "%s\n", yaml::toText(file.error().front()).c_str());
        return 1;
    }
    game::Game game = game::replay(file->journal(), setting).game;
    for (;;)
    {
        const auto what = next(game, file->journal(), random);
        if (auto written = file->append(what); !written)
        {
            std::fprintf(stderr, "%s\n", yaml::toText(written.error()).c_str());
            return 1;
        }
        const game::Entry& entry = file->journal().entries.back();
        const std::string line = std::to_string(entry.number) + ' ' +
                                 std::to_string(std::hash<std::string>{}(io::entryText(entry, setting->map))) + '\n';
        if (::write(1, line.data(), line.size()) != static_cast<ssize_t>(line.size()))
            return 1;
        if (const auto* played = std::get_if<game::Played>(&what))
            game = game::carriedOut(game, *played, siege::judge(game, played->order, played->dice));
        else
            game = game::replay(file->journal(), setting).game;
    }
}
