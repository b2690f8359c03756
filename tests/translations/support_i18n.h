#pragma once

#include "support_places.h"

#include "translations/exemptions.h"

#include <QTest>

/// The data of the checks that ships, and findings as a failure says them.
namespace merlon::test
{

inline const QString folder = inSource(u"translations");

struct Books
{
    yaml::Diagnostics faults;
    i18n::Languages languages = i18n::readLanguages(folder + "/languages.yaml", faults);
    i18n::Glossary glossary = i18n::readGlossary(folder + "/glossary.yaml", languages, faults);
    i18n::Exemptions exemptions = i18n::readExemptions(folder + "/exemptions.yaml", faults);
};

/// One translated text.
inline i18n::TextFile fileOf(const QString& language, const QString& english, const QStringList& forms,
                             const QString& context = "siege")
{
    i18n::Message message;
    message.context = context;
    message.source = english;
    message.forms = forms;
    message.counted = forms.size() > 1;
    return {"planted.ts", language, {message}};
}

inline QString told(const i18n::Findings& findings)
{
    QString text;
    for (const i18n::Finding& one : findings)
        text += QString("\n%1:%2 [%3] %4: %5 -> %6")
                    .arg(one.file)
                    .arg(one.line)
                    .arg(QLatin1String(one.code), one.source.left(60), one.found, one.wanted);
    return text;
}

inline QStringList codesOf(const i18n::Findings& findings)
{
    QStringList codes;
    for (const i18n::Finding& one : findings)
        codes += QLatin1String(one.code);
    codes.removeDuplicates();
    return codes;
}

} // namespace merlon::test
