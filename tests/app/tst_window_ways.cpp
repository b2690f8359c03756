// A way of one's own at the referee's table: drawn with Shift, typed with commas; the way of a wagon; who declines; off
// the map; a list that has nothing; the map where one is asked.

#include "app/language/language.h"
#include "app/window/theme.h"
#include "core/io/files.h"
#include "core/io/journal_file.h"
#include "editor/hex_map_view.h"
#include "referee/drawn_way.h"
#include "referee/order_draft.h"
#include "referee/referee_panel.h"
#include "referee/referee_session.h"
#include "support_main.h"
#include "support_window.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QListView>
#include <QMouseEvent>
#include <QPushButton>
#include <QScrollBar>
#include <QSettings>
#include <QTest>

namespace tst_window_ways
{

using namespace merlon;

class TestWindowWays : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Castle> castle_;
    std::unique_ptr<app::MainWindow> window_;

    editor::HexMapView& view() const { return window_->view(); }
    referee::RefereeSession& session() const { return window_->session(); }
    QPoint at(const char* hex) const { return test::pointOf(*window_, hex); }
    void rule(const char* kind, play::Fields fields) const
    {
        std::vector<play::Record> effects{{kind, std::move(fields)}};
        QVERIFY(session().ruleByHand(effects, "in the test"));
    }
    void toStep(const char* step) const { rule("step", {{"step", play::Choice{"step", step}}}); }
    void type(const char* text) const
    {
        for (const char* letter = text; *letter != 0; ++letter)
            QTest::keyClick(QApplication::focusWidget(), *letter);
    }
    void enter() const { QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return); }
    void beginMove(const char* who) const
    {
        session().clear();
        session().judge({"move", {{"counter", play::Ref{"counter", who}}}});
        window_->refereePanel().goOn();
    }
    void draw(std::initializer_list<const char*> hexes, Qt::MouseButton button = Qt::LeftButton) const
    {
        QWidget* map = view().viewport();
        QTest::mousePress(map, button, Qt::ShiftModifier, at(*hexes.begin()));
        for (const char* hex : hexes)
        {
            QMouseEvent move(QEvent::MouseMove, at(hex), map->mapToGlobal(at(hex)), Qt::NoButton, button,
                             Qt::ShiftModifier);
            QApplication::sendEvent(map, &move);
        }
        QTest::mouseRelease(map, button, Qt::ShiftModifier, at(*std::prev(hexes.end())));
    }
    QStringList way() const
    {
        QStringList names;
        const play::Value* path = session().draft() != nullptr ? session().draft()->value("path") : nullptr;
        if (path != nullptr)
            for (const play::Value& one : std::get<play::List>(*path))
                names += QString::fromStdString(
                    hex::name(window_->workspace().map().map().layout, referee::hexOf(one).value()));
        return names;
    }
    template <class T>
    T* part(const char* name) const
    {
        return window_->refereePanel().findChild<T*>(name);
    }

