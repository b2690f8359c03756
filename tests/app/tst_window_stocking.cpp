// A scenario is stocked in the window: counters dragged to where they begin, zones made of selected hexes, the briefing
// written; and once a game is under way all of it stays as it is.

#include "app/language/language.h"
#include "app/window/docks.h"
#include "app/window/theme.h"
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
        roster->remove();
        roster->duplicate();
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

    void theBriefingIsWrittenAsItIsRead()
    {
        const test::Answer answer(
            [](QDialog& dialog)
            {
                auto* tabs = dialog.findChild<QTabWidget*>("scenario.languages");
                auto* italian = dialog.findChild<QPlainTextEdit*>("scenario.briefing.it");
                tabs->setCurrentWidget(italian);
                italian->setFocus();
                italian->selectAll();
                QTest::keyClicks(italian, "All'alba.");
                QVERIFY(dialog.findChild<QTextBrowser*>()->toPlainText().contains("All'alba."));
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
