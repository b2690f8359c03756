#include "evening.h"
#include "round_trip.h"
#include "targets.h"

#include "core/play/codec.h"

namespace merlon::fuzz
{
namespace
{

constexpr std::size_t mostLines = 12; ///< that are played of a text

/// What a window asks of a game after each line.
void look(const play::Game& game)
{
    const play::System& system = *game.setting->system;
    system.clock(game);
    system.owed(game);
    system.sheets(game);
    play::sceneOf(game);
}

std::string textOf(const play::Journal& journal, const play::Setting& setting)
{
    std::string text = io::journalHeaderText(journal.header);
    for (const play::Entry& entry : journal.entries)
        text += io::entryText(entry, setting);
    return text;
}

} // namespace

std::string brokenOrders(std::string_view text)
{
    const auto setting = settingNamedIn(text);
    const auto lines = io::parseOrders(text, "fuzz", *setting);
    io::checkOrders(text, "fuzz");
    if (auto broken = brokenAnswer(lines); !lines.value || !broken.empty())
        return broken;
    Evening evening(setting);
    for (std::size_t i = 0; i < std::min(lines.value->size(), mostLines); ++i)
        evening.play((*lines.value)[i]);
    look(evening.game());
    evening.takeBack();
    return evening.broken();
}

std::string brokenJournal(std::string_view text)
{
    const auto setting = settingNamedIn(text);
    if (const auto header = io::parseHeader(text, "fuzz"); header.value)
        io::checkJournal(text, "fuzz", *header.value);
    const auto parse = [&](std::string_view one) { return io::parseJournal(one, "fuzz", *setting); };
    const auto write = [&](const play::Journal& journal) { return textOf(journal, *setting); };
    const auto journal = parse(text);
    if (auto broken = brokenAnswer(journal); !journal.value || !broken.empty())
        return broken;
    if (auto broken = brokenWriting(*journal.value, parse, write); !broken.empty())
        return broken;
    if (journal.value->entries.size() > mostLines)
        return {};
    Evening evening(setting);
    for (const play::Entry& entry : journal.value->entries)
        evening.take(entry.what);
    evening.fold().differences();
    look(evening.game());
    evening.takeBack();
    return evening.broken();
}

} // namespace merlon::fuzz
