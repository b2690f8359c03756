// Opening, saving, leaving, recovering, and pictures.

#include "app/window/briefing_dialog.h"
#include "app/window/main_window.h"
#include "app/window/problems_dialog.h"
#include "core/io/files.h"
#include "editor/autosave.h"
#include "editor/hex_map_model.h"
#include "editor/hex_map_view.h"
#include "editor/inspector_panel.h"
#include "editor/new_map_dialog.h"
#include "editor/paths.h"
#include "editor/render.h"
#include "translations/words.h"

#include <QAction>
#include <QApplication>
#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QStatusBar>

#include <cstddef>

namespace merlon::app
{
namespace
{

constexpr int mostRecent = 10;

/// The folder of the scenarios that come with Merlon: beside the program, installed, or in the source tree.
QString scenariosFolder()
{
    const QString program = QCoreApplication::applicationDirPath();
    for (const QString& folder : {program + "/../share/merlon/scenarios", program + "/scenarios",
                                  program + "/../../../scenarios", program + "/../scenarios"})
        if (QDir(folder).exists())
            return QDir(folder).canonicalPath();
    return {};
}

bool isScenario(const QString& path)
{
    constexpr std::size_t enough = std::size_t{64} << 10; // a long comment may come first
    const auto beginning = io::readBeginning(editor::fsPath(path), enough);
    return beginning && io::kindOf(*beginning) == "scenario";
}

} // namespace

QString MainWindow::path() const
{
    return scenario_ ? scenario_->path() : document_ ? document_->path() : QString();
}

bool MainWindow::openSample()
{
    const QString folder = scenariosFolder();
    return !folder.isEmpty() && open(folder + "/norman-gate/norman-gate.scenario.yaml");
}

bool MainWindow::open(const QString& path)
{
    yaml::Diagnostics problems;
    if (isScenario(path))
    {
        auto opened = editor::ScenarioDocument::open(path);
        problems = opened.diagnostics;
        if (opened.document)
            take(std::move(opened.document));
    }
    else
    {
        auto map = std::make_unique<editor::MapDocument>();
        problems = map->load(path);
        if (!yaml::hasErrors(problems))
            take(std::move(map));
    }
    if (yaml::hasErrors(problems))
    {
        showProblems(tr("%1 cannot be opened. What is open stays open.").arg(QDir::toNativeSeparators(path)), problems);
        return false;
    }
    problems_ = problems;
    action("file.problems")->setEnabled(!problems.empty());
    remember(path);
    if (!problems.empty())
        statusBar()->showMessage(tr("%n warning(s) about this file", nullptr, static_cast<int>(problems.size())), 8000);
    return true;
}

void MainWindow::showProblems(const QString& heading, const yaml::Diagnostics& problems)
{
    ProblemsDialog(heading, problems, this).exec();
}

/// Lets go of the rooms' hold on the document that is open.
void MainWindow::leave()
{
    session_.close();
    autosave_.reset();
    inspector_->setDocument(nullptr);
    view_->setModel(nullptr);
    model_.reset();
    delete undo_;
    delete redo_;
    if (briefing_)
        briefing_->close();
    prompt_.clear();
    judged_.clear();
    problems_.clear();
    action("file.problems")->setEnabled(false);
}

void MainWindow::take(std::unique_ptr<editor::ScenarioDocument> scenario)
{
    leave();
    plain_.reset();
    scenario_ = std::move(scenario);
    document_ = &scenario_->map();
    showDocument();
}

void MainWindow::take(std::unique_ptr<editor::MapDocument> map)
{
    if (document_)
        leave();
    scenario_.reset();
    plain_ = std::move(map);
    document_ = plain_.get();
    showDocument();
}

void MainWindow::newMap()
{
    editor::NewMapDialog dialog(document_->palette(), this);
    if (dialog.exec() != QDialog::Accepted || !mayLeave())
        return;
    auto map = std::make_unique<editor::MapDocument>();
    map->createNew(dialog.wish());
    take(std::move(map));
}

void MainWindow::askOpen()
{
    const QString folder = path().isEmpty() ? scenariosFolder() : QFileInfo(path()).path();
    const QString chosen = QFileDialog::getOpenFileName(this, tr("Open a map or a scenario"), folder,
                                                        tr("Maps and scenarios (*.yaml *.yml);;All files (*)"));
    if (!chosen.isEmpty() && mayLeave())
        open(chosen);
}

/// Answers a save that did not go through; `anyway` is asked when the user insists.
bool MainWindow::report(const tl::expected<void, editor::SaveProblem>& saved, const std::function<bool()>& anyway)
{
    using Kind = editor::SaveProblem::Kind;
    if (saved)
    {
        judgeWhatIsSaved();
        remember(path());
        statusBar()->showMessage(tr("Saved."), 4000);
        return true;
    }
    switch (saved.error().kind)
    {
    case Kind::NoPath:
        return saveAs();
    case Kind::HasErrors:
    case Kind::ChangedOnDisk:
        //: replace the file
        if (const QString ask = tr("Write over it all the same?");
            QMessageBox::warning(this, tr("Save"), saved.error().message + "\n\n" + ask,
                                 QMessageBox::Save | QMessageBox::Cancel, QMessageBox::Cancel) == QMessageBox::Save)
            return anyway();
        return false;
    case Kind::CannotWrite:
        QMessageBox::warning(this, tr("Save"), saved.error().message);
        return saveAs();
    }
    return false;
}

bool MainWindow::save()
{
    const auto once = [this](editor::Overwrite how) { return scenario_ ? scenario_->save(how) : document_->save(how); };
    return report(once(editor::Overwrite::Ask),
                  [&]
                  {
                      const auto again = once(editor::Overwrite::Anyway);
                      if (!again)
                      {
                          QMessageBox::warning(this, tr("Save"), again.error().message);
                          return false;
                      }
                      return report(again, {});
                  });
}

bool MainWindow::saveAs()
{
    document_->endStroke();
    const QString proposed = path().isEmpty() ? QDir::homePath() + "/" + tr("untitled") + ".map.yaml" : path();
    const QString chosen =
        QFileDialog::getSaveFileName(this, tr("Save as"), proposed, tr("Maps and scenarios (*.yaml)"));
    return !chosen.isEmpty() && saveTo(chosen);
}

bool MainWindow::saveTo(const QString& chosen)
{
    const auto once = [&](editor::Overwrite how)
    { return scenario_ ? scenario_->saveAs(chosen, how) : document_->saveAs(chosen, how); };
    auto saved = once(editor::Overwrite::Anyway); // the file dialog has asked
    if (saved)
        return report(saved, {});
    QMessageBox::warning(this, tr("Save as"), saved.error().message);
    return false;
}

/// Whether what is open may be closed: nothing unsaved, or the user has decided.
bool MainWindow::mayLeave()
{
    document_->endStroke();
    if (!document_->isModified())
        return true;
    QMessageBox question(QMessageBox::Question, tr("Unsaved changes"),
                         tr("“%1” has unsaved changes.").arg(document_->displayName(words::language())),
                         QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    question.setDefaultButton(QMessageBox::Save);
    const int answer = question.exec();
    return answer == QMessageBox::Discard || (answer == QMessageBox::Save && save());
}

void MainWindow::remember(const QString& file)
{
    QSettings settings;
    QStringList recent = settings.value("recent").toStringList();
    const QString whole = QFileInfo(file).absoluteFilePath();
    recent.removeAll(whole);
    recent.prepend(whole);
    settings.setValue("recent", recent.mid(0, mostRecent));
}

void MainWindow::showRecent()
{
    recent_->clear();
    const QStringList recent = QSettings().value("recent").toStringList();
    for (const QString& file : recent)
    {
        const bool there = QFileInfo::exists(file);
        const QString name = QFileInfo(file).fileName();
        QAction* action = recent_->addAction(there ? name : tr("%1 (missing)").arg(name));
        action->setStatusTip(QDir::toNativeSeparators(file));
        action->setEnabled(there);
        connect(action, &QAction::triggered, this,
                [this, file]
                {
                    if (mayLeave())
                        open(file);
                });
    }
    if (recent.isEmpty())
        recent_->addAction(tr("No file yet"))->setEnabled(false);
    recent_->addSeparator();
    QAction* clear = recent_->addAction(tr("Clear the list"));
    clear->setEnabled(!recent.isEmpty());
    connect(clear, &QAction::triggered, this, [] { QSettings().remove("recent"); });
}

void MainWindow::offerRecovery()
{
    QStringList known = QSettings().value("recent").toStringList();
    for (const QString& file : QStringList(known))
        if (isScenario(file))
            if (const auto opened = editor::ScenarioDocument::open(file); opened.document)
                known << opened.document->map().path();
    for (const auto& edits : editor::Autosave::findRecoverable(known))
    {
        const QString name = edits.document.isEmpty() ? tr("an untitled map") : QFileInfo(edits.document).fileName();
        QMessageBox question(QMessageBox::Question, tr("Recover"),
                             tr("Merlon did not end well: unsaved changes of %1 from %2 were kept aside.")
                                 .arg(name, QLocale().toString(edits.when, QLocale::ShortFormat)),
                             QMessageBox::NoButton, this);
        QAbstractButton* recover = question.addButton(tr("Recover"), QMessageBox::AcceptRole);
        QAbstractButton* discard = question.addButton(tr("Throw away"), QMessageBox::DestructiveRole);
        question.addButton(tr("Later"), QMessageBox::RejectRole);
        question.exec();
        if (question.clickedButton() == discard)
            editor::Autosave::discard(edits);
        if (question.clickedButton() != recover)
            continue;
        // A scenario that is open on that map keeps it; else the map is opened alone.
        if (edits.document.isEmpty())
            take(std::make_unique<editor::MapDocument>());
        else if (document_->path() != edits.document && !open(edits.document))
            continue;
        if (const auto problems = autosave_->recover(edits); yaml::hasErrors(problems))
            showProblems(tr("%1 cannot be opened. What is open stays open.").arg(QDir::toNativeSeparators(edits.file)),
                         problems);
        return; // one document is open at a time; the others are offered again on the next start
    }
}

void MainWindow::exportPicture()
{
    document_->endStroke();
    const QFileInfo now(path().isEmpty() ? QDir::homePath() + "/map" : path());
    const QString proposed = now.path() + '/' + now.baseName() + ".png";
    const QString file =
        QFileDialog::getSaveFileName(this, tr("Export a picture"), proposed, tr("Pictures (*.png *.svg *.pdf)"));
    if (!file.isEmpty())
        exportTo(file);
}

void MainWindow::exportTo(const QString& file)
{
    const auto map = std::make_shared<map::HexMap>(view_->shownMap());
    editor::Picture picture;
    picture.map = map.get();
    picture.palette = document_->palette();
    picture.counters = view_->counters();
    picture.style = view_->mapStyle();
    picture.style.dark = false;
    drawInBackground(map, std::move(picture), file);
}

} // namespace merlon::app
