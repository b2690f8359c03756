#pragma once

#include "core/play/value.h"

#include <QObject>
#include <QString>

#include <map>
#include <memory>
#include <optional>

class QWidget;

namespace merlon::play
{
struct Setting;
} // namespace merlon::play

namespace merlon::editor
{
class Workspace;
} // namespace merlon::editor

namespace merlon::referee
{
class RefereeSession;
} // namespace merlon::referee

namespace merlon::app
{

class Commands;

/// The games of the scenario that is shown: which one the session is on, and how another is begun, opened or copied.
/// Those of other tabs are closed meanwhile: their journals are on disk, and which game it was is remembered.
class Games : public QObject
{
    Q_OBJECT

public:
    Games(QWidget& window, referee::RefereeSession& session, const Commands& commands);

    /// The scenario is shown: its game goes on where it was left, on the files as they were judged then. Nothing for a
    /// map alone.
    void come(const editor::Workspace& shown);
    /// The referee goes on with what is on disk, which the journal speaks of: the map as painted, other rules, or the
    /// scenario under another name with a journal of its own.
    void judge(const editor::Workspace& saved);
    void leave();
    /// To that game of the scenario that is shown.
    void goTo(const QString& name);
    /// A game that is shown as a film.
    struct Filmed
    {
        QString journal; ///< where it is none of the scenario's own; empty: the one that was open last
        int picture = 0;

        friend bool operator==(const Filmed&, const Filmed&) = default;
    };
    /// A journal, wherever it lies, as a film of the scenario that is shown.
    void watch(const QString& journal) { goOnWith({journal, 0}); }
    void goOnWith(const Filmed& film);
    /// Of what is shown, or was left for another tab.
    std::optional<Filmed> filmOf(const editor::Workspace& one) const;
    /// Asked before the scenario is saved under another name: a game that is under way does not go along.
    bool mayStayBehind() const;
    /// One of the scenario's has begun: what it is played on stays as it is.
    bool haveBegun() const;
    /// They go on with a copy; false: nothing has changed, and whoever was asked knows why. `why` it is asked, as a
    /// sentence, where nobody called for it.
    bool moveToCopy(const QString& why = {});

signals:
    void filmMoved();
    /// The games of the scenario that is shown go on with a copy of it.
    void copied(const QString& scenario);

private:
    /// A game that is left for another tab.
    struct Left
    {
        std::shared_ptr<const play::Setting> setting;
        QString name;
        std::optional<play::Record> order{}; ///< on the table
        std::optional<Filmed> film{};        ///< of it, or of another in its place
    };

    void begin();
    void askOpen();
    void saveAs();
    void playOn();
    void endFilm();
    Left left() const;
    std::optional<Filmed> film() const;
    void goOnWith(const Left& left);
    void show(const Filmed& film, std::shared_ptr<const play::Setting> setting);
    QString askName(const QString& title, const QString& proposed = {});
    QString freeName() const;
    QString remembered() const;
    void remember() const;
    static void rememberOf(const QString& scenario, const QString& game);

    QWidget& window_;
    referee::RefereeSession& session_;
    const editor::Workspace* shown_ = nullptr;
    QString scenario_; ///< the file that the session is open on
    std::map<const editor::Workspace*, Left> left_;
};

} // namespace merlon::app
