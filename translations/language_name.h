#pragma once

#include <QString>

namespace merlon::words
{

/// What those who speak it call it.
QString languageName(const QString& language);

} // namespace merlon::words
