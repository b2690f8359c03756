// A scenario is stocked in the window: counters dragged to where they begin, zones made of selected hexes, the briefing
// written; and once a game is under way all of it stays as it is.

#include "app/language/language.h"
#include "app/window/docks.h"
#include "app/window/theme.h"
#include "core/edit/scenario_value.h"
#include "core/io/files.h"
#include "editor/hex_map_view.h"
#include "editor/roster_panel.h"
#include "editor/zones_panel.h"
#include "support_main.h"
#include "support_places.h"
#include "support_window.h"
#include "translations/language_name.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QStatusBar>
#include <QTabWidget>
#include <QTableView>
#include <QTest>
#include <QTextBrowser>

namespace tst_window_stocking
{

using namespace merlon;

class TestWindowStocking : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Castle> castle_;
    std::unique_ptr<app::MainWindow> window_;

    const play::Scenario& scenario() const { return window_->workspace().scenario()->scenario(); }
    std::optional<hex::Hex> hexOf(const char* id) const
    {
        const auto at = *play::find(scenario(), id);
        const auto& counter =
            scenario().forces[static_cast<std::size_t>(at.force)].counters[static_cast<std::size_t>(at.counter)];
        const play::Value* hex = play::find(counter.fields, "hex");
        return hex != nullptr ? std::optional(std::get<hex::Hex>(*hex)) : std::nullopt;
    }
    QDockWidget* dock(const char* name) const { return window_->findChild<QDockWidget*>(name); }
    void paint() const
    {
        for (int layouts = 0; layouts < 2 && !dock("palette")->isVisible(); ++layouts)
            window_->action("view.layout")->trigger();
        dock("referee")->hide(); // it stays while a game goes on
    }
    void drag(const char* from, const char* to) const
    {
        const std::vector<hex::Hex> both{test::hexNamed(*window_, from), test::hexNamed(*window_, to)};
        window_->view().bringIntoView(both);
        QWidget* canvas = window_->view().viewport();
        const QPoint begin = test::pointOf(*window_, from);
        const QPoint end = test::pointOf(*window_, to);
        QTest::mousePress(canvas, Qt::LeftButton, {}, begin);
        QTest::mouseMove(canvas, (begin + end) / 2);
        QTest::mouseMove(canvas, end);
        QTest::mouseRelease(canvas, Qt::LeftButton, {}, end);
    }
    bool isDrawnAt(const char* name, const char* hex) const
    {
        return std::ranges::any_of(
            window_->view().counters(), [&](const play::Piece& piece)
            { return piece.name == name && piece.hexes.front() == test::hexNamed(*window_, hex); });
    }
    void select(std::initializer_list<const char*> names) const
    {
        std::vector<hex::Hex> hexes;
        for (const char* name : names)
            hexes.push_back(test::hexNamed(*window_, name));
        window_->view().selectThese(hexes);
    }

private slots:
    void initTestCase() { test::useOwnDesk(desk_.path()); }
    void init()
    {
        QSettings().clear();
        app::useTheme("light");
        app::useLanguage("en");
        castle_ = std::make_unique<test::Castle>();
        window_ = test::windowOn(castle_->scenario());
        QVERIFY(window_);
    }
    void cleanup()
    {
        while (window_ && window_->workspace().isModified() && window_->workspace().history().canUndo())
            window_->workspace().undo();
        window_.reset();
    }

    void aCounterIsDraggedToWhereItBegins()
    {
        paint();
        QCOMPARE(*hexOf("gwyn"), test::hexNamed(*window_, "J12"));
        drag("J12", "J15");
        QCOMPARE(*hexOf("gwyn"), test::hexNamed(*window_, "J15"));
        QVERIFY(isDrawnAt("Gwyn", "J15")); // before it is saved
        QVERIFY(window_->session().journal().entries.empty());
        window_->action("edit.undo")->trigger();
        QCOMPARE(*hexOf("gwyn"), test::hexNamed(*window_, "J12"));
        QVERIFY(isDrawnAt("Gwyn", "J12"));
        drag("J12", "J15");
        window_->action("file.save")->trigger();
        const auto saved = io::loadScenario(castle_->scenario().toStdString());
        QVERIFY(saved.value);
        QVERIFY((*saved.value)->scenario == scenario());
        // At the table the same drag is an order by hand.
        window_->action("view.layout")->trigger();
        const test::Answer answer([](QDialog& dialog) { dialog.accept(); });
        drag("J15", "J16");
        QCOMPARE(*hexOf("gwyn"), test::hexNamed(*window_, "J15"));
        QCOMPARE(window_->session().journal().entries.size(), std::size_t{1});
    }

