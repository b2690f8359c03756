#include "editor/autosave.h"

#include "editor/paths.h"

#include "core/io/files.h"
#include "tell.h"
#include "translations/diagnostics.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUuid>
#include <QtConcurrent>

namespace merlon::editor
{
namespace
{

QString lockOf(const QString& file)
{
    return file + QStringLiteral(".lock");
}

QString beside(const QString& document)
{
    const QFileInfo info(document);
    return info.dir().filePath(QStringLiteral(".%1.autosave").arg(info.fileName()));
}

QDir dataFolder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/autosave"));
}

QString freshDataFile()
{
    dataFolder().mkpath(QStringLiteral("."));
    return dataFolder().filePath(QUuid::createUuid().toString(QUuid::WithoutBraces) + QStringLiteral(".autosave"));
}

/// Beside a file in the data folder: the path of the document whose edits it keeps, when that had one.
QString ownerFileOf(const QString& file)
{
    return file + QStringLiteral(".of");
}

QString ownerOf(const QString& file)
{
    const auto path = io::readFile(fsPath(ownerFileOf(file)), io::Links::Refuse);
    return path ? QString::fromStdString(*path) : QString();
}

void removeWithOwner(const QString& file)
{
    QFile::remove(file);
    QFile::remove(ownerFileOf(file));
}

/// Whatever lies in the place of its lock: empty, garbled, of another machine, a folder.
bool isAbandoned(const QString& file)
{
    return !io::FileLock::isTaken(fsPath(lockOf(file)));
}

/// Of a program that was killed before it had anything to write, or before it tidied up.
void removeIdleLock(const QString& file)
{
    const QFileInfo lock(lockOf(file));
    if (lock.isFile() && !lock.isSymLink() && lock.size() == 0)
        (void)io::FileLock::take(fsPath(lock.filePath())); // goes with it
}

/// Whether nothing stands there, not even a link that leads nowhere.
bool isFree(const QString& file)
{
    const QFileInfo there(file);
    return !there.exists() && !there.isSymLink();
}

/// Whether both can be read, whatever they are, and are alike.
bool sameContent(const QString& file, const QString& other)
{
    const auto one = io::readFile(fsPath(file), io::Links::Refuse);
    return one && one == io::readFile(fsPath(other));
}

} // namespace

Autosave::Autosave(Document& document, QObject* parent) : QObject(parent), document_(document)
{
    quiet_.setSingleShot(true);
    latest_.setSingleShot(true);
    setIntervals(1000, 10'000);
    connect(&quiet_, &QTimer::timeout, this, &Autosave::write);
    connect(&latest_, &QTimer::timeout, this, &Autosave::write);
    connect(&writing_, &QFutureWatcherBase::finished, this, &Autosave::finish);
    connect(&document_, &Document::changed, this, &Autosave::touched);
    connect(&document_, &Document::saved, this, &Autosave::removeFile);
    connect(&document_, &Document::pathChanged, this, &Autosave::removeFile);
}

Autosave::~Autosave()
{
    removeFile();
}

void Autosave::setIntervals(int quiet, int atMost)
{
    quiet_.setInterval(quiet);
    latest_.setInterval(atMost);
}

void Autosave::touched()
{
    if (!document_.isModified())
    {
        removeFile();
        return;
    }
    quiet_.start();
    if (!latest_.isActive())
        latest_.start();
}

void Autosave::write()
{
    quiet_.stop();
    latest_.stop();
    if (!document_.isModified())
        return;
    if (writing_.isRunning())
    {
        quiet_.start();
        return;
    }
    if (!lock_)
        claimSomewhere();
    if (!lock_)
    {
        emit failed(tr("Unsaved changes cannot be backed up: no folder is writable."));
        return;
    }
    // Of a snapshot: it is written while the user paints on.
    writing_.setFuture(QtConcurrent::run(
        [text = document_.writer(), path = fsPath(file_)]
        {
            const auto written = io::writeFile(path, text(), io::Links::Refuse);
            return written ? QString() : words::sentence(written.error().message);
        }));
}

void Autosave::finish()
{
    if (!lock_ || writing_.future().resultCount() == 0)
        return;
    const QString error = writing_.result();
    if (error.isEmpty())
        emit written(file_);
    else
        emit failed(error);
}

void Autosave::flush()
{
    write();
    writing_.waitForFinished();
}

bool Autosave::claim(const QString& file)
{
    auto lock = io::FileLock::take(fsPath(lockOf(file)));
    if (!lock)
        return false;
    lock_ = std::move(lock);
    file_ = file;
    return true;
}

/// What another window left behind beside the document and nobody has recovered yet is not written over, and nothing is
/// written through a link that lies there.
void Autosave::claimSomewhere()
{
    const QString& document = document_.path();
    const bool free = !document.isEmpty() && isFree(beside(document));
    if (free && claim(beside(document)))
        return;
    if (claim(freshDataFile()) && !document.isEmpty())
        (void)io::writeFile(fsPath(ownerFileOf(file_)), document.toStdString(),
                            io::Links::Refuse); // without it they are untitled
}

void Autosave::removeFile()
{
    quiet_.stop();
    latest_.stop();
    writing_.waitForFinished();
    if (lock_)
        removeWithOwner(file_);
    lock_.reset();
    file_.clear();
}

std::optional<Autosave::Recoverable> Autosave::findFor(const QString& document)
{
    const QString file = beside(document);
    const QFileInfo info(file);
    if (isFree(file))
        removeIdleLock(file);
    if (!info.isFile() || info.isSymLink() || !isAbandoned(file))
        return {};
    if (sameContent(file, document))
    {
        QFile::remove(file); // saved after all, and stopped before it was tidied away
        removeIdleLock(file);
        return {};
    }
    return Recoverable{file, document, info.lastModified()};
}

QList<Autosave::Recoverable> Autosave::findUntitled()
{
    QList<Recoverable> found;
    const auto files = dataFolder().entryInfoList({QStringLiteral("*.autosave")}, QDir::Files, QDir::Time);
    for (const auto& info : files)
        if (isAbandoned(info.filePath()))
            found << Recoverable{info.filePath(), ownerOf(info.filePath()), info.lastModified()};
    return found;
}

QList<Autosave::Recoverable> Autosave::findRecoverable(const QStringList& documents)
{
    QList<Recoverable> found;
    for (const auto& document : documents)
        if (auto edits = findFor(document))
            found << *edits;
    return found + findUntitled();
}

void Autosave::discard(const Recoverable& edits)
{
    if (!isAbandoned(edits.file))
        return;
    const auto lock = io::FileLock::take(fsPath(lockOf(edits.file))); // goes with it, where it is one
    removeWithOwner(edits.file);
}

yaml::Diagnostics Autosave::recover(const Recoverable& edits)
{
    const auto content = io::readFile(fsPath(edits.file), io::Links::Refuse);
    if (!content)
        return {content.error()};
    auto loaded = document_.parsed(QByteArray::fromStdString(*content), edits.file);
    if (!loaded.value)
        return std::move(loaded.diagnostics);
    removeFile();
    claim(edits.file);
    document_.family().viewOf(document_).replace(document_, std::move(*loaded.value), tell::edit_recover{});
    return std::move(loaded.diagnostics);
}

} // namespace merlon::editor
