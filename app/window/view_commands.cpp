#include "app/window/view_commands.h"

#include "app/window/commands.h"
#include "app/window/docks.h"
#include "app/window/rooms.h"
#include "app/window/ruler.h"
#include "editor/hex_map_view.h"
#include "editor/inspector_panel.h"
#include "editor/palette_panel.h"
#include "referee/journal_view.h"

#include <QAction>
#include <QDockWidget>
#include <QKeyEvent>
#include <QSettings>

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

} // namespace

ViewCommands::ViewCommands(QWidget& window, Rooms& rooms, const Commands& commands)
    : window_(window), rooms_(rooms), commands_(commands)
{
    createZoom();
    createRuler();
    createToggles();
    createGo();
    window.installEventFilter(this);
}

void ViewCommands::createZoom()
{
    commands_.on("view.zoomIn", this, [this] { rooms_.view->zoomIn(); });
    commands_.on("view.zoomOut", this, [this] { rooms_.view->zoomOut(); });
    commands_.on("view.fit", this, [this] { rooms_.view->zoomToFit(); });
    commands_.on("view.full", this, [this] { rooms_.view->setScale(24, rooms_.view->viewport()->rect().center()); });
}

void ViewCommands::createRuler()
{
    QAction& ruler = commands_["view.ruler"];
    ruler.setCheckable(true);
    connect(&ruler, &QAction::toggled, this,
            [this](bool on)
            {
                if (on)
                    rooms_.tools.use(QLatin1String("select"));
                rooms_.ruler->setLaid(on);
            });
    connect(rooms_.ruler, &Ruler::changed, this, [this, &ruler] { ruler.setChecked(rooms_.ruler->isLaid()); });
}

void ViewCommands::createToggles()
{
    toggle("view.grid", [this](bool on) { rooms_.view->setGridVisible(on); });
    toggle("view.names", [this](bool on) { rooms_.view->setNamesVisible(on); });
    toggle("view.levels", [this](bool on) { rooms_.view->setLevelsVisible(on); });
    toggle("view.counters", [](bool) {}); // whoever shows the game sees to it
}

/// As it was left.
void ViewCommands::toggle(const char* name, const std::function<void(bool on)>& change)
{
    QAction& action = commands_[name];
    action.setCheckable(true);
    action.setChecked(true);
    connect(&action, &QAction::toggled, this, change);
    const QString key = QString("shown/") + name;
    action.setChecked(QSettings().value(key, true).toBool());
    connect(&action, &QAction::toggled, this, [key](bool on) { QSettings().setValue(key, on); });
}

void ViewCommands::createGo()
{
    QAction& hex = commands_["go.hex"]; // a letter: elsewhere it is written
    hex.setShortcutContext(Qt::WidgetWithChildrenShortcut);
    window_.removeAction(&hex);
    rooms_.view->addAction(&hex);
    connect(&hex, &QAction::triggered, rooms_.view, &editor::HexMapView::beginName);
    go("go.map", nullptr, rooms_.view);
    go("go.palette", rooms_.docks->palette, rooms_.palette);
    go("go.inspector", rooms_.docks->inspector, rooms_.inspector);
    go("go.journal", rooms_.docks->journal, rooms_.journal);
    commands_.on("view.layout", this,
                 [this]
                 {
                     rooms_.docks->change();
                     if (rooms_.docks->referees())
                         rooms_.tools.use(QLatin1String("select")); // a click means a counter now
                 });
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

bool ViewCommands::lookCloser(const QKeyEvent& event, bool held) const
{
    if (event.isAutoRepeat() || event.modifiers() != Qt::NoModifier)
        return false;
    if (event.key() == Qt::Key_F6)
        rooms_.view->setCountersMagnified(held);
    else if (event.key() == Qt::Key_F7)
        rooms_.view->setCountersHidden(held);
    else
        return false;
    return true;
}

bool ViewCommands::eventFilter(QObject* window, QEvent* event)
{
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease)
        return lookCloser(*static_cast<QKeyEvent*>(event), event->type() == QEvent::KeyPress);
    if (event->type() == QEvent::ActivationChange && !window_.isActiveWindow()) // keys are released elsewhere then
    {
        rooms_.view->setCountersMagnified(false);
        rooms_.view->setCountersHidden(false);
    }
    return QObject::eventFilter(window, event);
}

} // namespace merlon::app
