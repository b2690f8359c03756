// What is told of files, in four languages: every sentence is translated with all its holes, and nothing that
// `merlonctl validate` says of broken files is left in English.

#include "support_ctl.h"
#include "support_main.h"
#include "support_places.h"

#include "app/language/language.h"
#include "tell.h"
#include "translations/diagnostics.h"
#include "translations/language_name.h"

#include <QDir>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>

namespace tst_diagnostics
{

using namespace merlon;

namespace
{

QString fromView(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString marker(std::string_view hole)
{
    return '<' + fromView(hole) + '>';
}

/// With the name of each hole in it.
yaml::Message marked(const yaml::Sentence& sentence)
{
    yaml::Message message{&sentence, {}};
    for (const auto hole : sentence.holes)
        message.arguments.emplace_back(marker(hole).toStdString());
    return message;
}

QString said(const yaml::Sentence& sentence, const QString& language)
{
    app::useLanguage(language);
    return words::sentence(marked(sentence));
}

/// Words that two languages share.
bool mayBeEnglish(const yaml::Sentence& sentence, const QString& language)
{
    const QStringList shared{"es line/error", "fr structure", "fr option", "fr zone", "it area"};
    if (QString text = fromView(sentence.text);
        !text.remove(QRegularExpression("\\{[a-z]+\\}")).contains(QRegularExpression("[a-z]")))
        return true; // nothing but holes
    return shared.contains(language + ' ' + fromView(sentence.id));
}

/// What stands between its holes, where that is long enough to be known again and other languages do not say the same.
QStringList tellTales(const yaml::Sentence& sentence, const QString& language)
{
    QStringList tales;
    const QString translated = said(sentence, language);
    for (const QString& piece : said(sentence, "en").split(QRegularExpression("<[a-z]+>")))
        if (const QString tale = piece.trimmed(); tale.size() >= 8 && tale.contains(' ') && !translated.contains(tale))
            tales += tale;
    return tales;
}

QString quotedForCpp(std::string_view text)
{
    return '"' + fromView(text).replace('\\', "\\\\").replace('"', "\\\"") + '"';
}

} // namespace

class TestDiagnostics : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { app::useLanguage("en"); }

    void everySentenceIsTranslatedWithItsHoles_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString& language : words::languages())
            QTest::newRow(qPrintable(language)) << language;
    }

    void everySentenceIsTranslatedWithItsHoles()
    {
        QFETCH(const QString, language);
        for (const yaml::Sentence* sentence : tell::sentences)
        {
            const QString text = said(*sentence, language);
            QString english = fromView(sentence->text);
            for (const auto hole : sentence->holes)
            {
                QVERIFY2(text.contains(marker(hole)), qPrintable(text));
                QVERIFY2(!text.contains('{' + fromView(hole) + '}'), qPrintable(text));
                english.replace('{' + fromView(hole) + '}', marker(hole));
            }
            const bool same = text == english;
            QVERIFY2(same == (language == "en") || mayBeEnglish(*sentence, language), qPrintable(text));
        }
    }

    /// A sentence without translation is then counted by `merlonctl i18n status`, which `./check` asks.
    void lupdateFindsEverySentence()
    {
        const QString source = test::contentOf(test::inBuild(u"generated/diagnostics_strings.cpp"));
        QVERIFY(!source.isEmpty());
        for (const yaml::Sentence* sentence : tell::sentences)
        {
            const QString entry = QString("QT_TRANSLATE_NOOP3(\"Diagnostics\", %1, %2)")
                                      .arg(quotedForCpp(sentence->text), quotedForCpp(sentence->id));
            QVERIFY2(source.contains(entry), qPrintable(entry));
        }
    }

    void whatStandsInAHoleIsNotFilled()
    {
        const yaml::Message message = tell::unknown_option{.name = "{suggestion}", .suggestion = "%1"};
        QCOMPARE(words::sentence(message), QString("there is no option {suggestion}%1"));
    }

    void partsAreTranslatedWithinASentence()
    {
        app::useLanguage("it");
        const yaml::Message message = tell::type_text{.what = "hex", .found = tell::a_list{}};
        QCOMPARE(words::sentence(message), QString("hex: serve un testo, non un elenco"));
        QCOMPARE(words::toText(yaml::diagnostic(yaml::Severity::Warning, "a%2.yaml", message, 3, 4)),
                 QString("a%2.yaml:3:4: avvertimento: hex: serve un testo, non un elenco [type]"));
    }

    void brokenFilesAreToldInOneLanguage_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"it", "es", "fr"})
            QTest::newRow(language) << language;
    }

    void brokenFilesAreToldInOneLanguage()
    {
        QFETCH(const QString, language);
        QTemporaryDir desk;
        const QString folder = test::inSource(u"tests/core/io/broken");
        QStringList files{desk.path(), "missing.map.yaml", test::orders, test::playedJournal};
        for (const QString& name : QDir(folder).entryList({"*.yaml"}))
            files += folder + '/' + name;
        QVERIFY(files.size() > 20);
        const auto ran = test::ctl(QStringList{"validate", "--lang", language} + files, desk.path());
        QCOMPARE(ran.status, 1);
        const QString err = ran.err;
        QVERIFY(err.count('\n') > files.size());
        for (const yaml::Sentence* sentence : tell::sentences)
            for (const QString& tale : tellTales(*sentence, language))
                QVERIFY2(!err.contains(tale), qPrintable(tale));
    }
};

LIST_TEST(TestDiagnostics)

} // namespace tst_diagnostics

#include "tst_diagnostics.moc"
