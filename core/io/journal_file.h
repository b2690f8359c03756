#pragma once

#include "core/game/journal.h"
#include "core/io/files.h"

/// A journal on disk: a multi-document YAML file that is appended to and synced order by order.
namespace merlon::io
{

class JournalFile
{
public:
    /// Opens a journal for appending, or begins one. A last document that was cut off by a crash (no end mark) was never
    /// acknowledged: it is moved aside into `<file>.cut` and said so in `diagnostics`.
    static tl::expected<JournalFile, Diagnostics> open(const std::filesystem::path& path, const game::Header& header,
                                                       const map::HexMap& map);
    JournalFile(JournalFile&&) noexcept;
    JournalFile& operator=(JournalFile&&) noexcept;
    ~JournalFile();

    const game::Journal& journal() const { return journal_; }
    const Diagnostics& diagnostics() const { return diagnostics_; }
    const std::filesystem::path& path() const { return path_; }

    /// Numbers the entry, appends it and syncs it. When it returns, the entry is on disk; when it fails, the journal in
    /// memory is as before.
    tl::expected<void, Diagnostic> append(decltype(game::Entry::what) what);

private:
    JournalFile() = default;

    game::Journal journal_;
    Diagnostics diagnostics_;
    std::filesystem::path path_;
    map::HexMap map_;
    int descriptor_ = -1;
};

} // namespace merlon::io
