#pragma once

#include <QObject>
#include <QString>

class QWidget;

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

/// The games of the scenario that is open: which one the session is on, and how another is begun, opened or copied.
class Games : public QObject
{
    Q_OBJECT

public:
    Games(QWidget& window, referee::RefereeSession& session, const Commands& commands);

    /// The referee goes on with what is on disk, which the journal speaks of: the map as painted, other rules, or the
    /// scenario under another name with a journal of its own. Nothing for a map alone.
    void judge(const editor::Workspace& saved);
    void leave();
    /// Asked before the scenario is saved under another name: a game that is under way does not go along.
    bool mayStayBehind() const;

private:
    void begin();
    void askOpen();
    void saveAs();
    QString askName(const QString& title);
    void remember() const;

    QWidget& window_;
    referee::RefereeSession& session_;
    QString scenario_; ///< the file that the session is open on
};

} // namespace merlon::app
