#include "editor/hex_map_view.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>

#include <utility>

namespace merlon::editor
{

HexMapView::HexMapView(QWidget* parent) : ToolView(parent)
{
    setObjectName(QStringLiteral("map"));
    setAccessibleName(tr("Map"));
    connect(&gesture_, &Gesture::previewChanged, this, &HexMapView::strokeChanged);
    connect(&gesture_, &Gesture::begun, this,
            [this]
            {
                ghost_.end();
                emit draggingChanged(true);
            });
    connect(&gesture_, &Gesture::marked, this, &HexMapView::mark);
    connect(&gesture_, &Gesture::done, this,
            [this](hex::Hex at)
            {
                keepZones();
                if (moves_)
                {
                    before_.reset(); // what is selected has gone along
                    selectionModel()->setCurrentIndex(hexModel()->indexOf(at), QItemSelectionModel::NoUpdate);
                }
                if (!tools_->lifts())
                    return;
                select({camera().layout(), edit::hexesOf(*tools_->stamp(), at)}); // so that it can be moved on
                tools_->letGoOfStamp();
            });
    connect(&gesture_, &Gesture::ended, this,
            [this]
            {
                endMove();
                showZonesOfStroke();
                before_.reset();
                updateFootprint();
                emit draggingChanged(false);
            });
    for (const auto news : {&Gesture::saysChanged, &Gesture::ended})
        connect(&gesture_, news, this, &HexMapView::hintChanged);
    connect(this, &HexMapView::hexHovered, this, &HexMapView::hintChanged);
    connect(this, &HexMapView::hoverEnded, this, &HexMapView::hintChanged);
    connect(this, &HexMapView::currentHexChanged, this, &HexMapView::hintChanged);
    connect(this, &HexMapView::hexHovered, this, [this] { updateCursorShape(); });
    connect(this, &HexMapView::sideChanged, this, &HexMapView::hintChanged);
    connect(this, &HexMapView::sideChanged, this, [this] { showGhost(hoveredHex() ? hoveredHex() : currentHex()); });
}

HexMapView::~HexMapView()
{
    gesture_.disconnect(this);
    ghost_.disconnect(this);
    gesture_.commit();
}

void HexMapView::setModel(QAbstractItemModel* model)
{
    gesture_.commit();
    waiting_.reset();
    ghost_.end();
    if (tools_ && tools_->lifts())
        tools_->letGoOfStamp();
    ToolView::setModel(model);
}

void HexMapView::setToolBox(ToolBox* tools)
{
    gesture_.commit();
    if (tools_)
        disconnect(tools_, nullptr, this, nullptr);
    tools_ = tools;
    if (tools_)
    {
        connect(tools_, &ToolBox::toolLeft, this, [this] { gesture_.commit(); });
        connect(tools_, &ToolBox::toolChanged, this,
                [this]
                {
                    waiting_.reset();
                    updateCursorShape();
                    updateFootprint();
                    updateSides();
                    showGhost(hoveredHex());
                });
        connect(tools_, &ToolBox::stampChanged, this,
                [this] { showGhost(hoveredHex() ? hoveredHex() : currentHex()); });
        connect(tools_, &ToolBox::radiusChanged, this, [this] { updateFootprint(); });
        connect(tools_, &ToolBox::symmetryChanged, viewport(), QOverload<>::of(&QWidget::update));
        for (const auto news :
             {&ToolBox::toolChanged, &ToolBox::paintChanged, &ToolBox::stampChanged, &ToolBox::symmetryChanged})
            connect(tools_, news, this, &HexMapView::hintChanged);
        for (const auto news : {&ToolBox::paintChanged, &ToolBox::pathChanged})
            connect(tools_, news, this, &HexMapView::renewPoints);
        connect(tools_, &ToolBox::thingChanged, this, [this] { showGhost(hoveredHex()); });
        connect(tools_, &ToolBox::radiusChanged, this, &HexMapView::hintChanged);
        connect(tools_, &ToolBox::zoneChanged, this, &HexMapView::hintChanged);
        connect(tools_, &ToolBox::fillLimitChanged, this, &HexMapView::hintChanged);
    }
    updateCursorShape();
}

void HexMapView::selectThese(const std::vector<hex::Hex>& hexes)
{
    if (tools_)
        tools_->use(QLatin1String("select"));
    select({camera().layout(), hexes});
}

void HexMapView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
    {
        gesture_.commit();
        setAccessibleName(tr("Map"));
    }
    ToolView::changeEvent(event);
}

