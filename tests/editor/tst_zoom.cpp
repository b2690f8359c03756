// Between two zooms: what was drawn is shown until the new is there, in the map's own colours, and the brush is where
// the mouse is.

#include "core/io/files.h"
#include "editor/chunk_cache.h"
#include "editor/map_overview.h"
#include "support_main.h"
#include "support_maps.h"
#include "support_view.h"

#include <QPainter>
#include <QTest>

namespace tst_zoom
{

using namespace merlon;
using namespace merlon::editor;
using namespace merlon::editor::testing;

class TestZoom : public QObject, private MapOnScreen
{
    Q_OBJECT

private:
    static QColor meanOf(const QImage& image, QRect part)
    {
        double red = 0;
        double green = 0;
        double blue = 0;
        for (int y = part.top(); y <= part.bottom(); ++y)
            for (int x = part.left(); x <= part.right(); ++x)
            {
                const QColor pixel = image.pixelColor(x, y);
                red += pixel.redF();
                green += pixel.greenF();
                blue += pixel.blueF();
            }
        const double all = part.width() * part.height();
        return QColor::fromRgbF(static_cast<float>(red / all), static_cast<float>(green / all),
                                static_cast<float>(blue / all));
    }

private slots:
    void cleanup()
    {
        if (view_)
            takeAway();
    }

    void aZoomInStepsHasAlwaysSomethingToShow()
    {
        ChunkCache cache([](QPainter&, const QRectF&, double) {});
        const auto shown = [&]
        {
            int count = 0;
            cache.forEach([&](const QPixmap&, const QRectF&) { ++count; }, true);
            return count;
        };
        cache.setScale(10, 1);
        for (int x = 0; x < 3; ++x)
            cache.refresh({x, 0}, Qt::white);
        cache.setScale(12.5, 1);
        cache.refresh({5, 5}, Qt::white); // the wheel goes on before all is drawn
        cache.setScale(15.6, 1);
        QCOMPARE(shown(), 4);
        cache.spoil({0, 0, 2, 2}); // a stroke: what was there is shown until it is drawn anew
        QCOMPARE(shown(), 4);
        cache.setScale(10, 1);
        QVERIFY(cache.isDrawn({2, 0}));
        QVERIFY(cache.isFresh({2, 0}));
        QVERIFY(cache.isDrawn({0, 0}));
        QVERIFY(!cache.isFresh({0, 0}));
        cache.dropOlder();
        QCOMPARE(shown(), 0);
    }

    void manyScalesKeepLittle()
    {
        ChunkCache cache([](QPainter&, const QRectF&, double) {}, 40 * 256 * 256 * 4);
        for (int scale = 5; scale < 40; ++scale)
        {
            cache.setScale(scale, 1);
            for (int x = 0; x < 12; ++x)
                cache.refresh({x, 0}, Qt::white);
            QVERIFY(cache.bytes() <= 40 * 256 * 256 * 4);
        }
    }

    /// Where nothing was drawn yet no blocks of other colours flash.
    void whatStandsInHasTheColoursOfTheMap()
    {
        for (const bool dark : {false, true})
            for (const char* terrain : {"plain", "moat", "rampart", "tower_floor"})
            {
                const map::HexMap map = map::blankMap({12, 10}, terrain, '.');
                const auto palette = io::palette("siege");
                MapStyle style;
                style.dark = dark;
                style.names = style.grid = false;
                QImage drawn(160, 160, QImage::Format_RGB32);
                MapPainter(palette, style).paintPixels(drawn, {60, 60}, map, 20);
                QImage standIn(160, 160, QImage::Format_RGB32);
                MapOverview overview;
                overview.draw(map, *palette, dark);
                QPainter painter(&standIn);
                painter.translate(-60, -60);
                overview.paint(painter, 20);
                painter.end();
                const QColor a = meanOf(drawn, {20, 20, 120, 120});
                const QColor b = meanOf(standIn, {20, 20, 120, 120});
                const int far =
                    std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue());
                QVERIFY2(far < 75, qPrintable(QString("%1 %2: %3").arg(terrain).arg(dark).arg(far)));
            }
    }

    void theBrushStaysUnderTheMouse()
    {
        show(map::blankMap({60, 50}, "plain", '.'));
        tools_->use(QLatin1String("brush"));
        view_->setScale(12, {0, 0});
        const QPoint mouse(420, 260);
        QTest::mouseMove(canvas(), mouse);
        QVERIFY(view_->hoveredHex());
        const auto hoversRight = [&]
        {
            const auto under = view_->hoveredHex();
            return under && view_->indexAt(mouse) == model_->indexOf(*under);
        };
        QVERIFY(hoversRight());
        view_->zoomIn();
        QVERIFY(hoversRight());
        view_->zoomOut();
        view_->zoomOut();
        QVERIFY(hoversRight());
        view_->centreOn(hexAt(30, 30));
        QVERIFY(hoversRight());
    }
};

LIST_TEST(TestZoom)

} // namespace tst_zoom

#include "tst_zoom.moc"
