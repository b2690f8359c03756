#include "support_desk.h"
#include "support_hand.h"
#include "support_main.h"

#include "referee/dice_pad.h"
#include "referee/overrule_dialog.h"
#include "referee/pick_field.h"
#include "referee/referee_panel.h"
#include "referee/referee_session.h"
#include "referee/verdict_view.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QStandardPaths>
#include <QTest>
#include <QTimer>

namespace tst_toy_form
{

using namespace merlon;
using namespace merlon::referee;
using namespace merlon::test;

/// The one form, with a game that no widget was written for: everything by keys and clicks.
class TestToyForm : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<test::Desk> desk_;
    std::unique_ptr<RefereeSession> session_;
    std::unique_ptr<RefereePanel> panel_;

    template <class T>
    T* child(const char* name = nullptr) const
    {
        return name ? panel_->findChild<T*>(name) : panel_->findChild<T*>();
    }
    const toy::State& now() const { return toy::System::stateOf(session_->game()); }
    QString headline() const { return child<VerdictView>()->headline(); }
    Hand hand() const { return Hand(*panel_); }
    void type(const char* field, const char* text) const { hand().type(field, text); }
    void choose(const char* box, const char* text) const { hand().choose(box, text); }
    void click(const char* button) const { hand().click(button); }
    void enter() const { QTest::keyClick(panel_.get(), Qt::Key_Return); }
    void addCargo(const char* ware, const char* amount) const
    {
        choose("ware", ware);
        type("amount", amount);
        click("take.cargo");
    }
    void trade() const
    {
        choose("kind", "Trade");
        type("by", "rook");
        addCargo("wool", "3");
    }
    void writeBid(const char* who, const char* coins) const
    {
        choose("kind", "Secret bid");
        type("house", who);
        type("coins", coins);
        click("take.bid");
        QCOMPARE(now().sealed.size(), std::size_t(who == std::string("Red") ? 0 : 1));
        enter();
    }

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void init()
    {
        desk_ = std::make_unique<test::Desk>();
        session_ = std::make_unique<RefereeSession>();
        panel_ = std::make_unique<RefereePanel>(*session_);
        session_->open(desk_->setting(), desk_->scenario());
        panel_->resize(360, 860);
        panel_->show();
        QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
    }

    void cleanup()
    {
        panel_.reset();
        session_.reset();
    }

    void aPathIsPickedByItsEnd()
    {
        choose("kind", "Ferry");
        type("boat", "rook");
        type("path", "sound"); // three isles away: the system finds the way
        QCOMPARE(headline(), QString("Rook lies at sound."));
        enter();
        QCOMPARE(now().find("rook")->at, std::string("sound"));
    }

    void rowsAreAddedAndTakenOut()
    {
        trade();
        QVERIFY(session_->wantsDie());
        addCargo("salt", "5");
        auto* rows = child<QListWidget>("rows.cargo");
        QCOMPARE(rows->count(), 2);
        QCOMPARE(rows->item(0)->text(), QString("wool, 3"));
        emit rows->itemActivated(rows->item(0));
        QCOMPARE(rows->count(), 1);
        QTest::keyClick(child<DicePad>(), Qt::Key_2);
        enter();
        QCOMPARE(now().coins.at("red"), 5);
    }

    void aListInsideARow()
    {
        choose("kind", "Trade");
        type("by", "rook");
        choose("ware", "wool");
        for (const char* isle : {"sound", "north", "sound"}) // named again it is taken out
            type("bound", isle);
        type("amount", "3");
        click("take.cargo");
        QCOMPARE(child<QListWidget>("rows.cargo")->item(0)->text(), QString("wool, 3, north"));
        addCargo("salt", "2"); // the next row begins empty
        QCOMPARE(child<QListWidget>("rows.cargo")->item(1)->text(), QString("salt, 2"));
        QTest::keyClick(child<DicePad>(), Qt::Key_2);
        enter();
        QCOMPARE(now().coins.at("red"), 9);
    }

    void aRowIsAddedOnlyWhenItIsWhole()
    {
        choose("kind", "Trade");
        type("by", "rook");
        QVERIFY(!child<QPushButton>("take.cargo")->isEnabled());
        choose("ware", "salt");
        QVERIFY(!child<QPushButton>("take.cargo")->isEnabled());
        type("amount", "4");
        QVERIFY(child<QPushButton>("take.cargo")->isEnabled());
    }

    void oneDieAsksForTheNext()
    {
        trade();
        QTest::keyClick(child<DicePad>(), Qt::Key_6);
        QVERIFY(session_->wantsDie());
        QCOMPARE(session_->verdict().needs.front().sides, 10);
        QTest::keyClick(child<DicePad>(), Qt::Key_4);
        QVERIFY(!session_->wantsDie());
        enter();
        QCOMPARE(now().coins.at("red"), 2);
    }

