// The map, small: it moves the view by mouse and keys, and an edit redraws its hexes alone.

#include "core/edit/map_value.h"
#include "editor/board_view.h"
#include "editor/hex_map_model.h"
#include "editor/minimap.h"
#include "support_main.h"
#include "support_maps.h"

#include <QTest>
#include <QWheelEvent>

namespace tst_minimap
{

using namespace merlon;
using namespace merlon::editor;
using namespace merlon::editor::testing;

class TestMinimap : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Workspace> workspace_;
    std::unique_ptr<HexMapModel> model_;
    std::unique_ptr<BoardView> view_;
    std::unique_ptr<Minimap> minimap_;

    hex::Hex hexAt(int column, int row) const { return workspace_->map().map().layout.hexAt({column, row}); }
    QPoint at(int column, int row) const { return minimap_->pointOf(hexAt(column, row)).toPoint(); }
    /// In hexes, about.
    double farFromTheMiddle(int column, int row) const
    {
        const QPointF off = view_->viewPoint(hexAt(column, row)) - QRectF(view_->viewport()->rect()).center();
        return std::hypot(off.x(), off.y()) / view_->scale();
    }

private slots:
    void init()
    {
        workspace_ = std::make_unique<Workspace>(busyMap(60, 50, 3));
        model_ = std::make_unique<HexMapModel>(*workspace_);
        view_ = std::make_unique<BoardView>();
        view_->setModel(model_.get());
        view_->resize(500, 400);
        view_->show();
        minimap_ = std::make_unique<Minimap>(*view_);
        minimap_->setDocument(&workspace_->map());
        minimap_->resize(240, 200);
        minimap_->show();
        QVERIFY(QTest::qWaitForWindowExposed(minimap_.get()));
        view_->setScale(40, {250, 200});
        minimap_->grab();
    }

    void cleanup()
    {
        minimap_.reset();
        view_.reset();
        model_.reset();
        workspace_.reset();
    }

    void theWholeMapIsSeen()
    {
        for (const int column : {0, 59})
            for (const int row : {0, 49})
                QVERIFY(minimap_->rect().contains(at(column, row)));
    }

    void aClickMovesTheView()
    {
        QTest::mouseClick(minimap_.get(), Qt::LeftButton, {}, at(50, 40));
        QVERIFY2(farFromTheMiddle(50, 40) < 2, qPrintable(QString::number(farFromTheMiddle(50, 40))));
        const QPointF off = minimap_->frame().center() - QPointF(at(50, 40));
        QVERIFY(std::hypot(off.x(), off.y()) < 3);
    }

    void theFrameIsDragged()
    {
        QTest::mouseClick(minimap_.get(), Qt::LeftButton, {}, at(20, 20));
        const QPointF before = minimap_->frame().center();
        const QPoint grip = before.toPoint() + QPoint(2, 2);
        QTest::mousePress(minimap_.get(), Qt::LeftButton, {}, grip);
        QTest::mouseMove(minimap_.get(), grip + QPoint(40, 30));
        QTest::mouseRelease(minimap_.get(), Qt::LeftButton, {}, grip + QPoint(40, 30));
        const QPointF off = minimap_->frame().center() - before - QPointF(40, 30);
        QVERIFY2(std::hypot(off.x(), off.y()) < 2, qPrintable(QString("%1 %2").arg(off.x()).arg(off.y())));
    }

    void theWheelZoomsAndKeysMove()
    {
        QTest::mouseClick(minimap_.get(), Qt::LeftButton, {}, at(30, 25));
        const double scale = view_->scale();
        QWheelEvent wheel({50, 50}, minimap_->mapToGlobal(QPointF(50, 50)), {}, {0, 120}, Qt::NoButton, {},
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(minimap_.get(), &wheel);
        QVERIFY(view_->scale() > scale);
        QVERIFY(farFromTheMiddle(30, 25) < 2);
        const QPointF before = minimap_->frame().center();
        QTest::keyClick(minimap_.get(), Qt::Key_Right);
        QTest::keyClick(minimap_.get(), Qt::Key_Down);
        QVERIFY(minimap_->frame().center().x() > before.x());
        QVERIFY(minimap_->frame().center().y() > before.y());
    }

    /// Not a patch of one colour for each hex.
    void itIsAsFineAsTheMap()
    {
        Workspace woods(map::blankMap({60, 50, hex::Orientation::Flat, hex::Shove::Even}, "plain", '.'));
        QVERIFY(woods.paint(terrain("tree"), hex::range(woods.map().map().layout.hexAt({30, 25}), 12)));
        minimap_->setDocument(&woods.map());
        const QImage drawn = minimap_->grab().toImage();
        QSet<QRgb> colours;
        for (int y = 0; y < drawn.height(); ++y)
            for (int x = 0; x < drawn.width(); ++x)
                colours.insert(drawn.pixel(x, y));
        minimap_->setDocument(nullptr);
        QVERIFY2(colours.size() > 300, qPrintable(QString::number(colours.size())));
    }

    void anEditRedrawsItsHexes()
    {
        const qint64 whole = minimap_->drawnPixels();
        const QColor was = minimap_->grab().toImage().pixelColor(at(30, 4));
        QVERIFY(workspace_->paint(terrain("moat"), hex::range(hexAt(30, 4), 1)));
        const QImage now = minimap_->grab().toImage();
        QVERIFY(minimap_->drawnPixels() > whole);
        QVERIFY(minimap_->drawnPixels() - whole < whole / 8);
        QVERIFY(now.pixelColor(at(30, 4)) != was);
        view_->zoomIn();
        minimap_->grab();
        QVERIFY(minimap_->drawnPixels() - whole < whole / 8);
        Minimap fresh(*view_);
        fresh.setDocument(&workspace_->map());
        fresh.resize(minimap_->size());
        minimap_->clearFocus(); // its frame is drawn otherwise
        QCOMPARE(minimap_->grab().toImage(), fresh.grab().toImage());
    }

    void anotherSizeIsAnotherPicture()
    {
        const qint64 whole = minimap_->drawnPixels();
        resize(30, 20);
        minimap_->grab();
        QVERIFY(minimap_->drawnPixels() > whole);
        QVERIFY(minimap_->rect().contains(at(29, 19)));
        minimap_->setDocument(nullptr);
        minimap_->grab();
    }

private:
    void resize(int columns, int rows)
    {
        hex::Layout grid = workspace_->map().map().layout;
        grid.columns = columns;
        grid.rows = rows;
        QVERIFY(workspace_->change([&](const edit::Desk& desk)
                                   { return edit::reshaped(desk, edit::headOf(desk.mapValue()), grid, "plain"); }));
    }
};

LIST_TEST(TestMinimap)

} // namespace tst_minimap

#include "tst_minimap.moc"
