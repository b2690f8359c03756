#include "app/window/kept_settings.h"

#include "app/language/language.h"
#include "app/window/docks.h"
#include "app/window/theme.h"
#include "translations/language_name.h"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>
#include <QSettings>

#include <algorithm>
#include <vector>

namespace merlon::app
{
namespace
{

/// A key whose value is one of few, or a number: what is not that has come from elsewhere.
struct Known
{
    QString key; ///< `*/shown`: every key that ends so
    QStringList words;
    int least = 0;
    int most = 0; ///< 0: no number

    bool fits(const QString& value) const
    {
        bool isNumber = false;
        const int number = value.toInt(&isNumber);
        return most > 0 ? isNumber && number >= least && number <= most : words.contains(value);
    }
};

std::vector<Known> known()
{
    const QStringList yesOrNo{"true", "false"};
    constexpr int mostPixels = 100'000;
    return {{"language", words::languages()},
            {"theme", knownThemes()},
            {"window/layout", Docks::layouts()},
            {"window/split", yesOrNo},
            {"welcome/show", yesOrNo},
            {"export/night", yesOrNo},
            {"export/kind", {"png", "svg", "pdf"}},
            {"export/width", {}, 0, mostPixels},
            {"export/hexPixels", {}, 1, mostPixels},
            {"export/cmPixels", {}, 1, mostPixels},
            {"*/shown", yesOrNo},
            {"*/strength", {}, 1, 100}};
}

QStringList keysOf(const Known& one, const QSettings& settings)
{
    if (!one.key.startsWith('*'))
        return settings.contains(one.key) ? QStringList{one.key} : QStringList();
    return settings.allKeys().filter(QRegularExpression(QRegularExpression::escape(one.key.mid(1)) + '$'));
}

class KeptSettings
{
    Q_DECLARE_TR_FUNCTIONS(merlon::app::KeptSettings)

public:
    static QStringList lost(bool damaged)
    {
        QSettings settings;
        QStringList sentences;
        if (damaged)
            sentences
                << tr("The settings file %1 is damaged; what cannot be read has its default.").arg(settings.fileName());
        for (const Known& one : known())
            for (const QString& key : keysOf(one, settings))
            {
                const QString value = settings.value(key).toString();
                if (one.fits(value))
                    continue;
                settings.remove(key);
                if (!damaged) //: %1 and %2: a key and its value, as the file of settings has them: language, de
                    sentences << tr("Unknown setting %1=%2; the default is used.").arg(key, value.left(40));
            }
        return sentences;
    }
};

/// Qt reads a file that was cut off, or another's, without a word.
bool isWhole(const QByteArray& text)
{
    const QByteArrayList lines = text.split('\n');
    return lines.back().isEmpty() && std::all_of(lines.begin(), lines.end(),
                                                 [](const QByteArray& line)
                                                 {
                                                     const QByteArray said = line.trimmed();
                                                     const bool isSection = said.startsWith('[') && said.endsWith(']');
                                                     return said.isEmpty() || said.startsWith(';') || isSection ||
                                                            said.indexOf('=') > 0;
                                                 });
}

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
    const QSettings settings;
    QFile file(settings.fileName());
    return settings.status() == QSettings::FormatError || (file.open(QIODevice::ReadOnly) && !isWhole(file.readAll()));
}

QStringList lostSettings(bool damaged)
{
    return KeptSettings::lost(damaged);
}

} // namespace merlon::app
