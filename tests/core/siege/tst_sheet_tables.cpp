// Result tables that the owner of the game types in, in place of the stand-ins.

#include "support_main.h"

#include "core/io/sheet_tables.h"
#include "core/siege/sheet_tables.h"
#include "core/systems.h"

#include <QTest>

#include <algorithm>

namespace tst_sheet_tables
{

using namespace merlon;

class TestSheetTables : public QObject
{
    Q_OBJECT

private:
    static const play::System& system() { return *findSystem("siege"); }
    static play::TypedTable typed(std::string_view id)
    {
        const auto grids = system().grids({});
        const auto grid = std::ranges::find(grids, id, &play::Grid::id);
        return {grid->id, grid->cells};
    }
    static std::string faultOf(const play::TypedTable& table)
    {
        const auto faults = system().faults(table);
        return faults.empty() ? std::string() : std::string(faults.front().message.sentence->code());
    }

private slots:
    void everyTableOfTheRulesetIsWithoutFault()
    {
        for (const play::Grid& grid : system().grids({}))
        {
            QVERIFY2(system().faults({grid.id, grid.cells}).empty(), grid.id.c_str());
            QCOMPARE(grid.cells.size(), grid.rows.size());
            for (const auto& row : grid.cells)
                QCOMPARE(row.size(), grid.columns.size());
        }
    }

    void aTableThatIsTypedInIsPrintedFromThenOn()
    {
        for (const play::Grid& grid : system().grids({}))
        {
            const auto played = system().grids({{grid.id, grid.cells}});
            const auto same = std::ranges::find(played, grid.id, &play::Grid::id);
            QVERIFY(grid.standIn && !same->standIn);
            QVERIFY2(same->cells == grid.cells, grid.id.c_str());
            QVERIFY(std::ranges::count(played, true, &play::Grid::standIn) == 4);
        }
    }

    void theDiceOfAWeaponLeadToItsRows()
    {
        play::TypedTable table = typed("siege/shots-foot");
        for (auto& row : table.cells)
            row[0] = "-";
        table.cells[0][0] = "1,3-4";
        table.cells[2][0] = "2,5-10";
        QCOMPARE(faultOf(table), std::string());
        const auto ruleset = siege::withTables(siege::builtInRuleset(), {table});
        const std::array<int, 10> wanted{0, 2, 0, 0, 2, 2, 2, 2, 2, 2};
        QVERIFY(ruleset->shotsFoot.rowOf[0].second == wanted);
        QCOMPARE(system().grids({table}).front().cells[0][0], std::string("1,3-4"));
    }

    void aSheetMayHaveMoreRowsOfShots()
    {
        play::TypedTable table = typed("siege/shots-mounted");
        table.cells.insert(table.cells.begin(), {"-", "-", "-", "-", "F", "F", "F"});
        QCOMPARE(faultOf(table), std::string());
        table = typed("siege/melee-foot");
        table.cells.push_back(table.cells.back());
        QCOMPARE(faultOf(table), std::string("sheet-table"));
    }

    void whatIsWrongIsTold_data()
    {
        QTest::addColumn<QString>("table");
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("cell");
        QTest::newRow("no letter of melee") << "siege/melee-foot" << 3 << 2 << "G";
        QTest::newRow("a letter of the other row") << "siege/fire" << 1 << 2 << "F";
        QTest::newRow("no dice") << "siege/shots-foot" << 0 << 0 << "C";
        QTest::newRow("a die too many") << "siege/shots-foot" << 0 << 0 << "1-10";
        QTest::newRow("a die of eleven faces") << "siege/shots-foot" << 0 << 0 << "11";
        QTest::newRow("dice the wrong way round") << "siege/shots-foot" << 0 << 0 << "4-2";
        QTest::newRow("a die that is lost") << "siege/shots-foot" << 2 << 0 << "-";
    }
    void whatIsWrongIsTold()
    {
        QFETCH(QString, table);
        QFETCH(int, row);
        QFETCH(int, column);
        QFETCH(QString, cell);
        play::TypedTable typedTable = typed(table.toStdString());
        typedTable.cells[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] = cell.toStdString();
        QVERIFY(!faultOf(typedTable).empty());
    }

    void aFileOfTablesIsReadAsItWasWritten()
    {
        const io::SheetTables tables{"siege", {typed("siege/melee-foot"), typed("siege/shots-foot")}};
        const std::string text = io::tablesFileText(tables);
        const auto read = io::parseTables(text, "a.tables.yaml");
        QVERIFY(read.value);
        QCOMPARE(read.value->system, tables.system);
        QVERIFY(read.value->tables == tables.tables);
        QCOMPARE(io::tablesFileText(*read.value), text);
    }

    void aFaultOfAFileIsOnTheLineOfItsRow()
    {
        const auto read = io::parseTables("merlon: tables/1\nruleset: siege\ntables:\n  siege/fire: |\n"
                                          "    - - - - - - F F F F\n"
                                          "    - - - - - - F F F F\n",
                                          "a.tables.yaml");
        QVERIFY(!read.value);
        const auto none =
            io::parseTables("merlon: tables/1\nruleset: siege\ntables:\n  siege/sieve: |\n    A B\n", "a");
        QVERIFY(!none.value);
        play::TypedTable table = typed("siege/melee-foot");
        table.cells[1][0] = "Z";
        const auto letter = io::parseTables(io::tablesFileText({"siege", {table}}), "a");
        QVERIFY(!letter.value);
        QCOMPARE(letter.diagnostics.front().line, 6);
    }
};

LIST_TEST(TestSheetTables)

} // namespace tst_sheet_tables

#include "tst_sheet_tables.moc"
