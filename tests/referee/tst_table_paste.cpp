// A result table comes from a spreadsheet: with headings in any language or none, with what spreadsheets make of cells.

#include "support_main.h"

#include "core/systems.h"
#include "referee/sheet_table_model.h"
#include "referee/table_paste.h"
#include "translations/language_name.h"
#include "translations/words.h"

#include <QAbstractItemModelTester>
#include <QTest>

#include <algorithm>
#include <random>

namespace tst_table_paste
{

using namespace merlon;
using namespace merlon::referee;

class TestTablePaste : public QObject
{
    Q_OBJECT

private:
    const play::System& siege_ = *findSystem("siege");

    play::Grid grid(std::string_view id) const
    {
        const auto all = siege_.grids({});
        return *std::ranges::find(all, id, &play::Grid::id);
    }
    tl::expected<play::Cells, QString> on(const play::Grid& grid, const QString& text, int row = 0,
                                          int column = 0) const
    {
        return pastedOn(grid, siege_, row, column, text);
    }
    /// The same table, every cell of it another.
    static play::Grid emptied(play::Grid grid)
    {
        for (auto& row : grid.cells)
            std::ranges::fill(row, "?");
        return grid;
    }
    QStringList namesIn(const std::vector<play::Value>& heads, int language) const
    {
        QStringList names;
        for (const play::Value& head : heads)
            if (const auto* choice = std::get_if<play::Choice>(&head))
                names << words::wordInAll(siege_.id(), choice->set + '.' + choice->word).value(language);
            else
                names << words::fromView(play::plain(head));
        return names;
    }
    static QStringList rowTexts(const play::Grid& grid)
    {
        QStringList rows;
        for (const auto& row : grid.cells)
        {
            QStringList cells;
            for (const auto& cell : row)
                cells << words::fromView(cell);
            rows << cells.join('\t');
        }
        return rows;
    }

private slots:
    /// As each of the five tables is copied out of a spreadsheet that somebody typed it into.
    void aWholeTableComesBack_data()
    {
        QTest::addColumn<QString>("table");
        QTest::addColumn<int>("language");
        QTest::addColumn<bool>("columns");
        QTest::addColumn<bool>("rows");
        QTest::addColumn<QString>("between");
        for (const play::Grid& one : siege_.grids({}))
            for (int language = 0; language < words::languages().size(); ++language)
                for (const bool columns : {true, false})
                    for (const bool rows : {true, false})
                        for (const char* between : {"\t", ";", " "})
                            if (!(columns || rows) || *between != ' ') // headings have spaces in them
                                QTest::addRow("%s %d %d %d '%s'", one.id.c_str(), language, columns, rows, between)
                                    << QString::fromStdString(one.id) << language << columns << rows
                                    << QString(between);
    }
    void aWholeTableComesBack()
    {
        QFETCH(QString, table);
        QFETCH(int, language);
        QFETCH(bool, columns);
        QFETCH(bool, rows);
        QFETCH(QString, between);
        const play::Grid own = grid(table.toStdString());
        QStringList lines = rowTexts(own);
        if (rows)
            for (int i = 0; i < lines.size(); ++i)
                lines[i] = (own.grows ? QString::number(i + 1) : namesIn(own.rows, language).at(i)) + '\t' + lines[i];
        if (columns)
            lines.push_front((rows ? "\t" : "") + namesIn(own.columns, language).join('\t'));
        const QString text = lines.join("\r\n").replace('\t', between) + "\r\n";
        const auto cells = on(emptied(own), text);
        QVERIFY2(cells, qPrintable(cells ? QString() : cells.error()));
        QVERIFY2(*cells == own.cells, qPrintable(text));
    }

    void emptyCellsStayInTheirPlaces()
    {
        const play::Grid own = emptied(grid("siege/melee-foot"));
        auto cells = on(own, "A\t\tC\n\tB\n", 2, 3);
        QVERIFY(cells);
        QCOMPARE((*cells)[2][3], std::string("A"));
        QCOMPARE((*cells)[2][4], std::string("-"));
        QCOMPARE((*cells)[2][5], std::string("C"));
        QCOMPARE((*cells)[3][3], std::string("-"));
        QCOMPARE((*cells)[3][4], std::string("B"));
        QCOMPARE((*cells)[3][5], std::string("-")); // as wide as the first row
        QCOMPARE((*cells)[3][6], std::string("?"));
        cells = on(own, "A;B\n;\nC;D\n"); // a row without a word keeps its place too
        QVERIFY(cells);
        QCOMPARE((*cells)[1][0], std::string("-"));
        QCOMPARE((*cells)[2][1], std::string("D"));
    }

    void whatSpreadsheetsMakeOfCellsIsUndone()
    {
        QCOMPARE(tableCell("3.0"), std::string("3"));
        QCOMPARE(tableCell("3,00"), std::string("3"));
        QCOMPARE(tableCell("10"), std::string("10"));
        QCOMPARE(tableCell("1.4"), std::string("1,4"));
        QCOMPARE(tableCell("1;3 - 4"), std::string("1,3-4"));
        QCOMPARE(tableCell(QString::fromUtf8("4–6")), std::string("4-6"));
        QCOMPARE(tableCell(QString::fromUtf8("\u2014")), std::string("-"));
        QCOMPARE(tableCell(QString::fromUtf8("\u00A0d ")), std::string("D"));
        QCOMPARE(tableCell(" "), std::string("-"));
        const auto cells = on(emptied(grid("siege/shots-foot")), "\"1,4\"\t\"2\"\n", 0, 0);
        QVERIFY(cells);
        QCOMPARE((*cells)[0][0], std::string("1,4"));
        QCOMPARE((*cells)[0][1], std::string("2"));
    }

