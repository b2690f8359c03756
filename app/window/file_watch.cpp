#include "app/window/file_watch.h"

#include "app/window/changed_dialog.h"
#include "app/window/files.h"
#include "app/window/problems_dialog.h"
#include "editor/differences.h"

#include <QApplication>
#include <QDir>
#include <QEvent>
#include <QFileInfo>

#include <utility>

namespace merlon::app
{

FileWatch::FileWatch(QWidget& window, Files& files) : QObject(&window), window_(window), files_(files)
{
    later_.setSingleShot(true);
    later_.setInterval(300);
    connect(&later_, &QTimer::timeout, this, &FileWatch::check);
    for (const auto changed : {&QFileSystemWatcher::fileChanged, &QFileSystemWatcher::directoryChanged})
        connect(&watcher_, changed, this, [this] { later_.start(); });
    connect(&files.documents(), &OpenDocuments::changed, this, &FileWatch::follow);
    connect(&files, &Files::saved, this, &FileWatch::follow);
    window.installEventFilter(this);
}

bool FileWatch::eventFilter(QObject* window, QEvent* event)
{
    if (event->type() == QEvent::WindowActivate)
        later_.start();
    return QObject::eventFilter(window, event);
}

/// A file that is put in the place of another, as careful programs do, is not watched any more. While there is none its
/// folder is watched.
void FileWatch::follow()
{
    QStringList files;
    for (const editor::Workspace* workspace : files_.documents().all())
    {
        for (const editor::Document* document : workspace->documents())
            files << document->path();
        files << workspace->laid().files();
    }
    files.removeDuplicates();
    files.removeAll(QString());
    QStringList paths;
    for (const QString& file : std::as_const(files))
    {
        const bool isThere = QFileInfo::exists(file);
        paths << (isThere ? file : QFileInfo(file).path());
        if (isThere)
            gone_.removeAll(file);
        else if (!gone_.contains(file))
        {
            gone_ << file;
            emit said(tr("%1 no longer exists.").arg(QDir::toNativeSeparators(file)));
        }
    }
    paths.removeDuplicates();
    const QStringList before = watcher_.files() + watcher_.directories();
    for (const QString& path : before)
        if (!paths.contains(path))
            watcher_.removePath(path);
    for (const QString& path : std::as_const(paths))
        if (!before.contains(path))
            watcher_.addPath(path);
}

/// One question at a time, and none behind another window.
void FileWatch::check()
{
    follow();
    if (!window_.isActiveWindow())
        return;
    if (QApplication::activeModalWidget() != nullptr || QApplication::activePopupWidget() != nullptr)
        return later_.start();
    for (editor::Workspace* workspace : files_.documents().all())
        if (answerFor(*workspace))
            return later_.start(); // what is open, and the other files, are looked at anew
}

/// Whether one of its files was another.
bool FileWatch::answerFor(editor::Workspace& workspace)
{
    if (const auto followed = workspace.laid().follow(); !followed)
        emit said(followed.error());
    else if (*followed)
        emit reloaded(workspace);
    for (editor::Document* document : workspace.documents())
    {
        const auto text = document->changedOnDisk();
        if (!text || kept_.value(document->path()) == *text)
            continue;
        ask(workspace, *document, *text);
        return true;
    }
    return false;
}

void FileWatch::reload(editor::Workspace& workspace, editor::Document& document, edit::Value value,
                       const QByteArray& text)
{
    kept_.remove(document.path());
    workspace.reload(document, std::move(value), text);
    for (const editor::Workspace* one : files_.documents().all())
        if (one->holds(document))
            emit reloaded(*one);
}

void FileWatch::ask(editor::Workspace& workspace, editor::Document& document, const QByteArray& text)
{
    const QString file = QDir::toNativeSeparators(document.path());
    kept_[document.path()] = text;
    auto read = document.parsed(text, document.path());
    if (!read.value)
    {
        ProblemsDialog(
            tr("Another program has changed %1, and it can no longer be read. The open version is kept.").arg(file),
            read.diagnostics, &window_)
            .exec();
        return;
    }
    const auto lines = [&]
    {
        const bool onMap = workspace.ground() == play::Ground::Hexes;
        return editor::differences(onMap ? workspace.map().map() : map::HexMap(), document.value(), *read.value);
    };
    if (ChangedDialog(file, document.isModified(), lines, &window_).exec() != QDialog::Accepted)
        return;
    reload(workspace, document, std::move(*read.value), text);
}

} // namespace merlon::app
