#pragma once

#include "core/yaml/diagnostic.h"
#include "editor/autosave.h"
#include "editor/workspace.h"

#include <QList>
#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QMainWindow;

namespace merlon::app
{

class Commands;

/// What is open, and its files: new, open, save, leave, recover. It asks the user and tells the window what came of it.
class Files : public QObject
{
    Q_OBJECT

public:
    /// Nothing is open before the first take().
    Files(QMainWindow& window, const Commands& commands);
    ~Files() override;

    editor::Workspace& workspace() const { return *workspace_; }
    /// Empty for what was never saved.
    const QString& path() const { return workspace_->path(); }

    /// A map or a scenario. On errors what is open stays, and the problems are shown.
    bool open(const QString& path);
    /// The castle that comes with Merlon; false when it is not found.
    bool openSample();
    /// In the place of what is open, if the user lets it go.
    void openInstead(const QString& path);
    /// Edits that a crash left behind are offered, unless the user has none.
    void offerRecovery();
    void take(std::unique_ptr<editor::Workspace> workspace);
    /// Everybody lets go of what is open.
    void leave();
    /// Whether what is open may be closed: nothing unsaved, or the user has decided.
    bool mayLeave();
    /// Asked before what is open gets another name.
    void setMayRename(std::function<bool()> may) { mayRename_ = std::move(may); }
    /// The user wants nothing of what he did not save.
    void dropUnsaved() { autosaves_.clear(); }

signals:
    void leaving();
    void taken();
    void saved();

private:
    void newMap();
    void askOpen();
    bool mayRenameHexes();
    bool save();
    bool saveAs();
    QString askName();
    std::optional<QString> askMapFile(const QString& scenario);
    bool saveUnder(const QString& file, const QString& mapFile);
    bool insists(const editor::SaveProblem& problem);
    QList<QByteArray> textsOnDisk() const;
    bool report(const tl::expected<void, editor::SaveProblem>& outcome, const std::function<bool()>& anyway);
    void showProblems(const QString& heading, const yaml::Diagnostics& problems);
    void takeBack(const editor::Autosave::Recoverable& edits, const QString& file);
    void say(const QString& what, int milliseconds = 8000) const;

    QMainWindow& window_;
    const Commands& commands_;
    std::unique_ptr<editor::Workspace> workspace_;
    std::vector<std::unique_ptr<editor::Autosave>> autosaves_; ///< one for each document
    std::function<bool()> mayRename_;
    yaml::Diagnostics problems_; ///< warnings about the file that is open
};

} // namespace merlon::app
