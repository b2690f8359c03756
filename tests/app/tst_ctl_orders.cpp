// merlonctl orders: every field of every kind is told as what it is. The same of other games: toy, toy_castle,
// toy_table.

#include "support_ctl.h"
#include "support_main.h"
#include "support_orders.h"

#include <QtTest>

namespace tst_ctl_orders
{

using namespace merlon;
using test::ctl;

class TestCtlOrders : public QObject
{
    Q_OBJECT

private slots:
    void everyFieldHasItsSort()
    {
        const auto ran = ctl({"orders", "--format", "yaml"});
        QCOMPARE(ran.status, 0);
        const QStringList wrong = test::wrongFields(ran.out);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
    }
};

LIST_TEST(TestCtlOrders)

} // namespace tst_ctl_orders

#include "tst_ctl_orders.moc"
