#pragma once

#include <QString>
#include <QStringList>

/// What the user chose at an earlier start, as far as this Merlon knows it: the file of settings may be a newer one's,
/// or cut in half.
namespace merlon::app
{

/// Else the system's.
QString keptLanguage();
/// Else the system's.
QString keptTheme();
/// A sentence for each choice that cannot be kept.
QStringList lostSettings();

} // namespace merlon::app
