// What is put on hexsides and taken from them: whose it is, one object for what is the same, and all of it undone.

#include "support_main.h"
#include "support_places.h"

#include "core/edit/contents_edits.h"
#include "core/edit/feature_edits.h"
#include "core/edit/map_value.h"
#include "core/io/files.h"
#include "tell.h"

#include <QTest>

#include <random>

namespace tst_feature_edits
{

using namespace merlon;
using namespace merlon::edit;
using hex::Edge;
using hex::Hex;
using hex::Side;

class TestFeatureEdits : public QObject
{
    Q_OBJECT

private:
    static constexpr Hex wall{2, 2};    ///< a rampart
    static constexpr Hex tower{3, 2};   ///< a tower floor, across side 2 of the wall
    static constexpr Hex outside{2, 1}; ///< plain, across side 0 of the wall

    static Desk deskOf(map::HexMap map)
    {
        Desk desk;
        desk.palette = io::paletteOf(map);
        desk.values.emplace(0, valueOf(std::move(map)));
        return desk;
    }
    static Desk desk(std::vector<map::Feature> features = {})
    {
        map::HexMap map = map::blankMap({8, 8}, "plain", '.');
        const auto put = [&](Hex at, const char* terrain)
        { map.terrain[static_cast<std::size_t>(map.layout.index(at))] = *map::legendIndex(map, terrain, '#'); };
        put(wall, "rampart");
        put(tower, "tower_floor");
        map.features = std::move(features);
        return deskOf(std::move(map));
    }
    static std::vector<map::Feature> after(const Desk& desk, const Made& edit)
    {
        return mapOf(applied(desk, *edit).mapValue()).features;
    }
    static Made put(const Desk& desk, const SideThing& what, std::vector<Edge> edges)
    {
        return featured(desk, what, edges);
    }
    static Made take(const Desk& desk, const std::string& kind, std::vector<Edge> edges)
    {
        return unfeatured(desk, kind, edges);
    }

private slots:
    /// Whichever of the two hexes owned it.
    void oneThingStandsOnAHexside()
    {
        const Desk now = desk({{wall, {Side::S0, Side::S1}, "parapet", "", {}}});
        for (const Edge seen : {Edge{wall, Side::S0}, hex::across(Edge{wall, Side::S0})})
        {
            const auto edit = put(now, {"gate", "open"}, {seen});
            QVERIFY(edit);
            const auto left = after(now, edit);
            QCOMPARE(left.size(), std::size_t{2});
            QVERIFY(left.front() == (map::Feature{wall, {Side::S1}, "parapet", "", {}}));
            QCOMPARE(left.back().kind, std::string("gate"));
            QCOMPARE(left.back().sides.size(), std::size_t{1});
        }
        const Desk walled = desk({{wall, {Side::S0}, "gate", "closed", {}}});
        const auto opened = put(walled, {"gate", "open"}, {{wall, Side::S0}});
        QCOMPARE(after(walled, opened).size(), std::size_t{1});
        const auto palisade = put(walled, {"palisade", ""}, {{wall, Side::S0}, {outside, Side::S1}});
        QCOMPARE(after(walled, palisade).size(), std::size_t{2});
        for (const map::Feature& feature : after(walled, palisade))
            QCOMPARE(feature.kind, std::string("palisade"));
    }

    /// The top of a bank is ground.
    void aCrestStays()
    {
        const Desk now = desk({{outside, {Side::S2}, "crest", "", {}}});
        QCOMPARE(after(now, put(now, {"low_wall", ""}, {{outside, Side::S2}})).size(), std::size_t{2});
    }

    void anotherThingStandsInItsPlace()
    {
        const Desk now =
            desk({{wall, {Side::S0, Side::S1}, "parapet", "", {}}, {wall, {Side::S4}, "door", "open", {}}});
        const auto entries = ranked(*now.mapValue().shelves[OfMap::features]);
        const auto gate = after(now, refeatured(now, entries[1].key, {"gate", "open"}));
        QCOMPARE(gate.size(), std::size_t{2});
        QVERIFY(gate.back() == (map::Feature{wall, {Side::S4}, "gate", "open", {}}));
        const auto shut = after(now, refeatured(now, entries[1].key, {"door", "closed"}));
        QCOMPARE(shut.back().state, std::string("closed"));
        QVERIFY(refeatured(now, entries[1].key, {"door", "open"})->empty());
        QVERIFY(!refeatured(now, entries[1].key, {"crest", ""}));
    }

