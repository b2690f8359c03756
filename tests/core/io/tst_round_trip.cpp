// Load and save changes no byte of a canonical file, and loses nothing of any other.

#include "support_files.h"
#include "support_main.h"
#include "support_places.h"
#include "support_random.h"

#include "core/io/read_back.h"

#include <QtTest>

#include <algorithm>

namespace tst_round_trip
{

using namespace merlon;

namespace
{

io::Loaded<map::HexMap> parsed(const std::string& text)
{
    return io::parseMap(text, "");
}

std::string fault(std::uint32_t seed, const yaml::Diagnostics& diagnostics, const std::string& text)
{
    return "seed " + std::to_string(seed) + '\n' + test::said(diagnostics) + text;
}

/// Nothing but what may be played so: a random castle has bridges without gates, and men in the moat.
bool isClean(const yaml::Diagnostics& diagnostics)
{
    return std::ranges::all_of(diagnostics, [](const yaml::Diagnostic& one)
                               { return one.code == "bridge" || one.code == "stands"; });
}

std::size_t unknownKeys(const yaml::Diagnostics& diagnostics)
{
    return static_cast<std::size_t>(
        std::ranges::count(diagnostics, std::string("unknown-key"), &yaml::Diagnostic::code));
}

/// The keys of test::annotated, which are not its comments.
std::size_t ownKeys(const std::string& text)
{
    const std::string own = "own-";
    std::size_t count = 0;
    for (auto at = text.find(own); at != std::string::npos; at = text.find(own, at + 1))
        count += text.compare(at < 2 ? 0 : at - 2, 2, "# ") != 0 ? 1 : 0;
    return count;
}

constexpr const char* notes = R"(# above everything
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
        for (const auto& file : test::filesIn(test::inSource("scenarios"), ".yaml"))
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
        QCOMPARE(io::scenarioText((*setting.value)->scenario, (*setting.value)->boards), text);
    }

    void randomMapsComeBackAsTheyWere()
    {
        for (std::uint32_t seed = 1; seed <= 2000; ++seed)
        {
            test::Draw draw(seed);
            const map::HexMap map = test::randomMap(draw);
            const std::string text = io::mapText(map);
            const auto again = parsed(text);
            QVERIFY2(again.value && isClean(again.diagnostics), fault(seed, again.diagnostics, text).c_str());
            QVERIFY2(*again.value == map, fault(seed, {}, text).c_str());
            QCOMPARE(io::mapText(*again.value), text);
        }
    }

    void randomScenariosComeBackAsTheyWere()
    {
        for (std::uint32_t seed = 1; seed <= 2000; ++seed)
        {
            test::Draw draw(seed);
            const map::HexMap map = test::randomMap(draw);
            const auto scenario = test::randomScenario(draw, map);
            const std::string text = io::scenarioText(scenario, test::boardsOf(map));
            const auto again = io::parseScenario(text, "", test::boardsOf(map));
            QVERIFY2(again.value && isClean(again.diagnostics), fault(seed, again.diagnostics, text).c_str());
            QVERIFY2(*again.value == scenario, fault(seed, {}, text).c_str());
            QCOMPARE(io::scenarioText(*again.value, test::boardsOf(map)), text);
        }
    }

    void textsOfAnyCharactersComeBackAsTheyWere()
    {
        for (std::uint32_t seed = 1; seed <= 2000; ++seed)
        {
            test::Draw draw(seed);
            map::HexMap map = test::randomMap(draw);
            map.title = plainText(test::anyText(draw));
            for (map::Structure& one : map.structures)
                one.name.texts = {{"en", test::anyText(draw)}, {"it", test::anyText(draw)}};
            const std::string text = io::mapText(map);
            const auto again = parsed(text);
            QVERIFY2(again.value == map, fault(seed, again.diagnostics, text).c_str());
            QVERIFY(io::textToSave(map, ""));

            auto scenario = test::randomScenario(draw, map);
            scenario.title = plainText(test::anyText(draw));
            scenario.briefing.texts = {{"en", test::anyText(draw) + '\n' + test::anyText(draw)},
                                       {"fr", test::anyText(draw)}};
            scenario.victory = plainText(test::anyText(draw));
            for (play::Force& force : scenario.forces)
                for (int number = 0; play::Counter & one : force.counters)
                    one.name = std::to_string(++number) + force.id + test::anyText(draw);
            const std::string written = io::scenarioText(scenario, test::boardsOf(map));
            const auto read = io::parseScenario(written, "", test::boardsOf(map));
            QVERIFY2(read.value == scenario, fault(seed, read.diagnostics, written).c_str());
        }
    }

