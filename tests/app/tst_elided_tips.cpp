// What a list has no room for is said by a tool tip.

#include "support_main.h"

#include "app/window/elided_tips.h"

#include <QApplication>
#include <QHeaderView>
#include <QHelpEvent>
#include <QListView>
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>
#include <QToolTip>

namespace tst_elided_tips
{

using namespace merlon;

class TestElidedTips : public QObject
{
    Q_OBJECT

private:
    static QString tipAt(const QAbstractItemView& view, QPoint at)
    {
        QToolTip::hideText();
        if (!QTest::qWaitFor([] { return !QToolTip::isVisible(); })) // it goes slowly
            return QStringLiteral("the last one stays");
        QHelpEvent help(QEvent::ToolTip, at, view.viewport()->mapToGlobal(at));
        QApplication::sendEvent(view.viewport(), &help);
        return QToolTip::isVisible() ? QToolTip::text() : QString();
    }

private slots:
    void initTestCase() { app::ElidedTips::keep(); }

    void anItem()
    {
        QStandardItemModel model;
        model.appendRow(new QStandardItem(QString("Aberwen ").repeated(20)));
        model.appendRow(new QStandardItem("Alric"));
        QListView list;
        list.setModel(&model);
        list.resize(160, 120);
        list.show();
        QVERIFY(QTest::qWaitForWindowExposed(&list));
        const auto tipOf = [&](int row)
        { return tipAt(list, list.visualRect(model.index(row, 0)).topLeft() + QPoint(4, 4)); };
        QVERIFY(tipOf(0).contains("Aberwen Aberwen"));
        model.item(0)->setToolTip("its own");
        QCOMPARE(tipOf(0), QString("its own"));
        model.item(0)->setToolTip({});
        model.item(0)->setText("Alric");
        QCOMPARE(tipOf(0), QString());
    }

    void aHeading()
    {
        QStandardItemModel model(1, 2);
        model.setHorizontalHeaderLabels({"What differs between the editions", "Who"});
        QTableView table;
        table.setModel(&model);
        table.setColumnWidth(0, 40);
        table.resize(300, 120);
        table.show();
        QVERIFY(QTest::qWaitForWindowExposed(&table));
        const auto& header = *table.horizontalHeader();
        QVERIFY(tipAt(header, {10, 5}).contains("What differs between the editions"));
        QCOMPARE(tipAt(header, {60, 5}), QString());
    }
};

LIST_TEST(TestElidedTips)

} // namespace tst_elided_tips

#include "tst_elided_tips.moc"
