#pragma once

#include "app/window/games.h"
#include "app/window/sights.h"
#include "core/io/disk.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QTimer>

#include <optional>

namespace merlon::editor
{
class HexMapView;
class PlaneView;
} // namespace merlon::editor

namespace merlon::app
{

class OpenDocuments;

/// What this run of Merlon has open and what is seen of it, in the settings as long as the window stands. A record
/// whose program lives no more was left by a crash: a lock in the data folder says who lives.
class RunRecord : public QObject
{
    Q_OBJECT

public:
    struct Tab
    {
        QString path;  ///< empty when it was untitled
        QString edits; ///< of an untitled one: the file that keeps them; empty when it had none
        Sight sight;
        std::optional<Games::Filmed> film{};

        friend bool operator==(const Tab&, const Tab&) = default;
    };
    struct Run
    {
        QList<Tab> tabs;
        int current = 0;

        friend bool operator==(const Run&, const Run&) = default;
    };

    /// All of them outlive it.
    RunRecord(const OpenDocuments& documents, const Sights& sights, const Games& games, const editor::HexMapView& view,
              const editor::PlaneView& table);
    /// The run ends as it should.
    ~RunRecord() override;

    /// Of those that crashed, and no more of it: nothing when all ended well. What makes Merlon crash whenever it is
    /// opened is so opened once.
    static Run takeCrashed();
    /// Now, instead of after a quiet second.
    void write();

private:
    Run now() const;

    const OpenDocuments& documents_;
    const Sights& sights_;
    const Games& games_;
    std::optional<io::FileLock> lock_;
    QString key_;
    Run written_;
    QTimer quiet_;
};

} // namespace merlon::app
