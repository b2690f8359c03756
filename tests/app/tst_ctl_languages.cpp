// merlonctl in four languages: nothing of what people read is left in English, wherever --lang stands.

#include "support_ctl.h"
#include "support_main.h"
#include "support_places.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest>

#include <fcntl.h>
#include <unistd.h>

namespace tst_ctl_languages
{

using namespace merlon;
using test::Ran;

namespace
{

const QStringList verbs{"validate", "format", "render", "judge", "line", "orders", "replay", "report", "rules", "i18n"};

const QString map = "norman-gate.map.yaml";
const QString scenario = "norman-gate.scenario.yaml";

void intoFullDisk()
{
    dup2(open("/dev/full", O_WRONLY), STDOUT_FILENO);
}

/// In a folder of its own, with what ships and what is wrong there: names of files are the same each time.
Ran run(const QStringList& arguments, const std::function<void()>& prepare = {})
{
    const QTemporaryDir desk;
    for (const QString& name : QDir(test::castle).entryList(QDir::Files))
        QFile::copy(test::castle + '/' + name, desk.filePath(name));
    test::write(desk.filePath("loose.map.yaml"),
                test::contentOf(test::castleMap).replace("id: norman-gate", "id:   norman-gate"));
    QByteArray bent = test::contentOf(test::playedJournal);
    test::write(desk.filePath("bent.journal.yaml"), bent.replace(bent.indexOf("legal: true"), 11, "legal: false"));
    test::write(desk.filePath("wants.yaml"), "- effects: []\n  note: Il tempo è bello\n- shoot: {by: alric}\n");
    return test::ctl(arguments, desk.path(), prepare);
}

qsizetype wordsIn(const QString& text)
{
    static const QRegularExpression word("\\b\\p{L}{2,}\\b");
    qsizetype count = 0;
    for (auto found = word.globalMatch(text); found.hasNext(); found.next())
        ++count;
    return count;
}

/// What is said between the holes of the English sentences of merlonctl, where it is long enough to be known again.
QStringList readEnglish()
{
    QXmlStreamReader xml(test::contentOf(test::inSource(u"translations/merlon_it.ts")));
    static const QRegularExpression hole("%\\d|%n|\\(s\\)|\\n");
    QStringList all{"Unknown option", "Missing value", "Unexpected value", "Options:"};
    QString context;
    while (!xml.atEnd())
    {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == u"name")
            context = xml.readElementText();
        else if (xml.isStartElement() && xml.name() == u"source" && (context == "merlonctl" || context == "system"))
            for (const QString& part : xml.readElementText().split(hole))
                if (wordsIn(part) > 2)
                    all += part.simplified();
    }
    return all;
}

/// What is typed as it stands.
bool maybeEnglish(const QString& line)
{
    return line.trimmed().startsWith("merlonctl ") || wordsIn(line) < 3;
}

} // namespace

