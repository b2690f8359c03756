// Where Merlon writes: a stranger's links beside a document are not written through, a user's own are.

#include "support_files.h"
#include "support_main.h"

#include "core/io/disk.h"
#include "tell.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>

#include <sys/stat.h>

namespace tst_disk
{

using namespace merlon;
using io::Links;
namespace fs = std::filesystem;

class TestDisk : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> desk_;

    fs::path at(const char* name) const { return fs::path(desk_->path().toStdString()) / name; }
    fs::path file(const char* name, const std::string& text) const
    {
        std::ofstream(at(name)) << text;
        return at(name);
    }
    fs::path link(const char* name, const fs::path& to) const
    {
        fs::create_symlink(to, at(name));
        return at(name);
    }
    /// Whoever was killed while he wrote leaves a name that begins so.
    int temporaries() const
    {
        return static_cast<int>(QDir(desk_->path()).entryList({".merlon-*"}, QDir::Hidden | QDir::Files).size());
    }

private slots:
    void init() { desk_ = std::make_unique<QTemporaryDir>(); }

    void beside_data()
    {
        QTest::addColumn<QString>("to");
        QTest::newRow("a file") << "victim";
        QTest::newRow("nothing") << "nothing";
        QTest::newRow("a file by another link") << "way";
        QTest::newRow("itself") << "link";
        QTest::newRow("a device") << "/dev/full";
    }
    /// Under a name that Merlon gives.
    void beside()
    {
        QFETCH(const QString, to);
        const auto victim = file("victim", "mine\n");
        link("way", "victim");
        const auto planted = link("link", to.toStdString());
        const auto refused = yaml::Argument(tell::why_link{});

        const auto written = io::writeFile(planted, "a stranger's", Links::Refuse);
        QVERIFY(!written);
        QCOMPARE(written.error().message, (tell::file_written{.why = refused}.message()));
        const auto appended = io::openToAppend(planted);
        QVERIFY(!appended && appended.error() == refused);
        const auto read = io::readFile(planted, Links::Refuse);
        QVERIFY(!read);
        QCOMPARE(read.error().message, (tell::file_read{.why = refused}.message()));
        QVERIFY(!io::FileLock::take(planted));

        QVERIFY(fs::is_symlink(planted));
        QCOMPARE(test::readText(victim), std::string("mine\n"));
        QVERIFY(!fs::exists(at("nothing")));
        QCOMPARE(temporaries(), 0);
    }

    /// Under a name that the user gives the link stays, and what it leads to is written.
    void aLinkOfTheUsersIsFollowed()
    {
        fs::create_directory(at("shared"));
        file("shared/castle", "old");
        link("castle", "shared/castle");
        link("chain", "castle");
        QVERIFY(io::writeFile(at("chain"), "new", Links::Follow));
        QCOMPARE(test::readText(at("shared/castle")), std::string("new"));
        QVERIFY(fs::is_symlink(at("chain")) && fs::is_symlink(at("castle")));
        QVERIFY(!fs::is_symlink(at("shared/castle")));
    }

    void aLinkToAFileThatIsNotThereMakesIt()
    {
        fs::create_directory(at("shared"));
        link("castle", "shared/castle");
        link("chain", at("castle"));
        QVERIFY(io::writeFile(at("chain"), "new", Links::Follow));
        QCOMPARE(test::readText(at("shared/castle")), std::string("new"));
        QVERIFY(fs::is_symlink(at("chain")) && fs::is_symlink(at("castle")));
    }

    void aLinkIntoAMissingFolderIsNamed()
    {
        link("castle", "shared/castle");
        const auto written = io::writeFile(at("castle"), "new", Links::Follow);
        QVERIFY(!written);
        QCOMPARE(
            written.error().message,
            (tell::file_written{.why = tell::why_link_to_nowhere{.target = at("shared/castle").string()}}.message()));
        QVERIFY(fs::is_symlink(at("castle")));
        QVERIFY(!fs::exists(at("shared")));
    }

    void aCircleIsSaid()
    {
        link("one", "two");
        link("two", "one");
        const auto written = io::writeFile(at("one"), "new", Links::Follow);
        QVERIFY(!written);
        QCOMPARE(written.error().message, (tell::file_written{.why = tell::why_name{}}.message()));
        QVERIFY(fs::is_symlink(at("one")) && fs::is_symlink(at("two")));
    }

    void onlyFilesAreWrittenOver()
    {
        fs::create_directory(at("folder"));
        QCOMPARE(mkfifo(at("pipe").c_str(), 0600), 0);
        link("device", "/dev/null");
        for (const char* name : {"folder", "pipe", "device"})
        {
            const auto written = io::writeFile(at(name), "new", Links::Follow);
            QVERIFY(!written);
            QCOMPARE(written.error().message, (tell::file_written{.why = tell::why_not_regular{}}.message()));
        }
        for (const char* name : {"folder", "pipe"})
        {
            QVERIFY(!io::openToAppend(at(name)));
            QVERIFY(!io::FileLock::take(at(name)));
        }
        QCOMPARE(temporaries(), 0);
    }

