// merlonctl and journals: it writes them as the window does, checks them, and judges them again.

#include "support_ctl.h"
#include "support_main.h"
#include "support_places.h"

#include "core/systems.h"

#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <filesystem>

namespace tst_ctl_journal
{

using namespace merlon;
using test::contentOf;
using test::ctl;
using test::Ran;

namespace
{

const QString landed = test::inSource(u"tests/frozen/landed.journal.yaml");
const QString playedOrders = test::inSource(u"tests/app/played.orders.yaml");

/// From the first entry on, without checksums: what comes before is of the program that wrote it.
QByteArray entriesOf(const QByteArray& journal)
{
    QString entries = QString::fromUtf8(journal.mid(journal.indexOf("\n---\n")));
    return entries.remove(QRegularExpression("^sum: .*\\n", QRegularExpression::MultilineOption)).toUtf8();
}

} // namespace

class TestCtlJournal : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> desk_;

    QString at(const QString& name) const { return desk_->filePath(name); }
    QString scenario() const { return at("norman-gate.scenario.yaml"); }
    QString journal() const { return scenario() + ".journal.yaml"; }
    QString file(const QString& name, const QByteArray& text) const
    {
        test::write(at(name), text);
        return at(name);
    }
    Ran keep(const QByteArray& orders, const QStringList& more = {}) const
    {
        return ctl(QStringList{"judge", scenario(), "--orders", file("orders.yaml", orders), "--keep"} + more);
    }

private slots:
    void init()
    {
        desk_ = std::make_unique<QTemporaryDir>();
        QVERIFY(QFile::copy(test::castleMap, at("norman-gate.map.yaml")));
        QVERIFY(QFile::copy(test::scenario, scenario()));
    }

    void aLinkThatAStrangerLaidIsNotFollowed_data()
    {
        QTest::addColumn<QString>("laid");
        QTest::newRow("the end that is set aside") << ".journal.yaml.cut";
        QTest::newRow("the journal") << ".journal.yaml";
        QTest::newRow("the secrets") << ".secrets.yaml";
    }
    void aLinkThatAStrangerLaidIsNotFollowed()
    {
        QFETCH(const QString, laid);
        const QByteArray torn = "merlon: journal/1\nscenario: norman-gate.scenario.yaml\n; touch owned\n";
        file("norman-gate.scenario.yaml.journal.yaml", torn);
        const QString mine = file("mine", torn);
        QFile::remove(scenario() + laid);
        QVERIFY(QFile::link("mine", scenario() + laid));
        const auto ran = keep("- end_phase: {}\n", {"--seed", "1"});
        QCOMPARE(ran.status, 1);
        QVERIFY2(ran.err.contains("there is a symbolic link there; delete or rename it"), ran.err.constData());
        QCOMPARE(contentOf(mine), torn);
        if (laid == ".journal.yaml")
            QVERIFY(ctl({"report", scenario(), "-o", at("castle.md")}).err.contains("there is a symbolic link there"));
        else
            QCOMPARE(contentOf(journal()), torn);
        QFile::remove(scenario() + laid);
        file("norman-gate.scenario.yaml.journal.yaml", torn);
        QCOMPARE(keep("- end_phase: {}\n", {"--seed", "1"}).status, 0);
    }

    void theJournalThatShipsIsJudgedAsItWas()
    {
        const auto ran = ctl({"replay", test::playedJournal});
        QVERIFY2(ran.status == 0, ran.out.constData());
        QVERIFY2(ran.err.isEmpty(), ran.err.constData());
        QVERIFY2(ran.out.contains("Entries: 90; orders in force: 89; judged differently today: 0"),
                 ran.out.constData());
    }

    void theGamesThatShipGiveEveryOrder()
    {
        QByteArray text;
        QDirIterator all(test::inSource(u"scenarios"), {"*.journal.yaml"}, QDir::Files, QDirIterator::Subdirectories);
        while (all.hasNext())
            text += contentOf(all.next());
        for (const play::Kind* kind : defaultSystem().orders())
            QVERIFY2(text.contains(QByteArray("order: {") + kind->key.data() + ':'), kind->key.data());
    }

