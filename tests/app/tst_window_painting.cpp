// The designer at the window: real mouse and key events from the first stroke to the saved file.

#include "app/language/language.h"
#include "app/window/theme.h"
#include "editor/hex_map_view.h"
#include "editor/palette_model.h"
#include "editor/tools/tool_box.h"
#include "support_main.h"
#include "support_window.h"
#include "translations/language_name.h"

#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QTabWidget>
#include <QTableView>
#include <QTest>

namespace tst_window_painting
{

using namespace merlon;

class TestWindowPainting : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Castle> castle_;
    std::unique_ptr<app::MainWindow> window_;

    QWidget* canvas() const { return window_->view().viewport(); }
    QPoint at(const char* hex) const { return test::pointOf(*window_, hex); }
    std::string terrain(const char* hex) const
    {
        const map::HexMap& map = window_->workspace().map().map();
        return map.terrainAt(test::hexNamed(*window_, hex));
    }
    void press(const char* hex) const { QTest::mousePress(canvas(), Qt::LeftButton, {}, at(hex)); }
    void moveTo(const char* hex) const { QTest::mouseMove(canvas(), at(hex)); }
    void release(const char* hex) const { QTest::mouseRelease(canvas(), Qt::LeftButton, {}, at(hex)); }
    void drag(const char* from, const char* to) const
    {
        press(from);
        moveTo(to);
        release(to);
    }
    void hold(const char* tool, const char* id) const
    {
        window_->tools().setTerrain(id);
        window_->tools().use(QLatin1String(tool));
    }
    void beginDrag() const
    {
        hold("brush", "brush");
        press("B20");
        moveTo("B24");
        QVERIFY(window_->view().isDragging());
    }

private slots:
    void initTestCase() { test::useOwnDesk(desk_.path()); }

    void init()
    {
        QSettings().clear();
        app::useTheme("light");
        app::useLanguage("en");
        castle_ = std::make_unique<test::Castle>();
        window_ = test::windowOn(castle_->scenario());
        QVERIFY(window_);
    }

    void cleanup()
    {
        if (window_)
            release("B24"); // no button stays down for the next test
        window_.reset();
        app::useLanguage("en");
    }

    void aStrokeIsOneStepWithAName()
    {
        const QByteArray before = window_->workspace().map().text();
        hold("brush", "brush");
        drag("B20", "B24");
        for (const char* hex : {"B20", "B21", "B22", "B23", "B24"})
            QCOMPARE(terrain(hex), std::string("brush"));
        QCOMPARE(window_->action("edit.undo")->text().remove('&'), QString("Undo: Paint brush on 5 hexes"));
        QVERIFY(window_->isWindowModified());
        QTest::keySequence(window_.get(), QKeySequence::Undo);
        QCOMPARE(window_->workspace().map().text(), before);
        QVERIFY(!window_->isWindowModified());
        QCOMPARE(window_->action("edit.redo")->text().remove('&'), QString("Redo: Paint brush on 5 hexes"));
        QTest::keySequence(window_.get(), QKeySequence("Ctrl+Y"));
        QCOMPARE(terrain("B22"), std::string("brush"));
    }

    void everyToolPaints()
    {
        hold("line", "moat");
        drag("C20", "C23");
        QCOMPARE(terrain("C21"), std::string("moat"));
        hold("rectangle", "tent");
        drag("D19", "E20");
        for (const char* hex : {"D19", "E19", "D20", "E20"})
            QCOMPARE(terrain(hex), std::string("tent"));
        hold("fill", "brush");
        QTest::mouseClick(canvas(), Qt::LeftButton, {}, at("D19"));
        QCOMPARE(terrain("E20"), std::string("brush"));
        QCOMPARE(terrain("C21"), std::string("moat"));
        QTest::mouseClick(canvas(), Qt::LeftButton, Qt::AltModifier, at("C21"));
        QCOMPARE(window_->tools().paint().terrain, std::string("moat"));
    }