void HexMapView::hideEvent(QHideEvent* event)
{
    gesture_.commit();
    ToolView::hideEvent(event);
}

/// A click in the palette ends no line that is drawn point by point: it goes on as what was chosen.
void HexMapView::focusOutEvent(QFocusEvent* event)
{
    if (!gesture_.pointwise() || event->reason() != Qt::MouseFocusReason)
        gesture_.commit();
    ToolView::focusOutEvent(event);
}

// By mouse

void HexMapView::press(QMouseEvent* event, hex::Hex hex)
{
    const hex::Side side = sideUnder(hex, event->position());
    const auto held = event->modifiers();
    if (tools_ && held.testFlag(Qt::AltModifier))
        tools_->pickFrom(hexModel()->document().map(), {hex, side});
    else if (gesture_.pointwise())
        addPoint(hex, side);
    else if (maySelectionMove(hex) && (held == Qt::NoModifier || (held == Qt::ControlModifier && !handWorks())))
        waiting_.reset(event->clone());
    else if (handWorks())
        beginStroke(
            {Input::What::Press, hex, side, held.testFlag(Qt::ControlModifier), held.testFlag(Qt::ShiftModifier)});
    else
        ToolView::press(event, hex);
}

/// A press that ends what goes point by point, unless the one before it did; else one like any other, for there is no
/// editor to open.
void HexMapView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && gesture_.pointwise())
        gesture_.finish();
    else if (!std::exchange(ended_, false))
        mousePressEvent(event);
}

void HexMapView::addPoint(hex::Hex at, hex::Side side)
{
    if (const auto index = hexModel()->indexOf(at); index.isValid())
        selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
    gesture_.press(at, side);
    ended_ = !gesture_.active();
}

void HexMapView::beginStroke(const Input& press)
{
    ended_ = false;
    turnTo(press.side);
    if (const auto index = hexModel()->indexOf(press.at); index.isValid())
        selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
    gesture_.begin(hexModel()->workspace(), *tools_, press);
    updateFootprint();
}

void HexMapView::mouseMoveEvent(QMouseEvent* event)
{
    if (waiting_ && camera().hexNear(event->position()) != camera().hexNear(waiting_->position()))
    {
        const auto press = std::exchange(waiting_, nullptr);
        if (event->buttons().testFlag(Qt::LeftButton))
            beginMove(camera().hexNear(press->position()), press->modifiers().testFlag(Qt::ControlModifier));
    }
    ToolView::mouseMoveEvent(event);
    if (panning() || !gesture_.active())
        return;
    const auto hex = camera().hexNear(event->position());
    gesture_.moveTo(hex, sideUnder(hex, event->position()));
}

void HexMapView::mouseReleaseEvent(QMouseEvent* event)
{
    if (waiting_ && event->button() == Qt::LeftButton)
        pressAsWasWaited();
    if (panning() || event->button() != Qt::LeftButton || !gesture_.active())
        return ToolView::mouseReleaseEvent(event);
    const auto hex = camera().hexNear(event->position());
    gesture_.release(hex, sideUnder(hex, event->position()));
}

// By keys

