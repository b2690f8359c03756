#include "app/window/kept_settings.h"

#include "app/language/language.h"
#include "app/window/theme.h"
#include "translations/language_name.h"

#include <QCoreApplication>
#include <QSettings>

namespace merlon::app
{
namespace
{

class KeptSettings
{
    Q_DECLARE_TR_FUNCTIONS(merlon::app::KeptSettings)

public:
    static QStringList lost(bool damaged)
    {
        const QSettings settings;
        if (damaged)
            return {tr("The settings file %1 is damaged; default settings are used.").arg(settings.fileName())};
        QStringList sentences;
        const auto miss = [&](const char* key, const QStringList& known)
        {
            if (const QString value = settings.value(key, known.front()).toString(); !known.contains(value))
                //: %1 and %2: a key and its value, as the file of settings has them: language, de
                sentences << tr("Unknown setting %1=%2; the default is used.").arg(key, value);
        };
        miss("language", words::languages());
        miss("theme", knownThemes());
        return sentences;
    }
};

QString kept(const char* key, const QStringList& known, const QString& otherwise)
{
    const QString value = QSettings().value(key).toString();
    return known.contains(value) ? value : otherwise;
}

} // namespace

QString keptLanguage()
{
    return kept("language", words::languages(), systemLanguage());
}

QString keptTheme()
{
    return kept("theme", knownThemes(), "system");
}

bool areSettingsDamaged()
{
    return QSettings().status() == QSettings::FormatError;
}

QStringList lostSettings(bool damaged)
{
    return KeptSettings::lost(damaged);
}

} // namespace merlon::app
