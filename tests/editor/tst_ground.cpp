// Wide ground of one kind: nothing of it comes again where the eye finds it, and it has no seams.

#include "core/io/files.h"
#include "editor/map_painter.h"
#include "support_main.h"

#include <QImage>
#include <QTest>

#include <cmath>

namespace tst_ground
{

using namespace merlon;
using namespace merlon::editor;

class TestGround : public QObject
{
    Q_OBJECT

private:
    static constexpr double scale = 8;

    static QImage drawn(const char* terrain)
    {
        const auto map = map::blankMap({60, 50, hex::Orientation::Flat, hex::Shove::Even}, terrain, '.');
        MapStyle style;
        style.grid = style.names = false;
        const MapPainter painter(io::palette("siege"), style);
        QImage image(700, 640, QImage::Format_RGB32); // inside: no edge of the map
        painter.paintPixels(image, {4, 4}, map, scale);
        return image;
    }
    /// Of the picture and itself moved so far: how many pixels are alike, from 0 to 1.
    static double alike(const QImage& image, QPoint moved)
    {
        int same = 0;
        int all = 0;
        for (int y = 0; y + moved.y() < image.height(); y += 2)
            for (int x = 0; x + moved.x() < image.width(); x += 2, ++all)
                same += image.pixel(x, y) == image.pixel(x + moved.x(), y + moved.y());
        return double(same) / all;
    }

private slots:
    void nothingComesAgain_data()
    {
        QTest::addColumn<int>("period"); // of the pattern, in units
        QTest::newRow("plain") << 18;
        QTest::newRow("moat") << 12;
    }
    void nothingComesAgain()
    {
        QFETCH(const int, period);
        const QImage image = drawn(QTest::currentDataTag());
        const int pixels = static_cast<int>(period * scale);
        for (const QPoint times : {QPoint(1, 0), QPoint(0, 1), QPoint(1, 1), QPoint(2, 1), QPoint(3, 0)})
        {
            const double share = alike(image, times * pixels);
            QVERIFY2(share < 0.62, qPrintable(QString("%1 %2: %3").arg(times.x()).arg(times.y()).arg(share)));
        }
    }

    void itHasNoSeams_data() { nothingComesAgain_data(); }
    void itHasNoSeams()
    {
        QFETCH(const int, period);
        const QImage image = drawn(QTest::currentDataTag());
        const int pixels = static_cast<int>(period * scale);
        const auto steps = [&](bool atSeams, bool across)
        {
            double sum = 0;
            int count = 0;
            for (int y = 1; y < image.height(); ++y)
                for (int x = 1; x < image.width(); ++x)
                    if (((across ? x : y) + 4) % pixels == 0 || !atSeams) // the picture begins at 4, 4
                    {
                        sum += std::abs(qGray(image.pixel(x, y)) -
                                        qGray(across ? image.pixel(x - 1, y) : image.pixel(x, y - 1)));
                        ++count;
                    }
            return sum / count;
        };
        for (const bool across : {true, false})
            QVERIFY2(steps(true, across) < 1.35 * steps(false, across),
                     qPrintable(QString("%1 %2").arg(steps(true, across)).arg(steps(false, across))));
    }

    void itIsTheSameWheneverItIsDrawn() { QVERIFY(drawn("plain") == drawn("plain")); }
};

LIST_TEST(TestGround)

} // namespace tst_ground

#include "tst_ground.moc"
