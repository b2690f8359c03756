#pragma once

#include <QString>
#include <QStringList>

/// Light and dark, on Qt's Fusion style.
namespace merlon::app
{

/// system, light, dark.
QStringList knownThemes();
void useTheme(const QString& theme);

} // namespace merlon::app
