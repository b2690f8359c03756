// Another map is joined at the window: by keys and by mouse, undone, saved and opened again, while everybody stays on
// his hex.

#include "app/language/language.h"
#include "app/window/command.h"
#include "app/window/find_popup.h"
#include "app/window/theme.h"
#include "core/hex/parts.h"
#include "editor/hex_map_view.h"
#include "editor/join_dialog.h"
#include "support_main.h"
#include "support_places.h"
#include "support_window.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QStatusBar>
#include <QTest>
#include <QTimer>

namespace tst_window_join
{

using namespace merlon;

class TestWindowJoin : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Castle> castle_;
    std::unique_ptr<app::MainWindow> window_;

    const map::HexMap& map() const { return window_->workspace().map().map(); }
    QByteArray text() const { return window_->workspace().map().text() + window_->workspace().scenario()->text(); }
    QString annex() const { return castle_->folder() + "/annex.map.yaml"; }
    void trigger(const char* command) const { window_->action(command)->trigger(); }
    /// Where each counter stands, in columns and rows, and on what.
    static std::map<std::string, std::pair<hex::Cell, std::string>> standing(app::MainWindow& window)
    {
        const auto setting = window.workspace().setting();
        const map::HexMap& map = *play::hexBoard(setting->boards);
        std::map<std::string, std::pair<hex::Cell, std::string>> all;
        const auto scene = play::sceneOf(play::begin(setting));
        for (const play::Piece& piece : scene->pieces)
            if (!piece.hexes.empty())
                all[piece.thing.id] = {map.layout.cellOf(piece.hexes.front()), map.terrainAt(piece.hexes.front())};
        return all;
    }
    /// By keys alone. To one map of both, or so that the scenario names both.
    void joinAt(edit::Border border, bool keep = false) const
    {
        const test::Answer answer(
            [border, keep](QDialog& dialog)
            {
                auto* both = dialog.findChild<QCheckBox*>("keep");
                QVERIFY(both->isChecked());
                both->setFocus();
                if (!keep)
                    QTest::keyClick(both, Qt::Key_Space);
                QCOMPARE(both->isChecked(), keep);
                auto* map = dialog.findChild<QComboBox*>("map");
                map->setFocus();
                QTest::keyClicks(map, "ann");
                QCOMPARE(map->currentText(), QString("annex.map.yaml"));
                auto* edge = dialog.findChild<QComboBox*>("border");
                edge->setFocus();
                QTest::keyClick(edge, Qt::Key_Home);
                for (int i = 0; i < static_cast<int>(border); ++i)
                    QTest::keyClick(edge, Qt::Key_Down);
                QTest::keyClick(edge, Qt::Key_Return);
            });
        trigger("edit.join");
        QVERIFY(answer.asked());
    }

private slots:
    void initTestCase() { test::useOwnDesk(desk_.path()); }

    void init()
    {
        QSettings().clear();
        app::useTheme("light");
        app::useLanguage("en");
        castle_ = std::make_unique<test::Castle>();
        QVERIFY(QFile::copy(test::inSource(u"scenarios/worked-example/worked-example.map.yaml"), annex()));
        window_ = test::windowOn(castle_->scenario());
        QVERIFY(window_);
    }

    void cleanup()
    {
        while (window_ && window_->workspace().isModified() && window_->workspace().history().canUndo())
            window_->workspace().undo();
        window_.reset();
    }

    void theMapMenuHasIt()
    {
        const auto* menu = window_->findChild<QMenu*>("menu.map");
        QVERIFY(menu != nullptr);
        QVERIFY(menu->actions().contains(window_->action("edit.join")));
    }

    void everyEdgeByKeys_data()
    {
        QTest::addColumn<int>("border");
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("left");
        QTest::addColumn<int>("top");
        QTest::newRow("north") << static_cast<int>(edit::Border::North) << 40 << 46 << 0 << 16;
        QTest::newRow("east") << static_cast<int>(edit::Border::East) << 59 << 30 << 0 << 0;
        QTest::newRow("south") << static_cast<int>(edit::Border::South) << 40 << 46 << 0 << 0;
        QTest::newRow("west") << static_cast<int>(edit::Border::West) << 59 << 30 << 19 << 0;
    }

