// The journal as it is appended, entry by entry.

#include "core/hex/overloaded.h"
#include "core/io/journal_text.h"
#include "core/play/codec.h"
#include "core/yaml/write.h"

namespace merlon::io
{

using namespace yaml;

std::string effectsText(const std::vector<play::Record>& effects, const play::Names& names)
{
    std::vector<std::string> texts;
    for (const play::Record& effect : effects)
        texts.push_back(play::effectText(effect, names));
    return flowList(texts);
}

namespace
{

std::string overrulingText(const play::Overruling& ruling, const play::Names& names)
{
    FlowMapping out;
    out.raw("allowed", ruling.allowed ? "true" : "false");
    if (!ruling.effects.empty())
        out.raw("effects", effectsText(ruling.effects, names));
    out.local("note", ruling.note);
    return out.done();
}

std::string diceText(const play::Dice& dice)
{
    std::vector<std::string> items;
    for (const play::Die& die : dice)
        items.push_back(play::dieText(die));
    return flowList(items);
}

std::string saidText(const play::Said& said)
{
    std::vector<std::string> rules;
    for (const std::string& rule : said.rules)
        rules.push_back(scalarText(rule));
    FlowMapping out;
    out.raw("legal", said.legal ? "true" : "false");
    out.raw("rules", flowList(rules));
    if (!said.result.empty())
        out.text("result", said.result);
    return out.done();
}

std::string originText(const play::Origin& origin)
{
    FlowMapping out;
    out.text("file", origin.file);
    out.text("hash", origin.hash);
    return out.done();
}

void writePlayed(BlockMapping& out, const play::Played& played, const play::Names& names)
{
    if (!played.who.empty())
        out.text("who", played.who);
    out.raw("order", '{' + play::orderText(played.order, names) + '}');
    if (!played.given.dice.empty())
        out.raw("dice", diceText(played.given.dice));
    if (played.given.allowed)
        out.raw("allowed", "true");
    if (!played.given.decreed.empty())
        out.raw("decreed", play::fieldsText(played.given.decreed, names.boards));
    out.raw("said", saidText(played.said));
    if (played.overruled)
        out.raw("overruled", overrulingText(*played.overruled, names));
    out.local("note", played.note);
    if (played.from)
        out.raw("from", originText(*played.from));
}

void writeByHand(BlockMapping& out, const play::ByHand& byHand, const play::Names& names)
{
    if (!byHand.effects.empty())
        out.raw("effects", effectsText(byHand.effects, names));
    if (byHand == play::ByHand{})
        out.text("note", "");
    out.local("note", byHand.note);
}

std::string amendText(const play::Amended& amended, const play::Names& names)
{
    FlowMapping out;
    out.number("line", amended.line);
    if (amended.dice)
        out.raw("dice", diceText(*amended.dice));
    if (amended.overruled)
        out.raw("overruled", overrulingText(*amended.overruled, names));
    out.local("note", amended.note);
    return out.done();
}

} // namespace

std::string journalHeaderText(const play::Header& header)
{
    std::string text;
    BlockMapping out(text, 0);
    out.raw("merlon", "journal/1");
    out.text("scenario", header.scenario);
    out.text("hash", header.hash);
    out.text("ruleset", header.ruleset);
    if (!header.edition.empty())
        out.text("edition", header.edition);
    if (!header.options.empty())
    {
        FlowMapping options;
        for (const auto& [key, value] : header.options)
            options.text(scalarText(key), value);
        out.raw("options", options.done());
    }
    if (!header.version.empty())
        out.text("version", header.version);
    out.raw("seed", std::to_string(header.seed));
    return withSum(std::move(text));
}

std::string entryText(const play::Entry& entry, const play::Setting& setting)
{
    const play::Names names = play::namesOf(setting);
    std::string text = "---\n";
    BlockMapping out(text, 0);
    out.number("n", entry.number);
    if (entry.version != 1)
        out.number("rules", entry.version);
    std::visit(
        Overloaded{
            [&](const play::Played& played) { writePlayed(out, played, names); },
            [&](const play::ByHand& byHand) { writeByHand(out, byHand, names); },
            [&](const play::Amended& amended) { out.raw("amend", amendText(amended, names)); },
            [&](const play::Undone&) { out.raw("undo", "{}"); },
            [&](const play::Redone&) { out.raw("redo", "{}"); },
            [&](const play::BackTo& back) { out.raw("back", "{to: " + std::to_string(back.line) + '}'); },
        },
        entry.what);
    return withSum(std::move(text));
}

} // namespace merlon::io
