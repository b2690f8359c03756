// Every broken file gets all that is wrong with it at once, with line and column, in words that a designer understands:
// broken/NAME.yaml is answered with broken/NAME.says. What would fill a disk is made here.

#include "support_files.h"
#include "support_main.h"
#include "support_memory.h"
#include "support_places.h"

#include "core/io/table_map.h"
#include "core/yaml/quote.h"
#include "translations/diagnostics.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>
#include <regex>

namespace tst_broken_files
{

using namespace merlon;

namespace
{

const std::filesystem::path folder = test::inSource("tests/core/io/broken");

/// As a user would: whatever the file says it is.
yaml::Diagnostics diagnosticsOf(const std::string& text)
{
    const std::string kind = io::kindOf(text);
    if (kind == "scenario")
        return io::parseScenario(text, "").diagnostics;
    if (kind == "table")
        return io::parseTable(text, "").diagnostics;
    return io::parseMap(text, "").diagnostics;
}

std::string mapWith(const std::string& rows, int columns = 4, int count = 1)
{
    return "merlon: map/1\nid: m\ngrid: {columns: " + std::to_string(columns) + ", rows: " + std::to_string(count) +
           ", hexes: flat, shoved: even}\nterrain:\n  legend: {'.': plain}\n  rows: |\n" + rows;
}

constexpr std::size_t mebibyte = std::size_t{1} << 20;

/// Far more than any of them takes on a slow machine, far less than reading them would.
constexpr int patience = 5000; // ms

} // namespace

class TestBrokenFiles : public QObject
{
    Q_OBJECT

private slots:
    void everyFileSaysWhatIsWrong_data()
    {
        QTest::addColumn<QString>("file");
        for (const auto& file : test::filesIn(folder, ".yaml"))
            QTest::newRow(file.stem().c_str()) << QString::fromStdString(file.string());
    }

    void everyFileSaysWhatIsWrong()
    {
        QFETCH(const QString, file);
        std::filesystem::path says = file.toStdString();
        says.replace_extension(".says");
        const std::string text = test::readText(file.toStdString());
        const auto expected = test::readText(says);
        QVERIFY2(!expected.empty(), "no .says file beside it");
        QCOMPARE(QString::fromStdString(test::said(diagnosticsOf(text))), QString::fromStdString(expected));
    }

    /// Cut anywhere, a file is refused or is a whole file; never a crash, never silence.
    void aFileCutAnywhereIsRefusedOrWhole()
    {
        const std::string whole = test::readText(test::inSource("tests/fuzz/corpus/map/formats.yaml"));
        QVERIFY(io::parseMap(whole, "").value);
        int refused = 0;
        for (std::size_t length = 0; length < whole.size(); ++length)
        {
            const auto loaded = io::parseMap(whole.substr(0, length), "");
            QVERIFY(loaded.value.has_value() != yaml::hasErrors(loaded.diagnostics));
            refused += !loaded.value;
        }
        QVERIFY(refused > static_cast<int>(whole.size()) / 3);
    }

    /// It may be played so; its author is told what is hardly meant.
    void oddPlacesAreToldAndPlayed()
    {
        const auto map = io::parseMap("merlon: map/1\nid: m\ngrid: {columns: 5, rows: 1, hexes: flat, shoved: even}\n"
                                      "terrain:\n  legend: {'.': plain, M: moat, '#': wall, t: tree}\n  rows: |\n"
                                      "    .M#t.\n",
                                      "");
        QVERIFY(map.value);
        const auto loaded = io::parseScenario("merlon: scenario/1\nmaps: [{file: m.map.yaml}]\nforces:\n"
                                              "  - id: one\n    counters:\n"
                                              "      - {id: a, hex: A1}\n"
                                              "      - {id: b, hex: A1}\n"
                                              "      - {id: c, hex: A1, state: dead}\n"
                                              "      - {id: d, hex: B1}\n"
                                              "      - {id: e, hex: C1}\n"
                                              "      - {id: f, class: ox, hex: D1}\n"
                                              "      - {id: g, hex: {hex: E1, level: 1}}\n",
                                              "", {std::make_shared<const map::HexMap>(*map.value)});
        QVERIFY(loaded.value);
        QCOMPARE(
            QString::fromStdString(test::said(loaded.diagnostics)),
            QString("7:22: warning: 'a' already stands on hex A1; move one of the two to another hex [stands]\n"
                    "9:22: warning: hex B1 is moat; move this counter to another hex, place a fascine or a lowered "
                    "drawbridge there, or add the hex to a zone of its force [stands]\n"
                    "10:22: warning: nobody can stand on hex C1; move this counter to another hex [stands]\n"
                    "11:33: warning: no horse can stand on hex D1; move this counter to another hex [stands]\n"
                    "12:22: warning: nobody can stand on hex E1; move this counter to another hex [stands]\n"));
    }

