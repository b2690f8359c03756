// pack and unpack, and the verbs that take an archive as they take a scenario.

#include "support_ctl.h"
#include "support_main.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

namespace tst_ctl_archive
{

using namespace merlon;

class TestCtlArchive : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    QString archive_;

    QString at(const char* name) const { return desk_.filePath(name); }

private slots:
    void initTestCase()
    {
        archive_ = at("gate.merlon");
        const auto packed = test::ctl({"pack", test::scenario, "-o", archive_});
        QVERIFY2(packed.status == 0, packed.err.constData());
        QCOMPARE(packed.out, QByteArray("norman-gate.scenario.yaml\nnorman-gate.map.yaml\n"));
    }

    void whatWasPackedIsUnpacked()
    {
        const auto unpacked = test::ctl({"unpack", archive_, "-o", at("there")});
        QVERIFY2(unpacked.status == 0, unpacked.err.constData());
        QCOMPARE(unpacked.out, (at("there") + "/norman-gate.scenario.yaml\n").toUtf8());
        QCOMPARE(test::contentOf(at("there/norman-gate.scenario.yaml")), test::contentOf(test::scenario));
        QCOMPARE(test::contentOf(at("there/norman-gate.map.yaml")), test::contentOf(test::castleMap));
        test::write(at("there/norman-gate.map.yaml"), "mine");
        const auto again = test::ctl({"unpack", archive_, "-o", at("there")});
        QCOMPARE(again.status, 1);
        QVERIFY(again.err.contains("[archive]") && again.err.contains("another folder"));
        QCOMPARE(test::contentOf(at("there/norman-gate.map.yaml")), QByteArray("mine"));
    }

    void gamesGoAlongWhenAsked()
    {
        const auto packed = test::ctl({"pack", test::scenario, "--games", "-o", at("games.merlon")});
        QVERIFY2(packed.out.contains("played.journal.yaml\n"), packed.err.constData());
    }

    /// Of the files in the archive they say what they say of those on disk.
    void verbsTakeAnArchive()
    {
        for (const QStringList& verb :
             {QStringList{"validate"}, QStringList{"lint"}, QStringList{"lint", "--balance"},
              QStringList{"judge", "--orders", test::orders, "--seed", "7"}, QStringList{"who", "P10"}})
        {
            const auto call = [&](const QString& file)
            {
                QStringList words = verb;
                words.insert(1, file);
                return test::ctl(words);
            };
            const auto ofFile = call(test::scenario);
            const auto ofArchive = call(archive_);
            QCOMPARE(ofArchive.status, ofFile.status);
            QByteArray said = ofArchive.out + ofArchive.err;
            QVERIFY2(!said.contains("/tmp/merlonctl"), said.constData());
            said.replace((archive_ + "/norman-gate").toUtf8(), (test::castle + "/norman-gate").toUtf8());
            QCOMPARE(said, ofFile.out + ofFile.err);
        }
        const auto drawn = test::ctl({"render", archive_, "-o", at("gate.svg"), "--width", "300"});
        QVERIFY2(drawn.status == 0 && QFileInfo(at("gate.svg")).size() > 1000, drawn.err.constData());
    }

    void anArchiveIsNeverChanged()
    {
        const QByteArray before = test::contentOf(archive_);
        QCOMPARE(test::ctl({"lint", archive_, "--fix"}).status, 2);
        QCOMPARE(test::ctl({"judge", archive_, "--orders", test::orders, "--keep"}).status, 2);
        QCOMPARE(test::contentOf(archive_), before);
    }

    void badOnesAreToldWithACure()
    {
        test::write(at("cut.merlon"), test::contentOf(archive_).left(900));
        const auto cut = test::ctl({"unpack", at("cut.merlon"), "-o", at("cut")});
        QCOMPARE(cut.status, 1);
        QVERIFY2(cut.err.contains("get another copy") && cut.out.isEmpty(), cut.err.constData());
        QVERIFY(!QFileInfo::exists(at("cut")));
        QCOMPARE(test::ctl({"validate", at("cut.merlon")}).status, 1);
        QCOMPARE(test::ctl({"pack", test::castleMap, "-o", at("map.merlon")}).status, 1);
        QVERIFY(!QFileInfo::exists(at("map.merlon")));
        QCOMPARE(test::ctl({"pack", test::scenario}).status, 2);
    }

    void theBalanceIsPrinted()
    {
        const auto yaml = test::ctl({"lint", "--balance", "--format", "yaml", test::scenario});
        QVERIFY2(yaml.status == 0, yaml.err.constData());
        const auto lines = yaml.out.trimmed().split('\n');
        QCOMPARE(lines.size(), qsizetype{2});
        QVERIFY2(lines[0].startsWith("- {force: garrison, counters: 20, placed: 20, sums: {"), lines[0].constData());
        QVERIFY2(lines[0].contains("attack: "), lines[0].constData());
        for (const QByteArray& line : lines)
            QVERIFY2(!line.contains("contact: null") && !line.contains("can-shoot: 0,"), line.constData());
    }
};

LIST_TEST(TestCtlArchive)

} // namespace tst_ctl_archive

#include "tst_ctl_archive.moc"
