#pragma once

#include <QString>
#include <QStringList>

namespace merlon::words
{

/// Those that Merlon speaks, by their two letters, English first.
const QStringList& languages();
/// What those who speak it call it.
QString languageName(const QString& language);

} // namespace merlon::words
