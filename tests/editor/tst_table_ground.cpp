// A measured table on screen is drawn piece by piece and kept: what is seen is what a fresh view draws, wherever one
// has looked before, and only what looks different is drawn anew.

#include "support_main.h"

#include "editor/table_ink.h"
#include "editor/table_model.h"
#include "editor/table_view.h"

#include <QScrollBar>
#include <QWheelEvent>
#include <QtTest>

#include <cmath>
#include <memory>

namespace tst_table_ground
{

using namespace merlon;
using namespace merlon::editor;

namespace
{

map::Area circle(const char* id, const char* kind, map::TablePoint middle, int radius)
{
    constexpr int corners = 40;
    map::Area area;
    area.id = id;
    area.kind = kind;
    area.name = plainText(std::string("The ") + id);
    for (int i = 0; i < corners; ++i)
        area.outline.push_back({middle.x + qRound(radius * std::cos(2 * M_PI * i / corners)),
                                middle.y + qRound(radius * std::sin(2 * M_PI * i / corners))});
    return area;
}

/// Signs, names and lines across the edges of what is kept together.
map::TableMap country()
{
    map::TableMap table;
    table.id = "country";
    table.areas = {circle("forest", "wood", {1500, 1500}, 700), circle("down", "hill", {4300, 4200}, 900),
                   circle("fen", "marsh", {4500, 1500}, 600)};
    table.areas[1].level = 2;
    table.courses.push_back({"brook", plainText("Cold brook"), "river", 250, {{0, 600}, {3000, 900}, {6000, 700}}, {}});
    table.nodes = {{"ash", plainText("Ashford"), "city", {900, 3600}, {}},
                   {"elm", plainText("Elmley under the Hill"), "castle", {2700, 5200}, {}}};
    table.ways.push_back({"lane", plainText("Lane"), "road", "ash", "elm", {{1500, 4700}}, {}});
    return table;
}

} // namespace

class TestTableGround : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Workspace> workspace_;
    std::unique_ptr<TableModel> model_;
    std::unique_ptr<TableView> view_;