    /// The mouse leaves the keyboard on the map; where it stands on the box the figures take terrains all the same.
    void figuresTakeTerrainsAfterAChoiceOfSymmetry()
    {
        window_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
        window_->tools().use(QLatin1String("brush"));
        window_->view().setFocus();
        auto* box = window_->findChild<QComboBox*>("paint.symmetry");
        QVERIFY(box->isVisible());
        QTest::mouseClick(box, Qt::LeftButton);
        QTRY_VERIFY(box->view()->isVisible());
        QTest::keyClick(box->view(), Qt::Key_Down);
        QTest::keyClick(box->view(), Qt::Key_Return);
        QVERIFY(window_->tools().held().symmetry == edit::Symmetry::LeftRight);
        QTRY_VERIFY(window_->view().hasFocus());
        const auto* list = window_->findChild<QListView*>("palette");
        const auto named = [&](int row)
        { return list->model()->index(row, 0).data(editor::PaletteModel::TerrainRole).toString().toStdString(); };
        QTest::keyClick(&window_->view(), Qt::Key_4);
        QCOMPARE(window_->tools().paint().terrain, named(3));
        box->setFocus(Qt::TabFocusReason);
        QTest::keyClick(box, Qt::Key_2);
        QCOMPARE(window_->tools().paint().terrain, named(1));
        QVERIFY(window_->tools().held().symmetry == edit::Symmetry::LeftRight);
    }

