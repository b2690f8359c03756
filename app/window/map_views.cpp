#include "app/window/map_views.h"

#include "editor/hex_map_view.h"

#include <QEvent>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QSettings>

namespace merlon::app
{

using editor::HexMapView;

MapViews::MapViews(editor::ToolBox& tools, QWidget* parent)
    : QSplitter(parent), views_{new HexMapView, new HexMapView}, active_(views_[0])
{
    setChildrenCollapsible(false);
    for (HexMapView* view : views_)
    {
        view->setToolBox(&tools);
        view->installEventFilter(this);
        addWidget(view);
    }
    views_[1]->setObjectName(QStringLiteral("map.second"));
    views_[1]->hide();
    join();
    activate(first());
    retranslate();
}

void MapViews::join()
{
    auto [one, two] = views_;
    one->showStrokesOf(*two);
    two->showStrokesOf(*one);
    connect(one, &HexMapView::shownChanged, this, [this, one, two] { mirror(*one, *two); });
    connect(two, &HexMapView::shownChanged, this, [this, one, two] { mirror(*two, *one); });
    connect(two, &HexMapView::hexPicked, one, &HexMapView::hexPicked);
    connect(two, &HexMapView::counterDragged, one, &HexMapView::counterDragged);
    connect(two, &HexMapView::menuWanted, one, &HexMapView::menuWanted);
    connect(two, &HexMapView::draggingChanged, one, &HexMapView::draggingChanged);
    connect(two, &HexMapView::hintChanged, one, &HexMapView::hintChanged);
    connect(two, &HexMapView::nameTyped, one, &HexMapView::nameTyped);
    connect(two, &HexMapView::nameUnknown, one, &HexMapView::nameUnknown);
}

void MapViews::mirror(const HexMapView& from, HexMapView& to)
{
    if (!split_ || mirroring_)
        return;
    const QScopedValueRollback once(mirroring_, true);
    to.showAs(from);
}

HexMapView& MapViews::underHand() const
{
    for (HexMapView* view : views_)
        if (view->isDragging())
            return *view;
    for (HexMapView* view : views_)
        if (view->hoveredHex())
            return *view;
    return active();
}

bool MapViews::isDragging() const
{
    return views_[0]->isDragging() || views_[1]->isDragging();
}

void MapViews::setSplit(bool split)
{
    if (split == split_)
        return;
    HexMapView& second = *views_[1];
    if (split)
    {
        split_ = true;
        mirror(first(), second);
        second.show();
        setSizes({QWIDGETSIZE_MAX, QWIDGETSIZE_MAX}); // a half each
        frame();
    }
    else
    {
        if (second.hasFocus())
            first().setFocus(Qt::OtherFocusReason);
        activate(first());
        second.hide();
        split_ = false;
        frame();
        second.setModel(nullptr);
    }
    emit splitChanged();
}

void MapViews::setAbove(bool above)
{
    if (above == isAbove())
        return;
    setOrientation(above ? Qt::Vertical : Qt::Horizontal);
    emit splitChanged();
}

void MapViews::takeFocus()
{
    HexMapView& other = active_ == views_[0] ? *views_[1] : *views_[0];
    (split_ && active().hasFocus() ? other : active()).setFocus(Qt::ShortcutFocusReason);
}

/// Only the active one follows the current hex.
void MapViews::activate(HexMapView& view)
{
    active_ = &view;
    for (HexMapView* one : views_)
        one->setAutoScroll(one == active_);
    frame();
    emit activeChanged();
}

/// Which of two views the keys go to is seen by its frame.
void MapViews::frame()
{
    QPalette inside;
    inside.setBrush(QPalette::WindowText, palette().brush(QPalette::WindowText));
    for (HexMapView* view : views_)
    {
        QPalette colours;
        colours.setBrush(QPalette::WindowText,
                         palette().brush(view == active_ ? QPalette::Highlight : QPalette::Window));
        view->setFrameStyle(split_ ? QFrame::Box | QFrame::Plain : QFrame::StyledPanel | QFrame::Sunken);
        view->setLineWidth(split_ ? 2 : 1);
        view->setPalette(split_ ? colours : QPalette());
        for (QWidget* bar : {view->horizontalScrollBar(), view->verticalScrollBar()})
            bar->setPalette(split_ ? inside : QPalette()); // its arrows are of that colour too
    }
}

bool MapViews::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusIn)
        for (HexMapView* view : views_)
            if (view == watched && view != active_)
                activate(*view);
    return QSplitter::eventFilter(watched, event);
}

void MapViews::restore()
{
    const QSettings settings;
    setSplit(settings.value("window/split", false).toBool());
    restoreState(settings.value("window/splitState").toByteArray());
    emit splitChanged();
}

void MapViews::save() const
{
    QSettings settings;
    settings.setValue("window/split", split_);
    settings.setValue("window/splitState", saveState());
}

/// A view names itself by its own: once both have.
void MapViews::changeEvent(QEvent* event)
{
    QSplitter::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        frame();
    if (event->type() == QEvent::LanguageChange)
        QMetaObject::invokeMethod(this, &MapViews::retranslate, Qt::QueuedConnection);
}

void MapViews::retranslate()
{
    views_[1]->setAccessibleName(tr("Second view of the map"));
}

} // namespace merlon::app