    void aRowOfTheWrongLengthIsNamed()
    {
        std::string rows;
        for (int row = 1; row <= 20; ++row)
            rows += "    " + std::string(row == 7 ? 29 : 30, '.') + '\n';
        const auto said = diagnosticsOf(mapWith(rows, 30, 20));
        QCOMPARE(said.size(), 1U);
        QCOMPARE(words::sentence(said[0].message), QString("row 7 has 29 hexes, but the map has 30 columns"));
        QCOMPARE(said[0].line, 13);
    }

    void aFileTooLongIsNotRead()
    {
        QTemporaryDir desk;
        const std::filesystem::path file = desk.filePath("huge.map.yaml").toStdString();
        std::ofstream(file) << mapWith("    ");
        std::filesystem::resize_file(file, 10'000'000'000U); // a row of 10 GB, that takes no room on the disk
        QElapsedTimer timer;
        timer.start();
        const test::HeapMeter heap;
        const auto loaded = io::loadMap(file);
        QVERIFY(heap.most() < mebibyte);
        QVERIFY(timer.elapsed() < patience);
        QVERIFY(!loaded.value);
        QCOMPARE(loaded.diagnostics.size(), 1U);
        QCOMPARE(words::sentence(loaded.diagnostics[0].message),
                 QString("the file has 10000000000 bytes; the limit is 67108864 (64 MiB)"));
    }

    /// The longest file that is read at all, and all of it one row: it costs the text and nothing more.
    void aRowTooLongIsRefusedBeforeItCostsMemory()
    {
        QTemporaryDir desk;
        const std::filesystem::path file = desk.filePath("long.map.yaml").toStdString();
        const std::string head = mapWith("    ");
        {
            std::ofstream out(file);
            out << head;
            const std::string piece(mebibyte, '.');
            for (int n = 0; n < 63; ++n)
                out << piece;
            out << '\n';
        }
        QElapsedTimer timer;
        timer.start();
        const test::HeapMeter heap;
        const auto loaded = io::loadMap(file);
        QVERIFY2(heap.most() < 65 * mebibyte, qPrintable(QString::number(heap.most())));
        QVERIFY(timer.elapsed() < patience);
        QVERIFY(!loaded.value);
        QCOMPARE(loaded.diagnostics.size(), 1U);
        QCOMPARE(loaded.diagnostics[0].line, 7);
        QCOMPARE(words::sentence(loaded.diagnostics[0].message),
                 QString("this line has 66060292 characters; the limit is 1048576"));
    }

    void anIdThatIsTooLongNamesTheLimit_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("of a map") << "merlon: map/1\nid: %1\n";
        QTest::newRow("of a structure") << "merlon: map/1\nid: m\ngrid: {columns: 1, rows: 1, hexes: flat, shoved: "
                                           "even}\nstructures:\n  - {kind: tower, id: %1, hexes: [A1]}\n";
        QTest::newRow("of a ruleset") << "merlon: map/1\nid: m\nruleset: %1\n";
        QTest::newRow("of a scenario") << "merlon: scenario/1\nid: %1\n";
        QTest::newRow("of a counter")
            << "merlon: scenario/1\nid: s\nforces:\n  - id: welsh\n    counters:\n      - {id: %1}\n";
        QTest::newRow("of a table") << "merlon: table/1\nid: %1\n";
    }

    void anIdThatIsTooLongNamesTheLimit()
    {
        QFETCH(const QString, file);
        const auto said = [&](int length)
        {
            QStringList all;
            for (const auto& one : diagnosticsOf(file.arg(QString(length, 'a')).toStdString()))
                all << words::sentence(one.message);
            return all.join('\n');
        };
        QVERIFY2(!said(120).contains("characters"), qPrintable(said(120)));
        QVERIFY2(said(121).contains("has 121 characters; the limit is 120"), qPrintable(said(121)));
    }

    void aTextOfNothingIsSaidSo_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("key");
        QTest::newRow("title of a map")
            << "merlon: map/1\nid: m\ntitle: %1\ngrid: {columns: 1, rows: 1, hexes: flat, shoved: even}\n"
            << "title";
        QTest::newRow("title of a scenario") << "merlon: scenario/1\nid: s\ntitle: %1\n"
                                             << "title";
        QTest::newRow("background") << "merlon: scenario/1\nid: s\nbackground: %1\n"
                                    << "background";
        QTest::newRow("briefing") << "merlon: scenario/1\nid: s\nbriefing: %1\n"
                                  << "briefing";
        QTest::newRow("victory") << "merlon: scenario/1\nid: s\nvictory: %1\n"
                                 << "victory";
        QTest::newRow("name of a side") << "merlon: scenario/1\nid: s\nforces:\n  - {id: welsh, name: %1}\n"
                                        << "name";
    }

