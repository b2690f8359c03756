// A scenario and its map are saved together: whenever the power goes, they fit each other when they are opened again.

#include "support_files.h"
#include "support_main.h"

#include "core/io/files.h"
#include "core/io/joint_save.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

#include <fstream>

#include <sys/wait.h>
#include <unistd.h>

namespace tst_joint_save
{

using namespace merlon;

namespace
{

void writeText(const std::filesystem::path& file, const std::string& text)
{
    std::ofstream(file, std::ios::binary) << text;
}

} // namespace

class TestJointSave : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> desk_;

    std::filesystem::path at(const char* name) const { return desk_->filePath(name).toStdString(); }
    std::string map() const { return test::readText(at("maps/castle.map.yaml")); }
    std::string scenario() const { return test::readText(at("a.scenario.yaml")); }
    QStringList files() const
    {
        return QDir(desk_->path()).entryList(QDir::Files | QDir::Hidden) +
               QDir(desk_->filePath("maps")).entryList(QDir::Files | QDir::Hidden);
    }
    /// A program that is stopped when so many files have taken their places.
    void stoppedAfter(int kept) const
    {
        const pid_t child = fork();
        if (child == 0)
        {
            io::JointSave save;
            bool well = save.add(at("maps/castle.map.yaml"), "new map", io::Links::Refuse) &&
                        save.add(at("a.scenario.yaml"), "new scenario", io::Links::Follow);
            save.announce();
            for (int i = 0; i < kept; ++i)
                well = well && save.keepNext();
            _exit(well ? 0 : 1);
        }
        int status = 0;
        QCOMPARE(waitpid(child, &status, 0), child);
        QCOMPARE(status, 0);
    }

private slots:
    void init()
    {
        desk_ = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir(desk_->path()).mkdir("maps"));
        writeText(at("maps/castle.map.yaml"), "old map");
        writeText(at("a.scenario.yaml"), "old scenario");
    }

    void bothAreWritten()
    {
        {
            io::JointSave save;
            QVERIFY(save.add(at("maps/castle.map.yaml"), "new map", io::Links::Refuse));
            QVERIFY(save.add(at("a.scenario.yaml"), "new scenario", io::Links::Follow));
            QCOMPARE(map(), std::string("old map"));
            save.announce();
            while (!save.isDone())
                QVERIFY(save.keepNext());
        }
        QCOMPARE(map(), std::string("new map"));
        QCOMPARE(scenario(), std::string("new scenario"));
        QCOMPARE(files(), (QStringList{"a.scenario.yaml", "castle.map.yaml"}));
    }

    void whoWasStoppedBeforeTheFirstHasSavedNothing()
    {
        stoppedAfter(0);
        QVERIFY(!io::endSave(at("a.scenario.yaml")));
        QCOMPARE(map(), std::string("old map"));
        QCOMPARE(scenario(), std::string("old scenario"));
        QCOMPARE(files(), (QStringList{"a.scenario.yaml", "castle.map.yaml"}));
    }

    void whoWasStoppedBetweenThemHasSavedBoth()
    {
        stoppedAfter(1);
        QCOMPARE(map(), std::string("new map"));
        QCOMPARE(scenario(), std::string("old scenario"));
        QVERIFY(io::endSave(at("a.scenario.yaml")));
        QCOMPARE(scenario(), std::string("new scenario"));
        QCOMPARE(files(), (QStringList{"a.scenario.yaml", "castle.map.yaml"}));
        QVERIFY(!io::endSave(at("a.scenario.yaml")));
    }

    void whoWasStoppedAfterBothLeavesANoteThatGoes()
    {
        stoppedAfter(2);
        io::endSave(at("a.scenario.yaml"));
        QCOMPARE(map(), std::string("new map"));
        QCOMPARE(scenario(), std::string("new scenario"));
        QCOMPARE(files(), (QStringList{"a.scenario.yaml", "castle.map.yaml"}));
    }

    /// What is written aside is wanted, though another save goes by.
    void anotherSaveInTheFolderLeavesItAlone()
    {
        stoppedAfter(1);
        for (const auto& one : std::filesystem::directory_iterator(at(".")))
            std::filesystem::last_write_time(one.path(),
                                             std::filesystem::file_time_type::clock::now() - std::chrono::hours(1));
        QVERIFY(io::writeFile(at("other.map.yaml"), "another", io::Links::Refuse));
        QVERIFY(io::endSave(at("a.scenario.yaml")));
        QCOMPARE(scenario(), std::string("new scenario"));
    }

    void whatSomebodyChangedSinceStays()
    {
        stoppedAfter(1);
        writeText(at("a.scenario.yaml"), "mended by hand");
        QVERIFY(!io::endSave(at("a.scenario.yaml")));
        QCOMPARE(scenario(), std::string("mended by hand"));
        QCOMPARE(files(), (QStringList{"a.scenario.yaml", "castle.map.yaml"}));
    }

    /// A note that came with an archive moves nothing but what a save of the user's own would have written there.
    void aStrangersNoteMovesNothing_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QByteArray>("aside");
        QTest::newRow("out of the folder") << QByteArray("../mine") << QByteArray("../.merlon-0123456789abcdef");
        QTest::newRow("through a link") << QByteArray("out/mine") << QByteArray("out/.merlon-0123456789abcdef");
        QTest::newRow("no name of ours") << QByteArray("a.scenario.yaml") << QByteArray("evil");
        QTest::newRow("a link") << QByteArray("a.scenario.yaml") << QByteArray(".merlon-00000000000000aa");
        QTest::newRow("no longer there") << QByteArray("") << QByteArray("");
    }

    void aStrangersNoteMovesNothing()
    {
        QFETCH(const QByteArray, file);
        QFETCH(const QByteArray, aside);
        QTemporaryDir outside;
        const auto mine = outside.filePath("mine").toStdString();
        writeText(mine, "mine");
        writeText(outside.filePath(".merlon-0123456789abcdef").toStdString(), "evil");
        writeText(at("evil"), "evil");
        std::filesystem::create_symlink(outside.path().toStdString(), at("out"));
        std::filesystem::create_symlink(at("evil"), at(".merlon-00000000000000aa"));
        writeText(at(".a.scenario.yaml.saving"), "merlon: saving/1\nfiles:\n  - {file: '" + file.toStdString() +
                                                     "', aside: '" + aside.toStdString() +
                                                     "', before: " + io::hashOf("old scenario") +
                                                     "}\n  - {file: a.map.yaml, aside: "
                                                     ".merlon-00000000000000bb, before: none}\n");
        QVERIFY(!io::endSave(at("a.scenario.yaml")));
        QCOMPARE(test::readText(mine), std::string("mine"));
        QCOMPARE(scenario(), std::string("old scenario"));
        QVERIFY(std::filesystem::exists(at("evil")));
    }
};

LIST_TEST(TestJointSave)

} // namespace tst_joint_save

#include "tst_joint_save.moc"
