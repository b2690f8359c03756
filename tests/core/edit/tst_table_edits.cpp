// What is drawn on a measured table: each edit is taken back to the byte, and what cannot be so is refused.

#include "support_main.h"

#include "core/edit/boards.h"
#include "core/edit/table_edits.h"
#include "core/io/table_map.h"
#include "translations/diagnostics.h"

#include <QtTest>

#include <random>

namespace tst_table_edits
{

using namespace merlon;
using edit::OfTable;
using edit::TableThing;

namespace
{

edit::Desk deskOf(map::TableMap table)
{
    edit::Desk desk;
    desk.map = -1;
    desk.table = 0;
    desk.values.emplace(0, edit::valueOf(std::move(table)));
    return desk;
}

map::TableMap tableOf(const edit::Desk& desk)
{
    return edit::tableOf(desk.values.at(desk.table));
}

map::Area wood(std::vector<map::TablePoint> outline)
{
    map::Area area;
    area.kind = "wood";
    area.outline = std::move(outline);
    return area;
}

map::Node city(map::TablePoint at)
{
    map::Node node;
    node.kind = "city";
    node.at = at;
    return node;
}

edit::Desk after(const edit::Desk& desk, const edit::Made& made)
{
    if (!made)
        qFatal("%s", qPrintable(words::sentence(made.error())));
    return edit::applied(desk, *made);
}

QString refusal(const edit::Made& made)
{
    return made ? QString() : words::sentence(made.error());
}

TableThing lastOf(const edit::Desk& desk, std::size_t shelf)
{
    const auto all = edit::ranked(*desk.values.at(0).shelves[shelf]);
    return {shelf, all.back().key};
}

} // namespace

class TestTableEdits : public QObject
{
    Q_OBJECT

private:
    edit::Desk desk_;

private slots:
    void init() { desk_ = deskOf({}); }

    void aDrawnThingHasAnIdOfItsOwn()
    {
        desk_ = after(desk_, edit::drawn(desk_, wood({{0, 0}, {1000, 0}, {0, 1000}})));
        desk_ = after(desk_, edit::drawn(desk_, wood({{2000, 0}, {3000, 0}, {2000, 1000}})));
        const map::TableMap table = tableOf(desk_);
        QCOMPARE(table.areas.size(), std::size_t{2});
        QCOMPARE(table.areas[0].id, std::string("wood"));
        QCOMPARE(table.areas[1].id, std::string("wood-2"));
        QVERIFY(io::parseTable(io::tableText(table), "").value);
    }

    void whatCannotBeIsRefusedWithItsReason()
    {
        QCOMPARE(refusal(edit::drawn(desk_, wood({{0, 0}, {1000, 1000}, {1000, 0}, {0, 1000}}))),
                 QString("The outline would cross or touch itself."));
        QCOMPARE(refusal(edit::drawn(desk_, wood({{0, 0}, {1000, 0}}))),
                 QString("An outline needs at least three points, a course at least two."));
        QCOMPARE(refusal(edit::drawn(desk_, wood({{0, 0}, {1000, 0}, {0, 6001}}))),
                 QString("[0, 600.1] is off the table."));
        desk_ = after(desk_, edit::drawn(desk_, wood({{0, 0}, {1000, 0}, {0, 1000}})));
        const TableThing thing = lastOf(desk_, OfTable::areas);
        QCOMPARE(refusal(edit::shifted(desk_, std::span(&thing, 1), {-1, 0})), QString("[-0.1, 0] is off the table."));
        QCOMPARE(refusal(edit::pointRemoved(desk_, thing, 0)),
                 QString("An outline needs at least three points, a course at least two."));
        QCOMPARE(refusal(edit::pointMoved(desk_, thing, 2, {500, 0})),
                 QString("The outline would cross or touch itself."));
        map::TableMap smaller = *edit::tableHeadOf(desk_.values.at(0));
        smaller.width = 900;
        QCOMPARE(refusal(edit::changed(desk_, smaller)), QString("[100, 0] is off the table."));
    }

    void pointsComeAndGo()
    {
        desk_ = after(desk_, edit::drawn(desk_, wood({{0, 0}, {1000, 0}, {0, 1000}})));
        const TableThing thing = lastOf(desk_, OfTable::areas);
        desk_ = after(desk_, edit::pointAdded(desk_, thing, 2, {900, 900}));
        desk_ = after(desk_, edit::pointMoved(desk_, thing, 0, {100, 100}));
        QVERIFY(tableOf(desk_).areas[0].outline ==
                (std::vector<map::TablePoint>{{100, 100}, {1000, 0}, {900, 900}, {0, 1000}}));
        desk_ = after(desk_, edit::pointRemoved(desk_, thing, 1));
        QCOMPARE(tableOf(desk_).areas[0].outline.size(), std::size_t{3});
    }