    /// Dragged out of the roster onto the map: at the drawing board it is set up there, at the table it is moved in the
    /// game, and the scenario stays as it is.
    void aCounterDroppedAtTheTableIsMovedInTheGame()
    {
        const auto keyOf = [this](const char* id)
        {
            for (const edit::Entry& one : *window_->workspace().scenario()->value().shelves[edit::OfScenario::counters])
                if (edit::listedIn(one).id == id)
                    return one.key;
            return edit::Key(0);
        };
        paint();
        emit window_->view().rowsDropped({keyOf("gwyn")}, test::hexNamed(*window_, "J15"));
        QCOMPARE(*hexOf("gwyn"), test::hexNamed(*window_, "J15"));
        window_->action("edit.undo")->trigger();
        window_->action("view.layout")->trigger();
        emit window_->view().rowsDropped({keyOf("gwyn"), keyOf("alric")}, test::hexNamed(*window_, "J15"));
        QVERIFY(window_->statusBar()->currentMessage().startsWith("Drop one counter at a time"));
        const test::Answer answer([](QDialog& dialog) { dialog.accept(); });
        emit window_->view().rowsDropped({keyOf("gwyn")}, test::hexNamed(*window_, "J15"));
        QVERIFY(answer.asked());
        QCOMPARE(*hexOf("gwyn"), test::hexNamed(*window_, "J12"));
        QVERIFY(!window_->workspace().isModified());
        QCOMPARE(window_->session().journal().entries.size(), std::size_t{1});
        QVERIFY(isDrawnAt("Gwyn", "J15"));
    }

    void whileAGameRunsAllStaysAsItIs()
    {
        window_->action("view.layout")->trigger();
        if (dock("referee")->isHidden())
            window_->action("view.layout")->trigger();
        const test::Answer answer([](QDialog& dialog) { dialog.accept(); });
        drag("J12", "J15"); // by hand
        QCOMPARE(window_->session().journal().entries.size(), std::size_t{1});
        paint();
        const QString before = QString::fromStdString(io::scenarioText(scenario(), window_->workspace().boards()));
        auto* roster = window_->findChild<editor::RosterPanel*>();
        window_->action("edit.forces")->trigger();
        auto* table = roster->findChild<QTableView*>("roster");
        table->selectRow(0);
        for (const auto& edit : {&editor::RosterPanel::remove, &editor::RosterPanel::duplicate})
        {
            const test::Answer copy([](QDialog& asked) { asked.reject(); }); // the game may go on with one
            (roster->*edit)();
            QVERIFY(copy.asked());
        }
        QCOMPARE(QString::fromStdString(io::scenarioText(scenario(), window_->workspace().boards())), before);
        QVERIFY2(window_->statusBar()->currentMessage().contains("game is under way"),
                 qPrintable(window_->statusBar()->currentMessage()));
    }

    void whoIsClickedOnTheMapIsChosenInTheRoster()
    {
        paint();
        window_->action("edit.forces")->trigger();
        QVERIFY(dock("roster")->isVisible());
        window_->view().bringIntoView({test::hexNamed(*window_, "J12")});
        QTest::mouseClick(window_->view().viewport(), Qt::LeftButton, {}, test::pointOf(*window_, "J12"));
        const auto* table = window_->findChild<editor::RosterPanel*>()->findChild<QTableView*>("roster");
        QCOMPARE(table->currentIndex().siblingAtColumn(0).data().toString(), QString("Gwyn"));
    }

