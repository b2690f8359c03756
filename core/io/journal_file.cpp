#include "core/io/journal_file.h"

#include "core/io/journal_text.h"
#include "core/io/secrets.h"
#include "core/io/system_fault.h"
#include "core/play/in_order.h"
#include "core/play/seal.h"
#include "core/systems.h"
#include "tell.h"

#include <algorithm>
#include <cerrno>

#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace merlon::io
{

using namespace yaml;

namespace
{

/// Of the last call to the system.
template <class Told>
Diagnostic failed(const std::filesystem::path& path)
{
    return problem(path, Told{.why = systemFault(errno)});
}

/// A journal of which not even the header was written whole: nothing in it was acknowledged. A crash may leave zero
/// bytes where it should be. Any other file that is no journal is somebody's, and refused.
bool isCutHeader(const JournalParts& parts)
{
    constexpr std::string_view head = "merlon: journal/1\n";
    const std::string_view written = parts.cut.substr(0, parts.cut.find_last_not_of('\0') + 1);
    return parts.whole.empty() && !parts.cut.empty() && (written.starts_with(head) || head.starts_with(written));
}

FileTimes timesOf(const struct stat& status)
{
    const auto nanoseconds = [](const timespec& time)
    { return std::int64_t{time.tv_sec} * 1'000'000'000 + time.tv_nsec; };
    return {nanoseconds(status.st_mtim), nanoseconds(status.st_ctim)};
}

/// In an order, or in what a referee ruled instead or did by hand.
std::vector<play::Seal> sealedIn(const play::Happening& what)
{
    std::vector<play::Seal> seals;
    const auto add = [&](const play::Record& record)
    { std::ranges::move(play::sealsIn(record), std::back_inserter(seals)); };
    const auto addRuled = [&](const std::optional<play::Overruling>& ruling)
    {
        if (ruling)
            std::ranges::for_each(ruling->effects, add);
    };
    if (const auto* played = std::get_if<play::Played>(&what))
    {
        add(played->order);
        addRuled(played->overruled);
    }
    if (const auto* amended = std::get_if<play::Amended>(&what))
        addRuled(amended->overruled);
    if (const auto* byHand = std::get_if<play::ByHand>(&what))
        std::ranges::for_each(byHand->effects, add);
    return seals;
}

} // namespace

std::filesystem::path journalOf(const std::filesystem::path& scenario)
{
    return scenario.string() + std::string(journalEnding);
}

play::Header headerOf(const play::Setting& setting, const std::string& scenarioFile)
{
    play::Header header{
        scenarioFile, contentHash(setting), std::string(setting.system->id()), setting.scenario.edition, {}, {}, 0};
    for (const auto& [key, value] : setting.scenario.options)
        header.options.emplace_back(key, play::plain(value));
    return header;
}

Diagnostics changedSince(const play::Header& then, const play::Header& now, const std::string& file)
{
    Diagnostics changes;
    const auto warn = [&](Message message) { changes.push_back(problem(file, std::move(message), Severity::Warning)); };
    if (then.hash != now.hash || then.scenario != now.scenario)
        warn(tell::journal_scenario{});
    auto options = then.options; // under the names of today
    if (const play::System* system = findSystem(now.ruleset))
        for (auto& [key, value] : options)
            if (const play::Field* field = play::findWritten(system->options(), key))
                key = field->key;
    if (then.ruleset != now.ruleset || then.edition != now.edition || options != now.options)
        warn(tell::journal_rules{});
    return changes;
}

Loaded<play::Journal> loadJournal(const std::filesystem::path& path, const play::Setting& setting, Links links,
                                  const std::stop_token& stop)
{
    const auto text = readFile(path, links);
    if (!text)
        return {{}, {text.error()}};
    return readJournal(partsOf(*text).whole, path.string(), setting, stop);
}

tl::expected<void, Diagnostics> saveJournal(const std::filesystem::path& path, const play::Journal& journal,
                                            const play::Setting& setting, const std::filesystem::path& from)
{
    std::string text = journalHeaderText(journal.header);
    for (const play::Entry& entry : journal.entries)
        text += entryText(entry, setting);
    std::error_code ignored;
    if (std::filesystem::exists(secretsOf(from), ignored))
    {
        const auto secrets = readFile(secretsOf(from), Links::Refuse);
        if (!secrets)
            return tl::unexpected(Diagnostics{secrets.error()});
        if (auto written = writeFile(secretsOf(path), *secrets, Links::Refuse); !written)
            return tl::unexpected(Diagnostics{written.error()});
    }
    if (auto written = writeFile(path, text, Links::Refuse); !written)
        return tl::unexpected(Diagnostics{written.error()});
    return {};
}

tl::expected<JournalFile, Diagnostics> JournalFile::open(const std::filesystem::path& path, const play::Header& header,
                                                         std::shared_ptr<const play::Setting> setting,
                                                         const std::stop_token& stop)
{
    JournalFile file;
    file.path_ = path;
    file.setting_ = std::move(setting);
    auto secrets = loadSecrets(secretsOf(path), *file.setting_);
    if (!secrets.value)
        return tl::unexpected(std::move(secrets.diagnostics));
    file.secrets_ = std::move(*secrets.value);
    file.diagnostics_ = std::move(secrets.diagnostics);
    auto descriptor = openToAppend(path);
    if (!descriptor)
        return tl::unexpected(Diagnostics{problem(path, tell::file_journal_for_writing{.why = descriptor.error()})});
    file.descriptor_ = std::move(*descriptor);
    if (auto locked = file.lock(); !locked)
        return tl::unexpected(std::move(locked.error()));
    if (auto loaded = file.load(header, stop); !loaded)
    {
        file.removeIfEmpty();
        return tl::unexpected(std::move(loaded.error()));
    }
    return file;
}

void JournalFile::removeIfEmpty() const
{
    struct stat ours = {};
    struct stat there = {};
    if (::fstat(descriptor_.get(), &ours) == 0 && ::lstat(path_.c_str(), &there) == 0 && ours.st_ino == there.st_ino &&
        ours.st_dev == there.st_dev && ours.st_size == 0)
        ::unlink(path_.c_str());
}

tl::expected<void, Diagnostics> JournalFile::lock()
{
    if (::flock(descriptor_.get(), LOCK_EX | LOCK_NB) == 0)
    {
        rememberTimes(); // before it is read: what changes from now on was not read
        return {};
    }
    if (errno != EWOULDBLOCK)
        return tl::unexpected(Diagnostics{failed<tell::file_journal_locked>(path_)});
    return tl::unexpected(Diagnostics{problem(path_, tell::journal_locked{})});
}

tl::expected<void, Diagnostics> JournalFile::load(const play::Header& header, const std::stop_token& stop)
{
    const auto text = readFile(path_, Links::Refuse);
    if (!text)
        return tl::unexpected(Diagnostics{text.error()});
    const JournalParts parts = partsOf(*text);
    if (text->empty())
        return begin(header);
    if (isCutHeader(parts))
    {
        if (auto moved = moveAside(parts.whole, parts.cut); !moved)
            return tl::unexpected(Diagnostics{moved.error()});
        return begin(header);
    }
    if (parts.whole.empty() || (kindOf(*text) != "journal" && !isLostHead(slicesOf(parts.whole))))
        return tl::unexpected(Diagnostics{headless(*text, path_.string())});
    auto loaded = readJournal(parts.whole, path_.string(), *setting_, stop);
    if (!loaded.value)
        return tl::unexpected(std::move(loaded.diagnostics));
    journal_ = std::move(*loaded.value);
    for (const play::Entry& entry : journal_.entries)
        timeline_.take(entry.what);
    if (journal_.header.hash.empty()) // it is lost
        journal_.header = header;
    diagnostics_.insert(diagnostics_.end(), loaded.diagnostics.begin(), loaded.diagnostics.end());
    size_ = text->size();
    if (parts.whole.size() < text->size())
        if (auto moved = moveAside(parts.whole, parts.cut); !moved)
            return tl::unexpected(Diagnostics{moved.error()});
    std::ranges::move(changedSince(journal_.header, header, path_.string()), std::back_inserter(diagnostics_));
    syncFolderOf(path_); // whoever began it may have died before
    return {};
}

tl::expected<void, Diagnostics> JournalFile::begin(const play::Header& header)
{
    const std::string text = journalHeaderText(header);
    const auto readable = parseHeader(text, path_.string());
    if (readable.value != header)
        return tl::unexpected(Diagnostics{problem(path_, tell::journal_header{})});
    if (auto written = write(text); !written)
        return tl::unexpected(Diagnostics{written.error()});
    if (!syncFolderOf(path_))
        return tl::unexpected(Diagnostics{failed<tell::file_journal_synced>(path_)});
    journal_.header = header;
    return {};
}

tl::expected<void, Diagnostic> JournalFile::moveAside(std::string_view whole, std::string_view cut)
{
    const std::filesystem::path aside = path_.string() + ".cut";
    const auto file = openToAppend(aside);
    if (!file)
        return tl::unexpected(problem(aside, tell::file_journal_moved_aside{.why = file.error()}));
    if (!writeAll(file->get(), cut) || !writeAll(file->get(), "\n") || ::fsync(file->get()) != 0 ||
        !syncFolderOf(aside))
        return tl::unexpected(failed<tell::file_journal_moved_aside>(aside));
    if (::ftruncate(descriptor_.get(), static_cast<off_t>(whole.size())) != 0 || ::fsync(descriptor_.get()) != 0)
        return tl::unexpected(failed<tell::file_journal_taken_off>(path_));
    size_ = whole.size();
    rememberTimes();
    diagnostics_.push_back(
        problem(path_, tell::journal_cut_moved{.file = aside.filename().string()}, Severity::Warning));
    return {};
}

tl::expected<void, Diagnostic> JournalFile::unchanged() const
{
    if (broken_ || !descriptor_)
        return tl::unexpected(problem(path_, tell::journal_broken{}));
    struct stat ours = {};
    struct stat there = {};
    const bool same = ::fstat(descriptor_.get(), &ours) == 0 && ::lstat(path_.c_str(), &there) == 0 &&
                      ours.st_ino == there.st_ino && ours.st_dev == there.st_dev &&
                      static_cast<std::uint64_t>(ours.st_size) == size_ && timesOf(ours) == times_;
    if (!same)
        return tl::unexpected(problem(path_, tell::journal_changed{}));
    return {};
}

void JournalFile::rememberTimes()
{
    struct stat status = {};
    if (::fstat(descriptor_.get(), &status) == 0)
        times_ = timesOf(status);
}

tl::expected<void, Diagnostic> JournalFile::write(std::string_view text)
{
    if (auto same = unchanged(); !same)
        return same;
    if (size_ + text.size() > mostBytes)
        return tl::unexpected(problem(path_, tell::too_large_journal{}));
    if (writeAll(descriptor_.get(), text) && ::fdatasync(descriptor_.get()) == 0)
    {
        size_ += text.size();
        rememberTimes();
        return {};
    }
    const Diagnostic why = failed<tell::file_journal_written>(path_);
    broken_ = ::ftruncate(descriptor_.get(), static_cast<off_t>(size_)) != 0 || ::fdatasync(descriptor_.get()) != 0;
    rememberTimes();
    return tl::unexpected(why);
}

tl::expected<void, Diagnostic> JournalFile::keepSecrets(const play::Happening& what)
{
    const auto seals = sealedIn(what);
    if (seals.empty())
        return {};
    auto all = addSecrets(secretsOf(path_), seals, *setting_);
    if (!all)
        return tl::unexpected(std::move(all.error().front()));
    secrets_ = std::move(*all);
    return {};
}

tl::expected<void, Diagnostic> JournalFile::append(play::Happening what)
{
    if (!timeline_.canTake(what))
        return tl::unexpected(problem(path_, tell::entry_order_none{}));
    play::Entry entry{static_cast<int>(journal_.entries.size()) + 1, setting_->system->version(),
                      play::inOrder(std::move(what), *setting_->system)};
    const std::string text = entryText(entry, *setting_);
    if (const auto again = parseEntry(text, path_.string(), *setting_); again.value != entry)
        return tl::unexpected(problem(path_, tell::entry_unreadable{}));
    if (auto kept = keepSecrets(entry.what); !kept)
        return kept;
    if (auto written = write(text); !written)
        return written;
    timeline_.take(entry.what);
    journal_.entries.push_back(std::move(entry));
    return {};
}

} // namespace merlon::io
