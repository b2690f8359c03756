// A designer bends a wall with things on it: by mouse, by menu, by lint. What has no room any more is asked about.

#include "app/language/language.h"
#include "editor/findings_model.h"
#include "editor/findings_panel.h"
#include "editor/hex_map_view.h"
#include "editor/line_menu.h"
#include "editor/tools/tool_box.h"
#include "support_main.h"
#include "support_window.h"

#include <QAction>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

#include <algorithm>

namespace tst_window_lines
{

using namespace merlon;

namespace
{

/// A wall north from F15 to F4: doors on three of its hexsides, a hoarding on three of its hexes. `gap`: F12 is plain.
QByteArray wallMap(bool gap)
{
    QByteArray text = "merlon: map/1\nid: wall\ngrid: {columns: 20, rows: 18, hexes: flat, shoved: even}\nterrain:\n"
                      "  legend: {'.': plain, R: rampart}\n  rows: |\n";
    QByteArray under;
    for (int row = 1; row <= 18; ++row)
    {
        const bool wall = row >= 4 && row <= 15 && !(gap && row == 12);
        text += wall ? "    .....R..............\n" : "    ....................\n";
        if (wall)
            under += (under.isEmpty() ? "F" : ", F") + QByteArray::number(row);
    }
    return text +
           "features:\n  - {hex: F13, sides: [NE], kind: door, state: closed}\n"
           "  - {hex: F10, sides: [N], kind: door, state: open}\n  - {hex: F5, sides: [N], kind: door}\n"
           "overlays:\n  - {kind: hoarding, hexes: [F6, F5, F4], outward: SW}\n"
           "lines:\n  - {id: rampart-1, kind: rampart, level: 1, path: [F15, F4], under: {plain/0: [" +
           under + "]}}\n";
}

} // namespace

class TestWindowLines : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<app::MainWindow> window_;

    void open(bool gap)
    {
        const QString file = desk_.filePath("wall.map.yaml");
        test::writeAll(file, wallMap(gap));
        window_ = test::windowOn(file);
        QVERIFY(window_);
        window_->tools().use(QLatin1String("path"));
    }
    const map::HexMap& map() const { return window_->workspace().map().map(); }
    QPoint at(const char* hex) const { return test::pointOf(*window_, hex); }
    void dragTo(const char* from, const char* to) const
    {
        QTest::mousePress(window_->view().viewport(), Qt::LeftButton, {}, at(from));
        QTest::mouseMove(window_->view().viewport(), at(to));
    }
    void letGo(const char* there) const
    {
        QTest::mouseRelease(window_->view().viewport(), Qt::LeftButton, {}, at(there));
    }
    int doors() const { return static_cast<int>(std::ranges::count(map().features, "door", &map::Feature::kind)); }
    QStringList hints() const
    {
        QStringList texts;
        for (const auto* label : window_->statusBar()->findChildren<QLabel*>())
            texts << label->text();
        return texts;
    }
    static bool says(const QStringList& texts, const QString& what) { return !texts.filter(what).isEmpty(); }

private slots:
    void initTestCase()
    {
        test::useOwnDesk(desk_.path());
        app::useLanguage("en");
    }

    void cleanup() { window_.reset(); }

    void aDraggedPointTakesEverythingAlong()
    {
        open(false);
        test::Answer answer([](QDialog& dialog) { dialog.reject(); });
        dragTo("F4", "K6");
        letGo("K6");
        QVERIFY(!answer.asked());
        QCOMPARE(map().lines.front().path.back(), test::hexNamed(*window_, "K6"));
        QCOMPARE(doors(), 3);
        QCOMPARE(map().overlays.front().hexes.size(), std::size_t(3));
    }

    void whatHasNoRoomIsSaidAskedAndKept()
    {
        open(false);
        const map::HexMap before = map();
        dragTo("F4", "F12");
        const QStringList said = hints();
        QVERIFY2(says(said, "no room for: door F10|F9, door F5|F4, hoarding F6"), qPrintable(said.join('\n')));
        test::Answer answer(
            [&](QDialog& dialog)
            {
                auto* list = dialog.findChild<QListWidget*>();
                QVERIFY(list);
                QCOMPARE(list->count(), 3);
                QCOMPARE(list->item(0)->text(), QString("door F10|F9"));
                QCOMPARE(list->item(2)->text(), QString("hoarding F6"));
                QVERIFY(window_->view().isDragging()); // the map shows what would be
                QVERIFY(test::clippedTexts(dialog).isEmpty());
                for (const char* marked : {"F10", "F6", "F4"}) // and none of it is covered
                    QVERIFY(!dialog.frameGeometry().contains(window_->view().viewport()->mapToGlobal(at(marked))));
                auto* keep = dialog.findChild<QPushButton*>("keep");
                QVERIFY(keep->isDefault());
                QTest::keyClick(&dialog, Qt::Key_Return);
            });
        letGo("F12");
        QVERIFY(answer.asked());
        QVERIFY(map() == before);
        QVERIFY(window_->view().shownMap() == before);
        QVERIFY(!window_->workspace().isModified());
    }

    void whatHasNoRoomIsTakenOffAndComesBack()
    {
        open(false);
        const map::HexMap before = map();
        dragTo("F4", "F12");
        test::Answer answer([](QDialog& dialog) { dialog.findChild<QPushButton*>("take")->click(); });
        letGo("F12");
        QVERIFY(answer.asked());
        QCOMPARE(doors(), 1);
        QVERIFY(map().overlays.empty());
        window_->workspace().undo();
        QVERIFY(map() == before);
        QVERIFY(!window_->workspace().isModified());
    }

    void theMenuAsksToo()
    {
        open(false);
        editor::LineMenu menu(window_->workspace(), test::hexNamed(*window_, "F4"));
        const auto actions = menu.actions();
        const auto take =
            std::ranges::find_if(actions, [](const QAction* one) { return one->text() == "Remove this point"; });
        QVERIFY(take != actions.end());
        test::Answer answer([](QDialog& dialog) { dialog.findChild<QPushButton*>("keep")->click(); });
        (*take)->trigger();
        QVERIFY(answer.asked());
        QCOMPARE(map().lines.size(), std::size_t(1));
        QCOMPARE(doors(), 3);
    }

    void mendingTakesNothingOff()
    {
        open(true);
        window_->action("go.findings")->trigger();
        auto& panel = window_->findings();
        auto* list = panel.findChild<QTreeView*>("findings");
        const auto* model = static_cast<editor::FindingsModel*>(list->model());
        const auto rowOfGap = [&]
        {
            for (int row = 0; row < model->rowCount(); ++row)
                if (model->finding(row).fix && model->finding(row).fix->says.sentence->id == "edit/bend-line")
                    return row;
            return -1;
        };
        QTRY_VERIFY(rowOfGap() >= 0);
        list->setCurrentIndex(model->index(rowOfGap(), 0));
        auto buttons = panel.findChildren<QPushButton*>();
        const auto mend = std::ranges::find(buttons, QString("Fix"), &QPushButton::text);
        QVERIFY(mend != buttons.end());
        QVERIFY((*mend)->isEnabled());
        QTest::mouseClick(*mend, Qt::LeftButton);
        QCOMPARE(map().terrainAt(test::hexNamed(*window_, "F12")), std::string("rampart"));
        QCOMPARE(doors(), 3);
        QCOMPARE(map().overlays.front().hexes.size(), std::size_t(3));
        QTRY_COMPARE(rowOfGap(), -1);
    }
};

LIST_TEST(TestWindowLines)

} // namespace tst_window_lines

#include "tst_window_lines.moc"
