// Cutting, copying, pasting, selecting and keeping pieces of a castle, with the keys that a designer presses.

#include "app/language/language.h"
#include "app/window/theme.h"
#include "core/io/files.h"
#include "editor/hex_map_view.h"
#include "editor/palette_panel.h"
#include "editor/stamps_page.h"
#include "editor/tools/tool_box.h"
#include "support_main.h"
#include "support_window.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QLineEdit>
#include <QListView>
#include <QSettings>
#include <QSpinBox>
#include <QStatusBar>
#include <QTest>

namespace tst_window_clipboard
{

using namespace merlon;

class TestWindowClipboard : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Castle> castle_;
    std::unique_ptr<app::MainWindow> window_;

    editor::HexMapView& view() const { return window_->view(); }
    const map::HexMap& map() const { return window_->workspace().map().map(); }
    QByteArray text() const { return window_->workspace().map().text(); }
    hex::Hex hexAt(const char* name) const { return test::hexNamed(*window_, name); }
    int structures(const char* id) const
    {
        return static_cast<int>(std::ranges::count(map().structures, id, &map::Structure::id));
    }
    /// The tower at the west of the gate.
    void selectTower() const
    {
        view().setFocus();
        view().select({map().layout, hex::range(hexAt("V17"), 1)});
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::ControlModifier) const
    {
        QTest::keyClick(&view(), key, modifiers);
    }
    void openBlankMap()
    {
        map::HexMap blank = map::blankMap({20, 20}, "plain", '.');
        blank.id = "blank";
        const QString file = castle_->folder() + "/blank.map.yaml";
        test::writeAll(file, QByteArray::fromStdString(io::mapText(blank)));
        QVERIFY(window_->open(file));
        QTest::qWait(100);
        view().finishPainting();
        view().setFocus();
    }

private slots:
    /// A sixth of a turn is a step of its own, and six of them are none.
    void whatIsSelectedTurnsWhereItStands()
    {
        const QByteArray before = text();
        selectTower();
        view().selectionModel()->setCurrentIndex(window_->view().hexModel()->indexOf(hexAt("V17")),
                                                 QItemSelectionModel::NoUpdate);
        const auto hexes = view().selectedHexes().hexes();
        std::vector<std::string> ground;
        for (const hex::Hex at : hexes)
            ground.push_back(map().terrainAt(at));
        const std::string above = map().terrainAt(hexAt("V16"));
        for (int sixths = 1; sixths <= 6; ++sixths)
        {
            key(Qt::Key_Period);
            QCOMPARE(window_->workspace().history().count(), sixths);
            if (sixths == 3)
                QCOMPARE(map().terrainAt(hexAt("V18")), above);
        }
        for (std::size_t i = 0; i < hexes.size(); ++i)
            QCOMPARE(map().terrainAt(hexes[i]), ground[i]);
        QCOMPARE(structures("west-gate-tower"), 1);
        key(Qt::Key_Comma);
        key(Qt::Key_Slash);
        QVERIFY(view().selectedHexes().hexes() == hexes);
        window_->workspace().goToStep(0);
        QCOMPARE(text(), before);
    }

    void initTestCase() { test::useOwnDesk(desk_.path()); }

    void init()
    {
        QSettings().clear();
        QDir(editor::StampsModel::ownFolder()).removeRecursively();
        QApplication::clipboard()->clear();
        app::useTheme("light");
        app::useLanguage("en");
        castle_ = std::make_unique<test::Castle>();
        window_ = test::windowOn(castle_->map());
        QVERIFY(window_);
    }

    void cleanup() { window_.reset(); }