    void zonesAreMadeOfSelectedHexes()
    {
        paint();
        window_->action("edit.zones")->trigger();
        auto* panel = window_->findChild<editor::ZonesPanel*>();
        QVERIFY(panel->isVisible());
        auto* table = panel->findChild<QTableView*>("zones");
        QCOMPARE(table->model()->rowCount(), 6);
        select({"B2", "B3", "C2"});
        QTest::mouseClick(panel->findChild<QPushButton*>("zones.add"), Qt::LeftButton);
        auto* line = table->findChild<QLineEdit*>();
        QVERIFY(line != nullptr);
        line->selectAll();
        QTest::keyClicks(line, "Ford");
        QTest::keyClick(line, Qt::Key_Return);
        QApplication::processEvents(); // it is taken a little later
        QCOMPARE(scenario().zones.size(), std::size_t{7});
        QCOMPARE(scenario().zones.back().name.in("en"), std::string("Ford"));
        QCOMPARE(scenario().zones.back().hexes.size(), std::size_t{3});
        QCOMPARE(scenario().zones.back().force, std::string("garrison"));
        select({"B2"});
        QTest::mouseClick(panel->findChild<QPushButton*>("zones.take"), Qt::LeftButton);
        QCOMPARE(scenario().zones.back().hexes.size(), std::size_t{1});
        QTest::mouseClick(panel->findChild<QPushButton*>("zones.remove"), Qt::LeftButton);
        QCOMPARE(scenario().zones.size(), std::size_t{6});
        window_->view().selectionModel()->clearSelection();
        QTest::mouseClick(panel->findChild<QPushButton*>("zones.add"), Qt::LeftButton);
        QCOMPARE(scenario().zones.size(), std::size_t{6}); // there is nothing to make one of
        QVERIFY(window_->statusBar()->currentMessage().contains("First select the hexes"));
        const auto saved = io::parseScenario(io::scenarioText(scenario(), window_->workspace().boards()), "a.yaml",
                                             window_->workspace().boards());
        QVERIFY(saved.value && *saved.value == scenario());
    }

    void zonesArePaintedWithTheBrush()
    {
        paint();
        window_->action("edit.zones")->trigger();
        auto* panel = window_->findChild<editor::ZonesPanel*>();
        auto* table = panel->findChild<QTableView*>("zones");
        QTest::keyClick(&window_->view(), Qt::Key_Z);
        QVERIFY(window_->action("tool.zone")->isChecked());
        window_->view().bringIntoView({test::hexNamed(*window_, "B4"), test::hexNamed(*window_, "F4")});
        const auto before = scenario().zones;
        drag("B4", "F4");
        QVERIFY(scenario().zones == before); // none is chosen, and that is said
        QVERIFY2(window_->statusBar()->currentMessage().contains("First choose a zone"),
                 qPrintable(window_->statusBar()->currentMessage()));
        table->selectRow(0);
        QVERIFY(window_->view().selectionModel()->selectedIndexes().isEmpty()); // it would hide what is painted
        auto* option = window_->findChild<QComboBox*>("zone.painted");
        QCOMPARE(option->currentText(), table->model()->index(0, 0).data().toString());
        window_->tools().setRadius(0);
        const auto steps = window_->workspace().history().index();
        const auto shown = window_->view().zones();
        QWidget* canvas = window_->view().viewport();
        const QPoint begin = test::pointOf(*window_, "B4");
        const QPoint end = test::pointOf(*window_, "F4");
        QTest::mousePress(canvas, Qt::LeftButton, {}, begin);
        QTest::mouseMove(canvas, end);
        QVERIFY(window_->view().zones() != shown); // while it is painted
        QVERIFY(scenario().zones == before);
        QTest::mouseRelease(canvas, Qt::LeftButton, {}, end);
        QCOMPARE(scenario().zones.front().hexes.size(), before.front().hexes.size() + 5);
        QCOMPARE(window_->workspace().history().index(), steps + 1);
        QVERIFY(window_->view().zones() != shown);
        QTest::mousePress(canvas, Qt::LeftButton, Qt::ControlModifier, begin);
        QTest::mouseRelease(canvas, Qt::LeftButton, Qt::ControlModifier, begin);
        QCOMPARE(scenario().zones.front().hexes.size(), before.front().hexes.size() + 4);
        window_->workspace().undo();
        window_->workspace().undo();
        QVERIFY(scenario().zones == before);
        QVERIFY(window_->view().zones() == shown);
        QTest::mousePress(canvas, Qt::LeftButton, {}, begin);
        QTest::mouseMove(canvas, end);
        QTest::keyClick(&window_->view(), Qt::Key_Escape);
        QTest::mouseRelease(canvas, Qt::LeftButton, {}, end);
        QVERIFY(scenario().zones == before && window_->view().zones() == shown);
        option->setCurrentIndex(2);
        emit option->activated(2);
        QCOMPARE(table->selectionModel()->selectedRows().front().row(), 1);
        QTest::keyClick(canvas, Qt::Key_Delete); // the current hex is no part of it
        QVERIFY(scenario().zones == before);
    }

