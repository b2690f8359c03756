#include "support_desk.h"
#include "support_hand.h"

#include "app/window/main_window.h"
#include "editor/hex_map_view.h"
#include "referee/dice_pad.h"
#include "referee/referee_panel.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QSettings>
#include <QStandardPaths>
#include <QTableView>
#include <QTest>

using namespace merlon;
using namespace merlon::test;

/// The whole program with a game that has no map.
class TestToyWindow : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Desk> desk_;
    QTemporaryDir settings_;
    std::unique_ptr<app::MainWindow> window_;

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings_.path());
    }

    void init()
    {
        desk_ = std::make_unique<Desk>();
        window_ = std::make_unique<app::MainWindow>();
        window_->show();
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
        QVERIFY(window_->open(desk_->scenario()));
    }

    void itsSheetsStandWhereAMapWould()
    {
        QVERIFY(!window_->view().isVisible());
        auto* ledger = window_->findChild<QTableView*>("sheet.ledger");
        QVERIFY(ledger != nullptr && ledger->isVisible());
        const QAbstractItemModelTester tester(ledger->model());
        QCOMPARE(ledger->model()->headerData(0, Qt::Horizontal).toString(), QString("House"));
        QCOMPARE(ledger->model()->rowCount(), 2);
        QCOMPARE(ledger->model()->index(1, 0).data().toString(), QString("Red"));
        QCOMPARE(ledger->model()->index(1, 1).data().toString(), QString("0"));

        const Hand hand(window_->refereePanel());
        hand.choose("kind", "Trade");
        hand.type("by", "rook");
        hand.choose("ware", "wool");
        hand.type("amount", "3");
        hand.click("take.cargo");
        QTest::keyClick(window_->findChild<referee::DicePad*>(), Qt::Key_2);
        QTest::keyClick(&window_->refereePanel(), Qt::Key_Return);
        QCOMPARE(ledger->model()->index(1, 1).data().toString(), QString("6"));
    }

    void itIsSavedAndOpenedElsewhere()
    {
        QVERIFY(window_->action("file.save") != nullptr);
        window_->action("file.save")->trigger();
        QVERIFY(!window_->isWindowModified());
        QVERIFY(QFile::exists(desk_->scenario()));
    }
};

QTEST_MAIN(TestToyWindow)
#include "tst_toy_window.moc"
