// A scanned map under the grid: read within limits, small copies where it is seen small, beneath what stands on the
// map.

#include "editor/board_view.h"
#include "editor/hex_map_model.h"
#include "editor/render.h"
#include "editor/scan_loader.h"
#include "support_main.h"
#include "support_maps.h"

#include "core/edit/background_edits.h"
#include "core/io/files.h"

#include <QBuffer>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>

namespace tst_scan
{

using namespace merlon;
using namespace merlon::editor;
using namespace merlon::editor::testing;

namespace
{

QImage plainImage(QSize size, const QColor& colour)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(colour);
    return image;
}

std::shared_ptr<const Scan> plainScan(const QColor& colour)
{
    return std::make_shared<const Scan>(plainImage({600, 600}, colour), QSizeF(600, 600));
}

map::HexMap mapOnScan(double opacity)
{
    auto map = map::blankMap({8, 8, hex::Orientation::Flat, hex::Shove::Even}, "plain", '.');
    map.background.emplace();
    map.background->image = "scan.png";
    map.background->originX = 60;
    map.background->originY = 60;
    map.background->rotation = 3;
    map.background->opacity = opacity;
    return map;
}

MapStyle bare()
{
    MapStyle style;
    style.names = false;
    return style;
}

QImage drawn(const map::HexMap& map, const std::shared_ptr<const Scan>& scan, MapStyle style = bare())
{
    QImage image(300, 300, QImage::Format_RGB32);
    image.fill(Qt::white);
    MapPainter painter(io::palette("siege"), style);
    painter.setScan(scan);
    painter.paintPixels(image, {0, 0}, map, 24);
    return image;
}

QColor at(const QImage& image, const map::HexMap& map, hex::Cell cell)
{
    const auto place = hex::centreOf(map.layout, map.layout.hexAt(cell));
    return image.pixelColor(static_cast<int>(place.x * 24) + 4, static_cast<int>(place.y * 24) + 4);
}

} // namespace

class TestScan : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;

    QString save(const QImage& image, const char* name) const
    {
        const QString file = desk_.filePath(name);
        return image.save(file) ? file : QString();
    }