    void whatIsPutOnOneHexIsOneObject()
    {
        const Desk now = desk();
        const auto edit = put(now, {"parapet", ""}, {{wall, Side::S5}, {wall, Side::S0}, {wall, Side::S5}});
        QVERIFY(edit);
        const std::vector<map::Feature> wanted{{wall, {Side::S0, Side::S5}, "parapet", "", {}}};
        QVERIFY(after(now, edit) == wanted);
        const yaml::Term parapet{"siege", "feature", "parapet"};
        const auto says = tell::edit_put_feature{.sides = tell::hexsides_many{.count = 2}, .feature = parapet};
        QVERIFY(edit->says == says.message());
    }

    void whatStandsThereIsJoinedAndKeepsItsComments()
    {
        const Extras said{{"", "# the breach"}};
        const Desk now = desk({{wall, {Side::S4, Side::S1}, "parapet", "", said}});
        const auto edit = put(now, {"parapet", ""}, {{wall, Side::S0}});
        QVERIFY(edit);
        const std::vector<map::Feature> wanted{{wall, {Side::S0, Side::S4, Side::S1}, "parapet", "", said}};
        QVERIFY(after(now, edit) == wanted);
        const Desk then = applied(now, *edit);
        QVERIFY(applied(then, *take(then, "parapet", {{wall, Side::S0}})).mapValue() == now.mapValue());
    }

    void whatLosesASideKeepsTheOthers()
    {
        const Desk now = desk({{wall, {Side::S0, Side::S1}, "parapet", "", {}}});
        const auto less = take(now, "parapet", {{wall, Side::S0}});
        const std::vector<map::Feature> one{{wall, {Side::S1}, "parapet", "", {}}};
        QVERIFY(after(now, less) == one);
        QVERIFY(after(now, take(now, "parapet", {{wall, Side::S0}, {wall, Side::S1}})).empty());
        QVERIFY(take(now, "parapet", {{wall, Side::S2}})->empty());
        QVERIFY(take(now, "door", {{wall, Side::S0}})->empty());
    }

    void anotherStateSplitsAndJoins()
    {
        const Desk now = desk({{wall, {Side::S0, Side::S3}, "door", "closed", {}}});
        const auto open = put(now, {"door", "open"}, {{wall, Side::S0}});
        QVERIFY(open);
        const std::vector<map::Feature> two{{wall, {Side::S3}, "door", "closed", {}},
                                            {wall, {Side::S0}, "door", "open", {}}};
        QVERIFY(after(now, open) == two);
        const auto says = tell::edit_put_feature_so{.sides = tell::hexsides_one{},
                                                    .feature = yaml::Term{"siege", "feature", "door"},
                                                    .state = yaml::Term{"siege", "feature-state", "open"}};
        QVERIFY(open->says == says.message());
        const Desk then = applied(now, *open);
        const auto closed = put(then, {"door", "closed"}, {{wall, Side::S0}});
        QVERIFY(applied(then, *closed).mapValue() == now.mapValue());
    }

    void aSingleSideChangesItsStateInItsPlace()
    {
        const Desk now = desk({{wall, {Side::S0}, "door", "closed", {{"", "# oak"}}}});
        const std::vector<map::Feature> wanted{{wall, {Side::S0}, "door", "open", {{"", "# oak"}}}};
        QVERIFY(after(now, put(now, {"door", "open"}, {{wall, Side::S0}})) == wanted);
        QVERIFY(put(now, {"door", ""}, {{wall, Side::S0}})->empty()); // no state is said
    }

    void whatIsBuiltBelongsToTheHexThatBearsIt()
    {
        const Desk now = desk();
        for (const Edge edge : {Edge{wall, Side::S0}, Edge{outside, Side::S3}})
        {
            const std::vector<map::Feature> wanted{{wall, {Side::S0}, "parapet", "", {}}};
            QVERIFY(after(now, put(now, {"parapet", ""}, {edge})) == wanted);
        }
        // Between two hexes that bear it: the one that it is seen from.
        QCOMPARE(after(now, put(now, {"arrow_slit", ""}, {{wall, Side::S2}}))[0].hex, wall);
        QCOMPARE(after(now, put(now, {"arrow_slit", ""}, {{tower, Side::S5}}))[0].hex, tower);
        // What may stand anywhere: always that one.
        QCOMPARE(after(now, put(now, {"wall", ""}, {{outside, Side::S3}}))[0].hex, outside);
        QCOMPARE(after(now, put(now, {"wall", ""}, {{{-1, 3}, Side::S2}}))[0].hex, (Hex{0, 3}));
    }