    void everyEdgeByKeys()
    {
        QFETCH(const int, border);
        QFETCH(const int, columns);
        QFETCH(const int, rows);
        QFETCH(const int, left);
        QFETCH(const int, top);
        const QByteArray before = text();
        auto wanted = standing(*window_);
        QVERIFY(!wanted.empty());
        for (auto& [id, place] : wanted)
            place.first = {place.first.column + left, place.first.row + top};
        joinAt(static_cast<edit::Border>(border));
        QCOMPARE(map().layout.columns, columns);
        QCOMPARE(map().layout.rows, rows);
        QCOMPARE(window_->workspace().history().count(), 1);
        QVERIFY(window_->action("edit.undo")->text().contains("Join a map"));
        QVERIFY(standing(*window_) == wanted);
        trigger("edit.undo");
        QCOMPARE(text(), before);
        trigger("edit.redo");
        trigger("file.save");
        QVERIFY(!window_->isWindowModified());
        QVERIFY(map().layout.first == hex::Hex{});
        QVERIFY(standing(*window_) == wanted);
        const auto again = test::windowOn(castle_->scenario());
        QVERIFY(again);
        QVERIFY(standing(*again) == wanted);
        QCOMPARE(again->workspace().map().text(), test::readAll(castle_->map()));
    }

    void byMouse()
    {
        const test::Answer answer(
            [this](QDialog& dialog)
            {
                static_cast<editor::JoinDialog&>(dialog).choose(annex());
                dialog.findChild<QCheckBox*>("keep")->setChecked(false);
                auto* shift = dialog.findChild<QSpinBox*>("shift");
                QCOMPARE(shift->value(), 0);
                auto* ok = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
                QTest::mouseClick(ok, Qt::LeftButton, {}, ok->rect().center());
            });
        trigger("edit.join");
        QVERIFY(answer.asked());
        QCOMPARE(map().layout.columns, 59);
    }

    /// Both maps stay, hexes keep their names; a stroke says why it paints nothing, the map is opened where it is asked
    /// for, and what is painted there is seen here.
    void theScenarioNamesBoth()
    {
        const QByteArray castle = test::readAll(castle_->map());
        joinAt(edit::Border::West, true);
        QCOMPARE(map().layout.columns, 59);
        QVERIFY(map().layout.contains(test::hexNamed(*window_, "A1")));
        QVERIFY(window_->workspace().scenario()->text().contains("{file: annex.map.yaml, edge: west}"));
        trigger("file.save");
        QCOMPARE(test::readAll(castle_->map()), castle);

        window_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
        window_->view().setFocus();
        window_->view().setCurrentHex(test::hexNamed(*window_, "D7"));
        const QByteArray before = text();
        QTest::keyClick(&window_->view(), Qt::Key_2); // the second of the palette, and the brush
        QTest::keyClick(&window_->view(), Qt::Key_Return);
        QCOMPARE(text(), before);
        QVERIFY2(window_->statusBar()->currentMessage().contains("several maps"),
                 qPrintable(window_->statusBar()->currentMessage()));

        const std::string name = window_->workspace().map().map().layout.parts.all().back().id + ":B2";
        window_->view().setCurrentHex(*hex::parseHex(map().layout, name));
        trigger("edit.openPart");
        QCOMPARE(QFileInfo(window_->workspace().path()).fileName(), QString("annex.map.yaml"));
        QVERIFY(window_->workspace().paint({.terrain = "moat"}, std::array{*hex::parseHex(map().layout, "B2")}));
        trigger("file.save");
        trigger("go.previousTab");
        QVERIFY(window_->workspace().scenario() != nullptr);
        QTRY_COMPARE(map().terrainAt(*hex::parseHex(map().layout, name)), std::string("moat"));

        trigger("edit.takeMap");
        QCOMPARE(map().layout.columns, 40);
        trigger("edit.undo");
        QCOMPARE(map().layout.columns, 59);
    }

