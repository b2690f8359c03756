// What a designer feels on a 300 x 300 map: the repaint after each step of a brush stroke, zoom and pan. Real mouse and
// wheel events on a shown view of 1440 x 900; every frame is painted before the next event.

#include "core/io/files.h"
#include "editor/hex_map_model.h"
#include "editor/hex_map_view.h"
#include "editor/tools/tool_box.h"
#include "frames.h"
#include "table_frames.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QImage>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>
#include <cstring>
#include <random>

using namespace merlon;
using namespace merlon::tests;

namespace
{

constexpr int extent = 300;

/// Terrain of all kinds, levels, 2,000 parapets.
map::HexMap largeMap()
{
    std::mt19937 random(300);
    map::HexMap map = map::blankMap({extent, extent, hex::Orientation::Flat, hex::Shove::Even}, "plain", '.');
    map.legend = {{'.', "plain"}, {'b', "brush"},  {'t', "tree"}, {'e', "embankment"},
                  {'T', "tent"},  {'n', "trench"}, {'M', "moat"}, {'R', "rampart"}};
    std::discrete_distribution<int> terrain({70, 8, 8, 2, 1, 2, 6, 3});
    map.levels.emplace(map.terrain.size());
    for (std::size_t i = 0; i < map.terrain.size(); ++i)
    {
        map.terrain[i] = static_cast<std::uint8_t>(terrain(random));
        (*map.levels)[i] = static_cast<std::int8_t>(map.terrain[i] == 6 ? -1 : map.terrain[i] == 7);
    }
    std::uniform_int_distribution<int> anywhere(0, extent - 1);
    for (int n = 0; n < 2000; ++n)
        map.features.push_back({map.layout.hexAt({anywhere(random), anywhere(random)}),
                                {hex::Side::S0, hex::Side::S1},
                                "parapet",
                                {},
                                {}});
    return map;
}

/// A map on a scan of 10,000 x 7,000 pixels: how long it takes to read it, then panning and zooming.
void scanned()
{
    const QTemporaryDir folder;
    QImage image(10'000, 7'000, QImage::Format_RGB32);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            reinterpret_cast<QRgb*>(image.scanLine(y))[x] = qRgb(x & 255, y & 255, (x + y) & 255);
    image.save(folder.filePath("scan.jpg"));
    image = {};
    map::HexMap map = largeMap();
    map.background.emplace();
    map.background->image = "scan.jpg";
    map.background->hex = 44;
    map.background->rotation = 1.5;
    map.background->opacity = 0.6;
    editor::Workspace workspace(std::move(map), folder.filePath("m.map.yaml"));
    editor::HexMapModel model(workspace);
    editor::BoardView view;
    QElapsedTimer clock;
    clock.start();
    view.setModel(&model);
    view.resize(1440, 900);
    view.show();
    while (!view.scan().scan() && view.scan().problem().isEmpty())
        QTest::qWait(5);
    std::printf("%-58s%10lld ms\n", "a scan of 10,000 x 7,000 pixels is read and halved", clock.elapsed());
    view.setScale(24, {700, 400});
    view.centreOn(workspace.map().map().layout.hexAt({100, 80}));
    QTest::qWait(300);
    view.finishPainting();

    Frames pan(view.viewport());
    for (int step = 0; step < 400; ++step)
        pan.take(
            [&]
            { view.horizontalScrollBar()->setValue(view.horizontalScrollBar()->value() + (step < 200 ? 23 : -23)); });
    pan.report("a frame of panning on a scan");
    Frames zoom(view.viewport());
    for (int step = 0; step < 120; ++step)
        zoom.take([&] { wheel(view.viewport(), {700, 400}, step % 40 < 20 ? -1 : 1, Qt::NoModifier); });
    zoom.report("a frame of zooming on a scan");
}

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    if (argc > 1 && std::strcmp(argv[1], "tables") == 0)
    {
        measureTables();
        return 0;
    }
    editor::Workspace workspace(largeMap());
    editor::HexMapModel model(workspace);
    editor::ToolBox tools;
    editor::HexMapView view;
    view.setToolBox(&tools);
    view.setModel(&model);
    view.resize(1440, 900);
    view.show();
    if (!QTest::qWaitForWindowExposed(&view))
        return 1;
    view.setScale(24, {700, 400});
    view.centreOn(workspace.map().map().layout.hexAt({150, 150}));
    QTest::qWait(300);
    view.finishPainting();
    QWidget* canvas = view.viewport();

    for (const int radius : {0, 3})
    {
        tools.setTerrain("brush");
        tools.use(QLatin1String("brush"));
        tools.setRadius(radius);
        Frames stroke(canvas);
        QTest::mousePress(canvas, Qt::LeftButton, {}, {200, 200});
        for (int step = 0; step < 200; ++step)
            stroke.take([&] { QTest::mouseMove(canvas, {200 + 5 * step, 200 + (step * 37) % 500}); });
        stroke.take([&] { QTest::mouseRelease(canvas, Qt::LeftButton, {}, {1195, 300}); });
        stroke.report(radius == 0 ? "a step of a brush stroke, 300 x 300" : "the same, a brush of radius 3");
    }

    tools.use(QLatin1String("select"));
    Frames pan(canvas);
    for (int step = 0; step < 400; ++step)
        pan.take(
            [&]
            {
                const int by = step < 200 ? 23 : -23;
                view.horizontalScrollBar()->setValue(view.horizontalScrollBar()->value() + by);
                view.verticalScrollBar()->setValue(view.verticalScrollBar()->value() + by / 2);
            });
    pan.report("a frame of panning, 300 x 300");

    Frames zoom(canvas);
    for (int step = 0; step < 120; ++step)
        zoom.take([&] { wheel(canvas, {700, 400}, step % 40 < 20 ? -1 : 1, Qt::NoModifier); });
    zoom.report("a frame of zooming, 300 x 300");
    scanned();
    measureTables();
    return 0;
}