    void nothingStandsTwiceOnAHexside()
    {
        const Desk now = desk({{outside, {Side::S3}, "door", "closed", {}}});
        QVERIFY(put(now, {"door", "closed"}, {{wall, Side::S0}})->empty());
        const std::vector<map::Feature> wanted{{outside, {Side::S3}, "door", "open", {}}};
        QVERIFY(after(now, put(now, {"door", "open"}, {{wall, Side::S0}})) == wanted);
        QVERIFY(after(now, take(now, "door", {{wall, Side::S0}})).empty());
    }

    void theEraserTakesWhateverStandsThere()
    {
        const Desk now = desk({{wall, {Side::S0, Side::S1}, "parapet", "", {}},
                               {outside, {Side::S3}, "door", "open", {}},
                               {tower, {Side::S0}, "arrow_slit", "", {}}});
        const auto edit = take(now, "", {{wall, Side::S0}, {tower, Side::S1}});
        const std::vector<map::Feature> wanted{{wall, {Side::S1}, "parapet", "", {}},
                                               {tower, {Side::S0}, "arrow_slit", "", {}}};
        QVERIFY(after(now, edit) == wanted);
        QVERIFY(edit->says == tell::edit_take_features{.sides = tell::hexsides_one{}}.message());
    }

    void whatCannotStandIsLeftOutOrSaysWhy()
    {
        const Desk now = desk();
        const Edge bare{{5, 1}, Side::S0};
        const Edge off{{-3, 1}, Side::S0};
        const auto refused = put(now, {"parapet", ""}, {bare, off});
        QVERIFY(!refused);
        const auto says = tell::refused_unborne{.feature = yaml::Term{"siege", "feature", "parapet"}};
        QVERIFY(refused.error() == says.message());
        QVERIFY(put(now, {"wall", ""}, {off}).error() == tell::refused_off_map{}.message());
        const auto some = put(now, {"parapet", ""}, {bare, {wall, Side::S0}, off});
        QVERIFY(some);
        QCOMPARE(after(now, some).size(), std::size_t{1});
        QVERIFY(put(now, {"parapet", ""}, {})->empty());
        QVERIFY(take(now, "", {bare, off})->empty());
    }

    void whatIsPutReadsBack()
    {
        Desk now = desk({{wall, {Side::S1}, "door", "closed", {}}});
        const auto step = [&](const Made& edit) { now = applied(now, *edit); };
        step(put(now, {"door", "open"}, {{wall, Side::S1}, {wall, Side::S4}, {{4, 4}, Side::S5}}));
        step(put(now, {"parapet", ""}, {{wall, Side::S0}, {tower, Side::S1}}));
        const map::HexMap map = mapOf(now.mapValue());
        const auto read = io::parseMap(io::mapText(map), "a.map.yaml");
        QVERIFY(read.value);
        QVERIFY(read.value->features == map.features);
    }

    /// In a real castle, anywhere: undone it is the same value; what was put where nothing was, taken away, too.
    void whatIsPutAndTakenLeavesTheMapAsItWas()
    {
        const Desk now = deskOf(*io::loadMap(test::inSource("scenarios/norman-gate/norman-gate.map.yaml")).value);
        const map::HexMap before = mapOf(now.mapValue());
        const auto& features = now.palette->features;
        for (unsigned seed = 1; seed <= 200; ++seed)
        {
            std::mt19937 random(seed);
            const auto upTo = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
            const SideThing what{features[upTo(features.size())], upTo(2) == 0 ? "closed" : ""};
            std::vector<Edge> edges;
            for (std::size_t i = 0; i < 1 + upTo(30); ++i)
                edges.push_back(
                    {before.layout.hexOf(static_cast<int>(upTo(static_cast<std::size_t>(before.layout.count())))),
                     hex::allSides[upTo(6)]});
            std::erase_if(edges, [&](Edge edge) { return !standingOn(before, edge).empty(); });
            const Made edit = featured(now, what, edges);
            if (!edit)
                continue;
            Desk then = now;
            Edit back = *edit;
            for (auto& [doc, patch] : back.parts)
                edit::swap(then.values.at(doc), patch);
            const Made away = unfeatured(then, what.kind, edges);
            QVERIFY2(applied(then, *away).mapValue() == now.mapValue(), qPrintable(QString::number(seed)));
            for (auto& [doc, patch] : back.parts)
                edit::swap(then.values.at(doc), patch);
            QVERIFY2(then.mapValue() == now.mapValue(), qPrintable(QString::number(seed)));
        }
    }
};

LIST_TEST(TestFeatureEdits)

} // namespace tst_feature_edits

#include "tst_feature_edits.moc"