private slots:
    void initTestCase()
    {
        test::useOwnDesk(desk_.path());
        app::useTheme("light");
        app::useLanguage("en");
    }
    void init()
    {
        QSettings().clear();
        castle_ = std::make_unique<test::Castle>("rochelaure-relief");
        window_ = test::windowOn(castle_->scenario());
        QVERIFY(window_);
        if (window_->refereePanel().isHidden())
            window_->action("view.layout")->trigger();
        QTest::qWait(50);
        toStep("movement");
        view().bringIntoView({test::hexNamed(*window_, "D12"), test::hexNamed(*window_, "K14")});
    }
    void cleanup() { window_.reset(); }

    /// Escot stands on H10. A pick is the cheapest way; with Shift every hex is the hand's.
    void aWayIsDrawnWithShift()
    {
        beginMove("escot");
        QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, at("K10"));
        QCOMPARE(way().size(), 3);
        draw({"H10", "H9", "I9", "J9", "K9", "K10"});
        QCOMPARE(way(), QStringList({"H9", "I9", "J9", "K9", "K10"}));
        QVERIFY(session().verdict().legal);
        draw({"K10", "L10"}); // on from its end
        QCOMPARE(way(), QStringList({"H9", "I9", "J9", "K9", "K10", "L10"}));
        draw({"H10", "H9", "I9", "H9"}); // anew; back over the hex before takes one back
        QCOMPARE(way(), QStringList({"H9"}));
        QVERIFY(window_->view().selectedHexes().count() <= 1);
    }

    /// With nobody named the stroke begins with whoever stands there.
    void aStrokeBeginsWithWhoStandsThere()
    {
        session().clear();
        window_->action("referee.ask")->trigger();
        draw({"H10", "H9", "H8"});
        QVERIFY(session().draft() != nullptr);
        QCOMPARE(*session().draft()->value("counter"), play::Value(play::Ref{"counter", "escot"}));
        QCOMPARE(way(), QStringList({"H9", "H8"}));
    }

    void aWayIsTypedWithCommas()
    {
        beginMove("escot");
        type("H9,");
        type("I9,");
        type("J9,");
        type("K10");
        enter();
        QCOMPARE(way(), QStringList({"H9", "I9", "J9", "K10"}));
        QVERIFY(session().verdict().legal);
    }

    /// Ramonet leads Fauvel and the wagon behind her: what may be chosen is what all three can do, and the way to a hex
    /// is another one than that of a man alone.
    void theWayOfAWagon()
    {
        beginMove("ramonet");
        window_->refereePanel().pickHex(test::hexNamed(*window_, "J11"));
        session().pick("lead", play::Ref{"counter", "fauvel"});
        QVERIFY(session().verdict().legal);
        const auto led = session().setting()->system->candidates(session().game(), session().order(), "path");
        QVERIFY(led.some.size() > 5);
        for (const play::Candidate& one : led.some)
        {
            session().pick("path", one.mark);
            QVERIFY2(session().verdict().legal, qPrintable(way().join(' ')));
            QVERIFY(session().draft()->value("lead") != nullptr);
        }
    }

    /// A horse beside the way may be led, and need not be.
    void nobodyIsAButton()
    {
        beginMove("ramonet");
        window_->refereePanel().pickHex(test::hexNamed(*window_, "J11"));
        auto* none = part<QPushButton>("decline.lead");
        QVERIFY(none != nullptr && none->isVisible());
        QCOMPARE(none->text(), QString("No animal"));
        QTest::mouseClick(none, Qt::LeftButton);
        QVERIFY(part<QPushButton>("decline.lead") == nullptr || !part<QPushButton>("decline.lead")->isVisible());
        QVERIFY(session().canAccept());
        QCOMPARE(QApplication::focusWidget()->objectName(), QString("apply"));
    }

    /// Oudart may flee over the edge of the map: that stands in the list like any hex.
    void offTheMapIsAChoice()
    {
        session().undo();
        const auto text = io::readFile(test::inSource("scenarios/rochelaure-relief/played.journal.yaml"));
        const auto played = io::parseJournal(*text, "played", *session().setting());
        QVERIFY(played.value);
        for (const play::Entry& entry : std::span(played.value->entries).first(6))
        {
            session().judge(std::get<play::Played>(entry.what).order);
            for (const play::Die& die : std::get<play::Played>(entry.what).given.dice)
                session().giveDie(die.value % 10);
            QVERIFY(session().accept());
        }
        session().judge({"flee", {{"counter", play::Ref{"counter", "oudart"}}}});
        window_->refereePanel().goOn();
        auto* list = part<QListView>("candidates");
        int row = 0;
        while (row < list->model()->rowCount() &&
               !list->model()->index(row, 0).data().toString().startsWith("off the map, "))
            ++row;
        QVERIFY(row < list->model()->rowCount());
        list->scrollTo(list->model()->index(row, 0));
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualRect(list->model()->index(row, 0)).center());
        QVERIFY(session().draft()->value("over") != nullptr);
        QVERIFY(session().verdict().legal && session().canAccept());
        QVERIFY(session().accept());
        for (const play::Piece& piece : session().table().pieces)
            QVERIFY(piece.thing.id != "oudart" || piece.hexes.empty());
    }

    /// Six enemies stand around Escot: he may move, and nowhere.
    void anEmptyListSaysSo()
    {
        const hex::Hex at = test::hexNamed(*window_, "H10");
        const char* const enemies[] = {"renier", "raoul", "watier", "simonet", "hennequin", "aubin"};
        for (const hex::Side side : hex::allSides)
            rule("to", {{"counter", play::Ref{"counter", enemies[static_cast<std::size_t>(side)]}},
                        {"to", hex::neighbour(at, side)}});
        beginMove("escot");
        QVERIFY(session().verdict().legal);
        QVERIFY(!part<QListView>("candidates")->isVisible());
        const auto says = [](const QLabel* label)
        { return label->isVisible() && label->text() == "Pick the hex to move to. None of them can be chosen."; };
        QVERIFY(std::ranges::any_of(window_->refereePanel().findChildren<QLabel*>(), says));
    }

    /// Where he may go is seen, though he stood at the edge of what was.
    void theMapMovesToWhatIsAsked()
    {
        session().clear();
        view().setScale(20, {300, 300});
        view().centreOn(test::hexNamed(*window_, "H10"));
        const int half = view().viewport()->width() / 2;
        view().horizontalScrollBar()->setValue(view().horizontalScrollBar()->value() - half + 30);
        const QRect room = view().viewport()->rect();
        QVERIFY(room.contains(at("H10")) && !room.contains(at("L10")));
        beginMove("escot");
        int seen = 0;
        for (const play::Candidate& one : session().draft()->candidates("path").some)
        {
            const QPoint there = view().viewPoint(referee::hexOf(one.mark).value()).toPoint();
            QVERIFY2(room.contains(there), qPrintable(QString("%1 %2").arg(there.x()).arg(there.y())));
            ++seen;
        }
        QVERIFY(seen > 20);
    }
};

LIST_TEST(TestWindowWays)

} // namespace tst_window_ways

#include "tst_window_ways.moc"
