// The result tables, cell by cell, against the matrix that was written down beside the rules.

#include "support_main.h"

#include "core/piccole/numbers/ruleset.h"

#include <QTest>

namespace tst_result_tables
{

using namespace merlon;
using namespace piccole;

/// By loser, ratio and ground; then FtP, FtM, FtL, CvP, CvL as winners: recoils, flees, or destroyed (x).
struct Line
{
    Troop loser;
    bool half;
    Ground ground;
    const char* fates;
};

constexpr Line matrix[] = {{Troop::FtP, false, Ground::Easy, "rrrrr"}, {Troop::FtP, false, Ground::Difficult, "rrrrr"},
                           {Troop::FtM, false, Ground::Easy, "rrrrr"}, {Troop::FtM, false, Ground::Difficult, "rrrrr"},
                           {Troop::FtL, false, Ground::Easy, "fffxf"}, {Troop::FtL, false, Ground::Difficult, "fffff"},
                           {Troop::CvP, false, Ground::Easy, "rrrrr"}, {Troop::CvP, false, Ground::Difficult, "fffff"},
                           {Troop::CvL, false, Ground::Easy, "rrrrr"}, {Troop::CvL, false, Ground::Difficult, "fffff"},
                           {Troop::FtP, true, Ground::Easy, "xxxxx"},  {Troop::FtP, true, Ground::Difficult, "xxxxx"},
                           {Troop::FtM, true, Ground::Easy, "xxxxx"},  {Troop::FtM, true, Ground::Difficult, "xxxxx"},
                           {Troop::FtL, true, Ground::Easy, "fxxxx"},  {Troop::FtL, true, Ground::Difficult, "fxxff"},
                           {Troop::CvP, true, Ground::Easy, "fxxxx"},  {Troop::CvP, true, Ground::Difficult, "fffff"},
                           {Troop::CvL, true, Ground::Easy, "fffxf"},  {Troop::CvL, true, Ground::Difficult, "xxxxx"}};

class TestResultTables : public QObject
{
    Q_OBJECT

private slots:
    void everyCellIsAsWrittenDown()
    {
        const Ruleset& numbers = builtInRuleset();
        int cells = 0;
        for (const Line& line : matrix)
            for (int winner = 0; winner < troopCount; ++winner, ++cells)
            {
                const Fate fate = numbers.fate(line.loser, line.half, static_cast<Troop>(winner), line.ground);
                QCOMPARE("rfx"[static_cast<int>(fate)], line.fates[winner]);
            }
        QCOMPARE(cells, 100);
    }

    /// 4 and 6 inches, also by the second table, which prints none.
    void whoFleesHasADistance()
    {
        const Ruleset& numbers = builtInRuleset();
        QCOMPARE(numbers.of(Troop::FtL).flees, 4);
        QCOMPARE(numbers.of(Troop::CvP).flees, 6);
        QCOMPARE(numbers.of(Troop::CvL).flees, 6);
    }
};

LIST_TEST(TestResultTables)

} // namespace tst_result_tables

#include "tst_result_tables.moc"
