// Things laid on a map: where each kind may lie, which side it calls outward, and why not.

#include "support_main.h"
#include "support_places.h"

#include "core/edit/map_value.h"
#include "core/edit/overlay_edits.h"
#include "core/io/files.h"

#include <QDirIterator>
#include <QTest>

#include <algorithm>

namespace tst_overlay_edits
{

using namespace merlon;
using namespace merlon::edit;
using hex::Hex;
using hex::Side;

class TestOverlayEdits : public QObject
{
    Q_OBJECT

private:
    Desk desk_;

    /// A court within ramparts, a gate in the south with a moat before it, and a piece of wall in the court.
    static map::HexMap castle()
    {
        const auto loaded = io::parseMap("merlon: map/1\n"
                                         "id: court\n"
                                         "grid: {columns: 11, rows: 9, hexes: flat, shoved: even}\n"
                                         "terrain:\n"
                                         "  legend: {'.': plain, R: rampart, '#': wall, M: moat}\n"
                                         "  rows: |\n"
                                         "    ...........\n"
                                         "    ...........\n"
                                         "    ..RRRRRRR..\n"
                                         "    ..R.....R..\n"
                                         "    ..R...#.R..\n"
                                         "    ..RR.RRRR..\n"
                                         "    ....M......\n"
                                         "    ...........\n"
                                         "    ...........\n"
                                         "levels:\n"
                                         "  rows: |\n"
                                         "    00000000000\n"
                                         "    00000000000\n"
                                         "    00111111100\n"
                                         "    00100000200\n"
                                         "    00000010100\n"
                                         "    00110111100\n"
                                         "    0000_000000\n"
                                         "    00000000000\n"
                                         "    00000000000\n"
                                         "features:\n"
                                         "  - {hex: E6, sides: [S], kind: gate, state: open}\n",
                                         "court.map.yaml");
        Q_ASSERT(loaded.value && loaded.diagnostics.empty());
        return *loaded.value;
    }
    static Desk deskOf(const map::HexMap& map)
    {
        Desk desk;
        desk.values.emplace(0, valueOf(map));
        desk.palette = io::paletteOf(map);
        return desk;
    }
    static Hex at(const Desk& desk, const char* name) { return *hex::parseHex(desk.mapValue().grid, name); }
    std::vector<Hex> hexes(std::initializer_list<const char*> names) const
    {
        std::vector<Hex> all;
        for (const char* name : names)
            all.push_back(at(desk_, name));
        return all;
    }
    Made lay(const std::string& kind, std::initializer_list<const char*> names, std::optional<Side> outward = {},
             const std::string& state = {}) const
    {
        return laid(desk_, {kind, hexes(names), outward, state});
    }
    std::vector<map::Covering> lying() const { return mapOf(desk_.mapValue()).overlays; }
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

private slots:
    void init() { desk_ = deskOf(castle()); }

    void aHoardingHangsOnTheOutsideOfTheWall()
    {
        QVERIFY(put(lay("hoarding", {"E3", "F3", "G3"}, Side::S0)));
        QCOMPARE(lying().size(), std::size_t{1});
        QVERIFY(lying().front() == (map::Covering{"hoarding", hexes({"E3", "F3", "G3"}), Side::S0, {}, {}}));
    }

    void itsOutwardSideLooksOutOfTheCastle()
    {
        QVERIFY(outwardSides(desk_, "hoarding", hexes({"E3"})) == (std::vector{Side::S0, Side::S1, Side::S5}));
        QVERIFY(outwardSides(desk_, "hoarding", hexes({"F3"})) == std::vector{Side::S0});
        QVERIFY(outwardSides(desk_, "hoarding", hexes({"E3", "F3"})) == std::vector{Side::S0});
        QVERIFY(outwardNear(desk_, "hoarding", hexes({"E3"}), Side::S4) == Side::S5);
        QVERIFY(refuses(lay("hoarding", {"E3"}, Side::S3), "thing-side"));
        QVERIFY(refuses(lay("hoarding", {"G5"}, Side::S0), "thing-outside")); // in the court
    }