    void notesOfAnyCharactersComeBackAsTheyWere()
    {
        const auto setting =
            io::settingOf(map::blankMap({4, 4, hex::Orientation::Flat, hex::Shove::Even}, "plain", '.'));
        for (unsigned seed = 1; seed <= 200; ++seed)
        {
            test::Draw draw(seed);
            const auto any = [&] { return "n" + test::anyText(draw); };
            play::Played order{{}, {"end_phase", {}}, {}, {true, {}, {}}, {}, any()};
            order.overruled = play::Overruling{false, {}, any()};
            play::Journal journal{io::headerOf(*setting, any() + ".scenario.yaml"), {}};
            journal.entries = {{1, 6, order},
                               {2, 6, play::ByHand{{}, any()}},
                               {3, 6, play::Amended{1, {}, play::Overruling{true, {}, any()}, any()}},
                               {4, 6, play::Amended{2, {}, {}, any()}}};
            std::string text = io::journalHeaderText(journal.header);
            for (const play::Entry& entry : journal.entries)
                text += io::entryText(entry, *setting);
            const auto again = io::parseJournal(text, "", *setting);
            QVERIFY2(again.value == journal && again.diagnostics.empty(), fault(seed, again.diagnostics, text).c_str());
        }
    }

    void whatCannotBeReadAgainIsNotSaved()
    {
        for (const char* title : {"Keep\x1b[0m", "Keep\x7f", "Keep\xC2\x85", "Ke\rep",
                                  "Ke\x85"
                                  "ep"})
        {
            map::HexMap map = map::blankMap({4, 4, hex::Orientation::Flat, hex::Shove::Even}, "plain", '.');
            QVERIFY(io::textToSave(map, "a.map.yaml"));
            map.title = plainText(title);
            const auto text = io::textToSave(map, "a.map.yaml");
            QVERIFY2(!text, title);
            QCOMPARE(text.error().code, std::string("unsaved"));
        }
    }

    void escapesOfYamlAreReadAsWhatTheyMean()
    {
        const auto titled = [](const std::string& title)
        {
            return "merlon: map/1\nid: m\ntitle: \"" + title +
                   "\"\ngrid: {columns: 1, rows: 1, hexes: flat, shoved: even}\n"
                   "terrain:\n  legend: {'.': plain}\n  rows: |\n    .\n";
        };
        const auto space = parsed(titled("the\\_keep \\L \\xe9"));
        QVERIFY2(space.value, test::said(space.diagnostics).c_str());
        QCOMPARE(space.value->title.in("en"), std::string("the\u00A0keep \u2028 \u00E9"));
        QVERIFY(parsed(io::mapText(*space.value)).value == space.value);
        for (const char* control : {"\\N", "\\x85", "\\e", "\\x7f", "\\0", "\\u0090"})
            QVERIFY2(!parsed(titled(control)).value, control);
    }

