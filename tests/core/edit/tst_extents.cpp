// A map grows and shrinks at each of its edges: what stands on it stays where it stands.

#include "support_main.h"
#include "support_places.h"

#include "core/edit/extents.h"
#include "core/edit/map_value.h"
#include "core/edit/recount.h"
#include "core/edit/scenario_value.h"
#include "core/io/files.h"

#include <QTest>

#include <random>

using namespace merlon;
using namespace merlon::edit;

Q_DECLARE_METATYPE(merlon::edit::Edges)

class TestExtents : public QObject
{
    Q_OBJECT

private:
    static Desk desk()
    {
        const auto setting = *io::loadScenario(test::inSource("scenarios/norman-gate/norman-gate.scenario.yaml")).value;
        Desk desk;
        desk.values.emplace(0, valueOf(*play::hexBoard(setting->boards)));
        desk.values.emplace(1, valueOf(setting->scenario));
        desk.scenario = 1;
        desk.palette = io::paletteOf(*play::hexBoard(setting->boards));
        return desk;
    }
    static std::string mapText(const Desk& desk) { return io::mapText(mapOf(desk.mapValue())); }
    static std::string scenarioText(const Desk& desk)
    {
        return io::scenarioText(scenarioOf(desk.values.at(1)),
                                {std::make_shared<const map::HexMap>(mapOf(desk.mapValue()))});
    }
    static void countFromA1(Desk& desk, std::vector<Edit>& history)
    {
        const hex::Hex by = hex::Hex{} - desk.mapValue().grid.first;
        for (auto& [doc, value] : desk.values)
        {
            recount(value, {by});
            for (Edit& edit : history)
                if (const auto part = edit.parts.find(doc); part != edit.parts.end())
                    recount(part->second, {by});
        }
    }

private slots:
    void hexesStayOnEveryEdge_data()
    {
        QTest::addColumn<Edges>("edges");
        for (const int by : {-3, -2, -1, 1, 2, 5})
        {
            QTest::addRow("left %d", by) << Edges{by, 0, 0, 0};
            QTest::addRow("top %d", by) << Edges{0, by, 0, 0};
            QTest::addRow("right %d", by) << Edges{0, 0, by, 0};
            QTest::addRow("bottom %d", by) << Edges{0, 0, 0, by};
        }
        QTest::addRow("all") << Edges{-1, 2, 3, -2};
    }

    void hexesStayOnEveryEdge()
    {
        QFETCH(const Edges, edges);
        const Desk was = desk();
        const auto made = resized(was, edges, "moat");
        QVERIFY(made);
        const Desk is = applied(was, *made);
        const hex::Layout& grid = is.mapValue().grid;
        QCOMPARE(grid.columns, was.mapValue().grid.columns + edges.left + edges.right);
        QCOMPARE(grid.rows, was.mapValue().grid.rows + edges.top + edges.bottom);
        const map::HexMap before = mapOf(was.mapValue());
        const map::HexMap after = mapOf(is.mapValue());
        hex::forEachHex(grid,
                        [&](hex::Hex at)
                        {
                            const bool old = before.layout.contains(at);
                            QCOMPARE(after.terrainAt(at), old ? before.terrainAt(at) : std::string("moat"));
                            QCOMPARE(after.levelAt(at), old ? before.levelAt(at) : -1); // where moats lie
                        });
        for (const Entry& entry : *was.values.at(1).shelves[OfScenario::counters])
        {
            const Entry* now = find(*is.values.at(1).shelves[OfScenario::counters], entry.key);
            QVERIFY(now != nullptr);
            if (!entry.thing.touches([&](hex::Hex at) { return !grid.contains(at); }))
                QVERIFY(now->thing == entry.thing);
        }
        for (const Entry& entry : *is.values.at(1).shelves[OfScenario::zones])
            QVERIFY(!entry.thing.touches([&](hex::Hex at) { return !grid.contains(at); }));
    }

    void nothingIsLeftOfNoMap()
    {
        const Desk now = desk();
        const hex::Layout& grid = now.mapValue().grid;
        QVERIFY(!resized(now, {-grid.columns, 0, 0, 0}, "plain"));
        QVERIFY(!resized(now, {-1, 0, 1 - grid.columns, 0}, "plain"));
        QVERIFY(!resized(now, {0, map::maxExtent, 0, 0}, "plain"));
        QVERIFY(resized(now, {}, "plain")->empty());
    }

    void aFrameIsLaidAroundHexes()
    {
        const hex::Layout grid = desk().mapValue().grid;
        const std::vector<hex::Hex> some{grid.hexAt({4, 7}), grid.hexAt({9, 3}), grid.hexAt({-5, 2})};
        const Edges edges = edgesAround(grid, some);
        QCOMPARE(edges, (Edges{-4, -3, 10 - grid.columns, 8 - grid.rows}));
        const hex::Layout framed = edit::framed(grid, edges);
        QCOMPARE(framed.columns, 6);
        QCOMPARE(framed.rows, 5);
        QVERIFY(framed.contains(some[0]) && framed.contains(some[1]));
        QCOMPARE(edgesAround(grid, {}), Edges{});
    }

    /// Files name hexes; whoever reads them counts from A1.
    void countedFromA1ItSaysTheSame()
    {
        for (const Edges edges : {Edges{-3, -2, 0, 0}, Edges{2, 5, -1, 0}, Edges{-2, 1, 0, 0}})
        {
            Desk now = desk();
            now = applied(now, *resized(now, edges, "plain"));
            const std::string map = mapText(now);
            const std::string scenario = scenarioText(now);
            std::vector<Edit> none;
            countFromA1(now, none);
            QVERIFY(now.mapValue().grid.first == hex::Hex{});
            QCOMPARE(mapText(now), map);
            QCOMPARE(scenarioText(now), scenario);
            const auto read = io::parseMap(map, "map");
            QVERIFY(read.value);
            QVERIFY(read.value->layout == now.mapValue().grid);
        }
    }

    void sequencesAreTakenBackToTheLastByte()
    {
        for (unsigned seed = 1; seed <= 25; ++seed)
        {
            std::mt19937 random(seed);
            const auto upTo = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
            Desk now = desk();
            const std::string map = mapText(now);
            const std::string scenario = scenarioText(now);
            std::vector<Edit> undo;
            for (int step = 0; step < 10; ++step)
            {
                auto made = resized(now, {upTo(5) - 2, upTo(5) - 2, upTo(5) - 2, upTo(5) - 2}, "brush");
                QVERIFY(made);
                for (auto& [doc, patch] : made->parts)
                    edit::swap(now.values.at(doc), patch);
                undo.push_back(std::move(*made));
                if (upTo(3) == 0)
                    countFromA1(now, undo);
            }
            for (; !undo.empty(); undo.pop_back())
            {
                for (auto& [doc, patch] : undo.back().parts)
                    edit::swap(now.values.at(doc), patch);
                undo.back().parts.clear();
                if (upTo(3) == 0)
                    countFromA1(now, undo);
            }
            QVERIFY2(mapText(now) == map, qPrintable(QString("seed %1").arg(seed)));
            QVERIFY2(scenarioText(now) == scenario, qPrintable(QString("seed %1").arg(seed)));
        }
    }
};

LIST_TEST(TestExtents)
#include "tst_extents.moc"
