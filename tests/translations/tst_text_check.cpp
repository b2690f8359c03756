// Words of the term base, signs and plural forms in a translation.

#include "support_i18n.h"
#include "support_main.h"

#include <algorithm>

namespace tst_text_check
{

using namespace merlon;

class TestTextCheck : public QObject
{
    Q_OBJECT

private:
    test::Books books_;

    i18n::Findings found(const QString& language, const QString& english, const QStringList& forms) const
    {
        return checkFile(test::fileOf(language, english, forms), books_.glossary, books_.languages);
    }

private slots:
    void wordsOfAText()
    {
        QStringList words;
        for (const i18n::Word& one : i18n::wordsOf("&Apri l’esagono {hex}: <b>1.42a</b>, siege.ruling.led-horse"))
            words += one.text;
        QCOMPARE(words, (QStringList{"apri", "l", "esagono", "1", "42a"}));
    }

    void aForbiddenWord()
    {
        const auto findings = found("it", "Corners:", {"Angoli:"});
        QCOMPARE(test::codesOf(findings), (QStringList{"never"}));
        QCOMPARE(findings.front().found, QString("angoli")); // its plural
        QCOMPARE(findings.front().wanted, QString("vertice"));
    }

    void aWordThatIsRightForAnotherThing()
    {
        QCOMPARE(test::told(found("es", "the ladder", {"la escala"})), QString());
        QCOMPARE(test::codesOf(found("es", "the stairs", {"la escala"})), (QStringList{"never", "term"}));
    }

    void aThingWithoutItsWord()
    {
        const auto findings = found("fr", "The besiegers win.", {"Les attaquants gagnent."});
        QCOMPARE(test::codesOf(findings), QStringList{"term"});
        QCOMPARE(findings.front().wanted, QString("assiégeant"));
        QCOMPARE(test::told(found("fr", "The besiegers win.", {"Les assiégeants gagnent."})), QString());
    }

    void theLongerTermCounts()
    {
        QCOMPARE(test::told(found("it", "The siege tower stands.", {"La torre d’assedio è ferma."})), QString());
    }

    void anotherSystemsWord()
    {
        i18n::TextFile file = test::fileOf("it", "The event", {"L’evento"}, "centuria");
        QCOMPARE(test::told(checkFile(file, books_.glossary, books_.languages)), QString());
    }

    void signs_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("code");
        QTest::newRow("straight apostrophe") << "it"
                                             << "Free"
                                             << "L'altro"
                                             << "typography";
        QTest::newRow("no space") << "fr"
                                  << "Free:"
                                  << "Libre:"
                                  << "typography";
        QTest::newRow("a space that breaks") << "fr"
                                             << "Free:"
                                             << "Libre :"
                                             << "typography";
        QTest::newRow("three points") << "es"
                                      << "Free…"
                                      << "Libre..."
                                      << "typography";
        QTest::newRow("two spaces") << "es"
                                    << "So free"
                                    << "Tan  libre"
                                    << "typography";
        QTest::newRow("no question mark before") << "es"
                                                 << "Free?"
                                                 << "Libre?"
                                                 << "typography";
        QTest::newRow("full stop lost") << "it"
                                        << "Free."
                                        << "Libero"
                                        << "end";
        QTest::newRow("an accent of its own") << "it"
                                              << "So free" << QStringLiteral("Cosi\u0300 libero") << "lookalike";
        QTest::newRow("accelerator lost") << "it"
                                          << "&Free"
                                          << "Libero"
                                          << "accelerator";
    }
    void signs()
    {
        QFETCH(QString, language);
        QFETCH(QString, english);
        QFETCH(QString, text);
        QFETCH(QString, code);
        QCOMPARE(test::codesOf(found(language, english, {text})), QStringList{code});
    }

    void signsThatAreRight()
    {
        QCOMPARE(test::told(found("fr", "&Free: why?", {QString("&Libre\u00a0: pourquoi\u00a0?")})), QString());
        QCOMPARE(test::told(found("es", "Why free?", {"¿Por qué libre?"})), QString());
        QCOMPARE(test::told(found("it", "Free...", {"L’altro…"})), QString());
    }