    void aTextIsNoLongerThanItsPlaceCanShow()
    {
        const auto map = [](const std::string& title, const std::string& name)
        {
            return "merlon: map/1\nid: m\ntitle: " + title +
                   "\ngrid: {columns: 1, rows: 1, hexes: flat, shoved: even}\n"
                   "terrain:\n  legend: {'.': plain}\n  rows: |\n    .\n"
                   "structures:\n  - {id: s, kind: tower, hexes: [A1], name: " +
                   name + "}\n";
        };
        const auto refused = [&](const std::string& title, const std::string& name)
        {
            const auto read = parsed(map(title, name));
            return read.value ? std::string() : test::said(read.diagnostics);
        };
        const auto times = [](int count, const std::string& what)
        {
            std::string all;
            for (int i = 0; i < count; ++i)
                all += what;
            return all;
        };
        QCOMPARE(refused(times(200, "é"), times(120, "é")), std::string());
        const std::string title = refused(times(201, "é"), "Keep");
        QVERIFY2(title.find("201") != std::string::npos && title.find("200") != std::string::npos, title.c_str());
        const std::string name = refused("Castle", times(121, "x"));
        QVERIFY2(name.find("121") != std::string::npos && name.find("120") != std::string::npos, name.c_str());
        QCOMPARE(refused("Castle", "Z" + times(8, "\u0336")), std::string());
        const std::string pile = refused("Castle", "Z" + times(9, "\u0336"));
        QVERIFY2(pile.find("8") != std::string::npos, pile.c_str());
        const auto scenario = [&](const std::string& what, std::size_t most)
        {
            const std::string text =
                "merlon: scenario/1\nid: s\nruleset: siege\n" + what + ": " + std::string(most + 1, 'x') + '\n';
            return test::said(io::parseScenario(text, "").diagnostics).find(std::to_string(most + 1)) !=
                   std::string::npos;
        };
        QVERIFY(scenario("background", 40000));
        QVERIFY(scenario("briefing", 40000));
        QVERIFY(scenario("victory", 40000));
        QVERIFY(scenario("title", 200));
    }

    /// What Merlon does not know, at any place that can carry it: each is warned of, and no byte changes.
    void whatOthersWroteInStaysWhereItIs()
    {
        for (std::uint32_t seed = 1; seed <= 1000; ++seed)
        {
            test::Draw draw(seed);
            const map::HexMap map = test::randomMap(draw);
            const std::string mapText = test::annotated(io::mapText(map), draw);
            const auto mapAgain = parsed(mapText);
            QVERIFY2(mapAgain.value, fault(seed, mapAgain.diagnostics, mapText).c_str());
            QCOMPARE(QString::fromStdString(io::mapText(*mapAgain.value)), QString::fromStdString(mapText));
            QCOMPARE(unknownKeys(mapAgain.diagnostics), ownKeys(mapText));

            const auto plain = io::scenarioText(test::randomScenario(draw, map), test::boardsOf(map));
            const std::string text = test::annotated(plain, draw);
            const auto again = io::parseScenario(text, "", test::boardsOf(map));
            QVERIFY2(again.value, fault(seed, again.diagnostics, text).c_str());
            QCOMPARE(QString::fromStdString(io::scenarioText(*again.value, test::boardsOf(map))),
                     QString::fromStdString(text));
            QCOMPARE(unknownKeys(again.diagnostics), ownKeys(text));
        }
    }

    /// A comment behind a key that is not ours moves above it.
    void unknownKeysAndCommentsStayInTheirPlace()
    {
        const auto map = parsed(notes);
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
        std::string text = notes;
        text.replace(text.find("zzz"), 3, "overlay");
        const auto map = parsed(text);
        const std::string said = test::said(map.diagnostics);
        QVERIFY2(said.find("did you mean 'overlays'?") != std::string::npos, said.c_str());
        QVERIFY(!yaml::hasErrors(map.diagnostics));
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
        std::string text = notes;
        for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 2)
            text.insert(at, 1, '\r');
        const auto map = parsed(text);
        QVERIFY2(map.value, test::said(map.diagnostics).c_str());
        QCOMPARE(io::mapText(*map.value), io::mapText(*parsed(notes).value));
    }
};

LIST_TEST(TestRoundTrip)

} // namespace tst_round_trip

#include "tst_round_trip.moc"
