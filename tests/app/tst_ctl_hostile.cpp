// merlonctl where nothing is as it should be: streams that are closed or full, disks that are full, memory that is
// short, and files that are none. It says so in words, ends, and leaves nothing broken behind.

#include "support_ctl.h"
#include "support_main.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>

#include <fcntl.h>
#include <linux/capability.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tst_ctl_hostile
{

using namespace merlon;
using test::ctl;
const QString& map = test::castleMap;
using test::orders;
using test::scenario;

namespace
{

constexpr unsigned patience = 300; // s, far more than any of them takes

/// Where results go instead of the file that ctl() reads.
void intoFullDisk()
{
    dup2(open("/dev/full", O_WRONLY), STDOUT_FILENO);
}

void intoNothing()
{
    close(STDOUT_FILENO);
}

/// A pipe whose reader has gone.
void intoClosedPipe()
{
    int ends[2];
    if (pipe(ends) != 0)
        _exit(126);
    dup2(ends[1], STDOUT_FILENO);
    close(ends[0]);
    close(ends[1]);
}

void limit(__rlimit_resource what, rlim_t most)
{
    const rlimit bound{most, most};
    setrlimit(what, &bound);
}

QStringList filesIn(const QString& folder)
{
    return QDir(folder).entryList(QDir::Files | QDir::Hidden);
}

/// All lines of a text are of a length that people read.
bool isShort(const QByteArray& text)
{
    const auto lines = text.split('\n');
    return std::ranges::all_of(lines, [](const QByteArray& line) { return line.size() < 1500; });
}

} // namespace

class TestCtlHostile : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> desk_;

    QString file(const QString& name, const QByteArray& text) const
    {
        const QString path = desk_->filePath(name);
        test::write(path, text);
        return path;
    }

    /// What may lie where a file should be.
    QStringList noFiles() const
    {
        QStringList all{desk_->filePath("pipe.map.yaml"), desk_->filePath("device.map.yaml"),
                        desk_->filePath("folder.map.yaml")};
        if (mkfifo(qPrintable(all[0]), 0600) != 0 || symlink("/dev/zero", qPrintable(all[1])) != 0 ||
            !QDir().mkdir(all[2]))
            qFatal("cannot make what is no file");
        return all;
    }

private slots:
    void init() { desk_ = std::make_unique<QTemporaryDir>(); }

    void resultsThatAreLostAreAFault_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const auto row = [](const char* name, const QStringList& arguments) { QTest::newRow(name) << arguments; };
        row("help", {"--help"});
        row("version", {"--version"});
        row("help of a verb", {"validate", "--help"});
        row("validate", {"validate", map});
        row("validate as yaml", {"validate", "--format", "yaml", map, scenario});
        row("rules", {"rules"});
        row("orders", {"orders", "siege"});
        row("line", {"line", map, "A1", "D7"});
        row("judge", {"judge", scenario, "--orders", orders, "--seed", "7"});
        row("i18n", {"i18n", "status"});
    }

    void resultsThatAreLostAreAFault()
    {
        QFETCH(const QStringList, arguments);
        for (const auto& lose : {intoFullDisk, intoNothing})
        {
            const auto ran = ctl(arguments, {}, lose);
            QCOMPARE(ran.status, 3);
            QVERIFY2(ran.err.contains("the results could not be written to standard output: "), ran.err.constData());
        }
        QVERIFY(ctl(arguments, {}, intoFullDisk).err.contains("the disk is full"));
    }

    void whoHasNoResultsNeedsNoOutput()
    {
        const auto quiet = ctl({"validate", "--quiet", map}, {}, intoNothing);
        QCOMPARE(quiet.status, 0);
        QVERIFY2(quiet.err.isEmpty(), quiet.err.constData());
        QCOMPARE(ctl({"validate"}, {}, intoNothing).status, 2);
    }

    void aReaderWhoHasEnoughIsNoFault()
    {
        const auto usual = ctl({"rules"}, {},
                               []
                               {
                                   std::signal(SIGPIPE, SIG_DFL);
                                   intoClosedPipe();
                               });
        QCOMPARE(usual.signal, SIGPIPE);
        QVERIFY2(usual.err.isEmpty(), usual.err.constData());
        const auto stubborn = ctl({"rules"}, {},
                                  []
                                  {
                                      std::signal(SIGPIPE, SIG_IGN);
                                      intoClosedPipe();
                                  });
        QCOMPARE(stubborn.status, 3);
        QVERIFY2(stubborn.err.isEmpty(), stubborn.err.constData());
    }

    /// A file that is opened while no standard stream is must not get what is printed.
    void resultsDoNotEndInAFile()
    {
        const QByteArray loose = test::contentOf(map).replace("id: norman-gate", "id:   norman-gate");
        const QString one = file("one.map.yaml", loose);
        const QString other = file("other.map.yaml", loose);
        QCOMPARE(ctl({"format", one}).status, 0);
        const auto ran = ctl({"format", other}, {},
                             []
                             {
                                 close(STDIN_FILENO);
                                 close(STDOUT_FILENO);
                                 close(STDERR_FILENO);
                             });
        QCOMPARE(ran.status, 3);
        QCOMPARE(test::contentOf(other), test::contentOf(one));
    }

    void whatIsNoFileIsRefusedAtOnce()
    {
        const QString good = desk_->filePath("norman-gate.scenario.yaml");
        for (const QString& path : noFiles())
        {
            const QString picture = desk_->filePath("castle.png");
            for (const QStringList& arguments :
                 {QStringList{"validate", path}, QStringList{"format", path}, QStringList{"line", path, "A1", "B2"},
                  QStringList{"render", path, "-o", picture}, QStringList{"judge", path, "--orders", orders},
                  QStringList{"judge", scenario, "--orders", path}, QStringList{"replay", path}})
            {
                const auto ran = ctl(arguments, {}, [] { alarm(patience); });
                QVERIFY2(ran.status == 1 || ran.status == 2, qPrintable(arguments.join(' ')));
                QVERIFY2(ran.err.contains("not a regular file") || ran.err.contains("a folder"), ran.err.constData());
            }
            QVERIFY(!QFile::exists(picture));
            test::write(good,
                        test::contentOf(scenario).replace("norman-gate.map.yaml", QFileInfo(path).fileName().toUtf8()));
            const auto ran = ctl({"validate", good}, {}, [] { alarm(patience); });
            QCOMPARE(ran.status, 1);
        }
    }

    void aPictureReplacesNothingButAFile()
    {
        const QString pipe = desk_->filePath("pipe.png");
        const QString device = desk_->filePath("device.svg");
        const QString folder = desk_->filePath("folder.pdf");
        QCOMPARE(mkfifo(qPrintable(pipe), 0600), 0);
        QCOMPARE(symlink("/dev/null", qPrintable(device)), 0);
        QVERIFY(QDir().mkdir(folder));
        for (const QString& path : {pipe, device, folder})
        {
            const auto ran = ctl({"render", map, "-o", path}, {}, [] { alarm(patience); });
            QCOMPARE(ran.status, 1);
            QVERIFY2(ran.err.contains("cannot be written: it is not a regular file"), ran.err.constData());
        }
        struct stat status = {};
        QVERIFY(stat("/dev/null", &status) == 0 && S_ISCHR(status.st_mode));
        QVERIFY(stat(qPrintable(pipe), &status) == 0 && S_ISFIFO(status.st_mode));
    }

    void anOutputGoesThroughALinkThatStandsThere()
    {
        const QString picture = desk_->filePath("castle.svg");
        QVERIFY(QFile::link("share/castle.svg", picture));
        const auto missing = ctl({"render", map, "-o", picture});
        QCOMPARE(missing.status, 1);
        QVERIFY2(missing.err.contains(desk_->filePath("share/castle.svg").toUtf8()), missing.err.constData());
        QVERIFY(QDir(desk_->path()).mkdir("share"));
        QCOMPARE(ctl({"render", map, "-o", picture}).status, 0);
        QVERIFY(QFileInfo(picture).isSymLink());
        QVERIFY(test::contentOf(desk_->filePath("share/castle.svg")).contains("<svg"));
        QCOMPARE(filesIn(desk_->filePath("share")), QStringList{"castle.svg"});
    }

    void aProtectedOutputIsNotWrittenOver()
    {
        const QString picture = desk_->filePath("castle.svg");
        test::write(picture, "mine");
        QVERIFY(QFile::setPermissions(picture, QFileDevice::ReadOwner));
        // as somebody to whom permissions apply
        const auto ran = ctl({"render", map, "-o", picture}, {}, [] { prctl(PR_CAPBSET_DROP, CAP_DAC_OVERRIDE); });
        QCOMPARE(ran.status, 1);
        QVERIFY2(ran.err.contains("castle.svg cannot be written: the file is read-only"), ran.err.constData());
        QVERIFY2(ran.err.contains("--force"), ran.err.constData());
        QCOMPARE(test::contentOf(picture), QByteArray("mine"));
        QCOMPARE(ctl({"render", map, "-o", picture, "--force"}).status, 0);
        QVERIFY(test::contentOf(picture).contains("<svg"));
    }

    void aFullDiskIsSaidInWords_data()
    {
        QTest::addColumn<QString>("ending");
        for (const char* ending : {"png", "svg", "pdf"})
            QTest::newRow(ending) << ending;
    }

    void aFullDiskIsSaidInWords()
    {
        QFETCH(const QString, ending);
        const QString picture = desk_->filePath("castle." + ending);
        for (const rlim_t room : {rlim_t{0}, rlim_t{1000}, rlim_t{20'000}, rlim_t{60'000}})
        {
            const auto ran = ctl({"render", map, "-o", picture}, {}, [room] { limit(RLIMIT_FSIZE, room); });
            QCOMPARE(ran.status, 1);
            if (room > 0) // else standard error is full too
                QVERIFY2(ran.err.contains("castle." + ending.toUtf8() +
                                          " cannot be written: it exceeds the file size limit here"),
                         ran.err.constData());
            QCOMPARE(filesIn(desk_->path()), QStringList());
        }
        test::write(picture, "what was there");
        QCOMPARE(ctl({"render", map, "-o", picture}, {}, [] { limit(RLIMIT_FSIZE, 20'000); }).status, 1);
        QCOMPARE(test::contentOf(picture), QByteArray("what was there"));
    }

    void memoryThatRunsOutIsSaid_data() { aFullDiskIsSaidInWords_data(); }

    /// A forest of 60 x 60 hexes is an SVG of 100 MB, and drawing it takes five times as much.
    void memoryThatRunsOutIsSaid()
    {
#ifdef __SANITIZE_ADDRESS__
        QSKIP("the sanitizer needs all addresses");
#endif
        QFETCH(const QString, ending);
        const QString forest =
            file("forest.map.yaml",
                 "merlon: map/1\nid: m\ngrid: {columns: 60, rows: 60, hexes: flat, shoved: even}\nterrain:\n"
                 "  legend: {b: brush, t: tree}\n  rows: |\n" +
                     ("    " + QByteArray("bt").repeated(30) + '\n').repeated(60));
        const QString picture = desk_->filePath("castle." + ending);
        for (const rlim_t mebibytes : {200, 400, 450})
        {
            const auto ran = ctl({"render", forest, "-o", picture}, {},
                                 [mebibytes]
                                 {
                                     limit(RLIMIT_AS, mebibytes << 20U);
                                     alarm(patience);
                                 });
            QCOMPARE(ran.signal, 0);
            QVERIFY2(ran.status == 0 || ran.err.contains("There is not enough memory"), ran.err.constData());
            QCOMPARE(QFile::exists(picture), ran.status == 0);
            QVERIFY(ran.status == 1 || mebibytes > 200);
            QVERIFY(ran.status == 1 || ending != "svg");
            QFile::remove(picture);
            QCOMPARE(filesIn(desk_->path()), QStringList{"forest.map.yaml"});
        }
    }

    /// 81 million pixels are 310 MB. Qt takes a picture for which it has no memory for one that it cannot read.
    void aScanWithoutMemoryForItIsSaid()
    {
#ifdef __SANITIZE_ADDRESS__
        QSKIP("the sanitizer needs all addresses");
#endif
        QImage scan(9000, 9000, QImage::Format_RGB888);
        scan.fill(Qt::white);
        QVERIFY(scan.save(desk_->filePath("scan.png")));
        const QString scanned = file("castle.map.yaml", test::contentOf(map) + "background: {image: scan.png, origin: "
                                                                               "[0, 0], hex: 46}\n");
        const auto ran = ctl({"render", scanned, "-o", desk_->filePath("castle.png"), "--width", "400"}, {},
                             [] { limit(RLIMIT_AS, rlim_t{400} << 20U); });
        QVERIFY2(ran.err.contains("There is not enough memory for this picture."), ran.err.constData());
    }

    void aFullDiskSparesTheFileThatIsRewritten()
    {
        const QByteArray loose = test::contentOf(map).replace("id: norman-gate", "id:   norman-gate");
        const QString name = file("castle.map.yaml", loose);
        const auto ran = ctl({"format", name}, {}, [] { limit(RLIMIT_FSIZE, 1000); });
        QCOMPARE(ran.status, 1);
        QVERIFY2(ran.err.contains("cannot be written: it exceeds the file size limit here [file]"),
                 ran.err.constData());
        QCOMPARE(test::contentOf(name), loose);
        QCOMPARE(filesIn(desk_->path()), QStringList{"castle.map.yaml"});
    }

    void longValuesAreNotSaidWhole()
    {
        const auto paved = [&](const QByteArray& terrain)
        { return file("castle.map.yaml", test::contentOf(map).replace("b: brush", "b: " + terrain)); };
        const auto unknown = ctl({"validate", paved(QByteArray(120, 'x'))});
        QCOMPARE(unknown.status, 1);
        QVERIFY2(unknown.err.contains("unknown terrain 'xxxxxx"), unknown.err.left(300).constData());
        QVERIFY(isShort(unknown.err));
        const QByteArray endless(20'000, 'x');
        const auto ran = ctl({"validate", paved(endless)});
        QCOMPARE(ran.status, 1);
        QVERIFY2(ran.err.contains("terrain has 20000 characters; the limit is 120"), ran.err.left(300).constData());
        QCOMPARE(ran.err.count("error:"), 1);
        const auto order =
            ctl({"judge", scenario, "--orders", file("orders.yaml", "- shoot: {by: " + endless + "}\n")});
        QCOMPARE(order.status, 1);
        QVERIFY(isShort(order.err) && isShort(order.out));
    }

    void commentsCostLittle()
    {
        QByteArray text = test::contentOf(map);
        const QByteArray comment = "# " + QByteArray(9'998, 'x') + '\n';
        text += comment.repeated(5'000);
        const auto many = ctl({"validate", file("talk.map.yaml", text)}, {}, [] { alarm(patience); });
        QCOMPARE(many.status, 0);
        text = test::contentOf(map) + QByteArray("#\n").repeated(2'000'000);
        const auto hostile = ctl({"validate", file("hash.map.yaml", text)}, {}, [] { alarm(patience); });
        QCOMPARE(hostile.status, 1);
        QVERIFY2(hostile.err.contains("more than 1000000 comments"), hostile.err.constData());
    }
};

LIST_TEST(TestCtlHostile)

} // namespace tst_ctl_hostile

#include "tst_ctl_hostile.moc"
