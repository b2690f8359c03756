// Walls that are drawn as lines, in pieces of maps: copied, moved, turned, laid over one another.

#include "core/edit/map_value.h"
#include "core/edit/stamp.h"
#include "core/io/files.h"
#include "support_lines.h"
#include "support_main.h"
#include "support_places.h"

#include <QTest>

#include <random>
#include <set>

namespace tst_stamp_lines
{

using namespace merlon;
using namespace merlon::edit;
using namespace merlon::edit::testing;

namespace
{

std::vector<hex::Hex> around(const Desk& desk, const char* middle, int radius)
{
    auto hexes = hex::range(at(desk, middle), radius);
    std::erase_if(hexes, [&](hex::Hex hex) { return !desk.mapValue().grid.contains(hex); });
    return hexes;
}

std::vector<map::Line> allLines(const Desk& desk)
{
    return mapOf(desk.mapValue()).lines;
}

std::string textOf(const Desk& desk)
{
    return io::mapText(mapOf(desk.mapValue()));
}

/// No hex is of two lines, and drawn again each makes what it made.
bool linesAreWhole(const Desk& desk)
{
    std::set<hex::Hex> owned;
    for (const Entry& entry : linesOf(desk))
    {
        const auto& line = *entry.thing.as<map::Line>();
        for (const map::Under& one : line.under)
            if (!owned.insert(one.hex).second)
                return false;
        const auto again = drawn(desk, entry.key, line);
        if (!again || mapOf(applied(desk, *again).mapValue()).terrain != mapOf(desk.mapValue()).terrain)
            return false;
    }
    return io::parseMap(textOf(desk), "map").value.has_value();
}

} // namespace

class TestStampLines : public QObject
{
    Q_OBJECT

private:
    Desk desk_ = after(meadow(), drawn(meadow(), 0, wall(meadow(), {"D4", "D8", "F9"})));

private slots:
    void oneThatLiesThereWholeComesAlong_data()
    {
        QTest::addColumn<int>("sixths");
        QTest::addColumn<bool>("mirror");
        for (int sixths = 0; sixths < 6; ++sixths)
            for (const bool mirror : {false, true})
                QTest::addRow("%d sixths%s", sixths, mirror ? ", mirrored" : "") << sixths << mirror;
    }
    void oneThatLiesThereWholeComesAlong()
    {
        QFETCH(int, sixths);
        QFETCH(bool, mirror);
        Stamp stamp = turned(stampOf(desk_, around(desk_, "E6", 4)), {{}, {}, sixths});
        if (mirror)
            stamp = mirrored(stamp);
        const Desk both = after(desk_, put(desk_, stamp, at(desk_, "O7")));
        QCOMPARE(allLines(both).size(), std::size_t{2});
        QCOMPARE(allLines(both)[1].id, std::string("rampart-2"));
        QCOMPARE(allLines(both)[1].under.size(), allLines(both)[0].under.size());
        QCOMPARE(all(both, "parapet").size(), 2 * all(desk_, "parapet").size());
        QVERIFY(linesAreWhole(both));
        const Desk without = after(both, undrawn(both, ranked(linesOf(both))[1].key));
        QCOMPARE(count(without, "rampart"), count(desk_, "rampart"));
        QCOMPARE(all(without, "parapet"), all(desk_, "parapet"));
    }

    void aPartOfOneIsNone()
    {
        const Stamp stamp = stampOf(desk_, around(desk_, "D4", 2));
        const Desk both = after(desk_, put(desk_, stamp, at(desk_, "O7")));
        QCOMPARE(allLines(both).size(), std::size_t{1});
        QVERIFY(count(both, "rampart") > count(desk_, "rampart"));
        QVERIFY(put(desk_, stamp, at(desk_, "D4"))->empty());
    }

    void putDownWhereItLiesNothingChanges()
    {
        QVERIFY(put(desk_, stampOf(desk_, around(desk_, "E6", 4)), at(desk_, "E6"))->empty());
    }

    void movedItKeepsItsName()
    {
        const auto hexes = around(desk_, "E6", 4);
        const hex::Hex from = at(desk_, "E6");
        for (const char* to : {"F7", "N8"}) // over itself, and elsewhere
        {
            const Desk moved = after(desk_, carried(desk_, hexes, {from, at(desk_, to)}));
            QCOMPARE(allLines(moved).size(), std::size_t{1});
            QCOMPARE(allLines(moved)[0].id, std::string("rampart-1"));
            QCOMPARE(count(moved, "rampart"), count(desk_, "rampart"));
            QVERIFY(linesAreWhole(moved));
        }
    }

    void halfOffTheMapItIsGroundAlone()
    {
        const Stamp stamp = stampOf(desk_, around(desk_, "E6", 4));
        const Desk both = after(desk_, put(desk_, stamp, at(desk_, "T7")));
        QCOMPARE(allLines(both).size(), std::size_t{1});
        QVERIFY(linesAreWhole(both));
    }

