// A patch takes any document to any other and back, and things turn as their hexes do.

#include "support_main.h"
#include "support_places.h"

#include "core/edit/map_edits.h"
#include "core/edit/map_value.h"
#include "core/edit/scenario_value.h"
#include "core/io/files.h"

#include <QTest>

#include <random>

namespace tst_patch
{

using namespace merlon;
using namespace merlon::edit;

class TestPatch : public QObject
{
    Q_OBJECT

private:
    static map::HexMap castle()
    {
        return *io::loadMap(test::inSource("scenarios/norman-gate/norman-gate.map.yaml")).value;
    }
    static play::Scenario scenario()
    {
        const auto setting = *io::loadScenario(test::inSource("scenarios/norman-gate/norman-gate.scenario.yaml")).value;
        return setting->scenario;
    }
    static Desk desk()
    {
        Desk desk;
        desk.values.emplace(0, valueOf(castle()));
        desk.values.emplace(1, valueOf(scenario()));
        desk.scenario = 1;
        desk.palette = io::paletteOf(castle());
        return desk;
    }
    static Made anyEdit(const Desk& now, std::mt19937& random)
    {
        const auto upTo = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
        constexpr const char* terrains[] = {"plain", "moat", "rampart", "tower_floor"};
        const hex::Layout& grid = now.mapValue().grid;
        if (upTo(3) == 0)
            return reshaped(now, headOf(now.mapValue()),
                            grid.cropped(upTo(5) - 2, upTo(5) - 2, upTo(5) - 2, upTo(5) - 2), terrains[upTo(4)]);
        const auto hexes = hex::range(grid.hexOf(upTo(grid.count())), upTo(5));
        const auto kind = static_cast<Paint::Kind>(upTo(4));
        return painted(now, {kind, terrains[upTo(4)], upTo(4)}, hexes);
    }

private slots:
    void documentsAreTheirValues()
    {
        QVERIFY(mapOf(valueOf(castle())) == castle());
        QVERIFY(scenarioOf(valueOf(scenario())) == scenario());
    }

    /// Cropped on the left a map keeps its hexes where they are, and they get other names.
    void hexesStayWhereTheyAre()
    {
        const hex::Layout grid = castle().layout;
        const hex::Hex inner = *hex::parseHex(grid, "K11");
        for (const int left : {3, 4, -2, -5})
        {
            const hex::Layout cropped = grid.cropped(left, 1, 0, 0);
            QCOMPARE(cropped.columns, grid.columns - left);
            const hex::Cell was = grid.cellOf(inner);
            const hex::Cell is = cropped.cellOf(inner);
            QCOMPARE(is.column, was.column - left);
            QVERIFY(is.row == was.row - 1);
            QCOMPARE(cropped.hexAt(is), inner);
            QCOMPARE(hex::hexUnder(cropped, hex::centreOf(cropped, inner)), inner);
            for (const auto side : hex::allSides)
            {
                const auto a = hex::centreOf(cropped, inner);
                const auto b = hex::centreOf(cropped, hex::neighbour(inner, side));
                QVERIFY(std::abs(std::hypot(a.x - b.x, a.y - b.y) - std::sqrt(3.0)) < 1e-9);
            }
        }
    }

    void aPatchTakesAnyValueToAnyOther()
    {
        for (unsigned seed = 1; seed <= 40; ++seed)
        {
            std::mt19937 random(seed);
            const Desk beginning = desk();
            Desk now = beginning;
            std::vector<Edit> undo;
            map::HexMap kept = castle();
            for (int step = 0; step < 8; ++step)
            {
                const auto edit = anyEdit(now, random);
                QVERIFY(edit);
                Edit back = *edit;
                for (auto& [doc, patch] : back.parts)
                    edit::swap(now.values.at(doc), patch);
                if (const auto part = back.parts.find(0); part != back.parts.end())
                    follow(kept, now.mapValue(), part->second);
                QVERIFY(kept == mapOf(now.mapValue()));
                undo.push_back(std::move(back));
            }
            for (const Doc doc : {0, 1})
            {
                const Value& from = beginning.values.at(doc);
                const Value& to = now.values.at(doc);
                QVERIFY(applied(from, diff(from, to)) == to);
                QVERIFY(applied(to, diff(to, from)) == from);
            }
            for (; !undo.empty(); undo.pop_back())
                for (auto& [doc, patch] : undo.back().parts)
                    edit::swap(now.values.at(doc), patch);
            QVERIFY(now.values == beginning.values);
        }
    }

