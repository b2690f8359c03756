#include "support_hand.h"
#include "support_main.h"
#include "support_yard.h"

#include "app/window/main_window.h"
#include "editor/hex_map_view.h"
#include "referee/dice_pad.h"
#include "referee/referee_panel.h"
#include "referee/referee_session.h"
#include "referee/verdict_view.h"

#include <QSettings>
#include <QStandardPaths>
#include <QTest>

namespace tst_bailey_window
{

using namespace merlon;
using namespace merlon::test;

/// The whole program with a battle by other rules than SIEGE's: the map, the form, the dice.
class TestBaileyWindow : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Yard> yard_;
    QTemporaryDir settings_;
    std::unique_ptr<app::MainWindow> window_;

    Hand hand() const { return Hand(window_->refereePanel()); }
    QString headline() const { return window_->findChild<referee::VerdictView*>()->headline(); }
    void enter() const { QTest::keyClick(&window_->refereePanel(), Qt::Key_Return); }
    void endSteps(int steps) const
    {
        for (int i = 0; i < steps; ++i)
            window_->action("referee.step")->trigger();
    }
    void rolfAttacks() const
    {
        hand().choose("kind", "Attack");
        hand().type("by", "rolf");
        hand().type("at", "bern");
        QVERIFY2(html().contains("column 1"), qPrintable(html()));
        QTest::keyClick(window_->findChild<referee::DicePad*>(), Qt::Key_6);
        enter();
    }
    QString html() const { return window_->findChild<referee::VerdictView*>()->html(); }

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings_.path());
    }

    void init()
    {
        yard_ = std::make_unique<Yard>();
        QSettings().setValue("window/layout", QString("")); // with all its panels
        window_ = std::make_unique<app::MainWindow>();
        window_->resize(1440, 900);
        window_->show();
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
        QVERIFY(window_->open(yard_->scenario()));
        window_->action("referee.ask")->trigger();
        QVERIFY(window_->view().isVisible());
    }

    void aMeleeByItsOwnColumn()
    {
        endSteps(3);
        rolfAttacks();
        QVERIFY(bailey::System::stateOf(window_->session().game()).weary == std::vector<std::string>{"rolf"});
    }

    /// Weary, he steps aside and rests.
    void itsOwnOrderIsOnTheForm()
    {
        endSteps(3);
        rolfAttacks();
        endSteps(2 + 5 + 1); // the phase of the others, and on to the next movement
        hand().choose("kind", "Move");
        hand().type("counter", "rolf");
        hand().type("path", "A1");
        enter();
        hand().choose("kind", "Rest");
        hand().type("counter", "rolf");
        QCOMPARE(headline(), QString("Rolf has rested."));
        enter();
        QVERIFY(bailey::System::stateOf(window_->session().game()).weary.empty());
    }

    /// A storey is typed behind its hex; the way there is found.
    void oneClimbsATowerOfFourStoreys()
    {
        const auto rurik = [&] { return bailey::System::stateOf(window_->session().game()).find("rurik"); };
        endSteps(1);
        hand().choose("kind", "Move");
        hand().type("counter", "rurik");
        hand().type("path", "B3 3");
        QCOMPARE(headline(), QString("Rurik moves to hex B3, level 3."));
        enter();
        QCOMPARE(rurik()->storey, 3);
        hand().choose("kind", "Move");
        hand().type("counter", "rurik");
        hand().type("path", "B2 2");
        QCOMPARE(headline(), QString("Rurik moves to hex B2, level 2."));
        enter();
        QCOMPARE(rurik()->storey, 2);
        QCOMPARE(*rurik()->hex,
                 hex::parseHex(play::hexBoard(window_->session().game().setting->boards)->layout, "B2").value());
    }
};

LIST_TEST(TestBaileyWindow)

} // namespace tst_bailey_window

#include "tst_bailey_window.moc"
