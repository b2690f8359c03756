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

/// A run of documents that ends with an end mark, and the line of the file on which it begins.
struct Slice
{
    std::string_view text;
    int line = 1;
};

bool isBlank(std::string_view text)
{
    return text.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

/// Where the first end mark of a text ends, its line break included; npos without one.
std::size_t behindEndMark(std::string_view text)
{
    for (std::size_t line = 0; line < text.size();)
    {
        const std::size_t stop = std::min(text.find('\n', line), text.size());
        const std::string_view content = text.substr(line, stop - line);
        if (content.starts_with(endMark) && isBlank(content.substr(endMark.size())))
            return stop == text.size() ? std::string_view::npos : stop + 1; // a mark without line break was cut itself
        line = stop + 1;
    }
    return std::string_view::npos;
}

/// Slices are parsed one by one, so that a long game needs the memory of one order.
std::vector<Slice> slicesOf(std::string_view text)
{
    std::vector<Slice> slices;
    int line = 1;
    while (!text.empty())
    {
        const std::size_t stop = std::min(behindEndMark(text), text.size());
        const std::string_view part = text.substr(0, stop);
        if (!isBlank(part))
            slices.push_back({part, line});
        line += static_cast<int>(std::ranges::count(part, '\n'));
        text.remove_prefix(stop);
    }
    return slices;
}

std::optional<std::uint64_t> readSeed(const Node& node, Log& log)
{
    std::uint64_t seed = 0;
    const char* end = node.text.data() + node.text.size();
    const auto result = std::from_chars(node.text.data(), end, seed);
    if (node.isScalar() && !node.text.empty() && result.ec == std::errc() && result.ptr == end)
        return seed;
    log.error(node, "type", "the seed should be a whole number from 0 to 18446744073709551615");
    return {};
}

std::string textAt(const Mapping& fields, std::string_view key, bool needed = true)
{
    const Node* node = needed ? fields.need(key) : fields.get(key);
    return node != nullptr ? readText(*node, fields.log(), key).value_or(std::string()) : std::string();
}

std::vector<scenario::Option> readOptions(const Node& node, Log& log)
{
    std::vector<scenario::Option> options;
    if (!node.isMapping())
        log.error(node, "type", "the options should be a mapping, {edge-line: strict}");
    else
        for (std::size_t i = 0; i + 1 < node.items.size(); i += 2)
        {
            const auto key = readText(node.items[i], log, "option");
            const auto value = readText(node.items[i + 1], log, "option");
            if (key && value)
                options.push_back({*key, *value});
        }
    return options;
}

game::Header readHeader(const Node& node, Log& log)
{
    static constexpr std::array<std::string_view, 8> keys{"merlon",  "scenario", "hash",    "ruleset",
                                                          "edition", "options",  "version", "seed"};
    game::Header header;
    if (!checkKind(node, log, "journal"))
        return header;
    const Mapping fields(node, log, "the journal", keys, Style::Block);
    header.scenario = textAt(fields, "scenario");
    header.hash = textAt(fields, "hash");
    header.ruleset = textAt(fields, "ruleset");
    header.edition = textAt(fields, "edition", false);
    if (const Node* options = fields.get("options"))
        header.options = readOptions(*options, log);
    header.version = textAt(fields, "version", false);
    if (const Node* seed = fields.need("seed"))
        header.seed = readSeed(*seed, log).value_or(0);
    return header;
}

game::Said readSaid(const Node& node, Log& log)
{
    static constexpr std::array<std::string_view, 3> keys{"legal", "rules", "result"};
    const Mapping fields(node, log, "what the rules said", keys);
    game::Said said;
    if (const Node* legal = fields.need("legal"))
        said.legal = readBool(*legal, log, "legal").value_or(true);
    if (const Node* rules = fields.get("rules"))
        said.rules = readTexts(*rules, log, "rules");
    said.result = textAt(fields, "result", false);
    return said;
}

game::Overruling readOverruling(const Node& node, Log& log, const map::HexMap& map)
{
    static constexpr std::array<std::string_view, 3> keys{"allowed", "effects", "note"};
    const Mapping fields(node, log, "the overruling", keys);
    game::Overruling ruling;
    if (const Node* allowed = fields.need("allowed"))
        ruling.allowed = readBool(*allowed, log, "allowed").value_or(true);
    if (const Node* effects = fields.get("effects"))
        ruling.effects = readEffects(*effects, log, map);
    ruling.note = textAt(fields, "note", false);
    return ruling;
}

std::optional<game::Played> readPlayed(const Mapping& fields, const map::HexMap& map)
{
    Log& log = fields.log();
    auto order = readOrder(*fields.get("order"), log, map);
    game::Played played;
    played.who = textAt(fields, "who", false);
    if (const Node* dice = fields.get("dice"))
        for (const Node& item : readList(*dice, log, "dice"))
            if (auto die = readDie(item, log))
                played.dice.push_back(std::move(*die));
    if (const Node* said = fields.need("said"))
        played.said = readSaid(*said, log);
    if (const Node* overruled = fields.get("overruled"))
        played.overruled = readOverruling(*overruled, log, map);
    played.note = textAt(fields, "note", false);
    if (!order)
        return {};
    played.order = std::move(*order);
    return played;
}

std::optional<game::BackTo> readBack(const Node& node, Log& log)
{
    static constexpr std::array<std::string_view, 1> keys{"to"};
    const Mapping fields(node, log, "the way back", keys);
    const Node* to = fields.need("to");
    const auto line = to != nullptr ? readInteger(*to, log, "to", 0, 100'000'000) : std::nullopt;
    if (!line)
        return {};
    return game::BackTo{static_cast<int>(*line)};
}

std::optional<game::Entry> readEntry(const Node& node, Log& log, const map::HexMap& map)
{
    static constexpr std::array<std::string_view, 10> keys{"n",    "who",  "order",     "dice", "said",
                                                           "undo", "redo", "overruled", "back", "note"};
    const Mapping fields(node, log, "this entry", keys, Style::Block);
    if (!fields.valid())
        return {};
    game::Entry entry;
    const Node* number = fields.need("n");
    entry.number = number != nullptr ? static_cast<int>(readInteger(*number, log, "n", 1, 100'000'000).value_or(0)) : 0;
    int kinds = 0;
    for (const std::string_view kind : {"order", "undo", "redo", "back"})
        kinds += fields.get(kind) != nullptr ? 1 : 0;
    if (kinds != 1)
    {
        log.error(node, "entry", "an entry holds one of 'order:', 'undo: {}', 'redo: {}' or 'back: {to: 3}'");
        return {};
    }
    if (fields.get("undo") != nullptr)
        entry.what = game::Undone{};
    else if (fields.get("redo") != nullptr)
        entry.what = game::Redone{};
    else if (const Node* back = fields.get("back"))
    {
        const auto to = readBack(*back, log);
        if (!to)
            return {};
        entry.what = *to;
    }
    else
    {
        auto played = readPlayed(fields, map);
        if (!played)
            return {};
        entry.what = std::move(*played);
    }
    return entry.number > 0 ? std::optional(std::move(entry)) : std::nullopt;
}

/// Puts documents together: the header first, then entries whose numbers run without gaps.
class JournalReader
{
public:
    JournalReader(const std::string& file, const map::HexMap& map) : file_(file), map_(map) {}

    /// False when there is no point in reading on.
    bool read(const Slice& slice);
    Loaded<game::Journal> done();

    Diagnostics diagnostics;

private:
    void readDocument(const Node& node, Log& log);
    void add(const Node& node, game::Entry entry, Log& log);

    const std::string& file_;
    const map::HexMap& map_;
    game::Journal journal_;
    game::Timeline timeline_;
    bool headed_ = false;
    bool stopped_ = false;
};

bool JournalReader::read(const Slice& slice)
{
    constexpr std::size_t mostDiagnostics = 1000;
    Log log(file_, slice.text);
    for (const Node& document : parseYaml(slice.text, log).documents)
        if (!stopped_ && document.kind != Node::Kind::Null)
            readDocument(document, log);
    for (Diagnostic& diagnostic : log.take())
    {
        if (diagnostic.line > 0)
            diagnostic.line += slice.line - 1;
        diagnostics.push_back(std::move(diagnostic));
    }
    return !stopped_ && diagnostics.size() < mostDiagnostics;
}

void JournalReader::readDocument(const Node& node, Log& log)
{
    if (!headed_)
    {
        journal_.header = readHeader(node, log);
        headed_ = true;
        stopped_ = log.hasErrors();
        return;
    }
    if (auto entry = readEntry(node, log, map_))
        add(node, std::move(*entry), log);
    else
        stopped_ = true; // one entry lost, and every number and undo behind it would be blamed
}

void JournalReader::add(const Node& node, game::Entry entry, Log& log)
{
    const int expected = static_cast<int>(journal_.entries.size()) + 1;
    if (entry.number != expected)
    {
        log.error(node, "entry-number",
                  "this entry is numbered " + std::to_string(entry.number) + " and should be " +
                      std::to_string(expected) + "; entries are numbered from 1 without gaps");
        stopped_ = true;
    }
    else if (!timeline_.canTake(entry.what))
        log.error(node, "entry-order",
                  std::holds_alternative<game::Undone>(entry.what)   ? "there is no order to undo here"
                  : std::holds_alternative<game::Redone>(entry.what) ? "there is nothing to redo here"
                                                                     : "the line to go back to has not been yet");
    timeline_.take(entry.what);
    journal_.entries.push_back(std::move(entry));
}

Loaded<game::Journal> JournalReader::done()
{
    if (!headed_ && diagnostics.empty())
        diagnostics.push_back(
            {Severity::Error, file_, 1, 1, "empty", "the journal is empty; it should begin with 'merlon: journal/1'"});
    Loaded<game::Journal> loaded;
    if (!hasErrors(diagnostics))
        loaded.value = std::move(journal_);
    loaded.diagnostics = std::move(diagnostics);
    return loaded;
}

} // namespace

