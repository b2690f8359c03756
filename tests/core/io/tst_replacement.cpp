// A file that is saved changes its text and nothing else it is; what cannot stay is told, what may not change is not.

#include "support_files.h"
#include "support_main.h"
#include "support_ordinary_user.h"

#include "core/io/files.h"
#include "tell.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <functional>

#include <fcntl.h>
#include <grp.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>

namespace
{

bool driveRefusesModes = false;

} // namespace

/// In the place of the system's: a drive may refuse.
extern "C" int fchmod(int file, mode_t mode)
{
    if (driveRefusesModes)
    {
        errno = EPERM;
        return -1;
    }
    return static_cast<int>(::syscall(SYS_fchmod, file, mode));
}

namespace tst_replacement
{

using namespace merlon;
using io::Links;
namespace fs = std::filesystem;

using test::asOrdinaryUser;
using test::nobody;

class TestReplacement : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> desk_;

    fs::path at(const char* name) const { return fs::path(desk_->path().toStdString()) / name; }
    fs::path file(const char* name, mode_t mode = 0644) const
    {
        std::ofstream(at(name)) << "old";
        ::chmod(at(name).c_str(), mode);
        return at(name);
    }
    static struct stat statusOf(const fs::path& path)
    {
        struct stat status = {};
        ::stat(path.c_str(), &status);
        return status;
    }
    static mode_t modeOf(const fs::path& path) { return statusOf(path).st_mode & 07777; }
    static constexpr const char* accessListName = "system.posix_acl_access";
    /// As the system has it: owner, group and one other user may read and write.
    static std::string accessList(std::uint32_t user)
    {
        std::string list;
        const auto add = [&](const auto& number)
        { list.append(reinterpret_cast<const char*>(&number), sizeof number); };
        const auto entry = [&](std::uint16_t tag, std::uint16_t rights, std::uint32_t id)
        {
            add(tag);
            add(rights);
            add(id);
        };
        constexpr std::uint32_t nobodyNamed = 0xffffffff;
        add(std::uint32_t{2}); // the version
        entry(0x01, 6, nobodyNamed);
        entry(0x02, 6, user);
        entry(0x04, 6, nobodyNamed);
        entry(0x10, 6, nobodyNamed);
        entry(0x20, 0, nobodyNamed);
        return list;
    }
    static std::string accessListOf(const fs::path& path)
    {
        std::string list(1000, '\0');
        const auto length = ::getxattr(path.c_str(), accessListName, list.data(), list.size());
        return list.substr(0, static_cast<std::size_t>(std::max<ssize_t>(length, 0)));
    }
    /// The sentence of the only note, and empty where there is none.
    static std::string noteOf(const tl::expected<yaml::Diagnostics, yaml::Diagnostic>& written)
    {
        if (!written)
            return "not written";
        if (written->empty())
            return {};
        const std::string id(written->front().message.sentence->id);
        return id.substr(id.find('/') + 1);
    }

private slots:
    void init()
    {
        desk_ = std::make_unique<QTemporaryDir>();
        ::chmod(desk_->path().toUtf8(), 0777);
        driveRefusesModes = false;
    }

    void aReadOnlyFileIsNotWrittenUnasked()
    {
        const auto there = file("castle", 0444);
        QVERIFY(io::isReadOnly(there));
        const auto refused = io::writeFile(there, "new", Links::Follow);
        QVERIFY(!refused);
        QVERIFY(refused.error().message == yaml::Message(tell::file_written{.why = tell::why_protected{}}));
        QCOMPARE(test::readText(there), std::string("old"));

        QCOMPARE(noteOf(io::writeFile(there, "new", {Links::Follow, true})), std::string());
        QCOMPARE(test::readText(there), std::string("new"));
        QCOMPARE(modeOf(there), mode_t{0444});
    }

    void norIsOneThatIsSomebodyElses()
    {
        const auto there = file("castle", 0644);
        if (::geteuid() != 0)
            ::chmod(there.c_str(), 0444);
        QCOMPARE(asOrdinaryUser(
                     [&]
                     { return int{io::isReadOnly(there)} + 2 * int{!!io::writeFile(there, "new", Links::Follow)}; }),
                 1);
        QCOMPARE(test::readText(there), std::string("old"));
        QVERIFY(!io::isReadOnly(at("nothing")));
    }

    void aFolderThatCannotBeWrittenIsNamed()
    {
        fs::create_directory(at("locked"));
        const auto there = file("locked/castle", 0666);
        ::chmod(at("locked").c_str(), 0555);
        const auto write = [&]
        {
            const auto written = io::writeFile(there, "new", Links::Follow);
            const yaml::Message locked = tell::file_written{.why = tell::why_folder_locked{}};
            return int{!written && written.error().message == locked};
        };
        const int told = asOrdinaryUser(write);
        ::chmod(at("locked").c_str(), 0755);
        QCOMPARE(told, 1);
        QCOMPARE(test::readText(there), std::string("old"));
    }

    /// As in /tmp: there a file of another user can be written to and not be replaced.
    void aFolderWhereOnlyOwnersReplaceIsNamed()
    {
        const bool isAnothers = ::geteuid() == 0;
        fs::create_directory(at("sticky"));
        const auto there = file("sticky/castle", 0666);
        ::chmod(at("sticky").c_str(), 01777);
        const auto write = [&]
        {
            const auto written = io::writeFile(there, "new", Links::Follow);
            const yaml::Message sticky = tell::file_written{.why = tell::why_folder_sticky{}};
            return int{!written && written.error().message == sticky};
        };
        QCOMPARE(asOrdinaryUser(write), int{isAnothers});
        QCOMPARE(test::readText(there), std::string(isAnothers ? "old" : "new"));
        QVERIFY(fs::exists(there) && std::distance(fs::directory_iterator(at("sticky")), {}) == 1);
    }

