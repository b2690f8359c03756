// Whatever has a name on the map, found by words of it: the list, and going from place to place.

#include "app/language/language.h"
#include "app/window/find_model.h"
#include "app/window/find_popup.h"
#include "app/window/map_views.h"
#include "editor/hex_map_view.h"
#include "support_main.h"
#include "support_window.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QLineEdit>
#include <QSettings>
#include <QStatusBar>
#include <QTest>
#include <QTreeView>

namespace tst_window_find
{

using namespace merlon;
using Sort = editor::NamedThing::Sort;

class TestWindowFind : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Castle> castle_;
    std::unique_ptr<app::MainWindow> window_;

    const map::HexMap& map() const { return window_->workspace().map().map(); }
    hex::Hex named(const char* hex) const { return test::hexNamed(*window_, hex); }
    editor::NamedIn castle() const
    {
        const auto scene = play::sceneOf(window_->session().game());
        return {map(), window_->workspace().scenario()->scenario().zones, scene->pieces, {"C3"}};
    }
    hex::Hex placeOf(const char* counter) const
    {
        for (const play::Piece& piece : castle().counters)
            if (piece.thing.id == counter)
                return piece.hexes.front();
        qFatal("no such counter");
    }
    static const editor::NamedThing* row(const app::FindModel& model, Sort sort, const char* id)
    {
        for (int row = 0; row < model.rowCount(); ++row)
            if (model.thing(row).sort == sort && model.thing(row).id == id)
                return &model.thing(row);
        return nullptr;
    }
    app::FindPopup* open() const
    {
        window_->activateWindow();
        if (!QTest::qWaitForWindowActive(window_.get()))
            return nullptr;
        QTest::keySequence(window_.get(), QKeySequence("Ctrl+F"));
        auto* popup = window_->findChild<app::FindPopup*>();
        return popup != nullptr && QTest::qWaitForWindowActive(popup) ? popup : nullptr;
    }
    /// Types the words, and Enter.
    void find(const char* words) const
    {
        auto* popup = open();
        QVERIFY(popup);
        auto* line = popup->findChild<QLineEdit*>();
        line->clear();
        QTest::keyClicks(line, words);
        QTest::keyClick(line, Qt::Key_Return);
        QVERIFY(QTest::qWaitFor([this] { return window_->findChild<app::FindPopup*>() == nullptr; }));
        window_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    }
    void key(const char* keys) const { QTest::keySequence(window_.get(), QKeySequence(keys)); }
    std::vector<hex::Hex> selected() const { return window_->view().selectedHexes().hexes(); }

private slots:
    void initTestCase() { test::useOwnDesk(desk_.path()); }

    void init()
    {
        QSettings().clear();
        app::useLanguage("en");
        castle_ = std::make_unique<test::Castle>();
        window_ = test::windowOn(castle_->scenario());
        QVERIFY(window_);
    }

    void cleanup()
    {
        window_.reset();
        app::useLanguage("en");
    }

    void theModelIsSound()
    {
        app::FindModel model(castle());
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const int all = model.rowCount();
        for (const auto& [sort, id] : {std::pair(Sort::Terrain, "moat"), std::pair(Sort::Hexside, "arrow_slit"),
                                       std::pair(Sort::Thing, "rubble"), std::pair(Sort::Counter, "gwyn"),
                                       std::pair(Sort::Zone, "camp"), std::pair(Sort::Bookmark, "C3")})
            QVERIFY2(row(model, sort, id) != nullptr, id);
        model.search("moat");
        QVERIFY(model.rowCount() > 0 && model.rowCount() < all);
        QCOMPARE(model.thing(0).id, std::string("moat"));
        model.search("nothing like it");
        QCOMPARE(model.rowCount(), 0);
        model.search("");
        QCOMPARE(model.rowCount(), all);
    }

    void hexesAreFoundAsPrintedAndAsInFiles()
    {
        app::FindModel model(castle());
        for (const char* name : {"b3", "0203"})
        {
            model.search(name);
            QVERIFY(model.rowCount() > 0);
            QVERIFY(model.thing(0).sort == Sort::Hex);
            QCOMPARE(model.thing(0).first, named("B3"));
            QCOMPARE(model.index(0, app::FindModel::Name).data().toString(), QString("0203"));
            QCOMPARE(model.index(0, app::FindModel::Where).data().toString(), QString("B3"));
        }
        model.search("zz99");
        QCOMPARE(model.rowCount(), 0);
    }

    void namesAreInTheLanguageAndAccentsAreIgnored()
    {
        app::useLanguage("es");
        app::FindModel model(castle());
        model.search("torreon");
        const auto* zone = row(model, Sort::Zone, "keep");
        QVERIFY(zone != nullptr);
        QCOMPARE(zone->name, QString::fromUtf8("Torreón"));
    }

