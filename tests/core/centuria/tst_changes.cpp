// What comes of two slips about scenery: the nine rows of the printed table, either player's slip first.

#include "core/centuria/numbers/ruleset.h"
#include "core/centuria/numbers/wishes.h"

#include "support_main.h"

#include <QTest>

namespace tst_changes
{

using namespace merlon;
using namespace centuria;

namespace
{

const Wish nothing{};
const Wish moveHill{Change::Move, "hill"};
const Wish moveWood{Change::Move, "wood"};
const Wish removeHill{Change::Remove, "hill"};
const Wish removeWood{Change::Remove, "wood"};

Changed of(const Wish& first, const Wish& second)
{
    return changesOf(builtInRuleset().changes, first, second);
}

using Steps = std::vector<Changed::Step>;

} // namespace

class TestChanges : public QObject
{
    Q_OBJECT

private slots:
    void thereAreNineRows() { QCOMPARE(builtInRuleset().changes.size(), std::size_t{9}); }

    void nobodyChangesAnything()
    {
        QVERIFY(of(nothing, nothing).steps.empty());
        QVERIFY(!of(nothing, nothing).same);
    }

    void oneSlipAloneIsCarriedOut()
    {
        QVERIFY((of(removeHill, nothing).steps == Steps{{Change::Remove, "hill", false}}));
        QVERIFY((of(nothing, removeHill).steps == Steps{{Change::Remove, "hill", true}}));
        QVERIFY((of(moveHill, nothing).steps == Steps{{Change::Move, "hill", false}}));
        QVERIFY((of(nothing, moveHill).steps == Steps{{Change::Move, "hill", true}}));
    }

    void whatBothRemoveGoesOnce()
    {
        const Changed both = of(removeHill, removeHill);
        QVERIFY((both.steps == Steps{{Change::Remove, "hill", false}}));
        QVERIFY(both.first == Fate::Done && both.second == Fate::Done);
        QVERIFY((of(removeHill, removeWood).steps ==
                 Steps{{Change::Remove, "hill", false}, {Change::Remove, "wood", true}}));
    }

    void aRemovalComesBeforeAMove()
    {
        QVERIFY((of(removeHill, moveHill).steps == Steps{{Change::Remove, "hill", false}}));
        QVERIFY(of(removeHill, moveHill).second == Fate::Lost);
        QVERIFY((of(moveHill, removeHill).steps == Steps{{Change::Remove, "hill", true}}));
        QVERIFY(of(moveHill, removeHill).first == Fate::Lost);
        QVERIFY(
            (of(moveWood, removeHill).steps == Steps{{Change::Remove, "hill", true}, {Change::Move, "wood", false}}));
        QVERIFY(
            (of(removeHill, moveWood).steps == Steps{{Change::Remove, "hill", false}, {Change::Move, "wood", true}}));
    }

    void whatBothMoveStays()
    {
        const Changed both = of(moveHill, moveHill);
        QVERIFY(both.same && both.steps.empty());
        QVERIFY(both.first == Fate::Lost && both.second == Fate::Lost);
        QVERIFY((of(moveHill, moveWood).steps == Steps{{Change::Move, "hill", false}, {Change::Move, "wood", true}}));
    }
};

LIST_TEST(TestChanges)

} // namespace tst_changes

#include "tst_changes.moc"
