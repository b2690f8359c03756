// A scenario and its map are saved together: whenever the power goes, they fit each other when they are opened again.

#include "support_files.h"
#include "support_main.h"

#include "core/io/files.h"
#include "core/io/joint_save.h"
#include "core/io/readers.h"

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

const std::string oldMap = "merlon: map/1\nid: old\n";
const std::string newMap = "merlon: map/1\nid: new\n";
const std::string oldScenario = "merlon: scenario/1\nid: old\n";
const std::string newScenario = "merlon: scenario/1\nid: new\n";
const std::string mended = "merlon: scenario/1\nid: mended by hand\n";

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
    void stoppedAfter(int kept) const { stoppedAfter(kept, at("a.scenario.yaml")); }
    void stoppedAfter(int kept, const std::filesystem::path& document) const
    {
        const pid_t child = fork();
        if (child == 0)
        {
            io::JointSave save;
            bool well = save.add(at("maps/castle.map.yaml"), newMap, io::Links::Refuse) &&
                        save.add(document, newScenario, io::Links::Follow);
            save.announce();
            for (int i = 0; i < kept; ++i)
                well = well && save.keepNext();
            _exit(well ? 0 : 1);
        }
        int status = 0;
        QCOMPARE(waitpid(child, &status, 0), child);
        QCOMPARE(status, 0);
    }
    void anHourGoesBy() const
    {
        for (const auto& one : std::filesystem::recursive_directory_iterator(at(".")))
            std::filesystem::last_write_time(one.path(),
                                             std::filesystem::file_time_type::clock::now() - std::chrono::hours(1));
    }

