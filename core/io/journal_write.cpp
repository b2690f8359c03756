// The journal as it is appended, entry by entry.

#include "core/game/timeline.h"
#include "core/io/effects.h"
#include "core/io/journal_text.h"
#include "core/io/orders.h"
#include "core/yaml/mapping.h"
#include "core/yaml/source_text.h"
#include "core/yaml/write.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace merlon::io
{

using namespace yaml;

namespace
{

const Extras none;

std::string overrulingText(const game::Overruling& ruling, const map::HexMap& map)
{
    FlowMapping out(none);
    out.raw("allowed", ruling.allowed ? "true" : "false");
    if (!ruling.effects.empty())
        out.raw("effects", effectsText(ruling.effects, map));
    if (!ruling.note.empty())
        out.text("note", ruling.note);
    return out.done();
}

std::string saidText(const game::Said& said)
{
    std::vector<std::string> rules;
    for (const std::string& rule : said.rules)
        rules.push_back(scalarText(rule));
    FlowMapping out(none);
    out.raw("legal", said.legal ? "true" : "false");
    out.raw("rules", flowList(rules));
    if (!said.result.empty())
        out.text("result", said.result);
    return out.done();
}

void writePlayed(BlockMapping& out, const game::Played& played, const map::HexMap& map)
{
    if (!played.who.empty())
        out.text("who", played.who);
    out.raw("order", '{' + orderText(played.order, map) + '}');
    std::vector<std::string> dice;
    for (const verdict::DieUsed& die : played.dice)
        dice.push_back(dieText(die));
    if (!dice.empty())
        out.raw("dice", flowList(dice));
    out.raw("said", saidText(played.said));
    if (played.overruled)
        out.raw("overruled", overrulingText(*played.overruled, map));
    if (!played.note.empty())
        out.text("note", played.note);
}

} // namespace

std::string journalHeaderText(const game::Header& header)
{
    std::string text;
    BlockMapping out(text, 0, none);
    out.raw("merlon", "journal/1");
    out.text("scenario", header.scenario);
    out.text("hash", header.hash);
    out.text("ruleset", header.ruleset);
    if (!header.edition.empty())
        out.text("edition", header.edition);
    if (!header.options.empty())
    {
        FlowMapping options(none);
        for (const scenario::Option& option : header.options)
            options.text(scalarText(option.key), option.value);
        out.raw("options", options.done());
    }
    if (!header.version.empty())
        out.text("version", header.version);
    out.raw("seed", std::to_string(header.seed));
    return text + std::string(endMark) + '\n';
}

std::string entryText(const game::Entry& entry, const map::HexMap& map)
{
    std::string text = "---\n";
    BlockMapping out(text, 0, none);
    out.number("n", entry.number);
    if (const auto* played = std::get_if<game::Played>(&entry.what))
        writePlayed(out, *played, map);
    else if (std::holds_alternative<game::Undone>(entry.what))
        out.raw("undo", "{}");
    else if (std::holds_alternative<game::Redone>(entry.what))
        out.raw("redo", "{}");
    else
        out.raw("back", "{to: " + std::to_string(std::get<game::BackTo>(entry.what).line) + '}');
    return text + std::string(endMark) + '\n';
}

} // namespace merlon::io