    /// GNOME's shares, FAT and CIFS drives of another owner.
    void aDriveMayRefuseModes()
    {
        driveRefusesModes = true;
        QCOMPARE(noteOf(io::writeFile(file("castle", 0644), "new", Links::Follow)), std::string()); // made so at once
        QCOMPARE(noteOf(io::writeFile(file("script", 0777), "new", Links::Follow)), std::string("permissions"));
        QCOMPARE(test::readText(at("castle")) + test::readText(at("script")), std::string("newnew"));
    }

    void groupsStayWhereTheyMay()
    {
        if (::geteuid() != 0)
            return; // nobody else can give a file to a group of strangers
        constexpr gid_t strangers = 54321;
        const auto there = file("castle");
        QCOMPARE(::chown(there.c_str(), nobody, strangers), 0);
        ::chmod(there.c_str(), 0664);
        QCOMPARE(noteOf(io::writeFile(there, "new", Links::Follow)), std::string());
        QCOMPARE(statusOf(there).st_uid, nobody);
        QCOMPARE(statusOf(there).st_gid, strangers);

        // Its owner is no member: another group may then do what everybody may.
        const auto write = [&]
        {
            const auto written = io::writeFile(there, "newer", Links::Follow);
            return int{written && written->size() == 1 &&
                       written->front().message ==
                           yaml::Message(tell::file_group_rights{.now = "644", .before = "664"})};
        };
        QCOMPARE(asOrdinaryUser(write), 1);
        QCOMPARE(test::readText(there), std::string("newer"));
        QCOMPARE(modeOf(there), mode_t{0644});
    }

    void aGroupThatGoesIsToldOfWhereNothingIsNarrowed()
    {
        if (::geteuid() != 0)
            return; // as above
        const auto there = file("castle");
        QCOMPARE(::chown(there.c_str(), nobody, 54321), 0);
        ::chmod(there.c_str(), 0644);
        const auto write = [&] { return int{noteOf(io::writeFile(there, "newer", Links::Follow)) == "group"}; };
        QCOMPARE(asOrdinaryUser(write), 1);
        QCOMPARE(modeOf(there), mode_t{0644});
    }

    void attributesStay_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::newRow("of users") << QByteArray("user.merlon");
        QTest::newRow("of the administrator") << QByteArray("trusted.merlon");
    }

    void attributesStay()
    {
        QFETCH(const QByteArray, name);
        const auto there = file("castle");
        const bool has = ::setxattr(there.c_str(), name, "kept", 4, 0) == 0; // not every drive and user has them
        QCOMPARE(noteOf(io::writeFile(there, "new", Links::Follow)), std::string());
        std::string value(4, ' ');
        QCOMPARE(::getxattr(there.c_str(), name, value.data(), value.size()) == 4 && value == "kept", has);
    }

    /// A folder gives new files rights that this one never had.
    void whatNewFilesInheritIsNotGiven()
    {
        const auto there = file("castle", 0660);
        const auto shared = file("shared", 0660);
        const std::string stranger = accessList(54321);
        const bool has = ::setxattr(desk_->path().toUtf8(), "system.posix_acl_default", stranger.data(),
                                    stranger.size(), 0) == 0; // not every drive has them
        const std::string own = accessList(12345);
        QCOMPARE(::setxattr(shared.c_str(), accessListName, own.data(), own.size(), 0) == 0, has);
        for (const auto& one : {there, shared})
        {
            QCOMPARE(noteOf(io::writeFile(one, "new", Links::Follow)), std::string());
            QCOMPARE(test::readText(one), std::string("new"));
            QCOMPARE(modeOf(one), mode_t{0660});
        }
        QCOMPARE(accessListOf(there), std::string());
        QCOMPARE(accessListOf(shared), has ? own : std::string());
    }

    void otherNamesAreToldOf()
    {
        const auto there = file("castle");
        fs::create_hard_link(there, at("same"));
        QCOMPARE(noteOf(io::writeFile(there, "new", Links::Follow)), std::string("other-names"));
        QCOMPARE(test::readText(there) + test::readText(at("same")), std::string("newold"));
    }

    void aLongNameIsNoObstacle()
    {
        const auto there = file(std::string(250, 'c').c_str());
        QCOMPARE(noteOf(io::writeFile(there, "new", Links::Follow)), std::string());
        QCOMPARE(test::readText(there), std::string("new"));
    }

    /// A program that is killed leaves what it was writing; the next one that writes there takes it away.
    void whatTheKilledLeftIsCleared()
    {
        const auto old = file(".merlon-0123456789abcdef");
        const auto busy = file(".merlon-00000000000000aa");
        const auto fresh = file(".merlon-00000000000000bb");
        const auto other = file(".merlon-notes");
        for (const auto& one : {old, busy, other})
            fs::last_write_time(one, fs::file_time_type::clock::now() - std::chrono::hours(1));
        const io::Descriptor writer(::open(busy.c_str(), O_RDONLY));
        QCOMPARE(::flock(writer.get(), LOCK_EX), 0);
        QVERIFY(io::writeFile(at("castle"), "new", Links::Follow));
        QVERIFY(!fs::exists(old));
        QVERIFY(fs::exists(busy) && fs::exists(fresh) && fs::exists(other));
    }
};

LIST_TEST(TestReplacement)

} // namespace tst_replacement

#include "tst_replacement.moc"
