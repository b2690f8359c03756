// Pictures: as large as promised, the same whole or in bands, readable by others, and whole or not at all.

#include "editor/png_stream.h"
#include "editor/render.h"
#include "editor/within_memory.h"
#include "support_main.h"
#include "support_maps.h"

#include "core/io/files.h"
#include "core/systems.h"
#include "editor/art/look.h"

#include <QImage>
#include <QImageReader>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

namespace tst_render
{

using namespace merlon;
using namespace merlon::editor;
using namespace merlon::editor::testing;

namespace
{

Picture pictureOf(const map::HexMap& map)
{
    Picture picture;
    picture.map = &map;
    picture.palette = io::palette("siege");
    return picture;
}

/// Whole pixels; bounds end on a whole one but for rounding.
QRect rounded(const QRectF& bounds)
{
    return {
        QPoint(static_cast<int>(std::floor(bounds.left() + 0.001)), static_cast<int>(std::floor(bounds.top() + 0.001))),
        QSize(static_cast<int>(std::ceil(bounds.width() - 0.001)),
              static_cast<int>(std::ceil(bounds.height() - 0.001)))};
}

QImage drawn(const map::HexMap& map, MapStyle style = {}, double scale = 20)
{
    const QRect all = rounded(MapPainter::bounds(map.layout, scale));
    QImage image(all.size(), QImage::Format_RGB32);
    const MapPainter painter(io::palette("siege"), style);
    image.fill(painter.paper());
    painter.paintPixels(image, all.topLeft(), map, scale);
    return image;
}

/// Takes so many bytes and no more.
class FullDisk : public QIODevice
{
public:
    explicit FullDisk(qint64 room) : room_(room) {}

protected:
    qint64 readData(char*, qint64) override { return -1; }
    qint64 writeData(const char*, qint64 size) override
    {
        room_ -= size;
        return room_ < 0 ? -1 : size;
    }

private:
    qint64 room_;
};

} // namespace

class TestRender : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    map::HexMap map_ = busyMap(24, 18, 9);

private slots:
    void aPngIsAsLargeAsPromised()
    {
        const hex::Layout large{300, 300, hex::Orientation::Flat, hex::Shove::Even};
        QCOMPARE(rounded(MapPainter::bounds(large, 24)).size(), QSize(10'813, 12'493)); // 48 pixels a hex, and a pen
        Picture picture = pictureOf(map_);
        for (const int width : {64, 500, 1024})
        {
            picture.scale = scaleForWidth(map_.layout, width);
            const QString file = desk_.filePath(QString("%1.png").arg(width));
            const auto done = renderPng(picture, file);
            QVERIFY2(done, done ? "" : qPrintable(done.error()));
            QCOMPARE(QImageReader(file).size().width(), width);
            QVERIFY(!QImage(file).isNull());
        }
    }

    void thePngIsWhatThePainterDraws_data()
    {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::newRow("in one band") << 24 << 18;
        QTest::newRow("in several bands") << 3 << 90;
    }
    void thePngIsWhatThePainterDraws()
    {
        QFETCH(const int, columns);
        QFETCH(const int, rows);
        const map::HexMap map = busyMap(columns, rows, 9);
        Picture picture = pictureOf(map);
        picture.scale = 20;
        const QString file = desk_.filePath("same.png");
        QVERIFY(renderPng(picture, file));
        const QImage there = QImage(file).convertToFormat(QImage::Format_RGB32);
        const QImage here = drawn(map);
        QCOMPARE(there.size(), here.size());
        int different = 0;
        for (int y = 0; y < here.height(); ++y)
            for (int x = 0; x < here.width(); ++x)
                different += there.pixel(x, y) != here.pixel(x, y);
        QCOMPARE(different, 0);
    }

    /// The same pixel of the map gets the same colour whatever part is drawn.
    void bandsMeetWithoutASeam()
    {
        const QImage whole = drawn(map_);
        const MapPainter painter(io::palette("siege"), MapStyle{});
        const QPoint origin = rounded(MapPainter::bounds(map_.layout, 20)).topLeft();
        for (const QRect part : {QRect(0, 0, 200, 61), QRect(0, 61, 200, 40), QRect(130, 95, 211, 173)})
        {
            QImage piece(part.size(), QImage::Format_RGB32);
            piece.fill(painter.paper());
            painter.paintPixels(piece, origin + part.topLeft(), map_, 20);
            QVERIFY(piece == whole.copy(part));
        }
    }

    void everyTerrainAndFeatureLeavesAMark()
    {
        const auto palette = io::palette("siege");
        const auto bare = map::blankMap({5, 5, hex::Orientation::Flat, hex::Shove::Even}, "plain", '.');
        const QImage without = drawn(bare);
        for (const map::PaletteTerrain& terrain : palette->terrain)
        {
            if (terrain.id == "plain")
                continue;
            map::HexMap map = bare;
            map.terrain[12] = map::legendIndex(map, terrain.id, 'x').value();
            QVERIFY2(drawn(map) != without, terrain.id.c_str());
        }
        for (const std::string& kind : palette->features)
        {
            map::HexMap map = bare;
            map.features.push_back({map.layout.hexAt({2, 2}), {hex::Side::S0}, kind, {}, {}});
            QVERIFY2(drawn(map) != without, kind.c_str());
        }
        for (const map::PaletteOverlay& kind : palette->overlays)
        {
            map::HexMap map = bare;
            map.overlays.push_back({kind.id, {map.layout.hexAt({2, 2})}, {}, {}, {}});
            QVERIFY2(drawn(map) != without, kind.id.c_str());
        }
    }

