// Things laid by hand: by mouse and keys on the view, chosen on the palette's page.

#include "core/edit/overlay_edits.h"
#include "editor/things_page.h"
#include "editor/tools/things_tool.h"
#include "support_main.h"
#include "support_maps.h"
#include "support_view.h"
#include "translations/words.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QListView>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_things_tool
{

using namespace merlon;
using namespace merlon::editor;
using namespace merlon::editor::testing;
using hex::Hex;
using hex::Side;

class TestThingsTool : public QObject, private MapOnScreen
{
    Q_OBJECT

private:
    /// A court within ramparts, a gate in the south with a moat before it.
    static map::HexMap castle()
    {
        const auto loaded = io::parseMap("merlon: map/1\n"
                                         "id: court\n"
                                         "grid: {columns: 11, rows: 9, hexes: flat, shoved: even}\n"
                                         "terrain:\n"
                                         "  legend: {'.': plain, R: rampart, M: moat}\n"
                                         "  rows: |\n"
                                         "    ...........\n"
                                         "    ...........\n"
                                         "    ..RRRRRRR..\n"
                                         "    ..R.....R..\n"
                                         "    ..R.....R..\n"
                                         "    ..RR.RRRR..\n"
                                         "    ....M......\n"
                                         "    ...........\n"
                                         "    ...........\n"
                                         "features:\n"
                                         "  - {hex: E6, sides: [S], kind: gate, state: open}\n",
                                         "court.map.yaml");
        return *loaded.value;
    }
    void hold(const char* kind, const std::string& state = {})
    {
        tools_->setThing(*workspace_->map().palette()->overlay(kind));
        tools_->setThingState(state);
        tools_->use(QLatin1String("things"));
    }
    const std::vector<map::Covering>& lying() const { return workspace_->map().map().overlays; }
    Hex named(const char* name) const { return *hex::parseHex(workspace_->map().map().layout, name); }
    std::vector<Hex> hexes(std::initializer_list<const char*> names) const
    {
        std::vector<Hex> all;
        for (const char* name : names)
            all.push_back(named(name));
        return all;
    }
    QPoint at(const char* hex) const { return view_->viewPoint(named(hex)).toPoint(); }
    /// Inside the hex, near one of its sides.
    QPoint near(const char* hex, Side side) const
    {
        const QPointF from = view_->viewPoint(named(hex));
        const QPointF to = view_->viewPoint(hex::neighbour(named(hex), side));
        return (from + (to - from) * 0.36).toPoint();
    }
    void click(QPoint point, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::mouseClick(canvas(), Qt::LeftButton, modifiers, point);
    }
    void go(const char* hex) const { view_->setCurrentHex(named(hex)); }
    void key(Qt::Key key) const { QTest::keyClick(view_.get(), key); }

private slots:
    void init() { show(std::make_unique<Workspace>(castle()), {900, 800}); }

    void cleanup() { takeAway(); }

    void aClickLaysAThing()
    {
        hold("fire");
        click(at("B2"));
        QCOMPARE(lying().size(), std::size_t{1});
        QVERIFY(lying().front() == (map::Covering{"fire", hexes({"B2"}), {}, {}, {}}));
        workspace_->undo();
        QVERIFY(lying().empty());
    }

    /// Before the click: the thing where it may lie, and why not where it may not.
    void itIsSeenUnderTheMouse()
    {
        hold("hoarding");
        QTest::mouseMove(canvas(), at("E3"));
        QCOMPARE(view_->shownMap().overlays.size(), std::size_t{1});
        QVERIFY(lying().empty());
        QVERIFY2(view_->hint().startsWith("Click, or drag for a long one: Place hoarding"), qPrintable(view_->hint()));
        QTest::mouseMove(canvas(), at("E4"));
        QVERIFY(view_->shownMap().overlays.empty());
        QCOMPARE(view_->hint(), QString("hoarding: hex E4 is plain ground. First paint it with one of these: rampart, "
                                        "castle wall, tower floor, keep floor."));
    }

    void whatStandsOnATowerGoesWithIt()
    {
        hold("winch");
        click(at("E3"));
        QCOMPARE(lying().size(), std::size_t{1});
        const Hex wall = named("E3");
        workspace_->paint({edit::Paint::Kind::Terrain, "tower_floor"}, {&wall, 1});
        QCOMPARE(lying().size(), std::size_t{1});
        workspace_->paint({edit::Paint::Kind::Terrain, "plain"}, {&wall, 1});
        QVERIFY(lying().empty());
        workspace_->undo();
        QCOMPARE(lying().size(), std::size_t{1});
    }

    void aDragAlongTheWallLaysALongerOneAndIsSeenBefore()
    {
        hold("hoarding");
        QTest::mousePress(canvas(), Qt::LeftButton, {}, at("E3"));
        QTest::mouseMove(canvas(), at("F3"));
        QTest::mouseMove(canvas(), at("G3"));
        QVERIFY(lying().empty());
        QCOMPARE(view_->shownMap().overlays.size(), std::size_t{1});
        QTest::mouseMove(canvas(), at("H3")); // three are the most
        QTest::mouseRelease(canvas(), Qt::LeftButton, {}, at("H3"));
        QCOMPARE(lying().size(), std::size_t{1});
        QVERIFY(lying().front().hexes == hexes({"E3", "F3", "G3"}));
        QVERIFY(lying().front().outward == Side::S0);
    }

    void aDragBackMakesItShorter()
    {
        hold("hoarding");
        QTest::mousePress(canvas(), Qt::LeftButton, {}, at("E3"));
        for (const char* hex : {"F3", "G3", "F3"})
            QTest::mouseMove(canvas(), at(hex));
        QTest::mouseRelease(canvas(), Qt::LeftButton, {}, at("F3"));
        QVERIFY(lying().front().hexes == hexes({"E3", "F3"}));
    }

    void itsOutwardSideSnapsToTheOneThatIsNearest()
    {
        hold("hoarding");
        click(near("E3", Side::S5));
        QVERIFY(lying().back().outward == Side::S5);
        click(near("G3", Side::S2)); // within the wall: the nearest that looks out
        QVERIFY(lying().back().outward == Side::S1);
    }

    void anEngineLiesBehindItsFront()
    {
        hold("siege_tower");
        click(near("J2", Side::S0));
        QVERIFY(lying().back().hexes == hexes({"J2", "J3", "J4"}));
        QVERIFY(lying().back().outward == Side::S0);
        QTest::mousePress(canvas(), Qt::LeftButton, {}, at("A5"));
        QTest::mouseMove(canvas(), at("A4"));
        QTest::mouseRelease(canvas(), Qt::LeftButton, {}, at("A4")); // back to where it was dragged
        QVERIFY(lying().back().hexes == hexes({"A5", "A4", "A3"}));
        QVERIFY(lying().back().outward == Side::S3);
    }

    void aBridgeIsLaidInItsState()
    {
        hold("drawbridge", "raised");
        click(at("E7"));
        QVERIFY(lying().back() == (map::Covering{"drawbridge", hexes({"E7"}), Side::S3, "raised", {}}));
    }

    void controlTakesAway()
    {
        hold("siege_tower");
        click(near("J2", Side::S0));
        click(at("J3"), Qt::ControlModifier);
        QVERIFY(lying().empty());
    }

    void whatIsRefusedIsNotSeenAndWhyIsSaid()
    {
        hold("hoarding");
        QSignalSpy refused(workspace_.get(), &Workspace::refused);
        QTest::mousePress(canvas(), Qt::LeftButton, {}, at("B2"));
        QVERIFY(view_->shownMap().overlays.empty());
        QCOMPARE(refused.size(), 0);
        QTest::mouseRelease(canvas(), Qt::LeftButton, {}, at("B2"));
        QCOMPARE(refused.size(), 1);
        QVERIFY(refused.front().front().toString().contains("B2"));
        QVERIFY(lying().empty());
    }

    void byKeysFromHexToHex()
    {
        hold("hoarding");
        go("E3");
        key(Qt::Key_Return);
        QVERIFY(view_->isDragging());
        key(Qt::Key_Right);
        key(Qt::Key_Right);
        QVERIFY(lying().empty());
        key(Qt::Key_Return);
        QVERIFY(lying().front().hexes == hexes({"E3", "F3", "G3"}));
        go("F3");
        key(Qt::Key_Delete);
        QVERIFY(lying().empty());
        hold("fire");
        go("B2");
        key(Qt::Key_Return); // short, and without a side: at once
        QCOMPARE(lying().size(), std::size_t{1});
    }

    void byKeysItTurns()
    {
        hold("mantlet");
        go("B2");
        key(Qt::Key_Return);
        key(Qt::Key_Period);
        key(Qt::Key_Period);
        key(Qt::Key_Comma);
        key(Qt::Key_Return);
        QVERIFY(lying().front().outward == Side::S1);
        key(Qt::Key_Return);
        key(Qt::Key_Period);
        key(Qt::Key_Escape);
        QVERIFY(lying().front().outward == Side::S1);
    }

    void deletingIsOnlyOfThisTool()
    {
        hold("fire");
        click(at("B2"));
        tools_->use(QLatin1String("brush"));
        go("B2");
        key(Qt::Key_Delete);
        QCOMPARE(lying().size(), std::size_t{1});
    }

    void whatTheToolLaysOfEveryKindIsReadAgain()
    {
        Held held;
        ThingsTool tool(held);
        const auto& all = workspace_->map().palette()->overlays;
        const auto floors = hexes({"A1", "C1", "E1"}); // a house for each roof
        workspace_->paint({edit::Paint::Kind::Terrain, "tower_floor"}, floors);
        for (const map::PaletteOverlay& kind : all)
        {
            held.thing = kind;
            const QSignalSpy refused(workspace_.get(), &Workspace::refused);
            const std::size_t before = lying().size();
            const hex::Layout layout = workspace_->map().map().layout;
            for (int i = 0; i < layout.count() && lying().size() == before; ++i)
                for (const Side side : {Side::S0, Side::S3})
                {
                    tool.take({Input::What::Press, layout.hexOf(i), side}, workspace_->desk());
                    Deed deed = tool.take({Input::What::Release, layout.hexOf(i), side}, workspace_->desk());
                    if (lying().size() == before)
                        workspace_->push(std::move(std::get<edit::Made>(deed)));
                }
            const QString why = refused.isEmpty() ? QString() : refused.front().front().toString();
            QVERIFY2(lying().size() == before + 1, qPrintable(QString::fromStdString(kind.id) + ' ' + why));
        }
        const QTemporaryDir desk;
        const QString path = desk.filePath("court.map.yaml");
        QVERIFY(workspace_->saveAs(path));
        const auto opened = Workspace::openMap(path);
        QVERIFY(opened.workspace);
        QVERIFY(opened.diagnostics.empty());
        QVERIFY(opened.workspace->map().map().overlays == lying());
    }

    void theModelListsWhatTheRulesetHas()
    {
        ThingsModel things;
        QAbstractItemModelTester tester(&things, QAbstractItemModelTester::FailureReportingMode::QtTest);
        things.setPalette(io::palette("siege"));
        QCOMPARE(things.rowCount(), static_cast<int>(io::palette("siege")->overlays.size()));
        for (int row = 0; row < things.rowCount(); ++row)
        {
            const auto index = things.index(row);
            QVERIFY(!index.data().toString().isEmpty());
            QVERIFY(words::hasWord("siege", "overlay." + things.thingAt(index).id));
            QVERIFY(!index.data(Qt::DecorationRole).value<QIcon>().isNull());
        }
        things.setDark(true);
        things.retranslate();
        things.setPalette({});
        QCOMPARE(things.rowCount(), 0);
    }

    void choosingOneTakesItIntoTheHand()
    {
        ThingsPage page(*tools_);
        page.setPalette(workspace_->map().palette());
        QCOMPARE(tools_->thing().id, workspace_->map().palette()->overlays.front().id);
        QVERIFY(tools_->holds(QLatin1String("select")));
        page.resize(240, 700);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        auto* list = page.findChild<QListView*>("things");
        auto* states = page.findChild<QComboBox*>("things.state");
        QVERIFY(!states->isVisible());
        const auto& things = static_cast<const ThingsModel&>(*list->model());
        const auto bridge = things.indexOf("drawbridge");
        list->scrollTo(bridge);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(bridge).center());
        QCOMPARE(tools_->thing().id, std::string("drawbridge"));
        QVERIFY(tools_->holds(QLatin1String("things")));
        QVERIFY(page.serves(tools_->tool()));
        QVERIFY(states->isVisible());
        QCOMPARE(states->count(), 2);
        QTest::keyClick(states, Qt::Key_Down);
        QCOMPARE(tools_->thingState(), std::string("raised"));
        tools_->setThing(*workspace_->map().palette()->overlay("fascine"));
        QCOMPARE(list->currentIndex().data(ThingsModel::KindRole).toString(), QString("fascine"));
        QVERIFY(!states->isVisible());
    }
};

LIST_TEST(TestThingsTool)

} // namespace tst_things_tool

#include "tst_things_tool.moc"