    void itIsMadeFromItsOrders()
    {
        const auto ran = keep(contentOf(playedOrders), {"--seed", "2"});
        QVERIFY2(ran.status == 0 && ran.err.isEmpty(), ran.err.constData());
        QCOMPARE(QString::fromUtf8(entriesOf(contentOf(journal()))),
                 QString::fromUtf8(entriesOf(contentOf(test::playedJournal))));
    }

    /// Of norman-gate, and of the games that teach the five sections.
    void everyJournalThatShipsIsJudgedAgainAsItWas_data()
    {
        QTest::addColumn<QString>("journal");
        QDirIterator all(test::inSource(u"scenarios"), {"*.journal.yaml"}, QDir::Files, QDirIterator::Subdirectories);
        int found = 0;
        for (; all.hasNext(); ++found)
        {
            const QString journal = all.next();
            QTest::newRow(qPrintable(QFileInfo(journal).dir().dirName())) << journal;
        }
        QVERIFY(found >= 6);
    }
    void everyJournalThatShipsIsJudgedAgainAsItWas()
    {
        QFETCH(QString, journal);
        const auto ran = ctl({"replay", journal});
        QVERIFY2(ran.status == 0 && ran.err.isEmpty(), (ran.out + ran.err).constData());
        QVERIFY2(ran.out.contains("judged differently today: 0\n"), ran.out.constData());
    }

    void aJournalIsBegunAndContinued()
    {
        const auto begun = keep("- shoot: {by: odo, at: rhodri}\n  dice: [6]\n", {"--seed", "7"});
        QVERIFY2(begun.status == 0, begun.err.constData());
        QVERIFY2(begun.out.contains("1 of 1 order recorded in "), begun.out.constData());
        QVERIFY(contentOf(journal()).startsWith("merlon: journal/1\nscenario: norman-gate.scenario.yaml\nhash: "));
        QVERIFY(contentOf(journal()).contains("\nseed: 7\n"));
        // who is owed decides, refused or not, and not he whose move it is
        const auto after = keep("- shoot: {by: alric, at: gwyn}\n- place: {counter: rhodri, hex: I23}\n");
        QVERIFY2(after.status == 0, after.err.constData());
        const QByteArray text = contentOf(journal());
        QVERIFY2(text.contains("n: 2\nrules: 6\nwho: garrison\n") && text.contains("said: {legal: false"),
                 text.constData());
        QVERIFY2(text.contains("n: 3\nrules: 6\nwho: besiegers\norder: {place: "), text.constData());
        QCOMPARE(ctl({"replay", journal()}).status, 0);
        QCOMPARE(ctl({"validate", journal()}).status, 0);
    }

    /// No die of the journal's seed is rolled twice, whatever number is given for it the second time.
    void diceGoOnFromTheSeedOfTheJournal()
    {
        const QByteArray shots = "- shoot: {by: alric, at: gwyn}\n- shoot: {by: ivo, at: gwyn}\n";
        QCOMPARE(keep(shots, {"--seed", "7"}).status, 0);
        const QByteArray atOnce = contentOf(journal());
        QCOMPARE(atOnce.count("source: rolled"), 2);
        QVERIFY(QFile::remove(journal()));
        QCOMPARE(keep(shots.left(shots.indexOf('\n') + 1), {"--seed", "7"}).status, 0);
        const auto second = keep(shots.mid(shots.indexOf('\n') + 1), {"--seed", "1"});
        QVERIFY2(second.err.contains("the journal’s own seed, 7"), second.err.constData());
        QCOMPARE(contentOf(journal()), atOnce);
    }

    void whatWaitsIsNotKeptNorWhatFollows()
    {
        const auto nothing = keep("- shoot: {by: alric, at: gwyn}\n- end_phase: {}\n");
        QCOMPARE(nothing.status, 1);
        QVERIFY2(nothing.err.contains("orders.yaml:1:1: error: ") && nothing.err.contains("needs a d10 (shot)"),
                 nothing.err.constData());
        QVERIFY(!QFile::exists(journal()));
        const auto one = keep("- end_phase: {}\n- shoot: {by: gwyn, at: alric}\n- end_phase: {}\n");
        QCOMPARE(one.status, 1);
        QVERIFY2(one.err.contains("orders.yaml:2:1: error: "), one.err.constData());
        QVERIFY2(one.out.contains("1 of 3 orders recorded"), one.out.constData());
        QCOMPARE(contentOf(journal()).count("\nn: "), 1);
        const auto nobody = keep("- shoot: {by: alrik, at: gwyn}\n- end_phase: {}\n");
        QCOMPARE(nobody.status, 1);
        QCOMPARE(contentOf(journal()).count("\nn: "), 1);
    }