private slots:
    void init()
    {
        desk_ = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir(desk_->path()).mkdir("maps"));
        writeText(at("maps/castle.map.yaml"), oldMap);
        writeText(at("a.scenario.yaml"), oldScenario);
    }

    void bothAreWritten()
    {
        {
            io::JointSave save;
            QVERIFY(save.add(at("maps/castle.map.yaml"), newMap, io::Links::Refuse));
            QVERIFY(save.add(at("a.scenario.yaml"), newScenario, io::Links::Follow));
            QCOMPARE(map(), oldMap);
            save.announce();
            while (!save.isDone())
                QVERIFY(save.keepNext());
        }
        QCOMPARE(map(), newMap);
        QCOMPARE(scenario(), newScenario);
        QCOMPARE(files(), (QStringList{"a.scenario.yaml", "castle.map.yaml"}));
    }

    /// It is opened through a link that lies in another folder.
    void throughALinkFromElsewhereTheSaveIsEndedToo()
    {
        const QTemporaryDir elsewhere;
        const std::filesystem::path link = elsewhere.filePath("link.scenario.yaml").toStdString();
        std::filesystem::create_symlink(at("a.scenario.yaml"), link);
        stoppedAfter(1, link);
        QCOMPARE(map(), newMap);
        QCOMPARE(scenario(), oldScenario);
        QVERIFY(io::endSave(link));
        QCOMPARE(scenario(), newScenario);
        QVERIFY(std::filesystem::is_symlink(link));
        QCOMPARE(files(), (QStringList{"a.scenario.yaml", "castle.map.yaml"}));
        QCOMPARE(QDir(elsewhere.path()).entryList(QDir::Files | QDir::Hidden), QStringList{"link.scenario.yaml"});
    }

    void whoeverReadsThemEndsTheSave()
    {
        stoppedAfter(1);
        io::loadScenario(at("a.scenario.yaml"));
        QCOMPARE(scenario(), newScenario);
    }
    void whoeverChecksThemToo()
    {
        stoppedAfter(1);
        io::check(at("a.scenario.yaml").string(), {});
        QCOMPARE(scenario(), newScenario);
    }

    void whoWasStoppedBeforeTheFirstHasSavedNothing()
    {
        stoppedAfter(0);
        QVERIFY(!io::endSave(at("a.scenario.yaml")));
        QCOMPARE(map(), oldMap);
        QCOMPARE(scenario(), oldScenario);
        QCOMPARE(files(), (QStringList{"a.scenario.yaml", "castle.map.yaml"}));
    }

    void whoWasStoppedBetweenThemHasSavedBoth()
    {
        stoppedAfter(1);
        QCOMPARE(map(), newMap);
        QCOMPARE(scenario(), oldScenario);
        QVERIFY(io::endSave(at("a.scenario.yaml")));
        QCOMPARE(scenario(), newScenario);
        QCOMPARE(files(), (QStringList{"a.scenario.yaml", "castle.map.yaml"}));
        QVERIFY(!io::endSave(at("a.scenario.yaml")));
    }

    void whoWasStoppedAfterBothLeavesANoteThatGoes()
    {
        stoppedAfter(2);
        io::endSave(at("a.scenario.yaml"));
        QCOMPARE(map(), newMap);
        QCOMPARE(scenario(), newScenario);
        QCOMPARE(files(), (QStringList{"a.scenario.yaml", "castle.map.yaml"}));
    }

    /// What is written aside is wanted, though another save goes by.
    void anotherSaveInTheFolderLeavesItAlone()
    {
        stoppedAfter(1);
        anHourGoesBy();
        QVERIFY(io::writeFile(at("other.map.yaml"), "another", io::Links::Refuse));
        QVERIFY(io::endSave(at("a.scenario.yaml")));
        QCOMPARE(scenario(), newScenario);
    }

    void norDoesOneAmongTheMapsTouchIt()
    {
        stoppedAfter(0);
        const QStringList are = files();
        anHourGoesBy();
        QVERIFY(io::writeFile(at("maps/castle.map.yaml"), oldMap, io::Links::Refuse));
        QCOMPARE(files(), are);
        QVERIFY(!io::endSave(at("a.scenario.yaml")));
        QCOMPARE(map(), oldMap);
        QCOMPARE(scenario(), oldScenario);
    }

    void aNoteThatEndsNothingKeepsNothing_data()
    {
        QTest::addColumn<std::string>("note");
        QTest::newRow("empty") << std::string();
        QTest::newRow("unreadable") << std::string("merlon: saving/1\nfiles: [[[");
        QTest::newRow("the document has gone")
            << "merlon: saving/1\nfiles:\n  - {file: gone.scenario.yaml, aside: .merlon-0123456789abcdef, before: '" +
                   io::hashOf(oldScenario) + "'}\n";
    }

    void aNoteThatEndsNothingKeepsNothing()
    {
        QFETCH(const std::string, note);
        writeText(at(".gone.scenario.yaml.saving"), note);
        writeText(at(".merlon-0123456789abcdef"), newScenario);
        writeText(at(".another-program.saving"), "its own");
        const QStringList others{".another-program.saving", "a.scenario.yaml", "castle.map.yaml"};
        QVERIFY(io::writeFile(at("a.scenario.yaml"), newScenario, io::Links::Refuse));
        QCOMPARE(files().size(), others.size() + 2); // it may just be being written
        anHourGoesBy();
        QVERIFY(io::writeFile(at("a.scenario.yaml"), newScenario, io::Links::Refuse));
        QCOMPARE(files(), others);
    }

    void aNoteGoesWithItsDocument()
    {
        stoppedAfter(1);
        std::filesystem::remove(at("a.scenario.yaml"));
        anHourGoesBy();
        QVERIFY(io::writeFile(at("other.map.yaml"), oldMap, io::Links::Refuse));
        QCOMPARE(files(), (QStringList{"other.map.yaml", "castle.map.yaml"}));
    }

    void whatSomebodyChangedSinceStays()
    {
        stoppedAfter(1);
        writeText(at("a.scenario.yaml"), mended);
        QVERIFY(!io::endSave(at("a.scenario.yaml")));
        QCOMPARE(scenario(), mended);
        QCOMPARE(files(), (QStringList{"a.scenario.yaml", "castle.map.yaml"}));
    }

    /// A scenario that is new with its map is no more than half there.
    void whatWasNotThereBeforeIsEndedToo()
    {
        std::filesystem::remove(at("a.scenario.yaml"));
        std::filesystem::remove(at("maps/castle.map.yaml"));
        stoppedAfter(1);
        QVERIFY(io::endSave(at("a.scenario.yaml")));
        QCOMPARE(map(), newMap);
        QCOMPARE(scenario(), newScenario);
    }

    /// The user's own link, followed as it was when the files were saved.
    void aDocumentBehindALinkIsEndedToo()
    {
        std::filesystem::rename(at("a.scenario.yaml"), at("b.scenario.yaml"));
        std::filesystem::create_symlink("b.scenario.yaml", at("a.scenario.yaml"));
        stoppedAfter(1);
        QVERIFY(io::endSave(at("a.scenario.yaml")));
        QVERIFY(std::filesystem::is_symlink(at("a.scenario.yaml")));
        QCOMPARE(test::readText(at("b.scenario.yaml")), newScenario);
    }

    /// Whichever of its names it was saved by, and whichever it is opened by now.
    void whoOpensItByAnotherNameEndsItToo_data()
    {
        QTest::addColumn<QString>("saved");
        QTest::addColumn<QString>("opened");
        QTest::newRow("saved by its own name") << "b"
                                               << "a";
        QTest::newRow("saved through a link") << "a"
                                              << "b";
        QTest::newRow("through two links") << "a"
                                           << "c";
        QTest::newRow("a link to a link") << "d"
                                          << "b";
        QTest::newRow("saved through a link to a link") << "b"
                                                        << "d";
        QTest::newRow("through a folder that is a link") << "a"
                                                         << "here/b";
    }

    void whoOpensItByAnotherNameEndsItToo()
    {
        QFETCH(const QString, saved);
        QFETCH(const QString, opened);
        const auto called = [&](const QString& name) { return at((name + ".scenario.yaml").toUtf8()); };
        std::filesystem::rename(called("a"), called("b"));
        std::filesystem::create_symlink("b.scenario.yaml", called("a"));
        std::filesystem::create_symlink(called("b"), called("c"));
        std::filesystem::create_symlink("a.scenario.yaml", called("d"));
        std::filesystem::create_symlink(".", at("here"));
        stoppedAfter(1, called(saved));
        QCOMPARE(test::readText(called("b")), oldScenario);
        QVERIFY(io::endSave(called(opened)));
        QCOMPARE(test::readText(called("b")), newScenario);
        QVERIFY(!std::filesystem::is_symlink(called("b")));
        QVERIFY(!files().join(' ').contains(".merlon-") && !files().join(' ').contains(".saving"));
    }

    void anotherDocumentOfTheFolderEndsNothing()
    {
        writeText(at("b.scenario.yaml"), mended);
        stoppedAfter(1);
        QVERIFY(!io::endSave(at("b.scenario.yaml")));
        QCOMPARE(scenario(), oldScenario);
        QVERIFY(io::endSave(at("a.scenario.yaml")));
    }

    /// A note that came with an archive moves nothing but what a save of the user's own would have written there.
    void aStrangersNoteMovesNothing_data()
    {
        QTest::addColumn<std::string>("file");
        QTest::addColumn<std::string>("aside");
        QTest::addColumn<std::string>("before");
        const std::string none = "none";
        const std::string text = ".merlon-00000000000000cc";
        const std::string aMap = ".merlon-00000000000000dd";
        const std::string was = io::hashOf(oldScenario);
        QTest::newRow("out of the folder")
            << std::string("../mine") << std::string("../.merlon-0123456789abcdef") << was;
        QTest::newRow("through a link") << std::string("out/mine") << std::string("out/.merlon-0123456789abcdef")
                                        << was;
        QTest::newRow("no name of ours") << std::string("a.scenario.yaml") << std::string("evil") << was;
        QTest::newRow("a link") << std::string("a.scenario.yaml") << std::string(".merlon-00000000000000aa") << was;
        QTest::newRow("no longer there") << std::string() << std::string() << was;
        for (const std::string& aside : {text, aMap})
        {
            const auto row = [&](const char* name) -> QTestData&
            { return QTest::newRow((name + (aside == aMap ? " as a map" : std::string())).c_str()); };
            row("a new hidden file") << std::string(".bash_aliases") << aside << none;
            row("a new hidden map") << std::string(".b.map.yaml") << aside << none;
            row("a hidden folder") << std::string(".config/b.map.yaml") << ".config/" + aside << none;
            row("a roundabout way") << std::string("maps/../.bash_aliases") << aside << none;
            row("a new file") << std::string("run.sh") << aside << none;
            row("a hidden file that is there") << std::string(".bashrc") << aside << io::hashOf("a shell's");
            row("a file that is there") << std::string("diary.txt") << aside << io::hashOf("a diary's");
            row("what only has the name of a map") << std::string("not.map.yaml") << aside << io::hashOf("a diary's");
            row("another scenario") << std::string("b.scenario.yaml") << aside << io::hashOf(mended);
            row("the document") << std::string("a.scenario.yaml") << aside << was;
        }
        QTest::newRow("a new map that is none") << std::string("b.map.yaml") << text << none;
        QTest::newRow("a map that is none")
            << std::string("maps/castle.map.yaml") << "maps/" + text << io::hashOf(oldMap);
    }

    void aStrangersNoteMovesNothing()
    {
        QFETCH(const std::string, file);
        QFETCH(const std::string, aside);
        QFETCH(const std::string, before);
        QTemporaryDir outside;
        const auto mine = outside.filePath("mine").toStdString();
        writeText(mine, "mine");
        writeText(outside.filePath(".merlon-0123456789abcdef").toStdString(), "evil");
        writeText(at("evil"), "evil");
        std::filesystem::create_symlink(outside.path().toStdString(), at("out"));
        std::filesystem::create_symlink(at("evil"), at(".merlon-00000000000000aa"));
        std::filesystem::create_directory(at(".config"));
        for (const char* folder : {"", "maps/", ".config/"})
        {
            writeText(at((std::string(folder) + ".merlon-00000000000000cc").c_str()), "evil");
            writeText(at((std::string(folder) + ".merlon-00000000000000dd").c_str()), "merlon: map/1\nevil: yes\n");
        }
        writeText(at(".bashrc"), "a shell's");
        writeText(at("diary.txt"), "a diary's");
        writeText(at("not.map.yaml"), "a diary's");
        writeText(at("b.scenario.yaml"), mended);
        const auto note = [&](const std::string& name, const std::string& from, const std::string& was)
        { return "  - {file: '" + name + "', aside: '" + from + "', before: '" + was + "'}\n"; };
        writeText(at(".a.scenario.yaml.saving"),
                  "merlon: saving/1\nfiles:\n" + note(file, aside, before) +
                      note("maps/castle.map.yaml", "maps/.merlon-00000000000000bb", io::hashOf(newMap)));
        const QStringList are = files();
        QVERIFY(!io::endSave(at("a.scenario.yaml")));
        QCOMPARE(files(), are);
        QCOMPARE(test::readText(mine), std::string("mine"));
        QCOMPARE(scenario(), oldScenario);
        QCOMPARE(map(), oldMap);
        QCOMPARE(test::readText(at(".bashrc")), std::string("a shell's"));
        QCOMPARE(test::readText(at("diary.txt")) + test::readText(at("not.map.yaml")),
                 std::string("a diary'sa diary's"));
        QCOMPARE(test::readText(at("b.scenario.yaml")), mended);
        QVERIFY(std::filesystem::exists(at("evil")));
    }
};

LIST_TEST(TestJointSave)

} // namespace tst_joint_save

#include "tst_joint_save.moc"
