#pragma once

#include <QString>

namespace merlon::words
{

/// What the system says of an error, in the language whose translator is installed: "No space left on device". What is
/// rare is said in the system's own words.
QString faultOfSystem(int error);

/// The same for what a library has said of it.
QString faultOfSystem(const QString& said);

} // namespace merlon::words