    void anotherEditionIsAnotherGame() { QCOMPARE(keep("- end_phase: {}\n", {"--edition", "spanish"}).status, 2); }

    void aJournalThatIsOpenElsewhereIsLeftAlone()
    {
        QCOMPARE(keep("- end_phase: {}\n").status, 0);
        const QByteArray before = contentOf(journal());
        const int descriptor = open(journal().toLocal8Bit().constData(), O_RDONLY);
        QCOMPARE(flock(descriptor, LOCK_EX | LOCK_NB), 0);
        const auto ran = keep("- end_phase: {}\n");
        close(descriptor);
        QCOMPARE(ran.status, 1);
        QVERIFY2(ran.err.contains("[journal-locked]"), ran.err.constData());
        QCOMPARE(contentOf(journal()), before);
    }

    void aJournalOfTheLandedVersionGoesOn()
    {
        QVERIFY(QFile::copy(landed, journal()));
        QFile::setPermissions(journal(), QFile::ReadOwner | QFile::WriteOwner);
        const auto again = ctl({"replay", journal()}); // crossbows shoot once a phase now
        QVERIFY2(again.status == 1 && again.out.contains("judged differently today: 5\n"), again.out.constData());
        const auto valid = ctl({"validate", journal()});
        QVERIFY2(valid.status == 0 && valid.err.isEmpty(), valid.err.constData());
        const auto ran = keep("- shoot: {by: alric, at: gerold}\n");
        QVERIFY2(ran.status == 0 && ran.err.count('\n') == 2, ran.err.constData());
        QVERIFY2(ran.err.contains("[journal-scenario]"), ran.err.constData()); // its words were mended
        QVERIFY2(ran.err.contains("judge differently: 5"), ran.err.constData());
        QVERIFY(contentOf(journal()).startsWith(contentOf(landed)));
        QVERIFY(contentOf(journal()).contains("\nn: 23\nrules: 6\nwho: "));
    }

    void anEntryChangedByHandIsNamedAndTakenOver()
    {
        QCOMPARE(keep("- end_phase: {}\n- end_phase: {}\n").status, 0);
        QByteArray text = contentOf(journal());
        const QByteArray where =
            ':' + QByteArray::number(text.left(text.indexOf("---\nn: 2\n")).count('\n') + 1) + ":1";
        const auto at = text.indexOf("said:", text.indexOf("\nn: 2\n"));
        text.insert(at, "note: seen again\n");
        test::write(journal(), text);
        const auto told = ctl({"replay", journal()});
        QVERIFY2(told.err.contains(where + ": warning: entry 2 ") && told.err.contains("[journal-sum]"),
                 told.err.constData());
        QVERIFY2(told.out.contains("Entries: 2;") && told.out.contains("differently today: 0"), told.out.constData());
        QCOMPARE(told.status, 1); // it is not the journal that was written
        QCOMPARE(contentOf(journal()), text);
        const auto taken = ctl({"replay", "--accept", journal()});
        QVERIFY2(taken.status == 0, taken.err.constData());
        const auto again = ctl({"replay", journal()});
        QVERIFY2(again.status == 0 && again.err.isEmpty(), again.err.constData());
        QVERIFY(contentOf(journal()).contains("seen again"));
    }

    void aDamagedEntryIsNotTakenOver()
    {
        QCOMPARE(keep("- end_phase: {}\n- end_phase: {}\n").status, 0);
        QByteArray text = contentOf(journal());
        text[text.indexOf("order:", text.indexOf("\nn: 2\n")) + 2] = '*';
        test::write(journal(), text);
        const auto told = ctl({"replay", journal()});
        QVERIFY2(told.status == 1 && told.err.contains("entry 2 is damaged"), told.err.constData());
        const auto taken = ctl({"replay", "--accept", journal()});
        QCOMPARE(taken.status, 1);
        QVERIFY2(taken.err.contains("Nothing is accepted"), taken.err.constData());
        QCOMPARE(contentOf(journal()), text);
    }

