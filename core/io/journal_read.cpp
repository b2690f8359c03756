// A journal cut into documents and put together again.

#include "core/io/journal_file.h"
#include "core/io/journal_text.h"
#include "core/play/timeline.h"
#include "core/yaml/source_text.h"
#include "tell.h"

#include <algorithm>
#include <future>
#include <span>
#include <thread>

namespace merlon::io
{

using namespace yaml;

namespace
{

/// Why that cannot have happened at this place.
Message outOfOrder(const play::Happening& what)
{
    if (std::holds_alternative<play::Undone>(what))
        return tell::entry_order_undo{};
    if (std::holds_alternative<play::Redone>(what))
        return tell::entry_order_redo{};
    if (std::holds_alternative<play::Amended>(what))
        return tell::entry_order_amend{};
    return tell::entry_order_back{};
}

/// All that is known of a game whose header is lost: it lies beside its scenario.
play::Header headFromName(const std::string& file)
{
    std::string name = std::filesystem::path(file).filename().string();
    if (name.ends_with(journalEnding))
        name.resize(name.size() - journalEnding.size());
    play::Header header;
    header.scenario = std::move(name);
    return header;
}

/// An entry, and where it stands.
struct Placed
{
    play::Entry entry;
    int line = 1;
    int column = 1;
};

/// A slice as it reads by itself.
struct Reading
{
    std::vector<Placed> entries;
    Diagnostics diagnostics;
    bool whole = true; ///< nothing in it is wrong
    bool lost = false; ///< the header, so that the entries behind it are all that there is
};

/// Puts documents together: the header first, then entries whose numbers run without gaps. One whose checksum differs
/// is told, and taken as it reads; where it cannot be, a line stays empty for it and the game goes on.
class JournalReader
{
public:
    JournalReader(const std::string& file, std::string_view text, const play::Names& names, const std::stop_token& stop)
        : file_(file), text_(text), names_(names), stop_(stop)
    {
    }

    void readAll(std::span<const Slice> slices);
    Loaded<play::Journal> done();

    Diagnostics diagnostics;

private:
    Reading readHead(std::span<const Slice> slices);
    Reading read(const Slice& slice) const;
    void readDocuments(std::span<const Node> documents, Log& log, Reading& reading) const;
    std::vector<Reading> readSeveral(std::span<const Slice> slices) const;
    bool take(const Slice& slice, Reading reading, bool head = false);
    bool isChanged(std::string_view document);
    void add(Placed placed);
    void addChanged(std::vector<Placed> found, int line);
    void addLost(int line);
    void take(play::Entry entry);
    void say(Severity severity, Message message, int line, int column = 1);
    int next() const { return static_cast<int>(journal_.entries.size()) + 1; }

