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
        const auto error = std::ranges::find(faults, false, &play::CellFault::warns);
        return error == faults.end() ? std::string() : std::string(error->message.sentence->code());
    }
    /// "more-cover 3,6": which sentence, and where.
    static QStringList doubtsAbout(const play::TypedTable& table)
    {
        QStringList all;
        for (const play::CellFault& one : system().faults(table))
            if (one.warns)
                all << QString("%1 %2,%3")
                           .arg(QString::fromUtf8(one.message.sentence->id.data(),
                                                  static_cast<int>(one.message.sentence->id.size()))
                                    .section('/', 1))
                           .arg(one.row)
                           .arg(one.column);
        return all;
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

    /// The owner's sheet is the one that is printed: what looks wrong is told, and played.
    void whatLooksWrongIsToldAndPlayed_data()
    {
        QTest::addColumn<QString>("table");
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("cell");
        QTest::addColumn<QString>("doubt");
        QTest::newRow("more cover hits harder") << "siege/shots-foot" << 9 << 6 << "C"
                                                << "more-cover 9,6";
        QTest::newRow("a high die hits harder") << "siege/shots-foot" << 8 << 4 << "C"
                                                << "higher-die 8,0";
        QTest::newRow("further right is worse") << "siege/melee-foot" << 0 << 4 << "C"
                                                << "further-right 0,4";
        QTest::newRow("mounted too") << "siege/melee-mounted" << 9 << 8 - 1 << "A"
                                     << "further-right 9,7";
        QTest::newRow("the example of the summary") << "siege/melee-foot" << 1 << 2 << "E"
                                                    << "example 1,2";
        QTest::newRow("the other example") << "siege/melee-foot" << 6 << 2 << "B"
                                           << "example 6,2";
    }
    void whatLooksWrongIsToldAndPlayed()
    {
        QFETCH(QString, table);
        QFETCH(int, row);
        QFETCH(int, column);
        QFETCH(QString, cell);
        QFETCH(QString, doubt);
        play::TypedTable changed = typed(table.toStdString());
        changed.cells[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] = cell.toStdString();
        QCOMPARE(faultOf(changed), std::string());
        QVERIFY2(doubtsAbout(changed).contains(doubt), qPrintable(doubtsAbout(changed).join('\n')));
        QVERIFY(play::isPlayable(system().faults(changed)));
        const auto played = system().grids({changed});
        QVERIFY(std::ranges::find(played, changed.id, &play::Grid::id)->cells == changed.cells);
        const auto read = io::parseTables(io::tablesFileText({"siege", {changed}}), "a");
        QVERIFY(read.value && !read.diagnostics.empty());
        for (const auto& one : read.diagnostics)
            QVERIFY(one.severity == yaml::Severity::Warning);
    }

    void aSheetWithoutMissesOrResultsIsDoubted()
    {
        play::TypedTable table = typed("siege/shots-foot");
        for (auto& row : table.cells)
            std::fill(row.begin() + 4, row.end(), "C");
        QCOMPARE(doubtsAbout(table), QStringList("no-miss -1,-1"));
        table = typed("siege/melee-foot");
        for (auto& row : table.cells)
            std::ranges::replace(row, "F", "E");
        QCOMPARE(doubtsAbout(table), QStringList("nowhere -1,-1"));
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
