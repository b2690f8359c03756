// Roads, palisades, bridges and roofs, drawn by hand on the view and looked at in the picture.

#include "core/io/files.h"
#include "core/play/on_board.h"
#include "editor/art/look.h"
#include "editor/render.h"
#include "support_main.h"
#include "support_maps.h"
#include "support_view.h"

#include <QPainter>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>

namespace tst_courses
{

using namespace merlon;
using namespace merlon::editor;
using namespace merlon::editor::testing;
using hex::Hex;
using hex::Side;

class TestCourses : public QObject, private MapOnScreen
{
    Q_OBJECT

private:
    static map::HexMap country()
    {
        const auto loaded = io::parseMap("merlon: map/1\n"
                                         "id: country\n"
                                         "grid: {columns: 12, rows: 9, hexes: flat, shoved: even}\n"
                                         "terrain:\n"
                                         "  legend: {'.': plain, b: brush, t: tree, M: moat, o: tower_floor}\n"
                                         "  rows: |\n"
                                         "    ....M.......\n"
                                         "    ....M..oo...\n"
                                         "    ....M..oo...\n"
                                         "    .tttM.......\n"
                                         "    ...MM...b...\n"
                                         "    ...MM.......\n"
                                         "    ...M....o...\n"
                                         "    ...M........\n"
                                         "    ...M........\n",
                                         "country.map.yaml");
        return *loaded.value;
    }
    void hold(const char* kind)
    {
        tools_->setThing(*workspace_->map().palette()->overlay(kind));
        tools_->use(QLatin1String("things"));
    }
    const std::vector<map::Covering>& lying() const { return map().overlays; }
    std::vector<Hex> hexes(std::initializer_list<const char*> names) const
    {
        std::vector<Hex> all;
        for (const char* name : names)
            all.push_back(*hex::parseHex(layout(), name));
        return all;
    }
    QPoint at(const char* hex) const { return MapOnScreen::at(*hex::parseHex(layout(), hex)); }
    void drag(std::initializer_list<const char*> names, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mousePress(canvas(), Qt::LeftButton, modifiers, at(*names.begin()));
        for (const char* name : names)
            QTest::mouseMove(canvas(), at(name));
        QTest::mouseRelease(canvas(), Qt::LeftButton, modifiers, at(names.end()[-1]));
    }
    void click(const char* hex, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(canvas(), Qt::LeftButton, modifiers, at(hex));
    }
    QImage picture(bool dark = false, double scale = 30) const
    {
        const QRect all = MapPainter::bounds(layout(), scale).toAlignedRect();
        QImage image(all.size(), QImage::Format_RGB32);
        image.fill(dark ? Qt::black : Qt::white);
        MapStyle style;
        style.dark = dark;
        style.grid = false;
        style.names = false;
        MapPainter(io::palette("siege"), style).paintPixels(image, all.topLeft(), map(), scale);
        return image;
    }
    QPoint pixel(hex::PlanePoint point, double scale = 30) const
    {
        return QPoint(qRound(point.x * scale), qRound(point.y * scale)) -
               MapPainter::bounds(layout(), scale).toAlignedRect().topLeft();
    }
    hex::PlanePoint middle(const char* hex) const { return hex::centreOf(layout(), *hex::parseHex(layout(), hex)); }
    hex::PlanePoint between(const char* a, const char* b) const
    {
        return {(middle(a).x + middle(b).x) / 2, (middle(a).y + middle(b).y) / 2};
    }
    static int far(QColor a, QColor b)
    {
        return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue());
    }
    QColor colourOf(const char* thing, bool dark = false) const
    {
        const auto looks = art::thingLooksOf(*io::palette("siege"), art::inks(dark));
        return std::ranges::find(looks, thing, &art::ThingLook::kind)->colour;
    }

private slots:
    void init() { show(std::make_unique<Workspace>(country()), {1000, 860}); }
    void cleanup()
    {
        if (const QString where = qEnvironmentVariable("MERLON_SHOTS"); !where.isEmpty())
            for (const bool dark : {false, true})
                picture(dark).save(where + '/' + QTest::currentTestFunction() + (dark ? "-dark.png" : ".png"));
        takeAway();
    }

