#pragma once

#include <QString>

/// The languages of Merlon, for both programs.
namespace merlon::app
{

/// Installs the translators of a language (Merlon's and Qt's own) in place of those of the last call, and sets it as
/// the default QLocale.
void useLanguage(const QString& language);

/// The first of the system's languages that Merlon speaks, else English.
QString systemLanguage();

} // namespace merlon::app