    /// A quarter to the right about its middle: what lay north lies east.
    void turningGoesWithTheClock()
    {
        desk_ = after(desk_, edit::drawn(desk_, wood({{1000, 1000}, {3000, 1000}, {3000, 2000}, {1000, 2000}})));
        const TableThing thing = lastOf(desk_, OfTable::areas);
        desk_ = after(desk_, edit::turned(desk_, std::span(&thing, 1), 900));
        QVERIFY(tableOf(desk_).areas[0].outline ==
                (std::vector<map::TablePoint>{{1500, 2500}, {1500, 500}, {2500, 500}, {2500, 2500}}));
    }

    void waysFollowTheirPlaces()
    {
        desk_ = after(desk_, edit::drawn(desk_, city({100, 100})));
        desk_ = after(desk_, edit::drawn(desk_, city({900, 900})));
        map::Way way;
        way.kind = "road";
        way.from = "city";
        way.to = "city-2";
        desk_ = after(desk_, edit::drawn(desk_, way));
        way.to = "city";
        QCOMPARE(refusal(edit::drawn(desk_, way)), QString("A route must lead from one place to another."));

        const TableThing place = lastOf(desk_, OfTable::nodes);
        map::Node named = *edit::find(*desk_.values.at(0).shelves[OfTable::nodes], place.key)->thing.as<map::Node>();
        named.id = "aberwen";
        desk_ = after(desk_, edit::changed(desk_, place, edit::Thing::of(named)));
        QCOMPARE(tableOf(desk_).ways[0].to, std::string("aberwen"));
        named.id = "city";
        QCOMPARE(refusal(edit::changed(desk_, place, edit::Thing::of(named))),
                 QString("'city' is already the id of another item."));
        desk_ = after(desk_, edit::removed(desk_, std::span(&place, 1)));
        QCOMPARE(tableOf(desk_).nodes.size(), std::size_t{1});
        QVERIFY(tableOf(desk_).ways.empty());
    }

    void copiesAreThingsOfTheirOwn()
    {
        desk_ = after(desk_, edit::drawn(desk_, wood({{0, 0}, {1000, 0}, {0, 1000}})));
        const TableThing thing = lastOf(desk_, OfTable::areas);
        desk_ = after(desk_, edit::copied(desk_, std::span(&thing, 1), {100, 200}));
        const map::TableMap table = tableOf(desk_);
        QCOMPARE(table.areas[1].id, std::string("wood-2"));
        QVERIFY(table.areas[1].outline.front() == (map::TablePoint{100, 200}));
    }

    /// Any steps, swapped in and out again: the same text, byte by byte.
    void anyStepIsTakenBack()
    {
        for (unsigned seed = 0; seed < 60; ++seed)
        {
            std::mt19937 random(seed);
            const auto upTo = [&](int most) { return static_cast<int>(random() % static_cast<unsigned>(most)); };
            const auto point = [&] { return map::TablePoint{upTo(6001), upTo(6001)}; };
            edit::Value now = edit::valueOf(map::TableMap());
            std::vector<std::pair<std::string, edit::Patch>> back;
            for (int step = 0; step < 40; ++step)
            {
                edit::Desk desk;
                desk.map = -1;
                desk.table = 0;
                desk.values.emplace(0, now);
                std::vector<TableThing> things;
                for (std::size_t shelf = OfTable::areas; shelf <= OfTable::nodes; ++shelf)
                    for (const edit::Entry& entry : *now.shelves[shelf])
                        things.push_back({shelf, entry.key});
                edit::Made made = edit::Edit{};
                const TableThing one = things.empty() ? TableThing() : things[random() % things.size()];
                switch (things.empty() ? 0 : upTo(7))
                {
                case 0:
                    made = edit::drawn(desk, wood({point(), point(), point()}));
                    break;
                case 1:
                    made = edit::drawn(desk, city(point()));
                    break;
                case 2:
                    made = edit::shifted(desk, std::span(&one, 1), {upTo(400) - 200, upTo(400) - 200});
                    break;
                case 3:
                    made = edit::turned(desk, std::span(&one, 1), upTo(3600));
                    break;
                case 4:
                    made = edit::copied(desk, std::span(&one, 1), {upTo(400) - 200, 100});
                    break;
                case 5:
                    made = edit::pointMoved(desk, one, 0, point());
                    break;
                default:
                    made = edit::removed(desk, std::span(&one, 1));
                }
                if (!made || made->empty())
                    continue;
                back.emplace_back(io::tableText(edit::tableOf(now)), made->parts.at(0));
                edit::swap(now, back.back().second);
                QVERIFY(io::parseTable(io::tableText(edit::tableOf(now)), "").value);
            }
            QVERIFY(back.size() > 5);
            for (auto step = back.rbegin(); step != back.rend(); ++step)
            {
                edit::swap(now, step->second);
                QVERIFY2(io::tableText(edit::tableOf(now)) == step->first, qPrintable(QString::number(seed)));
            }
        }
    }
};

LIST_TEST(TestTableEdits)

} // namespace tst_table_edits

#include "tst_table_edits.moc"