    void aRoadIsDrawnByADragAndRunsOverAnother()
    {
        hold("road");
        drag({"F8", "G8", "H7", "J7"});
        QCOMPARE(lying().size(), std::size_t{1});
        QVERIFY(lying().front() == (map::Covering{"road", hexes({"F8", "G8", "H7", "I7", "J7"}), {}, {}, {}}));
        QCOMPARE(workspace_->history().count(), 1);
        drag({"H5", "H9"});
        QCOMPARE(lying().size(), std::size_t{2});
        QVERIFY(lying().back().hexes == hexes({"H5", "H6", "H7", "H8", "H9"}));
        drag({"H6", "H8"}); // there is a road
        QCOMPARE(lying().size(), std::size_t{2});
        workspace_->undo();
        workspace_->undo();
        QVERIFY(lying().empty());
    }

    void itGoesHexByHex()
    {
        hold("road");
        drag({"G3", "G9"});
        drag({"G5", "G6"}, Qt::ControlModifier);
        QCOMPARE(lying().size(), std::size_t{1});
        QVERIFY(lying().front().hexes == hexes({"G3", "G4", "G7", "G8", "G9"}));
        const QImage image = picture();
        QVERIFY(far(image.pixelColor(pixel(middle("G5"))), colourOf("road")) > 30);
        tools_->use(QLatin1String("eraser"));
        drag({"G3", "G4"});
        QVERIFY(lying().front().hexes == hexes({"G7", "G8", "G9"}));
    }

    void itIsOneSmoothRoadWithoutAGap_data()
    {
        QTest::addColumn<QString>("kind");
        for (const char* kind : {"road", "paved_road", "path"})
            QTest::newRow(kind) << QString(kind);
    }
    void itIsOneSmoothRoadWithoutAGap()
    {
        QFETCH(QString, kind);
        const QByteArray name = kind.toLatin1();
        hold(name.constData());
        drag({"A1", "B1", "C2", "D2"}); // comes in over the edge of the map
        drag({"F3", "F6", "H7"});
        for (const bool dark : {false, true})
        {
            const QImage image = picture(dark);
            const QColor own = colourOf(name.constData(), dark);
            const auto looksLikeIt = [&](hex::PlanePoint point) // within a few pixels: ruts and joints are darker
            {
                int best = 1000;
                for (int x = -3; x <= 3; ++x)
                    for (int y = -3; y <= 3; ++y)
                        best = std::min(best, far(image.pixelColor(pixel(point) + QPoint(x, y)), own));
                return best < 24;
            };
            for (const auto& [a, b] : {std::pair("A1", "B1"), std::pair("B1", "C2"), std::pair("F3", "F4"),
                                       std::pair("F6", "G7"), std::pair("G7", "H7")})
                QVERIFY2(looksLikeIt(between(a, b)), a);
            for (const char* hex : {"A1", "F4", "F5"})
                QVERIFY2(looksLikeIt(middle(hex)), hex);
            const auto end = middle("A1"); // half a hex on, at the hexside that looks off the map
            const auto next = middle("B1");
            QVERIFY(looksLikeIt({end.x - (next.x - end.x) * 0.45, end.y - (next.y - end.y) * 0.45}));
            QVERIFY(!looksLikeIt(middle("G4")));
        }
    }

    /// Terrain, level, passage: all that rules read of a map.
    void aRoadChangesNoGround()
    {
        const map::HexMap before = map();
        hold("road");
        drag({"B4", "D4", "E4", "I5"});
        map::HexMap after = map();
        QCOMPARE(after.overlays.size(), std::size_t{1});
        after.overlays.clear();
        QVERIFY(after == before);
    }

    void treesStandBesideIt()
    {
        const QImage wood = picture();
        hold("road");
        drag({"A4", "D4"});
        const QImage image = picture();
        QVERIFY(far(image.pixelColor(pixel(middle("C4"))), colourOf("road")) < 60);
        QVERIFY(far(wood.pixelColor(pixel(middle("C4"))), colourOf("road")) > 60);
    }

