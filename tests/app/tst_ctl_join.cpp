// merlonctl join: one map of two, on the terminal.

#include "support_ctl.h"
#include "support_main.h"
#include "support_places.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <yaml-cpp/yaml.h>

namespace tst_ctl_join
{

using namespace merlon;
using test::contentOf;
using test::ctl;

class TestCtlJoin : public QObject
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
    /// Four columns, two rows.
    QString small(const QString& name, const QByteArray& terrain, const QByteArray& hexes = "flat",
                  const QByteArray& shoved = "even") const
    {
        return file(name, "merlon: map/1\nid: m\ngrid: {columns: 4, rows: 2, hexes: " + hexes + ", shoved: " + shoved +
                              "}\nterrain:\n  legend: {'.': " + terrain + "}\n  rows: |\n    ....\n    ....\n");
    }
    QString both() const { return desk_->filePath("both.map.yaml"); }
    YAML::Node grid() const { return YAML::Load(contentOf(both()).toStdString())["grid"]; }
    std::string rows() const
    {
        return YAML::Load(contentOf(both()).toStdString())["terrain"]["rows"].as<std::string>();
    }

private slots:
    void init() { desk_ = std::make_unique<QTemporaryDir>(); }

    void everyEdge_data()
    {
        QTest::addColumn<QString>("edge");
        QTest::addColumn<QByteArray>("wanted");
        QTest::newRow("east") << "east" << QByteArray("....bbbb\n....bbbb\n");
        QTest::newRow("west") << "west" << QByteArray("bbbb....\nbbbb....\n");
        QTest::newRow("north") << "north" << QByteArray("bbbb\nbbbb\n....\n....\n");
        QTest::newRow("south") << "south" << QByteArray("....\n....\nbbbb\nbbbb\n");
    }

    void everyEdge()
    {
        QFETCH(const QString, edge);
        QFETCH(const QByteArray, wanted);
        const auto ran =
            ctl({"join", small("a.map.yaml", "plain"), small("b.map.yaml", "brush"), "--edge", edge, "-o", both()});
        QCOMPARE(ran.status, 0);
        QVERIFY2(ran.err.isEmpty(), ran.err.constData());
        QVERIFY2(ran.out.contains("hexes"), ran.out.constData());
        // brush has the letter of the palette
        const YAML::Node legend = YAML::Load(contentOf(both()).toStdString())["terrain"]["legend"];
        QByteArray seen = QByteArray::fromStdString(rows());
        for (const auto& entry : legend)
            if (entry.second.as<std::string>() == "brush")
                seen.replace(entry.first.as<std::string>().c_str(), "b");
        QCOMPARE(seen, wanted);
        QCOMPARE(ctl({"format", "--check", both()}).status, 0);
    }

    void whatShipsIsTurnedAndMirrored()
    {
        const QString other = test::inSource(u"scenarios/worked-example/worked-example.map.yaml");
        for (const char* turn : {"0", "60", "120", "180", "240", "300"})
            for (const char* edge : {"north", "east", "south", "west"})
            {
                const auto ran = ctl({"join", test::castleMap, other, "--edge", edge, "--turn", turn, "--mirror",
                                      "--shift", "2", "--ground", "brush", "-q", "-o", both()});
                QVERIFY2(ran.status == 0 || ran.err.contains("join-gaps") || ran.err.contains("one hex further"),
                         ran.err.constData());
                QVERIFY(ran.out.isEmpty());
                if (ran.status == 0)
                    QCOMPARE(ctl({"validate", both()}).status, 0);
            }
        const auto nearest =
            ctl({"join", test::castleMap, other, "--edge", "north", "--turn", "180", "--mirror", "-o", both()});
        QCOMPARE(nearest.status, 0);
        QVERIFY(grid()["rows"].as<int>() == 46);
    }

