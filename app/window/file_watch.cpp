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
    connect(&watcher_, &QFileSystemWatcher::fileChanged, this, [this] { later_.start(); });
    connect(&files, &Files::taken, this, &FileWatch::follow);
    connect(&files, &Files::saved, this, &FileWatch::follow);
    window.installEventFilter(this);
}

bool FileWatch::eventFilter(QObject* window, QEvent* event)
{
    if (event->type() == QEvent::WindowActivate)
        later_.start();
    return QObject::eventFilter(window, event);
}

/// A file that is put in the place of another, as careful programs do, is not watched any more.
void FileWatch::follow()
{
    QStringList files;
    for (const editor::Document* document : files_.workspace().documents())
        if (QFileInfo::exists(document->path()))
            files << document->path();
    const QStringList before = watcher_.files();
    for (const QString& file : before)
        if (!files.contains(file))
            watcher_.removePath(file);
    for (const QString& file : std::as_const(files))
        if (!before.contains(file))
            watcher_.addPath(file);
}

/// One question at a time, and none behind another window.
void FileWatch::check()
{
    if (!window_.isActiveWindow())
        return;
    if (QApplication::activeModalWidget() != nullptr || QApplication::activePopupWidget() != nullptr)
        return later_.start();
    follow();
    for (editor::Document* document : files_.workspace().documents())
    {
        const auto text = document->changedOnDisk();
        if (!text || kept_.value(document->path()) == *text)
            continue;
        ask(*document, *text);
        return later_.start(); // what is open, and the other files, are looked at anew
    }
}

void FileWatch::ask(editor::Document& document, const QByteArray& text)
{
    const QString file = QDir::toNativeSeparators(document.path());
    kept_[document.path()] = text;
    auto read = document.parsed(text, document.path());
    if (!read.value)
    {
        ProblemsDialog(
            tr("Another program has changed %1, and it cannot be read any more. What is open stays open.").arg(file),
            read.diagnostics, &window_)
            .exec();
        return;
    }
    const auto lines = [&]
    { return editor::differences(files_.workspace().map().map(), document.value(), *read.value); };
    if (ChangedDialog(file, document.isModified(), lines, &window_).exec() != QDialog::Accepted)
        return;
    kept_.remove(document.path());
    files_.workspace().reload(document, std::move(*read.value), text);
    emit reloaded();
}

} // namespace merlon::app