    void itIsInEveryPicture()
    {
        hold("road");
        drag({"F3", "F6", "H7"});
        const QTemporaryDir folder;
        Picture all;
        all.map = &map();
        all.palette = io::palette("siege");
        for (const double scale : {30.0, 3.0}) // near, and where a hex is a patch
        {
            const QString svg = folder.filePath("map.svg");
            all.scale = scale;
            QVERIFY(renderSvg(all, svg).has_value());
            QImage image(MapPainter::bounds(layout(), scale).toAlignedRect().size(), QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            QSvgRenderer(svg).render(&painter);
            painter.end();
            const QPoint there = pixel(middle("F5"), scale);
            int best = 1000;
            for (int x = -2; x <= 2; ++x)
                best = std::min(best, far(image.pixelColor(there + QPoint(x, 0)), colourOf("road")));
            QVERIFY2(best < 40, qPrintable(QString::number(best)));
            const QImage png = picture(false, scale);
            QVERIFY(far(png.pixelColor(there), colourOf("road")) < 40);
        }
    }

    /// As a wall is: with its points, from the hand that holds the road.
    void pointByPointItIsDrawnBentAndTakenAway()
    {
        hold("road");
        tools_->use(QLatin1String("path"));
        click("F5");
        click("F8");
        QTest::mouseMove(canvas(), at("H9"));
        click("H9");
        QTest::mouseDClick(canvas(), Qt::LeftButton, {}, at("H9"));
        QCOMPARE(lying().size(), std::size_t{1});
        QCOMPARE(lying().front().kind, std::string("road"));
        QVERIFY(lying().front().hexes == hexes({"F5", "F6", "F7", "F8", "G9", "H9"}));
        QVERIFY(map().lines.empty());
        drag({"F8", "F9"}); // its corner
        QVERIFY(lying().front().hexes.size() > 4 && lying().front().hexes[4] == hexes({"F9"}).front());
        QCOMPARE(lying().front().hexes.back(), hexes({"H9"}).front());
        workspace_->undo();
        drag({"F5", "F6"}, {}); // its end
        QVERIFY(lying().front().hexes == hexes({"F6", "F7", "F8", "G9", "H9"}));
        workspace_->undo();
        click("F7", Qt::ControlModifier);
        QVERIFY(lying().empty());
    }

    void twoThatMeetAtTheirEndsAreOne()
    {
        hold("path");
        drag({"F5", "F7"});
        drag({"H7", "G8", "F7"});
        QCOMPARE(lying().size(), std::size_t{1});
        QCOMPARE(lying().front().hexes.size(), std::size_t{5});
        QCOMPARE(workspace_->history().count(), 2);
        workspace_->undo();
        QVERIFY(lying().front().hexes == hexes({"F5", "F6", "F7"}));
    }

    void aRingIsClosed()
    {
        hold("path");
        drag({"I4", "J5", "J6", "I6", "H6", "H5", "I4"});
        QCOMPARE(lying().size(), std::size_t{1});
        QCOMPARE(lying().front().hexes.front(), lying().front().hexes.back());
        QTemporaryDir folder;
        const QString file = folder.filePath("ring.map.yaml");
        QVERIFY(workspace_->saveAs(file));
        const auto opened = Workspace::openMap(file);
        QVERIFY(opened.workspace);
        QVERIFY(opened.diagnostics.empty());
        QVERIFY(opened.workspace->map().map().overlays == lying());
    }

    /// Walls again, once a terrain was chosen.
    void theLastThatWasChosenIsDrawn()
    {
        hold("road");
        tools_->setTerrain("rampart");
        tools_->use(QLatin1String("path"));
        click("F5");
        click("F8");
        QTest::mouseDClick(canvas(), Qt::LeftButton, {}, at("F8"));
        QCOMPARE(map().lines.size(), std::size_t{1});
        QVERIFY(lying().empty());
    }

    void aRoofIsLiftedWhileSomebodyIsInside()
    {
        hold("tiled_roof");
        click("H2");
        view_->finishPainting();
        const QImage roofed = canvas()->grab().toImage();
        play::Piece piece;
        piece.name = "Alric";
        piece.hexes = hexes({"I3"});
        view_->setCounters({piece});
        view_->finishPainting();
        const QImage open = canvas()->grab().toImage();
        const QPoint other = at("H2") + QPoint(0, 8); // a hex of the house where nobody stands
        QVERIFY(far(roofed.pixelColor(other), open.pixelColor(other)) > 40);
        view_->setCounters({});
        view_->finishPainting();
        QVERIFY(far(roofed.pixelColor(other), canvas()->grab().toImage().pixelColor(other)) < 4);
        Picture all;
        all.map = &map();
        all.palette = io::palette("siege");
        QImage with(300, 300, QImage::Format_RGB32);
        QImage without(300, 300, QImage::Format_RGB32);
        const QPoint corner(qRound(middle("H2").x * 30) - 150, qRound(middle("H2").y * 30) - 150);
        drawingOf(all).pixels(without, corner, 30);
        all.counters = {piece};
        drawingOf(all).pixels(with, corner, 30);
        QVERIFY(far(with.pixelColor(150, 158), without.pixelColor(150, 158)) > 40);
    }

    /// A house under a roof and a part of another, and its neighbour under the rest of that: on the view and in a
    /// picture, near and far.
    void everyRoofOverSomebodyIsLiftedAndNoOther()
    {
        takeAway();
        map::HexMap roofed = country();
        const auto lay = [&](const char* kind, std::initializer_list<const char*> names)
        {
            map::Covering roof{kind, {}, {}, {}, {}};
            for (const char* name : names)
                roof.hexes.push_back(*hex::parseHex(roofed.layout, name));
            roofed.overlays.push_back(roof);
        };
        lay("tiled_roof", {"H2", "I2"});
        lay("slate_roof", {"I2", "I3"}); // over I2 as well
        lay("tiled_roof", {"H3"});       // another of the same kind
        lay("thatched_roof", {"I7"});
        show(std::make_unique<Workspace>(roofed), {1000, 860});
        const auto looks = [&]
        {
            view_->finishPainting();
            return canvas()->grab().toImage();
        };
        const auto open = [&](const QImage& one, const QImage& other, QPoint point)
        { return far(one.pixelColor(point), other.pixelColor(point)) > 40; };
        const auto lifted = [&](const char* stands)
        {
            play::Piece piece;
            piece.hexes = hexes({stands});
            const QImage before = looks();
            view_->setCounters({piece});
            const QImage now = looks();
            view_->setCounters({});
            QStringList all;
            for (const char* name : {"H2", "I3", "H3", "I7"})
                if (std::string_view(name) != stands && open(before, now, at(name) + QPoint(0, 8)))
                    all += name;
            for (const double scale : {30., 6.})
            {
                Picture picture;
                picture.map = &roofed;
                picture.palette = io::palette("siege");
                const QRect bounds = MapPainter::bounds(roofed.layout, scale).toAlignedRect();
                QImage closed(bounds.size(), QImage::Format_RGB32);
                QImage opened(bounds.size(), QImage::Format_RGB32);
                drawingOf(picture).pixels(closed, bounds.topLeft(), scale);
                picture.counters = {piece};
                drawingOf(picture).pixels(opened, bounds.topLeft(), scale);
                QStringList there;
                for (const char* name : {"H2", "I3", "H3", "I7"})
                    if (std::string_view(name) != stands &&
                        open(closed, opened, pixel(middle(name), scale) + QPoint(0, qRound(scale / 4))))
                        there += name;
                if (there != all)
                    all += QString("at %1: %2").arg(scale).arg(there.join(' '));
            }
            return all.join(' ');
        };
        QCOMPARE(lifted("I2"), QString("H2 I3")); // both that lie over it
        QCOMPARE(lifted("H2"), QString());        // the rest of the other stays
        QCOMPARE(lifted("H3"), QString());
        QCOMPARE(lifted("I7"), QString());
    }

    /// What is laid over somebody by hand is seen through at once, and what does not lie over him any more closes.
    void aRoofThatIsLaidOverSomebodyIsLifted()
    {
        hold("tiled_roof");
        click("H2");
        play::Piece piece;
        piece.hexes = hexes({"I2"});
        view_->setCounters({piece});
        hold("slate_roof");
        drag({"I2", "I3"});
        view_->finishPainting();
        const QImage followed = canvas()->grab().toImage();
        QVERIFY(far(followed.pixelColor(at("H2") + QPoint(3, -12)), colourOf("tiled_roof")) < 150);
        QVERIFY(far(followed.pixelColor(at("I3") + QPoint(3, -12)), colourOf("slate_roof")) > 100);
        view_->setCounters({});
        view_->setCounters({piece});
        view_->finishPainting();
        QCOMPARE(followed, canvas()->grab().toImage());
    }

    void aStampTakesItAlong()
    {
        hold("road");
        drag({"F6", "J6"});
        const auto from = hexes({"G6", "H6"});
        const auto piece = std::make_shared<edit::Stamp>(edit::stampOf(workspace_->desk(), from));
        workspace_->push(edit::put(workspace_->desk(), *piece, hexes({"H2"}).front()));
        QCOMPARE(lying().size(), std::size_t{2});
        QCOMPARE(lying().back().hexes.size(), std::size_t{2});
    }

    void aPalisadeAlongHexesIsALine()
    {
        hold("palisade");
        drag({"F2", "F5", "I7"});
        QCOMPARE(lying().size(), std::size_t{1});
        const QImage image = picture();
        const auto wood = [&](hex::PlanePoint point)
        {
            int best = 1000;
            for (int x = -4; x <= 4; ++x)
                for (int y = -4; y <= 4; ++y)
                    best = std::min(best, far(image.pixelColor(pixel(point) + QPoint(x, y)), colourOf("palisade")));
            return best < 16;
        };
        QVERIFY(wood(middle("F3")));
        QVERIFY(wood(between("F3", "F4")));
        QVERIFY(!wood(middle("H3")));
    }

    void aBridgeOfSeveralHexesLiesStraightByOneDrag()
    {
        hold("bridge");
        drag({"C5", "D5", "E6", "F6"});
        QCOMPARE(lying().size(), std::size_t{1});
        const auto& bridge = lying().front();
        QVERIFY(bridge.hexes == hexes({"C5", "D5", "E6", "F6"}));
        QVERIFY(hex::neighbour(bridge.hexes[1], *bridge.outward) == bridge.hexes[0]);
        workspace_->undo();
        drag({"D7", "D8", "D8"}); // along the moat
        QVERIFY(hex::neighbour(lying().front().hexes[1], *lying().front().outward) == lying().front().hexes[0]);
        click("D9"); // a short one may look any way
        QCOMPARE(lying().size(), std::size_t{2});
    }

    void aClickRoofsAHouseAndADragPartsOfIt()
    {
        hold("thatched_roof");
        click("H2");
        QCOMPARE(lying().size(), std::size_t{1});
        auto all = lying().front().hexes;
        std::ranges::sort(all);
        auto house = hexes({"H2", "I2", "H3", "I3"});
        std::ranges::sort(house);
        QVERIFY(all == house);
        hold("slate_roof");
        drag({"I2", "I3"});
        QCOMPARE(lying().size(), std::size_t{2});
        QCOMPARE(lying().front().hexes.size(), std::size_t{2}); // under one roof or the other
        hold("tiled_roof");
        click("I7");
        QCOMPARE(lying().back().hexes, hexes({"I7"}));
        click("J7"); // no house
        QCOMPARE(lying().size(), std::size_t{3});
        click("H2", Qt::ControlModifier);
        QCOMPARE(lying().size(), std::size_t{2});
        workspace_->undo();
        const QImage image = picture();
        QVERIFY(far(image.pixelColor(pixel(middle("I7")) + QPoint(3, -12)), colourOf("tiled_roof")) < 150);
    }
};

LIST_TEST(TestCourses)

} // namespace tst_courses

#include "tst_courses.moc"
