// Set-up zones as they are drawn: told apart without colours, named where there is room, the same in bands as whole.

#include "support_main.h"

#include "editor/counter_labels.h"
#include "editor/zones_painter.h"

#include <QImage>
#include <QPainter>
#include <QTest>

namespace tst_zones
{

using namespace merlon;
using namespace merlon::editor;

class TestZones : public QObject
{
    Q_OBJECT

private:
    hex::Layout layout_{12, 8};

    ShownZone zone(int force, const QString& name = {}) const
    {
        ShownZone zone{name, QColor(0xa8322d), force, {}};
        for (int row = 2; row < 6; ++row)
            for (int column = 2; column < 9; ++column)
                zone.hexes.push_back(layout_.hexAt({column, row}));
        return zone;
    }
    QImage drawn(const std::vector<ShownZone>& zones, double scale = 20, int percent = 100, int bands = 1) const
    {
        QImage image(400, 320, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        for (int band = 0; band < bands; ++band)
        {
            const QRect part(0, band * image.height() / bands, image.width(), image.height() / bands);
            painter.setClipRect(part);
            paintZones(painter, layout_, zones, part, scale, percent, false);
        }
        return image;
    }

private slots:
    void aZoneIsDrawnAsStronglyAsWanted()
    {
        const QImage bare = drawn({});
        QVERIFY(drawn({zone(0)}) != bare);
        QVERIFY(drawn({zone(0)}, 20, 40) != drawn({zone(0)}));
        QCOMPARE(drawn({zone(0)}, 20, 0), bare);
    }

    void forcesOfOneColourAreToldApart()
    {
        for (int force = 1; force < 4; ++force)
            for (int other = 0; other < force; ++other)
                QVERIFY(drawn({zone(force)}) != drawn({zone(other)}));
    }

    void onlyItsHexesAreHatched()
    {
        const QImage image = drawn({zone(0)});
        const auto inkIn = [&](hex::Cell cell)
        {
            const hex::PlanePoint at = hex::centreOf(layout_, layout_.hexAt(cell));
            int ink = 0;
            for (int y = -9; y <= 9; ++y)
                for (int x = -9; x <= 9; ++x)
                    ink += image.pixel(qRound(at.x * 20) + x, qRound(at.y * 20) + y) != qRgb(255, 255, 255);
            return ink;
        };
        QVERIFY(inkIn({5, 4}) > 0);
        QCOMPARE(inkIn({5, 6}), 0);
        QCOMPARE(inkIn({10, 4}), 0);
    }

    void itsNameStandsWhereThereIsRoom()
    {
        QVERIFY(drawn({zone(0, "Camp")}) != drawn({zone(0)}));
        QVERIFY(drawn({zone(0, "Camp")}, 5) != drawn({zone(0)}, 5)); // from afar too
        QCOMPARE(drawn({zone(0, "Camp")}, 1.5), drawn({zone(0)}, 1.5));
        ShownZone hex = zone(0, "A name that is much too long for a hex");
        hex.hexes.resize(1);
        ShownZone bare = hex;
        bare.name.clear();
        QCOMPARE(drawn({hex}), drawn({bare}));
    }

    /// Beside counters and their names, not under them.
    void itsNameGivesWayToCounters()
    {
        play::Piece piece;
        piece.name = "Alric";
        piece.hexes = {layout_.hexAt({5, 4})}; // where the name would stand
        const auto taken = roomOfCounters(layout_, {piece}, 20);
        QVERIFY(!taken.empty());
        QImage image(400, 320, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        paintZones(painter, layout_, {zone(0, "Camp")}, image.rect(), 20, 100, false, taken);
        painter.end();
        const QImage bare = drawn({zone(0)});
        QVERIFY(image != bare);
        for (const QRectF& room : taken)
            QCOMPARE(image.copy(room.toAlignedRect()), bare.copy(room.toAlignedRect()));
    }

    void bandsMakeTheSamePicture()
    {
        const std::vector<ShownZone> zones{zone(0, "Camp"), zone(1, "Works")};
        QCOMPARE(drawn(zones, 20, 100, 5), drawn(zones));
    }

    void aScenarioNamesThem()
    {
        play::Scenario scenario;
        scenario.forces = {{"red", {}, "#ff0000", {}, {}, {}}, {"blue", {}, "#0000ff", {}, {}, {}}};
        scenario.zones = {{"east", {}, "blue", {{1, 1}}, {}}};
        scenario.zones.push_back({"cellar", {}, "red", {{0, 0}}, {}, {}, 1}); // beneath
        const auto zones = shownZones(scenario, 0);
        QCOMPARE(shownZones(scenario, 1).size(), std::size_t{1});
        QCOMPARE(shownZones(scenario, 1).front().name, QString("cellar"));
        QCOMPARE(zones.size(), std::size_t{1});
        QVERIFY((zones[0] == ShownZone{"east", QColor(0, 0, 255), 1, {{1, 1}}}));
    }
};

LIST_TEST(TestZones)

} // namespace tst_zones

#include "tst_zones.moc"
