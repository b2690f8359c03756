// Structures declared, changed, taken back and guessed from the terrain.

#include "support_main.h"
#include "support_places.h"

#include "core/edit/map_value.h"
#include "core/edit/structure_edits.h"
#include "core/io/files.h"

#include <QTest>

#include <algorithm>
#include <set>

namespace tst_structure_edits
{

using namespace merlon;
using namespace merlon::edit;
using hex::Hex;

class TestStructureEdits : public QObject
{
    Q_OBJECT

private:
    Desk desk_;

    static map::HexMap castle()
    {
        return *io::loadMap(test::inSource("scenarios/norman-gate/norman-gate.map.yaml")).value;
    }
    void take(const map::HexMap& map)
    {
        desk_ = {};
        desk_.values.emplace(0, valueOf(map));
        desk_.palette = io::paletteOf(map);
    }
    Hex at(const char* name) const { return *hex::parseHex(desk_.mapValue().grid, name); }
    std::vector<map::Structure> structures() const { return mapOf(desk_.mapValue()).structures; }
    const Entry& entry(const char* id) const
    {
        return *std::ranges::find_if(*desk_.mapValue().shelves[OfMap::structures],
                                     [&](const Entry& one) { return one.thing.as<map::Structure>()->id == id; });
    }
    const map::Structure& structure(const char* id) const { return *entry(id).thing.as<map::Structure>(); }
    bool put(const Made& made)
    {
        if (!made)
            return false;
        desk_ = applied(std::move(desk_), *made);
        return true;
    }
    static bool refuses(const Made& made, std::string_view reason)
    {
        return !made && made.error().sentence->id == "refused/" + std::string(reason);
    }
    Made declare(const std::string& kind, std::vector<Hex> hexes, const std::string& id = {}) const
    {
        return declared(desk_, {map::Structure{id, kind, "double", std::move(hexes), {}}});
    }

private slots:
    void init() { take(castle()); }

    void aNewOneIsNamedByItsKindAndAFreeNumber()
    {
        QVERIFY(put(declare("tower", {at("A1"), at("B1")})));
        QVERIFY(put(declare("tower", {at("A3")})));
        QVERIFY(put(declare("church", {at("A5")}, "st-giles")));
        QVERIFY(structure("tower-1").hexes == (std::vector{at("A1"), at("B1")}));
        QVERIFY(structure("tower-2").hexes == std::vector{at("A3")});
        QVERIFY(put(undeclared(desk_, std::vector{entry("tower-1").key})));
        QVERIFY(put(declare("tower", {at("A7")})));
        QVERIFY(structure("tower-1").hexes == std::vector{at("A7")});
        QCOMPARE(structures().back().id, std::string("tower-1"));
        QVERIFY(refuses(declare("tower", {at("A9")}, "st-giles"), "structure-taken"));
        QVERIFY(refuses(declare("tower", {at("A9")}, "St. Giles"), "structure-id"));
        QVERIFY(refuses(declare("tower", {}), "no-hexes"));
    }

    /// What has no name is shown by its kind and a number.
    void noTwoAreShownAlike()
    {
        QVERIFY(put(declare("tower", {at("A1")}, "gate-tower-1")));
        QVERIFY(put(declare("tower", {at("A3")})));
        QVERIFY(structure("tower-2").hexes == std::vector{at("A3")});
    }

    void aHexBelongsToOneStructure()
    {
        const auto before = structures().size();
        QVERIFY(put(declare("gatehouse", {at("P8"), at("Q8"), at("X16"), at("Z16"), at("X17"), at("Z17")})));
        QCOMPARE(structure("west-curtain").hexes.size(), std::size_t{4});
        QCOMPARE(structures().size(), before); // nothing was left of the gatehouse that was
        QCOMPARE(structures().back().id, std::string("gatehouse-1"));
    }

    void hexesGoFromOneToAnother()
    {
        const std::vector hexes{at("B3"), at("B4"), at("B5")};
        QVERIFY(put(declare("tower", {hexes[0], hexes[1]}, "first")));
        QVERIFY(put(declare("curtain", {hexes[2]}, "second")));
        const std::vector moved{hexes[1], hexes[2]};
        QVERIFY(put(assigned(desk_, entry("second").key, moved)));
        QCOMPARE(structure("first").hexes, std::vector{hexes[0]});
        QCOMPARE(structure("second").hexes, (std::vector{hexes[2], hexes[1]}));
        QVERIFY(assigned(desk_, entry("second").key, moved)->empty());
        QVERIFY(put(assigned(desk_, 0, hexes)));
        QVERIFY(std::ranges::none_of(structures(), [](const map::Structure& one)
                                     { return one.id == "first" || one.id == "second"; }));
        QVERIFY(assigned(desk_, 0, hexes)->empty());
    }

