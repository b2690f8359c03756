#include "evening.h"

#include "core/io/journal_text.h"
#include "core/play/codec.h"
#include "core/play/order.h"
#include "round_trip.h"
#include "support_places.h"

#include <filesystem>
#include <map>

namespace merlon::fuzz
{
namespace
{

using Settings = std::map<std::string, std::shared_ptr<const play::Setting>, std::less<>>;

/// All that ship, by the names of their files; read when they are asked for.
Settings& settings()
{
    static Settings all = []
    {
        Settings found;
        for (const auto& one : std::filesystem::recursive_directory_iterator(test::inSource("scenarios")))
            if (one.path().string().ends_with(".scenario.yaml"))
                found.emplace(one.path().string(), nullptr);
        return found;
    }();
    return all;
}

} // namespace

std::shared_ptr<const play::Setting> settingNamedIn(std::string_view text)
{
    const std::string_view head = text.substr(0, 80);
    const auto isNamed = [&](const auto& one)
    {
        const std::string file = std::filesystem::path(one.first).filename().string();
        return head.find(file.substr(0, file.find('.'))) != std::string_view::npos;
    };
    const auto named = std::ranges::find_if(settings(), isNamed);
    auto& [file, setting] = named == settings().end() ? *settings().begin() : *named;
    if (setting == nullptr)
        setting = io::loadScenario(file).value.value();
    return setting;
}

Evening::Evening(std::shared_ptr<const play::Setting> setting) : start_(play::begin(std::move(setting))), fold_(start_)
{
}

void Evening::complain(std::string what)
{
    if (broken_.empty())
        broken_ = std::move(what);
}

play::Verdict Evening::judge(const io::OrderLine& line, play::Given& given) const
{
    std::size_t next = 0;
    return play::judgeDrawing(
        game(), line.order, given,
        [&](const play::Need& need) -> std::optional<play::Die>
        {
            if (next >= line.faces.size())
                return {};
            const auto value = play::valueOfFace(line.faces[next++], need.sides);
            return value ? std::optional(play::Die{need.sides, *value, {}, play::Source::Typed}) : std::nullopt;
        });
}

void Evening::play(const io::OrderLine& line)
{
    const play::System& system = *game().setting->system;
    if (line.byHand)
    {
        if (system.apply(game(), line.byHand->effects, play::today))
            take(*line.byHand);
        return;
    }
    for (const play::Ref& ref : play::thingsNamed(system, line.order))
        if (!play::has(game(), ref))
            return;
    play::Given given = line.given;
    const play::Verdict verdict = judge(line, given);
    if (!verdict.legal && play::decisive(verdict) == nullptr)
        complain("refused without a reason: " + line.order.kind);
    if (verdict.waits())
        return;
    const play::Game after = play::after(game(), verdict);
    take(play::Played{
        play::declarer(game(), line.order), line.order, std::move(given), play::saidOf(verdict), {}, line.note});
    if (!(game() == after))
        complain("kept it comes to something else: " + line.order.kind);
    if (fold_.lines().back().today)
        complain("judged again it is another verdict: " + line.order.kind);
}

void Evening::take(play::Happening what)
{
    const play::Setting& setting = *game().setting;
    const play::Entry entry{static_cast<int>(journal_.entries.size()) + 1, setting.system->version(), std::move(what)};
    const std::string text = io::entryText(entry, setting);
    if (const auto again = io::parseEntry(text, "fuzz", setting); !again.value)
        complain("its line of the journal is refused by " + firstError(again.diagnostics) + '\n' + text);
    else if (!(*again.value == entry))
        complain("its line of the journal is read as something else\n" + text);
    if (!fold_.canTake(entry.what))
        return;
    fold_.take(entry);
    journal_.entries.push_back(entry);
}

void Evening::takeBack()
{
    const play::Game now = game();
    if (!fold_.canUndo())
        return;
    take(play::BackTo{0});
    if (!(game() == start_))
        complain("all taken back it is another game than at the start");
    take(play::Redone{});
    if (!(game() == now))
        complain("all done again it is another game");
}

} // namespace merlon::fuzz