    void whatIsCopiedIsPastedOnAnotherMap()
    {
        const QByteArray before = text();
        selectTower();
        key(Qt::Key_C);
        QCOMPARE(text(), before);
        openBlankMap();
        key(Qt::Key_V);
        QVERIFY(window_->tools().holds(QLatin1String("stamp")));
        QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, test::pointOf(*window_, "H8"));
        QCOMPARE(structures("west-gate-tower"), 1);
        QCOMPARE(map().terrainAt(hexAt("H8")), std::string("tower_floor"));
        QCOMPARE(map().levelAt(hexAt("H8")), 1);
        QCOMPARE(window_->action("edit.undo")->text().remove('&'), QString("Undo: Place 7 hexes"));
        key(Qt::Key_Escape, {});
        QVERIFY(window_->tools().holds(QLatin1String("select")));
    }

    /// Another program has it as text, and gives it back as text.
    void theClipboardHoldsAMapForEverybody()
    {
        selectTower();
        key(Qt::Key_C);
        const QString copied = QApplication::clipboard()->text();
        QVERIFY(copied.startsWith("merlon: map/1"));
        QApplication::clipboard()->setText(copied);
        key(Qt::Key_V);
        QVERIFY(window_->tools().stamp());
        QCOMPARE(window_->tools().stamp()->cells.size(), std::size_t{7});
    }

    void otherTextIsRefusedWithAWord()
    {
        for (const char* other : {"a letter", "merlon: map/1\nid: half\n", ""})
        {
            QApplication::clipboard()->setText(other);
            window_->statusBar()->clearMessage();
            view().setFocus();
            key(Qt::Key_V);
            QVERIFY(!window_->tools().holds(QLatin1String("stamp")));
            QVERIFY(!window_->statusBar()->currentMessage().isEmpty());
        }
    }

    void cutTakesItAwayInOneStep()
    {
        const QByteArray before = text();
        selectTower();
        key(Qt::Key_X);
        QCOMPARE(map().terrainAt(hexAt("V17")), std::string("plain"));
        QCOMPARE(structures("west-gate-tower"), 0);
        QCOMPARE(window_->workspace().history().count(), 1);
        QTest::keySequence(window_.get(), QKeySequence::Undo);
        QCOMPARE(text(), before);
        selectTower();
        key(Qt::Key_Delete, {});
        QCOMPARE(structures("west-gate-tower"), 0);
    }

    void movedByKeysItKeepsItsName()
    {
        const QByteArray before = text();
        view().setCurrentHex(hexAt("E25")); // which selects it
        selectTower();
        key(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(text(), before);
        key(Qt::Key_Down, {});
        key(Qt::Key_Return, {});
        QCOMPARE(map().terrainAt(hexAt("E26")), std::string("tower_floor"));
        QCOMPARE(map().terrainAt(hexAt("V17")), std::string("plain"));
        QCOMPARE(structures("west-gate-tower"), 1);
        QCOMPARE(window_->workspace().history().count(), 1);
        QVERIFY(window_->tools().holds(QLatin1String("select")));
        QVERIFY(view().selectedHexes() == hex::HexSet(map().layout, hex::range(hexAt("E26"), 1)));
    }

    void keysOfTextFieldsAreTheirs()
    {
        view().setCurrentHex(hexAt("B2"));
        selectTower();
        const QByteArray before = text();
        auto* level = window_->findChild<QSpinBox*>("inspector.level");
        QVERIFY(level && level->isVisible());
        auto* line = level->findChild<QLineEdit*>();
        level->setFocus();
        line->selectAll();
        QTest::keyClick(line, Qt::Key_C, Qt::ControlModifier);
        QVERIFY(!QApplication::clipboard()->text().startsWith("merlon"));
        QTest::keyClick(line, Qt::Key_Delete);
        QCOMPARE(text(), before);
    }

    void commandsSelect()
    {
        const auto count = [this] { return view().selectedHexes().count(); };
        view().setFocus();
        view().setCurrentHex(hexAt("V17"));
        key(Qt::Key_A);
        QCOMPARE(count(), map().layout.count());
        key(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(count(), 0);
        key(Qt::Key_U, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(count(), 7);
        key(Qt::Key_BracketRight);
        QCOMPARE(count(), 19);
        key(Qt::Key_BracketLeft);
        QCOMPARE(count(), 7);
        key(Qt::Key_I);
        QCOMPARE(count(), map().layout.count() - 7);
        key(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
        const int everywhere = count();
        view().setCurrentHex(hexAt("V17"));
        key(Qt::Key_T);
        QVERIFY(count() >= 1 && count() < everywhere);
        key(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(view().selectedHexes().has(hexAt("P5")));
        QVERIFY(!view().selectedHexes().has(hexAt("A1")));
    }

    void aSelectionIsKeptAsAStamp()
    {
        QListView& list = window_->palettePanel().stamps().view();
        const int shipped = list.model()->rowCount();
        selectTower();
        {
            const test::Answer name(
                [](QDialog& dialog)
                {
                    dialog.findChild<QLineEdit*>()->setText("Gate tower");
                    dialog.accept();
                });
            window_->action("edit.addStamp")->trigger();
            QVERIFY(name.asked());
        }
        QCOMPARE(list.model()->rowCount(), shipped + 1);
        QVERIFY(window_->tools().holds(QLatin1String("stamp")));
        QVERIFY(list.isVisible()); // its page came to the front
        window_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
        list.setFocus();
        const test::Answer yes([](QDialog& dialog) { test::click(dialog, QMessageBox::Yes); });
        QTest::keyClick(&list, Qt::Key_Delete);
        QVERIFY(yes.asked());
        QCOMPARE(list.model()->rowCount(), shipped);
    }

    /// What is pasted is none of the palette's.
    void thePaletteMarksNoStampWhileOneIsPasted()
    {
        QListView& list = window_->palettePanel().stamps().view();
        view().setFocus();
        key(Qt::Key_P, {});
        QVERIFY(list.currentIndex().isValid());
        selectTower();
        key(Qt::Key_C);
        key(Qt::Key_V);
        QVERIFY(window_->tools().stamp());
        QVERIFY(!list.currentIndex().isValid());
    }

    void theToolAloneHoldsAStampOfThePalette()
    {
        view().setFocus();
        key(Qt::Key_P, {});
        QVERIFY(window_->tools().stamp());
        QVERIFY(window_->palettePanel().stamps().isVisible());
    }
};

LIST_TEST(TestWindowClipboard)

} // namespace tst_window_clipboard

#include "tst_window_clipboard.moc"
