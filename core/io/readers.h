#pragma once

#include "core/io/files.h"

#include <functional>
#include <memory>

/// The kinds of files that Merlon reads, by the word behind `merlon:`. Whoever opens, checks, formats or lists files
/// asks here; a kind that is missing here is missing everywhere.
namespace merlon::io
{

/// Whether a file is shown in a tab of its own, and as what.
enum class Opens : std::uint8_t
{
    Nothing,
    Map,
    Table,
    Setting, ///< a scenario, a tournament
    Game     ///< a journal: in the tab of the setting that it names
};

/// What was found in a file.
struct Checked
{
    yaml::Diagnostics diagnostics;
    std::string kind; ///< empty: it does not say
    std::string text;
    /// Its text as Merlon writes it, or why it had better not; null where there are errors, or no such form.
    std::function<tl::expected<std::string, yaml::Diagnostic>()> canonical{};
    std::shared_ptr<const play::Setting> setting{}; ///< of a setting without errors
};

struct Reader
{
    std::string_view kind;
    Opens opens = Opens::Nothing;
    /// Reads `checked.text`, of that file. `before`: the setting that was read before it, or null.
    void (*check)(Checked& checked, const std::string& file, const std::shared_ptr<const play::Setting>& before);
};

std::span<const Reader> readers();
/// Null where nobody reads such files. A file of orders is a list and says no kind: "orders".
const Reader* readerOf(std::string_view kind);
/// As what a file is shown, by its beginning; one that does not say what it is, as a map, whose reader says what is
/// missing.
Opens opensAs(const std::filesystem::path& file);

/// What is wrong with a file, of whatever kind. Orders are checked with the setting that was named `before` them.
Checked check(const std::string& file, const std::shared_ptr<const play::Setting>& before = {});

} // namespace merlon::io
