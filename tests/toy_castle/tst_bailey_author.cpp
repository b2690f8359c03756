// The author of a bailey in the window, with mouse and keys: roster and prices, zones, wizard, victory, result table on
// hexes. None of it knows a game by name.

#include "bailey.h"
#include "support_main.h"
#include "support_typing.h"
#include "support_window.h"
#include "support_yard.h"

#include "core/io/files.h"
#include "editor/hex_map_view.h"
#include "editor/roster_panel.h"
#include "editor/zones_panel.h"
#include "referee/hex_cells_view.h"
#include "referee/readings_dialog.h"
#include "referee/referee_session.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QTest>

namespace tst_bailey_author
{

using namespace merlon;
using namespace merlon::test;

class TestBaileyAuthor : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<Yard> yard_;
    std::unique_ptr<app::MainWindow> window_;

    const play::Scenario& scenario() const { return window_->workspace().scenario()->scenario(); }
    template <class T>
    T* part(const char* name) const
    {
        return window_->findChild<T*>(name);
    }
    /// "Red: 3 counters, cost 15", whatever the plural is.
    bool sumsUp(const char* whose, int counters, int cost) const
    {
        const QString text = part<QLabel>("roster.foot")->text();
        const QRegularExpression said(QString("%1: %2 counter\\S*, cost %3\\b")
                                          .arg(QLatin1String(whose), QString::number(counters), QString::number(cost)));
        return text.contains(said);
    }
    const bailey::State& state() const { return bailey::System::stateOf(window_->session().game()); }
    void goTo(const QDialog& dialog, int page) const
    {
        auto* pages = dialog.findChild<QListWidget*>("wizard.pages");
        QTest::mouseClick(pages->viewport(), Qt::LeftButton, {}, pages->visualItemRect(pages->item(page)).center());
    }
    QWidget* openTables()
    {
        window_->action("referee.readings")->trigger();
        auto* dialog = window_->findChild<referee::ReadingsDialog*>();
        auto* tabs = dialog->findChild<QTabWidget*>();
        QTest::mouseClick(tabs->tabBar(), Qt::LeftButton, {}, tabs->tabBar()->tabRect(2).center());
        return dialog;
    }
    void typeAt(referee::HexCellsView& cells, int row, int column, const char* text)
    {
        const QModelIndex at = cells.model()->index(row, column);
        QTest::mouseClick(cells.viewport(), Qt::LeftButton, {}, cells.visualRect(at).center());
        QCOMPARE(cells.currentIndex(), at);
        QTest::keyClick(&cells, Qt::Key_F2);
        auto* line = cells.findChild<QLineEdit*>();
        QVERIFY(line != nullptr);
        typeOver(*line, text);
        QTest::keyClick(line, Qt::Key_Return);
        QApplication::processEvents(); // it is taken a little later
    }

private slots:
    void initTestCase() { useOwnDesk(desk_.path()); }
    void init()
    {
        yard_ = std::make_unique<Yard>();
        window_ = windowOn(yard_->scenario());
        QVERIFY(window_);
    }
    void cleanup()
    {
        while (window_ && window_->workspace().isModified() && window_->workspace().history().canUndo())
            window_->workspace().undo();
        window_.reset();
    }