    void whatIsAbsorbedIsTakenBackTogether()
    {
        const Desk start = desk();
        std::mt19937 random(5);
        Desk now = start;
        Patch first;
        for (int step = 0; step < 12; ++step)
        {
            const hex::Layout& grid = now.mapValue().grid;
            const auto middle = grid.hexOf(static_cast<int>(random() % static_cast<unsigned>(grid.count())));
            auto edit =
                *painted(now, {Paint::Kind::Terrain, step % 2 == 0 ? "moat" : "rampart"}, hex::range(middle, 3));
            if (edit.empty())
                continue;
            edit::swap(now.values.at(0), edit.parts.at(0));
            step == 0 ? void(first = edit.parts.at(0)) : absorb(first, edit.parts.at(0));
        }
        QVERIFY(!(now.mapValue() == start.mapValue()));
        QVERIFY(applied(now.mapValue(), first) == start.mapValue());
    }

    void thingsTurnWithTheirHexes()
    {
        const hex::Hex centre{4, 4};
        const Thing door = Thing::of(map::Feature{centre, {hex::Side::S1}, "door", "closed", {{"kind", "# oak"}}});
        for (int sixths = 0; sixths < 6; ++sixths)
            for (const bool mirror : {false, true})
            {
                const Turn turn{centre, {9, 2}, sixths, mirror};
                const Thing turned = door.turned(turn);
                const auto* there = turned.as<map::Feature>();
                QCOMPARE(hex::neighbour(there->hex, there->sides[0]), turn(hex::neighbour(centre, hex::Side::S1)));
                QCOMPARE(there->extras.size(), std::size_t{1});
            }
        const Thing wall = Thing::of(map::Structure{"w", "curtain", "", {{0, 0}, {1, 0}}, {}});
        const Gone east = [](hex::Hex at) { return at.q > 0; };
        QVERIFY(wall.touches(east));
        const Thing west = wall.without(east);
        QCOMPARE(west.as<map::Structure>()->hexes.size(), std::size_t{1});
        QVERIFY(!wall.without([](hex::Hex) { return true; }));
        QVERIFY(!door.touches(east, 1)); // that is another board
    }

    void lossesAreToldBeforehand()
    {
        const Desk now = desk();
        hex::Layout grid = now.mapValue().grid;
        grid.columns = 12;
        const auto edit = reshaped(now, headOf(now.mapValue()), grid, "plain");
        QVERIFY(edit);
        const Lost lost = lostBy(now, *edit);
        const auto count = [](const std::vector<Thing>& things, auto is)
        { return std::ranges::count_if(things, [&](const Thing& one) { return is(one) != nullptr; }); };
        QVERIFY(count(lost.gone, [](const Thing& one) { return one.as<map::Feature>(); }) > 20);
        QVERIFY(count(lost.gone, [](const Thing& one) { return one.as<map::Structure>(); }) > 0);
        QVERIFY(count(lost.displaced, [](const Thing& one) { return one.as<Listed>(); }) > 15);
        QVERIFY(lostBy(now, *painted(now, {Paint::Kind::Raise, {}}, hex::range(grid.hexAt({3, 3}), 2))).empty());
    }
};

LIST_TEST(TestPatch)

} // namespace tst_patch

#include "tst_patch.moc"
