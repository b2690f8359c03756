#include "app/ctl/i18n_check.h"

#include "translations/exemptions.h"
#include "translations/scenario_texts.h"
#include "translations/words.h"

#include <QFileInfo>

namespace merlon::ctl
{
namespace
{

using i18n::Finding;
using i18n::Findings;

QString saidOfExemption(const Finding& finding)
{
    if (finding.wanted.isEmpty())
        return Text::tr("this exemption gives no reason");
    return Text::tr("this exemption is no longer needed; remove it");
}

QString saidOfHole(const Finding& finding)
{
    if (finding.found.isEmpty())
        return Text::tr("%1 is missing").arg(finding.wanted);
    if (finding.wanted.isEmpty())
        return Text::tr("the English has no %1").arg(finding.found);
    return QString("%1: %2").arg(finding.found, finding.wanted);
}

QString inOneLine(QString text)
{
    return text.replace('\n', "\\n");
}

/// What is wrong, and the words to write.
QString said(const Finding& finding)
{
    const QLatin1String code(finding.code);
    if (code == QLatin1String("never"))
        return Text::tr("not “%1” but “%2” (%3)").arg(finding.found, finding.wanted, finding.term);
    if (code == QLatin1String("term"))
        return Text::tr("“%1” is missing (%2)").arg(finding.wanted, finding.term);
    if (code == QLatin1String("end"))
        return Text::tr("ends with “%1”, the English with “%2”").arg(finding.found, finding.wanted);
    if (code == QLatin1String("beginning"))
        return Text::tr("begins with “%1”, the English with “%2”")
            .arg(inOneLine(finding.found), inOneLine(finding.wanted));
    if (code == QLatin1String("twice"))
        return Text::tr("%1 appears more often than in the English").arg(finding.found);
    if (code == QLatin1String("entity"))
        return Text::tr("%1 is shown as it is written; type the character itself").arg(finding.found);
    if (code == QLatin1String("unseen"))
        return Text::tr("an invisible character; remove it: %1").arg(finding.found);
    if (code == QLatin1String("lookalike"))
        return Text::tr("%1 only looks like “%2”; type that").arg(finding.found, finding.wanted);
    if (code == QLatin1String("wording"))
        return Text::tr("not “%1” but “%2”", "wording").arg(finding.found, finding.wanted);
    if (code == QLatin1String("id"))
        return Text::tr("readers cannot know this id; say what it is called: %1").arg(finding.found);
    if (code == QLatin1String("accelerator"))
        return Text::tr("does not have the same number of & as the English: %1").arg(finding.found);
    if (code == QLatin1String("plural"))
        return Text::tr("a plural form is missing, lacks %n or is the same as the other: %1").arg(finding.found);
    if (code == QLatin1String("typography"))
        return QString("“%1”: %2").arg(finding.found, finding.wanted);
    return code == QLatin1String("exemption") ? saidOfExemption(finding) : saidOfHole(finding);
}

void show(const Finding& finding, bool yaml)
{
    const auto quoted = [](const QString& text) { return QString::fromStdString(inQuotes(text.toStdString())); };
    const QString code = QString::fromLatin1(finding.code);
    if (yaml)
    {
        out(QString("- {file: %1, line: %2, code: %3").arg(quoted(finding.file), QString::number(finding.line), code));
        out(QString(", language: %1, context: %2").arg(quoted(finding.language), quoted(finding.context)));
        out(QString(", source: %1, term: %2").arg(quoted(finding.source), quoted(finding.term)));
        out(QString(", found: %1, wanted: %2}\n").arg(quoted(finding.found), quoted(finding.wanted)));
        return;
    }
    QStringList what;
    if (!finding.context.isEmpty())
        what += finding.context;
    if (!finding.source.isEmpty())
        what += '"' + QString(finding.source).replace('\n', ' ') + '"';
    what += said(finding);
    out(Text::tr("%1:%2: error: %3 [%4]", "a file, a line of it, what is wrong there and its code")
            .arg(finding.file, QString::number(finding.line), what.join(words::listWord("colon")), code) +
        '\n');
}

struct Books
{
    i18n::Languages languages;
    i18n::Glossary glossary;
    i18n::Exemptions exemptions;
};

Books readBooks(const QString& glossary, yaml::Diagnostics& faults)
{
    const QString folder = QFileInfo(glossary).path();
    Books books;
    books.languages = i18n::readLanguages(folder + "/languages.yaml", faults);
    books.glossary = i18n::readGlossary(glossary, books.languages, faults);
    books.exemptions = i18n::readExemptions(folder + "/exemptions.yaml", faults);
    return books;
}

/// The .ts files, the English that they translate, and the scenarios.
std::vector<i18n::TextFile> readTexts(const QStringList& tsFiles, const QStringList& scenarios,
                                      yaml::Diagnostics& faults)
{
    std::vector<i18n::TextFile> files;
    bool english = false;
    for (const QString& path : tsFiles)
    {
        auto file = i18n::readTs(path);
        if (!file)
        {
            faults.push_back(file.error());
            continue;
        }
        if (file->language != "en" && !english)
        {
            files.push_back(sourcesOf(*file));
            english = true;
        }
        files.push_back(std::move(*file));
    }
    for (const QString& path : scenarios)
        for (i18n::TextFile& part : i18n::readScenarioTexts(path, faults))
            files.push_back(std::move(part));
    return files;
}

} // namespace

int checkTranslations(const Command& command, const QStringList& tsFiles)
{
    yaml::Diagnostics faults;
    const Books books = readBooks(command.value("glossary"), faults);
    const auto files = readTexts(tsFiles, command.files().mid(1), faults);
    report(faults, command.quiet());
    Findings findings;
    QStringList languages;
    for (const i18n::TextFile& file : files)
    {
        languages += file.language;
        for (Finding& one : checkFile(file, books.glossary, books.languages))
            findings.push_back(std::move(one));
    }
    findings = withoutExempted(findings, books.exemptions, languages);
    for (const Finding& one : findings)
        show(one, command.yaml());
    return findings.empty() && !yaml::hasErrors(faults) ? AllWell : BadInput;
}

} // namespace merlon::ctl