    void aJournalThatIsNamedByALinkIsTakenOver()
    {
        QCOMPARE(keep("- end_phase: {}\n").status, 0);
        QByteArray text = contentOf(journal());
        text.insert(text.indexOf("said:"), "note: seen again\n");
        test::write(journal(), text);
        const QString link = journal() + ".link";
        QVERIFY(QFile::link(QFileInfo(journal()).fileName(), link));
        const auto taken = ctl({"replay", "--accept", link});
        QVERIFY2(taken.status == 0, taken.err.constData());
        QVERIFY(QFileInfo(link).isSymLink());
        const auto again = ctl({"replay", journal()});
        QVERIFY2(again.status == 0 && again.err.isEmpty(), again.err.constData());
    }

    void anEntryThatDiffersIsListed()
    {
        QByteArray text = contentOf(test::playedJournal);
        text.replace(text.indexOf("legal: true"), 11, "legal: false");
        const auto ran = ctl({"replay", file("bent.journal.yaml", text)});
        QCOMPARE(ran.status, 1);
        QVERIFY2(ran.out.startsWith("1. ") && ran.out.contains("Then: illegal [") && ran.out.contains("Now: legal") &&
                     ran.out.contains("judged differently today: 1\n"),
                 ran.out.constData());
        file("norman-gate.scenario.yaml.journal.yaml", text);
        const auto goesOn = keep("- end_phase: {}\n");
        QVERIFY2(goesOn.status == 0 && goesOn.err.contains("judge differently: 1"), goesOn.err.constData());
    }

    void withoutItsScenarioAJournalIsCheckedAsFarAsCanBe()
    {
        QVERIFY(QFile::remove(scenario()));
        for (const QString& shipped : {test::playedJournal, landed})
        {
            const QString name = file("alone.journal.yaml", contentOf(shipped));
            const auto ran = ctl({"validate", name});
            QCOMPARE(ran.status, 0);
            QVERIFY2(ran.err.contains("alone.journal.yaml:2:11: warning: there is no scenario "
                                      "'norman-gate.scenario.yaml' in this journal’s folder") &&
                         ran.err.count('\n') == 1,
                     ran.err.constData());
            QCOMPARE(ctl({"replay", name}).status, 1);
        }
        QByteArray text = contentOf(test::playedJournal);
        const auto wrong = ctl({"validate", file("alone.journal.yaml", text.replace("n: 4\n", "n: 5\n"))});
        QCOMPARE(wrong.status, 1);
        QVERIFY2(wrong.err.contains("[entry-number]"), wrong.err.constData());
    }

    void noScenarioIsReadOutOfTheFolderOfAJournal_data()
    {
        QTest::addColumn<QString>("named");
        QTest::newRow("up") << "../norman-gate.scenario.yaml";
        QTest::newRow("down and up") << "below/../../norman-gate.scenario.yaml";
        QTest::newRow("from the root") << test::scenario;
        QTest::newRow("a link") << "linked.scenario.yaml";
        QTest::newRow("below a link") << "elsewhere/norman-gate.scenario.yaml";
    }

    void noScenarioIsReadOutOfTheFolderOfAJournal()
    {
        QFETCH(const QString, named);
        const std::filesystem::path inside = at("inside").toStdString();
        std::filesystem::create_directories(inside / "below");
        std::filesystem::create_symlink("../norman-gate.scenario.yaml", inside / "linked.scenario.yaml");
        std::filesystem::create_directory_symlink("..", inside / "elsewhere");
        QByteArray text = contentOf(test::playedJournal);
        text.replace("scenario: norman-gate.scenario.yaml", "scenario: " + named.toUtf8());
        const QString name = file("inside/game.journal.yaml", text);
        for (const char* verb : {"replay", "validate"})
        {
            const auto ran = ctl({verb, name});
            QCOMPARE(ran.status, 1);
            QVERIFY2(ran.err.contains("game.journal.yaml:2:11: error: the scenario '" + named.toUtf8() +
                                      "' cannot be read: ") &&
                         ran.err.contains("[path]") && ran.err.count('\n') == 1,
                     ran.err.constData());
        }
    }
};

LIST_TEST(TestCtlJournal)

} // namespace tst_ctl_journal

#include "tst_ctl_journal.moc"
