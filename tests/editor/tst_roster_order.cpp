// A roster that is sorted, of one force, with hidden columns: what is filled and pasted goes where it is seen.

#include "support_main.h"
#include "support_roster.h"

#include <QSignalSpy>

namespace tst_roster_order
{

using namespace merlon;
using namespace merlon::editor;
using namespace merlon::editor::testing;

class TestRosterOrder : public QObject, private RosterDesk
{
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup() { close(); }

    /// Not the first of the file.
    void theFirstThatIsShownFillsThoseBelow()
    {
        table()->sortByColumn(columnOf("Attack"), Qt::DescendingOrder);
        QCOMPARE(rows().index(0, 0).data().toString(), QString("Drogo"));
        click(cell("Drogo", "Defence"));
        click(cell("Fulk", "Defence"), Qt::ShiftModifier); // who is above him in the file
        QTest::keyClick(table(), Qt::Key_D, Qt::ControlModifier);
        for (const char* one : {"Drogo", "Rhodri", "Fulk"})
            QCOMPARE(cell(one, "Defence").data().toString(), QString("12"));
        QCOMPARE(cell("Renaud", "Defence").data().toString(), QString("10"));
    }

    void whatNobodySeesIsNotFilled()
    {
        table()->setColumnHidden(columnOf("Defence"), true);
        click(cell("Drogo", "Attack"));
        click(cell("Renaud", "Movement"), Qt::ShiftModifier);
        QTest::keyClick(table(), Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(cell("Renaud", "Attack").data().toString(), QString("22"));
        QCOMPARE(cell("Renaud", "Defence").data().toString(), QString("10"));
        QCOMPARE(cell("Renaud", "Movement").data().toString(), QString("12"));
        table()->setColumnHidden(columnOf("Defence"), true);
        QTest::keyClick(table(), Qt::Key_Delete);
        QCOMPARE(cell("Renaud", "Attack").data().toString(), QString());
        QCOMPARE(cell("Renaud", "Defence").data().toString(), QString("10"));
    }

    /// Beside and below one another as they are shown: sorted, of one force, with a column hidden.
    void cellsArePastedAsTheyAreShown()
    {
        forces()->setCurrentIndex(1);
        emit forces()->activated(1);
        table()->sortByColumn(columnOf("Name"), Qt::DescendingOrder);
        table()->setColumnHidden(columnOf("Defence"), true);
        QCOMPARE(rows().index(1, 0).data().toString(), QString("Warin"));
        click(cell("Wulfric", "Attack"));
        pasted("31\t9\n32\t10\n");
        QCOMPARE(workspace_->history().count(), 1);
        QCOMPARE(*play::find(counter("wulfric").fields, "attack"), play::Value(31));
        QCOMPARE(*play::find(counter("wulfric").fields, "defence"), play::Value(3));
        QCOMPARE(*play::find(counter("wulfric").fields, "movement"), play::Value(9));
        QCOMPARE(*play::find(counter("warin").fields, "attack"), play::Value(32));
        QCOMPARE(*play::find(counter("warin").fields, "movement"), play::Value(10));
        QCOMPARE(*play::find(counter("leofric").fields, "attack"), play::Value(5)); // below him in the file
        // Below the last that is shown there is nobody, though the file goes on with the other force.
        const QString before = text();
        const QSignalSpy refused(panel_.get(), &RosterPanel::refused);
        click(cell("Aldith", "Attack"));
        pasted("1\n2\n");
        QCOMPARE(refused.count(), 1);
        QCOMPARE(text(), before);
    }

    /// Where all are shown, rows that name no force go to that of the current one; without one they say what to do.
    void rowsWithoutAForceGoToTheCurrentOne()
    {
        const QSignalSpy refused(panel_.get(), &RosterPanel::refused);
        const QString before = text();
        pasted("Name\tAttack\nAubrey\t8\n");
        QCOMPARE(refused.count(), 1);
        const QString why = refused.front().front().toString();
        QVERIFY2(why.startsWith("Row 2, Force: First choose a force above the table"), qPrintable(why));
        QCOMPARE(text(), before);
        click(cell("Tegwen", "Name"));
        pasted("Name\tAttack\nAubrey\t8\n");
        QCOMPARE(refused.count(), 1);
        QCOMPARE(scenario().forces[1].counters.back().id, std::string("aubrey"));
    }
};

LIST_TEST(TestRosterOrder)

} // namespace tst_roster_order

#include "tst_roster_order.moc"
