// table/1: load and save changes no byte of a canonical file, and loses nothing of any other.

#include "support_files.h"
#include "support_main.h"
#include "support_random.h"

#include "core/io/read_back.h"
#include "core/io/readers.h"
#include "core/io/table_map.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>

namespace tst_table_file
{

using namespace merlon;

namespace
{

constexpr const char* ford = R"(# our table
merlon: table/1
id: ford
title: {en: The ford, it: Il guado}
size: [600, 450.5]
unit: inch
# not ours
owner: club
areas:
  # cut back in spring
  - {id: west-wood, kind: wood, outline: [[82, 371.5], [140.2, 380], [151, 298]], trees: 12}
  - {id: hill, kind: hill, level: 1, name: Hill, outline: [[300, 300], [400, 300], [350, 400]]}
courses:
  - {id: brook, kind: river, width: 20, points: [[0, 150], [600, 160]]}
nodes:
  - {id: aberwen, kind: city, at: [310, 244], name: Aberwen}
  - {id: rocca, kind: castle, at: [10, 10.1]}
ways:
  - {id: salt-road, kind: road, from: aberwen, to: rocca, bends: [[330, 220]]}
background: {image: table.jpg, corners: [[102, 2870], [3811, 2902], [3890, 120], [160, 88.5]], opacity: 0.6}
)";

map::TablePoint pointOn(test::Draw& draw, const map::TableMap& table)
{
    return {draw.from(0, table.width), draw.from(0, table.depth)};
}

/// About a middle, so that it never crosses itself.
std::vector<map::TablePoint> starOn(test::Draw& draw, const map::TableMap& table)
{
    const int corners = draw.from(3, 12);
    const double x = table.width / 2.0;
    const double y = table.depth / 2.0;
    std::vector<map::TablePoint> outline;
    for (int i = 0; i < corners; ++i)
    {
        const double far = draw.from(20, 45) / 100.0;
        const double angle = 2 * M_PI * i / corners;
        outline.push_back({static_cast<int>(x + far * table.width * std::cos(angle)),
                           static_cast<int>(y + far * table.depth * std::sin(angle))});
    }
    return outline;
}

template <class T>
void describe(test::Draw& draw, T& thing, const std::string& id, const char* kind)
{
    thing.id = id;
    thing.kind = draw.chance(8) ? "no_such_kind" : kind;
    if (draw.chance())
        thing.name = plainText(test::anyText(draw));
}

map::TableMap randomTable(test::Draw& draw)
{
    map::TableMap table;
    table.id = "t";
    table.title = plainText(test::anyText(draw));
    table.width = draw.from(2000, 20'000);
    table.depth = draw.from(2000, 20'000);
    table.unit = static_cast<map::Unit>(draw.from(0, 2));
    for (int i = draw.from(0, 6); i > 0; --i)
    {
        describe(draw, table.areas.emplace_back(), "a" + std::to_string(i), "wood");
        table.areas.back().level = draw.from(map::lowestLevel, map::highestLevel);
        table.areas.back().outline = starOn(draw, table);
    }
    for (int i = draw.from(0, 4); i > 0; --i)
    {
        describe(draw, table.courses.emplace_back(), "c" + std::to_string(i), "river");
        table.courses.back().width = draw.from(1, map::widestCourse);
        for (int point = draw.from(2, 9); point > 0; --point)
            table.courses.back().points.push_back(pointOn(draw, table));
    }
    for (int i = draw.from(2, 5); i > 0; --i)
    {
        describe(draw, table.nodes.emplace_back(), "n" + std::to_string(i), "city");
        table.nodes.back().at = pointOn(draw, table);
    }
    for (int i = draw.from(0, 4); i > 0; --i)
    {
        describe(draw, table.ways.emplace_back(), "w" + std::to_string(i), "road");
        table.ways.back().from = "n1";
        table.ways.back().to = "n2";
        for (int point = draw.from(0, 3); point > 0; --point)
            table.ways.back().bends.push_back(pointOn(draw, table));
    }
    return table;
}

} // namespace

class TestTableFile : public QObject
{
    Q_OBJECT

private slots:
    void aCanonicalFileComesBackToTheByte()
    {
        const auto table = io::parseTable(ford, "");
        QVERIFY2(table.value, test::said(table.diagnostics).c_str());
        QCOMPARE(QString::fromStdString(io::tableText(*table.value)), QString(ford));
        QVERIFY(io::textToSave(*table.value, "") == std::string(ford));
    }

    void whatTheFileSaysIsThere()
    {
        const map::TableMap table = *io::parseTable(ford, "").value;
        QCOMPARE(table.width, 6000);
        QCOMPARE(table.depth, 4505);
        QVERIFY(table.unit == map::Unit::Inch);
        QVERIFY(table.areas.front().outline[1] == (map::TablePoint{1402, 3800}));
        QCOMPARE(table.areas[1].level, 1);
        QCOMPARE(table.courses.front().width, 200);
        QVERIFY(table.nodes[1].at == (map::TablePoint{100, 101}));
        QCOMPARE(table.ways.front().to, std::string("rocca"));
        QCOMPARE(table.background->corners[3].y, 88.5);
    }

    void anyTableComesBack()
    {
        for (std::uint32_t seed = 0; seed < 500; ++seed)
        {
            test::Draw draw(seed);
            const map::TableMap table = randomTable(draw);
            const std::string text = io::tableText(table);
            const auto again = io::parseTable(text, "");
            const std::string fault = "seed " + std::to_string(seed) + '\n' + test::said(again.diagnostics) + text;
            QVERIFY2(again.value, fault.c_str());
            QVERIFY2(*again.value == table, fault.c_str());
            QCOMPARE(io::tableText(*again.value), text);
        }
    }

    /// Cut anywhere, a file is refused or is a whole file; never a crash, never silence.
    void aFileCutAnywhereIsRefusedOrWhole()
    {
        const std::string whole = ford;
        for (std::size_t length = 0; length < whole.size(); ++length)
        {
            const auto cut = io::parseTable(whole.substr(0, length), "");
            QVERIFY(cut.value.has_value() != yaml::hasErrors(cut.diagnostics));
        }
    }

    /// Ten thousand points are refused with the number, and twenty outlines of two thousand soon.
    void outlinesHaveBounds()
    {
        const auto outline = [](int points)
        {
            std::string text;
            for (int i = 0; i < points; ++i)
                text += (i == 0 ? "[" : ", [") + std::to_string(i % 100) + ".5, " + std::to_string(i / 100) + ']';
            return text;
        };
        const std::string head = "merlon: table/1\nid: t\nsize: [600, 600]\nareas:\n";
        const auto many = io::parseTable(head + "  - {id: a, kind: wood, outline: [" + outline(10'000) + "]}\n", "");
        QVERIFY(!many.value);
        QVERIFY2(test::said(many.diagnostics).find("10000 points; the limit is 2000; remove some") != std::string::npos,
                 test::said(many.diagnostics).c_str());
        std::string all = head;
        for (int i = 0; i < 12; ++i)
            all += "  - {id: a" + std::to_string(i) + ", kind: wood, outline: [" + outline(1900) + "]}\n";
        const auto told = test::said(io::parseTable(all, "").diagnostics);
        QVERIFY2(told.find("more than 20000 points") != std::string::npos, told.c_str());
    }

    void readersKnowTheirKinds()
    {
        const QTemporaryDir folder;
        const auto write = [&](const char* name, const std::string& text)
        {
            const std::string file = folder.filePath(name).toStdString();
            std::ofstream(file) << text;
            return file;
        };
        const std::string table = write("ford.yaml", ford);
        QVERIFY(io::opensAs(table) == io::Opens::Table);
        const io::Checked checked = io::check(table);
        QCOMPARE(checked.kind, std::string("table"));
        QVERIFY(checked.canonical);
        QVERIFY(checked.canonical() == std::string(ford));
        for (const io::Reader& reader : io::readers())
            QVERIFY2(io::readerOf(reader.kind) == &reader, reader.kind.data());
        QVERIFY(io::opensAs(write("nothing.yaml", "x: 1\n")) == io::Opens::Map);
    }

    /// A board of the other kind than the rules are played on.
    void aTableIsNoMapOfSiege()
    {
        const QTemporaryDir folder;
        const auto write = [&](const char* name, const std::string& text)
        {
            const std::string file = folder.filePath(name).toStdString();
            std::ofstream(file) << text;
            return file;
        };
        write("ford.table.yaml", ford);
        const auto loaded =
            io::loadScenario(write("s.scenario.yaml", "merlon: scenario/1\nid: s\nruleset: siege\nmaps:\n"
                                                      "  - {file: ford.table.yaml}\nforces: []\n"));
        QVERIFY(!loaded.value);
        const auto told = test::said(loaded.diagnostics);
        QVERIFY2(
            told.find("5:12: error: these rules are played on a hex map, but 'ford.table.yaml' is a measured table") !=
                std::string::npos,
            told.c_str());
        // Two of them: nothing is said of how they could lie, where they cannot.
        const auto two =
            test::said(io::loadScenario(write("two.scenario.yaml", "merlon: scenario/1\nid: s\nruleset: siege\nmaps:\n"
                                                                   "  - {file: ford.table.yaml}\n"
                                                                   "  - {file: ford.table.yaml}\nforces: []\n"))
                           .diagnostics);
        QVERIFY2(two.find("name a hex map") != std::string::npos && two.find("edge") == std::string::npos, two.c_str());
    }
};

LIST_TEST(TestTableFile)

} // namespace tst_table_file

#include "tst_table_file.moc"