    /// Whatever was in the hand: things, an eraser.
    void aTerrainThatIsChosenIsPainted()
    {
        auto* pages = window_->findChild<QTabWidget*>("palette.pages");
        auto* list = window_->findChild<QListView*>("palette");
        int row = 2;
        for (const char* tool : {"things", "eraser"})
        {
            window_->tools().use(QLatin1String(tool));
            QVERIFY(window_->tools().holds(QLatin1String(tool)));
            pages->setCurrentIndex(0);
            const QModelIndex chosen = list->model()->index(row++, 0);
            list->scrollTo(chosen);
            QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(chosen).center());
            QVERIFY2(window_->tools().holds(QLatin1String("brush")), tool);
            drag("B20", "B22");
            QCOMPARE(QString::fromStdString(terrain("B21")), chosen.data(editor::PaletteModel::TerrainRole).toString());
        }
    }

    /// At the start, and from a panel that was clicked; where a number is typed too, for a letter is none.
    void lettersTakeToolsWithoutAClickOnTheMap()
    {
        window_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
        QVERIFY(window_->view().hasFocus());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_B);
        QVERIFY(window_->tools().holds(QLatin1String("brush")));
        window_->action("view.layout")->trigger();
        window_->action("view.layout")->trigger();
        window_->view().setCurrentHex(test::hexNamed(*window_, "B20")); // so that it can be inspected
        QList<QWidget*> panels{window_->findChild<QTableView*>("layers")};
        for (const char* name : {"minimap", "brush.radius", "inspector.level"})
            panels << window_->findChild<QWidget*>(name);
        for (QWidget* widget : panels)
        {
            const QByteArray name = widget->objectName().toUtf8();
            QWidget* dock = widget;
            while (qobject_cast<QDockWidget*>(dock) == nullptr)
                dock = dock->parentWidget();
            dock->show();
            dock->raise();
            QTRY_VERIFY2(widget->isEnabled() && widget->isVisible(), name.data());
            widget->setFocus();
            QTRY_VERIFY2(widget->hasFocus(), name.data());
            QTest::keyClick(widget, Qt::Key_F);
            QVERIFY2(window_->tools().holds(QLatin1String("fill")), name.data());
            window_->tools().use(QLatin1String("brush"));
        }
    }

    void theChosenTerrainKeepsItsColours()
    {
        auto* palette = window_->findChild<QListView*>("palette");
        QVERIFY(palette->isVisible());
        const QModelIndex moat = palette->model()->index(6, 0);
        const auto swatch = [&]
        {
            const QRect row = palette->visualRect(moat);
            return palette->viewport()->grab(QRect(row.left() + 8, row.top() + 8, 24, row.height() - 16)).toImage();
        };
        window_->tools().setTerrain("plain");
        const QImage before = swatch();
        const QImage bare = palette->viewport()->grab(palette->visualRect(moat)).toImage();
        window_->tools().setTerrain("moat");
        QVERIFY(palette->selectionModel()->isSelected(moat));
        QCOMPARE(swatch(), before);
        QVERIFY(palette->viewport()->grab(palette->visualRect(moat)).toImage() != bare); // its frame
    }

    void levelsArePaintedToo()
    {
        window_->tools().setPaintKind(edit::Paint::Kind::Raise);
        window_->tools().use(QLatin1String("brush"));
        drag("B20", "B22");
        QCOMPARE(window_->workspace().map().map().levelAt(test::hexNamed(*window_, "B21")), 1);
        QCOMPARE(window_->action("edit.undo")->text().remove('&'), QString("Undo: Raise 3 hexes"));
    }

    void hexsidesAreATool()
    {
        window_->view().setFocus();
        QTest::keyClick(&window_->view(), Qt::Key_W);
        QVERIFY(window_->tools().holds(QLatin1String("sides")));
        QVERIFY(!window_->tools().side().kind.empty());
        QVERIFY(!window_->action("tool.sides")->icon().isNull());
        window_->tools().setSide({"wall", {}});
        QTest::mouseClick(canvas(), Qt::LeftButton, {}, at("B20"));
        QCOMPARE(window_->action("edit.undo")->text().remove('&'), QString("Undo: Place on 1 hexside: wall"));
        QTest::mouseClick(canvas(), Qt::LeftButton, Qt::ControlModifier, at("B20"));
        QCOMPARE(window_->action("edit.undo")->text().remove('&'), QString("Undo: Remove from 1 hexside: wall"));
    }

    void undoInTheMiddleOfADragTakesBackThatDrag()
    {
        const QByteArray before = window_->workspace().map().text();
        beginDrag();
        QTest::keySequence(window_.get(), QKeySequence::Undo);
        QVERIFY(!window_->view().isDragging());
        QCOMPARE(window_->workspace().map().text(), before);
        moveTo("D24");
        release("D24");
        QCOMPARE(window_->workspace().map().text(), before);
        QTest::keySequence(window_.get(), QKeySequence("Ctrl+Shift+Z"));
        QCOMPARE(terrain("B22"), std::string("brush"));
    }

    void saveInTheMiddleOfADragKeepsWhatTheEyeSaw()
    {
        beginDrag();
        QTest::keySequence(window_.get(), QKeySequence::Save);
        QVERIFY(!window_->view().isDragging());
        QVERIFY(!window_->isWindowModified());
        const QByteArray saved = test::readAll(castle_->map());
        QCOMPARE(saved, window_->workspace().map().text());
        release("B24");
        QCOMPARE(window_->workspace().map().text(), saved);
        QCOMPARE(terrain("B22"), std::string("brush"));
    }

    void anotherLanguageInTheMiddleOfADragEndsIt()
    {
        beginDrag();
        window_->setLanguage("it");
        QVERIFY(!window_->view().isDragging());
        QCOMPARE(terrain("B22"), std::string("brush"));
        QVERIFY(window_->action("edit.undo")->text().contains("5"));
        QVERIFY(!window_->action("edit.undo")->text().contains("Paint"));
        moveTo("D24");
        release("D24");
        QCOMPARE(terrain("C24"), std::string("plain"));
        QCOMPARE(window_->workspace().history().count(), 1);
    }

    void closingInTheMiddleOfADragAsksAboutIt()
    {
        beginDrag();
        {
            const test::Answer keepOpen([](QDialog& dialog) { dialog.reject(); });
            QVERIFY(!window_->close());
            QVERIFY(keepOpen.asked());
        }
        QVERIFY(window_->isVisible());
        QVERIFY(!window_->view().isDragging());
        QCOMPARE(terrain("B22"), std::string("brush"));
        const test::Answer discard([](QDialog& dialog) { test::click(dialog, QMessageBox::Discard); });
        QVERIFY(window_->close());
        QVERIFY(discard.asked());
    }

    void escapeTakesADragBack()
    {
        const QByteArray before = window_->workspace().map().text();
        beginDrag();
        QTest::keyClick(canvas(), Qt::Key_Escape);
        QVERIFY(!window_->view().isDragging());
        QCOMPARE(window_->workspace().map().text(), before);
    }

    void theKeyboardAlonePaints()
    {
        window_->view().setFocus();
        window_->view().setCurrentHex(test::hexNamed(*window_, "B20"));
        hold("brush", "brush");
        QTest::keyClick(&window_->view(), Qt::Key_Return);
        QCOMPARE(terrain("B20"), std::string("brush"));
        QTest::keyClick(&window_->view(), Qt::Key_Down, Qt::ShiftModifier);
        QTest::keyRelease(&window_->view(), Qt::Key_Shift);
        QCOMPARE(terrain("B21"), std::string("brush"));
    }

    /// As the README says, wherever the cursor is on the map.
    void digitsChooseTerrainOnTheMap()
    {
        window_->view().setFocus();
        window_->view().setCurrentHex(test::hexNamed(*window_, "B20"));
        QTest::keyClick(&window_->view(), Qt::Key_2); // the second of the palette, and the brush
        QVERIFY(window_->tools().holds(QLatin1String("brush")));
        QTest::keyClick(&window_->view(), Qt::Key_Return);
        QCOMPARE(terrain("B20"), std::string("brush"));
    }

    /// Letters that are tools elsewhere name a hex after G.
    void aHexIsGoneToByItsName()
    {
        window_->view().setFocus();
        QTest::keyClick(&window_->view(), Qt::Key_G);
        QTest::keyClicks(&window_->view(), "b");
        QVERIFY(!window_->tools().holds(QLatin1String("brush")));
        QTest::keyClicks(&window_->view(), "20");
        QTest::keyClick(&window_->view(), Qt::Key_Return);
        QCOMPARE(*window_->view().currentHex(), test::hexNamed(*window_, "B20"));
        QTest::keyClick(&window_->view(), Qt::Key_B);
        QVERIFY(window_->tools().holds(QLatin1String("brush")));
    }

    void noTwoCommandsShareAKey()
    {
        QMap<QString, QString> taken;
        for (const QAction* action : window_->findChildren<QAction*>())
            for (const QKeySequence& keys : action->shortcuts())
            {
                if (action->objectName().isEmpty() || keys.isEmpty() || action->shortcutContext() == Qt::WidgetShortcut)
                    continue;
                const QString key = keys.toString();
                QVERIFY2(!taken.contains(key), qPrintable(key + ": " + action->objectName() + ", " + taken.value(key)));
                taken.insert(key, action->objectName());
            }
        QVERIFY(taken.size() > 30);
    }

    void noTwoEntriesOfAMenuShareALetter_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString& language : words::languages())
            QTest::newRow(qPrintable(language)) << language;
    }

    void noTwoEntriesOfAMenuShareALetter()
    {
        QFETCH(const QString, language);
        window_->setLanguage(language);
        QCoreApplication::processEvents();
        const auto check = [](const QList<QAction*>& actions, const QString& where)
        {
            QMap<QChar, QString> taken;
            for (const QAction* action : actions)
            {
                const QString text = action->text();
                const qsizetype mark = text.indexOf('&');
                if (mark < 0 || mark + 1 == text.size())
                    continue;
                const QChar letter = text[mark + 1].toLower();
                QVERIFY2(!taken.contains(letter), qPrintable(where + ": " + text + ", " + taken.value(letter)));
                taken.insert(letter, text);
            }
        };
        check(window_->menuBar()->actions(), "menu bar");
        for (const QAction* entry : window_->menuBar()->actions())
            check(entry->menu()->actions(), entry->text());
    }

    void everyCommandSpeaksTheLanguage_data() { noTwoEntriesOfAMenuShareALetter_data(); }

    void everyCommandSpeaksTheLanguage()
    {
        QFETCH(const QString, language);
        if (language == "en")
            return;
        QMap<QString, QString> english;
        for (const QAction* action : window_->findChildren<QAction*>())
            if (action->objectName().contains('.') && !action->objectName().startsWith("language."))
                english.insert(action->objectName(), action->statusTip());
        window_->setLanguage(language);
        QCoreApplication::processEvents();
        int changed = 0;
        for (auto one = english.constBegin(); one != english.constEnd(); ++one)
            if (!one.value().isEmpty() && !one.key().startsWith("theme."))
            {
                QVERIFY2(window_->action(one.key())->statusTip() != one.value(), qPrintable(one.key()));
                ++changed;
            }
        QVERIFY(changed > 25);
        QCOMPARE(QSettings().value("language").toString(), language);
    }
};

LIST_TEST(TestWindowPainting)

} // namespace tst_window_painting

#include "tst_window_painting.moc"
