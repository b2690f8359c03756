// The sheet of a bailey: plan, boxes and stages are its system's, and nothing that shows, arranges, prints or fills it
// knows which game it is.

#include "bailey.h"
#include "support_main.h"
#include "support_typing.h"
#include "support_window.h"
#include "support_yard.h"

#include "app/report/laid_sheet.h"
#include "app/window/docks.h"
#include "app/window/sheet_panel.h"
#include "core/io/files.h"
#include "referee/referee_session.h"

#include <QAction>
#include <QDockWidget>
#include <QTest>

namespace tst_bailey_sheet
{

using namespace merlon;
using namespace merlon::test;

class TestBaileySheet : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<Yard> yard_;
    std::unique_ptr<app::MainWindow> window_;

    const play::Scenario& scenario() const { return window_->workspace().scenario()->scenario(); }
    app::SheetPanel& panel() const { return *window_->findChild<app::SheetPanel*>(); }
    app::SheetView& view() const { return panel().view(); }
    const report::PaperSheet& sheet() const { return view().sheet()->sheet(); }
    const play::PlanHex& planned(const char* name) const
    {
        const hex::Hex at = hexNamed(*window_, name);
        return *std::ranges::find(sheet().plan, at, &play::PlanHex::hex);
    }
    QString tip(const char* name) const { return report::planTip(sheet(), planned(name)); }
    void open(bool referees) const
    {
        auto* palette = window_->findChild<QDockWidget*>("palette");
        for (int layouts = 0; layouts < 2 && palette->isVisible() == referees; ++layouts)
            window_->action("view.layout")->trigger();
        window_->action("edit.sheet")->trigger();
        QTRY_VERIFY(panel().isVisible());
        QTRY_VERIFY(view().sheet() != nullptr);
    }
    QPoint screen(QPointF page) const { return view().onScreen(QRectF(page, QSizeF())).topLeft().toPoint(); }
    void batter(const char* who, const char* where)
    {
        window_->session().judge(
            {"batter", {{"counter", play::Ref{"counter", who}}, {"hex", hexNamed(*window_, where)}}});
        QVERIFY(window_->session().verdict().legal);
        window_->session().accept();
    }

private slots:
    void initTestCase() { useOwnDesk(desk_.path()); }
    void init()
    {
        yard_ = std::make_unique<Yard>();
        window_ = windowOn(yard_->scenario());
        QVERIFY(window_);
    }
    void cleanup()
    {
        while (window_ && window_->workspace().isModified() && window_->workspace().history().canUndo())
            window_->workspace().undo();
        window_.reset();
    }

    void boxesAreByWhatAHexIsBuiltOf()
    {
        open(false);
        QCOMPARE(sheet().parts.size(), std::size_t{2});
        QVERIFY(sheet().parts[0].isPlan && !sheet().parts[1].isPlan);
        QCOMPARE(sheet().plan.size(), std::size_t{8});
        QCOMPARE(planned("A4").boxes, 1);
        QCOMPARE(planned("C4").boxes, 2);
        QCOMPARE(planned("H4").boxes, 4);
        QCOMPARE(sheet().stones.size(), std::size_t{3});
        QVERIFY2(tip("H4").contains("High wall") && tip("H4").contains("sound (0 of 4)"), qPrintable(tip("H4")));
        QCOMPARE(sheet().parts[1].title, QString("Breath"));
        QCOMPARE(sheet().parts[1].table.rows.size(), std::size_t{5}); // a row each
        QVERIFY(!window_->workspace().isModified());
    }

    void itIsArrangedByHand()
    {
        open(false);
        const QPoint from = screen(view().sheet()->titleOf(1).center());
        const QPoint to = screen({report::LaidSheet::width * 0.8, report::LaidSheet::margin + 8});
        QTest::mousePress(view().viewport(), Qt::LeftButton, {}, from);
        QTest::mouseMove(view().viewport(), (from + to) / 2);
        QTest::mouseMove(view().viewport(), to);
        QTest::mouseRelease(view().viewport(), Qt::LeftButton, {}, to);
        QVERIFY(scenario().sheet);
        QCOMPARE(scenario().sheet->front().shows, std::string("breath"));
        window_->action("file.save")->trigger();
        QVERIFY(readAll(yard_->scenario()).contains("part: breath"));
        const auto saved = io::loadScenario(yard_->scenario().toStdString());
        QVERIFY(saved.value && (*saved.value)->scenario == scenario());
        QTest::keyClick(&view(), Qt::Key_Delete);
        QCOMPARE(scenario().sheet->size(), std::size_t{1});
    }

    void aGameFillsIt()
    {
        open(true);
        for (int i = 0; i < 3; ++i)
            window_->action("referee.step")->trigger();
        batter("ralf", "C4");
        QTRY_COMPARE(planned("C4").crossed, 1);
        QVERIFY2(tip("C4").contains("cracked (1 of 2)"), qPrintable(tip("C4")));
        batter("ralf", "C4");
        QTRY_COMPARE(planned("C4").crossed, 2);
        QVERIFY2(tip("C4").contains("down (2 of 2)"), qPrintable(tip("C4")));
        QCOMPARE(planned("D4").crossed, 0);
        window_->session().undo();
        QTRY_COMPARE(planned("C4").crossed, 1);
        // Who has attacked is ticked.
        const auto ticked = [this] { return sheet().parts[1].ticked; };
        QCOMPARE(std::ranges::count(ticked(), true), 0);
        window_->session().judge(
            {"attack",
             {{"by", play::List{play::Ref{"counter", "rolf"}}}, {"at", play::List{play::Ref{"counter", "bern"}}}}});
        window_->session().giveDie(6);
        window_->session().accept();
        QTRY_COMPARE(std::ranges::count(ticked(), true), 1);
        const QString file = desk_.filePath("sheet.pdf");
        const Answer answer([&](QDialog& dialog) { nameFile(dialog, file); });
        panel().save();
        const QByteArray pdf = readAll(file);
        QVERIFY(pdf.startsWith("%PDF"));
        QCOMPARE(pdf.count("/Type /Page\n"), 1);
    }
};

LIST_TEST(TestBaileySheet)

} // namespace tst_bailey_sheet

#include "tst_bailey_sheet.moc"
