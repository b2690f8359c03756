// High and low ground is seen at every zoom, on screen and in pictures, and an edit redraws the neighbours that it
// shades.

#include "core/io/files.h"
#include "editor/art/relief.h"
#include "editor/hex_map_view.h"
#include "editor/map_painter.h"
#include "support_main.h"
#include "support_maps.h"

#include <QPainter>
#include <QPicture>
#include <QTest>

#include <cmath>

namespace tst_relief
{

using namespace merlon;
using namespace merlon::editor;

class TestRelief : public QObject
{
    Q_OBJECT

private:
    /// Columns and rows 6 to 13 lie that high.
    static map::HexMap plateau(hex::Orientation orientation, int level)
    {
        auto map = map::blankMap({20, 20, orientation, hex::Shove::Even}, "plain", '.');
        map.levels.emplace(map.terrain.size(), std::int8_t{0});
        for (int row = 6; row <= 13; ++row)
            for (int column = 6; column <= 13; ++column)
                (*map.levels)[static_cast<std::size_t>(map.layout.index(map.layout.hexAt({column, row})))] =
                    static_cast<std::int8_t>(level);
        return map;
    }
    static QImage drawn(const map::HexMap& map, double scale, bool levels, bool dark = false)
    {
        MapStyle style;
        style.grid = style.names = false;
        style.levels = levels;
        style.dark = dark;
        const MapPainter painter(io::palette("siege"), style);
        const QRect all = MapPainter::bounds(map.layout, scale).toAlignedRect();
        QImage image(all.size(), QImage::Format_RGB32);
        image.fill(painter.paper());
        painter.paintPixels(image, all.topLeft(), map, scale);
        return image;
    }
    /// How much lighter a hex is in one picture than in the other.
    static double lighter(const QImage& a, const QImage& b, const map::HexMap& map, hex::Hex hex, double scale)
    {
        const QPoint origin = MapPainter::bounds(map.layout, scale).toAlignedRect().topLeft();
        const auto centre = hex::centreOf(map.layout, hex);
        const int x = static_cast<int>(centre.x * scale) - origin.x();
        const int y = static_cast<int>(centre.y * scale) - origin.y();
        const int reach = std::max(0, static_cast<int>(scale * 0.8));
        double sum = 0;
        int count = 0;
        for (int dy = -reach; dy <= reach; ++dy)
            for (int dx = -reach; dx <= reach; ++dx, ++count)
                sum += qGray(a.pixel(x + dx, y + dy)) - qGray(b.pixel(x + dx, y + dy));
        return sum / count;
    }

private slots:
    void theLightFallsOnEverySlopeOneWayOrTheOther()
    {
        for (const auto orientation : {hex::Orientation::Flat, hex::Orientation::Pointy})
        {
            const auto light = art::lightOn(art::hexShape(orientation));
            for (std::size_t side = 0; side < 6; ++side)
            {
                QVERIFY(std::abs(light[side]) > 0.2 && std::abs(light[side]) <= 1);
                QVERIFY(std::abs(light[side] + light[(side + 3) % 6]) < 1e-9);
            }
        }
    }

    void levelsAreSeenAtEveryZoom_data()
    {
        QTest::addColumn<double>("scale");
        QTest::addColumn<int>("orientation");
        for (const double scale : {1.5, 3.0, 6.0, 9.0, 20.0})
            for (const int orientation : {0, 1})
                QTest::addRow("%g %d", scale, orientation) << scale << orientation;
    }

    /// High ground is light towards the upper left and dark towards the lower right; low ground the other way round.
    void levelsAreSeenAtEveryZoom()
    {
        QFETCH(const double, scale);
        QFETCH(const int, orientation);
        for (const int level : {1, 3, -1})
            for (const bool dark : {false, true})
            {
                const auto map = plateau(static_cast<hex::Orientation>(orientation), level);
                const QImage with = drawn(map, scale, true, dark);
                const QImage without = drawn(map, scale, false, dark);
                const auto at = [&](int column, int row) {
                    return lighter(with, without, map, map.layout.hexAt({column, row}), scale);
                };
                const double upperLeft = at(6, 6);
                const double lowerRight = at(13, 13);
                QVERIFY2(level > 0 ? upperLeft > lowerRight + 1 : upperLeft + 1 < lowerRight,
                         qPrintable(QString("level %1: %2 %3").arg(level).arg(upperLeft).arg(lowerRight)));
            }
    }

