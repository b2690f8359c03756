// The sheet of a scenario on its page: what stands in a table is not torn.

#include "app/report/laid_sheet.h"
#include "support_main.h"

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