    /// Written again it would be gone, or another.
    void aTextOfNothingIsSaidSo()
    {
        QFETCH(const QString, file);
        QFETCH(const QString, key);
        const auto said = [&](const char* text)
        {
            QStringList all;
            for (const auto& one : diagnosticsOf(file.arg(text).toStdString()))
                all << words::sentence(one.message);
            return all;
        };
        const QString goes = key + " has no text and is dropped when the file is written";
        QVERIFY2(said("''").contains(goes), qPrintable(said("''").join('\n')));
        QVERIFY2(said("{}").contains(goes), qPrintable(said("{}").join('\n')));
        const QString isEmpty = key + " has no text in the language en; it is read as empty";
        QVERIFY2(said("{en: ~, it: Torre}").contains(isEmpty), qPrintable(said("{en: ~, it: Torre}").join('\n')));
        QVERIFY(said("{en: '', it: Torre}").filter("no text").isEmpty());
        QVERIFY(said("Tower").filter("no text").isEmpty());
    }

    /// Many short values cost more than their text, but there is an end.
    void tooManyValuesAreRefused()
    {
        std::string text = "merlon: map/1\nid: m\nnotes:\n";
        while (text.size() < 16 * mebibyte)
            text += "  - [1, 2, 3, 4]\n";
        const test::HeapMeter heap;
        const auto said = diagnosticsOf(text);
        QVERIFY(yaml::hasErrors(said));
        QCOMPARE(said[0].code, std::string("too-much"));
        QVERIFY2(heap.most() < 200 * mebibyte, qPrintable(QString::number(heap.most())));
    }

    /// A comment costs less than a value, and their number has an end too.
    void tooManyCommentsAreRefused()
    {
        std::string text = "merlon: map/1\nid: m\n";
        for (int n = 0; n < 2'000'000; ++n)
            text += "#\n";
        const test::HeapMeter heap;
        const auto said = diagnosticsOf(text);
        QCOMPARE(said.size(), 1U);
        QCOMPARE(said[0].code, std::string("too-much"));
        QCOMPARE(said[0].line, 1'000'003);
        QVERIFY2(heap.most() < 100 * mebibyte, qPrintable(QString::number(heap.most())));
    }

    /// A quote within a plain scalar of two lines: what looks like a comment is none. It is refused, not lost.
    void aValueThatLooksLikeACommentIsNotLost()
    {
        const auto said = diagnosticsOf(mapWith("    ....\n") + "notes: [a\n \"b\n ,\"c # d\" ]\n");
        QVERIFY(yaml::hasErrors(said));
    }

    void noValueIsQuotedWhole_data()
    {
        QTest::addColumn<QString>("file");
        for (const char* file : {"norman-gate.map.yaml", "norman-gate.scenario.yaml"})
            QTest::newRow(file) << test::inSource(u"scenarios/norman-gate/") + file;
    }

