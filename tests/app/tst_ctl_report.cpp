// merlonctl report: the story of a game as a file.

#include "support_ctl.h"
#include "support_main.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

namespace tst_ctl_report
{

using namespace merlon;
using test::contentOf;
using test::ctl;
using test::Ran;

class TestCtlReport : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> desk_;

    QString at(const QString& name) const { return desk_->filePath(name); }
    Ran report(const QStringList& more) const
    {
        return ctl(QStringList{"report", "norman-gate.scenario.yaml"} + more, desk_->path());
    }

private slots:
    void init()
    {
        desk_ = std::make_unique<QTemporaryDir>();
        for (const char* name : {"norman-gate.scenario.yaml", "norman-gate.map.yaml", "played.journal.yaml"})
            QVERIFY(QFile::copy(test::castle + '/' + QString(name), at(name)));
    }

    void itTellsTheJournalBesideTheScenario()
    {
        QVERIFY(QFile::rename(at("played.journal.yaml"), at("norman-gate.scenario.yaml.journal.yaml")));
        const QByteArray before = contentOf(at("norman-gate.scenario.yaml.journal.yaml"));
        const Ran ran = report({"-o", "castle.md"});
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.err, QByteArray());
        QCOMPARE(ran.out, QByteArray("castle.md: report written\n"));
        QVERIFY(contentOf(at("castle.md")).startsWith("# Battle report: The Norman gate\n"));
        QCOMPARE(contentOf(at("norman-gate.scenario.yaml.journal.yaml")), before);
    }

    void theLinesAloneOrInProse()
    {
        QCOMPARE(report({"-o", "lines.md", "--lines", "--journal", "played.journal.yaml"}).status, 0);
        QCOMPARE(report({"-o", "story.md", "--journal", "played.journal.yaml"}).status, 0);
        const QByteArray told = "**Garrison of Aberwen.** ";
        QVERIFY(!contentOf(at("lines.md")).contains(told));
        QVERIFY(contentOf(at("story.md")).contains(told));
    }

    void anotherJournalIsNamed()
    {
        for (const char* name : {"castle.html", "castle.PDF", "castle.md"})
        {
            const Ran ran = report({"-o", name, "--journal", "played.journal.yaml", "--quiet"});
            QVERIFY2(ran.status == 0, ran.err.constData());
            QCOMPARE(ran.out + ran.err, QByteArray());
            QVERIFY(QFile(at(name)).size() > 1000);
        }
        QVERIFY(contentOf(at("castle.PDF")).startsWith("%PDF-"));
        QVERIFY(contentOf(at("castle.html")).startsWith("<!DOCTYPE html>"));
    }

    void aMoveNamesWhoIsLed()
    {
        const QString played = test::inSource(u"scenarios/rochelaure-relief/played.journal.yaml");
        QCOMPARE(ctl({"report", played, "-o", at("relief.md")}).status, 0);
        QVERIFY(contentOf(at("relief.md")).contains("Peire moves to hex 0214, leading Roussel."));
    }

    void theLanguageIsTheReaders()
    {
        QCOMPARE(report({"-o", "castle.md", "--journal", "played.journal.yaml", "--lang", "it"}).status, 0);
        QVERIFY(contentOf(at("castle.md")).contains("La porta normanna"));
    }

    void withoutAJournalItSaysSo()
    {
        const Ran ran = report({"-o", "castle.html"});
        QCOMPARE(ran.status, 1);
        QVERIFY2(ran.err.contains("no journal") && ran.err.contains("norman-gate.scenario.yaml.journal.yaml"),
                 ran.err.constData());
        QVERIFY(!QFile::exists(at("castle.html")));
        QCOMPARE(report({"-o", "castle.html", "--journal", "none.yaml"}).status, 1);
    }

    void anEmptyJournalIsAReportTooOfAGameThatHasNotBegun()
    {
        const QByteArray played = contentOf(at("played.journal.yaml"));
        test::write(at("empty.yaml"), played.left(played.indexOf("---")));
        QCOMPARE(report({"-o", "castle.md", "--journal", "empty.yaml"}).status, 0);
        QVERIFY(contentOf(at("castle.md")).contains("Nothing has happened yet"));
    }

    void wrongUsage()
    {
        for (const QStringList& more : {QStringList{}, {"-o", "castle.txt"}, {"-o", "html"}})
            QCOMPARE(report(more).status, 2);
        QCOMPARE(ctl({"report", "-o", "castle.md"}).status, 2);
    }

    void aFileThatCannotBeWrittenIsSaidAndTheOneBeforeStays()
    {
        const Ran ran = report({"-o", "no/such/castle.html", "--journal", "played.journal.yaml"});
        QCOMPARE(ran.status, 1);
        QVERIFY2(ran.err.contains("cannot be written"), ran.err.constData());
        QByteArray broken = contentOf(at("played.journal.yaml")).replace("n: 7\n", "n: 9\n");
        test::write(at("broken.yaml"), broken);
        test::write(at("castle.md"), "before");
        QCOMPARE(report({"-o", "castle.md", "--journal", "broken.yaml"}).status, 1);
        QCOMPARE(contentOf(at("castle.md")), QByteArray("before"));
    }
};

LIST_TEST(TestCtlReport)

} // namespace tst_ctl_report

#include "tst_ctl_report.moc"
