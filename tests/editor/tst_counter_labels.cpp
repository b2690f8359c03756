// Names beside counters that are too small to bear them.

#include "support_main.h"

#include "editor/counter_labels.h"
#include "editor/counter_painter.h"
#include "editor/map_painter.h"

#include <QImage>
#include <QPainter>
#include <QTest>

namespace tst_counter_labels
{

using namespace merlon;

class TestCounterLabels : public QObject
{
    Q_OBJECT

private:
    const hex::Layout grid_{7, 7};

    play::Piece piece(const char* name, hex::Cell cell, bool gone) const
    {
        play::Piece piece;
        piece.thing = {"counter", name};
        piece.name = name;
        piece.hexes = {grid_.hexAt(cell)};
        piece.gone = gone;
        return piece;
    }
    QImage named(const std::vector<play::Piece>& pieces, double scale = 14, int pixels = editor::usualNamePixels) const
    {
        QImage image(500, 500, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        editor::paintNames(painter, grid_, pieces, QRectF(image.rect()), scale, false, pixels);
        return image;
    }
    static int inkBelow(const QImage& image, double y)
    {
        int ink = 0;
        for (int row = static_cast<int>(y) + 1; row < image.height(); ++row)
            for (int column = 0; column < image.width(); ++column)
                ink += image.pixel(column, row) != qRgb(255, 255, 255) ? 1 : 0;
        return ink;
    }

    /// Pixels that a person would see to be another.
    static int differing(const QImage& a, const QImage& b)
    {
        int count = 0;
        for (int y = 0; y < a.height(); ++y)
            for (int x = 0; x < a.width(); ++x)
                count += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > 12 ? 1 : 0;
        return count;
    }

private slots:
    void whoStandsOnTheDeadIsNamed()
    {
        const auto dead = piece("Aubin", {3, 3}, true);
        const auto living = piece("Jourdan", {3, 3}, false);
        QVERIFY(named({living}) != named({}));
        QCOMPARE(named({dead, living}), named({living}));
        QCOMPARE(named({living, dead}), named({living}));
    }

    /// At the lower left, where no counter reaches; also of those beneath one who lives.
    void severalDeadAreCounted()
    {
        const auto counted = [this](const std::vector<play::Piece>& pieces, bool dark)
        {
            constexpr double scale = 30;
            QImage image(500, 500, QImage::Format_RGB32);
            image.fill(Qt::green);
            QPainter painter(&image);
            editor::paintCounters(painter, grid_, pieces, QRectF(image.rect()), scale, dark);
            painter.end();
            if (const QString folder = qEnvironmentVariable("MERLON_SCREENSHOTS"); !folder.isEmpty())
                image.save(folder + QStringLiteral("/fallen-%1-%2.png").arg(pieces.size()).arg(dark));
            const hex::PlanePoint at = hex::centreOf(grid_, pieces.front().hexes.front());
            return image.pixelColor(QPoint(static_cast<int>((at.x - 0.8) * scale),
                                           static_cast<int>((at.y + 0.58) * scale))) != QColor(Qt::green);
        };
        const auto dead = piece("Aubin", {3, 3}, true);
        const auto other = piece("Bidau", {3, 3}, true);
        const auto living = piece("Jourdan", {3, 3}, false);
        for (const bool dark : {false, true})
        {
            QVERIFY(!counted({dead}, dark));
            QVERIFY(!counted({dead, living}, dark));
            QVERIFY(!counted({dead, piece("Bidau", {4, 3}, true)}, dark));
            QVERIFY(counted({dead, other}, dark));
            QVERIFY(counted({dead, other, living}, dark));
        }
    }

    /// Without its colour a force is known by its pattern, near and far, by day and by night.
    void forcesOfOneColourAreToldByTheirPatterns()
    {
        std::vector<std::string> patterns{""};
        patterns.insert(patterns.end(), play::forcePatterns.begin(), play::forcePatterns.end());
        for (const char* colour : {"#1d1d1d", "#a8322d", "#e8e0c8"})
            for (const bool dark : {false, true})
                for (const double scale : {9.0, 30.0})
                {
                    std::vector<QImage> grey;
                    for (const std::string& pattern : patterns)
                    {
                        auto one = piece("Jourdan", {3, 3}, false);
                        one.colour = colour;
                        one.pattern = pattern;
                        QImage image(static_cast<int>(14 * scale), static_cast<int>(14 * scale), QImage::Format_RGB32);
                        image.fill(Qt::gray);
                        QPainter painter(&image);
                        editor::paintCounters(painter, grid_, {one}, QRectF(image.rect()), scale, dark);
                        painter.end();
                        if (const QString folder = qEnvironmentVariable("MERLON_SCREENSHOTS"); !folder.isEmpty())
                            image.save(folder + QString("/pattern-%1-%2-%3-%4.png")
                                                    .arg(colour + 1, pattern.c_str())
                                                    .arg(dark)
                                                    .arg(scale));
                        grey.push_back(image.convertToFormat(QImage::Format_Grayscale8));
                    }
                    for (std::size_t i = 0; i < grey.size(); ++i)
                        for (std::size_t j = 0; j < i; ++j)
                            QVERIFY2(differing(grey[i], grey[j]) > 0.02 * scale * scale,
                                     (patterns[i] + " and " + patterns[j] + " of " + colour).c_str());
                }
    }

    /// A counter hides the hex that it stands on: the flame is at its lower right, by day and by night, near and far.
    void whoStandsInAFireIsSeenToBurn()
    {
        const auto flames = [this](play::Piece piece, double scale, bool dark)
        {
            QImage image(static_cast<int>(14 * scale), static_cast<int>(14 * scale), QImage::Format_RGB32);
            image.fill(Qt::green);
            QPainter painter(&image);
            editor::paintCounters(painter, grid_, {piece}, QRectF(image.rect()), scale, dark);
            painter.end();
            if (const QString folder = qEnvironmentVariable("MERLON_SCREENSHOTS"); !folder.isEmpty())
                image.save(folder + QStringLiteral("/flame-%1-%2-%3.png").arg(piece.burning).arg(scale).arg(dark));
            int red = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    red += image.pixelColor(x, y) == QColor(0xd8481c) ? 1 : 0;
            return red;
        };
        auto burning = piece("Jourdan", {3, 3}, false);
        burning.colour = "#2050a0";
        burning.figures = {{"attack", 3}, {"defence", 4}, {"movement", 5}};
        burning.burning = true;
        auto other = burning;
        other.burning = false;
        for (const bool dark : {false, true})
            for (const double scale : {5.0, 9.0, 16.0, 30.0, 60.0})
            {
                QCOMPARE(flames(other, scale, dark), 0);
                const int seen = flames(burning, scale, dark);
                QVERIFY2(seen >= 3, qPrintable(QString("%1 at %2").arg(seen).arg(scale)));
            }
    }

    void aNameAtTheLowerEdgeStaysOnTheMap()
    {
        const auto lowest = piece("Guiraud", {3, 6}, false);
        QVERIFY(named({lowest}) != named({}));
        QCOMPARE(inkBelow(named({lowest}), editor::MapPainter::bounds(grid_, 14).bottom()), 0);
    }

    void namesAreAsLargeAsTheyAreWanted()
    {
        const auto one = piece("Guiraud", {3, 3}, false);
        QCOMPARE(named({one}, 24), named({}, 24)); // the counter bears it
        QVERIFY(named({one}, 24, 20) != named({}, 24));
        QVERIFY(inkBelow(named({one}, 14, 20), 0) > inkBelow(named({one}, 14), 0));
    }

    void theDeadAreNamedWhereNobodyStandsOnThem()
    {
        const auto dead = piece("Aubin", {1, 1}, true);
        const auto living = piece("Jourdan", {5, 5}, false);
        QVERIFY(named({dead, living}) != named({living}));
    }
};

LIST_TEST(TestCounterLabels)

} // namespace tst_counter_labels

#include "tst_counter_labels.moc"