JournalParts partsOf(std::string_view text)
{
    std::size_t last = 0;
    std::size_t end = 0;
    for (std::string_view rest = text;;)
    {
        const std::size_t behind = behindEndMark(rest);
        if (behind == std::string_view::npos)
            break;
        last = end;
        end += behind;
        rest.remove_prefix(behind);
    }
    if (text.substr(last, end - last).find('\0') != std::string_view::npos)
        end = last;
    const std::string_view cut = text.substr(end);
    return {text.substr(0, end), isBlank(cut) ? std::string_view() : cut};
}

Loaded<game::Entry> parseEntry(std::string_view text, const std::string& file, const map::HexMap& map)
{
    Log log(file, text);
    const YamlFile yaml = parseYaml(text, log);
    Loaded<game::Entry> loaded;
    if (yaml.documents.size() == 1)
        loaded.value = readEntry(yaml.documents.front(), log, map);
    loaded.diagnostics = log.take();
    if (hasErrors(loaded.diagnostics))
        loaded.value.reset();
    return loaded;
}

Loaded<game::Journal> parseJournal(std::string_view text, const std::string& file, const map::HexMap& map)
{
    const SourceText source(text);
    const JournalParts parts = partsOf(source.view());
    JournalReader reader(file, map);
    for (const Slice& slice : slicesOf(parts.whole))
        if (!reader.read(slice))
            break;
    if (!parts.cut.empty())
    {
        const auto lines = std::ranges::count(parts.whole, '\n');
        reader.diagnostics.push_back({Severity::Warning, file, static_cast<int>(lines) + 1, 1, "journal-cut",
                                      "what begins here has no end mark '...': writing it was interrupted before it "
                                      "was acknowledged, and it counts for nothing"});
    }
    return reader.done();
}

} // namespace merlon::io
