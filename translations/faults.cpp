#include "translations/faults.h"

#include <QCoreApplication>

#include <array>
#include <cerrno>
#include <cstring>

namespace merlon::words
{
namespace
{

struct Fault
{
    int error;
    const char* says;
};

constexpr std::array faults{
    Fault{EACCES, QT_TRANSLATE_NOOP("system", "Permission denied")},
    Fault{EBADF, QT_TRANSLATE_NOOP("system", "Bad file descriptor")},
    Fault{EDQUOT, QT_TRANSLATE_NOOP("system", "Disk quota exceeded")},
    Fault{EEXIST, QT_TRANSLATE_NOOP("system", "File exists")},
    Fault{EFBIG, QT_TRANSLATE_NOOP("system", "File too large")},
    Fault{EIO, QT_TRANSLATE_NOOP("system", "Input/output error")},
    Fault{EISDIR, QT_TRANSLATE_NOOP("system", "Is a directory")},
    Fault{ELOOP, QT_TRANSLATE_NOOP("system", "Too many levels of symbolic links")},
    Fault{EMFILE, QT_TRANSLATE_NOOP("system", "Too many open files")},
    Fault{ENAMETOOLONG, QT_TRANSLATE_NOOP("system", "File name too long")},
    Fault{ENOENT, QT_TRANSLATE_NOOP("system", "No such file or directory")},
    Fault{ENOMEM, QT_TRANSLATE_NOOP("system", "Cannot allocate memory")},
    Fault{ENOSPC, QT_TRANSLATE_NOOP("system", "No space left on device")},
    Fault{ENOTDIR, QT_TRANSLATE_NOOP("system", "Not a directory")},
    Fault{EPERM, QT_TRANSLATE_NOOP("system", "Operation not permitted")},
    Fault{EROFS, QT_TRANSLATE_NOOP("system", "Read-only file system")},
};

} // namespace

QString faultOfSystem(int error)
{
    for (const Fault& fault : faults)
        if (fault.error == error)
            return QCoreApplication::translate("system", fault.says);
    return QString::fromLocal8Bit(std::strerror(error));
}

QString faultOfSystem(const QString& said)
{
    for (const Fault& fault : faults)
        if (said == QLatin1String(fault.says) || said == QString::fromLocal8Bit(std::strerror(fault.error)))
            return QCoreApplication::translate("system", fault.says);
    return said;
}

} // namespace merlon::words
