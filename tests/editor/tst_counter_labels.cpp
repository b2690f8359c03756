// Names beside counters that are too small to bear them.

#include "editor/counter_labels.h"

#include <QImage>
#include <QPainter>
#include <QTest>

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
    QImage named(const std::vector<play::Piece>& pieces) const
    {
        QImage image(300, 300, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        editor::paintNames(painter, grid_, pieces, QRectF(image.rect()), 14, false);
        return image;
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

    void theDeadAreNamedWhereNobodyStandsOnThem()
    {
        const auto dead = piece("Aubin", {1, 1}, true);
        const auto living = piece("Jourdan", {5, 5}, false);
        QVERIFY(named({dead, living}) != named({living}));
    }
};

QTEST_MAIN(TestCounterLabels)
#include "tst_counter_labels.moc"
