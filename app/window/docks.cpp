#include "app/window/docks.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>
#include <QScrollArea>
#include <QSettings>

#include <utility>

namespace merlon::app
{
namespace
{

constexpr QLatin1String drawing("drawing");
constexpr QLatin1String refereeing("refereeing");

QDockWidget* dock(QMainWindow& window, const char* name, QWidget* content, Qt::DockWidgetArea area)
{
    auto* dock = new QDockWidget(&window);
    dock->setObjectName(name);
    if (content != nullptr)
        dock->setWidget(content);
    window.addDockWidget(area, dock);
    return dock;
}

QWidget* scrolling(QMainWindow& window, QWidget* content)
{
    auto* scroll = new QScrollArea(&window);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(content);
    return scroll;
}

} // namespace

Docks::Docks(QMainWindow& window, QWidget* paletteContent, QWidget* inspectorContent, QWidget* refereeContent,
             QWidget* journalContent)
    : QObject(&window),
      palette(dock(window, "palette", paletteContent, Qt::LeftDockWidgetArea)),
      inspector(dock(window, "inspector", scrolling(window, inspectorContent), Qt::RightDockWidgetArea)),
      referee(dock(window, "referee", scrolling(window, refereeContent), Qt::RightDockWidgetArea)),
      journal(dock(window, "journal", journalContent, Qt::BottomDockWidgetArea)),
      sheets(dock(window, "sheets", nullptr, Qt::BottomDockWidgetArea)),
      window_(window)
{
    sheets->hide();
    sheets->toggleViewAction()->setVisible(false);
    window.tabifyDockWidget(inspector, referee);
    window.resizeDocks({palette, referee}, {230, 390}, Qt::Horizontal);
    window.resizeDocks({journal}, {170}, Qt::Vertical);
}

void Docks::restore()
{
    const QSettings settings;
    window_.restoreState(settings.value("window/state").toByteArray());
    work_ = settings.value("window/layout", drawing).toString();
}

void Docks::save() const
{
    QSettings settings;
    settings.setValue("window/state", window_.saveState());
    settings.setValue("window/layout", work_);
}

void Docks::change()
{
    QSettings settings;
    settings.setValue("window/layout/" + work_, window_.saveState());
    work_ = work_ == drawing ? refereeing : drawing;
    if (const auto state = settings.value("window/layout/" + work_).toByteArray(); !state.isEmpty())
        window_.restoreState(state);
    else
        arrange(work_ == refereeing);
}

bool Docks::referees() const
{
    return work_ == refereeing;
}

void Docks::arrange(bool referees) const
{
    palette->setVisible(!referees);
    inspector->setVisible(!referees);
    referee->show();
    journal->show();
    (referees ? referee : inspector)->raise();
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
    referee->setWindowTitle(tr("Referee"));
    journal->setWindowTitle(tr("Journal"));
    //: what a game keeps on paper: the siege sheet, a calendar
    sheets->setWindowTitle(tr("Sheets"));
}

} // namespace merlon::app
