#include "app/window/view_commands.h"

#include "app/window/board_tabs.h"
#include "app/window/commands.h"
#include "app/window/docks.h"
#include "app/window/icons.h"
#include "app/window/map_views.h"
#include "app/window/outlook.h"
#include "app/window/rooms.h"
#include "app/window/ruler.h"
#include "app/window/table_ruler.h"
#include "core/edit/background_edits.h"
#include "core/edit/map_value.h"
#include "editor/findings_panel.h"
#include "editor/hex_map_view.h"
#include "editor/history_panel.h"
#include "editor/inspector_panel.h"
#include "editor/layers_panel.h"
#include "editor/minimap.h"
#include "editor/palette_panel.h"
#include "editor/render.h"
#include "editor/table_view.h"
#include "referee/journal_view.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QKeyEvent>
#include <QScreen>
#include <QSettings>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace merlon::app
{
namespace
{

/// Where keys go to that are meant for a panel: itself, or the first of its fields that takes them.
QWidget* firstField(QWidget* panel)
{
    for (QWidget* field = panel; field == panel || panel->isAncestorOf(field); field = field->nextInFocusChain())
        if ((field->focusPolicy() & Qt::TabFocus) && field->isVisible() && field->isEnabled())
            return field;
    return panel;
}

double pixelsPerMm(const QWidget& view)
{
    constexpr double usualInch = 96;
    const double inch = view.screen()->physicalDotsPerInch();
    const bool known = inch > 40 && inch < 800; // some screens do not know how large they are
    return (known ? inch : usualInch) / 25.4;
}

/// At which a hex is as large on the screen as in print.
double printedScale(const QWidget& view)
{
    return editor::printedHexMm * pixelsPerMm(view) / std::numbers::sqrt3;
}

} // namespace

ViewCommands::ViewCommands(QWidget& window, Rooms& rooms, const Commands& commands)
    : window_(window), rooms_(rooms), commands_(commands)
{
    createZoom();
    createSplit();
    createRuler();
    createOutlook();
    createToggles();
    createScan();
    createGo();
    commands_.on("view.fullScreen", this,
                 [this] { window_.setWindowState(window_.windowState() ^ Qt::WindowFullScreen); });
    qApp->installEventFilter(this);
}

void ViewCommands::createZoom()
{
    commands_.on("view.zoomIn", this, [this] { rooms_.plane().zoomIn(); });
    commands_.on("view.zoomOut", this, [this] { rooms_.plane().zoomOut(); });
    commands_.on("view.fit", this, [this] { rooms_.plane().zoomToFit(); });
    commands_.on("view.full", this,
                 [this]
                 {
                     editor::PlaneView& plane = rooms_.plane();
                     const bool onTable = rooms_.ground() == play::Ground::Table;
                     plane.setScale(onTable ? pixelsPerMm(plane) : printedScale(plane),
                                    plane.viewport()->rect().center());
                 });
}

void ViewCommands::createSplit()
{
    MapViews* views = rooms_.views;
    QAction& split = commands_["view.split"];
    QAction& above = commands_["view.splitAbove"];
    split.setCheckable(true);
    above.setCheckable(true);
    connect(&split, &QAction::toggled, views, &MapViews::setSplit);
    connect(&above, &QAction::toggled, views, &MapViews::setAbove);
    const auto show = [views, &split, &above]
    {
        split.setChecked(views->isSplit());
        above.setChecked(views->isAbove());
        above.setEnabled(views->isSplit());
    };
    connect(views, &MapViews::splitChanged, this, show);
    show();
}

void ViewCommands::createRuler()
{
    QAction& ruler = commands_["view.ruler"];
    ruler.setCheckable(true);
    connect(&ruler, &QAction::toggled, this,
            [this](bool on)
            {
                const bool onTable = rooms_.ground() == play::Ground::Table;
                if (on)
                    rooms_.tools.use(QLatin1String("select"));
                rooms_.ruler->setLaid(on && !onTable);
                rooms_.tableRuler->setLaid(on && onTable);
                if (on && onTable)
                    rooms_.tableView->setFocus(Qt::ShortcutFocusReason); // Esc puts it away
            });
    const auto show = [this, &ruler] { ruler.setChecked(rooms_.ruler->isLaid() || rooms_.tableRuler->isLaid()); };
    connect(rooms_.ruler, &Ruler::changed, this, show);
    connect(rooms_.tableRuler, &TableRuler::changed, this, show);
}

void ViewCommands::createOutlook()
{
    using Kind = Outlook::Kind;
    for (const auto& [name, kind] : {std::pair("view.fire", Kind::FireFrom), std::pair("view.seen", Kind::SeenFrom),
                                     std::pair("view.reach", Kind::Reach)})
    {
        QAction& action = commands_[name];
        action.setCheckable(true);
        connect(&action, &QAction::triggered, this, [this, kind = kind] { rooms_.outlook->toggle(kind); });
        connect(rooms_.outlook, &Outlook::changed, &action,
                [this, &action, kind = kind] { action.setChecked(rooms_.outlook->shows(kind)); });
    }
}

void ViewCommands::createToggles()
{
    using Layer = editor::LayersModel::Layer;
    using OnTable = editor::TableLayers::Layer;
    toggle("view.grid", Layer::Grid);
    toggle("view.names", Layer::Names);
    toggleOnTable("view.grid", OnTable::Grid);
    toggleOnTable("view.names", OnTable::Names);
    toggle("view.levels", Layer::Levels);
    toggle("view.scan", Layer::Scan);
    toggle("view.counters", Layer::Counters); // whoever shows the game sees to it
    toggle("view.zones", Layer::Zones);
    connect(&rooms_.layers, &QAbstractItemModel::dataChanged, this, &ViewCommands::showLayers);
    connect(&rooms_.tableLayers, &QAbstractItemModel::dataChanged, this, &ViewCommands::showTableLayers);
    rooms_.tableLayers.load();
    rooms_.layers.load();
}

/// How much of the scanned map is seen is a property of the map: a step of its history.
void ViewCommands::createScan()
{
    const auto fade = [this](int percent)
    {
        editor::HexMapModel* model = rooms_.view->hexModel();
        if (model == nullptr)
            return;
        model->workspace().change(
            [percent](const edit::Desk& desk)
            {
                auto scan = edit::headOf(desk.mapValue()).background;
                if (scan)
                    scan->opacity = std::clamp(std::round(100 * scan->opacity) + percent, 0.0, 100.0) / 100;
                return edit::withBackground(desk, std::move(scan));
            });
    };
    commands_.on("view.scanFainter", this, [fade] { fade(-10); });
    commands_.on("view.scanStronger", this, [fade] { fade(10); });
}

/// The entry of the menu and the row of the panel are one.
void ViewCommands::toggle(const char* name, editor::LayersModel::Layer layer)
{
    QAction& action = commands_[name];
    action.setCheckable(true);
    action.setChecked(true);
    connect(&action, &QAction::toggled, this, [this, layer](bool on) { rooms_.layers.setShown(layer, on); });
    connect(&rooms_.layers, &QAbstractItemModel::dataChanged, this,
            [this, &action, layer] { action.setChecked(rooms_.layers.isShown(layer)); });
}

void ViewCommands::toggleOnTable(const char* name, editor::TableLayers::Layer layer)
{
    QAction& action = commands_[name];
    connect(&action, &QAction::toggled, this, [this, layer](bool on) { rooms_.tableLayers.setShown(layer, on); });
    connect(&rooms_.tableLayers, &QAbstractItemModel::dataChanged, this,
            [this, &action, layer] { action.setChecked(rooms_.tableLayers.isShown(layer)); });
}

void ViewCommands::showTableLayers()
{
    rooms_.tableView->setStyle(rooms_.tableLayers.style(rooms_.tableView->tableStyle()));
    rooms_.tableView->keepOff(rooms_.tableLayers.outOfReach());
    rooms_.tableLayers.save();
}

void ViewCommands::showLayers()
{
    rooms_.view->setMapStyle(rooms_.layers.style(rooms_.view->mapStyle()));
    rooms_.view->setCountersStrength(rooms_.layers.strength(editor::LayersModel::Layer::Counters));
    rooms_.view->setZonesStrength(rooms_.layers.shownStrength(editor::LayersModel::Layer::Zones));
    rooms_.layers.save();
}

void ViewCommands::createGo()
{
    QAction& hex = commands_["go.hex"]; // a letter: elsewhere it is written
    hex.setShortcutContext(Qt::WidgetWithChildrenShortcut);
    window_.removeAction(&hex);
    rooms_.views->addAction(&hex);
    connect(&hex, &QAction::triggered, this, [this] { rooms_.view->beginName(); });
    commands_.on("go.map", this,
                 [this]
                 {
                     if (rooms_.ground() == play::Ground::Table)
                         rooms_.tableView->setFocus(Qt::ShortcutFocusReason);
                     else
                         rooms_.views->takeFocus();
                 });
    commands_.on("go.nextBoard", this, [this] { rooms_.boards->goOn(); });
    go("go.palette", rooms_.docks->palette, rooms_.palette);
    go("go.inspector", rooms_.docks->inspector, rooms_.inspector);
    go("go.layers", rooms_.docks->layers, rooms_.docks->layers->widget());
    go("go.overview", rooms_.docks->overview, rooms_.minimap);
    go("go.journal", rooms_.docks->journal, rooms_.journal);
    go("go.findings", rooms_.docks->findings, rooms_.findings);
    go("go.history", rooms_.docks->history, rooms_.history);
    commands_.on("view.layout", this,
                 [this]
                 {
                     rooms_.docks->change(rooms_.session.isOpen(),
                                          rooms_.session.isOpen() && !rooms_.session.journal().entries.empty());
                 });
    connect(rooms_.docks, &Docks::workChanged, this, &ViewCommands::showLayout);
    connect(&rooms_.session, &referee::RefereeSession::gameChanged, this, &ViewCommands::showLayout);
}

void ViewCommands::showLayout() const
{
    const bool toTheTable = rooms_.docks->goesToTheTable(rooms_.session.isOpen());
    QAction& layout = commands_["view.layout"];
    //: a button: the panels for it
    layout.setIconText(toTheTable ? tr("Refereeing") : tr("Painting"));
    layout.setIcon(icon(toTheTable ? QStringLiteral("journal") : QStringLiteral("brush")));
}

void ViewCommands::go(const char* name, QDockWidget* dock, QWidget* target)
{
    commands_.on(name, this,
                 [dock, target]
                 {
                     if (dock != nullptr)
                     {
                         dock->show();
                         dock->raise();
                     }
                     firstField(target)->setFocus(Qt::ShortcutFocusReason);
                 });
}

bool ViewCommands::lookCloser(int key, bool held) const
{
    if (key == Qt::Key_F6)
        rooms_.view->setCountersMagnified(held);
    else if (key == Qt::Key_F7)
        rooms_.view->setCountersHidden(held);
    else
        return false;
    return true;
}

/// A key that is held is let go wherever the cursor is meanwhile, in a field or a dialog too.
bool ViewCommands::eventFilter(QObject* watched, QEvent* event)
{
    const auto* key = static_cast<const QKeyEvent*>(event);
    if (event->type() == QEvent::KeyRelease && !key->isAutoRepeat())
        lookCloser(key->key(), false);
    else if (event->type() == QEvent::KeyPress && watched == &window_ && !key->isAutoRepeat() && !key->modifiers())
        return lookCloser(key->key(), true);
    else if (event->type() == QEvent::ActivationChange && watched == &window_ && !window_.isActiveWindow())
        for (const int held : {Qt::Key_F6, Qt::Key_F7}) // they are let go in another program
            lookCloser(held, false);
    return QObject::eventFilter(watched, event);
}

} // namespace merlon::app