private slots:
    /// A picture within a drawing has the limits of pictures, and Qt has nothing to say about either.
    void aLargePictureWithinADrawingIsDrawn()
    {
        const QTemporaryDir folder;
        QByteArray png;
        QBuffer buffer(&png);
        buffer.open(QIODevice::WriteOnly);
        plainImage({8000, 5000}, Qt::red).save(&buffer, "PNG");
        const QString file = folder.filePath("scan.svg");
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write("<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' width='80' "
                  "height='50'><image width='80' height='50' xlink:href='data:image/png;base64," +
                  png.toBase64() + "'/></svg>");
        out.close();
        static int said = 0;
        said = 0;
        const auto before =
            qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) { ++said; });
        const auto read = Scan::read(file);
        qInstallMessageHandler(before);
        QVERIFY(read && *read);
        QCOMPARE(said, 0);
        QImage image(80, 50, QImage::Format_RGB32);
        QPainter painter(&image);
        (*read)->paint(painter, QTransform(), image.rect());
        painter.end();
        QCOMPARE(image.pixelColor(image.rect().center()), QColor(Qt::red));
    }

    void picturesAreReadByWhatTheyHold()
    {
        const QImage image = plainImage({40, 30}, Qt::red);
        for (const char* name : {"a.png", "b.jpg"})
        {
            const auto read = Scan::read(save(image, name));
            QVERIFY2(read, name);
            QCOMPARE((*read)->size(), QSizeF(40, 30));
        }
        const QByteArray svg = "<svg xmlns='http://www.w3.org/2000/svg' width='200' height='100'>"
                               "<rect width='200' height='100' fill='red'/></svg>";
        const auto drawing = Scan::read(writeText(desk_.filePath("plan.png"), svg));
        QVERIFY(drawing);
        QCOMPARE((*drawing)->size(), QSizeF(200, 100));
    }

    void whatIsNoPictureIsRefusedWithAReason()
    {
        for (const QString& file :
             {desk_.filePath("nothing.png"), desk_.path(), writeText(desk_.filePath("text.png"), "no picture"),
              writeText(desk_.filePath("empty.png"), ""), writeText(desk_.filePath("bad.svg"), "<svg")})
        {
            const auto read = Scan::read(file);
            QVERIFY2(!read, qPrintable(file));
            QVERIFY(!read.error().isEmpty());
        }
    }

    /// Of what its head says, before it is read.
    void aPictureWithTooManyPixelsIsRefused()
    {
        QByteArray png = readText(save(plainImage({8, 8}, Qt::red), "small.png"));
        png.replace(16, 8, QByteArray::fromHex("0000c3500000c350")); // 50,000 x 50,000
        QVERIFY(!Scan::read(writeText(desk_.filePath("large.png"), png)));
    }

    void whatTakesTooLongIsRefusedAndWhatNobodyWaitsForGivenUp()
    {
        using std::chrono::milliseconds;
        QByteArray path = "<svg xmlns='http://www.w3.org/2000/svg' width='400' height='400'><path stroke='red' d='M0 0";
        for (int i = 0; i < 20'000; ++i) // to and fro: minutes where it is drawn large
            path += " L" + QByteArray::number(i * 7919 % 400) + ' ' + QByteArray::number(i * 104'729 % 400);
        const QString drawing = writeText(desk_.filePath("long.svg"), path + "'/></svg>");
        for (const auto& [file, most] : {std::pair(save(plainImage({64, 64}, Qt::red), "late.png"), milliseconds(0)),
                                         std::pair(drawing, milliseconds(100))})
        {
            const auto read = Scan::read(file, nullptr, most);
            QVERIFY2(!read, qPrintable(file));
            QVERIFY2(read.error().contains("takes longer than"), qPrintable(read.error()));
        }
        const std::atomic<bool> cancelled = true;
        const auto given = Scan::read(save(plainImage({64, 64}, Qt::red), "given-up.png"), &cancelled);
        QVERIFY(!given || !*given);
    }

    void smallCopiesTakeAThirdMore()
    {
        const Scan scan(plainImage({2000, 1000}, Qt::red), {2000, 1000});
        QVERIFY(scan.bytes() > 2000 * 1000 * 4);
        QVERIFY(scan.bytes() < 2000 * 1000 * 4 * 3 / 2);
    }

    /// At every zoom a picture is where it is, and looks as it looks.
    void aScanIsDrawnWhereItLies()
    {
        QImage halves = plainImage({1000, 800}, Qt::red);
        QPainter(&halves).fillRect(500, 0, 500, 800, Qt::blue);
        const Scan scan(halves, halves.size());
        for (const double zoom : {0.05, 0.3, 1.0, 2.0})
        {
            QImage image(static_cast<int>(1000 * zoom) + 20, static_cast<int>(800 * zoom) + 20, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            scan.paint(painter, QTransform::fromScale(zoom, zoom) * QTransform::fromTranslate(10, 10), image.rect());
            painter.end();
            const int middle = image.height() / 2;
            QVERIFY(image.pixelColor(10 + static_cast<int>(450 * zoom), middle).red() > 250);
            QVERIFY(image.pixelColor(10 + static_cast<int>(550 * zoom), middle).blue() > 250);
            QCOMPARE(image.pixelColor(2, middle), QColor(Qt::white));
            QCOMPARE(image.pixelColor(image.width() - 3, middle), QColor(Qt::white));
        }
    }

    void itLiesOverTheGroundAndBeneathTheRest()
    {
        const auto red = plainScan(Qt::red);
        const map::HexMap covered = mapOnScan(1);
        QCOMPARE(at(drawn(covered, red), covered, {3, 3}), QColor(Qt::red));
        const QImage without = drawn(covered, nullptr);
        QVERIFY(drawn(mapOnScan(0), red) == without);
        MapStyle hidden = bare();
        hidden.scan = false;
        QVERIFY(drawn(covered, red, hidden) == without);
        const QColor half = at(drawn(mapOnScan(0.5), red), covered, {3, 3});
        const QColor ground = at(without, covered, {3, 3});
        QVERIFY(std::abs(half.green() - ground.green() / 2) <= 2);
        QVERIFY(std::abs(half.red() - (255 + ground.red()) / 2) <= 2);
        MapStyle noGrid = bare();
        noGrid.grid = false;
        QVERIFY(drawn(covered, red) != drawn(covered, red, noGrid)); // the grid is seen on it
    }

    void exportsShowIt()
    {
        const map::HexMap map = mapOnScan(1);
        Picture picture;
        picture.map = &map;
        picture.palette = io::palette("siege");
        picture.style = bare();
        picture.style.grid = false;
        picture.scan = plainScan(Qt::red);
        QVERIFY(renderPng(picture, desk_.filePath("map.png")));
        const QImage png(desk_.filePath("map.png"));
        const QColor seen = png.pixelColor(png.width() / 2 + 4, png.height() / 2 + 4);
        QVERIFY2(seen.red() > 230 && seen.green() < 40, qPrintable(seen.name()));
        QVERIFY(renderSvg(picture, desk_.filePath("map.svg")));
        QVERIFY(readText(desk_.filePath("map.svg")).contains("<image"));
        QVERIFY(renderPdf(picture, desk_.filePath("map.pdf"), "A4"));
        picture.style.scan = false;
        QVERIFY(renderSvg(picture, desk_.filePath("map.svg")));
        QVERIFY(!readText(desk_.filePath("map.svg")).contains("<image"));
    }

    void aViewReadsItInTheBackground()
    {
        QVERIFY(!save(plainImage({600, 600}, Qt::red), "scan.png").isEmpty());
        Workspace workspace(mapOnScan(1), desk_.filePath("m.map.yaml"));
        HexMapModel model(workspace);
        BoardView view;
        view.setMapStyle(bare());
        view.setModel(&model);
        view.resize(400, 300);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QTRY_VERIFY(view.scan().scan());
        QVERIFY(view.scan().problem().isEmpty());
        view.finishPainting();
        const QImage seen = view.viewport()->grab().toImage();
        const QPointF hex = view.viewPoint(workspace.map().map().layout.hexAt({3, 3})) + QPointF(5, 5);
        QCOMPARE(seen.pixelColor((hex * seen.devicePixelRatio()).toPoint()), QColor(Qt::red));

        BoardView other; // shares it
        other.setModel(&model);
        QCOMPARE(other.scan().scan(), view.scan().scan());

        auto elsewhere = *workspace.map().map().background;
        elsewhere.image = "gone.png";
        workspace.change([&](const edit::Desk& now) { return edit::withBackground(now, elsewhere); });
        QTRY_VERIFY(!view.scan().problem().isEmpty());
        QVERIFY(!view.scan().scan());
        workspace.undo();
        QTRY_VERIFY(view.scan().scan());
    }

    void anUntitledMapHasNoFolder()
    {
        Workspace workspace(mapOnScan(1));
        HexMapModel model(workspace);
        BoardView view;
        view.setModel(&model);
        QVERIFY(!view.scan().problem().isEmpty());
    }

    void aLinkMayNotLeaveTheFolder()
    {
        QDir(desk_.path()).mkdir("maps");
        save(plainImage({8, 8}, Qt::red), "outside.png");
        QVERIFY(QFile::link(desk_.filePath("outside.png"), desk_.filePath("maps/inside.png")));
        QVERIFY(!scanFile(desk_.filePath("maps/m.map.yaml"), "inside.png"));
        QVERIFY(scanFile(desk_.filePath("m.map.yaml"), "outside.png"));
    }
};

LIST_TEST(TestScan)

} // namespace tst_scan

#include "tst_scan.moc"
