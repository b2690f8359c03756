#pragma once

#include "core/io/journal_file.h"
#include "core/play/fold.h"

/// The game of a scenario as its journal has it, gone on with as the window does.
namespace merlon::ctl
{

class KeptGame
{
public:
    /// Opens the journal if there is one, and holds it against others. One that is not there is begun with the first
    /// order that is kept; the seed is for that one.
    static tl::expected<KeptGame, yaml::Diagnostics>
    open(const std::filesystem::path& scenario, std::shared_ptr<const play::Setting> setting, std::uint64_t seed);

    const play::Game& game() const { return fold_.game(); }
    const std::filesystem::path& path() const { return path_; }
    std::uint64_t seed() const { return file_ ? file_->journal().header.seed : header_.seed; }
    /// The dice of the seed that have fallen so far.
    std::uint64_t diceRolled() const { return file_ ? play::diceRolled(file_->journal()) : 0; }
    /// What there is to say of a journal that was opened.
    yaml::Diagnostics notices() const;

    /// An order that waits for nothing any more, or what the referee did by hand. When it returns, it is on disk.
    tl::expected<void, yaml::Diagnostics> keep(play::Happening what);

private:
    KeptGame(std::filesystem::path path, play::Header header, std::shared_ptr<const play::Setting> setting);

    tl::expected<void, yaml::Diagnostics> openFile();
    tl::expected<void, yaml::Diagnostics> begin();

    std::filesystem::path path_;
    play::Header header_; ///< of a journal that is begun
    std::shared_ptr<const play::Setting> setting_;
    play::Fold fold_;
    std::optional<io::JournalFile> file_;
};

} // namespace merlon::ctl
