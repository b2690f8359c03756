// The forces of a scenario in a table beside the map: typed, filled down, pasted from a spreadsheet, put on the map.

#include "core/edit/placing.h"
#include "editor/force_dialog.h"
#include "editor/hex_map_view.h"
#include "editor/roster_panel.h"
#include "support_main.h"
#include "support_roster.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QTimer>

namespace tst_roster_panel
{

using namespace merlon;
using namespace merlon::editor;
using namespace merlon::editor::testing;

class TestRosterPanel : public QObject, private RosterDesk
{
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup() { close(); }

    void theTableSaysWhatTheScenarioHas()
    {
        const QAbstractItemModelTester tester(&rows(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(rows().rowCount(), 41);
        QCOMPARE(cell("Alric", "Weapon").data().toString(), QString("crossbow"));
        QCOMPARE(cell("Alric", "Attack").data().toString(), QString("9"));
        QCOMPARE(cell("Drogo", "Mounted").data().toString(), QString("yes"));
        QCOMPARE(cell("Drogo", "On foot: movement").data().toString(), QString("6"));
        QCOMPARE(cell("Ednyfed", "State").data().toString(), QString("wounded"));
        QVERIFY(!table()->isColumnHidden(columnOf("On foot: movement"))); // somebody uses it
        QVERIFY(table()->isColumnHidden(columnOf("Wounded: attack")));    // and nobody that
        QCOMPARE(forces()->count(), 3);
        QTest::keyClick(forces(), Qt::Key_Down);
        QCOMPARE(rows().rowCount(), 20);
        panel_->findChild<QLineEdit*>("roster.find")->setText("CROSSBÓW");
        QCOMPARE(rows().rowCount(), 5);
    }

    /// A map without forces has columns with names, as any table.
    void anEmptyTableHasHeadings()
    {
        panel_->setWorkspace(nullptr);
        QCOMPARE(rows().rowCount(), 0);
        for (int column = 0; column < rows().columnCount(); ++column)
        {
            const QString heading = rows().headerData(column, Qt::Horizontal).toString();
            QVERIFY2(!heading.isEmpty() && !heading.front().isDigit(), qPrintable(heading));
        }
    }

    /// Ten comes behind nine, and what says nothing behind both.
    void numbersSortAsNumbers()
    {
        table()->sortByColumn(columnOf("Attack"), Qt::AscendingOrder);
        int last = -1;
        for (int row = 0; row < rows().rowCount(); ++row)
        {
            const int attack = rows().index(row, columnOf("Attack")).data().toInt();
            QVERIFY(attack >= last);
            last = attack;
        }
        table()->sortByColumn(columnOf("Weapon"), Qt::DescendingOrder);
        QVERIFY(!rows().index(0, columnOf("Weapon")).data().toString().isEmpty());
        QVERIFY(rows().index(40, columnOf("Weapon")).data().toString().isEmpty());
    }

    void whatIsTypedIsAStep()
    {
        const QString before = text();
        type(cell("Alric", "Attack"), "12");
        QCOMPARE(*play::find(counter("alric").fields, "attack"), play::Value(12));
        type(cell("Alric", "Name"), "Alric of Ceri");
        QCOMPARE(counter("alric").name, std::string("Alric of Ceri"));
        QCOMPARE(workspace_->history().count(), 2);
        workspace_->undo();
        workspace_->undo();
        QCOMPARE(text(), before);
        const QSignalSpy refused(panel_.get(), &RosterPanel::refused);
        type(cell("Alric", "Attack"), "many");
        QCOMPARE(refused.count(), 1);
        QVERIFY2(refused.front().front().toString().contains("“many”"), qPrintable(refused.front().front().toString()));
        QCOMPARE(text(), before);
    }

    void theFirstCellFillsThoseBelow()
    {
        click(cell("Alric", "Weapon"));
        click(cell("Gerold", "Weapon"), Qt::ShiftModifier);
        QTest::keyClick(table(), Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(workspace_->history().count(), 1);
        for (const char* one : {"Warin", "Herve", "Gerold"})
            QCOMPARE(cell(one, "Weapon").data().toString(), QString("crossbow"));
        QCOMPARE(cell("Turold", "Weapon").data().toString(), QString());
        QTest::keyClick(table(), Qt::Key_Delete);
        QCOMPARE(cell("Gerold", "Weapon").data().toString(), QString());
        QCOMPARE(rows().rowCount(), 41);
    }

    void rowsOfASpreadsheetAreCounters_data()
    {
        QTest::addColumn<QString>("rows");
        QTest::newRow("English")
            << "Name\tClass\tWeapon\tAttack\tMounted\nAubrey\tsoldier\tlong bow\t9\t\nBerold\tknight\t\t18\tyes\n";
        QTest::newRow("Italian headings, decimal commas, an empty row")
            << "Nome\tClasse\tArma\tAttacco\nAubrey\tsoldato\tarco lungo\t9,0\n\t\t\t\nBerold\tcavaliere\t\t18,0\n";
        QTest::newRow("as files have it, semicolons")
            << "name;class;weapon;attack\nAubrey;soldier;long_bow;9\nBerold;knight;;18\n";
    }
    void rowsOfASpreadsheetAreCounters()
    {
        QFETCH(const QString, rows);
        forces()->setCurrentIndex(2);
        emit forces()->activated(2);
        const QString before = text();
        pasted(rows);
        QCOMPARE(workspace_->history().count(), 1);
        QCOMPARE(scenario().forces[1].counters.size(), std::size_t{23});
        QCOMPARE(*play::find(counter("aubrey").fields, "weapon"), play::Value(play::Choice{"weapon", "long_bow"}));
        QCOMPARE(*play::find(counter("berold").fields, "attack"), play::Value(18));
        workspace_->undo();
        QCOMPARE(text(), before);
    }

    void whatCannotBePastedSaysWhere_data()
    {
        QTest::addColumn<QString>("rows");
        QTest::addColumn<QString>("says");
        QTest::newRow("nothing") << " \n"
                                 << "The clipboard holds no rows.";
        QTest::newRow("a class that is not known") << "Name\tClass\nAubrey\twizard\n"
                                                   << "Row 2, Class: Invalid value: “wizard”";
        QTest::newRow("a number that is none") << "Name\tAttack\nAubrey\t8,5\n"
                                               << "Row 2, Attack: Invalid value: “8,5”";
        QTest::newRow("a name twice") << "Name\tAttack\nAubrey\t8\n\t\nAubrey\t9\n"
                                      << "Row 4, Name: “Aubrey” is already the name";
        QTest::newRow("a name that is there") << "Name\tAttack\nAlric\t8\n"
                                              << "Row 2, Name: “Alric” is already the name";
        QTest::newRow("a heading that is not known") << "Name\tAttack\tHorse power\nAubrey\t8\t1\n"
                                                     << "“Horse power”";
        QTest::newRow("a heading twice") << "Name\tAttack\tAttack\nAubrey\t8\t1\n"
                                         << "Two columns are called “Attack”.";
        QTest::newRow("a force that is not there") << "Name\tForce\nAubrey\tThe French\n"
                                                   << "Row 2, Force: There is no force “The French”";
        QTest::newRow("no name") << "Name\tAttack\n\t8\n"
                                 << "Row 2, Name: A counter needs a name.";
        QString many = "Name\tAttack\n";
        for (int row = 0; row < 10'000; ++row)
            many += QString("Man %1\t8\n").arg(row);
        QTest::newRow("ten thousand") << many << "at most 5000 can be pasted at once";
    }
    void whatCannotBePastedSaysWhere()
    {
        QFETCH(const QString, rows);
        QFETCH(const QString, says);
        forces()->setCurrentIndex(1);
        emit forces()->activated(1);
        const QSignalSpy refused(panel_.get(), &RosterPanel::refused);
        const QString before = text();
        pasted(rows);
        QCOMPARE(refused.count(), 1);
        QVERIFY2(refused.front().front().toString().contains(says), qPrintable(refused.front().front().toString()));
        QCOMPARE(text(), before);
    }

    /// To a spreadsheet and back, changed there: the id says whom.
    void aRosterGoesToASpreadsheetAndBack()
    {
        click(cell("Alric", "Name"));
        click(cell("Herve", "Name"), Qt::ShiftModifier);
        QTest::keyClick(table(), Qt::Key_C, Qt::ControlModifier);
        QString copied = QApplication::clipboard()->text();
        QCOMPARE(copied.count('\n'), qsizetype{6});
        QVERIFY(copied.startsWith("Name\tForce\tClass"));
        const QString before = text();
        pasted(copied);
        QCOMPARE(text(), before); // nothing was changed
        pasted(copied.replace("Alric\t", "Alric the Bold\t").replace("\tcrossbow", "\tlong bow"));
        QCOMPARE(counter("alric").name, std::string("Alric the Bold"));
        QCOMPARE(*play::find(counter("ivo").fields, "weapon"), play::Value(play::Choice{"weapon", "long_bow"}));
        QCOMPARE(workspace_->history().count(), 1);
    }

    void cellsAreTypedOver()
    {
        click(cell("Alric", "Attack"));
        pasted("11\t7\n12\t8\n");
        QCOMPARE(*play::find(counter("alric").fields, "defence"), play::Value(7));
        QCOMPARE(*play::find(counter("warin").fields, "attack"), play::Value(12));
        const QSignalSpy refused(panel_.get(), &RosterPanel::refused);
        click(cell("Tegwen", "Attack"));
        pasted("1\n2\n");
        QCOMPARE(refused.count(), 1);
    }

    void countersAreAddedDuplicatedAndRemoved()
    {
        click(cell("Alric", "Name"));
        QTest::keyClick(table(), Qt::Key_Insert);
        QCOMPARE(rows().rowCount(), 42);
        auto* line = table()->findChild<QLineEdit*>(); // its name is asked for at once
        QVERIFY(line != nullptr);
        line->selectAll();
        QTest::keyClicks(line, "Wat");
        QTest::keyClick(line, Qt::Key_Return);
        QApplication::processEvents(); // it is taken a little later
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCOMPARE(cell("Wat", "Weapon").data().toString(), QString("crossbow"));
        QCOMPARE(cell("Wat", "Hex").data().toString(), QString());
        click(cell("Wat", "Name"));
        press("Duplicate");
        QVERIFY(cell("Wat 2", "Weapon").isValid());
        click(cell("Wat", "Name"));
        click(cell("Wat 2", "Name"), Qt::ControlModifier);
        press("Remove");
        QCOMPARE(rows().rowCount(), 41);
        // A condition of victory names Fulk.
        workspace_->setConsent([](const edit::Edit&) { return false; });
        click(cell("Fulk", "Name"));
        press("Remove");
        QCOMPARE(rows().rowCount(), 41);
        workspace_->setConsent([](const edit::Edit& asked) { return asked.noRoom.size() == 1; });
        press("Remove");
        QCOMPARE(rows().rowCount(), 40);
    }

    void countersArePutOnTheMapAndTakenOff()
    {
        const auto hexOf = [&](const char* id)
        { return *play::find(counter(id).fields, "hex") == play::Value(model_->hexAt(view_->currentIndex())); };
        const auto there = *hex::parseHex(workspace_->map().map().layout, "S10");
        view_->setCurrentIndex(model_->indexOf(there));
        click(cell("Alric", "Name"));
        QCOMPARE(view_->selectionModel()->selectedIndexes().size(), 1); // where he stands
        click(cell("Warin", "Name"), Qt::ShiftModifier);
        view_->setCurrentIndex(model_->indexOf(there));
        press("Place");
        QCOMPARE(workspace_->history().count(), 1);
        QVERIFY(hexOf("alric"));
        QVERIFY(!hexOf("warin"));
        press("Take off the map");
        QVERIFY(play::find(counter("alric").fields, "hex") == nullptr);
        QVERIFY(play::find(counter("warin").fields, "hex") == nullptr);
        // Dragged there.
        const std::unique_ptr<QMimeData> data(rows().mimeData({cell("Alric", "Name"), cell("Alric", "Force")}));
        const QPoint at = view_->visualRect(model_->indexOf(there)).center();
        connect(view_.get(), &HexMapView::rowsDropped, panel_.get(),
                [this](const std::vector<quint32>& keys, hex::Hex hex) { panel_->placeAt(keys, {hex}); });
        QDragEnterEvent enters(at, Qt::CopyAction, data.get(), Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(view_->viewport(), &enters);
        QVERIFY(enters.isAccepted());
        QDropEvent drops(at, Qt::CopyAction, data.get(), Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(view_->viewport(), &drops);
        QVERIFY(hexOf("alric"));
    }

    void forcesComeAndGo()
    {
        QTimer::singleShot(0, this,
                           []
                           {
                               auto* dialog = qobject_cast<ForceDialog*>(QApplication::activeModalWidget());
                               QVERIFY(dialog != nullptr);
                               auto* ok = dialog->findChild<QPushButton*>();
                               for (auto* one : dialog->findChildren<QPushButton*>())
                                   if (one->text() == "&OK" || one->text() == "OK")
                                       ok = one;
                               QVERIFY(!ok->isEnabled()); // it has no name yet
                               QTest::keyClicks(dialog->findChild<QLineEdit*>("force.name.en"), "Relief");
                               QTest::mouseClick(ok, Qt::LeftButton);
                           });
        press("New force…");
        QCOMPARE(scenario().forces.size(), std::size_t{3});
        QCOMPARE(scenario().forces.back().id, std::string("relief"));
        QCOMPARE(forces()->currentData().toString(), QString("relief"));
        QVERIFY(!scenario().forces.back().colour.empty());
        press("Remove force");
        QCOMPARE(scenario().forces.size(), std::size_t{2});
    }
};

LIST_TEST(TestRosterPanel)

} // namespace tst_roster_panel

#include "tst_roster_panel.moc"
