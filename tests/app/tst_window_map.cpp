// The map as a whole, at the window: other extents, bookmarks, layers, and the game that is played on it.

#include "app/language/language.h"
#include "app/window/theme.h"
#include "editor/hex_map_view.h"
#include "editor/resize_dialog.h"
#include "referee/journal_view.h"
#include "support_main.h"
#include "support_window.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QDir>
#include <QItemSelectionModel>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTableView>
#include <QTest>

#include <algorithm>

namespace tst_window_map
{

using namespace merlon;

class TestWindowMap : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Castle> castle_;
    std::unique_ptr<app::MainWindow> window_;

    const map::HexMap& map() const { return window_->workspace().map().map(); }
    QByteArray text() const { return window_->workspace().map().text() + window_->workspace().scenario()->text(); }
    void trigger(const char* command) const { window_->action(command)->trigger(); }
    static void accept(QDialog& dialog)
    {
        dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->click();
    }
    /// By the dialog, with real keys.
    void resize(const char* edge, int by) const
    {
        const test::Answer answer(
            [edge, by](QDialog& dialog)
            {
                auto* box = dialog.findChild<QSpinBox*>(edge);
                box->setFocus();
                box->selectAll();
                QTest::keyClicks(box, QString::number(by));
                accept(dialog);
            });
        trigger("edit.resize");
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
        window_ = test::windowOn(castle_->scenario());
        QVERIFY(window_);
    }

    void cleanup()
    {
        if (window_ && window_->isWindowModified())
            while (window_->workspace().isModified() && window_->workspace().history().canUndo())
                window_->workspace().undo();
        window_.reset();
        app::useLanguage("en");
    }

    void everyEdgeComesAndGoes()
    {
        const QByteArray before = text();
        const hex::Layout was = map().layout;
        for (const char* edge : {"left", "top", "right", "bottom"})
            for (const int by : {2, -1})
                resize(edge, by);
        QCOMPARE(map().layout.columns, was.columns + 2);
        QCOMPARE(map().layout.rows, was.rows + 2);
        QCOMPARE(window_->workspace().history().count(), 8);
        while (window_->workspace().history().canUndo())
            trigger("edit.undo");
        QCOMPARE(text(), before);
    }

    void whatFallsOffIsNamedFirst()
    {
        const QByteArray before = text();
        const test::Answer answer(
            [](QDialog& dialog)
            {
                dialog.findChild<QSpinBox*>("left")->setValue(-14);
                const QString notes = dialog.findChild<QLabel*>("notes")->text();
                QVERIFY2(notes.contains("hex 1501 becomes hex 0101"), qPrintable(notes));
                QVERIFY2(notes.contains("Removed: "), qPrintable(notes));
                dialog.reject();
            });
        trigger("edit.resize");
        QVERIFY(answer.asked());
        QCOMPARE(text(), before);
    }

    void aSelectionIsWhatStays()
    {
        const hex::Layout was = map().layout;
        const auto* model = window_->view().model();
        window_->view().selectionModel()->select(QItemSelection(model->index(2, 3), model->index(9, 12)),
                                                 QItemSelectionModel::ClearAndSelect);
        const test::Answer answer([](QDialog& dialog) { accept(dialog); });
        trigger("edit.crop");
        QVERIFY(answer.asked());
        QCOMPARE(map().layout.columns, 10);
        QCOMPARE(map().layout.rows, 8);
        QVERIFY(map().layout.first == was.hexAt({3, 2}));
    }

    /// Saved, closed and opened again a game finds its people on the same hexes.
    void aGameGoesOnOnAMapThatWasCropped()
    {
        resize("left", 3);
        resize("top", 1);
        trigger("file.save");
        QVERIFY(!window_->isWindowModified());
        QVERIFY(map().layout.first == hex::Hex{});
        trigger("referee.step");
        QTRY_COMPARE(window_->session().journal().entries.size(), std::size_t{1});
        const play::Game game = window_->session().game();
        const auto scene = play::sceneOf(game);
        const auto again = test::windowOn(castle_->scenario());
        QVERIFY(again);
        QCOMPARE(again->session().journal().entries.size(), std::size_t{1});
        QVERIFY(again->session().game() == game);
        QVERIFY(play::sceneOf(again->session().game())->pieces == scene->pieces);
    }

    void gamesThatHaveBegunAreSpokenOf()
    {
        resize("left", 1);
        trigger("referee.step");
        QTRY_COMPARE(window_->session().journal().entries.size(), std::size_t{1});
        const QByteArray onDisk = test::readAll(castle_->map());
        const test::Answer answer([](QDialog& dialog) { test::click(dialog, QMessageBox::Cancel); });
        trigger("file.save");
        QVERIFY(answer.asked());
        QCOMPARE(test::readAll(castle_->map()), onDisk);
        QVERIFY(window_->isWindowModified());
    }

