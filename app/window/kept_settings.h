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
/// Whether their file cannot be read to its end. Asked before all else: of one file it is told once.
bool areSettingsDamaged();
/// A sentence for each choice that cannot be kept.
QStringList lostSettings(bool damaged);

} // namespace merlon::app