void HexMapView::useToolAtCurrent(bool takesAway, bool adds)
{
    const auto current = currentHex();
    if (!current)
        return;
    if (gesture_.pointwise() && gesture_.pressedAt() != *current)
        return gesture_.press(*current, gesture_.last().side);
    if (gesture_.pointwise())
        return gesture_.finish();
    if (gesture_.active())
        return gesture_.release(gesture_.last().at, gesture_.last().side);
    gesture_.begin(hexModel()->workspace(), *tools_, {Input::What::Press, *current, turnedTo(), takesAway, adds});
    if (takesAway || !(tools_->tool().spans() || tools_->tool().pointwise()))
        gesture_.commit();
}

/// Another side for what is being laid; or nothing any more on the current one.
bool HexMapView::turnByKey(const QKeyEvent& event)
{
    const int turn = event.key() == Qt::Key_Period ? 1 : event.key() == Qt::Key_Comma ? -1 : 0;
    const bool takesAway = event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace;
    if (turn != 0 && gesture_.active())
        gesture_.moveTo(gesture_.last().at, hex::turned(gesture_.last().side, turn));
    else if (takesAway && handWorks() && tools_->tool().takesAway() && !gesture_.active())
        useToolAtCurrent(true, false);
    else
        return false;
    return true;
}

/// Cursor keys and the like, with a painting tool: the current hex moves, and the stroke with it.
bool HexMapView::moveByKey(QKeyEvent* event)
{
    static const QHash<int, CursorAction> actions{{Qt::Key_Up, MoveUp},         {Qt::Key_Down, MoveDown},
                                                  {Qt::Key_Left, MoveLeft},     {Qt::Key_Right, MoveRight},
                                                  {Qt::Key_Home, MoveHome},     {Qt::Key_End, MoveEnd},
                                                  {Qt::Key_PageUp, MovePageUp}, {Qt::Key_PageDown, MovePageDown}};
    const auto action = actions.constFind(event->key());
    if (action == actions.constEnd() || !handWorks())
        return false;
    const auto from = currentHex();
    const bool shift = event->modifiers().testFlag(Qt::ShiftModifier);
    if (from && shift && tools_->tool().trails() && !gesture_.active())
        gesture_.begin(hexModel()->workspace(), *tools_, {Input::What::Press, *from});
    goTo(moveCursor(*action, event->modifiers()));
    return true;
}

void HexMapView::goTo(const QModelIndex& index)
{
    setCurrentIndex(index);
    if (const auto to = currentHex(); to && gesture_.active())
        gesture_.moveTo(*to, gesture_.last().side);
    else
        showGhost(to);
}

bool HexMapView::event(QEvent* event)
{
    const bool shortcut = event->type() == QEvent::ShortcutOverride;
    if (shortcut && alongSides() && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Delete) // what stands on the side
    {
        event->accept();
        return true;
    }
    return ToolView::event(event);
}

void HexMapView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key())
    {
    case Qt::Key_Escape:
        if (gesture_.active())
            return escape();
        if (!tools_ || !tools_->holds(QLatin1String("stamp")))
            break;
        return tools_->letGoOfStamp();
    case Qt::Key_Backspace:
        if (!gesture_.pointwise())
            break;
        return gesture_.takeBack();
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!handWorks() && !gesture_.active())
            break;
        return useToolAtCurrent(event->modifiers().testFlag(Qt::ControlModifier),
                                event->modifiers().testFlag(Qt::ShiftModifier));
    default:
        break;
    }
    if (!hexModel() || !(moveSelectionByKey(*event) || turnByKey(*event) || moveByKey(event)))
        ToolView::keyPressEvent(event);
}

void HexMapView::keyReleaseEvent(QKeyEvent* event)
{
    const bool byMouse = QApplication::mouseButtons().testFlag(Qt::LeftButton);
    if (event->key() == Qt::Key_Shift && handWorks() && tools_->tool().trails() && !byMouse)
        gesture_.commit();
    if (event->key() == Qt::Key_Alt && moves_ && !byMouse)
        gesture_.commit();
    ToolView::keyReleaseEvent(event);
}

} // namespace merlon::editor
