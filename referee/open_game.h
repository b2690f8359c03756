#pragma once

#include "referee/game_file.h"
#include "referee/game_reading.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace merlon::referee
{

/// The game of a scenario that is open, and its journal: a GameFile, begun with the first entry that is kept, so that
/// looking at a scenario leaves no file behind. When it cannot be opened (another Merlon has it, its folder cannot be
/// written, it has errors, another program has changed it) nothing is kept: `problem` says why. One that can be read is
/// followed: what another Merlon adds to it is seen here, and when that one has ended this one keeps it. While a long
/// one is read the window answers, and Esc stops it.
class OpenGame : public QObject
{
    Q_OBJECT

public:
    OpenGame();

    /// `scenarioFile` is empty for one that was never saved.
    void open(std::shared_ptr<const play::Setting> setting, const QString& scenarioFile, const QString& game);
    /// A game that lies anywhere, to be looked at as it grows: nothing of it is kept, and no file written. False when
    /// it cannot be read: `failed` says why, and another is to be opened.
    bool watch(std::shared_ptr<const play::Setting> setting, const QString& scenarioFile, const QString& journal);
    void close();
    bool isOpen() const { return setting_ != nullptr; }
    /// False, and `failed` says why, when it cannot be.
    bool copyTo(const QString& game);
    /// What cannot be kept is looked at again: the journal as it is now; one that has gone is written anew.
    void reopen();
    /// When it returns, it is on disk. False when it was not kept: `failed` says why, and it may be tried again.
    bool keep(play::Happening what);

    const std::shared_ptr<const play::Setting>& setting() const { return setting_; }
    const QString& scenarioFile() const { return scenarioFile_; }
    const GameFile& place() const { return place_; }
    /// Asserted to be open.
    const play::Fold& fold() const;
    const play::Journal& journal() const { return file_ ? file_->journal() : read_; }
    /// What was sealed here.
    std::span<const play::Seal> secrets() const;
    const std::optional<play::Decided>& decided() const;

    /// The journal could be opened, or there is none yet.
    bool keeps() const { return isOpen() && !refused_; }
    const yaml::Diagnostics& diagnostics() const { return diagnostics_; }
    QString problem() const;
    /// Another Merlon keeps it; when that one ends this one does.
    bool follows() const;
    /// It is looked at, and nobody's to keep.
    bool watches() const { return watches_; }
    /// What a reader should know of the journal that was opened; empty after the first entry that is kept.
    QString notices() const;

signals:
    /// Another game, or it went on.
    void changed();
    /// Whether it is kept is another matter now; the game is the same.
    void keepingChanged();
    void failed(const QString& message);

private:
    GameReading readFile(const GameFile& place, const play::Header& header,
                         std::shared_ptr<const play::Setting> setting, Use use = Use::Keep);
    void take(GameReading reading);
    bool begin();
    void take(io::JournalFile file);
    void readOn();
    bool takeOver();
    void lose(yaml::Diagnostic why);
    void look(const GameFile& place);
    void foldJournal();

    std::shared_ptr<const play::Setting> setting_;
    QString scenarioFile_;
    GameFile place_;
    std::optional<io::JournalFile> file_;
    std::optional<play::Fold> fold_;
    mutable play::Watch watchman_; ///< looks when it is asked
    play::Journal read_;           ///< while there is no file of our own: what there is to read of it
    yaml::Diagnostics diagnostics_;
    bool refused_ = false; ///< the journal could not be opened
    bool watches_ = false;
    Unread unread_ = Unread::Not;
    bool fresh_ = false; ///< opened, and nothing kept since
    std::uint64_t seed_ = 0;
    QTimer watch_; ///< for what another Merlon writes
    QDateTime seen_;
    qint64 size_ = 0;
};

} // namespace merlon::referee
