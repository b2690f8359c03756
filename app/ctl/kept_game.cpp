#include "app/ctl/kept_game.h"

#include "core/io/offspring.h"
#include "tell.h"

#include <QCoreApplication>

namespace merlon::ctl
{
namespace
{

play::Header headerOf(const std::filesystem::path& scenario, const play::Setting& setting, std::uint64_t seed)
{
    play::Header header = io::headerOf(setting, scenario.filename().string());
    header.version = QCoreApplication::applicationVersion().toStdString();
    header.seed = seed;
    return header;
}

} // namespace

KeptGame::KeptGame(std::filesystem::path path, play::Header header, std::shared_ptr<const play::Setting> setting)
    : path_(std::move(path)), header_(std::move(header)), setting_(std::move(setting)), fold_(play::begin(setting_))
{
}

tl::expected<KeptGame, yaml::Diagnostics>
KeptGame::open(const std::filesystem::path& scenario, std::shared_ptr<const play::Setting> setting, std::uint64_t seed)
{
    auto header = headerOf(scenario, *setting, seed);
    KeptGame game(io::journalOf(scenario), std::move(header), std::move(setting));
    std::error_code ignored;
    if (std::filesystem::exists(game.path_, ignored))
        if (auto opened = game.openFile(); !opened)
            return tl::unexpected(std::move(opened.error()));
    return game;
}

tl::expected<void, yaml::Diagnostics> KeptGame::openFile()
{
    auto file = io::JournalFile::open(path_, header_, setting_);
    if (!file)
        return tl::unexpected(std::move(file.error()));
    file_.emplace(std::move(*file));
    fold_ = play::folded(file_->journal(), play::begin(setting_));
    return {};
}

tl::expected<void, yaml::Diagnostics> KeptGame::begin()
{
    if (file_)
        return {};
    if (auto opened = openFile(); !opened)
        return opened;
    if (file_->journal().entries.empty())
        return {};
    return tl::unexpected(
        yaml::Diagnostics{yaml::diagnostic(yaml::Severity::Error, path_.string(), tell::journal_begun{})});
}

yaml::Diagnostics KeptGame::notices() const
{
    if (!file_)
        return {};
    yaml::Diagnostics all = file_->diagnostics();
    for (yaml::Diagnostic& one : io::changedOrigins(path_, file_->journal(), fold_))
        all.push_back(std::move(one));
    if (const auto differing = fold_.differences().size(); differing > 0)
        all.push_back(
            yaml::diagnostic(yaml::Severity::Warning, path_.string(), tell::journal_differs{.count = differing}));
    return all;
}

tl::expected<void, yaml::Diagnostics> KeptGame::keep(play::Happening what)
{
    if (auto begun = begin(); !begun)
        return begun;
    if (auto written = file_->append(std::move(what)); !written)
        return tl::unexpected(yaml::Diagnostics{std::move(written.error())});
    fold_.take(file_->journal().entries.back());
    return {};
}

} // namespace merlon::ctl
