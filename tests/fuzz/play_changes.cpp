// Games near a game: with the next order that there is, or another line at some place.

#include "chance_orders.h"
#include "evening.h"
#include "targets.h"

#include "core/play/codec.h"
#include "core/play/order.h"

namespace merlon::fuzz
{
namespace
{

using test::Draw;

std::string headOf(const std::string& text)
{
    return text.starts_with('#') ? text.substr(0, text.find('\n')) + '\n' : std::string();
}

/// As a file of orders has it.
std::string lineOf(const io::OrderLine& line, const play::Names& names)
{
    std::string text = "- ";
    if (line.byHand)
    {
        for (const play::Record& one : line.byHand->effects)
            text += (text.size() == 2 ? "effects: [" : ", ") + play::effectText(one, names);
        return text + (line.byHand->effects.empty() ? "note: ~\n" : "]\n");
    }
    text += play::orderText(line.order, names) + '\n';
    for (const int& face : line.faces)
        text += (&face == line.faces.data() ? "  dice: [" : ", ") + std::to_string(face);
    text += line.faces.empty() ? "" : "]\n";
    if (line.given.allowed)
        text += "  allowed: true\n";
    return text;
}

io::OrderLine someLine(const play::Game& game, Draw& draw)
{
    io::OrderLine line;
    if (draw.chance(6))
    {
        line.byHand = play::ByHand{{someEffect(game, draw)}, {}};
        return line;
    }
    line.order = someOrder(game, draw);
    for (int dice = draw.from(0, 4); dice > 0; --dice)
        line.faces.push_back(draw.from(1, 10));
    line.given.allowed = draw.chance(8);
    return line;
}

play::Happening someHappening(const Evening& evening, const io::OrderLine& line, Draw& draw)
{
    const auto count = static_cast<int>(evening.journal().entries.size());
    switch (draw.from(0, 9))
    {
    case 0:
        return play::Undone{};
    case 1:
        return play::Redone{};
    case 2:
        return play::BackTo{draw.from(0, count)};
    case 3:
        return play::Amended{
            draw.from(1, count + 1), play::Dice{{10, draw.from(1, 10), {}, play::Source::Typed}}, {}, {}};
    case 4:
        return play::Amended{draw.from(1, count + 1), {}, play::Overruling{draw.chance(), {}, "so be it"}, {}};
    default:
        if (line.byHand)
            return *line.byHand;
        return play::Played{play::declarer(evening.game(), line.order), line.order, line.given, {}, {}, {}};
    }
}

} // namespace

std::string changedOrders(std::string text, Draw& draw)
{
    const auto setting = settingNamedIn(text);
    auto lines = io::parseOrders(text, "fuzz", *setting);
    constexpr std::size_t most = 12;
    if (!lines.value || lines.value->size() > most || !draw.chance(3))
        return changedYaml(std::move(text), draw);
    const auto at = static_cast<std::size_t>(draw.from(0, static_cast<int>(lines.value->size())));
    Evening evening(setting);
    for (std::size_t i = 0; i < at; ++i)
        evening.play((*lines.value)[i]);
    lines.value->insert(lines.value->begin() + static_cast<std::ptrdiff_t>(at), someLine(evening.game(), draw));
    std::string changed = headOf(text);
    for (const io::OrderLine& line : *lines.value)
        changed += lineOf(line, play::namesOf(*setting));
    return changed;
}

std::string changedJournal(std::string text, Draw& draw)
{
    const auto setting = settingNamedIn(text);
    const auto journal = io::parseJournal(text, "fuzz", *setting);
    constexpr std::size_t most = 12;
    if (!journal.value || journal.value->entries.size() > most || !draw.chance(3))
        return changedYaml(std::move(text), draw);
    const auto& entries = journal.value->entries;
    const auto at = static_cast<std::size_t>(draw.from(0, static_cast<int>(entries.size())));
    Evening evening(setting);
    for (std::size_t i = 0; i < at; ++i)
        evening.take(entries[i].what);
    const io::OrderLine line = someLine(evening.game(), draw);
    if (draw.chance())
        evening.take(someHappening(evening, line, draw));
    else
        evening.play(line);
    for (std::size_t i = at; i < entries.size(); ++i)
        evening.take(entries[i].what); // what does not go any more is left out
    std::string changed = io::journalHeaderText(journal.value->header);
    for (const play::Entry& entry : evening.journal().entries)
        changed += io::entryText(entry, *setting);
    return changed;
}

} // namespace merlon::fuzz
