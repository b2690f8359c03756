// Sentences with a hole, filled with names that begin with a vowel or an article, hex numbers, maps without a title.

#include "support_i18n.h"
#include "support_main.h"

namespace tst_holes
{

using namespace merlon;

class TestHoles : public QObject
{
    Q_OBJECT

private:
    test::Books books_;

    QStringList found(const QString& language, const QString& english, const QStringList& forms) const
    {
        const i18n::TextFile file = test::fileOf(language, english, forms);
        return test::codesOf(
            checkHoles({file, file.messages.front(), file.messages.front().forms.front()}, books_.languages));
    }

private slots:
    void initTestCase() { QVERIFY(books_.faults.empty()); }

    void eachIsFilledWithAwkwardValues()
    {
        const i18n::TextFile file = test::fileOf("it", "{by} shoots at {at}", {"{by} tira contro {at}"});
        const auto all =
            filledAwkwardly({file, file.messages.front(), file.messages.front().forms.front()}, books_.languages);
        QStringList texts;
        for (const i18n::Filled& one : all)
            texts += one.text;
        QVERIFY(texts.contains("Aldith tira contro Aldith"));
        QVERIFY(texts.contains("un cavallo senza cavaliere tira contro un cavallo senza cavaliere"));
    }

    void whatFightsAHole_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("text");
        const auto row = [](const char* language, const char* english, const char* text)
        { QTest::newRow(text) << language << english << text; };
        row("it", "{shooter} misses {target}", "{shooter} non colpisce il {target}");
        row("it", "the shot at {target}", "il tiro a {target}");
        row("it", "the phase of {force}", "la fase di {force}");
        row("it", "{shooter} and {target}", "{shooter} e {target}");
        row("it", "{name} is dead.", "{name} è morto.");
        row("es", "the phase of {force}", "la fase del {force}");
        row("es", "Drawing %1…", "Se dibuja el %1…");
        row("es", "{shooter} and {target}", "{shooter} y {target}");
        row("es", "{shooter} or {target}", "{shooter} o {target}");
        row("es", "At {hex} stands {blocker}.", "En {hex} está {blocker}.");
        row("es", "{name} is stunned.", "{name} está aturdido.");
        row("fr", "the phase of {force}", "la phase de {force}");
        row("fr", "the phase of {force}", "la phase du {force}");
        row("fr", "to {force}", "à {force}");
        row("fr", "the shot of {shooter}", "le tir de {shooter}");
        row("fr", "{shooter} sees that {target} flees", "{shooter} voit que {target} fuit");
        row("fr", "{name} is stunned.", "{name} est assommé.");
        row("en", "a {shooter}", "a {shooter}");
        row("en", "the {target}", "the {target}");
    }
    void whatFightsAHole()
    {
        QFETCH(QString, language);
        QFETCH(QString, english);
        QFETCH(QString, text);
        QCOMPARE(found(language, english, {text}), QStringList{"hole"});
    }

    void whatFitsAnything_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("text");
        QTest::newRow("it") << "it"
                            << "{shooter} tira contro {target}: fase in corso: {force}.";
        QTest::newRow("es") << "es"
                            << "{shooter} dispara contra {target}. Fase en curso: {force}.";
        QTest::newRow("fr") << "fr"
                            << "{shooter} tire sur {target}. Phase en cours : {force}.";
        QTest::newRow("en") << "en"
                            << "{shooter} shoots at {target}, in the phase of {force}.";
    }
    void whatFitsAnything()
    {
        QFETCH(QString, language);
        QFETCH(QString, text);
        QCOMPARE(found(language, "{shooter} {target} {force}", {text}), QStringList());
    }

    void aHoleLostOrInvented()
    {
        QCOMPARE(found("it", "{by} shoots at {at}", {"{by} tira"}), QStringList{"hole"});
        QCOMPARE(found("it", "{by} shoots", {"{by} tira contro {at}"}), QStringList{"hole"});
        QCOMPARE(found("it", "%n counter(s)", {"una pedina", "%n pedine"}), QStringList());
    }

    void whatShips_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "it", "es", "fr"})
            QTest::newRow(language) << language;
    }
    void whatShips()
    {
        QFETCH(QString, language);
        auto file = i18n::readTs(test::folder + "/merlon_" + (language == "en" ? "it" : language) + ".ts");
        QVERIFY(file);
        if (language == "en")
            file = sourcesOf(*file);
        i18n::Findings findings;
        for (const i18n::Message& message : file->messages)
            for (const QString& form : message.forms)
                for (i18n::Finding& one : checkHoles({*file, message, form}, books_.languages))
                    findings.push_back(std::move(one));
        i18n::Findings left = i18n::withoutExempted(findings, books_.exemptions, {});
        // Only holes are asked about here: most exemptions have nothing to fit.
        std::erase_if(left,
                      [](const i18n::Finding& one) { return QLatin1String(one.code) == QLatin1String("exemption"); });
        QVERIFY2(left.empty(), qPrintable(test::told(left)));
    }
};

LIST_TEST(TestHoles)

} // namespace tst_holes

#include "tst_holes.moc"