    void anOpenGateDoesNotMakeTheCourtItsOutside()
    {
        QVERIFY(outwardSides(desk_, "hoarding", hexes({"D6"})) == (std::vector{Side::S2, Side::S3, Side::S4}));
        map::HexMap open = castle();
        open.features.clear();
        desk_ = deskOf(open);
        QVERIFY(outwardSides(desk_, "hoarding", hexes({"D6"})).size() > 3);
    }

    /// While the ring has a gap its parapets say which side is outward, wherever the pointer is.
    void parapetsTellTheOutsideOfACastleWithAGap()
    {
        map::HexMap open = castle();
        open.features.clear();
        open.features.push_back({*hex::parseHex(open.layout, "F3"), {Side::S0}, "parapet", {}, {}});
        open.features.push_back({*hex::parseHex(open.layout, "G2"), {Side::S3}, "parapet", {}, {}}); // of the other hex
        desk_ = deskOf(open);
        QVERIFY(outwardSides(desk_, "hoarding", hexes({"F3"})).size() > 1);
        for (const Side wish : hex::allSides)
        {
            QVERIFY(outwardNear(desk_, "hoarding", hexes({"F3"}), wish) == Side::S0);
            QVERIFY(outwardNear(desk_, "hoarding", hexes({"G3"}), wish) == Side::S0);
        }
        QVERIFY(put(lay("hoarding", {"F3"}, Side::S3))); // whoever says so may
    }

    void aThingIsRefusedWithItsReason()
    {
        QVERIFY(refuses(lay("", {"E3"}), "no-thing"));
        QVERIFY(refuses(lay("hoarding", {"A1"}, Side::S0), "thing-needs"));
        QVERIFY(refuses(lay("hoarding", {"C5"}, Side::S5), "thing-low"));
        QVERIFY(refuses(lay("hoarding", {"I4", "I5"}, Side::S2), "thing-levels"));
        QVERIFY(refuses(lay("hoarding", {"C3", "D3", "E3", "F3"}, Side::S0), "thing-length"));
        QVERIFY(refuses(lay("hoarding", {"C3", "E3"}, Side::S0), "thing-apart"));
        QVERIFY(refuses(lay("siege_tower", {"J1", "J2"}, Side::S0), "thing-hexes"));
        QVERIFY(refuses(lay("siege_tower", {"J1", "J2", "K2"}, Side::S0), "thing-row"));
        QVERIFY(refuses(lay("siege_tower", {"J8", "J9", "J10"}, Side::S0), "thing-off-map"));
        QVERIFY(refuses(lay("fascine", {"A1"}), "thing-needs"));
        QVERIFY(refuses(lay("ladder", {"A1"}, Side::S0), "thing-leans"));
        QVERIFY(refuses(lay("drawbridge", {"E7"}, Side::S0), "thing-side"));
    }

    /// A roof on a meadow: whoever wants a house learns what it is painted of.
    void whatLiesOnSomethingElseSaysWhatToPaintFirst()
    {
        const Made roof = lay("thatched_roof", {"A1"});
        QVERIFY(refuses(roof, "thing-needs"));
        const yaml::Message* list = &roof.error().arguments.back().message();
        QStringList needs;
        for (; list->sentence != nullptr; list = &list->arguments.back().message())
            needs << QString::fromStdString(list->arguments.front().term().word);
        QCOMPARE(needs, (QStringList{"tower_floor", "keep_floor", "door"})); // and the last, which ends the list
    }

    void withoutLevelsNobodyAsksForThem()
    {
        map::HexMap flat = castle();
        flat.levels.reset();
        desk_ = deskOf(flat);
        QVERIFY(put(lay("hoarding", {"C5"}, Side::S5)));
    }

    void whatLiesInARowLooksToItsFirstHex()
    {
        QVERIFY(outwardSides(desk_, "ram", hexes({"J1", "J2", "J3"})) == std::vector{Side::S0});
        QVERIFY(outwardSides(desk_, "ram", hexes({"J3", "J2", "J1"})) == std::vector{Side::S3});
        QVERIFY(refuses(lay("ram", {"J1", "J2", "J3"}, Side::S3), "thing-side"));
        QVERIFY(put(lay("ram", {"J1", "J2", "J3"}, Side::S0)));
    }

