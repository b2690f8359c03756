#include "app/language/language.h"

#include "translations/language_name.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <memory>

namespace merlon::app
{

void useLanguage(const QString& language)
{
    static std::unique_ptr<QTranslator> ours;
    static std::unique_ptr<QTranslator> qts;
    const QLocale locale(language);
    QLocale::setDefault(locale);
    qts = std::make_unique<QTranslator>();
    if (qts->load(locale, "qtbase", "_", QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(qts.get());
    // English has a file too, for its plurals. Where Merlon is installed, a translator may put another in its place.
    ours = std::make_unique<QTranslator>();
    const QString file = "translations/merlon_" + language + ".qm";
    if (ours->load(QCoreApplication::applicationDirPath() + "/../share/merlon/" + file) ||
        ours->load(":/merlon/" + file))
        QCoreApplication::installTranslator(ours.get());
}

QString systemLanguage()
{
    for (const QString& wanted : QLocale::system().uiLanguages())
        if (words::languages().contains(wanted.left(2)))
            return wanted.left(2);
    return "en";
}

} // namespace merlon::app