    void aShiftLeavesGroundToFill()
    {
        const QString a = small("a.map.yaml", "plain");
        const QString b = small("b.map.yaml", "brush");
        QCOMPARE(ctl({"join", a, b, "--edge", "south", "--shift", "2", "--ground", "tree", "-o", both()}).status, 0);
        QCOMPARE(grid()["columns"].as<int>(), 6);
        QVERIFY(contentOf(both()).contains("tree"));
        QCOMPARE(ctl({"join", a, b, "--edge", "east", "--shift", "-1", "-o", both()}).status, 0);
        QCOMPARE(grid()["rows"].as<int>(), 3);
        QVERIFY(!contentOf(both()).contains("tree"));
    }

    /// A link where the result should be is the user's own: it stays, and what it leads to is written.
    void aLinkToWhatIsNotThereYetIsWrittenThrough()
    {
        const QString a = small("a.map.yaml", "plain");
        const QString b = small("b.map.yaml", "brush");
        QVERIFY(QFile::link("shared/both.map.yaml", both()));
        const auto missing = ctl({"join", a, b, "-o", both()});
        QCOMPARE(missing.status, 1);
        QVERIFY2(missing.err.contains("the link there leads to " + desk_->filePath("shared/both.map.yaml").toUtf8()),
                 missing.err.constData());
        QDir(desk_->path()).mkdir("shared");
        QCOMPARE(ctl({"join", a, b, "-o", both()}).status, 0);
        QVERIFY(QFileInfo(both()).isSymLink());
        QCOMPARE(ctl({"validate", desk_->filePath("shared/both.map.yaml")}).status, 0);
        QCOMPARE(ctl({"join", b, a, "-o", both()}).status, 0);
        QVERIFY(QFileInfo(both()).isSymLink());
    }

    void whatCannotBeIsStatusOneAndWritesNothing_data()
    {
        QTest::addColumn<QString>("other");
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("pointy-topped") << "pointy" << QStringList{} << QByteArray("pointy-topped");
        QTest::newRow("no file") << "missing" << QStringList{} << QByteArray("missing.map.yaml");
        QTest::newRow("out of step") << "flat" << QStringList{"--edge", "north", "--shift", "1"}
                                     << QByteArray("one hex further or one hex less");
        QTest::newRow("too far") << "flat" << QStringList{"--shift", "9"} << QByteArray("would not touch");
        QTest::newRow("no such ground") << "flat" << QStringList{"--shift", "1", "--ground", "lava"}
                                        << QByteArray("lava");
    }

    void whatCannotBeIsStatusOneAndWritesNothing()
    {
        QFETCH(const QString, other);
        QFETCH(const QStringList, options);
        QFETCH(const QByteArray, said);
        small("flat.map.yaml", "brush");
        small("pointy.map.yaml", "brush", "pointy");
        const auto ran =
            ctl(QStringList{"join", small("a.map.yaml", "plain"), desk_->filePath(other + ".map.yaml"), "-o", both()} +
                options);
        QCOMPARE(ran.status, 1);
        QVERIFY2(ran.err.contains(said), ran.err.constData());
        QVERIFY(!QFile::exists(both()));
    }

    void wrongUsageIsStatusTwo_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("one map") << QStringList{"a", "-o", "c"} << QByteArray("Missing");
        QTest::newRow("no output") << QStringList{"a", "b"} << QByteArray("-o");
        QTest::newRow("no such edge") << QStringList{"a", "b", "-o", "c", "--edge", "up"} << QByteArray("'up'");
        QTest::newRow("no such turn") << QStringList{"a", "b", "-o", "c", "--turn", "90"} << QByteArray("'90'");
        QTest::newRow("no number") << QStringList{"a", "b", "-o", "c", "--shift", "x"} << QByteArray("'x'");
    }

    void wrongUsageIsStatusTwo()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const QByteArray, said);
        const auto ran = ctl(QStringList{"join"} + arguments);
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.err.contains(said), ran.err.constData());
    }

    void itsHelpTellsEveryOption()
    {
        const auto help = ctl({"join", "--help"});
        QCOMPARE(help.status, 0);
        for (const char* option : {"--edge", "--shift", "--turn", "--mirror", "--ground", "--output"})
            QVERIFY2(help.out.contains(option), option);
        QVERIFY(ctl({"--help"}).out.contains("  join"));
    }
};

LIST_TEST(TestCtlJoin)

} // namespace tst_ctl_join

#include "tst_ctl_join.moc"
