#include "editor/scan_loader.h"

#include "core/io/alike_names.h"
#include "editor/paths.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QtConcurrentRun>

namespace merlon::editor
{
namespace
{

/// Scans that somebody shows, by file, size and time.
QHash<QString, std::weak_ptr<const Scan>>& shown()
{
    static QHash<QString, std::weak_ptr<const Scan>> all;
    return all;
}

QString keyOf(const QString& file)
{
    const QFileInfo info(file);
    return QStringLiteral("%1\n%2\n%3")
        .arg(file, QString::number(info.size()), QString::number(info.lastModified().toMSecsSinceEpoch()));
}

} // namespace

tl::expected<QString, QString> scanFile(const QString& mapFile, const std::string& image)
{
    if (mapFile.isEmpty())
        return tl::unexpected(ScanLoader::tr("The board has not been saved yet, so there is no folder for its image."));
    const QFileInfo map(mapFile);
    const QString name = QString::fromStdString(io::nameOnDisk(fsPath(map.dir().path()), image));
    const QFileInfo file(map.dir().filePath(name));
    const QString folder = map.dir().canonicalPath();
    if (file.exists() && !file.canonicalFilePath().startsWith(folder + '/'))
        return tl::unexpected(ScanLoader::tr("A link points outside the board’s folder."));
    return file.absoluteFilePath();
}

ScanLoader::ScanLoader(QObject* parent) : QObject(parent) {}

ScanLoader::~ScanLoader()
{
    stop();
}

void ScanLoader::stop()
{
    if (cancelled_)
        *cancelled_ = true;
    cancelled_.reset();
}

void ScanLoader::loadFor(const std::string* image, const QString& boardFile)
{
    if (image == nullptr)
        return clear();
    const auto file = scanFile(boardFile, *image);
    if (file)
        return load(*file);
    stop();
    key_.clear();
    fail(file.error());
}

void ScanLoader::load(const QString& file)
{
    const QString key = keyOf(file);
    if (key == key_)
        return;
    stop();
    key_ = key;
    if (auto known = shown().value(key).lock())
        return take(known);
    scan_.reset();
    problem_.clear();
    const auto cancelled = std::make_shared<std::atomic<bool>>(false);
    cancelled_ = cancelled;
    auto* watcher = new QFutureWatcher<Scan::Read>(this);
    connect(watcher, &QFutureWatcherBase::finished, this,
            [this, watcher, cancelled]
            {
                watcher->deleteLater();
                if (*cancelled)
                    return;
                cancelled_.reset();
                take(watcher->result());
            });
    watcher->setFuture(QtConcurrent::run([file, cancelled] { return Scan::read(file, cancelled.get()); }));
    emit changed();
}

void ScanLoader::clear()
{
    stop();
    key_.clear();
    fail({});
}

void ScanLoader::take(const Scan::Read& read)
{
    if (!read)
        return fail(read.error());
    scan_ = *read;
    problem_.clear();
    shown().removeIf([](const auto& one) { return one.value().expired(); });
    shown().insert(key_, scan_);
    emit changed();
}

void ScanLoader::fail(const QString& why)
{
    if (!scan_ && problem_ == why)
        return;
    scan_.reset();
    problem_ = why;
    emit changed();
}

} // namespace merlon::editor
