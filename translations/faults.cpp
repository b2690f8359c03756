#include "translations/faults.h"

#include "core/io/system_fault.h"
#include "translations/diagnostics.h"

#include <cstring>

namespace merlon::words
{

QString faultOfSystem(int error)
{
    return sentence(io::systemFault(error).message());
}

QString faultOfSystem(const QString& said)
{
    constexpr int most = 133; // of Linux
    for (int error = 1; error <= most; ++error)
        if (said == QString::fromLocal8Bit(std::strerror(error)))
            return faultOfSystem(error);
    return said;
}

} // namespace merlon::words