    std::unique_ptr<TableView> shown() const
    {
        auto view = std::make_unique<TableView>();
        view->setModel(model_.get());
        view->resize(900, 700);
        view->show();
        return view;
    }
    static QImage seen(TableView& view) { return view.viewport()->grab().toImage(); }
    /// The same place at the same scale, by a view that has seen nothing else.
    QImage fresh() const
    {
        const auto view = shown();
        view->setScale(view_->scale(), {0, 0});
        view->horizontalScrollBar()->setValue(view_->horizontalScrollBar()->value());
        view->verticalScrollBar()->setValue(view_->verticalScrollBar()->value());
        view->select(view_->selectedThings());
        return seen(*view);
    }
    void pan(int dx, int dy) const
    {
        view_->horizontalScrollBar()->setValue(view_->horizontalScrollBar()->value() + dx);
        view_->verticalScrollBar()->setValue(view_->verticalScrollBar()->value() + dy);
    }
    void wheel(int steps) const
    {
        const QPoint at(400, 300);
        QWheelEvent event(at, view_->viewport()->mapToGlobal(at), {}, {0, 120 * steps}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(view_->viewport(), &event);
    }
    int drawn() const { return view_->ground().drawCount(); }

private slots:
    void init()
    {
        workspace_ = std::make_unique<Workspace>(country());
        model_ = std::make_unique<TableModel>(*workspace_);
        view_ = shown();
        QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
    }

    void cleanup()
    {
        view_.reset();
        model_.reset();
        workspace_.reset();
    }

    void whoPansSeesWhatAFreshViewShows()
    {
        view_->setScale(4, {300, 300});
        for (int step = 0; step < 30; ++step)
        {
            pan(17, step % 2 == 0 ? 11 : -3);
            seen(*view_);
        }
        QCOMPARE(seen(*view_), fresh());
        const int before = drawn();
        pan(-17, 0); // back to what was seen: nothing is drawn
        seen(*view_);
        QCOMPARE(drawn(), before);
    }

    void whileOneZoomsNothingIsDrawnAndThenAll()
    {
        const QImage whole = seen(*view_);
        const int before = drawn();
        for (int step = 0; step < 8; ++step)
        {
            wheel(1);
            QVERIFY(seen(*view_) != whole); // nor is it the old picture
        }
        QCOMPARE(drawn(), before);
        QTRY_VERIFY(drawn() > before);
        QTest::qWait(100);
        view_->finishPainting();
        QCOMPARE(seen(*view_), fresh());
        for (int step = 0; step < 20; ++step)
        {
            wheel(-1); // out: of what was not seen there is a small picture
            const QImage now = seen(*view_);
            const QPointF wood = view_->viewPoint({1500, 1200});
            if (now.rect().contains(wood.toPoint()))
            {
                const QColor colour = now.pixelColor(wood.toPoint());
                QVERIFY2(colour.green() > colour.blue() + 20, qPrintable(colour.name())); // neither margin nor black
            }
        }
        view_->finishPainting();
        QCOMPARE(seen(*view_), fresh());
    }

    void whoDragsAPointDrawsThatThingAnew()
    {
        view_->setScale(2, {0, 0});
        view_->lookAt({220, 450}); // its easternmost point, from the north-west corner
        view_->select({model_->thingAt(model_->index(0, 0))});
        seen(*view_);
        const int all = drawn();
        const map::TablePoint corner = workspace_->table().table().areas.front().outline.front();
        const QPoint from = view_->viewPoint(corner).toPoint();
        QTest::mousePress(view_->viewport(), Qt::LeftButton, {}, from);
        for (int step = 1; step <= 10; ++step)
        {
            QTest::mouseMove(view_->viewport(), from + QPoint(4 * step, step));
            seen(*view_);
        }
        QVERIFY(drawn() > all);
        const QImage held = seen(*view_);
        QTest::mouseRelease(view_->viewport(), Qt::LeftButton, {}, from + QPoint(40, 10));
        QVERIFY(workspace_->table().table().areas.front().outline.front() != corner);
        QCOMPARE(seen(*view_), held);
        QCOMPARE(seen(*view_), fresh());
        workspace_->undo();
        QCOMPARE(seen(*view_), fresh());
        workspace_->redo();
        QCOMPARE(seen(*view_), fresh());
        const int before = drawn();
        QTest::mouseMove(view_->viewport(), {5, 5}); // over it: the ground stays as it is
        seen(*view_);
        QCOMPARE(drawn(), before);
    }

    void everythingThatMovesIsSeenWhereItIs()
    {
        for (int row = 0; row < model_->rowCount(); ++row)
        {
            view_->select({model_->thingAt(model_->index(row, 0))});
            seen(*view_);
            view_->shiftSelected({230, -170});
            QCOMPARE(seen(*view_), fresh()); // with the way that leads there
        }
        view_->selectEverything();
        view_->removeSelected();
        QCOMPARE(seen(*view_), fresh());
        workspace_->undo();
        QCOMPARE(seen(*view_), fresh());
    }

    void onlyInkThatDiffersIsNamed()
    {
        const map::TableMap before = country();
        map::TableMap now = before;
        QVERIFY(changedInk(before, now, "en", 2).empty());
        now.areas[0].outline[0].x += 10;
        const auto one = changedInk(before, now, "en", 2);
        QCOMPARE(one.size(), std::size_t(2)); // where it was, and where it is
        QVERIFY(one[1].contains(QRectF(160, 760, 280, 280)));
        QVERIFY(!one[1].intersects(QRectF(680, 180, 360, 360))); // the hill
        now = before;
        now.nodes[0].at.x += 100;
        QCOMPARE(changedInk(before, now, "en", 2).size(), std::size_t(4)); // the place and its way
        now = before;
        now.courses[0].name = plainText("Warm brook");
        QCOMPARE(changedInk(before, now, "en", 2).size(), std::size_t(2));
    }
};

LIST_TEST(TestTableGround)

} // namespace tst_table_ground

#include "tst_table_ground.moc"
