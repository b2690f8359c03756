// Every broken file gets all that is wrong with it at once, with line and column, in words that a designer understands:
// broken/NAME.yaml is answered with broken/NAME.says. What would fill a disk is made here.

#include "support_files.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>
#include <sys/resource.h>

using namespace merlon;

namespace
{

const std::filesystem::path folder = MERLON_SOURCE_DIR "/tests/core/io/broken";

/// As a user would: whatever the file says it is.
io::Diagnostics diagnosticsOf(const std::string& text)
{
    const std::string kind = io::kindOf(text);
    if (kind == "scenario")
        return io::parseScenario(text, "").diagnostics;
    return io::parseMap(text, "").diagnostics;
}

std::string mapWith(const std::string& rows, int columns = 4, int count = 1)
{
    return "merlon: map/1\nid: m\ngrid: {columns: " + std::to_string(columns) + ", rows: " + std::to_string(count) +
           ", hexes: flat, shoved: even}\nterrain:\n  legend: {'.': plain}\n  rows: |\n" + rows;
}

long peakKiB()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss;
}

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
        const std::string whole = test::readText(MERLON_SOURCE_DIR "/tests/fuzz/corpus/map/formats.yaml");
        QVERIFY(io::parseMap(whole, "").value);
        int refused = 0;
        for (std::size_t length = 0; length < whole.size(); ++length)
        {
            const auto loaded = io::parseMap(whole.substr(0, length), "");
            QVERIFY(loaded.value.has_value() != io::hasErrors(loaded.diagnostics));
            refused += !loaded.value;
        }
        QVERIFY(refused > static_cast<int>(whole.size()) / 3);
    }

    void aRowOfTheWrongLengthIsNamed()
    {
        std::string rows;
        for (int row = 1; row <= 20; ++row)
            rows += "    " + std::string(row == 7 ? 29 : 30, '.') + '\n';
        const auto said = diagnosticsOf(mapWith(rows, 30, 20));
        QCOMPARE(said.size(), 1U);
        QCOMPARE(said[0].message, std::string("row 7 has 29 hexes, the map has 30 columns"));
        QCOMPARE(said[0].line, 13);
    }

    void aFileTooLongIsNotRead()
    {
        QTemporaryDir desk;
        const std::filesystem::path file = desk.filePath("huge.map.yaml").toStdString();
        std::ofstream(file) << mapWith("    ");
        std::filesystem::resize_file(file, 10'000'000'000U); // a row of 10 GB, that takes no room on the disk
        const long before = peakKiB();
        const auto loaded = io::loadMap(file);
        QVERIFY(!loaded.value);
        QCOMPARE(loaded.diagnostics.size(), 1U);
        QVERIFY2(loaded.diagnostics[0].message.find("MiB") != std::string::npos, loaded.diagnostics[0].message.c_str());
        QVERIFY(peakKiB() - before < 20'000);
    }

    void aLineTooLongIsRefusedBeforeItCostsMemory()
    {
        const std::string text = mapWith("    " + std::string(50'000'000, '.') + '\n');
        const long before = peakKiB();
        const auto said = diagnosticsOf(text);
        QVERIFY(io::hasErrors(said));
        QCOMPARE(said[0].line, 7);
        QVERIFY2(peakKiB() - before < 100'000, qPrintable(QString::number(peakKiB() - before)));
    }

    void tenThousandAliasesAreRefused()
    {
        std::string text = "merlon: map/1\na0: &a0 [x, x, x, x, x, x, x, x, x, x]\n";
        for (int n = 1; n < 10'000; ++n)
        {
            const std::string before = std::to_string(n - 1);
            text += "a" + std::to_string(n) + ": &a" + std::to_string(n) + " [*a" + before + ", *a" + before + "]\n";
        }
        const long before = peakKiB();
        const auto said = diagnosticsOf(text);
        QVERIFY(io::hasErrors(said));
        QCOMPARE(said[0].code, std::string("alias"));
        QCOMPARE(said[0].line, 2);
        QVERIFY(said.size() <= 200); // all at once, but nobody reads ten thousand lines
        QVERIFY(peakKiB() - before < 50'000);
    }

    void deepNestingIsRefused()
    {
        for (const char* bracket : {"[", "{a: "})
        {
            std::string text = "merlon: map/1\nid: ";
            for (int n = 0; n < 100'000; ++n)
                text += bracket;
            const auto said = diagnosticsOf(text);
            QVERIFY(io::hasErrors(said));
            QCOMPARE(said[0].line, 2);
        }
    }

    void aThousandByAThousandIsAcceptedAndNoMore()
    {
        std::string rows;
        for (int row = 0; row < 1000; ++row)
            rows += "    " + std::string(1000, '.') + '\n';
        const auto loaded = io::parseMap(mapWith(rows, 1000, 1000), "");
        QVERIFY2(loaded.value, test::said(loaded.diagnostics).c_str());
        const auto said = diagnosticsOf(mapWith("    .\n", 1001, 1));
        QVERIFY(said[0].message.find("1 to 1000") != std::string::npos);
    }

    void noPathLeadsOutOfTheFolder()
    {
        QTemporaryDir desk;
        const std::filesystem::path inside = desk.filePath("inside").toStdString();
        std::filesystem::create_directory(inside);
        const std::string castle = test::readText(MERLON_SOURCE_DIR "/scenarios/norman-gate/norman-gate.map.yaml");
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

QTEST_APPLESS_MAIN(TestBrokenFiles)
#include "tst_broken_files.moc"