class TestCtlLanguages : public QObject
{
    Q_OBJECT

private:
    void mustNotBeEnglish(const QStringList& arguments, const std::function<void()>& prepare = {})
    {
        const Ran english = run(arguments, prepare);
        static const QStringList sentences = readEnglish();
        const QString original = QString::fromUtf8(english.out + english.err);
        for (const QString language : {"it", "es", "fr"})
        {
            const Ran ran = run(QStringList{"--lang", language} + arguments, prepare);
            QCOMPARE(ran.status, english.status);
            QString said = QString::fromUtf8(ran.out + ran.err);
            const QStringList lines = said.split('\n');
            for (const QString& line : original.split('\n'))
                QVERIFY2(maybeEnglish(line) || !lines.contains(line), qPrintable(language + ": " + line));
            said = said.simplified();
            for (const QString& sentence : sentences)
                QVERIFY2(!said.contains(sentence), qPrintable(language + ": " + sentence));
        }
    }

private slots:
    void nothingIsEnglish_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const auto row = [](const QStringList& arguments)
        { QTest::newRow(qPrintable(arguments.join(' '))) << arguments; };
        row({});
        row({"--help"});
        row({"vaildate", map});
        row({"help", "vaildate"});
        for (const QString& verb : verbs)
        {
            row({verb});
            row({verb, "--help"});
            row({"help", verb});
            row({verb, "--hurry"});
            row({verb, "--hurry", "--worry"});
            row({verb, "--format"});
            row({verb, "--quiet=yes"});
            row({verb, "--format", "json"});
        }
        row({"rules", "siege", "play"});
        row({"judge", scenario});
        for (const QStringList& more : {QStringList{"--dice", "x"},
                                        {"--seed", "x"},
                                        {"--edition", "german"},
                                        {"--keep", "--edition", "french"},
                                        {"--seed", "7"},
                                        {"--seed", "7", "--keep"},
                                        {"--strict"}})
            row(QStringList{"judge", scenario, "--orders", "orders.yaml"} + more);
        row({"judge", scenario, "--orders", "wants.yaml"});
        row({"line", map, "A1", "D7"});
        row({"line", map, "A1", "ZZ99"});
        row({"line", map, "A1", "A1"});
        row({"line", scenario, "A1", "D7", "--with", "spoon"});
        row({"validate", map, scenario, "orders.yaml"});
        row({"format", "loose.map.yaml"});
        row({"format", "--check", "loose.map.yaml"});
        row({"replay", "played.journal.yaml"});
        row({"replay", "bent.journal.yaml"});
        row({"report", scenario, "-o", "castle.md"});
        row({"report", scenario, "-o", "castle.txt"});
        row({"report", scenario, "-o", "no/such/folder.md", "--journal", "played.journal.yaml"});
        row({"report", scenario, "-o", "castle.md", "--journal", "played.journal.yaml"});
        row({"rules"});
        row({"rules", "siege.1.42a"});
        row({"rules", "siege.99"});
        row({"orders"});
        row({"orders", "chess"});
        row({"orders", "siege", "castle"});
        row({"i18n", "status"});
        row({"i18n", "progress"});
        row({"i18n", "status", "--dir", "."});
        row({"render", map, "-o", "castle.svg"});
        for (const QStringList& more : {QStringList{"-o", "castle.gif"},
                                        {"-o", "no/such/folder.svg"},
                                        {"-o", "castle.pdf", "--page", "B17"},
                                        {"-o", "castle.svg", "--layers", "sky"},
                                        {"-o", "castle.svg", "--width", "7"},
                                        {"-o", "castle.svg", "--scale", "0"},
                                        {"-o", "castle.png", "--scale", "1000000"},
                                        {"-o", "castle.png", "--scale", "1000", "--width", "60001"}})
            row(QStringList{"render", map} + more);
    }

    void nothingIsEnglish()
    {
        QFETCH(const QStringList, arguments);
        mustNotBeEnglish(arguments);
    }

    void resultsThatAreLost() { mustNotBeEnglish({"rules"}, intoFullDisk); }

    void aRuleCallsOthersByTheirTitles()
    {
        const QString said = QString::fromUtf8(run({"rules", "siege.1.44e", "--lang", "fr"}).out);
        QVERIFY2(said.contains(QStringLiteral(u"voir \u00ab\u00a0")), qPrintable(said));
        QVERIFY2(!said.contains("(voir siege."), qPrintable(said));
    }

    void whereLangStandsIsAllOne()
    {
        const QByteArray help = run({"--lang", "it", "judge", "--help"}).out;
        QVERIFY2(help.contains("Esempi:"), help.constData());
        for (const QStringList& arguments : {QStringList{"judge", "--lang", "it", "--help"},
                                             {"judge", "--help", "--lang", "it"},
                                             {"judge", "--help", "--lang=it"},
                                             {"help", "judge", "--lang", "it"},
                                             {"--lang=it", "--help", "judge"}})
            QCOMPARE(run(arguments).out, help);
        QVERIFY(run({"judge", "--hurry", "--lang", "it"}).err.contains("uso: merlonctl judge"));
        QVERIFY(run({"render", "--lang", "it", map, "-o", "castle.png"}).out.contains("immagine scritta"));
        QVERIFY(run({"--lang", "it", "render", map, "-o", "castle.png"}).out.contains("immagine scritta"));
    }

    void whatProgramsReadIsTheSameInAllLanguages()
    {
        for (const QStringList& arguments :
             {QStringList{"orders"}, {"replay", "bent.journal.yaml"}, {"i18n", "status"}, {"line", map, "A1", "D7"}})
        {
            const QStringList yaml = arguments + QStringList{"--format", "yaml"};
            QByteArray english = run(yaml).out;
            QByteArray french = run(QStringList{"--lang", "fr"} + yaml).out;
            if (arguments.front() == "line") // its verdict has sentences
            {
                english.truncate(english.indexOf("verdict:"));
                french.truncate(french.indexOf("verdict:"));
            }
            QVERIFY(!english.isEmpty());
            QCOMPARE(french, english);
        }
    }

    void oneAndMany()
    {
        const auto kept = [](const char* language, const QByteArray& lines)
        {
            const QTemporaryDir desk;
            for (const QString& name : {map, scenario})
                QFile::copy(test::castle + '/' + name, desk.filePath(name));
            test::write(desk.filePath("orders.yaml"), lines);
            return test::ctl({"judge", scenario, "--orders", "orders.yaml", "--keep", "--lang", language}, desk.path())
                .out;
        };
        QVERIFY(kept("it", "- end_phase: {}\n").contains("1 su 1 ordine\n"));
        QVERIFY(kept("it", "- end_phase: {}\n- end_phase: {}\n").contains("2 su 2 ordini\n"));
        QVERIFY(kept("es", "- end_phase: {}\n").contains("1 de 1 orden\n"));
        QVERIFY(kept("fr", "- end_phase: {}\n- end_phase: {}\n").contains("2 sur 2 ordres\n"));
    }
};

LIST_TEST(TestCtlLanguages)

} // namespace tst_ctl_languages

#include "tst_ctl_languages.moc"
