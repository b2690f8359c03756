#include "app/window/files.h"

#include "app/window/commands.h"
#include "app/window/file_names.h"
#include "app/window/problems_dialog.h"
#include "app/window/recent_files.h"
#include "app/window/shipped_model.h"
#include "core/edit/names.h"
#include "core/io/readers.h"
#include "core/systems.h"
#include "editor/new_map_dialog.h"
#include "editor/new_table_dialog.h"
#include "editor/paths.h"
#include "referee/game_file.h"
#include "translations/words.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QList>
#include <QMainWindow>
#include <QMessageBox>
#include <QStatusBar>

#include <cstddef>
#include <utility>

namespace merlon::app
{
namespace
{

QList<QByteArray> textsOnDisk(const editor::Workspace& workspace)
{
    QList<QByteArray> texts;
    for (const editor::Document* document : workspace.family().documents())
    {
        const auto text = io::readFile(editor::fsPath(document->path()));
        texts << (text ? QByteArray::fromStdString(*text) : QByteArray());
    }
    return texts;
}

} // namespace

Files::Files(QMainWindow& window, const Commands& commands)
    : window_(window), commands_(commands), questions_(window, documents_)
{
    commands.on("file.new", this, [this] { newMap(); });
    commands.on("file.newTable", this, [this] { newTable(); });
    commands.on("file.open", this, [this] { askOpen(); });
    commands.on("file.share", this, [this] { share(); });
    commands.on("file.save", this, [this] { save(); });
    commands.on("file.saveAs", this, [this] { saveAs(); });
    commands.on("file.problems", this,
                [this]
                {
                    showProblems(tr("%1 was opened with these problems:").arg(QDir::toNativeSeparators(path())),
                                 documents_.problems());
                });
    commands.on("file.close", this, [this] { close(documents_.current()); });
    connect(&documents_, &OpenDocuments::leaving, this, &Files::leaving);
    connect(&documents_, &OpenDocuments::taken, this, &Files::taken);
    connect(&documents_, &OpenDocuments::taken, this,
            [this] { commands_["file.problems"].setEnabled(!documents_.problems().empty()); });
    connect(&documents_, &OpenDocuments::said, this, [this](const QString& what) { say(what); });
}

Files::~Files() = default;

void Files::say(const QString& what, int milliseconds) const
{
    window_.statusBar()->showMessage(what, milliseconds);
}

/// "*.map.yaml", "*.merlon": of all kinds of files that are shown.
QStringList Files::endings()
{
    QStringList all{QStringLiteral("*.merlon")};
    for (const io::Reader& reader : io::readers())
        if (reader.opens != io::Opens::Nothing)
            all << QStringLiteral("*.%1.yaml").arg(words::fromView(reader.kind));
    return all;
}

bool Files::isScenario(const QString& path)
{
    return io::opensAs(editor::fsPath(path)) == io::Opens::Setting;
}

bool Files::openSample()
{
    const QString folder = scenariosFolder();
    if (folder.isEmpty() || !bring(folder + "/norman-gate/norman-gate.scenario.yaml"))
        return false;
    sample_ = path();
    return true;
}

bool Files::open(const QString& file)
{
    if (archive::isArchive(editor::fsPath(file)))
        return openArchive(file);
    if (io::opensAs(editor::fsPath(file)) == io::Opens::Game)
        return openGame(file);
    if (!bring(file))
        return false;
    RecentFiles::remember(path());
    return true;
}

/// Nobody need have asked for it.
bool Files::bring(const QString& file)
{
    const QString path = QFileInfo(file).absoluteFilePath(); // as recent files and edits kept aside have it
    if (const int there = documents_.indexOf(path); there >= 0)
    {
        if (documents_.at(there).path() == sample_)
            sample_.clear(); // it is wanted now
        documents_.show(there);
        return true;
    }
    auto opened = editor::Workspace::openFile(path, documents_.all());
    const yaml::Diagnostics& problems = opened.diagnostics;
    if (!opened.workspace)
    {
        showProblems(tr("%1 cannot be opened. The current document stays open.").arg(QDir::toNativeSeparators(path)),
                     problems);
        return false;
    }
    take(std::move(opened.workspace), problems);
    if (yaml::hasErrors(problems))
    {
        commands_["go.findings"].trigger(); // with what mends them
        say(tr("It can be edited, but not played until its errors are fixed; see the Findings panel."));
        return true;
    }
    if (!problems.empty())
        say(tr("%n warning(s) about this file", nullptr, static_cast<int>(problems.size())));
    return true;
}

void Files::showProblems(const QString& heading, const yaml::Diagnostics& problems)
{
    ProblemsDialog(heading, problems, &window_).exec();
}

/// What nobody has touched: an untitled map, or the castle that Merlon began with.
bool Files::givesWay() const
{
    if (documents_.count() == 0 || workspace().isModified() || workspace().history().count() > 0)
        return false;
    return path().isEmpty() || (path() == sample_ && referee::GameFile::all(path()).isEmpty());
}

void Files::take(std::unique_ptr<editor::Workspace> workspace, const yaml::Diagnostics& problems)
{
    documents_.add(std::move(workspace), problems, givesWay());
}

void Files::newMap()
{
    const bool onMap = workspace().ground() == play::Ground::Hexes;
    editor::NewMapDialog dialog(onMap ? workspace().map().palette() : io::palette(defaultSystem().id()), &window_);
    if (dialog.exec() != QDialog::Accepted)
        return;
    map::HexMap map = editor::freshMap(dialog.wish());
    map.title = dialog.title();
    take(std::make_unique<editor::Workspace>(std::move(map)));
    emit begun();
}

void Files::newTable()
{
    editor::NewTableDialog dialog(&window_);
    if (dialog.exec() != QDialog::Accepted)
        return;
    take(std::make_unique<editor::Workspace>(dialog.wish()));
    emit begun();
}

void Files::askOpen()
{
    const QString folder = path().isEmpty() ? scenariosFolder() : QFileInfo(path()).path();
    const QStringList chosen = QFileDialog::getOpenFileNames(
        &window_, tr("Open a board, scenario or game"), folder,
        tr("Maps, tables, scenarios and games (%1);;All files (*)").arg(endings().join(' ')));
    for (const QString& file : chosen)
        open(file);
}

bool Files::saveReadOnly(const editor::SaveProblem& problem, const std::function<bool()>& anyway)
{
    const auto instead = questions_.ofReadOnly(problem);
    if (instead == SaveQuestions::Instead::Anyway)
        return anyway();
    return instead == SaveQuestions::Instead::Elsewhere && saveAs();
}

/// Answers a save that did not go through; `anyway` is asked when the user insists.
bool Files::report(const tl::expected<editor::SaveNotes, editor::SaveProblem>& outcome,
                   const std::function<bool()>& anyway)
{
    using Kind = editor::SaveProblem::Kind;
    if (outcome)
    {
        emit saved();
        RecentFiles::remember(path());
        if (outcome->isEmpty())
            say(tr("Saved."), 4000);
        else
            QMessageBox::information(&window_, tr("Save"), tr("Saved.") + "\n\n" + outcome->join('\n'));
        return true;
    }
    switch (outcome.error().kind)
    {
    case Kind::NoPath:
        return saveAs();
    case Kind::ReadOnly:
        return saveReadOnly(outcome.error(), anyway);
    case Kind::HasErrors:
    case Kind::ChangedOnDisk:
    {
        const auto seen = textsOnDisk(workspace());
        if (!questions_.insists(outcome.error()))
            return false;
        return textsOnDisk(workspace()) == seen ? anyway() : save(); // changed again while he thought about it
    }
    case Kind::CannotWrite:
        QMessageBox::warning(&window_, tr("Save"), outcome.error().message);
        return saveAs();
    }
    return false;
}

bool Files::save()
{
    workspace().settle();
    return questions_.mayRenameHexes() && saveOver(editor::Overwrite::Ask);
}

bool Files::saveOver(editor::Overwrite over)
{
    return report(workspace().save(over), [this] { return saveOver(editor::Overwrite::EvenReadOnly); });
}

bool Files::saveAs()
{
    workspace().settle();
    const QString file = questions_.name();
    if (file.isEmpty())
        return false;
    if (editor::isSameFile(file, path()))
        return save();
    if (questions_.isElsewhere(file) || (mayRename_ && !mayRename_()))
        return false;
    const auto mapFile = questions_.mapFile(file);
    return mapFile && saveUnder(file, *mapFile, editor::Overwrite::Anyway); // whether to replace it was asked
}

/// Under another name it has another id.
bool Files::saveUnder(const QString& file, const QString& mapFile, editor::Overwrite over)
{
    const edit::FileNames names{idOf(file), mapFile.toStdString()};
    const auto anyway = [&] { return saveUnder(file, mapFile, editor::Overwrite::EvenReadOnly); };
    if (!workspace().takesSharedMap(file, names))
        return report(workspace().saveAs(file, over, names), anyway);
    auto parted = workspace().parted();
    const auto outcome = parted->saveAs(file, over, names);
    if (outcome)
        documents_.replace(std::move(parted));
    return report(outcome, anyway);
}

/// What another tab has, of those from `from` on, is not lost. Whoever is asked sees what he is asked about.
bool Files::mayClose(int index, int from)
{
    documents_.at(index).settle();
    if (documents_.unsavedIn(index, from).empty())
        return true;
    documents_.show(index);
    const auto answer = questions_.ofUnsaved();
    return answer == SaveQuestions::Unsaved::Discard || (answer == SaveQuestions::Unsaved::Save && save());
}

bool Files::mayCloseAll()
{
    for (int index = 0; index < documents_.count(); ++index)
        if (!mayClose(index, index))
            return false;
    return true;
}

bool Files::close(int index)
{
    if (!mayClose(index))
        return false;
    if (documents_.count() > 1)
        documents_.close(index);
    else
        documents_.add(std::make_unique<editor::Workspace>(), {}, true);
    return true;
}

bool Files::closeOthers(int index)
{
    const editor::Workspace* stays = &documents_.at(index);
    for (int other = documents_.count() - 1; other >= 0; --other)
        if (&documents_.at(other) != stays && !close(other))
            return false;
    documents_.show(0);
    return true;
}

} // namespace merlon::app