    /// The look of a terrain and the sign of a weapon are names that the painters have.
    void everyTerrainOfASystemHasALook()
    {
        for (const play::System* system : systems())
            for (const map::PaletteTerrain& terrain : io::palette(system->id())->terrain)
                QVERIFY2(art::lookOf(&terrain, terrain.id, art::inks(false)).growth != art::Growth::Unknown,
                         terrain.id.c_str());
    }

    void styleTurnsThingsOff()
    {
        const QImage all = drawn(map_);
        for (bool MapStyle::*part : {&MapStyle::grid, &MapStyle::names, &MapStyle::levels, &MapStyle::features,
                                     &MapStyle::structures, &MapStyle::overlays})
        {
            MapStyle style;
            style.*part = false;
            QVERIFY(drawn(map_, style) != all);
        }
        for (const MapLayer layer : {MapLayer::Terrain, MapLayer::Levels, MapLayer::Grid, MapLayer::Features,
                                     MapLayer::Structures, MapLayer::Overlays, MapLayer::Names})
        {
            MapStyle style;
            style.setStrength(layer, 40);
            QVERIFY(drawn(map_, style) != all);
        }
        MapStyle unnamed;
        unnamed.names = false;
        MapStyle faded;
        faded.setStrength(MapLayer::Names, 0);
        QCOMPARE(drawn(map_, faded), drawn(map_, unnamed));
        MapStyle night;
        night.dark = true;
        const auto lightness = [](const QImage& image)
        {
            qint64 sum = 0;
            for (int y = 0; y < image.height(); y += 3)
                for (int x = 0; x < image.width(); x += 3)
                    sum += qGray(image.pixel(x, y));
            return static_cast<double>(sum) / (image.width() / 3.0 * image.height() / 3.0);
        };
        QVERIFY(lightness(drawn(map_, night)) < lightness(all) * 0.6);
    }

    void anSvgIsWellFormed()
    {
        const QString file = desk_.filePath("map.svg");
        QVERIFY(renderSvg(pictureOf(map_), file));
        QFile in(file);
        QVERIFY(in.open(QIODevice::ReadOnly));
        QXmlStreamReader xml(&in);
        int shapes = 0;
        while (!xml.atEnd())
            shapes += xml.readNext() == QXmlStreamReader::StartElement;
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QVERIFY(shapes > 500);
    }

    void aPdfIsTiledToTrueSize()
    {
        const QString one = desk_.filePath("one.pdf");
        const QString tiled = desk_.filePath("tiled.pdf");
        QVERIFY(renderPdf(pictureOf(map_), one, {}));
        QVERIFY(renderPdf(pictureOf(map_), tiled, "A4"));
        const auto pages = [](const QString& file) { return readText(file).count("/Type /Page\n"); };
        QCOMPARE(pages(one), 1);
        QVERIFY2(pages(tiled) >= 4, qPrintable(QString::number(pages(tiled)))); // 24 x 18 hexes of 16 mm
        QVERIFY(!renderPdf(pictureOf(map_), tiled, "B17"));
    }

    void aFullDiskIsSaid()
    {
        const auto noise = [](QImage& rows, int top)
        {
            for (int y = 0; y < rows.height(); ++y)
                for (int x = 0; x < rows.width(); ++x)
                    rows.setPixel(x, y, qHash(qMakePair(x, top + y)));
        };
        FullDisk disk(100'000);
        QVERIFY(disk.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
        QVERIFY(!writePng(disk, {300, 3000}, noise));
    }

    void memoryThatRunsOutIsSaid()
    {
        FullDisk disk(100'000);
        QVERIFY(disk.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
        const auto paint = [](QImage&, int) {};
        constexpr int tooWide = 0x20000000; // its rows have more bytes than an int counts
        const auto none = writePng(disk, {tooWide, 1}, paint);
        QVERIFY(!none);
        QCOMPARE(none.error(), QString("There is not enough memory for this picture."));
        const auto throwing = withinMemory([]() -> tl::expected<void, QString> { throw std::bad_alloc(); });
        QCOMPARE(throwing.error(), none.error());
    }

    void whoDoesNotWantItAnyMoreKeepsWhatWasThere()
    {
        const std::atomic<bool> cancelled = true;
        Picture picture = pictureOf(map_);
        picture.cancelled = &cancelled;
        using Render = tl::expected<void, QString> (*)(const Picture&, const QString&);
        for (const auto& [name, draw] :
             {std::pair<const char*, Render>("a.png", &renderPng), std::pair<const char*, Render>("a.svg", &renderSvg)})
        {
            writeText(desk_.filePath(name), "what was there");
            QVERIFY(draw(picture, desk_.filePath(name)));
            QCOMPARE(readText(desk_.filePath(name)), QByteArray("what was there"));
        }
    }

    void whatCannotBeWrittenLeavesNothing()
    {
        const auto done = renderPng(pictureOf(map_), desk_.filePath("no/folder.png"));
        QVERIFY(!done);
        QVERIFY2(done.error().contains("no/folder.png"), qPrintable(done.error()));
        Picture none = pictureOf(map_);
        none.scale = 0;
        QVERIFY(!renderPng(none, desk_.filePath("none.png")));
        QVERIFY(!QFile::exists(desk_.filePath("none.png")));
    }
};

LIST_TEST(TestRender)

} // namespace tst_render

#include "tst_render.moc"
