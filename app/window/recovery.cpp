#include "app/window/recovery.h"

#include "app/window/files.h"
#include "app/window/problems_dialog.h"
#include "app/window/recent_files.h"
#include "core/io/readers.h"
#include "editor/paths.h"

#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QLocale>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>

#include <algorithm>

namespace merlon::app
{

Recovery::Recovery(QWidget& window, Files& files, Sights& sights, Games& games)
    : window_(window), files_(files), sights_(sights), games_(games)
{
}

bool Recovery::reopen()
{
    crashed_ = RunRecord::takeCrashed();
    QPointer<editor::Workspace> shown;
    for (qsizetype i = 0; i < crashed_.tabs.size(); ++i)
    {
        const RunRecord::Tab& tab = crashed_.tabs.at(i);
        if (tab.path.isEmpty() || !QFileInfo::exists(tab.path) || !files_.open(tab.path))
            continue;
        if (tab.film)
            games_.goOnWith(*tab.film);
        sights_.set(tab.sight);
        if (i == crashed_.current || !shown)
            shown = &files_.workspace();
    }
    files_.documents().show(files_.documents().indexOf(shown.data()));
    return shown;
}

void Recovery::offer()
{
    QStringList known = RecentFiles::all();
    for (const editor::Workspace* one : files_.documents().all())
        if (!one->path().isEmpty())
            known << one->path();
    known.removeDuplicates();
    QHash<QString, QString> scenarios; ///< by their map
    for (const QString& file : QStringList(known))
        if (Files::isScenario(file))
            if (const auto opened = editor::Workspace::openScenario(file);
                opened.workspace && opened.workspace->board() != nullptr)
            {
                known << opened.workspace->board()->path();
                scenarios.insert(opened.workspace->board()->path(), file);
            }
    known.removeDuplicates();
    QPointer<editor::Workspace> shown = crashed_.tabs.isEmpty() ? nullptr : &files_.workspace();
    for (const auto& edits : editor::Autosave::findRecoverable(known))
    {
        if (isTakenBack(edits) || !wants(edits))
            continue;
        if (!edits.document.isEmpty())
            takeBack(edits, scenarios.value(edits.document, edits.document));
        else if (takeBackUntitled(edits))
            shown = &files_.workspace();
    }
    files_.documents().show(files_.documents().indexOf(shown.data()));
    crashed_ = {};
}

/// Together with those of another document.
bool Recovery::isTakenBack(const editor::Autosave::Recoverable& edits) const
{
    for (int index = 0; index < files_.documents().count(); ++index)
        for (const editor::Autosave* one : files_.documents().autosaves(index))
            if (one->file() == edits.file)
                return true;
    return false;
}

/// Those that are not wanted are thrown away, or stay for another start.
bool Recovery::wants(const editor::Autosave::Recoverable& edits)
{
    const QString name = edits.document.isEmpty() ? tr("an untitled document") : QFileInfo(edits.document).fileName();
    QMessageBox question(QMessageBox::Question, tr("Recover"),
                         tr("Merlon closed unexpectedly. Unsaved changes to %1 (%2) can be recovered.")
                             .arg(name, QLocale().toString(edits.when, QLocale::ShortFormat)),
                         QMessageBox::NoButton, &window_);
    const QAbstractButton* recover = question.addButton(tr("Recover"), QMessageBox::AcceptRole);
    const QAbstractButton* discard = question.addButton(tr("Discard"), QMessageBox::DestructiveRole);
    question.addButton(tr("Later"), QMessageBox::RejectRole);
    question.exec();
    if (question.clickedButton() == discard)
        editor::Autosave::discard(edits);
    return question.clickedButton() == recover;
}

/// On the tab that has the document, or on that file. What was edited together comes back together: maps first, whose
/// hexes the scenario names.
void Recovery::takeBack(const editor::Autosave::Recoverable& edits, const QString& file)
{
    OpenDocuments& documents = files_.documents();
    const auto has = [&](int index)
    {
        return std::ranges::any_of(documents.autosaves(index), [&](const auto* one)
                                   { return editor::isSameFile(one->document().path(), edits.document); });
    };
    int index = 0;
    while (index < documents.count() && !has(index))
        ++index;
    if (index < documents.count())
        documents.show(index);
    else if (!files_.open(file))
        return;
    for (editor::Autosave* one : documents.autosaves(documents.current()))
    {
        const bool itself = editor::isSameFile(one->document().path(), edits.document);
        if (const auto found = itself ? edits : editor::Autosave::findFor(one->document().path()))
            recover(*one, *found);
    }
}

/// In the place of its tab, as it was seen. Whether that was shown when Merlon crashed.
bool Recovery::takeBackUntitled(const editor::Autosave::Recoverable& edits)
{
    OpenDocuments& documents = files_.documents();
    const bool isTable = io::opensAs(editor::fsPath(edits.file)) == io::Opens::Table;
    files_.take(isTable ? std::make_unique<editor::Workspace>(map::TableMap()) : std::make_unique<editor::Workspace>());
    recover(*documents.autosaves(documents.current()).front(), edits);
    const auto tab = std::ranges::find(crashed_.tabs, edits.file, &RunRecord::Tab::edits);
    if (tab == crashed_.tabs.end())
        return false;
    const auto place = static_cast<int>(tab - crashed_.tabs.begin());
    sights_.set(tab->sight);
    documents.move(documents.current(), std::min(place, documents.count() - 1));
    return place == crashed_.current;
}

void Recovery::recover(editor::Autosave& into, const editor::Autosave::Recoverable& edits)
{
    if (const auto problems = into.recover(edits); yaml::hasErrors(problems))
        ProblemsDialog(
            tr("%1 cannot be opened. The current document stays open.").arg(QDir::toNativeSeparators(edits.file)),
            problems, &window_)
            .exec();
}

} // namespace merlon::app