    void aLadderLeansOnARampart()
    {
        QVERIFY(outwardSides(desk_, "ladder", hexes({"E2"})) == std::vector{Side::S3});
        QVERIFY(put(lay("ladder", {"E2"}, Side::S3)));
        QVERIFY(refuses(lay("ladder", {"E3"}, Side::S2), "thing-ground")); // that one is the rampart
    }

    void aBridgeLeadsAwayFromItsGateAndTurnsIntoItsOtherState()
    {
        QVERIFY(outwardSides(desk_, "drawbridge", hexes({"E7"})) == std::vector{Side::S3});
        QVERIFY(put(lay("drawbridge", {"E7"}, Side::S3)));
        QCOMPARE(lying().front().state, std::string("lowered"));
        QVERIFY(put(lay("drawbridge", {"E7"}, Side::S3, "raised")));
        QCOMPARE(lying().size(), std::size_t{1});
        QCOMPARE(lying().front().state, std::string("raised"));
        QVERIFY(refuses(lay("drawbridge", {"E7"}, Side::S3, "raised"), "thing-there"));
    }

    void oneOfAKindLiesOnAHex()
    {
        QVERIFY(put(lay("rubble", {"E3"})));
        QVERIFY(refuses(lay("rubble", {"E3"}), "thing-there"));
        QVERIFY(put(lay("fire", {"E3"})));
        QVERIFY(put(lay("hoarding", {"E3"}, Side::S0)));
        QVERIFY(put(lay("hoarding", {"E3"}, Side::S5))); // round the corner
        QVERIFY(refuses(lay("hoarding", {"E3", "F3"}, Side::S0), "thing-there"));
    }

    void anEngineGoesOverAFilledMoat()
    {
        QVERIFY(refuses(lay("ram", {"E7", "E8", "E9"}, Side::S0), "thing-ground"));
        QVERIFY(put(lay("fascine", {"E7"})));
        QVERIFY(put(lay("ram", {"E7", "E8", "E9"}, Side::S0)));
    }

    void whatIsLiftedGoesWholeAndTheHeldKindFirst()
    {
        QVERIFY(refuses(lifted(desk_, hexes({"J2"})), "nothing-there"));
        QVERIFY(put(lay("ram", {"J1", "J2", "J3"}, Side::S0)));
        QVERIFY(put(lay("fire", {"J2"})));
        QVERIFY(put(lifted(desk_, hexes({"J2"}), "fire")));
        QCOMPARE(lying().size(), std::size_t{1});
        QVERIFY(put(lifted(desk_, hexes({"J2"}), "fire"))); // none is left of it: whatever lies there
        QVERIFY(lying().empty());
    }

    void ofThingsThatAreToldTogetherOnlyOneIsLifted()
    {
        map::HexMap map = castle();
        map.overlays.push_back({"fire", hexes({"A1", "A2"}), {}, {}, {}});
        desk_ = deskOf(map);
        QVERIFY(put(lifted(desk_, hexes({"A2"}))));
        QVERIFY(lying().front().hexes == hexes({"A1"}));
    }

    void whatLiesOnPaintedGroundGoesWithIt()
    {
        const auto paint = [&](const char* terrain, std::initializer_list<const char*> names) {
            return put(painted(desk_, {Paint::Kind::Terrain, terrain, 0}, hexes(names)));
        };
        QVERIFY(put(lay("hoarding", {"E3", "F3", "G3"}, Side::S0)));
        QVERIFY(paint("wall", {"G3"})); // may bear one too
        QCOMPARE(lying().front().hexes.size(), std::size_t{3});
        const Desk whole = desk_;
        QVERIFY(paint("plain", {"G3"}));
        QVERIFY(lying().front().hexes == hexes({"E3", "F3"}));
        desk_ = whole;
        QVERIFY(paint("plain", {"F3"})); // no row is left
        QVERIFY(lying().empty());

        QVERIFY(put(lay("ladder", {"C7"}, Side::S0)));
        QVERIFY(put(lay("fire", {"C6"}))); // lies anywhere
        QVERIFY(paint("plain", {"C6"}));   // what it leaned on
        QCOMPARE(lying().size(), std::size_t{1});
        QCOMPARE(lying().front().kind, std::string("fire"));
    }