    void terrainsAreCountedByHexesAndTheRestByPlaces()
    {
        int moat = 0;
        for (int i = 0; i < map().layout.count(); ++i)
            moat += map().terrainAt(map().layout.hexOf(i)) == "moat" ? 1 : 0;
        const app::FindModel model(castle());
        QCOMPARE(row(model, Sort::Terrain, "moat")->count, moat);
        const auto* doors = row(model, Sort::Hexside, "door");
        QCOMPARE(doors->count, static_cast<int>(std::ranges::count(map().features, "door", &map::Feature::kind)));
        QCOMPARE(editor::placesOf(castle(), *doors).size(), static_cast<std::size_t>(doors->count));
    }

    void everyHexOfATerrainIsOfOneOfItsPlaces()
    {
        const app::FindModel model(castle());
        const auto* moat = row(model, Sort::Terrain, "moat");
        hex::HexSet seen(map().layout);
        int hexes = 0;
        for (const auto& place : editor::placesOf(castle(), *moat))
            for (const hex::Hex hex : place)
            {
                QCOMPARE(map().terrainAt(hex), std::string("moat"));
                seen.add(hex);
                ++hexes;
            }
        QCOMPARE(hexes, moat->count);
        QCOMPARE(seen.count(), moat->count);
    }

    void enterGoesThere()
    {
        find("gwyn");
        QCOMPARE(*window_->view().currentHex(), placeOf("gwyn"));
        QCOMPARE(selected(), std::vector<hex::Hex>{placeOf("gwyn")});
        QTRY_VERIFY(window_->view().hasFocus());
    }

    void whatIsFarAwayIsBroughtIntoView()
    {
        window_->view().setScale(80, {10, 10});
        window_->view().lookAt({0, 0});
        QVERIFY(!window_->view().viewport()->rect().contains(test::pointOf(*window_, "AJ20")));
        find("AJ20");
        QVERIFY(window_->view().viewport()->rect().contains(test::pointOf(*window_, "AJ20")));
    }

    void aClickGoesThereToo()
    {
        auto* popup = open();
        QVERIFY(popup);
        QTest::keyClicks(popup->findChild<QLineEdit*>(), "alric");
        auto* list = popup->findChild<QTreeView*>();
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(list->model()->index(0, 0)).center());
        QCOMPARE(*window_->view().currentHex(), placeOf("alric"));
    }

    void f3GoesRound()
    {
        QVERIFY(!window_->action("select.next")->isEnabled());
        find("door hexside");
        const app::FindModel model(castle());
        const auto places = editor::placesOf(castle(), *row(model, Sort::Hexside, "door"));
        QVERIFY(places.size() > 2);
        QCOMPARE(*window_->view().currentHex(), places[0].front());
        for (std::size_t i = 1; i <= places.size(); ++i)
        {
            key("F3");
            QCOMPARE(*window_->view().currentHex(), places[i % places.size()].front());
        }
        key("Shift+F3");
        QCOMPARE(*window_->view().currentHex(), places.back().front());
        QVERIFY(window_->statusBar()->currentMessage().contains(QString::number(places.size())));
    }

    void allOfThemAreSelectedAndWhatIsGoneIsSaidToBe()
    {
        find("tent terrain");
        key("Ctrl+Shift+F");
        const auto tents = selected();
        QVERIFY(tents.size() > 3);
        for (const hex::Hex hex : tents)
            QCOMPARE(map().terrainAt(hex), std::string("tent"));
        window_->action("edit.clear")->trigger();
        QVERIFY(map().terrainAt(tents.front()) != "tent");
        key("F3");
        QVERIFY(window_->statusBar()->currentMessage().startsWith("No longer on the map:"));
        key("Ctrl+Z");
        key("F3");
        QVERIFY(window_->view().selectedHexes().has(*window_->view().currentHex()));
        QCOMPARE(map().terrainAt(*window_->view().currentHex()), std::string("tent"));
    }

    void aBookmarkIsFoundToo()
    {
        window_->view().setCurrentHex(named("B5"));
        window_->action("go.bookmark")->trigger();
        window_->view().setCurrentHex(named("C9"));
        find("bookmark");
        QCOMPARE(*window_->view().currentHex(), named("B5"));
    }

    void inASplitViewItIsSeenWhereTheFocusIs()
    {
        const auto& views = *window_->findChild<app::MapViews*>();
        window_->action("view.split")->trigger();
        QCoreApplication::processEvents(); // each has its room
        views.all()[1]->setFocus();
        for (auto* view : views.all())
            view->setScale(80, {10, 10});
        const QRectF seen = views.first().seenPlane();
        find("AJ20");
        QCOMPARE(&window_->view(), views.all()[1]);
        QVERIFY(window_->view().viewport()->rect().contains(test::pointOf(*window_, "AJ20")));
        QCOMPARE(views.first().seenPlane(), seen);
    }

    void anotherDocumentForgetsWhatWasFound()
    {
        find("gwyn");
        QVERIFY(window_->action("select.found")->isEnabled());
        QVERIFY(window_->open(castle_->map()));
        QVERIFY(!window_->action("select.found")->isEnabled());
        QVERIFY(!window_->action("select.next")->isEnabled());
    }
};

LIST_TEST(TestWindowFind)

} // namespace tst_window_find

#include "tst_window_find.moc"
