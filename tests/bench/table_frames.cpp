#include "table_frames.h"

#include "core/io/table_map.h"
#include "editor/table_view.h"
#include "frames.h"

#include <QScrollBar>
#include <QTest>

#include <cmath>

namespace merlon::tests
{
namespace
{

constexpr double goal = 8; ///< ms

/// A wood whose edge goes in and out.
map::Area area(int number)
{
    constexpr int corners = 40;
    map::Area one;
    one.id = "area-" + std::to_string(number);
    one.kind = number % 2 == 0 ? "wood" : "hill";
    one.name = plainText("Area " + std::to_string(number));
    const double x = 900 + 1050.0 * (number % 5);
    const double y = 2000 + 2000.0 * (number / 5);
    for (int corner = 0; corner < corners; ++corner)
    {
        const double angle = 2 * M_PI * corner / corners;
        const double radius = 420 + 60 * (corner % 2);
        one.outline.push_back({qRound(x + radius * std::cos(angle)), qRound(y + radius * std::sin(angle))});
    }
    return one;
}

map::TableMap table()
{
    map::TableMap table;
    table.id = "field";
    for (int number = 0; number < 10; ++number)
        table.areas.push_back(area(number));
    table.courses.push_back({"brook", {}, "river", 250, {{0, 600}, {3000, 900}, {6000, 700}}, {}});
    return table;
}

editor::TableGame lines()
{
    editor::TableGame game;
    for (int i = 0; i < 24; ++i)
    {
        play::Piece piece;
        piece.thing = {"counter", std::to_string(i)};
        piece.name = "Foot " + std::to_string(i);
        piece.colour = i < 12 ? "#aa2222" : "#2244aa";
        piece.footprint = play::Footprint{{600 + 420 * (i % 12), i < 12 ? 1400 : 4600, i < 12 ? 0 : 1800}, 400, 200};
        game.pieces.push_back(std::move(piece));
    }
    return game;
}

} // namespace

void measureTables()
{
    editor::Workspace workspace(table());
    editor::TableModel model(workspace);
    editor::TableView view;
    view.setModel(&model);
    view.setGame(lines());
    view.resize(1440, 900);
    view.show();
    if (!QTest::qWaitForWindowExposed(&view))
        return;
    view.setScale(4, {700, 400});
    QTest::qWait(100);
    QWidget* canvas = view.viewport();

    Frames pan(canvas);
    for (int step = 0; step < 400; ++step)
        pan.take(
            [&] { view.horizontalScrollBar()->setValue(view.horizontalScrollBar()->value() + (step < 200 ? 9 : -9)); });
    pan.report("a frame of panning, a table with 24 bases", goal);
    Frames zoom(canvas);
    for (int step = 0; step < 120; ++step)
        zoom.take([&] { wheel(canvas, {700, 400}, step % 40 < 20 ? -1 : 1, Qt::NoModifier); });
    zoom.report("a frame of zooming, the same", goal);

    view.zoomToFit();
    const edit::TableThing wood = model.thingAt(model.index(0, 0));
    view.select({wood});
    const QPoint from = view.viewPoint(workspace.table().table().areas.front().outline.front()).toPoint();
    Frames drag(canvas);
    QTest::mousePress(canvas, Qt::LeftButton, {}, from);
    for (int step = 1; step <= 200; ++step)
        drag.take([&] { QTest::mouseMove(canvas, from + QPoint(step % 20, step / 20)); });
    drag.take([&] { QTest::mouseRelease(canvas, Qt::LeftButton, {}, from + QPoint(10, 10)); });
    drag.report("a step of dragging a point of an outline");
}

} // namespace merlon::tests
