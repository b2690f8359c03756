#include "app/window/docks.h"

#include <QAction>
#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>

#include <algorithm>
#include <utility>

namespace merlon::app
{
namespace
{

constexpr int roomForLayers = 300; ///< pixels: all of them without scrolling
constexpr int roomToReferee = 500; ///< the same: whose turn it is, an order and its verdict
constexpr int narrowScreen = 900;  ///< for the map, the palette and the inspector side by side
constexpr int roomyScreen = 1400;  ///< for all panels at once
constexpr int roomAround = 150;    ///< menus, tool bar, status line, titles
constexpr QLatin1String drawing("drawing");
constexpr QLatin1String refereeing("refereeing");

QDockWidget* dock(QMainWindow& window, const char* name, QWidget* content, Qt::DockWidgetArea area)
{
    auto* dock = new QDockWidget(&window);
    dock->setObjectName(name);
    if (content != nullptr)
        dock->setWidget(content);
    // Behind another tab it lies outside the window, shown: keys would go to what nobody sees.
    QObject::connect(dock, &QDockWidget::visibilityChanged, dock,
                     [dock](bool seen)
                     {
                         if (QWidget* in = dock->widget())
                             in->setEnabled(seen || dock->isHidden());
                     });
    window.addDockWidget(area, dock);
    QObject::connect(dock->toggleViewAction(), &QAction::triggered, dock,
                     [dock](bool shown)
                     {
                         if (shown)
                             dock->raise(); // it may lie behind another one
                     });
    return dock;
}

/// Never narrower than what is in it, and as low as a small screen wants.
class Column : public QScrollArea
{
public:
    using QScrollArea::QScrollArea;

    QSize minimumSizeHint() const override
    {
        const int bar = verticalScrollBar()->sizeHint().width();
        return {widget()->minimumSizeHint().width() + bar, QScrollArea::minimumSizeHint().height()};
    }
};

QScrollArea* scrolling(QScrollArea* scroll, QWidget* content)
{
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus); // what lies in it is scrolled to
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(content);
    return scroll;
}

} // namespace

Docks::Docks(QMainWindow& window, const Contents& in)
    : QObject(&window),
      palette(dock(window, "palette", scrolling(new Column(&window), in.palette), Qt::LeftDockWidgetArea)),
      inspector(dock(window, "inspector", scrolling(new QScrollArea(&window), in.inspector), Qt::RightDockWidgetArea)),
      referee(dock(window, "referee", in.referee, Qt::RightDockWidgetArea)),
      journal(dock(window, "journal", in.journal, Qt::BottomDockWidgetArea)),
      findings(dock(window, "findings", in.findings, Qt::BottomDockWidgetArea)),
      sheets(dock(window, "sheets", nullptr, Qt::BottomDockWidgetArea)),
      overview(dock(window, "overview", in.overview, Qt::RightDockWidgetArea)),
      structures(dock(window, "structures", in.structures, Qt::RightDockWidgetArea)),
      history(dock(window, "history", in.history, Qt::RightDockWidgetArea)),
      layers(dock(window, "layers", in.layers, Qt::RightDockWidgetArea)),
      roster(dock(window, "roster", in.roster, Qt::BottomDockWidgetArea)),
      zones(dock(window, "zones", in.zones, Qt::RightDockWidgetArea)),
      paper(dock(window, "paper", in.paper, Qt::RightDockWidgetArea)),
      window_(window)
{
    for (QDockWidget* one : all())
        one->installEventFilter(this);
    overview->hide();
    window.tabifyDockWidget(inspector, structures);
    window.tabifyDockWidget(structures, zones);
    window.tabifyDockWidget(inspector, referee);
    window.tabifyDockWidget(referee, history);
    window.tabifyDockWidget(history, paper);
    structures->hide(); // until somebody asks for it
    zones->hide();
    history->hide();
    paper->hide();
    window.tabifyDockWidget(journal, findings);
    window.tabifyDockWidget(findings, sheets); // beside one another neither had room for its columns
    window.tabifyDockWidget(findings, roster);
    roster->hide();
    sheets->hide();
    sheets->toggleViewAction()->setVisible(false);
    journal->raise();
    window.tabifyDockWidget(overview, layers);
    layers->hide();
    window.resizeDocks({palette, referee}, {230, 390}, Qt::Horizontal);
    window.resizeDocks({journal}, {170}, Qt::Vertical);
}

bool Docks::eventFilter(QObject* dock, QEvent* event)
{
    if (event->type() == QEvent::Close)
        emit closed();
    return QObject::eventFilter(dock, event);
}

QStringList Docks::layouts()
{
    return {QString(), drawing, refereeing};
}

void Docks::restore()
{
    const QSettings settings;
    window_.restoreState(settings.value("window/state").toByteArray());
    if (const QString kept = settings.value("window/layout").toString(); layouts().contains(kept))
        work_ = kept;
    if (!settings.contains("window/layout"))
        begin(window_.screen()->availableGeometry().width());
    emit workChanged();
}

/// Where all panels together leave little of the map, the first start is that of whoever paints.
void Docks::begin(int roomAcross)
{
    if (roomAcross >= roomyScreen)
        return;
    change(false, false);
    if (roomAcross < narrowScreen)
        for (QDockWidget* one : {inspector, overview, layers})
            one->hide();
}

