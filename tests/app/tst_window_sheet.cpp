// The siege sheet in the window: its author arranges it with mouse and keys, the referee ticks it in a game.

#include "app/language/language.h"
#include "app/report/laid_sheet.h"
#include "app/window/docks.h"
#include "app/window/sheet_panel.h"
#include "app/window/theme.h"
#include "core/io/files.h"
#include "core/play/paper.h"
#include "support_main.h"
#include "support_places.h"
#include "support_typing.h"
#include "support_window.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QSpinBox>
#include <QStatusBar>
#include <QTest>

namespace tst_window_sheet
{

using namespace merlon;
using What = report::SheetSpot::What;
using Column = play::SheetColumn;

class TestWindowSheet : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Castle> castle_;
    std::unique_ptr<app::MainWindow> window_;

    const play::Scenario& scenario() const { return window_->workspace().scenario()->scenario(); }
    app::SheetPanel& panel() const { return *window_->findChild<app::SheetPanel*>(); }
    app::SheetView& view() const { return panel().view(); }
    QDockWidget* dock(const char* name) const { return window_->findChild<QDockWidget*>(name); }
    void referees(bool wanted) const
    {
        for (int layouts = 0; layouts < 2 && dock("palette")->isVisible() == wanted; ++layouts)
            window_->action("view.layout")->trigger();
        window_->action("edit.sheet")->trigger();
        QTRY_VERIFY(panel().isVisible());
        QTRY_VERIFY(view().sheet() != nullptr);
    }
    QStringList shown() const
    {
        QStringList names;
        for (const play::SheetPart& one : *scenario().sheet)
            names << QString::fromStdString(one.shows);
        return names;
    }
    QPoint screen(QPointF page) const { return view().onScreen(QRectF(page, QSizeF())).topLeft().toPoint(); }
    void add(const QString& name) const
    {
        auto* menu = panel().findChild<QMenu*>();
        emit menu->aboutToShow();
        for (QAction* one : menu->actions())
            if (one->text() == name)
                return one->trigger();
        QFAIL(qPrintable(name));
    }
    /// In the middle of what lies there, whatever the page's scale.
    QPoint spot(What what, int part, int row, int box = -1) const
    {
        const QRectF there = view().sheet()->rowOf(part, row);
        for (double y = there.top(); y < there.bottom(); y += 0.4)
            for (double x = there.left(); x < there.right(); x += 0.4)
            {
                const auto found = view().sheet()->at({x, y});
                if (found.what == what && (box < 0 || found.box == box))
                    return screen(QPointF(x + 1.5, y + 1.5));
            }
        return {};
    }
    void click(QPoint where) const { QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, where); }
    int marks(int part, int row) const
    {
        return view().sheet()->sheet().parts[static_cast<std::size_t>(part)].rows[static_cast<std::size_t>(row)].marks;
    }
    /// The one that is open; those before it may still wait to be deleted.
    QPlainTextEdit* field() const
    {
        for (auto* one : view().findChildren<QPlainTextEdit*>("sheet.field"))
            if (one->isVisible())
                return one;
        return nullptr;
    }
    void type(const QString& text) const
    {
        QPlainTextEdit* field = this->field();
        QVERIFY(field);
        field->selectAll();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
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
        while (window_ && window_->workspace().isModified() && window_->workspace().history().canUndo())
            window_->workspace().undo();
        window_.reset();
    }

    void thePlanOfTheCastleIsThereAtOnce()
    {
        referees(false);
        const report::PaperSheet& sheet = view().sheet()->sheet();
        QCOMPARE(sheet.parts.size(), std::size_t{1});
        QVERIFY(sheet.plan.size() > 80);
        QVERIFY(!scenario().sheet); // nobody has laid it out
        QVERIFY(!window_->workspace().isModified());
    }

    void partsAreAddedDraggedNamedAndRemoved()
    {
        referees(false);
        const std::string before = io::scenarioText(scenario(), window_->workspace().boards());
        add("Rations");
        add("Tally");
        QCOMPARE(shown(), QStringList({"walls", "own", "own"}));
        // To the top, in the right column.
        const QRectF last = view().sheet()->titleOf(2);
        const QPoint from = screen(last.center());
        const QPoint to = screen({report::LaidSheet::width * 0.8, report::LaidSheet::margin + 8});
        QTest::mousePress(view().viewport(), Qt::LeftButton, {}, from);
        QTest::mouseMove(view().viewport(), (from + to) / 2);
        QTest::mouseMove(view().viewport(), to);
        QTest::mouseRelease(view().viewport(), Qt::LeftButton, {}, to);
        QCOMPARE(shown(), QStringList({"own", "walls", "own"}));
        QVERIFY(scenario().sheet->front().column == Column::Right);
        // Its name, where it stands.
        QTest::mouseDClick(view().viewport(), Qt::LeftButton, {}, screen(view().sheet()->titleOf(0).center()));
        type("Sheaves");
        QCOMPARE(scenario().sheet->front().title.in("en"), std::string("Sheaves"));
        QTest::keyClick(&view(), Qt::Key_Delete);
        QCOMPARE(shown(), QStringList({"walls", "own"}));
        for (int steps = 0; steps < 5; ++steps)
            window_->action("edit.undo")->trigger();
        QCOMPARE(io::scenarioText(scenario(), window_->workspace().boards()), before);
    }

    void theSameWithKeysAlone()
    {
        referees(false);
        add("Rations");
        view().setFocus();
        QCOMPARE(view().part(), 1);
        QTest::keyClick(&view(), Qt::Key_Up, Qt::ControlModifier);
        QCOMPARE(shown(), QStringList({"own", "walls"}));
        QTest::keyClick(&view(), Qt::Key_Right, Qt::ControlModifier);
        QVERIFY(scenario().sheet->front().column == Column::Across);
        QTest::keyClick(&view(), Qt::Key_Right, Qt::ControlModifier);
        QVERIFY(scenario().sheet->front().column == Column::Right);
        QTest::keyClick(&view(), Qt::Key_Insert); // a row, to be named
        type("Barrels of water");
        QCOMPARE(scenario().sheet->front().rows.size(), std::size_t{2});
        QCOMPARE(scenario().sheet->front().rows.back().name.in("en"), std::string("Barrels of water"));
        QTest::keyClick(&view(), Qt::Key_Up);
        QTest::keyClick(&view(), Qt::Key_F2);
        QPlainTextEdit* field = this->field();
        QVERIFY(field);
        QTest::keyClicks(field, "Wine");
        QTest::keyClick(field, Qt::Key_Escape);
        QVERIFY(scenario().sheet->front().rows.front().name.in("en") != "Wine"); // not kept
        QCOMPARE(QApplication::focusWidget(), &view());
        QTest::keyClick(&view(), Qt::Key_Delete);
        QCOMPARE(scenario().sheet->front().rows.size(), std::size_t{1});
    }

    void boxesAndTalliesAreSetBelow()
    {
        referees(false);
        add("Rations");
        view().choose(1, 0);
        auto* boxes = panel().findChild<QSpinBox*>("sheet.boxes");
        QVERIFY(boxes->isVisible());
        boxes->setFocus();
        boxes->selectAll();
        QTest::keyClicks(boxes, "7");
        QTest::keyClick(boxes, Qt::Key_Return);
        QCOMPARE(scenario().sheet->back().rows.front().boxes, 7);
        QTest::mouseClick(panel().findChild<QWidget*>("sheet.counts"), Qt::LeftButton);
        QVERIFY(scenario().sheet->back().rows.front().tally);
        QCOMPARE(scenario().sheet->back().rows.front().boxes, 0);
    }

    void whatIsSavedComesBack()
    {
        referees(false);
        add("Rations");
        add("Notes");
        window_->action("file.save")->trigger();
        const auto saved = io::loadScenario(castle_->scenario().toStdString());
        QVERIFY(saved.value);
        QVERIFY((*saved.value)->scenario == scenario());
        QVERIFY((*saved.value)->scenario.sheet->size() == 3);
    }

    void theRefereeTicksWithMouseAndKeys()
    {
        referees(false);
        add("Rations");
        add("Tally");
        window_->action("file.save")->trigger();
        referees(true);
        QVERIFY(view().hand() == app::SheetView::Hand::Ticks);
        click(spot(What::Box, 1, 0, 2));
        QCOMPARE(marks(1, 0), 3);
        QCOMPARE(window_->session().journal().entries.size(), std::size_t{1});
        click(spot(What::Box, 1, 0, 2)); // once more: not that one
        QCOMPARE(marks(1, 0), 2);
        click(spot(What::Less, 2, 0));
        QCOMPARE(marks(2, 0), 9);
        QTest::keyClick(&view(), Qt::Key_Space);
        QTest::keyClick(&view(), Qt::Key_Plus);
        QCOMPARE(marks(2, 0), 11);
        QTest::keyClick(&view(), Qt::Key_Up);
        QTest::keyClick(&view(), Qt::Key_Backspace);
        QCOMPARE(marks(1, 0), 1);
        QVERIFY(view().accessibleDescription().contains("1 of 10"));
        window_->session().undo();
        QCOMPARE(marks(1, 0), 2);
        window_->session().redo();
        QCOMPARE(marks(1, 0), 1);
        const auto journal = test::readAll(window_->session().journalFile());
        QVERIFY2(journal.contains("tick:"), journal.constData());
        // A game that is opened again has its ticks.
        window_.reset();
        window_ = test::windowOn(castle_->scenario());
        referees(true);
        QCOMPARE(marks(1, 0), 1);
        QCOMPARE(marks(2, 0), 11);
    }

    /// Its author gave the row another id meanwhile, in the file: what was ticked moves to a row of the referee's
    /// choice, as a line of the journal.
    void ticksOfARowThatIsGoneMoveToAnother()
    {
        referees(false);
        add("Rations");
        add("Tally");
        window_->action("file.save")->trigger();
        const std::string id = scenario().sheet->at(1).rows.front().id;
        referees(true);
        click(spot(What::Box, 1, 0, 2));
        QCOMPARE(marks(1, 0), 3);
        QVERIFY(!panel().findChild<QWidget*>("sheet.move")->isVisible());
        window_.reset();
        QByteArray text = test::readAll(castle_->scenario());
        QVERIFY(text.contains("id: " + QByteArray::fromStdString(id)));
        text.replace("id: " + QByteArray::fromStdString(id), "id: bread");
        test::writeAll(castle_->scenario(), text);
        window_ = test::windowOn(castle_->scenario());
        QVERIFY(window_);
        referees(true);
        QCOMPARE(marks(1, 0), 0);
        const auto* says = panel().findChild<QLabel*>("sheet.gone");
        QVERIFY2(says->isVisible() && says->text().contains(QString::fromStdString(id)), qPrintable(says->text()));
        test::chooseData(*panel().findChild<QComboBox*>("sheet.instead"), "bread");
        const auto lines = window_->session().journal().entries.size();
        test::clickOn(panel().findChild<QPushButton*>("sheet.move"));
        QCOMPARE(marks(1, 0), 3);
        QCOMPARE(window_->session().journal().entries.size(), lines + 1);
        QVERIFY(!says->isVisible());
        window_->session().undo();
        QTRY_VERIFY(says->isVisible());
        window_->session().redo();
        QTRY_VERIFY(!says->isVisible());
        QVERIFY2(
            test::readAll(window_->session().journalFile()).contains("instead-of: " + QByteArray::fromStdString(id)),
            "the journal does not say what it stands for");
    }

    void whileAGameRunsTheSheetStaysAsItIs()
    {
        referees(false);
        add("Rations");
        window_->action("file.save")->trigger();
        referees(true);
        click(spot(What::Box, 1, 0, 0));
        referees(false);
        QVERIFY(view().hand() == app::SheetView::Hand::Ticks); // it is the game's
        QCOMPARE(marks(1, 0), 1);
        const auto before = *scenario().sheet;
        panel().removeChosen();
        QVERIFY(*scenario().sheet == before);
    }

    void aFilledSheetIsOnePageOfA4()
    {
        referees(true);
        const QString file = desk_.filePath("sheet.pdf");
        const test::Answer answer([&](QDialog& dialog) { test::nameFile(dialog, file); });
        panel().save();
        const QByteArray pdf = test::readAll(file);
        QVERIFY(pdf.startsWith("%PDF"));
        QCOMPARE(pdf.count("/Type /Page\n"), 1);
        static const QRegularExpression box(R"(/MediaBox \[0 0 ([\d.]+) ([\d.]+)\])");
        const auto found = box.match(QString::fromLatin1(pdf));
        QVERIFY(found.hasMatch());
        QVERIFY(std::abs(found.captured(1).toDouble() - 595) <= 1);
        QVERIFY(std::abs(found.captured(2).toDouble() - 842) <= 1);
    }

    void nothingOfThePanelIsClipped_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "it", "es", "fr"})
            QTest::newRow(language) << language;
    }
    void nothingOfThePanelIsClipped()
    {
        QFETCH(QString, language);
        window_->setLanguage(language);
        referees(false);
        QTRY_COMPARE(test::clippedTexts(panel()).join("; "), QString());
        emit panel().findChild<QMenu*>()->aboutToShow();
        panel().findChild<QMenu*>()->actions().constLast()->trigger();
        QTRY_COMPARE(test::clippedTexts(panel()).join("; "), QString());
        view().choose(0);
        QTRY_COMPARE(test::clippedTexts(panel()).join("; "), QString());
    }

    void pictures()
    {
        const QString folder = qEnvironmentVariable("MERLON_SCREENSHOTS");
        if (folder.isEmpty())
            QSKIP("MERLON_SCREENSHOTS names no folder");
        for (const char* theme : {"light", "dark"})
            for (const char* language : {"en", "it", "es", "fr"})
            {
                window_->setTheme(theme);
                window_->setLanguage(language);
                referees(false);
                QTest::qWait(300);
                QVERIFY(window_->grab().save(folder + '/' + "sheet-" + theme + '-' + language + ".png"));
            }
    }
};

LIST_TEST(TestWindowSheet)

} // namespace tst_window_sheet

#include "tst_window_sheet.moc"
