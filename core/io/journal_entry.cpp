// A journal's header and its entries, document by document.

#include "core/io/journal_text.h"
#include "core/play/codec.h"
#include "core/yaml/mapping.h"
#include "core/yaml/quote.h"
#include "core/yaml/source_text.h"

#include <array>
#include <charconv>

namespace merlon::io
{

using namespace yaml;

namespace
{

std::optional<std::uint64_t> readSeed(const Node& node, Log& log)
{
    std::uint64_t seed = 0;
    const char* end = node.text.data() + node.text.size();
    const auto result = std::from_chars(node.text.data(), end, seed);
    if (node.isScalar() && !node.text.empty() && result.ec == std::errc() && result.ptr == end)
        return seed;
    log.error(node, tell::type_seed{});
    return {};
}

std::string textAt(const Mapping& fields, std::string_view key, bool needed = true)
{
    const Node* node = needed ? fields.need(key) : fields.get(key);
    return node != nullptr ? readText(*node, fields.log(), key, Longest::Note).value_or(std::string()) : std::string();
}

play::Note noteAt(const Mapping& fields)
{
    const Node* node = fields.get("note");
    return node != nullptr ? play::readNote(*node, fields.log()) : play::Note();
}

std::vector<std::pair<std::string, std::string>> readHeaderOptions(const Node& node, Log& log)
{
    std::vector<std::pair<std::string, std::string>> options;
    if (!node.isMapping())
        log.error(node, tell::type_options{.what = tell::the_options{}});
    else
        for (std::size_t i = 0; i + 1 < node.items.size(); i += 2)
        {
            const auto key = readText(node.items[i], log, tell::option{});
            const auto value = readText(node.items[i + 1], log, tell::option{});
            if (key && value)
                options.emplace_back(*key, *value);
        }
    return options;
}

play::Said readSaid(const Node& node, Log& log)
{
    static constexpr std::array<std::string_view, 3> keys{"legal", "rules", "result"};
    const Mapping fields(node, log, tell::what_the_rules_said{}, keys, Style::Never);
    play::Said said;
    if (const Node* legal = fields.need("legal"))
        said.legal = readBool(*legal, log, "legal").value_or(true);
    if (const Node* rules = fields.get("rules"))
        said.rules = readTexts(*rules, log, "rules");
    said.result = textAt(fields, "result", false);
    return said;
}

play::Overruling readOverruling(const Node& node, Log& log, const play::Names& names)
{
    static constexpr std::array<std::string_view, 3> keys{"allowed", "effects", "note"};
    const Mapping fields(node, log, tell::the_overruling{}, keys, Style::Never);
    play::Overruling ruling;
    if (const Node* allowed = fields.need("allowed"))
        ruling.allowed = readBool(*allowed, log, "allowed").value_or(true);
    if (const Node* effects = fields.get("effects"))
        ruling.effects = play::readEffects(*effects, log, names, play::Unknown::Kept);
    ruling.note = noteAt(fields);
    return ruling;
}

play::Dice readDice(const Node& node, Log& log)
{
    play::Dice dice;
    for (const Node& item : readList(node, log, "dice"))
        if (auto die = play::readDie(item, log))
            dice.push_back(std::move(*die));
    return dice;
}

/// A journal beside this one: whatever else a name leads to is nothing that a result came from.
std::optional<play::Origin> readOrigin(const Node& node, Log& log)
{
    static constexpr std::array<std::string_view, 2> keys{"file", "hash"};
    const Mapping fields(node, log, tell::the_origin{}, keys, Style::Never);
    play::Origin origin{textAt(fields, "file"), textAt(fields, "hash")};
    if (const Message problem = pathProblem(origin.file); problem.sentence != nullptr && !origin.file.empty())
    {
        log.error(*fields.get("file"), tell::path_journal{.name = quote(origin.file), .why = problem});
        return {};
    }
    return origin;
}

std::optional<play::Played> readPlayed(const Mapping& fields, const play::Names& names)
{
    Log& log = fields.log();
    auto order = play::readOrder(*fields.get("order"), log, names, {}, play::Unknown::Kept);
    play::Played played;
    played.who = textAt(fields, "who", false);
    if (const Node* dice = fields.get("dice"))
        played.given.dice = readDice(*dice, log);
    if (const Node* allowed = fields.get("allowed"))
        played.given.allowed = readBool(*allowed, log, "allowed").value_or(false);
    if (const Node* decreed = fields.get("decreed"))
        played.given.decreed =
            play::readFields(*decreed, log, names.system.facts(), names, false).value_or(play::Fields{});
    if (const Node* said = fields.need("said"))
        played.said = readSaid(*said, log);
    if (const Node* overruled = fields.get("overruled"))
        played.overruled = readOverruling(*overruled, log, names);
    played.note = noteAt(fields);
    if (const Node* from = fields.get("from"))
        played.from = readOrigin(*from, log);
    if (!order)
        return {};
    played.order = std::move(*order);
    return played;
}

/// Effects without an order, a note, or both.
play::ByHand readByHand(const Mapping& fields, const play::Names& names)
{
    play::ByHand byHand;
    if (const Node* effects = fields.get("effects"))
        byHand.effects = play::readEffects(*effects, fields.log(), names, play::Unknown::Kept);
    byHand.note = noteAt(fields);
    return byHand;
}

std::optional<play::Amended> readAmended(const Node& node, Log& log, const play::Names& names)
{
    static constexpr std::array<std::string_view, 4> keys{"line", "dice", "overruled", "note"};
    const Mapping fields(node, log, tell::the_correction{}, keys, Style::Never);
    const Node* line = fields.need("line");
    const auto number = line != nullptr ? readInteger(*line, log, "line", 1, 100'000'000) : std::nullopt;
    if (!number)
        return {};
    play::Amended amended;
    amended.line = static_cast<int>(*number);
    if (const Node* dice = fields.get("dice"))
        amended.dice = readDice(*dice, log);
    if (const Node* overruled = fields.get("overruled"))
        amended.overruled = readOverruling(*overruled, log, names);
    amended.note = noteAt(fields);
    return amended;
}

std::optional<play::BackTo> readBack(const Node& node, Log& log)
{
    static constexpr std::array<std::string_view, 1> keys{"to"};
    const Mapping fields(node, log, tell::the_way_back{}, keys, Style::Never);
    const Node* to = fields.need("to");
    const auto line = to != nullptr ? readInteger(*to, log, "to", 0, 100'000'000) : std::nullopt;
    if (!line)
        return {};
    return play::BackTo{static_cast<int>(*line)};
}

/// What happened, by the one key that says it; nothing, and the log says why.
std::optional<play::Happening> readHappening(const Mapping& fields, const play::Names& names)
{
    Log& log = fields.log();
    const auto happening = [](auto read) -> std::optional<play::Happening>
    { return read ? std::optional<play::Happening>(std::move(*read)) : std::nullopt; };
    int kinds = 0;
    for (const std::string_view kind : {"order", "amend", "undo", "redo", "back", "effects"})
        kinds += fields.get(kind) != nullptr ? 1 : 0;
    const bool note = kinds == 0 && fields.get("note") != nullptr;
    if (kinds != 1 && !note)
    {
        log.error(fields.node(), tell::entry_kinds{});
        return {};
    }
    if (fields.get("undo") != nullptr)
        return play::Undone{};
    if (fields.get("redo") != nullptr)
        return play::Redone{};
    if (const Node* back = fields.get("back"))
        return happening(readBack(*back, log));
    if (const Node* amend = fields.get("amend"))
        return happening(readAmended(*amend, log, names));
    if (note || fields.get("effects") != nullptr)
        return readByHand(fields, names);
    return happening(readPlayed(fields, names));
}

} // namespace

play::Header readHeader(const Node& node, Log& log)
{
    static constexpr std::array<std::string_view, 9> keys{"merlon",  "scenario", "hash", "ruleset", "edition",
                                                          "options", "version",  "seed", "sum"};
    play::Header header;
    if (!checkKind(node, log, "journal"))
        return header;
    const Mapping fields(node, log, tell::the_journal{}, keys, Style::Never);
    header.scenario = textAt(fields, "scenario");
    header.hash = textAt(fields, "hash");
    header.ruleset = textAt(fields, "ruleset");
    header.edition = textAt(fields, "edition", false);
    if (const Node* options = fields.get("options"))
        header.options = readHeaderOptions(*options, log);
    header.version = textAt(fields, "version", false);
    if (const Node* seed = fields.need("seed"))
        header.seed = readSeed(*seed, log).value_or(0);
    return header;
}

std::optional<play::Entry> readEntry(const Node& node, Log& log, const play::Names& names)
{
    static constexpr std::array<std::string_view, 17> keys{"n",       "rules",   "who",  "order", "dice",  "allowed",
                                                           "decreed", "said",    "undo", "redo",  "amend", "overruled",
                                                           "back",    "effects", "note", "from",  "sum"};
    const Mapping fields(node, log, tell::this_entry{}, keys, Style::Never);
    if (!fields.valid())
        return {};
    play::Entry entry;
    const Node* number = fields.need("n");
    entry.number = number != nullptr ? static_cast<int>(readInteger(*number, log, "n", 1, 100'000'000).value_or(0)) : 0;
    if (const Node* version = fields.get("rules"))
        entry.version = static_cast<int>(readInteger(*version, log, "rules", 1, 1'000'000).value_or(1));
    if (entry.version > names.system.version())
        log.error(*fields.get("rules"), tell::newer{.version = entry.version, .most = names.system.version()});
    auto what = readHappening(fields, names);
    if (!what || entry.number < 1)
        return {};
    entry.what = std::move(*what);
    return entry;
}

} // namespace merlon::io
