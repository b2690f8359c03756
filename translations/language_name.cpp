#include "translations/language_name.h"

#include <QLocale>

namespace merlon::words
{

const QStringList& languages()
{
    static const QStringList all = QStringList{"en"} + QString(MERLON_LANGUAGES).split(',');
    return all;
}

QString languageName(const QString& language)
{
    // Qt names a country too: "American English".
    return language == "en"   ? QStringLiteral("English")
           : language == "es" ? QStringLiteral("español")
                              : QLocale(language).nativeLanguageName();
}

} // namespace merlon::words