    void aZoneAlongAnEdgeIsMadeAtOnce()
    {
        paint();
        window_->action("edit.zones")->trigger();
        auto* panel = window_->findChild<editor::ZonesPanel*>();
        const test::Answer answer(
            [](QDialog& dialog)
            {
                auto* edge = dialog.findChild<QComboBox*>("edge.border");
                edge->setFocus();
                QTest::keyClick(edge, Qt::Key_Down);
                dialog.findChild<QSpinBox*>("edge.depth")->setValue(2);
                auto* force = dialog.findChild<QComboBox*>("edge.force");
                force->setFocus();
                QTest::keyClick(force, Qt::Key_Down);
                QTest::mouseClick(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
            });
        QTest::mouseClick(panel->findChild<QPushButton*>("zones.edge"), Qt::LeftButton);
        QVERIFY(answer.asked());
        QCOMPARE(scenario().zones.size(), std::size_t{7});
        const play::Zone& zone = scenario().zones.back();
        QCOMPARE(zone.id, std::string("east-edge"));
        QCOMPARE(zone.name.in("en"), std::string("East edge"));
        QCOMPARE(zone.force, scenario().forces[1].id);
        const auto& map = window_->workspace().map().map();
        QCOMPARE(static_cast<int>(zone.hexes.size()), 2 * map.layout.rows);
        window_->workspace().undo();
        QCOMPARE(scenario().zones.size(), std::size_t{6});
    }

    void countersAreDraggedInGroupsAndTakenOff()
    {
        paint();
        QCOMPARE(*hexOf("gwyn"), test::hexNamed(*window_, "J12"));
        std::vector<const char*> ids;
        for (const char* id : {"gwyn", "owen", "rhys"})
            if (play::find(scenario(), id) && hexOf(id))
                ids.push_back(id);
        QVERIFY(ids.size() > 1);
        std::vector<hex::Hex> before;
        for (const char* id : ids)
            before.push_back(*hexOf(id));
        window_->view().bringIntoView(before);
        QWidget* canvas = window_->view().viewport();
        const auto nameOf = [&](hex::Hex at) { return hex::name(window_->workspace().map().map().layout, at); };
        for (std::size_t i = 0; i < before.size(); ++i)
            QTest::mouseClick(canvas, Qt::LeftButton, i == 0 ? Qt::NoModifier : Qt::ControlModifier,
                              test::pointOf(*window_, nameOf(before[i]).c_str()));
        const hex::Hex by{0, 2};
        const auto steps = window_->workspace().history().index();
        const std::string to = nameOf(before.front() + by);
        drag(nameOf(before.front()).c_str(), to.c_str());
        for (std::size_t i = 0; i < ids.size(); ++i)
            QCOMPARE(*hexOf(ids[i]), before[i] + by);
        QCOMPARE(window_->workspace().history().index(), steps + 1);
        // They are selected there, and go on together; Delete takes them off the map, into the roster.
        window_->view().setFocus();
        QTest::keyClick(&window_->view(), Qt::Key_Delete);
        for (const char* id : ids)
            QVERIFY(!hexOf(id));
        QCOMPARE(window_->workspace().history().index(), steps + 2);
        window_->action("edit.undo")->trigger();
        window_->action("edit.undo")->trigger();
        for (std::size_t i = 0; i < ids.size(); ++i)
            QCOMPARE(*hexOf(ids[i]), before[i]);
        // A click on one of several picks that one.
        for (std::size_t i = 0; i < before.size(); ++i)
            QTest::mouseClick(canvas, Qt::LeftButton, i == 0 ? Qt::NoModifier : Qt::ControlModifier,
                              test::pointOf(*window_, nameOf(before[i]).c_str()));
        QTest::mouseClick(canvas, Qt::LeftButton, {}, test::pointOf(*window_, nameOf(before[1]).c_str()));
        QCOMPARE(window_->view().selectionModel()->selectedIndexes().size(), 1);
        // Where some would leave the map nobody goes.
        for (std::size_t i = 0; i < before.size(); ++i)
            QTest::mouseClick(canvas, Qt::LeftButton, i == 0 ? Qt::NoModifier : Qt::ControlModifier,
                              test::pointOf(*window_, nameOf(before[i]).c_str()));
        window_->view().bringIntoView({before.front(), test::hexNamed(*window_, "A1")});
        const auto corner = before.front() < before[1] ? "AD24" : "A1";
        drag(nameOf(before.front()).c_str(), corner);
        QCOMPARE(*hexOf(ids[0]), before[0]);
    }

    void aPatternTellsAForceWithoutItsColour()
    {
        paint();
        window_->action("edit.forces")->trigger();
        auto* roster = window_->findChild<editor::RosterPanel*>();
        auto* forces = roster->findChild<QComboBox*>("roster.forces");
        forces->setCurrentIndex(1);
        emit forces->activated(1);
        const std::string id = forces->currentData().toString().toStdString();
        const test::Answer answer(
            [](QDialog& dialog)
            {
                auto* pattern = dialog.findChild<QComboBox*>("force.pattern");
                QVERIFY(!pattern->itemIcon(3).isNull());
                pattern->setFocus();
                for (int i = 0; i < 3; ++i)
                    QTest::keyClick(pattern, Qt::Key_Down);
                QCOMPARE(pattern->currentText(), QString("Dots"));
                QTest::mouseClick(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
            });
        roster->changeForce();
        QVERIFY(answer.asked());
        QCOMPARE(play::findForce(scenario(), id)->pattern, std::string("dots"));
        QVERIFY(std::ranges::any_of(window_->view().counters(),
                                    [](const play::Piece& piece) { return piece.pattern == "dots"; }));
        window_->action("file.save")->trigger();
        QVERIFY(test::readAll(castle_->scenario()).contains("    pattern: dots\n"));
        QVERIFY((*io::loadScenario(castle_->scenario().toStdString()).value)->scenario == scenario());
    }

    void theBriefingIsWrittenAsItIsRead()
    {
        const test::Answer answer(
            [](QDialog& dialog)
            {
                auto* tabs = dialog.findChild<QTabWidget*>("scenario.briefing");
                auto* italian = dialog.findChild<QPlainTextEdit*>("scenario.briefing.it");
                tabs->setCurrentWidget(italian);
                italian->setFocus();
                italian->selectAll();
                QTest::keyClicks(italian, "All'alba.");
                const auto previews = dialog.findChildren<QTextBrowser*>(); // one a text
                QVERIFY(std::ranges::any_of(previews, [](const QTextBrowser* one)
                                            { return one->isVisible() && one->toPlainText().contains("All'alba."); }));
                auto* french = dialog.findChild<QPlainTextEdit*>("scenario.briefing.fr");
                french->clear();
                bool said = false;
                for (const QLabel* label : dialog.findChildren<QLabel*>())
                    said = said || label->text() == "No text yet in: " + words::languageName("fr") + '.';
                QVERIFY(said);
                dialog.findChild<QSpinBox*>("scenario.turns")->setValue(9);
                dialog.findChild<QComboBox*>("scenario.first")->setCurrentIndex(1);
                QTest::mouseClick(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
            });
        window_->action("edit.briefing")->trigger();
        QVERIFY(answer.asked());
        QCOMPARE(scenario().briefing.in("it"), std::string("All'alba."));
        QCOMPARE(scenario().briefing.in("fr"), scenario().briefing.in("en")); // not empty on screen
        QCOMPARE(scenario().turns, 9);
        QCOMPARE(scenario().first, std::string("besiegers"));
    }
};

LIST_TEST(TestWindowStocking)

} // namespace tst_window_stocking

#include "tst_window_stocking.moc"
