// Several documents in the tabs of one window: each with its history, its view and its game.

#include "app/language/language.h"
#include "core/io/files.h"
#include "editor/hex_map_view.h"
#include "editor/tools/tool_box.h"
#include "support_main.h"
#include "support_window.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QLineF>
#include <QMenu>
#include <QPointer>
#include <QSettings>
#include <QTabBar>
#include <QTest>

namespace tst_window_tabs
{

using namespace merlon;

class TestWindowTabs : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Castle> castle_;
    std::unique_ptr<app::MainWindow> window_;
    std::unique_ptr<test::Answer> then_;

    QTabBar& bar() const { return *window_->findChild<QTabBar*>("tabs"); }
    editor::HexMapView& view() const { return window_->view(); }
    referee::RefereeSession& session() const { return window_->session(); }
    QString path() const { return window_->workspace().path(); }
    int steps() const { return window_->workspace().history().index(); }
    std::string terrain(const char* hex) const
    {
        return window_->workspace().map().map().terrainAt(test::hexNamed(*window_, hex));
    }
    QPoint at(const char* hex) const { return test::pointOf(*window_, hex); }
    /// A map without anything on it.
    QString field() const
    {
        const QString file = castle_->folder() + "/field.map.yaml";
        map::HexMap blank = map::blankMap({20, 20}, "plain", '.');
        blank.id = "field";
        if (!QFile::exists(file))
            test::writeAll(file, QByteArray::fromStdString(io::mapText(blank)));
        return file;
    }
    /// The scenario in the first tab, the field in the second, which is shown.
    void openField() const
    {
        QVERIFY(window_->open(field()));
        QTest::qWait(100); // the tabs have taken their room, and the map is fitted
        view().finishPainting();
    }
    void key(const char* keys) const { QTest::keySequence(window_.get(), QKeySequence(keys)); }
    void goToNext() const
    {
        key("Ctrl+Tab");
        QTest::qWait(20); // the panels have taken their room
    }
    void hold(const char* id) const
    {
        window_->tools().setTerrain(id);
        window_->tools().use(QLatin1String("brush"));
    }
    void paint(const char* hex) const
    {
        hold("brush");
        QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, at(hex));
    }
    static QPoint middleOf(const QTabBar& bar, int tab) { return bar.tabRect(tab).center(); }
    /// Answers a question, and the one after it.
    void answerTwice(QMessageBox::StandardButton first, QMessageBox::StandardButton second,
                     const std::function<void()>& act)
    {
        const test::Answer answer(
            [&](QDialog& dialog)
            {
                then_ = std::make_unique<test::Answer>([second](QDialog& next) { test::click(next, second); });
                test::click(dialog, first);
            });
        act();
        QVERIFY(answer.asked() && then_ && then_->asked());
        then_.reset();
    }