/// Panels that are only put away for now would be missed when maps are painted again.
void Docks::save() const
{
    if (!withheld_.isEmpty())
        return;
    QSettings settings;
    settings.setValue("window/state", window_.saveState());
    settings.setValue("window/layout", work_);
}

void Docks::change(bool game, bool begun)
{
    QSettings settings;
    if (!work_.isEmpty())
        settings.setValue("window/layout/" + work_, window_.saveState());
    work_ = goesToTheTable(game) ? refereeing : drawing;
    if (const auto state = settings.value("window/layout/" + work_).toByteArray(); !state.isEmpty())
        window_.restoreState(state);
    else
        arrange(begun);
    emit workChanged();
}

bool Docks::goesToTheTable(bool game) const
{
    return work_.isEmpty() ? game : work_ == drawing;
}

bool Docks::referees() const
{
    return work_ == refereeing;
}

bool Docks::paints() const
{
    return referee->isHidden();
}

/// Whoever paints wants to see the map; a game that goes on stays in sight.
void Docks::arrange(bool begun) const
{
    palette->setVisible(!referees());
    inspector->setVisible(!referees());
    overview->setVisible(!referees());
    if (referees())
    {
        structures->hide();
        roster->hide();
        zones->hide();
    }
    layers->setVisible(!referees());
    referee->setVisible(referees() || begun);
    journal->setVisible(referees() || begun);
    findings->setVisible(referees() || begun); // how many there are is told in the status line, and leads to them
    (referees() ? referee : inspector)->raise();
    overview->raise();
    // As wide as what the inspector says, within limits.
    const int wanted = inspector->widget()->sizeHint().width();
    const int right = begun || referees() ? 390 : std::clamp(wanted, 250, 280);
    window_.resizeDocks({palette, referees() ? referee : inspector}, {palette->minimumSizeHint().width(), right},
                        Qt::Horizontal);
    const int column = window_.height() - roomAround;
    const int lower = std::min(roomForLayers, column * 11 / 20); // on a low screen both are scrolled
    window_.resizeDocks({inspector, overview}, {column - lower, lower}, Qt::Vertical);
}

void Docks::showReferee() const
{
    referee->show();
    referee->raise();
    const int column = window_.height() - roomAround;
    const int wanted = std::min(roomToReferee, column * 4 / 5);
    if (referee->height() < wanted && !(overview->isHidden() && layers->isHidden()))
        window_.resizeDocks({referee, overview}, {wanted, column - wanted}, Qt::Vertical);
}

void Docks::showStructures() const
{
    structures->show();
    structures->raise();
    if (const int wanted = structures->widget()->sizeHint().width(); structures->width() < wanted)
        window_.resizeDocks({structures}, {wanted}, Qt::Horizontal);
}

void Docks::showZones() const
{
    zones->show();
    zones->raise();
}

/// Wide enough to be read.
void Docks::showPaper() const
{
    constexpr int readable = 460;
    paper->show();
    paper->raise();
    if (paper->width() < readable)
        window_.resizeDocks({paper}, {std::min(readable, window_.width() / 2)}, Qt::Horizontal);
    paper->widget()->setFocus();
}

void Docks::showRoster() const
{
    constexpr int rowsAndBar = 230;
    roster->show();
    roster->raise();
    if (roster->height() < rowsAndBar)
        window_.resizeDocks({roster}, {std::min(rowsAndBar, window_.height() / 3)}, Qt::Vertical);
    roster->widget()->setFocus();
}

void Docks::offer(std::initializer_list<QDockWidget*> docks, bool offered)
{
    for (QDockWidget* dock : docks)
    {
        const auto known = withheld_.find(dock);
        if (offered == (known == withheld_.end()))
            continue;
        dock->toggleViewAction()->setVisible(offered);
        if (offered)
        {
            dock->setVisible(*known);
            withheld_.erase(known);
        }
        else
        {
            withheld_.insert(dock, !dock->isHidden());
            dock->hide();
        }
    }
}

void Docks::showSheets(bool any)
{
    if (any == std::exchange(sheetsShown_, any))
        return;
    sheets->toggleViewAction()->setVisible(any);
    sheets->setVisible(any);
}

void Docks::retranslate()
{
    palette->setWindowTitle(tr("Palette"));
    inspector->setWindowTitle(tr("Inspector"));
    //: the whole map, small
    overview->setWindowTitle(tr("Overview"));
    layers->setWindowTitle(tr("Layers"));
    referee->setWindowTitle(tr("Referee"));
    structures->setWindowTitle(tr("Structures"));
    journal->setWindowTitle(tr("Journal"));
    findings->setWindowTitle(tr("Findings"));
    //: what a game keeps on paper: the siege sheet, a calendar
    sheets->setWindowTitle(tr("Sheets"));
    //: where forces may set up
    zones->setWindowTitle(tr("Zones"));
    paper->setWindowTitle(tr("Siege sheet"));
    //: the forces of a scenario and their counters
    roster->setWindowTitle(tr("Forces"));
    //: the steps that can be undone
    history->setWindowTitle(tr("History"));
}

} // namespace merlon::app
