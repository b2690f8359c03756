// The sheet of a scenario on its page: what stands in a table is not torn.

#include "app/report/laid_sheet.h"
#include "core/io/files.h"
#include "support_main.h"
#include "support_places.h"

#include <QTest>

namespace tst_laid_sheet
{

using namespace merlon;

class TestLaidSheet : public QObject
{
    Q_OBJECT

private:
    /// Of a calendar of one day with that heading.
    static double heightWith(const QString& heading, play::SheetColumn where)
    {
        report::PaperPart calendar;
        calendar.title = "Calendar";
        calendar.column = where;
        calendar.table.columns = {heading, QString(), "Who returns"};
        calendar.table.numbers = {true, false, false};
        calendar.table.rows = {{"1", QString(), QString()}};
        calendar.box = 1;
        calendar.ticked = {false};
        report::PaperSheet sheet;
        sheet.title = "The breach";
        sheet.parts = {calendar};
        return report::LaidSheet(sheet).rectOf(0).height();
    }

private slots:
    /// What a row is about is printed, whatever it is; what changes in play is left to the hand.
    void aBlankSheetNamesItsRows()
    {
        const auto loaded =
            io::loadScenario(test::inSource("scenarios/harrowmere-breach/harrowmere-breach.scenario.yaml"));
        QVERIFY(loaded.value);
        const report::PaperSheet sheet = report::blankSheet(*loaded.value);
        int stocks = 0;
        int days = 0;
        for (const report::PaperPart& part : sheet.parts)
        {
            for (const QStringList& row : part.table.rows)
                QVERIFY2(!row.front().isEmpty(), qPrintable(part.title));
            for (const QStringList& row : part.table.rows)
            {
                days += part.title == "Calendar" && row == QStringList{"1", "", ""} ? 1 : 0;
                stocks += part.title == "Equipment" && !row[1].isEmpty() && row[2].isEmpty() ? 1 : 0;
            }
        }
        QCOMPARE(days, 1);
        QCOMPARE(stocks, 3); // rubble, fascines, a siege tower: none is on the map yet
    }

    void aColumnIsAsWideAsItsHeading_data()
    {
        QTest::addColumn<QString>("heading");
        for (const char* one : {"Day", "Giorno", "Día", "Jour", "Points", "Punti", "Puntos", "Lost", "Turn"})
            QTest::newRow(one) << QString(one);
    }
    void aColumnIsAsWideAsItsHeading()
    {
        QFETCH(const QString, heading);
        using Column = play::SheetColumn;
        for (const Column where : {Column::Left, Column::Right, Column::Across})
            QCOMPARE(heightWith(heading, where), heightWith("1", where)); // one line
    }
};

LIST_TEST(TestLaidSheet)

} // namespace tst_laid_sheet

#include "tst_laid_sheet.moc"
