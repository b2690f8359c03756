#pragma once

#include "core/io/files.h"
#include "core/play/timeline.h"

#include <stop_token>

/// A journal on disk: a multi-document YAML file that is appended to and synced order by order. A symbolic link in its
/// place, or in that of what lies beside it, is refused.
namespace merlon::io
{

/// What the names of journals end in.
inline constexpr std::string_view journalEnding = ".journal.yaml";

/// Where the journal of a scenario lies: `castle.scenario.yaml.journal.yaml` beside `castle.scenario.yaml`.
std::filesystem::path journalOf(const std::filesystem::path& scenario);
/// What a journal of a game says of it at its head; version and seed are the caller's.
play::Header headerOf(const play::Setting& setting, const std::string& scenarioFile);
/// Warnings of what has changed since a journal was begun: the scenario or its maps, the rules.
yaml::Diagnostics changedSince(const play::Header& then, const play::Header& now, const std::string& file);

/// Of a journal that somebody else may be writing: what is whole of it. Told to stop, it is none, and there is nothing
/// to say about it; so it is with JournalFile::open.
Loaded<play::Journal> loadJournal(const std::filesystem::path& path, const play::Setting& setting, Links links,
                                  const std::stop_token& stop = {});
/// A copy of a game under another name, with what was sealed in `from`; it takes the place of what was there.
tl::expected<void, yaml::Diagnostics> saveJournal(const std::filesystem::path& path, const play::Journal& journal,
                                                  const play::Setting& setting, const std::filesystem::path& from);

/// When a file was written to and when anything about it changed, in nanoseconds: a change that keeps its size shows.
struct FileTimes
{
    std::int64_t written = 0;
    std::int64_t changed = 0;

    friend bool operator==(const FileTimes&, const FileTimes&) = default;
};

class JournalFile
{
public:
    /// Opens a journal for appending, or begins one with that header, synced with its folder. A last document that was
    /// cut off by a crash (no end mark) was never acknowledged: it is moved aside to the end of `<file>.cut` and said
    /// so in `diagnostics`, as is a header that was begun on other content of the scenario (the one in the file stays).
    /// The file stays locked until it is closed: a second opening, here or in another process, is refused
    /// ("journal-locked"). A journal with errors, or one whose secrets have, is refused with all of them, and not
    /// touched.
    /// One that cannot even be begun leaves no file behind.
    static tl::expected<JournalFile, yaml::Diagnostics> open(const std::filesystem::path& path,
                                                             const play::Header& header,
                                                             std::shared_ptr<const play::Setting> setting,
                                                             const std::stop_token& stop = {});

    const play::Journal& journal() const { return journal_; }
    const yaml::Diagnostics& diagnostics() const { return diagnostics_; }
    const std::filesystem::path& path() const { return path_; }
    /// What was sealed here, whether it was opened or not.
    const std::vector<play::Seal>& secrets() const { return secrets_; }

    /// Numbers the entry, appends it and syncs it, what it seals in the file of secrets first. When it returns, the
    /// entry is on disk; when it fails, the journal in memory is as before, and so is the file, or else nothing more is
    /// written to it. Refused: an undo, redo or back that cannot be (Timeline::canTake), an entry that could not be
    /// read again, and a file that another program changed.
    tl::expected<void, yaml::Diagnostic> append(play::Happening what);

private:
    JournalFile() = default;

    tl::expected<void, yaml::Diagnostics> lock();
    void removeIfEmpty() const;
    tl::expected<void, yaml::Diagnostics> load(const play::Header& header, const std::stop_token& stop);
    tl::expected<void, yaml::Diagnostics> begin(const play::Header& header);
    tl::expected<void, yaml::Diagnostic> moveAside(std::string_view whole, std::string_view cut);
    tl::expected<void, yaml::Diagnostic> keepSecrets(const play::Happening& what);
    tl::expected<void, yaml::Diagnostic> unchanged() const;
    void rememberTimes();
    tl::expected<void, yaml::Diagnostic> write(std::string_view text);

    play::Journal journal_;
    play::Timeline timeline_;
    std::vector<play::Seal> secrets_;
    yaml::Diagnostics diagnostics_;
    std::filesystem::path path_;
    std::shared_ptr<const play::Setting> setting_;
    Descriptor descriptor_;  ///< holds the lock
    std::uint64_t size_ = 0; ///< of the file, as far as it is acknowledged
    FileTimes times_;        ///< of the file as we left it
    bool broken_ = false;    ///< a write failed and could not be taken back
};

} // namespace merlon::io