    void namesOfAListAreTypedOneByOne()
    {
        choose("kind", "Trade");
        type("by", "bell");
        QVERIFY(child<QLineEdit>("by")->text().isEmpty());
        type("by", "brig");
        addCargo("salt", "1");
        QCOMPARE(headline(), QString("Bell and Brig may trade."));
    }

    void theOtherSideIsAskedFirst()
    {
        trade();
        QTest::keyClick(child<DicePad>(), Qt::Key_2);
        enter();
        QCOMPARE(child<QLabel>("owed")->text(), QString("Blue is owed a toll."));
        type("boat", "bell");
        enter();
        QCOMPARE(now().coins.at("blue"), 1);
        QVERIFY(now().toll.empty());
        QCOMPARE(std::get<play::Played>(session_->journal().entries.back().what).who, std::string("blue"));
    }

    void aNewThingIsNamedAndThenPicked()
    {
        choose("kind", "New boat");
        type("house", "red");
        type("name", "raven");
        type("at", "ness");
        type("oars", "6");
        enter();
        QVERIFY(now().find("raven") != nullptr);
        choose("kind", "Ferry");
        type("boat", "rav");
        QCOMPARE(play::plain(*session_->draft()->value("boat")), std::string("raven"));
    }

    void aNoteIsSealedAndOpensByItself()
    {
        writeBid("Red", "7");
        QVERIFY(!test::Desk::textOf(desk_->journal()).contains("coins: 7"));
        writeBid("Blue", "9");
        QCOMPARE(now().sealed.size(), std::size_t{2});
        // on another evening
        panel_.reset();
        session_ = std::make_unique<RefereeSession>();
        session_->open(desk_->setting(), desk_->scenario());
        panel_ = std::make_unique<RefereePanel>(*session_);
        panel_->show();
        for (const char* who : {"blue", "red"})
        {
            const auto owed = session_->setting()->system->owed(session_->game());
            QCOMPARE(owed.front().by, std::string(who));
            session_->judge(owed.front().begun);
            QVERIFY(session_->verdict().whole());
            QCOMPARE(headline(), who == std::string("red") ? QString("Red bids 7.") : QString("Blue bids 9."));
            enter();
        }
        QCOMPARE(now().shown.at("red"), 7);
        QCOMPARE(now().shown.at("blue"), 9);
    }

    void whatWasOpenedForOneIsNotKeptForAnother()
    {
        writeBid("Red", "7");
        writeBid("Blue", "9");
        session_->judge({"open", {{"house", house("red")}}});
        QCOMPARE(headline(), QString("Red bids 7."));
        session_->give("house", house("blue"));
        QCOMPARE(headline(), QString("Blue bids 9."));
    }

    void undoneAndOverruled()
    {
        choose("kind", "Ferry");
        type("boat", "rook");
        type("path", "skerry");
        QVERIFY(!session_->verdict().legal);
        QVERIFY(headline().startsWith("Rook may not go there"));
        session_->judge({"ferry",
                         {{"boat", boat("rook")},
                          {"path", play::List{play::Ref{"isle", "ness"}, play::Ref{"isle", "holm"},
                                              play::Ref{"isle", "sound"}, play::Ref{"isle", "skerry"}}}}});
        QCOMPARE(headline(), QString("Rook may not go there."));
        QTimer::singleShot(0,
                           []
                           {
                               auto* dialog = qobject_cast<OverruleDialog*>(QApplication::activeModalWidget());
                               QVERIFY(dialog != nullptr);
                               dialog->findChild<QLineEdit*>("note")->setText("a strong wind");
                               dialog->findChild<QRadioButton*>("instead")->click();
                               auto* kinds = dialog->findChild<QComboBox*>("effect");
                               kinds->setCurrentIndex(kinds->findText("Moved"));
                               emit kinds->activated(kinds->currentIndex());
                               auto* at = dialog->findChild<PickField*>("at");
                               QVERIFY(at != nullptr);
                               at->setFocus();
                               QTest::keyClicks(at, "skerry");
                               QTest::keyClick(at, Qt::Key_Return);
                               dialog->findChild<QPushButton*>("add")->click();
                               dialog->accept();
                           });
        click("overrule");
        QCOMPARE(now().find("rook")->at, std::string("skerry"));
        click("undo");
        QCOMPARE(now().find("rook")->at, std::string("north"));
        click("redo");
        QCOMPARE(now().find("rook")->at, std::string("skerry"));
    }

    void theClockSaysWhoseDayItIs()
    {
        QVERIFY2(child<QLabel>("clock")->text().contains("Day 1"), qPrintable(child<QLabel>("clock")->text()));
        for (auto* button : panel_->findChildren<QPushButton*>())
            if (button->text().remove('&') == "End of day")
                QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(child<QLabel>("clock")->text().contains("Day 2"));
    }
};

LIST_TEST(TestToyForm)

} // namespace tst_toy_form

#include "tst_toy_form.moc"