    void kindStoneAndNameChangeAndTheHexesStay()
    {
        map::Structure keep = structure("keep");
        keep.kind = "tower";
        keep.stone = "wood";
        keep.name.texts = {{"en", "The great tower"}, {"fr", "La grosse tour"}};
        keep.hexes.clear();
        QVERIFY(put(changed(desk_, entry("keep").key, keep)));
        QCOMPARE(structure("keep").kind, std::string("tower"));
        QCOMPARE(structure("keep").hexes.size(), std::size_t{11});
        const auto again = io::parseMap(io::mapText(mapOf(desk_.mapValue())), "again.map.yaml");
        QVERIFY(again.diagnostics.empty());
        QVERIFY(again.value->structures == structures());
        QVERIFY(changed(desk_, entry("keep").key, structure("keep"))->empty());
        keep.id = "gatehouse";
        QVERIFY(refuses(changed(desk_, entry("keep").key, keep), "structure-taken"));
        keep.id = "the keep";
        QVERIFY(refuses(changed(desk_, entry("keep").key, keep), "structure-id"));
        keep.id = std::string(121, 'k');
        QVERIFY(refuses(changed(desk_, entry("keep").key, keep), "structure-id-long"));
    }

    void whatIsThereIsNotSuggestedAgain()
    {
        std::set<Hex> taken;
        for (const map::Structure& one : structures())
            taken.insert(one.hexes.begin(), one.hexes.end());
        for (const map::Structure& one : suggested(desk_))
            QVERIFY(std::ranges::none_of(one.hexes, [&](Hex hex) { return taken.contains(hex); }));
    }

    /// All of the castle but its gatehouse, which is two ends of wall to the eye; and two houses in the court.
    void theCastleIsGuessedFromItsTerrain()
    {
        map::HexMap bare = castle();
        bare.structures.clear();
        take(bare);
        std::set<std::pair<std::string, std::set<Hex>>> guessed;
        const auto found = suggested(desk_);
        for (const map::Structure& one : found)
            guessed.insert({one.kind, {one.hexes.begin(), one.hexes.end()}});
        QCOMPARE(found.size(), std::size_t{18});
        for (const map::Structure& one : castle().structures)
            QCOMPARE(guessed.contains({one.kind, {one.hexes.begin(), one.hexes.end()}}), one.kind != "gatehouse");
        QVERIFY(put(declared(desk_, found)));
        QCOMPARE(structures().size(), std::size_t{18});
        QVERIFY(suggested(desk_).empty());
    }

    void wallsAroundOneBuildingAreIts()
    {
        const auto map = *io::parseMap("merlon: map/1\n"
                                       "id: tower\n"
                                       "grid: {columns: 7, rows: 5, hexes: flat, shoved: even}\n"
                                       "terrain:\n"
                                       "  legend: {'.': plain, R: rampart, '#': wall, o: tower_floor}\n"
                                       "  rows: |\n"
                                       "    .......\n"
                                       "    .##....\n"
                                       "    .#oo...\n"
                                       "    .......\n"
                                       "    RRR....\n",
                                       "tower.map.yaml")
                              .value;
        take(map);
        const auto found = suggested(desk_);
        QCOMPARE(found.size(), std::size_t{2});
        QCOMPARE(found.front().kind, std::string("tower"));
        QCOMPARE(found.front().hexes.size(), std::size_t{5});
        QCOMPARE(found.back().kind, std::string("curtain"));
        QCOMPARE(structureKindOf(desk_, found.front().hexes), std::string("curtain")); // more walls than floor
        QCOMPARE(structureKindOf(desk_, std::vector{at("C3")}), std::string("tower"));
        QCOMPARE(structureKindOf(desk_, std::vector{at("A1")}), std::string("curtain")); // the first that there is
    }
};

LIST_TEST(TestStructureEdits)

} // namespace tst_structure_edits

#include "tst_structure_edits.moc"