    /// Each value in turn, and each key, with ten thousand letters of two bytes.
    void noValueIsQuotedWhole()
    {
        QFETCH(const QString, file);
        const std::string whole = test::readText(file.toStdString());
        const std::string endless = QString(10'000, u'é').toStdString();
        const std::regex word("[A-Za-z0-9_]+");
        int said = 0;
        for (auto at = std::sregex_iterator(whole.begin(), whole.end(), word); at != std::sregex_iterator(); ++at)
        {
            if (at->position() % 3 != 0) // a third of them is enough, and quick
                continue;
            std::string text = whole;
            text.replace(static_cast<std::size_t>(at->position()), static_cast<std::size_t>(at->length()), endless);
            for (const auto& one : diagnosticsOf(text))
            {
                ++said;
                const QString message = words::sentence(one.message);
                QVERIFY2(message.count(u'é') <= 60 && message.size() <= 1001, qPrintable(message));
                QVERIFY2(!message.contains(QChar::ReplacementCharacter), qPrintable(message));
            }
        }
        QVERIFY(said > 100);
    }

    void quotesAreShortAndOnOneLine()
    {
        QCOMPARE(yaml::quote("moat"), std::string("'moat'"));
        QCOMPARE(yaml::quote("a\nb"), std::string("'a b'"));
        QCOMPARE(yaml::quote(std::string(60, 'x')), '\'' + std::string(60, 'x') + '\'');
        QCOMPARE(yaml::quote(std::string(61, 'x')), '\'' + std::string(60, 'x') + "…'");
    }

    void tenThousandAliasesAreRefused()
    {
        std::string text = "merlon: map/1\na0: &a0 [x, x, x, x, x, x, x, x, x, x]\n";
        for (int n = 1; n < 10'000; ++n)
        {
            const std::string before = std::to_string(n - 1);
            text += "a" + std::to_string(n) + ": &a" + std::to_string(n) + " [*a" + before + ", *a" + before + "]\n";
        }
        const test::HeapMeter heap;
        const auto said = diagnosticsOf(text);
        QVERIFY2(heap.most() < mebibyte, qPrintable(QString::number(heap.most())));
        QCOMPARE(said.size(), 1U);
        QCOMPARE(said[0].code, std::string("alias"));
        QCOMPARE(said[0].line, 2);
    }

    void deepNestingIsRefused()
    {
        for (const char* bracket : {"[", "{a: "})
        {
            std::string text = "merlon: map/1\nid: ";
            for (int n = 0; n < 100'000; ++n)
                text += bracket;
            const test::HeapMeter heap;
            const auto said = diagnosticsOf(text);
            QVERIFY(heap.most() < mebibyte);
            QCOMPARE(said.size(), 1U);
            QCOMPARE(said[0].code, std::string("too-deep"));
            QCOMPARE(said[0].line, 2);
            QCOMPARE(said[0].column, bracket == std::string("[") ? 29 : 101);
        }
    }

    void aThousandByAThousandIsAcceptedAndNoMore()
    {
        std::string rows;
        for (int row = 0; row < 1000; ++row)
            rows += "    " + std::string(1000, '.') + '\n';
        const auto loaded = io::parseMap(mapWith(rows, 1000, 1000), "");
        QVERIFY2(loaded.value, test::said(loaded.diagnostics).c_str());
        const auto said = diagnosticsOf(mapWith("    " + std::string(1001, '.') + '\n', 1001, 1));
        QVERIFY(!said.empty());
        QCOMPARE(words::sentence(said[0].message),
                 QString("columns should be a whole number from 1 to 1000, not '1001'"));
        QCOMPARE(said[0].line, 3);
    }

    void aSpanIsALengthAboveZero()
    {
        const auto said = [](const std::string& span)
        {
            std::string text = mapWith("    ....\n");
            return io::parseMap(text.insert(text.find("even}") + 4, ", span: '" + span + '\''), "").diagnostics;
        };
        for (const char* length : {"2 m", "2m", "1.5 km", "1,5 km", "0.5 m", "30  ft", "2\u00a0m"})
            QVERIFY2(said(length).empty(), length);
        for (const char* none :
             {"", "2", "m", "0 m", "-2 m", "inf m", "1e3 m", "2 leagues", "2 m wide", "1.000,5 km", "1,000 .5 m"})
        {
            const auto diagnostics = said(none);
            QVERIFY2(diagnostics.size() == 1U, none);
            QCOMPARE(diagnostics[0].code, std::string("span"));
            QVERIFY(diagnostics[0].severity == yaml::Severity::Warning);
        }
    }

    void noPathLeadsOutOfTheFolder()
    {
        QTemporaryDir desk;
        const std::filesystem::path inside = desk.filePath("inside").toStdString();
        std::filesystem::create_directory(inside);
        const std::string castle = test::readText(test::inSource("scenarios/norman-gate/norman-gate.map.yaml"));
        std::ofstream(desk.filePath("outside.map.yaml").toStdString()) << castle;
        std::filesystem::create_symlink("../outside.map.yaml", inside / "linked.map.yaml");
        for (const std::string map : {"../outside.map.yaml", "/etc/passwd", "linked.map.yaml", "./../outside.map.yaml"})
        {
            const auto file = inside / "s.scenario.yaml";
            std::ofstream(file) << "merlon: scenario/1\nid: s\nruleset: siege\nedition: french\nmaps: [{file: " + map +
                                       "}]\nturns: 1\nforces:\n  - {id: norman, name: Normans, counters: []}\n";
            const auto loaded = io::loadScenario(file);
            QVERIFY2(!loaded.value, map.c_str());
            QCOMPARE(loaded.diagnostics[0].code, std::string("path"));
            QCOMPARE(loaded.diagnostics[0].line, 5);
        }
    }

    void whatIsNoFileIsSaidSo()
    {
        QTemporaryDir desk;
        for (const QString& name : {desk.path(), desk.filePath("missing.map.yaml")})
        {
            const auto loaded = io::loadMap(name.toStdString());
            QVERIFY(!loaded.value);
            QCOMPARE(loaded.diagnostics.size(), 1U);
            QCOMPARE(loaded.diagnostics[0].file, name.toStdString());
        }
    }
};

LIST_TEST(TestBrokenFiles)

} // namespace tst_broken_files

#include "tst_broken_files.moc"