    void whatIsNotKeptLeavesNothing()
    {
        const auto there = file("castle", "old");
        {
            const auto begun = io::Replacement::begin(there, Links::Follow);
            QVERIFY(begun && io::writeAll(begun->descriptor(), "half of the n"));
            QCOMPARE(temporaries(), 1);
        }
        QCOMPARE(temporaries(), 0);
        QCOMPARE(test::readText(there), std::string("old"));
    }

    /// Each is a file of its own, which nobody can have laid a link under.
    void temporariesAreNew()
    {
        const auto there = file("castle", "old");
        const auto one = io::Replacement::begin(there, Links::Refuse);
        const auto other = io::Replacement::begin(there, Links::Refuse);
        QVERIFY(one && other);
        QCOMPARE(temporaries(), 2);
    }

    void permissionsStay()
    {
        const auto there = file("castle", "old");
        QCOMPARE(::chmod(there.c_str(), 0640), 0);
        QVERIFY(io::writeFile(there, "new", Links::Follow));
        struct stat status = {};
        QCOMPARE(::stat(there.c_str(), &status), 0);
        QCOMPARE(status.st_mode & 07777, mode_t{0640});
        QCOMPARE(test::readText(there), std::string("new"));
    }

    void aLockIsHeldByOne()
    {
        auto first = io::FileLock::take(at("lock"));
        QVERIFY(first);
        QVERIFY(!io::FileLock::take(at("lock")));
        const io::FileLock moved = std::move(*first);
        first.reset();
        QVERIFY(!io::FileLock::take(at("lock")));
    }

    void aLockGoesWithItsOwner()
    {
        {
            const auto first = io::FileLock::take(at("lock"));
            QVERIFY(first && fs::exists(at("lock")));
        }
        QVERIFY(!fs::exists(at("lock")));
        file("lock", "what a crash left");
        QVERIFY(io::FileLock::take(at("lock")));
    }

    void aLockThatWasTakenAwayIsTheNextOnes()
    {
        auto first = io::FileLock::take(at("lock"));
        fs::remove(at("lock"));
        const auto second = io::FileLock::take(at("lock"));
        QVERIFY(second);
        first.reset();
        QVERIFY(fs::exists(at("lock")));
        QVERIFY(!io::FileLock::take(at("lock")));
    }

    void anotherLockLetsTheFirstGo()
    {
        auto lock = io::FileLock::take(at("one"));
        lock = io::FileLock::take(at("two"));
        QVERIFY(lock);
        QVERIFY(io::FileLock::take(at("one")));
        QVERIFY(!io::FileLock::take(at("two")));
    }

    void foldersOnTheWayAreMade()
    {
        const auto place = io::placeIn(at(""), "maps/old/castle.map.yaml");
        QVERIFY(place);
        QVERIFY(fs::is_directory(at("maps/old")));
        QVERIFY(io::writeFile(*place, "castle", Links::Refuse));
        QVERIFY(io::placeIn(at("new/folder"), "castle.map.yaml"));
        QVERIFY(fs::is_directory(at("new/folder")));
        file("a-file", "");
        const auto none = io::placeIn(at(""), "a-file/castle.map.yaml");
        QVERIFY(!none && none.error() == yaml::Argument(tell::why_no_folder{}));
    }

    void aLinkOfAFolderMayNotLeave_data()
    {
        QTest::addColumn<QString>("to");
        QTest::addColumn<bool>("stays");
        QTest::newRow("out") << "../outside" << false;
        QTest::newRow("out by its whole name") << "/tmp" << false;
        QTest::newRow("nowhere") << "nowhere" << false;
        QTest::newRow("within") << "within" << true;
    }
    void aLinkOfAFolderMayNotLeave()
    {
        QFETCH(const QString, to);
        QFETCH(const bool, stays);
        for (const char* folder : {"outside", "home", "home/within", "home/real", "home/real/within"})
            fs::create_directory(at(folder));
        link("home/maps", to.toStdString());
        link("home/real/maps", to.startsWith("..") ? "../../outside" : to.toStdString());
        for (const char* name : {"maps/castle.map.yaml", "maps/below/castle.map.yaml", "real/maps/castle.map.yaml"})
        {
            const auto place = io::placeIn(at("home"), name);
            QCOMPARE(place.has_value(), stays);
            if (!place)
                QVERIFY(place.error() == yaml::Argument(tell::path_link{}));
        }
        QVERIFY(fs::is_empty(at("outside")));
    }
};

LIST_TEST(TestDisk)

} // namespace tst_disk

#include "tst_disk.moc"
