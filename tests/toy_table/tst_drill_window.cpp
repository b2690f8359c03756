#include "support_field.h"
#include "support_hand.h"
#include "support_main.h"

#include "app/window/main_window.h"
#include "app/window/players_window.h"
#include "editor/scenario_document.h"
#include "editor/table_view.h"
#include "referee/dice_pad.h"
#include "referee/referee_panel.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>
#include <QTimer>

namespace tst_drill_window
{

using namespace merlon;
using map::TablePoint;
using test::Field;
using test::Hand;

/// A battle on a measured table in the window: bases picked, put down, moved and turned by mouse and keys.
class TestDrillWindow : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir settings_;
    std::unique_ptr<Field> field_;
    std::unique_ptr<app::MainWindow> window_;

    editor::TableView& view() const { return *window_->findChild<editor::TableView*>("table.view"); }
    referee::RefereePanel& panel() const { return window_->refereePanel(); }
    const referee::RefereeSession& session() const { return window_->session(); }
    QPoint at(double x, double y) const { return view().viewPoint({qRound(10 * x), qRound(10 * y)}).toPoint(); }
    void click(double x, double y) const { QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, at(x, y)); }
    void drag(QPoint from, QPoint to, Qt::KeyboardModifiers keys = {}) const
    {
        QTest::mousePress(view().viewport(), Qt::LeftButton, keys, from);
        for (int step = 1; step <= 8; ++step)
        {
            QMouseEvent move(QEvent::MouseMove, QPointF(from + (to - from) * step / 8), QPointF(), Qt::NoButton,
                             Qt::LeftButton, keys);
            QApplication::sendEvent(view().viewport(), &move);
        }
        QTest::mouseRelease(view().viewport(), Qt::LeftButton, keys, to);
    }
    play::Pose given(const char* key) const
    {
        const play::Value* value = session().draft() != nullptr ? session().draft()->value(key) : nullptr;
        const auto* pose = value != nullptr ? std::get_if<play::Pose>(value) : nullptr;
        return pose != nullptr ? *pose : play::Pose{-1, -1, -1};
    }
    play::Pose standing(const char* id) const
    {
        for (const play::Piece& piece : session().table().pieces)
            if (piece.thing.id == id && piece.footprint)
                return piece.footprint->pose;
        return {-1, -1, -1};
    }
    void keep() const
    {
        view().setFocus();
        QTest::keyClick(&view(), Qt::Key_Return);
    }

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings_.path());
    }

    void init()
    {
        field_ = std::make_unique<Field>();
        window_ = std::make_unique<app::MainWindow>();
        window_->resize(1500, 1000);
        window_->show();
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
        QVERIFY(window_->open(field_->drill()));
        QVERIFY(view().isVisible());
        window_->findChild<QAction*>("referee.ask")->trigger();
        QVERIFY(panel().isVisible());
    }

    void cleanup() { window_.reset(); }

    /// Dragged forwards, turned by keys, kept by Enter, taken back.
    void aBaseIsDraggedTurnedAndKept()
    {
        const play::Pose before = standing("abel");
        QCOMPARE(before, (play::Pose{3400, 1500, 0}));
        drag(at(340, 140), at(340, 180), Qt::AltModifier);
        QVERIFY(session().draft() != nullptr);
        QCOMPARE(session().order().kind, std::string("march"));
        const play::Pose there = given("to");
        QVERIFY(std::abs(there.x - 3400) <= 10 && std::abs(there.y - 1900) <= 10 && there.facing == 0);
        QVERIFY(session().verdict().legal);
        QCOMPARE(view().game().scene.strokes.size(), std::size_t{1});
        QCOMPARE(view().game().scene.labels.size(), std::size_t{1});
        const QString said = view().game().says(view().game().scene.labels.front().says);
        QVERIFY2(said.endsWith("mm of 75 mm"), qPrintable(said));
        QTest::keyClick(&view(), Qt::Key_Right);
        QTest::keyClick(&view(), Qt::Key_Up, Qt::ShiftModifier);
        QTest::keyClick(&view(), Qt::Key_PageDown);
        const play::Pose turned = given("to");
        QCOMPARE(turned.facing, 150);
        QVERIFY(turned != there);
        QCOMPARE(standing("abel"), before); // nothing is kept yet
        keep();
        QCOMPARE(standing("abel"), turned);
        QCOMPARE(session().journal().entries.size(), std::size_t{1});
        window_->findChild<QAction*>("edit.undo")->trigger();
        if (standing("abel") != before) // the referee's own
            QTest::keyClick(&panel(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(standing("abel"), before);
    }

    /// To where the system offers a place; with Alt it goes where the hand goes.
    void aBaseSnapsToTheEnemy()
    {
        drag(at(300, 140), at(303, 196));
        QCOMPARE(given("to"), (play::Pose{3000, 2100, 0}));
        QVERIFY(session().verdict().legal);
        drag(at(300, 140), at(303, 196), Qt::AltModifier);
        QVERIFY(given("to") != (play::Pose{3000, 2100, 0}));
    }

    void whatIsRefusedSaysWhy()
    {
        drag(at(340, 140), at(340, 260), Qt::AltModifier);
        QVERIFY(!session().verdict().legal);
        QVERIFY(!view().game().scene.legal);
        QVERIFY(std::ranges::any_of(view().game().scene.outlines, [](const auto& one) { return !one.legal; }));
    }

    /// Chosen in the panel, put down by a click, turned by drawing on from there.
    void aBaseIsPutDown()
    {
        const Hand hand(panel());
        hand.choose("kind", "Deploy");
        hand.type("element", "anna");
        QVERIFY(!view().game().scene.outlines.empty()); // where it may stand
        click(100, 120);
        QCOMPARE(given("at").facing, 0);
        QVERIFY(session().verdict().legal);
        drag(at(100, 120), at(180, 120));
        QVERIFY2(std::abs(given("at").facing - 900) < 30, qPrintable(QString::number(given("at").facing)));
        const play::Pose there = given("at");
        keep();
        QCOMPARE(standing("anna"), there);
    }

    void aPointAndALengthAreGiven()
    {
        const Hand hand(panel());
        hand.choose("kind", "Plant");
        click(500, 300);
        const play::Value* point = session().draft()->value("at");
        QVERIFY(point != nullptr && std::holds_alternative<TablePoint>(*point));
        hand.type("height", "2.5 cm");
        QVERIFY(*session().draft()->value("height") == play::Value(play::Length{250}));
        hand.type("at", "510 | 310");
        QVERIFY(*session().draft()->value("at") == play::Value(TablePoint{5100, 3100}));
        QTest::keyClick(&panel(), Qt::Key_Return);
        QCOMPARE(session().journal().entries.size(), std::size_t{1});
        QVERIFY(!view().game().scene.marks.empty());
    }

    /// The whole by keys: no mouse.
    void aPoseIsTyped()
    {
        const Hand hand(panel());
        hand.choose("kind", "March");
        hand.type("element", "abel");
        hand.type("to", "345 | 190 | 12.5");
        QCOMPARE(given("to"), (play::Pose{3450, 1900, 125}));
        QTest::keyClick(&panel(), Qt::Key_Return);
        QCOMPARE(standing("abel"), (play::Pose{3450, 1900, 125}));
    }

    /// A click picks an enemy as it picks a hex's: the contact is decreed, a die falls, he is lost.
    void aPieceIsPickedAsATarget()
    {
        const Hand hand(panel());
        hand.choose("kind", "Strike");
        click(300, 140);
        QVERIFY(*session().draft()->value("element") == play::Value(play::Ref{"counter", "ada"}));
        click(300, 220);
        QVERIFY(*session().draft()->value("other") == play::Value(play::Ref{"counter", "bert"}));
        QVERIFY(!session().verdict().legal);
    }

    /// Esc forgets the order, and what is dragged.
    void escapeForgets()
    {
        drag(at(340, 140), at(340, 180), Qt::AltModifier);
        QVERIFY(session().draft() != nullptr);
        QTest::keyClick(&view(), Qt::Key_Escape);
        QVERIFY(session().draft() == nullptr);
        QVERIFY(view().game().scene.strokes.empty());
    }

    /// By its force's colour along its edge, until the first order; the menu hides it.
    void aZoneHasTheColourOfItsForce()
    {
        Hand(panel()).choose("kind", "March"); // whoever is put down has his zone outlined by the referee
        QCOMPARE(view().game().zones.size(), std::size_t{1});
        QCOMPARE(view().game().zones.front().name, QString("The south"));
        const auto reds = [this] // along the north edge of the zone, where nobody stands
        {
            const QImage picture = view().viewport()->grab().toImage();
            int red = 0;
            for (int x = at(440, 160).x(); x < at(580, 160).x(); ++x)
                for (int y = at(0, 160).y() - 2; y <= at(0, 160).y() + 2; ++y)
                {
                    const QColor one(picture.pixel(x, y));
                    red += one.red() > 120 && one.green() < 60 && one.blue() < 60 ? 1 : 0;
                }
            return red;
        };
        if (qEnvironmentVariableIsSet("MERLON_TEST_PICTURE"))
            window_->grab().save(qEnvironmentVariable("MERLON_TEST_PICTURE"));
        const int shown = reds();
        QVERIFY2(shown > 100, qPrintable(QString::number(shown)));
        QTest::keyClick(window_.get(), Qt::Key_C, Qt::ControlModifier | Qt::AltModifier);
        QVERIFY(view().game().zones.empty());
        QCOMPARE(reds(), 0);
    }

    /// As on a map: by its key, with the game that is played on such tables and two forces, beside the table's file.
    void aTableGetsAScenarioThatOpens()
    {
        QVERIFY(window_->open(field_->file("field.table.yaml")));
        QVERIFY(window_->findChild<QAction*>("file.newScenario")->isVisible());
        QTimer::singleShot(0, window_.get(),
                           []
                           {
                               auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
                               QVERIFY(dialog != nullptr);
                               QCOMPARE(dialog->windowTitle(), QString("New scenario on this table"));
                               QCOMPARE(dialog->findChild<QComboBox*>("scenario.game")->currentData().toString(),
                                        QString("drill"));
                               auto* title = dialog->findChild<QLineEdit*>("scenario.title");
                               title->setFocus();
                               title->selectAll();
                               QTest::keyClicks(title, "Night drill");
                               QTest::keyClick(dialog, Qt::Key_Return);
                           });
        QTest::keyClick(window_.get(), Qt::Key_N, Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier);
        const editor::ScenarioDocument* made = window_->workspace().scenario();
        QVERIFY(made != nullptr);
        QCOMPARE(QFileInfo(made->path()).fileName(), QString("night-drill.scenario.yaml"));
        QCOMPARE(made->scenario().ruleset, std::string("drill"));
        QCOMPARE(made->scenario().maps.front().file, std::string("field.table.yaml"));
        QCOMPARE(made->scenario().forces.size(), std::size_t{2});
        QVERIFY(window_->workspace().ground() == play::Ground::Table && view().isVisible());
        QVERIFY(session().isOpen());
    }

    /// Settings in files of a kind of their own, with fields that are not asked for, are not made there.
    void onlyPlainScenariosAreMadeThere()
    {
        QVERIFY(window_->open(field_->file("country.table.yaml"))); // made for the march
        QStringList offered;
        QTimer::singleShot(0, window_.get(),
                           [&]
                           {
                               auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
                               QVERIFY(dialog != nullptr);
                               const auto* games = dialog->findChild<QComboBox*>("scenario.game");
                               for (int row = 0; row < games->count(); ++row)
                                   offered << games->itemData(row).toString();
                               dialog->reject();
                           });
        window_->findChild<QAction*>("file.newScenario")->trigger();
        QCOMPARE(offered, QStringList{"drill"});
    }

    void thePlayersSeeIt()
    {
        window_->findChild<QAction*>("referee.players")->trigger();
        auto* players = window_->findChild<app::PlayersWindow*>("players");
        QVERIFY(players != nullptr);
        QTRY_VERIFY(players->isVisible());
        auto* table = players->findChild<editor::TableView*>();
        QVERIFY(table != nullptr && table->isVisible());
        QCOMPARE(table->game().pieces.size(), std::size_t{5});
        drag(at(340, 140), at(340, 180), Qt::AltModifier);
        QCOMPARE(table->game().scene.strokes.size(), std::size_t{1});
        const QImage picture = table->grab().toImage();
        int red = 0;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                red += picture.pixel(x, y) == qRgb(0xaa, 0, 0) ? 1 : 0;
        QVERIFY2(red > 200, qPrintable(QString::number(red)));
    }
};

LIST_TEST(TestDrillWindow)

} // namespace tst_drill_window

#include "tst_drill_window.moc"
