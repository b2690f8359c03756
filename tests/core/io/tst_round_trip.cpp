// Load and save changes no byte of a canonical file, and loses nothing of any other.

#include "support_files.h"

#include <QtTest>

using namespace merlon;

namespace
{

io::Loaded<map::HexMap> parsed(const std::string& text)
{
    return io::parseMap(text, "");
}

constexpr const char* annotated = R"(# above everything
merlon: map/1
id: m
author: {name: Ada, year: 2026} # not ours
grid: {columns: 2, rows: 1, hexes: flat, shoved: even, tilt: 3}
terrain:
  legend: {'.': plain}
  rows: |
    ..
# about the features
features:
  # the first
  - {hex: A1, sides: [N], kind: parapet, mood: grim}
zzz:
  - kept
  - {as: [it, stands]}
)";

} // namespace

class TestRoundTrip : public QObject
{
    Q_OBJECT

private slots:
    void whatShipsIsCanonical_data()
    {
        QTest::addColumn<QString>("file");
        for (const auto& file : test::filesIn(MERLON_SOURCE_DIR "/scenarios", ".yaml"))
            if (file.string().ends_with(".map.yaml") || file.string().ends_with(".scenario.yaml"))
                QTest::newRow(file.filename().c_str()) << QString::fromStdString(file.string());
    }

    void whatShipsIsCanonical()
    {
        QFETCH(const QString, file);
        const std::filesystem::path path = file.toStdString();
        const std::string text = test::readText(path);
        if (file.endsWith(".map.yaml"))
        {
            const auto map = io::loadMap(path);
            QCOMPARE(test::said(map.diagnostics), std::string());
            QCOMPARE(io::mapText(*map.value), text);
            return;
        }
        const auto setting = io::loadScenario(path);
        QCOMPARE(test::said(setting.diagnostics), std::string());
        QCOMPARE(io::scenarioText((*setting.value)->scenario, (*setting.value)->map), text);
    }

    void randomMapsComeBackAsTheyWere()
    {
        for (std::uint32_t seed = 1; seed <= 2000; ++seed)
        {
            std::mt19937 random(seed);
            const map::HexMap map = test::randomMap(random);
            const std::string text = io::mapText(map);
            const auto again = parsed(text);
            QVERIFY2(again.value, (test::said(again.diagnostics) + text).c_str());
            QVERIFY2(*again.value == map, (std::to_string(seed) + '\n' + text).c_str());
            QCOMPARE(io::mapText(*again.value), text);
        }
    }

    /// A comment behind a key that is not ours moves above it.
    void unknownKeysAndCommentsStayInTheirPlace()
    {
        const auto map = parsed(annotated);
        QVERIFY2(map.value, test::said(map.diagnostics).c_str());
        const std::string text = io::mapText(*map.value);
        std::size_t from = 0;
        for (const char* piece :
             {"# above everything", "merlon: map/1", "# not ours", "author: {name: Ada, year: 2026}",
              "grid:", "tilt: 3", "terrain:", "# about the features", "features:", "# the first", "mood: grim",
              "zzz:", "kept", "as: [it, stands]"})
        {
            const std::size_t at = text.find(piece, from);
            QVERIFY2(at != std::string::npos, (std::string(piece) + " is not in its place in\n" + text).c_str());
            from = at;
        }
        const auto again = parsed(text);
        QVERIFY(again.value);
        QCOMPARE(io::mapText(*again.value), text);
    }

    void unknownKeysAreWarnedOfWithTheNearestKnown()
    {
        std::string text = annotated;
        text.replace(text.find("zzz"), 3, "overlay");
        const auto map = parsed(text);
        const std::string said = test::said(map.diagnostics);
        QVERIFY2(said.find("did you mean 'overlays'?") != std::string::npos, said.c_str());
        QVERIFY(!io::hasErrors(map.diagnostics));
    }

    void anotherLayoutOfTheSameFileBecomesCanonical()
    {
        const std::string loose = "merlon:   map/1\n\n\nid: \"m\"\nterrain:\n    rows: |\n        ..\n"
                                  "    legend:\n        '.': plain\ngrid:\n  rows: 1\n  columns: 2\n  shoved: even\n"
                                  "  hexes: flat\n";
        const auto map = parsed(loose);
        QVERIFY2(map.value, test::said(map.diagnostics).c_str());
        QCOMPARE(io::mapText(*map.value),
                 std::string("merlon: map/1\nid: m\ngrid: {columns: 2, rows: 1, hexes: flat, shoved: even}\nterrain:\n"
                             "  legend: {'.': plain}\n  rows: |\n    ..\n"));
    }

    void windowsLineEndsAreRead()
    {
        std::string text = annotated;
        for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 2)
            text.insert(at, 1, '\r');
        const auto map = parsed(text);
        QVERIFY2(map.value, test::said(map.diagnostics).c_str());
        QCOMPARE(io::mapText(*map.value), io::mapText(*parsed(annotated).value));
    }
};

QTEST_APPLESS_MAIN(TestRoundTrip)
#include "tst_round_trip.moc"