    void bookmarksAreKeptForTheirFile()
    {
        for (const char* hex : {"D7", "T12"})
        {
            window_->view().setCurrentHex(test::hexNamed(*window_, hex));
            trigger("go.bookmark");
        }
        window_->view().setCurrentHex(test::hexNamed(*window_, "A1"));
        QVERIFY(!window_->action("bookmark.3")->isEnabled());
        trigger("bookmark.1");
        QVERIFY(*window_->view().currentHex() == test::hexNamed(*window_, "D7"));
        trigger("go.bookmark"); // it is forgotten, and the other is the first
        window_ = test::windowOn(castle_->scenario());
        QVERIFY(window_);
        QVERIFY(!window_->action("bookmark.2")->isEnabled());
        trigger("bookmark.1");
        QVERIFY(*window_->view().currentHex() == test::hexNamed(*window_, "T12"));
        QVERIFY(!window_->isWindowModified());
    }

    void bookmarksStayWhereTheyAre()
    {
        for (const char* hex : {"B7", "T12"})
        {
            window_->view().setCurrentHex(test::hexNamed(*window_, hex));
            trigger("go.bookmark");
        }
        const hex::Hex far = test::hexNamed(*window_, "T12");
        resize("left", 1);
        QVERIFY(window_->action("bookmark.1")->text().contains("C7"));
        trigger("bookmark.2");
        QVERIFY(*window_->view().currentHex() == far);
        trigger("edit.undo");
        resize("left", -3);
        QVERIFY(window_->action("bookmark.1")->text().contains("Q12")); // the other fell off
        QVERIFY(!window_->action("bookmark.2")->isEnabled());
        trigger("edit.undo");
        QVERIFY(window_->action("bookmark.1")->text().contains("B7"));
        QVERIFY(window_->action("bookmark.2")->text().contains("T12"));
        resize("top", 2);
        trigger("file.save");
        window_ = test::windowOn(castle_->scenario());
        QVERIFY(window_);
        trigger("bookmark.2");
        QVERIFY(*window_->view().currentHex() == test::hexNamed(*window_, "T14"));
    }

    /// What it is played on stays as it is, unless it may go on with a copy.
    void aGameThatRunsKeepsTheSizeOfItsMap()
    {
        trigger("referee.step");
        QTRY_COMPARE(window_->session().journal().entries.size(), std::size_t{1});
        std::unique_ptr<test::Answer> copy;
        const test::Answer answer(
            [&](QDialog& dialog)
            {
                QTest::keyClick(dialog.findChild<QSpinBox*>("right"), Qt::Key_Up);
                copy = std::make_unique<test::Answer>([](QDialog& asked) { asked.reject(); });
                accept(dialog);
            });
        trigger("edit.resize");
        QVERIFY(answer.asked() && copy && copy->asked());
        QCOMPARE(window_->workspace().history().count(), 0);
        QVERIFY(window_->session().undo());
        resize("right", 1);
        QCOMPARE(window_->workspace().history().count(), 1);
    }

    void zonesAreALayer()
    {
        const auto seen = [this]
        {
            window_->view().finishPainting();
            return window_->view().viewport()->grab().toImage();
        };
        const auto& zones = window_->view().zones();
        QCOMPARE(zones.size(), window_->workspace().scenario()->scenario().zones.size());
        QCOMPARE(zones[1].name, QString("Keep"));
        window_->view().zoomToFit();
        const QImage shown = seen();
        auto* model = window_->findChild<QTableView*>("layers")->model();
        constexpr int row = 2;
        QVERIFY(model->setData(model->index(row, 0), Qt::Unchecked, Qt::CheckStateRole));
        QVERIFY(seen() != shown);
        QVERIFY(model->setData(model->index(row, 0), Qt::Checked, Qt::CheckStateRole));
        QVERIFY(seen() == shown);
        QTest::keySequence(window_.get(), QKeySequence("Ctrl+Alt+C"));
        QVERIFY(seen() != shown);
        QTest::keySequence(window_.get(), QKeySequence("Ctrl+Alt+C"));
        QVERIFY(seen() == shown);
        window_->setLanguage("it");
        QTRY_COMPARE(window_->view().zones()[1].name, QString("Mastio"));
    }

    void menuAndPanelAreOneState()
    {
        auto* table = window_->findChild<QTableView*>("layers");
        QVERIFY(table != nullptr);
        constexpr int grid = 6;
        trigger("view.grid");
        QCOMPARE(table->model()->index(grid, 0).data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
        QVERIFY(!window_->view().mapStyle().grid);
        QVERIFY(table->model()->setData(table->model()->index(grid, 0), Qt::Checked, Qt::CheckStateRole));
        QVERIFY(window_->action("view.grid")->isChecked());
        QVERIFY(window_->view().mapStyle().grid);
    }
};

LIST_TEST(TestWindowMap)

} // namespace tst_window_map

#include "tst_window_map.moc"
