#include "referee/open_game.h"

#include "core/io/files.h"
#include "referee/journal_message.h"
#include "referee/long_work.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRandomGenerator>

#include <algorithm>

namespace merlon::referee
{

namespace
{

GameFile placeOf(const play::Setting& setting, const QString& scenarioFile, const QString& game)
{
    return GameFile::of(scenarioFile, game, QString::fromStdString(io::contentHash(setting)));
}

play::Header headerOf(const play::Setting& setting, const QString& scenarioFile, std::uint64_t seed)
{
    const QString file =
        scenarioFile.isEmpty() ? QString::fromStdString(setting.scenario.id) : QFileInfo(scenarioFile).fileName();
    play::Header header = io::headerOf(setting, file.toStdString());
    header.version = QCoreApplication::applicationVersion().toStdString();
    header.seed = seed;
    return header;
}

QString problemOf(Unread unread)
{
    return unread == Unread::Stopped ? OpenGame::tr("Reading the journal was stopped.")
                                     : OpenGame::tr("There is not enough memory to read the journal.");
}

/// By another Merlon.
bool isLocked(const yaml::Diagnostics& diagnostics)
{
    return std::ranges::count(diagnostics, std::string("journal-locked"), &yaml::Diagnostic::code) > 0;
}

} // namespace

OpenGame::OpenGame()
{
    watch_.setInterval(400);
    connect(&watch_, &QTimer::timeout, this, &OpenGame::readOn);
}

void OpenGame::open(std::shared_ptr<const play::Setting> setting, const QString& scenarioFile, const QString& game)
{
    const GameFile place = placeOf(*setting, scenarioFile, game);
    const std::uint64_t seed = QRandomGenerator::system()->generate64();
    look(place);
    GameReading reading = readFile(place, headerOf(*setting, scenarioFile, seed), setting);
    setting_ = std::move(setting);
    scenarioFile_ = scenarioFile;
    place_ = place;
    seed_ = seed;
    fresh_ = true;
    watches_ = false;
    take(std::move(reading));
    emit changed();
}

bool OpenGame::watch(std::shared_ptr<const play::Setting> setting, const QString& scenarioFile, const QString& journal)
{
    const QFileInfo file(journal);
    const GameFile place{file.fileName().section('.', 0, 0), file.absoluteFilePath(), file.lastModified()};
    look(place);
    GameReading reading = readFile(place, headerOf(*setting, scenarioFile, 0), setting, Use::Watch);
    if (reading.journal.entries.empty())
    {
        emit failed(reading.unread == Unread::Not ? messageOf(reading.diagnostics) : problemOf(reading.unread));
        return false;
    }
    watches_ = true;
    setting_ = std::move(setting);
    scenarioFile_ = scenarioFile;
    place_ = place;
    fresh_ = true;
    take(std::move(reading));
    return true;
}

/// The game that was open is seen until the other is read.
GameReading OpenGame::readFile(const GameFile& place, const play::Header& header,
                               std::shared_ptr<const play::Setting> setting, Use use)
{
    watch_.stop();
    if (file_)
        read_ = file_->journal();
    file_.reset(); // its lock: it may be the same journal again
    std::optional<GameReading> reading;
    doLongWork(tr("Reading the journal %1…").arg(QFileInfo(place.path).fileName()),
               [&, path = place.path.toStdString()](const std::stop_token& stop)
               { reading.emplace(readGame(path, header, setting, use, stop)); });
    watch_.start();
    return std::move(*reading);
}

void OpenGame::take(GameReading reading)
{
    file_ = std::move(reading.file);
    read_ = std::move(reading.journal);
    diagnostics_ = std::move(reading.diagnostics);
    refused_ = reading.refused;
    unread_ = reading.unread;
    fold_ = std::move(reading.fold);
    watchman_ = std::move(reading.watch);
}

bool OpenGame::copyTo(const QString& game)
{
    const GameFile copy = placeOf(*setting_, scenarioFile_, game);
    QDir().mkpath(QFileInfo(copy.path).absolutePath());
    if (const auto saved = io::saveJournal(copy.path.toStdString(), journal(), *setting_, place_.path.toStdString());
        !saved)
    {
        emit failed(messageOf(saved.error()));
        return false;
    }
    return true;
}

void OpenGame::close()
{
    file_.reset();
    fold_.reset();
    setting_.reset();
    read_ = {};
    refused_ = false;
    watches_ = false;
    unread_ = Unread::Not;
    place_ = {};
    watch_.stop();
    emit changed();
}

void OpenGame::look(const GameFile& place)
{
    const QFileInfo file(place.path);
    seen_ = file.lastModified();
    size_ = file.size();
}

/// Another Merlon has begun this game, or gone on with it. While it cannot be read, what was read is there.
void OpenGame::readOn()
{
    if (file_ || !setting_ || (follows() && takeOver()))
        return;
    const QFileInfo file(place_.path);
    if (file.size() == 0 || (file.lastModified() == seen_ && file.size() == size_))
        return;
    if (!watches_ && !follows())
        return open(setting_, scenarioFile_, place_.name);
    look(place_);
    auto journal = io::loadJournal(place_.path.toStdString(), *setting_, io::Links::Refuse);
    if (!journal.value)
        return;
    const play::Journal before = std::exchange(read_, std::move(*journal.value));
    const auto& now = read_.entries;
    const bool goesOn =
        before.entries.size() <= now.size() && std::equal(before.entries.begin(), before.entries.end(), now.begin());
    if (goesOn)
        fold_->takeAll(std::span(now).subspan(before.entries.size()));
    else
        foldJournal();
    emit changed();
}

bool OpenGame::follows() const
{
    return refused_ && isLocked(diagnostics_);
}

/// Who had it may have ended.
bool OpenGame::takeOver()
{
    if (io::FileLock::isTaken(place_.path.toStdString()))
        return false;
    const std::vector<play::Entry> seen = read_.entries;
    GameReading reading = readFile(place_, headerOf(*setting_, scenarioFile_, seed_), setting_);
    if (isLocked(reading.diagnostics)) // a third one was faster
        return false;
    look(place_);
    take(std::move(reading));
    if (file_ && file_->journal().entries == seen)
        emit keepingChanged();
    else
        emit changed();
    return true;
}

void OpenGame::lose(yaml::Diagnostic why)
{
    read_ = file_->journal();
    file_.reset();
    diagnostics_ = {std::move(why)};
    refused_ = true;
    unread_ = Unread::Not;
    look(place_);
    emit keepingChanged();
}

void OpenGame::reopen()
{
    if (!refused_)
        return;
    if (!QFileInfo::exists(place_.path) && !read_.entries.empty() && !copyTo(place_.name))
        return;
    open(setting_, scenarioFile_, place_.name);
}

void OpenGame::foldJournal()
{
    watchman_.forget();
    fold_ = play::folded(journal(), play::begin(setting_));
}

const play::Fold& OpenGame::fold() const
{
    Q_ASSERT(fold_);
    return *fold_;
}

std::span<const play::Seal> OpenGame::secrets() const
{
    return file_ ? std::span(file_->secrets()) : std::span<const play::Seal>();
}

const std::optional<play::Decided>& OpenGame::decided() const
{
    watchman_.look(fold());
    return watchman_.decided();
}

QString OpenGame::problem() const
{
    if (unread_ != Unread::Not)
        return problemOf(unread_);
    return refused_ ? messageOf(diagnostics_) : QString();
}

QString OpenGame::notices() const
{
    if (refused_ || !fresh_ || !fold_)
        return {};
    QString out = messageOf(diagnostics_);
    if (place_.elsewhere)
        out += (out.isEmpty() ? QString() : QStringLiteral("\n")) +
               tr("The scenario’s folder is not writable; the game is saved in %1.")
                   .arg(QDir::toNativeSeparators(place_.path));
    const auto changed = fold_->differences().size();
    if (changed > 0)
        out += (out.isEmpty() ? QString() : QStringLiteral("\n")) +
               tr("Journal lines that the current rules judge differently: %1. They are marked in the journal.")
                   .arg(changed);
    return out;
}

void OpenGame::take(io::JournalFile file)
{
    file_.emplace(std::move(file));
    diagnostics_ = file_->diagnostics();
}

bool OpenGame::begin()
{
    if (file_)
        return true;
    QDir().mkpath(QFileInfo(place_.path).absolutePath());
    auto file = io::JournalFile::open(place_.path.toStdString(), headerOf(*setting_, scenarioFile_, seed_), setting_);
    if (!file)
    {
        emit failed(messageOf(file.error()));
        return false;
    }
    if (!file->journal().entries.empty())
    {
        // Somebody began it since we looked: his game is the one that goes on.
        take(std::move(*file));
        foldJournal();
        emit changed();
        emit failed(tr("Another game of this scenario has been started in the meantime. It was loaded, and nothing was "
                       "added to it."));
        return false;
    }
    file_.emplace(std::move(*file));
    return true;
}

bool OpenGame::keep(play::Happening what)
{
    if (!isOpen())
        return false;
    if (refused_)
    {
        emit failed(problem());
        return false;
    }
    if (!begin())
        return false;
    if (auto written = file_->append(std::move(what)); !written)
    {
        emit failed(messageOf(written.error()));
        if (written.error().code == "journal-changed" || written.error().code == "journal-broken")
            lose(std::move(written.error()));
        return false;
    }
    fold_->take(file_->journal().entries.back());
    fresh_ = false;
    emit changed();
    return true;
}

} // namespace merlon::referee
