#pragma once

#include <QString>

namespace merlon::words
{

/// Why the system refused, by errno, in the language whose translator is installed: "the disk is full".
QString faultOfSystem(int error);

/// The same for what a library has said of it in the system's words; other words stay.
QString faultOfSystem(const QString& said);

} // namespace merlon::words