    /// By name, from the map and from what finds things.
    void hexesOfBothAreGoneTo()
    {
        joinAt(edit::Border::West, true);
        const std::string id = map().layout.parts.all().back().id;
        const auto there = hex::parseHex(map().layout, id + ":D5");
        QVERIFY(there);
        window_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
        editor::HexMapView& view = window_->view();
        view.setFocus();
        view.setCurrentHex(test::hexNamed(*window_, "A1"));
        QTest::keyClick(&view, Qt::Key_G);
        QTest::keyClicks(&view, QString::fromStdString(id) + ":d5");
        QTest::keyClick(&view, Qt::Key_Return);
        QVERIFY(view.currentHex() == there);
        view.setCurrentHex(test::hexNamed(*window_, "A1"));
        QTest::keySequence(window_.get(), QKeySequence("Ctrl+F"));
        auto* find = window_->findChild<app::FindPopup*>();
        QVERIFY(find != nullptr && QTest::qWaitForWindowActive(find));
        QTest::keyClicks(find->findChild<QLineEdit*>(), QString::fromStdString(id) + ":D5");
        QTest::keyClick(find->findChild<QLineEdit*>(), Qt::Key_Return);
        QTRY_VERIFY(view.currentHex() == there);
    }

    /// Each once, and whatever it opens is closed.
    void everyCommandHoldsOnAJoinedBoard()
    {
        joinAt(edit::Border::West, true);
        window_->view().setCurrentHex(*hex::parseHex(map().layout, map().layout.parts.all().back().id + ":D5"));
        QTimer closer;
        connect(&closer, &QTimer::timeout, &closer,
                []
                {
                    for (QWidget* open : {QApplication::activePopupWidget(), QApplication::activeModalWidget()})
                        if (auto* dialog = qobject_cast<QDialog*>(open))
                            dialog->reject();
                        else if (open != nullptr)
                            open->close();
                });
        closer.start(20);
        const QStringList leave{"file.quit",       "file.close",    "file.save",  "file.saveAs",
                                "view.fullScreen", "edit.openPart", "go.nextTab", "go.previousTab"};
        for (const app::Command& command : app::Command::all())
        {
            if (leave.contains(QLatin1String(command.name)))
                continue;
            window_->action(command.name)->trigger();
            QTest::qWait(30);
            for (QWidget* other : QApplication::topLevelWidgets())
                if (other != window_.get() && other->isVisible() && other->windowType() != Qt::ToolTip)
                    other->close();
        }
        closer.stop();
        while (window_->workspace().history().canUndo())
            window_->workspace().undo();
    }

    void whoeverCancelsChangesNothing()
    {
        const QByteArray before = text();
        const test::Answer answer(
            [this](QDialog& dialog)
            {
                static_cast<editor::JoinDialog&>(dialog).choose(annex());
                QTest::keyClick(&dialog, Qt::Key_Escape);
            });
        trigger("edit.join");
        QVERIFY(answer.asked());
        QCOMPARE(text(), before);
        QVERIFY(!window_->isWindowModified());
    }

    void bookmarksStayOnTheirHexes()
    {
        const hex::Hex marked = test::hexNamed(*window_, "D7");
        const auto goesTo = [](app::MainWindow& window, const char* name)
        {
            window.view().setCurrentHex(test::hexNamed(window, "A1"));
            window.action("bookmark.1")->trigger();
            return *window.view().currentHex() == test::hexNamed(window, name);
        };
        window_->view().setCurrentHex(marked);
        trigger("go.bookmark");
        joinAt(edit::Border::West);
        QVERIFY(test::hexNamed(*window_, "W7") == marked);
        QVERIFY(goesTo(*window_, "W7"));
        QVERIFY(window_->action("bookmark.1")->text().contains("W7"));
        trigger("edit.undo");
        QVERIFY(goesTo(*window_, "D7"));
        trigger("edit.redo");
        trigger("file.save");
        QVERIFY(goesTo(*window_, "W7"));
        window_ = test::windowOn(castle_->scenario());
        QVERIFY(window_);
        QVERIFY(goesTo(*window_, "W7"));
    }
};

LIST_TEST(TestWindowJoin)

} // namespace tst_window_join

#include "tst_window_join.moc"
