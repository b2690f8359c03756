// Names beside counters that are too small to bear them.

#include "support_main.h"

#include "editor/counter_labels.h"
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

private slots:
    void whoStandsOnTheDeadIsNamed()
    {
        const auto dead = piece("Aubin", {3, 3}, true);
        const auto living = piece("Jourdan", {3, 3}, false);
        QVERIFY(named({living}) != named({}));
        QCOMPARE(named({dead, living}), named({living}));
        QCOMPARE(named({living, dead}), named({living}));
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
