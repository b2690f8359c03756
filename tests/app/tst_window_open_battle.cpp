// A battle of elements on a measured table in the window: dragged with the verdict under the hand, kept, taken back.

#include "support_main.h"
#include "support_places.h"
#include "support_window.h"

#include "app/language/language.h"
#include "editor/table_view.h"
#include "referee/referee_panel.h"
#include "referee/referee_session.h"

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

namespace tst_window_open_battle
{

using namespace merlon;

class TestWindowOpenBattle : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<app::MainWindow> window_;

    editor::TableView& view() const { return *window_->findChild<editor::TableView*>("table.view"); }
    const referee::RefereeSession& session() const { return window_->session(); }
    QPoint at(double x, double y) const { return view().viewPoint({qRound(10 * x), qRound(10 * y)}).toPoint(); }
    void drag(QPoint from, QPoint to) const
    {
        QTest::mousePress(view().viewport(), Qt::LeftButton, Qt::AltModifier, from);
        for (int step = 1; step <= 8; ++step)
        {
            QMouseEvent move(QEvent::MouseMove, QPointF(from + (to - from) * step / 8), QPointF(), Qt::NoButton,
                             Qt::LeftButton, Qt::AltModifier);
            QApplication::sendEvent(view().viewport(), &move);
        }
        QTest::mouseRelease(view().viewport(), Qt::LeftButton, Qt::AltModifier, to);
    }
    play::Pose standing(const char* id) const
    {
        for (const play::Piece& piece : session().table().pieces)
            if (piece.thing.id == id && piece.footprint)
                return piece.footprint->pose;
        return {-1, -1, -1};
    }

private slots:
    void initTestCase() { test::useOwnDesk(desk_.path()); }

    /// Not in order, so that whoever is asked about may move.
    void init()
    {
        QSettings().clear();
        app::useLanguage("en");
        folder_ = std::make_unique<QTemporaryDir>();
        const QString folder = test::inSource(u"scenarios/piccole-heath/");
        QVERIFY(QFile::copy(folder + "carrow-heath.table.yaml", folder_->filePath("carrow-heath.table.yaml")));
        QFile in(folder + "carrow-heath.scenario.yaml");
        QVERIFY(in.open(QIODevice::ReadOnly));
        QByteArray text = in.readAll();
        QVERIFY(text.contains("in_order: true\n"));
        text.replace("in_order: true\n", "");
        const QString file = folder_->filePath("carrow-heath.scenario.yaml");
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly) && out.write(text) == text.size());
        out.close();
        window_ = test::windowOn(file);
        QVERIFY(window_);
        window_->action("referee.ask")->trigger();
    }

    void cleanup() { window_.reset(); }

    void anElementIsDraggedAndKept()
    {
        QVERIFY(view().isVisible());
        const play::Pose before = standing("ysolt-e");
        QCOMPARE(before, (play::Pose{2600, 1500, 0}));
        drag(at(260, 140), at(260, 180));
        QVERIFY(session().draft() != nullptr);
        QCOMPARE(session().order().kind, std::string("move"));
        QVERIFY(session().verdict().legal);
        QCOMPARE(view().game().scene.labels.size(), std::size_t{1});
        const QString said = view().game().says(view().game().scene.labels.front().says);
        QVERIFY2(said.endsWith("in of 2 in"), qPrintable(said));
        view().setFocus();
        QTest::keyClick(&view(), Qt::Key_Return);
        QVERIFY(std::abs(standing("ysolt-e").y - 1900) <= 20);
        window_->action("edit.undo")->trigger();
        QCOMPARE(standing("ysolt-e"), before);
    }

    void tooFarIsRefusedUnderTheHand()
    {
        drag(at(260, 140), at(260, 230));
        QVERIFY(session().draft() != nullptr);
        QVERIFY(!session().verdict().legal);
        QCOMPARE(std::string(play::decisive(session().verdict())->phrase.rule.id),
                 std::string("piccole.move.allowance"));
        QVERIFY(!view().game().scene.legal);
    }
};

LIST_TEST(TestWindowOpenBattle)

} // namespace tst_window_open_battle

#include "tst_window_open_battle.moc"
