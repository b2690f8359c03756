#include "app/window/save_questions.h"

#include "app/window/file_names.h"
#include "editor/paths.h"
#include "referee/game_file.h"
#include "translations/words.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>

namespace merlon::app
{

bool SaveQuestions::warns(const QString& text) const
{
    return QMessageBox::warning(&window_, tr("Save"), text, QMessageBox::Save | QMessageBox::Cancel,
                                QMessageBox::Cancel) == QMessageBox::Save;
}

bool SaveQuestions::insists(const editor::SaveProblem& problem) const
{
    //: replace the file
    const QString ask = tr("Overwrite anyway?");
    return warns(problem.message + "\n\n" + ask);
}

SaveQuestions::Instead SaveQuestions::ofReadOnly(const editor::SaveProblem& problem) const
{
    QMessageBox question(QMessageBox::Warning, tr("Save"), problem.message, QMessageBox::Cancel, &window_);
    const auto* over = question.addButton(tr("Save anyway"), QMessageBox::DestructiveRole);
    auto* elsewhere = question.addButton(tr("Save as…"), QMessageBox::AcceptRole);
    question.setDefaultButton(elsewhere);
    question.exec();
    if (question.clickedButton() == over)
        return Instead::Anyway;
    return question.clickedButton() == elsewhere ? Instead::Elsewhere : Instead::Nothing;
}

bool SaveQuestions::mayRenameHexes() const
{
    const auto all = workspace().family().documents();
    const auto isPlayed = [](const auto* one) { return !referee::GameFile::all(one->path()).isEmpty(); };
    if (!workspace().renamesHexes() || std::ranges::none_of(all, isPlayed))
        return true;
    return warns(tr("Columns or rows were added or removed at the left or the top of the map, so its "
                    "hexes have new names. The games already begun in this scenario still use the old "
                    "names and cannot continue as they were. Save anyway?"));
}

/// The file dialog has asked about the name that was typed, not about one with an ending.
QString SaveQuestions::name() const
{
    const char* kind = workspace().scenario() != nullptr             ? "scenario"
                       : workspace().ground() == play::Ground::Table ? "table"
                                                                     : "map";
    const editor::BoardDocument* board = workspace().board();
    const auto boardNow = board != nullptr ? board->board() : play::Board();
    const QString title =
        board != nullptr ? QString::fromStdString(play::titleOf(boardNow).in(words::language())) : QString();
    const QString fresh = title.isEmpty() ? tr("untitled") : QString::fromStdString(idOf(title));
    const QString proposed =
        path().isEmpty() ? QDir::homePath() + "/" + fresh + '.' + QLatin1String(kind) + ".yaml" : path();
    const QString typed =
        QFileDialog::getSaveFileName(&window_, tr("Save as"), proposed, tr("Boards and scenarios (*.yaml)"));
    if (typed.isEmpty())
        return {};
    const QString file = withEnding(typed, kind);
    if (file == typed || !QFileInfo::exists(file))
        return file;
    const auto answer = QMessageBox::question(
        &window_, tr("Save as"), tr("%1 already exists. Overwrite it?").arg(QDir::toNativeSeparators(file)),
        QMessageBox::Save | QMessageBox::Cancel, QMessageBox::Cancel);
    return answer == QMessageBox::Save ? file : QString();
}

std::optional<QString> SaveQuestions::mapFile(const QString& scenario) const
{
    const bool shared = workspace().scenario() != nullptr && workspace().board() != nullptr && scenario != path() &&
                        QFileInfo(scenario).absolutePath() == QFileInfo(path()).absolutePath();
    if (!shared || !workspace().board()->isModified())
        return QString();
    const QString own = boardBeside(scenario, workspace().ground() == play::Ground::Table ? "table" : "map");
    QMessageBox question(QMessageBox::Question, tr("Save as"),
                         tr("The board has unsaved changes and is also used by %1. Where should they be saved?")
                             .arg(QFileInfo(path()).fileName()),
                         QMessageBox::Cancel, &window_);
    //: %1: the file of a board
    const auto* copy = question.addButton(tr("In a separate board: %1").arg(own), QMessageBox::AcceptRole);
    //: %1: the file of a board
    const auto* both = question.addButton(
        tr("In the shared board: %1").arg(QFileInfo(workspace().board()->path()).fileName()), QMessageBox::ActionRole);
    question.exec();
    if (question.clickedButton() == copy)
        return own;
    return question.clickedButton() == both ? std::optional(QString()) : std::nullopt;
}

bool SaveQuestions::isElsewhere(const QString& file) const
{
    const int there = documents_.tabOf(file);
    if (there < 0)
        return false;
    const QString text = there == documents_.current()
                             ? tr("%1 is the board of this scenario. Choose another name.")
                             : tr("%1 is open in another tab. Close it there, or choose another name.");
    QMessageBox::warning(&window_, tr("Save as"), text.arg(QDir::toNativeSeparators(file)));
    return true;
}

SaveQuestions::Unsaved SaveQuestions::ofUnsaved() const
{
    QMessageBox question(QMessageBox::Question, tr("Unsaved changes"),
                         tr("“%1” has unsaved changes.").arg(workspace().displayName(words::language())),
                         QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &window_);
    question.setDefaultButton(QMessageBox::Save);
    const int answer = question.exec();
    return answer == QMessageBox::Save      ? Unsaved::Save
           : answer == QMessageBox::Discard ? Unsaved::Discard
                                            : Unsaved::Cancel;
}

} // namespace merlon::app
