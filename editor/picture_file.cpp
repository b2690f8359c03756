#include "editor/picture_file.h"

#include "translations/faults.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <cerrno>

#include <unistd.h>

namespace merlon::editor
{
namespace
{

class Render
{
    Q_DECLARE_TR_FUNCTIONS(merlon::editor::Render)

public:
    static QString unwritable(const QString& file, const QString& why)
    {
        return tr("%1 cannot be written: %2").arg(file, words::faultOfSystem(why));
    }
    static QString noFile() { return tr("It is not a regular file."); }
};

} // namespace

tl::expected<void, QString> PictureFile::begin()
{
    const QFileInfo there(fileName());
    if (there.exists() && !there.isFile())
        return unwritable(Render::noFile());
    if (!open(QIODevice::WriteOnly))
        return unwritable(errorString());
    return {};
}

tl::expected<void, QString> PictureFile::keep(const std::atomic<bool>* cancelled)
{
    if (!flush())
        rememberWhy();
    // QSaveFile syncs too and does not say when that fails, which is when some disks say that they are full.
    if (::fsync(handle()) != 0 && why_.isEmpty())
        why_ = qt_error_string(errno);
    const bool wanted = cancelled == nullptr || !*cancelled;
    if (!why_.isEmpty() || !wanted)
        cancelWriting();
    if (!commit() && wanted && why_.isEmpty())
        why_ = errorString();
    return written();
}

tl::expected<void, QString> PictureFile::written() const
{
    return why_.isEmpty() ? tl::expected<void, QString>() : unwritable(why_);
}

qint64 PictureFile::writeData(const char* data, qint64 size)
{
    qint64 done = QSaveFile::writeData(data, size);
    if (done >= 0 && done < size) // a disk that takes a part says why only when it is given the rest
        done += std::max(qint64{0}, QSaveFile::writeData(data + done, size - done));
    if (done < size)
        rememberWhy();
    return done;
}

void PictureFile::rememberWhy()
{
    if (!why_.isEmpty())
        return;
    flush(); // the rest of what was taken in part
    why_ = errorString();
}

tl::expected<void, QString> PictureFile::unwritable(const QString& why) const
{
    return tl::unexpected(Render::unwritable(fileName(), why));
}

} // namespace merlon::editor