    void englishThatNobodySays_data()
    {
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("better");
        const auto row = [](const char* english, const char* better)
        { QTest::newRow(english) << QString::fromUtf8(english) << QString::fromUtf8(better); };
        row("The die that fell on the table", "rolled");
        row("{name} has shot a ballista.", "fires");
        row("An attack by {by} may name a target.", "declare");
        row("Within {radius} hexes of {hex}, what is lower is looked over.", "ignored");
        row("{name} works the winch in step 5 of a phase of the own side.", "own side");
        row("Each is attacked by himself.", "separately");
        row("{name} has come round.", "recovers");
        row("A retreat is owed.", "due");
        row("How one wins", "victory");
        row("{name} may not retreat so.", "like that");
        row("%1 is there already. Write it over?", "overwrite");
        row("Mend all safe ones", "fix");
        row("%1 keeps the order; %2 asks anew.", "again");
        row("Selects the hexes that hang together.", "connected");
        row("Take it out, or take the other one out.", "remove");
        row("Makes again what was taken back.", "undone");
        row("Select nothing", "clear");
        row("Next found", "find next");
        row("'%1' is one too many.", "unexpected");
        row("There is no verb '%1'.", "unknown");
        row("a fault of the program", "internal");
        row("{found} is not a word for '{key}'", "invalid");
        row("Hexes flat on top", "flat-topped");
        row("Write over it all the same?", "anyway");
        row("Merlon did not end well.", "unexpectedly");
        row("Lines that come out otherwise get a mark.", "another result");
        row("What is odd about the file", "problems");
        row("Keeps what came of it.", "result");
        row("The second map begins so many hexes further.", "number");
        row("Names hexes by the names of before.", "old");
        row("Meant so?", "continue");
        row("Without it: nearest to 0.", "default");
        row("The rules say something else of it today.", "differently");
        row("must be one short word, here is {found}", "not {found}");
        row("A map has 1 to {most} columns, and as many rows.", "range");
        row("The window takes the whole screen, or no more.", "no longer");
        row("how far the translations are", "progress");
    }
    void englishThatNobodySays()
    {
        QFETCH(QString, english);
        QFETCH(QString, better);
        const auto findings = found("en", english, {english});
        QVERIFY2(test::codesOf(findings).contains("wording"), qUtf8Printable(test::told(findings)));
        QVERIFY(std::ranges::any_of(findings, [&](const auto& one) { return one.wanted.contains(better); }));
    }

    void englishSigns()
    {
        const auto codes = [this](const QString& text) { return test::codesOf(found("en", text, {text})); };
        QCOMPARE(codes("the map's edge"), QStringList{"typography"});
        QCOMPARE(codes("the the map"), QStringList{"typography"});
        QCOMPARE(codes("see siege.ruling.heights"), QStringList{"id"});
        QCOMPARE(codes("{name} stands at {hex}."), QStringList{"hole"}); // 2015 would be a year
        QCOMPARE(codes("Hex {hex} is on fire: “{name}” stands on hex {hex}, 'map' as files have it."), QStringList());
    }

    /// A link with a title stands there in rule texts, and stories speak as they like.
    void whereIdsAndTurnsMayStand()
    {
        i18n::TextFile file = test::fileOf("en", "see siege.ruling.heights", {"see siege.ruling.heights"});
        file.messages.front().comment = "siege.1.1a/text";
        QCOMPARE(test::told(checkFile(file, books_.glossary, books_.languages)), QString());
        file = test::fileOf("en", "He asks anew.", {"He asks anew."});
        file.story = true;
        QCOMPARE(test::told(checkFile(file, books_.glossary, books_.languages)), QString());
    }

    void onePersonOnly()
    {
        QCOMPARE(test::codesOf(found("it", "Choose a file.", {"Scegliete un file."})), QStringList{"wording"});
        QCOMPARE(test::codesOf(found("es", "Choose your file.", {"Elija tu archivo."})), QStringList{"wording"});
        QCOMPARE(test::codesOf(found("fr", "Choose your file.", {"Choisissez ton fichier."})), QStringList{"wording"});
    }

    void plurals()
    {
        QCOMPARE(test::told(found("it", "%n pear(s)", {"%n pera", "%n pere"})), QString());
        QCOMPARE(test::codesOf(found("it", "%n pear(s)", {"%n pera", "%n pera"})), QStringList{"plural"});
        QCOMPARE(test::codesOf(found("it", "%n pear(s)", {"una pera", "alcune pere"})), QStringList{"plural"});
        QCOMPARE(test::codesOf(found("it", "%n pear(s)", {"%n pera", ""})), (QStringList{"plural"}));
    }

    void exemptions()
    {
        const auto findings = found("it", "Corners:", {"Angoli:"});
        i18n::Exemption fitting;
        fitting.code = "never";
        fitting.language = "it";
        fitting.term = "corner";
        fitting.form = "angoli";
        fitting.reason = "of a sheet of paper";
        QVERIFY(i18n::withoutExempted(findings, {"planted.yaml", {fitting}}, {"it"}).empty());
        i18n::Exemption silent = fitting;
        silent.reason.clear();
        QCOMPARE(test::codesOf(i18n::withoutExempted(findings, {"planted.yaml", {silent}}, {"it"})),
                 QStringList{"exemption"});
        QCOMPARE(test::codesOf(i18n::withoutExempted({}, {"planted.yaml", {fitting}}, {"it"})),
                 QStringList{"exemption"});
        QVERIFY(i18n::withoutExempted({}, {"planted.yaml", {fitting}}, {"es"}).empty());
        fitting.unsaid = true; // but the English says the term
        QCOMPARE(i18n::withoutExempted(findings, {"planted.yaml", {fitting}}, {"es"}).size(), findings.size());
    }

    void whatShipsIsRead()
    {
        QVERIFY(books_.faults.empty());
        QVERIFY(books_.glossary.terms.size() > 300);
        for (const char* language : {"it", "es", "fr"})
            QVERIFY(!books_.glossary.never.value(language).owners.empty());
    }
};

LIST_TEST(TestTextCheck)

} // namespace tst_text_check

#include "tst_text_check.moc"