    void onlyTheNeighboursOfAnotherLevelAreShaded()
    {
        const auto flat = plateau(hex::Orientation::Flat, 0);
        QVERIFY(drawn(flat, 3, true) == drawn(flat, 3, false));
        QVERIFY(drawn(flat, 20, true) == drawn(flat, 20, false));
        const auto map = plateau(hex::Orientation::Flat, 2);
        const art::Slopes slopes(map, art::hexShape(hex::Orientation::Flat));
        QCOMPARE(slopes.at(map.layout.hexAt({9, 9})), 0);
        QCOMPARE(slopes.at(map.layout.hexAt({2, 2})), 0);
        QVERIFY(slopes.at(map.layout.hexAt({6, 6})) > 0);
        QVERIFY(slopes.at(map.layout.hexAt({13, 13})) < 0);
    }

    /// Where the ground rises, a line is darker than what lies above and below it, even on the side that is lit.
    void contoursAreSeenFromFarAway_data()
    {
        QTest::addColumn<double>("scale");
        for (const double scale : {2.5, 3.5, 4.9, 6.0})
            QTest::addRow("%g", scale) << scale;
    }
    void contoursAreSeenFromFarAway()
    {
        QFETCH(const double, scale);
        const auto map = plateau(hex::Orientation::Flat, 2);
        const QImage image = drawn(map, scale, true);
        const QPoint origin = MapPainter::bounds(map.layout, scale).toAlignedRect().topLeft();
        const auto rowOf = [&](int row)
        {
            const auto centre = hex::centreOf(map.layout, map.layout.hexAt({9, row}));
            return QPoint(static_cast<int>(centre.x * scale), static_cast<int>(centre.y * scale)) - origin;
        };
        const QPoint below = rowOf(5);
        const QPoint above = rowOf(6);
        int darkest = 255;
        for (int y = below.y(); y <= above.y(); ++y)
            darkest = std::min(darkest, qGray(image.pixel(above.x(), y)));
        QVERIFY(darkest + 8 < qGray(image.pixel(below)));
        QVERIFY(darkest + 8 < qGray(image.pixel(above)));
    }

    /// SVG, PDF and print are made by the same painter without pixels.
    void picturesOfStrokesHaveSlopesToo()
    {
        const auto strokes = [](const map::HexMap& map, double scale)
        {
            QPicture picture;
            QPainter painter(&picture);
            const MapPainter drawer(io::palette("siege"), MapStyle{});
            drawer.paint(painter, map, MapPainter::bounds(map.layout, scale), scale);
            painter.end();
            return QByteArray(picture.data(), static_cast<qsizetype>(picture.size()));
        };
        for (const double scale : {3.0, 12.0})
            QVERIFY(strokes(plateau(hex::Orientation::Flat, 1), scale) !=
                    strokes(plateau(hex::Orientation::Flat, 0), scale));
    }

    void anEditRedrawsTheNeighboursThatItShades_data()
    {
        QTest::addColumn<double>("scale");
        QTest::newRow("far") << 4.0;
        QTest::newRow("near") << 16.0;
    }

    void anEditRedrawsTheNeighboursThatItShades()
    {
        QFETCH(const double, scale);
        Workspace workspace(plateau(hex::Orientation::Flat, 1));
        HexMapModel model(workspace);
        const auto shown = [&](HexMapView& view)
        {
            view.setScale(scale, {0, 0});
            view.centreOn(workspace.map().map().layout.hexAt({10, 10}));
            view.setCurrentIndex({});
            view.finishPainting();
        };
        HexMapView view;
        view.setModel(&model);
        view.resize(700, 600);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        shown(view);
        const auto disc = hex::range(workspace.map().map().layout.hexAt({9, 9}), 2);
        workspace.paint(testing::level(4), disc);
        view.finishPainting();
        const QImage edited = view.viewport()->grab().toImage();
        HexMapView fresh;
        fresh.setModel(&model);
        fresh.resize(view.size());
        fresh.show();
        QVERIFY(QTest::qWaitForWindowExposed(&fresh));
        shown(fresh);
        const QImage other = fresh.viewport()->grab().toImage();
        QCOMPARE(edited.size(), other.size());
        int different = 0;
        for (int y = 0; y < edited.height(); ++y)
            for (int x = 0; x < edited.width(); ++x)
                different += edited.pixel(x, y) != other.pixel(x, y);
        QVERIFY2(different < 400, qPrintable(QString::number(different))); // a frame of the current hex at most
    }
};

LIST_TEST(TestRelief)

} // namespace tst_relief

#include "tst_relief.moc"
