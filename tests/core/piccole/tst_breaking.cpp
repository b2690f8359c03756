// Who is slower than whom, on every ground, against the two tables that were written down beside the rules.

#include "support_main.h"

#include "core/piccole/moves/breaking.h"

#include <QTest>

#include <algorithm>

namespace tst_breaking
{

using namespace merlon;
using namespace piccole;

/// Own ground and the enemy's: easy/easy, easy/difficult, difficult/easy, difficult/difficult.
constexpr std::pair<Ground, Ground> grounds[] = {{Ground::Easy, Ground::Easy},
                                                 {Ground::Easy, Ground::Difficult},
                                                 {Ground::Difficult, Ground::Easy},
                                                 {Ground::Difficult, Ground::Difficult}};

/// The lowest die by which it breaks contact as a reaction on those grounds; 0: the enemy is not slower.
struct Line
{
    Troop troop;
    Troop enemy;
    int needs[4];
};
constexpr Line reactions[] = {{Troop::CvP, Troop::FtP, {3, 2, 0, 4}}, {Troop::CvP, Troop::FtM, {4, 3, 0, 0}},
                              {Troop::CvP, Troop::FtL, {4, 4, 0, 0}}, {Troop::CvP, Troop::CvP, {0, 3, 0, 0}},
                              {Troop::CvP, Troop::CvL, {0, 3, 0, 0}}, {Troop::CvL, Troop::FtP, {2, 1, 0, 4}},
                              {Troop::CvL, Troop::FtM, {3, 2, 0, 0}}, {Troop::CvL, Troop::FtL, {3, 3, 0, 0}},
                              {Troop::CvL, Troop::CvP, {4, 2, 0, 0}}, {Troop::CvL, Troop::CvL, {0, 2, 0, 0}}};

/// Of infantry: whether the enemy is slower on those grounds.
struct Slower
{
    Troop troop;
    Troop enemy;
    bool is[4];
};
constexpr Slower moves[] = {
    {Troop::FtP, Troop::FtP, {false, true, false, false}},  {Troop::FtP, Troop::FtM, {false, false, false, false}},
    {Troop::FtP, Troop::FtL, {false, false, false, false}}, {Troop::FtP, Troop::CvP, {false, false, false, false}},
    {Troop::FtP, Troop::CvL, {false, false, false, false}}, {Troop::FtM, Troop::FtP, {true, true, false, true}},
    {Troop::FtM, Troop::FtM, {false, true, false, false}},  {Troop::FtM, Troop::FtL, {false, false, false, false}},
    {Troop::FtM, Troop::CvP, {false, true, false, false}},  {Troop::FtM, Troop::CvL, {false, true, false, false}},
    {Troop::FtL, Troop::FtP, {true, true, true, true}},     {Troop::FtL, Troop::FtM, {false, true, false, true}},
    {Troop::FtL, Troop::FtL, {false, false, false, false}}, {Troop::FtL, Troop::CvP, {false, true, false, true}},
    {Troop::FtL, Troop::CvL, {false, true, false, true}}};

class TestBreaking : public QObject
{
    Q_OBJECT

    const Data data_{{}, {}, &builtInRuleset()};

    int faster(Troop troop, Troop enemy, int at) const
    {
        return inchesFaster(data_, troop, grounds[at].first, enemy, grounds[at].second);
    }

private slots:
    void cavalryNeedsTheDieThatIsWrittenDown()
    {
        for (const Line& line : reactions)
            for (int at = 0; at < 4; ++at)
            {
                const int inches = faster(line.troop, line.enemy, at);
                const int needs = inches > 0 ? std::max(1, builtInRuleset().breakNeeds - inches) : 0;
                QCOMPARE(needs, line.needs[at]);
            }
    }

    void infantryLeavesWhoIsSlower()
    {
        for (const Slower& line : moves)
            for (int at = 0; at < 4; ++at)
                QCOMPARE(faster(line.troop, line.enemy, at) > 0, line.is[at]);
    }
};

LIST_TEST(TestBreaking)

} // namespace tst_breaking

#include "tst_breaking.moc"
