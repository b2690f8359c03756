#include "app/window/files.h"

#include "app/window/commands.h"
#include "app/window/file_names.h"
#include "app/window/problems_dialog.h"
#include "app/window/recent_files.h"
#include "app/window/shipped_model.h"
#include "core/edit/names.h"
#include "core/io/files.h"
#include "editor/new_map_dialog.h"
#include "editor/paths.h"
#include "referee/game_file.h"
#include "translations/words.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHash>
#include <QLocale>
#include <QMainWindow>
#include <QMessageBox>
#include <QPushButton>
#include <QStatusBar>

#include <algorithm>
#include <cstddef>
#include <utility>

namespace merlon::app
{
namespace
{

bool isScenario(const QString& path)
{
    constexpr std::size_t enough = std::size_t{64} << 10; // a long comment may come first
    const auto beginning = io::readBeginning(editor::fsPath(path), enough);
    return beginning && io::kindOf(*beginning) == "scenario";
}

} // namespace

Files::Files(QMainWindow& window, const Commands& commands) : window_(window), commands_(commands)
{
    commands.on("file.new", this, [this] { newMap(); });
    commands.on("file.open", this, [this] { askOpen(); });
    commands.on("file.save", this, [this] { save(); });
    commands.on("file.saveAs", this, [this] { saveAs(); });
    commands.on("file.problems", this,
                [this] {
                    showProblems(tr("%1 is open, and this is odd about it.").arg(QDir::toNativeSeparators(path())),
                                 problems_);
                });
    commands["file.problems"].setEnabled(false);
}

Files::~Files() = default;

void Files::say(const QString& what, int milliseconds) const
{
    window_.statusBar()->showMessage(what, milliseconds);
}

bool Files::openSample()
{
    const QString folder = scenariosFolder();
    return !folder.isEmpty() && open(folder + "/norman-gate/norman-gate.scenario.yaml");
}

bool Files::open(const QString& file)
{
    const QString path = QFileInfo(file).absoluteFilePath(); // as recent files and edits kept aside have it
    auto opened = isScenario(path) ? editor::Workspace::openScenario(path) : editor::Workspace::openMap(path);
    const yaml::Diagnostics& problems = opened.diagnostics;
    if (opened.workspace)
        take(std::move(opened.workspace));
    if (yaml::hasErrors(problems))
    {
        showProblems(tr("%1 cannot be opened. What is open stays open.").arg(QDir::toNativeSeparators(path)), problems);
        return false;
    }
    problems_ = problems;
    commands_["file.problems"].setEnabled(!problems.empty());
    RecentFiles::remember(path);
    if (!problems.empty())
        say(tr("%n warning(s) about this file", nullptr, static_cast<int>(problems.size())));
    return true;
}

void Files::showProblems(const QString& heading, const yaml::Diagnostics& problems)
{
    ProblemsDialog(heading, problems, &window_).exec();
}

void Files::openInstead(const QString& path)
{
    if (mayLeave())
        open(path);
}

void Files::leave()
{
    emit leaving();
    autosaves_.clear();
    problems_.clear();
    commands_["file.problems"].setEnabled(false);
}

void Files::take(std::unique_ptr<editor::Workspace> workspace)
{
    if (workspace_)
        leave();
    workspace_ = std::move(workspace);
    connect(workspace_.get(), &editor::Workspace::refused, this, [this](const QString& why) { say(why); });
    for (editor::Document* document : workspace_->documents())
    {
        autosaves_.push_back(std::make_unique<editor::Autosave>(*workspace_, *document));
        connect(autosaves_.back().get(), &editor::Autosave::failed, this, [this](const QString& why) { say(why); });
    }
    emit taken();
}

void Files::newMap()
{
    editor::NewMapDialog dialog(workspace_->map().palette(), &window_);
    if (dialog.exec() == QDialog::Accepted && mayLeave())
        take(std::make_unique<editor::Workspace>(dialog.wish()));
}

void Files::askOpen()
{
    const QString folder = path().isEmpty() ? scenariosFolder() : QFileInfo(path()).path();
    const QString chosen =
        QFileDialog::getOpenFileName(&window_, tr("Open a map or a scenario"), folder,
                                     tr("Maps and scenarios (*.map.yaml *.scenario.yaml);;All files (*)"));
    if (!chosen.isEmpty() && mayLeave())
        open(chosen);
}

bool Files::insists(const editor::SaveProblem& problem)
{
    //: replace the file
    const QString ask = tr("Write over it all the same?");
    return QMessageBox::warning(&window_, tr("Save"), problem.message + "\n\n" + ask,
                                QMessageBox::Save | QMessageBox::Cancel, QMessageBox::Cancel) == QMessageBox::Save;
}

QList<QByteArray> Files::textsOnDisk() const
{
    QList<QByteArray> texts;
    for (const editor::Document* document : workspace_->documents())
    {
        const auto text = io::readFile(editor::fsPath(document->path()));
        texts << (text ? QByteArray::fromStdString(*text) : QByteArray());
    }
    return texts;
}

/// Answers a save that did not go through; `anyway` is asked when the user insists.
bool Files::report(const tl::expected<void, editor::SaveProblem>& outcome, const std::function<bool()>& anyway)
{
    using Kind = editor::SaveProblem::Kind;
    if (outcome)
    {
        emit saved();
        RecentFiles::remember(path());
        say(tr("Saved."), 4000);
        return true;
    }
    switch (outcome.error().kind)
    {
    case Kind::NoPath:
        return saveAs();
    case Kind::HasErrors:
    case Kind::ChangedOnDisk:
    {
        const auto seen = textsOnDisk();
        if (!insists(outcome.error()))
            return false;
        return textsOnDisk() == seen ? anyway() : save(); // changed again while he thought about it
    }
    case Kind::CannotWrite:
        QMessageBox::warning(&window_, tr("Save"), outcome.error().message);
        return saveAs();
    }
    return false;
}

/// Journals name hexes. Those of games that have begun would mean other hexes from now on.
bool Files::mayRenameHexes()
{
    if (!workspace_->renamesHexes() || referee::GameFile::all(path()).isEmpty())
        return true;
    return QMessageBox::warning(&window_, tr("Save"),
                                tr("Columns or rows came or went at the left or the top of the map, so its hexes have "
                                   "other names now. The games of this scenario that have begun name hexes by the "
                                   "names of before, and will not go on as they were. Save all the same?"),
                                QMessageBox::Save | QMessageBox::Cancel, QMessageBox::Cancel) == QMessageBox::Save;
}

bool Files::save()
{
    workspace_->settle();
    if (!mayRenameHexes())
        return false;
    const auto once = [this](editor::Overwrite how) { return workspace_->save(how); };
    return report(once(editor::Overwrite::Ask),
                  [&]
                  {
                      const auto again = once(editor::Overwrite::Anyway);
                      if (!again)
                      {
                          QMessageBox::warning(&window_, tr("Save"), again.error().message);
                          return false;
                      }
                      return report(again, {});
                  });
}

/// With its ending; empty when the user gave none. The file dialog has asked about the name that was typed, not about
/// one with an ending.
QString Files::askName()
{
    const char* kind = workspace_->scenario() != nullptr ? "scenario" : "map";
    const QString proposed = path().isEmpty() ? QDir::homePath() + "/" + tr("untitled") + ".map.yaml" : path();
    const QString typed =
        QFileDialog::getSaveFileName(&window_, tr("Save as"), proposed, tr("Maps and scenarios (*.yaml)"));
    if (typed.isEmpty())
        return {};
    const QString file = withEnding(typed, kind);
    if (file == typed || !QFileInfo::exists(file))
        return file;
    const auto answer = QMessageBox::question(
        &window_, tr("Save as"), tr("%1 is there already. Write over it?").arg(QDir::toNativeSeparators(file)),
        QMessageBox::Save | QMessageBox::Cancel, QMessageBox::Cancel);
    return answer == QMessageBox::Save ? file : QString();
}

/// A scenario in the same folder shares its map, and what was painted would be in both. Empty: so be it; a name: that
/// file is to be the map of the new one alone. Nothing when the user does neither.
std::optional<QString> Files::askMapFile(const QString& scenario)
{
    const bool shared = workspace_->scenario() != nullptr && workspace_->hasMap() && scenario != path() &&
                        QFileInfo(scenario).absolutePath() == QFileInfo(path()).absolutePath();
    if (!shared || !workspace_->map().isModified())
        return QString();
    const QString own = mapBeside(scenario);
    QMessageBox question(QMessageBox::Question, tr("Save as"),
                         tr("The map has unsaved changes, and %1 uses it too. Where are they to be written?")
                             .arg(QFileInfo(path()).fileName()),
                         QMessageBox::Cancel, &window_);
    //: %1: the file of a map
    const auto* copy = question.addButton(tr("Into a map of its own: %1").arg(own), QMessageBox::AcceptRole);
    //: %1: the file of a map
    const auto* both = question.addButton(
        tr("Into the map of both: %1").arg(QFileInfo(workspace_->map().path()).fileName()), QMessageBox::ActionRole);
    question.exec();
    if (question.clickedButton() == copy)
        return own;
    return question.clickedButton() == both ? std::optional(QString()) : std::nullopt;
}

bool Files::saveAs()
{
    workspace_->settle();
    const QString file = askName();
    if (file.isEmpty())
        return false;
    if (file == path())
        return save();
    if (mayRename_ && !mayRename_())
        return false;
    const auto mapFile = askMapFile(file);
    return mapFile && saveUnder(file, *mapFile);
}

/// Under another name it has another id.
bool Files::saveUnder(const QString& file, const QString& mapFile)
{
    const int before = workspace_->history().index();
    workspace_->change([&](const edit::Desk& desk) { return edit::renamed(desk, idOf(file), mapFile.toStdString()); });
    const auto outcome = workspace_->saveAs(file, editor::Overwrite::Anyway); // whether to write over it was asked
    if (outcome)
        return report(outcome, {});
    workspace_->goToStep(before);
    QMessageBox::warning(&window_, tr("Save as"), outcome.error().message);
    return false;
}

bool Files::mayLeave()
{
    workspace_->settle();
    if (!workspace_->isModified())
        return true;
    QMessageBox question(QMessageBox::Question, tr("Unsaved changes"),
                         tr("“%1” has unsaved changes.").arg(workspace_->displayName(words::language())),
                         QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &window_);
    question.setDefaultButton(QMessageBox::Save);
    const int answer = question.exec();
    return answer == QMessageBox::Discard || (answer == QMessageBox::Save && save());
}

void Files::offerRecovery()
{
    QStringList known = RecentFiles::all();
    QHash<QString, QString> scenarios; ///< by their map
    for (const QString& file : QStringList(known))
        if (isScenario(file))
            if (const auto opened = editor::Workspace::openScenario(file);
                opened.workspace && opened.workspace->hasMap())
            {
                known << opened.workspace->map().path();
                scenarios.insert(opened.workspace->map().path(), file);
            }
    known.removeDuplicates();
    for (const auto& edits : editor::Autosave::findRecoverable(known))
    {
        const QString name = edits.document.isEmpty() ? tr("an untitled map") : QFileInfo(edits.document).fileName();
        QMessageBox question(QMessageBox::Question, tr("Recover"),
                             tr("Merlon did not end well: unsaved changes of %1 from %2 were kept aside.")
                                 .arg(name, QLocale().toString(edits.when, QLocale::ShortFormat)),
                             QMessageBox::NoButton, &window_);
        QAbstractButton* recover = question.addButton(tr("Recover"), QMessageBox::AcceptRole);
        QAbstractButton* discard = question.addButton(tr("Throw away"), QMessageBox::DestructiveRole);
        question.addButton(tr("Later"), QMessageBox::RejectRole);
        question.exec();
        if (question.clickedButton() == discard)
            editor::Autosave::discard(edits);
        if (question.clickedButton() != recover)
            continue;
        takeBack(edits, scenarios.value(edits.document, edits.document));
        return; // one workspace is open at a time; the others are offered again on the next start
    }
}

/// On the file that is open, or on that one. What was edited together comes back together: maps first, whose hexes the
/// scenario names.
void Files::takeBack(const editor::Autosave::Recoverable& edits, const QString& file)
{
    const auto isOpen = [&](const auto& one) { return one->document().path() == edits.document; };
    if (edits.document.isEmpty())
        take(std::make_unique<editor::Workspace>());
    else if (std::ranges::none_of(autosaves_, isOpen) && !open(file))
        return;
    for (const auto& one : autosaves_)
    {
        const auto found = isOpen(one) ? std::optional(edits) : editor::Autosave::findFor(one->document().path());
        if (!found)
            continue;
        if (const auto problems = one->recover(*found); yaml::hasErrors(problems))
            showProblems(tr("%1 cannot be opened. What is open stays open.").arg(QDir::toNativeSeparators(found->file)),
                         problems);
    }
}

} // namespace merlon::app