    /// Titles above, columns in another order: what is named goes where it belongs.
    void namedColumnsGoWhereTheyBelong()
    {
        const play::Grid own = emptied(grid("siege/melee-foot"));
        const auto cells = on(own, "Melee against foot\n\t3:1\t1-1\n2\tD\tC\n7\tA\t-\n", 5, 5);
        QVERIFY2(cells, qPrintable(cells ? QString() : cells.error()));
        QCOMPARE((*cells)[1][2], std::string("D"));
        QCOMPARE((*cells)[1][0], std::string("C"));
        QCOMPARE((*cells)[6][2], std::string("A"));
        QCOMPARE((*cells)[6][0], std::string("-"));
        QCOMPARE((*cells)[5][5], std::string("?"));
    }

    void aTableThatGrowsHasAsManyRowsAsWerePasted()
    {
        const play::Grid own = grid("siege/shots-mounted");
        QStringList lines = rowTexts(own).mid(0, 5);
        auto cells = on(own, lines.join('\n'));
        QVERIFY(cells);
        QCOMPARE(cells->size(), std::size_t{5});
        cells = on(own, "1\n2\n3", static_cast<int>(own.cells.size()) - 1); // a column goes on below
        QVERIFY(cells);
        QCOMPARE(cells->size(), own.cells.size() + 2);
        QCOMPARE(cells->back()[0], std::string("3"));
        QCOMPARE(cells->back()[1], std::string("-"));
    }

    void whatCannotBePastedIsToldWithItsPlace_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("told");
        QTest::newRow("nothing") << " \n"
                                 << "The clipboard holds no rows.";
        QTest::newRow("too wide") << "A\tA\tA\n-\t-\tB\n"
                                  << "The clipboard holds more than this table has room for: “A” in row 1, column 3.";
        QTest::newRow("too high") << "A\nA\nA\nA\nC"
                                  << "The clipboard holds more than this table has room for: “C” in row 5, column 1.";
        QTest::newRow("a column that is not") << "1-1\t2-1\t9-9\nA\tA\tA\n"
                                              << "No column of this table is called “9-9”.";
        QTest::newRow("a column twice") << "1-1\t2-1\t1-1\nA\tA\tA\n"
                                        << "Two columns are called “1-1”.";
        QTest::newRow("headings alone") << "1-1\t2-1\n"
                                        << "The clipboard holds headings but no cells.";
        QTest::newRow("ten thousand rows") << QString("A\n").repeated(10'000)
                                           << "The clipboard holds more than this table has room for: “A” in row 5, "
                                              "column 1.";
    }
    void whatCannotBePastedIsToldWithItsPlace()
    {
        QFETCH(QString, text);
        QFETCH(QString, told);
        const auto cells = on(grid("siege/melee-foot"), text, 6, 6);
        QVERIFY(!cells);
        QCOMPARE(cells.error(), told);
    }

    /// Whatever is done to it, as often as it is taken back it is what it was.
    void everythingIsTakenBackStepByStep()
    {
        const unsigned seed = std::random_device()();
        std::mt19937 random(seed);
        const auto from = [&](int most) { return static_cast<int>(random() % static_cast<unsigned>(most)); };
        SheetTableModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.show(&siege_, grid("siege/shots-foot"));
        std::vector<play::Cells> states{model.typed().cells};
        for (int i = 0; i < 60; ++i)
        {
            const QModelIndex at = model.index(from(model.rowCount()), from(model.columnCount()));
            switch (from(4))
            {
            case 0:
                model.setData(at, QString(QChar('A' + from(3))));
                break;
            case 1:
                (void)model.paste(at, QString("A\tB\nC\n").repeated(1 + from(4)));
                break;
            case 2:
                model.addRow(from(model.rowCount() + 1));
                break;
            default:
                model.takeRow(from(model.rowCount()));
            }
            if (model.typed().cells != states.back())
                states.push_back(model.typed().cells);
        }
        QVERIFY(states.size() > 20);
        for (std::size_t i = states.size() - 1; i > 0; --i)
        {
            QVERIFY2(model.undo() && model.typed().cells == states[i - 1], qPrintable(QString("seed %1").arg(seed)));
        }
        QVERIFY(!model.undo() && !model.isChanged());
        while (model.redo())
            ;
        QVERIFY2(model.typed().cells == states.back(), qPrintable(QString("seed %1").arg(seed)));
    }

    void cellsThatDifferAreMarkedAndCounted()
    {
        SheetTableModel model;
        const play::Grid own = grid("siege/shots-foot");
        model.show(&siege_, own);
        model.setData(model.index(0, 4), "B");
        model.addRow(model.rowCount());
        QCOMPARE(model.differing(), 0); // with nothing
        model.compareWith(own);
        QCOMPARE(model.differing(), 1 + model.columnCount());
        QVERIFY(model.index(0, 4).data(SheetTableModel::DiffersRole).toBool());
        QVERIFY(model.index(0, 4).data(Qt::ToolTipRole).toString().contains("Stand-in: C"));
        QVERIFY(model.index(model.rowCount() - 1, 0).data(Qt::ToolTipRole).toString().contains("Not in the stand-in"));
        QVERIFY(!model.index(0, 5).data(SheetTableModel::DiffersRole).toBool());
        model.compareWith({});
        QCOMPARE(model.differing(), 0);
        QVERIFY(!model.index(0, 4).data(SheetTableModel::DiffersRole).toBool());
    }
};

LIST_TEST(TestTablePaste)

} // namespace tst_table_paste

#include "tst_table_paste.moc"
