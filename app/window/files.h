#pragma once

#include "app/window/open_documents.h"
#include "app/window/save_questions.h"
#include "core/archive/parcel.h"
#include "core/yaml/diagnostic.h"
#include "editor/workspace.h"

#include <QObject>

#include <functional>
#include <memory>

class QMainWindow;

namespace merlon::app
{

class Commands;

/// What is open, and its files: new, open, save, close. It asks the user and tells the window what came of it.
class Files : public QObject
{
    Q_OBJECT

public:
    /// Nothing is open before the first take().
    Files(QMainWindow& window, const Commands& commands);
    ~Files() override;

    OpenDocuments& documents() { return documents_; }
    const OpenDocuments& documents() const { return documents_; }
    /// The one that is shown.
    editor::Workspace& workspace() const { return documents_.workspace(); }
    /// Of its boards; 0 while nothing is open.
    int shownBoard() const { return documents_.count() > 0 ? workspace().shownBoard() : 0; }
    /// Empty for what was never saved.
    const QString& path() const { return workspace().path(); }

    static bool isScenario(const QString& path);
    static QStringList endings();
    /// A map or a scenario, in a tab of its own, or an archive of one; what is open already is shown. On errors
    /// everything stays, and the problems are shown.
    bool open(const QString& path);
    /// The castle that comes with Merlon; false when it is not found.
    bool openSample();
    void take(std::unique_ptr<editor::Workspace> workspace, const yaml::Diagnostics& problems = {});
    /// False when the user keeps it. Where it was the last, an untitled map is open.
    bool close(int index);
    bool closeOthers(int index);
    /// Whether all may be closed: nothing unsaved, or the user has decided, one by one.
    bool mayCloseAll();
    /// Asked before what is open gets another name.
    void setMayRename(std::function<bool()> may) { mayRename_ = std::move(may); }

signals:
    /// Of what is shown, see OpenDocuments.
    void leaving();
    void taken();
    void saved();
    /// A new map or table is shown, to be drawn.
    void begun();
    /// A journal of the scenario that is shown now was opened.
    void gameWanted(const QString& name);
    /// The same of one that has a name of its own, as those that ship.
    void filmWanted(const QString& journal);

private:
    void newMap();
    void newTable();
    void askOpen();
    bool bring(const QString& file);
    bool openGame(const QString& journal);
    void share();
    QString askArchive();
    void packTo(const QString& file, archive::Games games);
    QString ownOf(const QString& archive, const archive::Parcel& parcel) const;
    bool openArchive(const QString& file);
    bool takeIn(const QString& archive, const archive::Parcel& parcel);
    QString scenarioOf(const QString& journal);
    bool givesWay() const;
    bool mayClose(int index, int from = 0);
    bool save();
    bool saveAs();
    bool saveOver(editor::Overwrite over);
    bool saveUnder(const QString& file, const QString& mapFile, editor::Overwrite over);
    bool saveReadOnly(const editor::SaveProblem& problem, const std::function<bool()>& anyway);
    bool report(const tl::expected<editor::SaveNotes, editor::SaveProblem>& outcome,
                const std::function<bool()>& anyway);
    void showProblems(const QString& heading, const yaml::Diagnostics& problems);
    void say(const QString& what, int milliseconds = 8000) const;

    QMainWindow& window_;
    const Commands& commands_;
    OpenDocuments documents_;
    const SaveQuestions questions_;
    std::function<bool()> mayRename_;
    QString sample_; ///< the castle that Merlon began with
};

} // namespace merlon::app