    const std::string& file_;
    std::string_view text_;
    play::Names names_;
    const std::stop_token& stop_;
    play::Journal journal_;
    play::Timeline timeline_;
    bool headed_ = false;
    bool stopped_ = false;
    bool summed_ = false;  ///< checksums are kept
    bool changed_ = false; ///< an entry is not as it was written, so what hangs on it may not hold
};

/// Entries are read side by side, as many at a time as need little memory, and put together in their order while the
/// next ones are read.
void JournalReader::readAll(std::span<const Slice> slices)
{
    constexpr std::size_t atOnce = 4096;
    constexpr std::size_t mostAwaited = 1 << 17; // a text of end marks alone gets no gigabytes
    journal_.entries.reserve(std::min(slices.size(), mostAwaited));
    for (; !headed_ && !slices.empty(); slices = slices.subspan(1))
        if (!take(slices.front(), readHead(slices), true))
            return;
    const auto begin = [&]
    {
        const auto some = slices.first(std::min(slices.size(), atOnce));
        const auto when = some.size() < atOnce ? std::launch::deferred : std::launch::async; // a few need no thread
        return std::async(when, [this, some] { return readSeveral(some); });
    };
    auto coming = begin();
    while (!slices.empty() && !stop_.stop_requested())
    {
        std::vector<Reading> readings = coming.get();
        const auto some = slices.first(readings.size());
        slices = slices.subspan(some.size());
        coming = begin();
        for (std::size_t i = 0; i < some.size(); ++i)
            if (!take(some[i], std::move(readings[i])))
                return;
    }
}

std::vector<Reading> JournalReader::readSeveral(std::span<const Slice> slices) const
{
    constexpr std::size_t leastOfOne = 64; // below that a thread costs more than it saves
    std::vector<Reading> readings(slices.size());
    const std::size_t cores = std::max(1U, std::thread::hardware_concurrency());
    const std::size_t share = std::max(leastOfOne, (slices.size() + cores - 1) / cores);
    std::vector<std::future<void>> others;
    for (std::size_t from = 0; from < slices.size(); from += share)
    {
        const auto work = [&, from]
        {
            for (std::size_t i = from; i < std::min(from + share, slices.size()); ++i)
                readings[i] = read(slices[i]);
        };
        if (from + share < slices.size())
            others.push_back(std::async(std::launch::async, work));
        else
            work(); // the last share here, while the others are read
    }
    for (std::future<void>& one : others)
        one.get();
    return readings;
}

Reading JournalReader::readHead(std::span<const Slice> slices)
{
    const Slice& slice = slices.front();
    Log log(file_, slice.text);
    const YamlFile yaml = parseYaml(slice.text, log);
    const auto head =
        std::ranges::find_if(yaml.documents, [](const Node& one) { return one.kind != Node::Kind::Null; });
    Reading reading;
    if (head != yaml.documents.end())
    {
        journal_.header = readHeader(*head, log);
        headed_ = true;
        if (!log.hasErrors())
            readDocuments({head + 1, yaml.documents.end()}, log, reading);
    }
    reading.whole = reading.whole && !log.hasErrors();
    reading.diagnostics = log.take();
    if (reading.whole || !isLostHead(slices))
        return reading;
    journal_.header = headFromName(file_);
    headed_ = true;
    return {{}, {}, true, true};
}

Reading JournalReader::read(const Slice& slice) const
{
    Log log(file_, slice.text);
    const YamlFile yaml = parseYaml(slice.text, log);
    Reading reading;
    readDocuments(yaml.documents, log, reading);
    reading.whole = reading.whole && !log.hasErrors();
    reading.diagnostics = log.take();
    return reading;
}

/// Up to one that cannot be read: every number and undo behind it would be blamed.
void JournalReader::readDocuments(std::span<const Node> documents, Log& log, Reading& reading) const
{
    for (const Node& document : documents)
    {
        if (document.kind == Node::Kind::Null)
            continue;
        auto entry = readEntry(document, log, names_);
        if (!entry)
        {
            reading.whole = false;
            return;
        }
        reading.entries.push_back({std::move(*entry), document.line, document.column});
    }
}

/// False when there is no point in reading on.
bool JournalReader::take(const Slice& slice, Reading reading, bool head)
{
    constexpr std::size_t mostDiagnostics = 1000;
    const bool changed = isChanged(slice.text);
    if (changed && !head)
    {
        changed_ = true;
        addChanged(reading.whole ? std::move(reading.entries) : std::vector<Placed>(), slice.line);
        return diagnostics.size() < mostDiagnostics;
    }
    changed_ = changed_ || reading.lost;
    if (changed || reading.lost)
        say(Severity::Warning, tell::journal_sum_header{}, slice.line);
    stopped_ = !reading.whole;
    for (Diagnostic& one : reading.diagnostics)
    {
        if (one.line > 0)
            one.line += slice.line - 1;
        diagnostics.push_back(std::move(one));
    }
    for (Placed& one : reading.entries)
    {
        one.line += slice.line - 1;
        if (!stopped_)
            add(std::move(one));
    }
    return !stopped_ && diagnostics.size() < mostDiagnostics;
}

bool JournalReader::isChanged(std::string_view document)
{
    const Sum sum = sumOf(document);
    const bool changed = sum == Sum::Differs || (summed_ && sum == Sum::None);
    summed_ = summed_ || sum == Sum::Agrees;
    return changed;
}

void JournalReader::add(Placed placed)
{
    constexpr int mostLost = 100;
    play::Entry& entry = placed.entry;
    if (entry.number != next() && !(changed_ && entry.number > next() && entry.number - next() <= mostLost))
    {
        say(Severity::Error, tell::entry_number{.number = entry.number, .expected = next()}, placed.line,
            placed.column);
        stopped_ = true;
        return;
    }
    while (entry.number > next())
        addLost(placed.line);
    if (!timeline_.canTake(entry.what))
    {
        say(changed_ ? Severity::Warning : Severity::Error, outOfOrder(entry.what), placed.line, placed.column);
        if (changed_)
            entry.what = play::ByHand{};
    }
    take(std::move(entry));
}

void JournalReader::addChanged(std::vector<Placed> found, int line)
{
    if (found.empty())
        return addLost(line);
    say(Severity::Warning, tell::journal_sum_changed{.number = next()}, line);
    for (Placed& one : found)
    {
        one.entry.number = next();
        if (timeline_.canTake(one.entry.what))
            take(std::move(one.entry));
        else
            addLost(line);
    }
}

/// A line on which nothing happens.
void JournalReader::addLost(int line)
{
    say(Severity::Warning, tell::journal_sum_lost{.number = next()}, line);
    take({next(), names_.system.version(), play::ByHand{}});
}

void JournalReader::take(play::Entry entry)
{
    timeline_.take(entry.what);
    journal_.entries.push_back(std::move(entry));
}

void JournalReader::say(Severity severity, Message message, int line, int column)
{
    diagnostics.push_back(diagnostic(severity, file_, std::move(message), line, column));
}

Loaded<play::Journal> JournalReader::done()
{
    if (stop_.stop_requested())
        return {};
    if (!headed_ && !hasErrors(diagnostics))
        diagnostics.push_back(headless(text_, file_));
    Loaded<play::Journal> loaded;
    if (!hasErrors(diagnostics))
        loaded.value = std::move(journal_);
    loaded.diagnostics = std::move(diagnostics);
    return loaded;
}

} // namespace

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
        return {{}, {headless(source.view(), file)}};
    Log log(file, slices.front().text);
    const YamlFile yaml = parseYaml(slices.front().text, log);
    if (!yaml.documents.empty())
        loaded.value = readHeader(yaml.documents.front(), log);
    loaded.diagnostics = log.take();
    if (!hasErrors(loaded.diagnostics))
        return loaded;
    loaded.value.reset();
    if (!isLostHead(slices))
        return loaded;
    return {headFromName(file), {diagnostic(Severity::Warning, file, tell::journal_sum_header{}, 1)}};
}

Loaded<play::Journal> parseJournal(std::string_view text, const std::string& file, const play::Setting& setting)
{
    return readJournal(text, file, setting, {});
}

Loaded<play::Journal> readJournal(std::string_view text, const std::string& file, const play::Setting& setting,
                                  const std::stop_token& stop)
{
    const SourceText source(text);
    const JournalParts parts = partsOf(source.view());
    JournalReader reader(file, source.view(), play::namesOf(setting), stop);
    reader.readAll(slicesOf(parts.whole, stop));
    if (!parts.whole.empty() && !parts.cut.empty())
    {
        const auto lines = std::ranges::count(parts.whole, '\n');
        reader.diagnostics.push_back(
            diagnostic(Severity::Warning, file, tell::journal_cut_end{}, static_cast<int>(lines) + 1, 1));
    }
    return reader.done();
}

} // namespace merlon::io