private slots:
    void initTestCase() { test::useOwnDesk(desk_.path()); }

    void init()
    {
        QSettings().clear();
        app::useLanguage("en");
        castle_ = std::make_unique<test::Castle>();
        window_ = test::windowOn(castle_->scenario());
        QVERIFY(window_);
    }

    void cleanup() { window_.reset(); }

    void oneDocumentNeedsNoTabs()
    {
        QCOMPARE(bar().count(), 1); // the untitled map that nobody has touched gave way
        QVERIFY(!bar().isVisible());
        openField();
        QVERIFY(bar().isVisible());
        QCOMPARE(bar().tabText(0), QString("norman-gate.scenario.yaml"));
        QCOMPARE(bar().tabText(1), QString("field.map.yaml"));
        QVERIFY(bar().tabToolTip(1).contains("field.map.yaml"));
        QCOMPARE(bar().currentIndex(), 1);
        QCOMPARE(path(), field());
        paint("B2");
        QCOMPARE(bar().tabText(1), QString("field.map.yaml*"));
        key("Ctrl+Z");
        QCOMPARE(bar().tabText(1), QString("field.map.yaml"));
    }

    void aNewMapIsCalledByItsTitle()
    {
        const test::Answer answer(
            [](QDialog& dialog)
            {
                dialog.findChild<QLineEdit*>()->setText("Harrow & Mere");
                dialog.accept();
            });
        window_->action("file.new")->trigger();
        QVERIFY(answer.asked());
        QCOMPARE(bar().tabText(1), QString("Harrow && Mere"));
    }

    /// Six of them have no room: the bar scrolls, and no name is cut.
    void manyTabsKeepTheirNames()
    {
        for (int i = 0; i < 5; ++i)
        {
            const QString folder = castle_->folder() + QString("/a-long-name-of-a-folder-%1").arg(i);
            QVERIFY(QDir().mkpath(folder));
            test::writeAll(folder + "/harrow-field.map.yaml", test::readAll(field()));
            QVERIFY(window_->open(folder + "/harrow-field.map.yaml"));
        }
        window_->resize(900, 700);
        QTest::qWait(50);
        for (int i = 1; i < bar().count(); ++i)
        {
            QVERIFY(!bar().tabText(i).contains(castle_->folder())); // only what tells them apart
            QVERIFY(bar().tabRect(i).width() >= bar().fontMetrics().horizontalAdvance(bar().tabText(i)));
        }
        QVERIFY(bar().width() <= 900);
    }

    void whatIsOpenIsShownHoweverItIsNamed()
    {
        openField();
        const QString link = castle_->folder() + "/link.scenario.yaml";
        QVERIFY(QFile::link(castle_->scenario(), link));
        for (const QString& name : {castle_->scenario(), castle_->folder() + "/./norman-gate.scenario.yaml", link})
        {
            QVERIFY(window_->open(field()));
            QCOMPARE(bar().currentIndex(), 1);
            QVERIFY(window_->open(name));
            QCOMPARE(bar().currentIndex(), 0);
            QCOMPARE(path(), castle_->scenario());
        }
        QCOMPARE(bar().count(), 2);
    }

    void keysGoRound()
    {
        QVERIFY(!window_->action("go.nextTab")->isEnabled());
        openField();
        QVERIFY(window_->open(castle_->map()));
        QCOMPARE(bar().currentIndex(), 2);
        key("Ctrl+Tab");
        QCOMPARE(path(), castle_->scenario());
        key("Ctrl+PgDown");
        QCOMPARE(path(), field());
        key("Ctrl+PgUp");
        QTest::keyClick(window_.get(), Qt::Key_Backtab, Qt::ControlModifier | Qt::ShiftModifier); // as it is pressed
        QCOMPARE(path(), castle_->map());
    }

    void aClickShowsATabAndDraggingMovesIt()
    {
        openField();
        QTest::mouseClick(&bar(), Qt::LeftButton, {}, middleOf(bar(), 0));
        QCOMPARE(path(), castle_->scenario());
        QVERIFY(session().isOpen());
        bar().moveTab(0, 1);
        QCOMPARE(path(), castle_->scenario());
        QCOMPARE(bar().currentIndex(), 1);
        QTest::mouseClick(&bar(), Qt::LeftButton, {}, middleOf(bar(), 0));
        QCOMPARE(path(), field());
        QVERIFY(!session().isOpen());
    }

    void eachHasItsHistory()
    {
        const QByteArray castle = window_->workspace().map().text();
        paint("B20");
        openField();
        paint("B2");
        paint("C2");
        QCOMPARE(steps(), 2);
        key("Ctrl+Z");
        QCOMPARE(steps(), 1);
        goToNext();
        QVERIFY(window_->isWindowModified());
        QCOMPARE(terrain("B20"), std::string("brush"));
        key("Ctrl+Z");
        QCOMPARE(window_->workspace().map().text(), castle);
        QVERIFY(!window_->isWindowModified());
        goToNext();
        QVERIFY(window_->isWindowModified());
        QCOMPARE(terrain("B2"), std::string("brush"));
        key("Ctrl+Shift+Z");
        QCOMPARE(terrain("C2"), std::string("brush"));
    }

    void eachIsSeenAsItWasLeft()
    {
        openField();
        QVERIFY(view().showsWhole());
        goToNext();
        const hex::Hex place = test::hexNamed(*window_, "J12");
        const auto marked = hex::range(place, 1);
        view().setCurrentHex(place);
        view().select({window_->workspace().map().map().layout, marked});
        view().setScale(40, {});
        view().centreOn(test::hexNamed(*window_, "P10"));
        const QPointF middle = view().seenPlane().center();
        const auto selected = view().selectedHexes().hexes();
        QCOMPARE(selected.size(), marked.size());
        goToNext();
        QVERIFY(view().showsWhole());
        QVERIFY(view().selectedHexes().hexes().empty());
        goToNext();
        QCOMPARE(view().scale(), 40.0);
        QTRY_VERIFY(QLineF(view().seenPlane().center(), middle).length() < 0.1);
        QCOMPARE(view().currentHex(), std::optional(place));
        QVERIFY(view().selectedHexes().hexes() == selected);
        QTest::qWait(50); // nothing comes after it
        QCOMPARE(view().scale(), 40.0);
    }

    void aStrokeEndsWithTheTab()
    {
        openField();
        goToNext();
        hold("brush");
        QTest::mousePress(view().viewport(), Qt::LeftButton, {}, at("B20"));
        QTest::mouseMove(view().viewport(), at("B21"));
        QVERIFY(view().isDragging());
        key("Ctrl+Tab");
        QVERIFY(!view().isDragging());
        QTest::mouseRelease(view().viewport(), Qt::LeftButton, {}, at("B5"));
        QCOMPARE(steps(), 0);
        QCOMPARE(terrain("B5"), std::string("plain"));
        key("Ctrl+Tab");
        QCOMPARE(steps(), 1);
        QCOMPARE(terrain("B20"), std::string("brush"));
        QCOMPARE(terrain("B21"), std::string("brush"));
    }

    void aPieceIsCopiedFromTabToTab()
    {
        openField();
        goToNext();
        view().setFocus();
        view().select({window_->workspace().map().map().layout, hex::range(test::hexNamed(*window_, "V17"), 1)});
        const std::string floor = terrain("V17");
        QTest::keyClick(&view(), Qt::Key_C, Qt::ControlModifier);
        goToNext();
        QTest::keyClick(&view(), Qt::Key_V, Qt::ControlModifier);
        QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, at("H8"));
        QCOMPARE(terrain("H8"), floor);
        QCOMPARE(steps(), 1);
    }

    void aTabWithoutChangesIsClosedUnasked()
    {
        openField();
        key("Ctrl+W");
        QCOMPARE(path(), castle_->scenario());
        openField();
        QTest::mouseClick(&bar(), Qt::MiddleButton, {}, middleOf(bar(), 0));
        QCOMPARE(path(), field());
        QCOMPARE(bar().count(), 1);
        key("Ctrl+W"); // the last one
        QCOMPARE(path(), QString());
        QCOMPARE(bar().count(), 1);
        QVERIFY(!session().isOpen());
        QVERIFY(window_->open(field()));
        QCOMPARE(bar().count(), 1);
    }

    void unsavedWorkIsAskedAbout_data()
    {
        QTest::addColumn<QMessageBox::StandardButton>("answer");
        QTest::addColumn<int>("tabs");
        QTest::addColumn<bool>("written");
        QTest::newRow("save") << QMessageBox::Save << 1 << true;
        QTest::newRow("discard") << QMessageBox::Discard << 1 << false;
        QTest::newRow("cancel") << QMessageBox::Cancel << 2 << false;
    }

    void unsavedWorkIsAskedAbout()
    {
        QFETCH(const QMessageBox::StandardButton, answer);
        QFETCH(const int, tabs);
        QFETCH(const bool, written);
        openField();
        const QByteArray before = test::readAll(field());
        paint("B2");
        goToNext();
        QString shown;
        const test::Answer question(
            [&](QDialog& dialog)
            {
                shown = path(); // whoever is asked sees it
                test::click(dialog, answer);
            });
        QTest::mouseClick(&bar(), Qt::MiddleButton, {}, middleOf(bar(), 1));
        QVERIFY(question.asked());
        QCOMPARE(shown, field());
        QCOMPARE(bar().count(), tabs);
        QCOMPARE(path(), tabs == 2 ? field() : castle_->scenario());
        QCOMPARE(test::readAll(field()) != before, written);
    }

    void theWindowAsksForEach()
    {
        paint("B20");
        openField();
        paint("B2");
        goToNext();
        answerTwice(QMessageBox::Discard, QMessageBox::Cancel, [this] { window_->close(); });
        QVERIFY(window_->isVisible());
        QCOMPARE(path(), field()); // about which the answer was no
        QVERIFY(window_->isWindowModified());
        goToNext();
        QVERIFY(window_->isWindowModified());
        const QByteArray castle = test::readAll(castle_->map());
        answerTwice(QMessageBox::Discard, QMessageBox::Save, [this] { window_->close(); });
        QVERIFY(!window_->isVisible());
        QCOMPARE(test::readAll(castle_->map()), castle);
        QCOMPARE(test::readAll(field()), window_->workspace().map().text());
    }

    void aGameGoesOnWhereItWasLeft()
    {
        session().openGame("Sunday");
        QVERIFY(session().ruleByHand({}, "a break for supper"));
        const auto judged = session().setting();
        paint("B20"); // and not saved
        openField();
        QVERIFY(!session().isOpen());
        QVERIFY(!window_->windowTitle().contains("Sunday"));
        goToNext();
        QCOMPARE(session().gameName(), QString("Sunday"));
        QCOMPARE(session().journal().entries.size(), std::size_t(1));
        QVERIFY(session().setting() == judged);
        QVERIFY(session().ruleByHand({}, "and another"));
        const play::Record shot{"shoot", {{"by", play::Ref{"counter", "alric"}}, {"at", play::Ref{"counter", "gwyn"}}}};
        session().judge(shot);
        goToNext();
        goToNext();
        QCOMPARE(session().journal().entries.size(), std::size_t(2));
        QVERIFY(session().draft() != nullptr && session().order().kind == shot.kind);
        window_->tools().use(QLatin1String("select"));
        key("Ctrl+S");
        QVERIFY(session().setting() != judged);
    }

    void theMenuOfATab()
    {
        openField();
        QVERIFY(window_->open(castle_->map()));
        const auto choose = [this](int tab, const QString& text)
        {
            const QPoint at = middleOf(bar(), tab);
            QContextMenuEvent event(QContextMenuEvent::Mouse, at, bar().mapToGlobal(at));
            QApplication::sendEvent(&bar(), &event);
            const QPointer<QMenu> menu = bar().findChild<QMenu*>("menu.tab");
            QVERIFY(menu);
            for (QAction* action : menu->actions())
                if (action->text() == text)
                    action->trigger();
            menu->close();
            QTRY_VERIFY(!menu);
        };
        choose(1, "Copy path");
        QCOMPARE(QApplication::clipboard()->text(), QDir::toNativeSeparators(field()));
        choose(1, "Close others");
        QCOMPARE(bar().count(), 1);
        QCOMPARE(path(), field());
    }
};

LIST_TEST(TestWindowTabs)

} // namespace tst_window_tabs

#include "tst_window_tabs.moc"