    void whatLiesOnAThingThatGoesGoesToo()
    {
        QVERIFY(put(lay("fascine", {"E7"})));
        QVERIFY(put(lay("ram", {"E7", "E8", "E9"}, Side::S0)));
        const Desk before = desk_;
        const auto made = painted(desk_, {Paint::Kind::Terrain, "tree", 0}, hexes({"E7"}));
        QVERIFY(made);
        const Edit again = completed(desk_, *made);
        QVERIFY(put(made));
        QVERIFY(lying().empty());
        QVERIFY(applied(before, again).mapValue() == desk_.mapValue());
        desk_ = before;
        QVERIFY(put(painted(desk_, {Paint::Kind::Terrain, "plain", 0}, hexes({"E7"}))));
        QCOMPARE(lying().size(), std::size_t{1}); // it rolls on the ground now
        QCOMPARE(lying().front().kind, std::string("ram"));
    }

    void whatNeverLayRightStaysWhereItIs()
    {
        map::HexMap map = castle();
        map.overlays.push_back({"fascine", hexes({"A1"}), {}, {}, {}});
        map.overlays.push_back({"catapult", hexes({"A1"}), {}, {}, {}});
        desk_ = deskOf(map);
        QVERIFY(put(painted(desk_, {Paint::Kind::Terrain, "tree", 0}, hexes({"A1"}))));
        QVERIFY(lying() == map.overlays);
    }

    void whatEveryKindSaysIsReadAgain()
    {
        QVERIFY(put(painted(desk_, {Paint::Kind::Terrain, "tower_floor", 0}, hexes({"A1"})))); // for roofs
        for (const map::PaletteOverlay& kind : desk_.palette->overlays)
        {
            bool done = false;
            for (int i = 0; i < desk_.mapValue().grid.count() && !done; ++i)
                for (const Side way : hex::allSides)
                {
                    std::vector<Hex> row{desk_.mapValue().grid.hexOf(i)};
                    while (static_cast<int>(row.size()) < kind.fewest)
                        row.push_back(hex::neighbour(row.back(), way));
                    const auto outward = outwardNear(desk_, kind.id, row, Side::S0);
                    done = done || put(laid(desk_, {kind.id, row, outward, {}}));
                    if (done)
                        break;
                }
            QVERIFY2(done, kind.id.c_str());
        }
        const map::HexMap map = mapOf(desk_.mapValue());
        const auto roofs = std::ranges::count_if(desk_.palette->overlays, &map::PaletteOverlay::spreads);
        QVERIFY(roofs > 1); // one lies on a house
        QCOMPARE(std::ssize(map.overlays), std::ssize(desk_.palette->overlays) - roofs + 1);
        const auto again = io::parseMap(io::mapText(map), "again.map.yaml");
        QVERIFY(again.diagnostics.empty());
        QVERIFY(*again.value == map);
    }

    void whatLiesInOurCastlesCouldBeLaidAgain()
    {
        QDirIterator files(test::inSource(u"scenarios"), {"*.map.yaml"}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext())
        {
            const std::string file = files.next().toStdString();
            const Desk whole = deskOf(*io::loadMap(file).value);
            for (const map::Covering& one : mapOf(whole.mapValue()).overlays)
            {
                const auto without = lifted(whole, one.hexes, one.kind);
                QVERIFY(without);
                const Desk bare = applied(whole, *without);
                const auto outward = one.outward ? one.outward : outwardNear(bare, one.kind, one.hexes, Side::S0);
                QVERIFY2(laid(bare, {one.kind, one.hexes, outward, one.state}), (file + ' ' + one.kind).c_str());
            }
        }
    }
};

LIST_TEST(TestOverlayEdits)

} // namespace tst_overlay_edits

#include "tst_overlay_edits.moc"
