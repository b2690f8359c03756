// Things of a measured table cut, copied and pasted, with the keys that a designer presses.

#include "app/language/language.h"
#include "core/io/table_map.h"
#include "editor/hex_map_view.h"
#include "editor/table_view.h"
#include "support_main.h"
#include "support_tables.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QMimeData>
#include <QTest>

namespace tst_window_table_clipboard
{

using namespace merlon;
using map::TablePoint;

class TestWindowTableClipboard : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<app::MainWindow> window_;

    test::TableDraughtsman hand() const { return test::TableDraughtsman(*window_); }
    const map::TableMap& table() const { return hand().table(); }
    int steps() const { return window_->workspace().history().count(); }
    void key(Qt::Key key) const { hand().key(key, Qt::ControlModifier); }
    static QString clipboard() { return QApplication::clipboard()->text(); }
    /// As another program puts it there.
    static void offer(const QByteArray& text) { QApplication::clipboard()->setText(QString::fromUtf8(text)); }

private slots:
    void initTestCase()
    {
        test::useOwnDesk(desk_.path());
        app::useLanguage("en");
    }

    void init()
    {
        QApplication::clipboard()->clear();
        test::writeAll(desk_.filePath("ford.table.yaml"), test::drawnTable());
        window_ = test::windowOn(desk_.filePath("ford.table.yaml"));
        QVERIFY(window_);
        hand().view().setFocus();
    }

    void cleanup() { window_.reset(); }

    void aCopyIsPastedWhereTheMouseIs()
    {
        hand().click({1000, 1000});
        const editor::Things wood = hand().view().selectedThings();
        key(Qt::Key_C);
        QVERIFY(clipboard().startsWith("merlon: table/1"));
        QCOMPARE(steps(), 0);
        hand().move({3000, 3000});
        const auto there = hand().view().hoveredPoint();
        QVERIFY(there);
        key(Qt::Key_V);
        QCOMPARE(steps(), 1);
        QCOMPARE(table().areas.size(), std::size_t{3});
        const map::Area& copy = table().areas.back();
        QCOMPARE(copy.kind, std::string("wood"));
        QCOMPARE(copy.name.in("en"), std::string("Old wood"));
        QVERIFY(copy.id != "wood" && copy.id != "hill");
        QVERIFY(copy.outline.front() == (TablePoint{there->x - 500, there->y - 500}));
        QCOMPARE(hand().view().selectedThings().size(), std::size_t{1}); // the new one, to be moved
        QVERIFY(!(hand().view().selectedThings() == wood));
        key(Qt::Key_Z);
        QCOMPARE(hand().text(), test::drawnTable());
    }

    void withoutTheMouseItLiesBesideAndTheNextBesideThat()
    {
        hand().click({1000, 1000});
        key(Qt::Key_C);
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(hand().view().viewport(), &leave);
        key(Qt::Key_V);
        key(Qt::Key_V);
        QCOMPARE(table().areas.size(), std::size_t{4});
        QVERIFY(table().areas[2].outline.front() == (TablePoint{600, 400}));
        QVERIFY(table().areas[3].outline.front() == (TablePoint{700, 300}));
    }

    void atTheEdgeItIsMovedOntoTheTable()
    {
        hand().click({1000, 1000});
        key(Qt::Key_C);
        hand().move({5990, 3990});
        key(Qt::Key_V);
        QVERIFY(table().areas.back().outline[2] == (TablePoint{6000, 4000}));
    }

    void aWayGoesWithItsPlacesAndLeadsToTheCopies()
    {
        hand().command("table.all");
        key(Qt::Key_C);
        hand().move({3000, 2000});
        key(Qt::Key_V);
        QCOMPARE(table().nodes.size(), std::size_t{4});
        QCOMPARE(table().ways.size(), std::size_t{2});
        QCOMPARE(table().ways[1].from, table().nodes[2].id);
        QCOMPARE(table().ways[1].to, table().nodes[3].id);
        QCOMPARE(steps(), 1);
        const auto read = io::parseTable(hand().text().toStdString(), "ford");
        QVERIFY(read.value);
    }

    void aWayAloneStays()
    {
        hand().click({2250, 3000});
        QCOMPARE(hand().view().selectedThings().size(), std::size_t{1});
        key(Qt::Key_X);
        QCOMPARE(steps(), 0);
        QVERIFY(clipboard().isEmpty());
        QVERIFY(hand().said().contains("both its places"));
        hand().click({2000, 3000}, Qt::ControlModifier); // one of its places
        key(Qt::Key_C);
        QVERIFY(clipboard().contains("aberwen") && !clipboard().contains("salt-road"));
    }