    /// A bailey's fighter costs his attack and his defence.
    void theRosterSumsUpWhatCountersCost()
    {
        window_->action("edit.forces")->trigger();
        auto* table = part<QTableView>("roster");
        QVERIFY(sumsUp("Red", 3, 15));
        QVERIFY(sumsUp("Blue", 2, 9));
        const auto* model = table->model();
        int attack = 0;
        while (model->headerData(attack, Qt::Horizontal).toString() != "Attack")
            ++attack;
        const QModelIndex cell = model->index(0, attack);
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(cell).center());
        QVERIFY(sumsUp("Selected", 1, 6));
        QTest::keyClick(table, Qt::Key_F2);
        auto* line = table->findChild<QLineEdit*>();
        QVERIFY(line != nullptr);
        typeOver(*line, "9");
        QTest::keyClick(line, Qt::Key_Return);
        QApplication::processEvents();
        QVERIFY(sumsUp("Red", 3, 20));
        chooseData(*part<QComboBox>("roster.forces"), "blue");
        QVERIFY(!sumsUp("Red", 3, 20) && sumsUp("Blue", 2, 9));
        // The same beside each other.
        window_->action("edit.balance")->trigger();
        const auto* balance = part<QTableView>("balance.table")->model();
        QTRY_COMPARE(balance->rowCount(), 2);
        QCOMPARE(balance->headerData(2, Qt::Horizontal).toString(), QString("Cost"));
        QTRY_COMPARE(balance->index(0, 2).data().toString(), QString("20"));
        QCOMPARE(balance->index(1, 2).data().toString(), QString("9"));
    }

    void zonesAreMadeOnItsMap()
    {
        window_->action("edit.zones")->trigger();
        auto* panel = window_->findChild<editor::ZonesPanel*>();
        window_->view().bringIntoView({hexNamed(*window_, "A1"), hexNamed(*window_, "H2")});
        QWidget* canvas = window_->view().viewport();
        QTest::mouseClick(canvas, Qt::LeftButton, {}, pointOf(*window_, "D1"));
        QTest::mouseClick(canvas, Qt::LeftButton, Qt::ControlModifier, pointOf(*window_, "E1"));
        clickOn(panel->findChild<QPushButton*>("zones.add"));
        auto* line = panel->findChild<QTableView*>("zones")->findChild<QLineEdit*>();
        QVERIFY(line != nullptr);
        typeOver(*line, "Ditch");
        QTest::keyClick(line, Qt::Key_Return);
        QApplication::processEvents();
        QCOMPARE(scenario().zones.size(), std::size_t{1});
        QCOMPARE(scenario().zones.front().name.in("en"), std::string("Ditch"));
        QCOMPARE(scenario().zones.front().hexes.size(), std::size_t{2});
        QCOMPARE(scenario().zones.front().force, std::string("red"));
    }

    void theWizardOffersItsOptions()
    {
        const Answer answer(
            [&](QDialog& dialog)
            {
                typeInto(dialog, "wizard.title", "Yard");
                goTo(dialog, 4);
                QVERIFY(dialog.findChild<QLabel*>("wizard.noOptions")->isHidden());
                check(dialog, "options.tireless", true);
                goTo(dialog, 0);
                goTo(dialog, 4);
                QVERIFY(dialog.findChild<QCheckBox*>("options.tireless")->isChecked());
                clickOn(dialog.findChild<QPushButton*>("wizard.create"));
            });
        window_->action("file.wizard")->trigger();
        QVERIFY(answer.asked());
        QCOMPARE(QFileInfo(window_->workspace().path()).fileName(), QString("yard.scenario.yaml"));
        QVERIFY(*play::find(scenario().options, "tireless") == play::Value(true));
        QVERIFY(window_->workspace().setting() != nullptr);
    }

    /// A kind of condition that only baileys have: said, kept in the file, met in a game.
    void oneWinsByTiringOthers()
    {
        const Answer answer(
            [&](QDialog& dialog)
            {
                chooseText(*dialog.findChild<QComboBox*>("effect"), "Weary fighters");
                for (const auto& [field, text] : {std::pair("wins", "Blue"), {"force", "Red"}, {"count", "1"}})
                {
                    auto* line = dialog.findChild<QLineEdit*>(field);
                    QVERIFY2(line != nullptr && line->isVisible(), field);
                    typeOver(*line, text);
                    QTest::keyClick(line, Qt::Key_Return);
                }
                clickOn(dialog.findChild<QPushButton*>("add"));
                const auto* list = dialog.findChild<QListWidget*>("effects");
                QVERIFY2(list->item(0)->text().startsWith("Blue: Red: at least 1 weary."),
                         qPrintable(list->item(0)->text()));
                clickOk(dialog);
            });
        window_->action("edit.victory")->trigger();
        QVERIFY(answer.asked());
        window_->action("file.save")->trigger();
        QVERIFY(readAll(yard_->scenario()).contains("- weary: {wins: blue, force: red, count: 1}"));
        const auto saved = io::loadScenario(yard_->scenario().toStdString());
        QVERIFY(saved.value && saved.diagnostics.empty());
        QVERIFY((*saved.value)->scenario.conditions == scenario().conditions);
        // Rolf attacks, and is weary.
        auto& session = window_->session();
        for (int i = 0; i < 3; ++i)
            window_->action("referee.step")->trigger();
        QVERIFY(!session.decided());
        session.judge(
            {"attack",
             {{"by", play::List{play::Ref{"counter", "rolf"}}}, {"at", play::List{play::Ref{"counter", "bern"}}}}});
        session.giveDie(6);
        session.accept();
        QVERIFY(state().weary == std::vector<std::string>{"rolf"});
        QVERIFY(session.decided());
        QCOMPARE(session.decided()->wins, std::string("blue"));
        window_->session().undo();
        QVERIFY(!session.decided());
    }

    /// Typed in on hexes with mouse and keys, pasted, undone; and the referee's.
    void itsTableLiesOnHexes()
    {
        QWidget* dialog = openTables();
        auto* cells = dialog->findChild<referee::HexCellsView*>("tables.hexes");
        QVERIFY(cells->isVisible());
        QVERIFY(dialog->findChild<QTableView*>("tables.cells")->isHidden());
        const QAbstractItemModelTester tester(cells->model());
        QCOMPARE(cells->model()->rowCount(), 6);
        QCOMPARE(cells->model()->columnCount(), 4);
        // A column is shoved half a hex down.
        const auto at = [&](int row, int column)
        { return cells->visualRect(cells->model()->index(row, column)).center(); };
        QVERIFY(at(0, 1).y() > at(0, 0).y() + 3 && at(0, 1).y() < at(1, 0).y() - 3);
        for (int row = 0; row < 6; ++row)
            for (int column = 0; column < 4; ++column)
                QCOMPARE(cells->indexAt(at(row, column)), cells->model()->index(row, column));
        typeAt(*cells, 5, 0, "q");
        const QString told = dialog->findChild<QLabel*>("tables.told")->text();
        QVERIFY2(told.contains("Q") && told.contains("X, -"), qPrintable(told));
        QVERIFY(!dialog->findChild<QPushButton*>("tables.use")->isEnabled());
        QTest::keySequence(cells, QKeySequence::Undo);
        QCOMPARE(cells->model()->index(5, 0).data().toString(), QString("-"));
        // With keys alone: to the right end and back, and typed at once.
        QTest::keyClick(cells, Qt::Key_End);
        QCOMPARE(cells->currentIndex(), cells->model()->index(5, 3));
        QTest::keyClick(cells, Qt::Key_Home);
        QTest::keyClick(cells, Qt::Key_Up);
        QTest::keyClick(cells, Qt::Key_Down);
        QCOMPARE(cells->currentIndex(), cells->model()->index(5, 0));
        QApplication::clipboard()->setText("x");
        QTest::keySequence(cells, QKeySequence::Paste);
        QCOMPARE(cells->model()->index(5, 0).data().toString(), QString("X"));
        clickOn(dialog->findChild<QPushButton*>("tables.use"));
        QCOMPARE(scenario().tables.size(), std::size_t{1});
        dialog->close();
        window_->action("file.save")->trigger();
        for (int i = 0; i < 3; ++i)
            window_->action("referee.step")->trigger();
        auto& session = window_->session();
        session.judge(
            {"attack",
             {{"by", play::List{play::Ref{"counter", "rolf"}}}, {"at", play::List{play::Ref{"counter", "bern"}}}}});
        session.giveDie(6); // nobody would have been struck
        QVERIFY(std::ranges::any_of(session.verdict().effects, [](const play::Record& one)
                                    { return play::find(one.fields, "state") != nullptr; }));
    }
};

LIST_TEST(TestBaileyAuthor)

} // namespace tst_bailey_author

#include "tst_bailey_author.moc"
