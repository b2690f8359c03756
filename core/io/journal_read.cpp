#include "core/io/journal_text.h"
#include "core/play/codec.h"
#include "core/play/timeline.h"
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

std::vector<std::pair<std::string, std::string>> readOptions(const Node& node, Log& log)
{
    std::vector<std::pair<std::string, std::string>> options;
    if (!node.isMapping())
        log.error(node, "type", "the options should be a mapping, {edge-line: strict}");
    else
        for (std::size_t i = 0; i + 1 < node.items.size(); i += 2)
        {
            const auto key = readText(node.items[i], log, "option");
            const auto value = readText(node.items[i + 1], log, "option");
            if (key && value)
                options.emplace_back(*key, *value);
        }
    return options;
}

play::Header readHeader(const Node& node, Log& log)
{
    static constexpr std::array<std::string_view, 8> keys{"merlon",  "scenario", "hash",    "ruleset",
                                                          "edition", "options",  "version", "seed"};
    play::Header header;
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

play::Said readSaid(const Node& node, Log& log)
{
    static constexpr std::array<std::string_view, 3> keys{"legal", "rules", "result"};
    const Mapping fields(node, log, "what the rules said", keys);
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
    const Mapping fields(node, log, "the overruling", keys);
    play::Overruling ruling;
    if (const Node* allowed = fields.need("allowed"))
        ruling.allowed = readBool(*allowed, log, "allowed").value_or(true);
    if (const Node* effects = fields.get("effects"))
        ruling.effects = play::readEffects(*effects, log, names);
    ruling.note = textAt(fields, "note", false);
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

/// What the referee decreed: words, numbers and names, as they stand. Which fact takes which, its system knows.
play::Fields readDecreed(const Node& node, Log& log, const play::Names& names)
{
    play::Fields decreed;
    if (!node.isMapping())
        log.error(node, "type", "what is decreed should be a mapping, {cover: strong}");
    else
        for (std::size_t i = 0; i + 1 < node.items.size(); i += 2)
        {
            const std::string& fact = node.items[i].text;
            const Node& value = node.items[i + 1];
            const play::Field* field = play::find(names.system.facts(), fact);
            if (field == nullptr)
                log.error(node.items[i], "unknown-fact", "the rules read no fact '" + fact + "' from the referee");
            else if (auto read = play::readValue(value, log, *field, names))
                decreed.emplace_back(fact, std::move(*read));
        }
    return decreed;
}

std::optional<play::Played> readPlayed(const Mapping& fields, const play::Names& names)
{
    Log& log = fields.log();
    auto order = play::readOrder(*fields.get("order"), log, names, {}, play::Unknown::Kept);
    play::Played played;
    played.who = textAt(fields, "who", false);
    if (const Node* dice = fields.get("dice"))
        played.given.dice = readDice(*dice, log);
    if (const Node* decreed = fields.get("decreed"))
        played.given.decreed = readDecreed(*decreed, log, names);
    if (const Node* said = fields.need("said"))
        played.said = readSaid(*said, log);
    if (const Node* overruled = fields.get("overruled"))
        played.overruled = readOverruling(*overruled, log, names);
    played.note = textAt(fields, "note", false);
    if (!order)
        return {};
    played.order = std::move(*order);
    return played;
}

std::optional<play::Amended> readAmended(const Node& node, Log& log, const play::Names& names)
{
    static constexpr std::array<std::string_view, 4> keys{"line", "dice", "overruled", "note"};
    const Mapping fields(node, log, "the correction", keys);
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
    amended.note = textAt(fields, "note", false);
    return amended;
}

std::optional<play::BackTo> readBack(const Node& node, Log& log)
{
    static constexpr std::array<std::string_view, 1> keys{"to"};
    const Mapping fields(node, log, "the way back", keys);
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
    for (const std::string_view kind : {"order", "amend", "undo", "redo", "back"})
        kinds += fields.get(kind) != nullptr ? 1 : 0;
    if (kinds != 1)
    {
        log.error(fields.node(), "entry",
                  "an entry holds one of 'order:', 'amend:', 'undo: {}', 'redo: {}' or 'back: {to: 3}'");
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
    return happening(readPlayed(fields, names));
}

std::optional<play::Entry> readEntry(const Node& node, Log& log, const play::Names& names)
{
    static constexpr std::array<std::string_view, 13> keys{
        "n", "rules", "who", "order", "dice", "decreed", "said", "undo", "redo", "amend", "overruled", "back", "note"};
    const Mapping fields(node, log, "this entry", keys, Style::Block);
    if (!fields.valid())
        return {};
    play::Entry entry;
    const Node* number = fields.need("n");
    entry.number = number != nullptr ? static_cast<int>(readInteger(*number, log, "n", 1, 100'000'000).value_or(0)) : 0;
    if (const Node* version = fields.get("rules"))
        entry.version = static_cast<int>(readInteger(*version, log, "rules", 1, 1'000'000).value_or(1));
    auto what = readHappening(fields, names);
    if (!what || entry.number < 1)
        return {};
    entry.what = std::move(*what);
    return entry;
}

Diagnostic emptyJournal(const std::string& file)
{
    return {Severity::Error, file, 1, 1, "empty", "the journal is empty; it should begin with 'merlon: journal/1'"};
}

/// Puts documents together: the header first, then entries whose numbers run without gaps.
class JournalReader
{
public:
    JournalReader(const std::string& file, const play::Names& names) : file_(file), names_(names) {}

    /// False when there is no point in reading on.
    bool read(const Slice& slice);
    Loaded<play::Journal> done();

    Diagnostics diagnostics;

private:
    void readDocument(const Node& node, Log& log);
    void add(const Node& node, play::Entry entry, Log& log);

    const std::string& file_;
    play::Names names_;
    play::Journal journal_;
    play::Timeline timeline_;
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
    if (auto entry = readEntry(node, log, names_))
        add(node, std::move(*entry), log);
    else
        stopped_ = true; // one entry lost, and every number and undo behind it would be blamed
}

void JournalReader::add(const Node& node, play::Entry entry, Log& log)
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
                  std::holds_alternative<play::Undone>(entry.what)   ? "there is no order to undo here"
                  : std::holds_alternative<play::Redone>(entry.what) ? "there is nothing to redo here"
                  : std::holds_alternative<play::Amended>(entry.what)
                      ? "the line that is corrected is no order in force"
                      : "the line to go back to has not been yet");
    timeline_.take(entry.what);
    journal_.entries.push_back(std::move(entry));
}

Loaded<play::Journal> JournalReader::done()
{
    if (!headed_ && diagnostics.empty())
        diagnostics.push_back(emptyJournal(file_));
    Loaded<play::Journal> loaded;
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

Loaded<play::Entry> parseEntry(std::string_view text, const std::string& file, const play::Setting& setting)
{
    Log log(file, text);
    const YamlFile yaml = parseYaml(text, log);
    Loaded<play::Entry> loaded;
    if (yaml.documents.size() == 1)
        loaded.value = readEntry(yaml.documents.front(), log, play::namesOf(setting));
    loaded.diagnostics = log.take();
    if (hasErrors(loaded.diagnostics))
        loaded.value.reset();
    return loaded;
}

Loaded<play::Header> parseHeader(std::string_view text, const std::string& file)
{
    const SourceText source(text);
    const auto slices = slicesOf(partsOf(source.view()).whole);
    Loaded<play::Header> loaded;
    if (slices.empty())
        return {{}, {emptyJournal(file)}};
    Log log(file, slices.front().text);
    const YamlFile yaml = parseYaml(slices.front().text, log);
    if (!yaml.documents.empty())
        loaded.value = readHeader(yaml.documents.front(), log);
    loaded.diagnostics = log.take();
    if (hasErrors(loaded.diagnostics))
        loaded.value.reset();
    return loaded;
}

Loaded<play::Journal> parseJournal(std::string_view text, const std::string& file, const play::Setting& setting)
{
    const SourceText source(text);
    const JournalParts parts = partsOf(source.view());
    JournalReader reader(file, play::namesOf(setting));
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