    /// What the other had there is the new one's.
    void overAnotherOneItTakesItsHexes()
    {
        const Desk crossed = after(desk_, drawn(desk_, 0, wall(desk_, {"M5", "R5"})));
        const Stamp stamp = stampOf(desk_, around(desk_, "E6", 4));
        const Desk both = after(crossed, put(crossed, stamp, at(crossed, "O6")));
        QVERIFY(linesAreWhole(both));
        QCOMPARE(allLines(both).size(), std::size_t{2}); // all of the other was under it
        const Desk part = after(crossed, put(crossed, stamp, at(crossed, "K6")));
        QCOMPARE(allLines(part).size(), std::size_t{3});
        QVERIFY(linesAreWhole(part));
    }

    /// The piece has stairs of its own, and a gate between its walls: no line takes the ones, or is to close the other.
    void aGatehouseOnALineIsLeftInPeace()
    {
        Desk desk = after(meadow(), drawn(meadow(), 0, wall(meadow(), {"B8", "R8"})));
        const auto kept = io::loadMap(test::inSource("resources/stamps/gatehouse.yaml"));
        QVERIFY(kept.value);
        desk = after(desk, put(desk, stampOf(*kept.value), at(desk, "J7")));
        QVERIFY(allLines(desk)[0].stairs.empty());
        QVERIFY(gapsOf(desk, allLines(desk)[0]).empty());
        const auto isPlain = [&](const map::Under& one) { return one.terrain == "plain"; };
        QVERIFY(std::ranges::all_of(allLines(desk)[0].under, isPlain));
        map::Line bent = allLines(desk)[0];
        bent.path = {at(desk, "B4"), at(desk, "R4")};
        const Desk away = after(desk, drawn(desk, ranked(linesOf(desk))[0].key, bent));
        const map::HexMap was = mapOf(desk.mapValue());
        const map::HexMap is = mapOf(away.mapValue());
        QVERIFY(is.structures == was.structures);
        QCOMPARE(count(away, "stairs"), count(desk, "stairs"));
        for (const auto& structure : was.structures)
            for (const hex::Hex hex : structure.hexes)
                QCOMPARE(is.terrainAt(hex), was.terrainAt(hex));
        QCOMPARE(all(away, "gate"), all(desk, "gate"));
    }

    void stairsComeAlong()
    {
        const Desk stairs = paint(desk_, "stairs", at(desk_, "E6"));
        QCOMPARE(lineOf(stairs).stairs.size(), std::size_t{1});
        Stamp stamp = mirrored(stampOf(stairs, around(stairs, "E6", 4)));
        const Desk both = after(stairs, put(stairs, stamp, at(stairs, "O7")));
        QCOMPARE(allLines(both)[1].stairs.size(), std::size_t{1});
        QVERIFY(linesAreWhole(both));
    }

    void asTextItIsTheSame()
    {
        const Stamp stamp = stampOf(desk_, around(desk_, "E6", 4));
        map::HexMap map = mapOf(stamp, *desk_.palette);
        map.id = "piece";
        const auto read = io::parseMap(io::mapText(map), "clipboard");
        QVERIFY(read.value);
        QVERIFY(stampOf(*read.value) == stamp);
    }

    void everyStepIsTakenBackByteByByte()
    {
        for (unsigned seed = 1; seed <= 60; ++seed)
        {
            std::mt19937 random(seed);
            const auto anyHex = [&](const Desk& desk)
            { return desk.mapValue().grid.hexOf(static_cast<int>(random() % 280)); };
            Desk now = desk_;
            const std::string before = textOf(now);
            std::vector<Edit> undo;
            for (int step = 0; step < 8; ++step)
            {
                auto hexes = hex::range(anyHex(now), static_cast<int>(random() % 7));
                Stamp stamp = turned(stampOf(now, hexes), {{}, {}, static_cast<int>(random() % 6)});
                if (random() % 2 == 0)
                    stamp = mirrored(stamp);
                const hex::Hex to = anyHex(now);
                auto edit = random() % 4 == 0   ? cleared(now, hexes)
                            : random() % 2 == 0 ? moved(now, hexes, stamp, to)
                                                : put(now, stamp, to);
                QVERIFY(edit);
                for (auto& [doc, patch] : edit->parts)
                    edit::swap(now.values.at(doc), patch);
                QVERIFY2(linesAreWhole(now), qPrintable(QString("seed %1, step %2").arg(seed).arg(step)));
                undo.push_back(std::move(*edit));
            }
            for (; !undo.empty(); undo.pop_back())
                for (auto& [doc, patch] : undo.back().parts)
                    edit::swap(now.values.at(doc), patch);
            QCOMPARE(textOf(now), before);
        }
    }
};

LIST_TEST(TestStampLines)

} // namespace tst_stamp_lines

#include "tst_stamp_lines.moc"
