// A scenario as one file: packed to be given away, unpacked to be edited, compared when it comes back.

#include "app/window/files.h"
#include "app/window/share_dialog.h"
#include "app/window/take_in_dialog.h"
#include "app/window/unpack_dialog.h"
#include "editor/paths.h"
#include "tell.h"
#include "translations/diagnostics.h"
#include "translations/words.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>
#include <QMessageBox>

namespace merlon::app
{

/// What is on disk goes in, and so it is saved first.
void Files::share()
{
    workspace().settle();
    if (workspace().scenario() == nullptr)
        return;
    if (workspace().isModified() || path().isEmpty())
    {
        const auto answer =
            QMessageBox::question(&window_, tr("Share the scenario"), tr("The scenario is saved before it is packed."),
                                  QMessageBox::Save | QMessageBox::Cancel, QMessageBox::Save);
        if (answer != QMessageBox::Save || !save())
            return;
    }
    ShareDialog dialog(path(), &window_);
    if (dialog.exec() == QDialog::Accepted)
        packTo(askArchive(), dialog.games());
}

QString Files::askArchive()
{
    const QString ending = QString::fromUtf8(archive::ending.data(), archive::ending.size());
    const QFileInfo own(path());
    const QString proposed = own.dir().filePath(own.baseName() + ending);
    const QString typed = QFileDialog::getSaveFileName(&window_, tr("Share the scenario"), proposed,
                                                       tr("Merlon archives (*%1)").arg(ending));
    if (typed.isEmpty() || typed.endsWith(ending, Qt::CaseInsensitive))
        return typed;
    const QString file = typed + ending;
    if (!QFileInfo::exists(file))
        return file;
    const auto answer = QMessageBox::question(
        &window_, tr("Share the scenario"), tr("%1 already exists. Overwrite it?").arg(QDir::toNativeSeparators(file)),
        QMessageBox::Save | QMessageBox::Cancel, QMessageBox::Cancel);
    return answer == QMessageBox::Save ? file : QString();
}

void Files::packTo(const QString& file, archive::Games games)
{
    if (file.isEmpty())
        return;
    const auto parcel = archive::gathered(editor::fsPath(path()), games);
    yaml::Diagnostics problems = parcel.diagnostics;
    bool written = false;
    if (parcel.value)
    {
        const auto packed = archive::pack(*parcel.value, editor::fsPath(file), io::Links::Refuse);
        written = packed.has_value();
        if (!packed)
            problems.push_back(packed.error());
    }
    const QString name = QDir::toNativeSeparators(file);
    if (!problems.empty())
        showProblems(written ? tr("Written, but incomplete: %1").arg(name) : tr("Not written: %1").arg(name), problems);
    else
        say(tr("Archive written: %1").arg(name));
}

/// The same scenario that is open, or lies where the archive would be unpacked; empty: neither.
QString Files::ownOf(const QString& archive, const archive::Parcel& parcel) const
{
    const QString name = QFileInfo(QString::fromStdString(parcel.scenario().name)).fileName();
    for (const editor::Workspace* open : documents_.all())
        if (open->scenario() != nullptr && QFileInfo(open->path()).fileName() == name)
            return open->path();
    const QFileInfo file(archive);
    for (const QString& folder : {file.path(), file.dir().filePath(file.completeBaseName())})
        if (const QString there = QDir(folder).filePath(name); QFileInfo::exists(there))
            return there;
    return {};
}

bool Files::openArchive(const QString& file)
{
    const QString archive = QFileInfo(file).absoluteFilePath();
    auto parcel = archive::opened(editor::fsPath(archive));
    const QString name = QDir::toNativeSeparators(archive);
    if (!parcel.value)
    {
        showProblems(tr("%1 cannot be opened. The current document stays open.").arg(name), parcel.diagnostics);
        return false;
    }
    const QString own = ownOf(archive, *parcel.value);
    UnpackDialog dialog(archive, *parcel.value, own, &window_);
    const int answer = dialog.exec();
    if (answer == static_cast<int>(UnpackDialog::Answer::Compare))
        return open(own) && takeIn(QFileInfo(archive).fileName(), *parcel.value);
    if (answer != static_cast<int>(UnpackDialog::Answer::Unpack))
        return false;
    const auto scenario = archive::unpack(*parcel.value, editor::fsPath(dialog.folder()));
    if (!scenario)
    {
        showProblems(tr("Not unpacked: %1").arg(name), scenario.error());
        return false;
    }
    return open(QString::fromStdString(scenario->string()));
}

/// Into what is shown, as one step.
bool Files::takeIn(const QString& archive, const archive::Parcel& parcel)
{
    workspace().settle();
    const auto desk = workspace().desk();
    const QDir home = QFileInfo(path()).dir();
    std::vector<Compared> compared;
    QStringList others;
    for (const archive::File& file : parcel.files)
    {
        const QString name = QString::fromStdString(file.name);
        const auto documents = workspace().documents(); // in the order of the desk
        bool known = false;
        for (std::size_t i = 0; i < documents.size(); ++i)
        {
            editor::Document& document = *documents[i];
            if (home.relativeFilePath(document.path()) != name)
                continue;
            known = true;
            auto theirs = document.parsed(QByteArray::fromStdString(file.content), document.path());
            if (!theirs.value)
            {
                showProblems(tr("%1 in the archive cannot be read; nothing is changed.").arg(name), theirs.diagnostics);
                return false;
            }
            const bool isScenario = &document == workspace().scenario();
            compared.push_back({isScenario ? desk.scenario : static_cast<edit::Doc>(i), name, document.value(),
                                std::move(*theirs.value)});
        }
        if (!known)
            others << name;
    }
    const bool onMap = workspace().ground() == play::Ground::Hexes;
    TakeInDialog dialog(archive, std::move(compared), onMap ? workspace().map().map() : map::HexMap(), others,
                        &window_);
    if (dialog.exec() == QDialog::Accepted)
        workspace().push(dialog.edit(workspace().desk()));
    return true;
}

} // namespace merlon::app
