// What the whole window costs in time of the processor, every thread of it: a shot that is asked at the table by keys,
// a fill of 90,000 hexes, and the siege sheet of a large castle.

#include "app/report/laid_sheet.h"
#include "app/window/main_window.h"
#include "core/io/files.h"
#include "core/map/hex_map.h"
#include "editor/hex_map_view.h"
#include "editor/tool_options.h"
#include "referee/referee_panel.h"
#include "referee/referee_session.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QPainter>
#include <QSettings>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>
#include <ctime>

using namespace merlon;

namespace
{

double cpuMilliseconds()
{
    return 1000.0 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

void row(const char* what, double milliseconds, const char* goal)
{
    std::printf("%-58s%10.4g ms  %s\n", what, milliseconds, goal);
    std::fflush(stdout);
}

std::unique_ptr<app::MainWindow> windowOn(const QString& file)
{
    auto window = std::make_unique<app::MainWindow>();
    window->resize(1440, 900);
    window->show();
    window->activateWindow();
    if (!QTest::qWaitForWindowActive(window.get()) || !window->open(file))
        qFatal("%s cannot be opened", qPrintable(file));
    QTest::qWait(500);
    window->view().finishPainting();
    return window;
}

/// Ten keys: who, at whom, the die; with the list of targets and the chance of each.
void ask(const QString& folder)
{
    const QString castle = QStringLiteral(MERLON_SOURCE_DIR "/scenarios/norman-gate/norman-gate.");
    for (const char* file : {"scenario.yaml", "map.yaml"})
        QFile::copy(castle + file, folder + "/norman-gate." + file);
    const auto window = windowOn(folder + "/norman-gate.scenario.yaml");
    constexpr int times = 20;
    double spent = 0;
    for (int i = 0; i < times; ++i)
    {
        QTest::keyClick(window.get(), Qt::Key_K, Qt::ControlModifier);
        const double before = cpuMilliseconds();
        for (const int key : {int('a'), int('l'), int('r'), int(Qt::Key_Return), int('g'), int('w'), int('y'),
                              int(Qt::Key_Return), int('7')})
        {
            if (key < 128)
                QTest::keyClick(QApplication::focusWidget(), static_cast<char>(key));
            else
                QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key));
            QTest::qWait(20); // it is painted
        }
        spent += cpuMilliseconds() - before;
        if (!window->session().canAccept())
            qFatal("the shot was not judged");
        window->session().clear();
    }
    row("a whole ask at the table, with odds and lists: CPU", spent / times, "<= 100");
}

void fill(const QString& folder)
{
    hex::Layout grid;
    grid.columns = grid.rows = 300;
    const map::HexMap map = map::blankMap(grid, "plain", '.');
    const QString file = folder + "/wide.map.yaml";
    QFile out(file);
    if (!out.open(QIODevice::WriteOnly) || out.write(QByteArray::fromStdString(io::mapText(map))) < 0)
        qFatal("%s cannot be written", qPrintable(file));
    out.close();
    const auto window = windowOn(file);
    window->action("tool.fill")->trigger();
    auto* limit = window->findChild<editor::ToolOptions*>()->findChild<QSpinBox*>("fill.limit");
    limit->setValue(limit->maximum());
    editor::HexMapView& view = window->view();
    constexpr int times = 6;
    double spent = 0;
    for (int i = 0; i < times; ++i)
    {
        window->action(i % 2 == 0 ? "terrain.2" : "terrain.1")->trigger(); // brush, and plain ground again
        const std::string ground(window->workspace().map().map().terrainAt({}));
        const double before = cpuMilliseconds();
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.viewport()->rect().center());
        view.finishPainting();
        QTest::qWait(200);
        spent += cpuMilliseconds() - before;
        if (window->workspace().map().map().terrainAt({}) == ground)
            qFatal("nothing was filled");
    }
    row("a fill of 90,000 hexes in the window: CPU", spent / times, "<= 100");
}

/// A castle of 400 wall hexes on 100 x 100.
play::HexBoard walled()
{
    map::HexMap map = map::blankMap({100, 100, hex::Orientation::Flat, hex::Shove::Odd}, "plain", '.');
    map.id = "walled";
    const std::uint8_t rampart = *map::legendIndex(map, "rampart", 'R');
    for (int i = 0; i < 400; ++i)
    {
        if (i % 10 == 0)
            map.structures.push_back({"curtain-" + std::to_string(i / 10), "curtain", "double", {}, {}});
        const hex::Hex at = map.layout.hexOf(100 * (20 + 2 * (i / 40)) + 20 + i % 40);
        map.structures.back().hexes.push_back(at);
        map.terrain[static_cast<std::size_t>(map.layout.index(at))] = rampart;
    }
    return std::make_shared<const map::HexMap>(std::move(map));
}

/// As after an order: filled by the game, laid out, painted as large as a panel is.
void sheet()
{
    const auto setting = report::settingOfMap(walled());
    if (!setting)
        qFatal("the castle cannot be besieged");
    const play::Game game = play::begin(setting);
    const play::Ticks ticks;
    QImage page(900, 1273, QImage::Format_RGB32);
    std::vector<double> times;
    for (int i = 0; i < 50; ++i)
    {
        const double before = cpuMilliseconds();
        const report::LaidSheet laid(report::paperSheet(setting->scenario, *setting->system, &game, &ticks));
        QPainter painter(&page);
        laid.paint(painter, 900 / report::LaidSheet::width, {});
        painter.end();
        times.push_back(cpuMilliseconds() - before);
        if (laid.sheet().plan.size() != 400)
            qFatal("not every wall is drawn");
    }
    std::ranges::sort(times);
    row("the siege sheet of 400 wall hexes, filled and painted: CPU", times[times.size() / 2], "<= 16.7");
}

} // namespace

int main(int argc, char** argv)
{
    const QTemporaryDir folder;
    QStandardPaths::setTestModeEnabled(true);
    qputenv("XDG_CONFIG_HOME", folder.path().toUtf8());
    QApplication application(argc, argv);
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder.path());
    QSettings().setValue("window/layout",
                         QString("")); // not the first start, which is that of whoever paints or referees
    sheet();
    fill(folder.path());
    ask(folder.path());
    return 0;
}