    void duplicatedPlacesHaveAWayOfTheirOwn()
    {
        hand().click({2000, 3000});
        hand().click({2250, 3000}, Qt::ControlModifier);
        hand().click({3000, 3500}, Qt::ControlModifier);
        key(Qt::Key_D);
        QCOMPARE(table().ways.size(), std::size_t{2});
        QCOMPARE(table().ways[1].from, table().nodes[2].id);
        QCOMPARE(table().ways[1].to, table().nodes[3].id);
    }

    void whatIsCutIsGoneAndComesBackElsewhere()
    {
        hand().click({1000, 1000});
        key(Qt::Key_X);
        QCOMPARE(table().areas.size(), std::size_t{1});
        test::writeAll(desk_.filePath("other.table.yaml"), "merlon: table/1\nid: other\nsize: [300, 300]\n");
        QVERIFY(window_->open(desk_.filePath("other.table.yaml")));
        hand().view().setFocus();
        hand().move({1500, 1500});
        key(Qt::Key_V);
        QCOMPARE(table().areas.size(), std::size_t{1});
        QCOMPARE(table().areas[0].id, std::string("wood"));
    }

    void onATableThatIsTooSmallItIsRefused()
    {
        hand().command("table.all");
        key(Qt::Key_C);
        test::writeAll(desk_.filePath("other.table.yaml"), "merlon: table/1\nid: other\nsize: [300, 300]\n");
        QVERIFY(window_->open(desk_.filePath("other.table.yaml")));
        hand().view().setFocus();
        key(Qt::Key_V);
        QCOMPARE(steps(), 0);
        QVERIFY2(hand().said().contains("larger than this table"), qPrintable(hand().said()));
    }

    void textOfStrangersIsReadLikeAFile()
    {
        const auto refused = [&](const QByteArray& text, const char* why)
        {
            offer(text);
            key(Qt::Key_V);
            return steps() == 0 && hand().said().contains(QLatin1String(why));
        };
        QVERIFY2(refused("", "nothing on the clipboard"), qPrintable(hand().said()));
        QVERIFY2(refused("Dear Sir", "no table piece"), qPrintable(hand().said()));
        QVERIFY2(refused("merlon: table/1\nid: x\nsize: [600, 400]\n", "nothing on the clipboard"),
                 qPrintable(hand().said()));
        QVERIFY2(refused("merlon: table/1\nsize: [600, 400]\nareas: [{id: a, kind: wood, outline: [[0, 0], [9, 9]]}]\n",
                         "clipboard"),
                 qPrintable(hand().said()));
        QVERIFY2(refused("merlon: table/1\n# " + QByteArray(17 << 20, 'x'), "too long"), qPrintable(hand().said()));
        offer("merlon: table/1\nsize: [600, 400]\nnodes: [{id: rock, kind: city, at: [10, 10]}]\n");
        key(Qt::Key_V);
        QCOMPARE(table().nodes.size(), std::size_t{3});
        QVERIFY(table().nodes[2].id != "rock");
    }

    void piecesOfMapsAndOfTablesStayApart()
    {
        hand().click({1000, 1000});
        key(Qt::Key_C);
        const test::Castle castle;
        QVERIFY(window_->open(castle.map()));
        window_->view().setFocus();
        QTest::keyClick(&window_->view(), Qt::Key_V, Qt::ControlModifier);
        QVERIFY2(hand().said().contains("piece of a table"), qPrintable(hand().said()));
        window_->view().setCurrentHex(test::hexNamed(*window_, "V17"));
        QTest::keyClick(&window_->view(), Qt::Key_C, Qt::ControlModifier);
        QVERIFY(clipboard().startsWith("merlon: map"));
        QVERIFY(window_->open(desk_.filePath("ford.table.yaml")));
        hand().view().setFocus();
        key(Qt::Key_V);
        QCOMPARE(steps(), 0);
        QVERIFY2(hand().said().contains("piece of a hex map"), qPrintable(hand().said()));
    }
};

LIST_TEST(TestWindowTableClipboard)

} // namespace tst_window_table_clipboard

#include "tst_window_table_clipboard.moc"
