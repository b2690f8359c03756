#include "core/io/system_fault.h"

#include "tell.h"

#include <cerrno>

namespace merlon::io
{

yaml::Argument systemFault(int error)
{
    switch (error)
    {
    case ENOENT:
        return tell::why_not_found{};
    case EACCES:
    case EPERM:
        return tell::why_no_permission{};
    case EISDIR:
        return tell::why_folder{};
    case ENOTDIR:
    case EEXIST: // a file where a folder is to be made
        return tell::why_no_folder{};
    case ENOSPC:
    case EDQUOT:
        return tell::why_full{};
    case EFBIG:
        return tell::why_too_large{};
    case EROFS:
        return tell::why_read_only{};
    case ENAMETOOLONG:
    case ELOOP:
        return tell::why_name{};
    case ENXIO:
    case ENODEV:
        return tell::why_device{};
    case EMFILE:
    case ENFILE:
        return tell::why_too_many{};
    case EBADF:
        return tell::why_closed{};
    case ENOMEM:
        return tell::why_memory{};
    case EIO:
        return tell::why_disk{};
    default:
        return tell::why_other{.number = error};
    }
}

} // namespace merlon::io
