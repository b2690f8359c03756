#include "editor/hex_map_view.h"

#include "editor/hex_contents.h"
#include "editor/hex_selection.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScopeGuard>

#include <utility>

namespace merlon::editor
{

HexMapView::HexMapView(QWidget* parent) : BoardView(parent)
{
    setObjectName(QStringLiteral("map"));
    setAccessibleName(tr("Map"));
    connect(&gesture_, &Gesture::previewChanged, this, &HexMapView::showHexes);
    connect(&gesture_, &Gesture::previewChanged, this, [this] { shownLines() ? viewport()->update() : void(); });
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
                if (!tools_->lifts())
                    return;
                select({camera().layout(), edit::hexesOf(*tools_->stamp(), at)}); // so that it can be moved on
                tools_->letGoOfStamp();
            });
    connect(&ghost_, &Ghost::changed, this, &HexMapView::showHexes);
    connect(this, &BoardView::hexHovered, this, &HexMapView::showGhost);
    connect(this, &BoardView::hoverEnded, this, [this] { showGhost({}); });
    connect(&gesture_, &Gesture::ended, this,
            [this]
            {
                before_.reset();
                updateFootprint();
                emit draggingChanged(false);
            });
    for (const auto news : {&Gesture::saysChanged, &Gesture::ended})
        connect(&gesture_, news, this, &HexMapView::hintChanged);
    connect(this, &HexMapView::hexHovered, this, &HexMapView::hintChanged);
    connect(this, &HexMapView::hoverEnded, this, &HexMapView::hintChanged);
    connect(this, &HexMapView::currentHexChanged, this, &HexMapView::hintChanged);
    connect(this, &BoardView::hoverEnded, this, [this] { pointAt({}); });
    connect(&name_, &TypedName::changed, this, &HexMapView::goToNamed);
    connect(&name_, &TypedName::changed, this, &HexMapView::nameTyped);
    connect(&name_, &TypedName::given, this,
            [this](const QString& name)
            {
                if (!goToNamed(name))
                    emit nameUnknown(name.toUpper());
            });
}

HexMapView::~HexMapView()
{
    gesture_.disconnect(this);
    ghost_.disconnect(this);
    gesture_.commit();
}

void HexMapView::setModel(QAbstractItemModel* model)
{
    name_.end();
    gesture_.commit();
    ghost_.end();
    if (tools_ && tools_->lifts())
        tools_->letGoOfStamp();
    BoardView::setModel(model);
}

void HexMapView::setToolBox(ToolBox* tools)
{
    gesture_.commit();
    if (tools_)
        disconnect(tools_, nullptr, this, nullptr);
    tools_ = tools;
    if (tools_)
    {
        connect(tools_, &ToolBox::toolChanged, this,
                [this]
                {
                    gesture_.commit();
                    updateCursorShape();
                    updateFootprint();
                    updateEdge(pointed_);
                    turnTo(turned_);
                    showGhost(hoveredHex());
                });
        connect(tools_, &ToolBox::stampChanged, this,
                [this] { showGhost(hoveredHex() ? hoveredHex() : currentHex()); });
        connect(tools_, &ToolBox::radiusChanged, this, [this] { updateFootprint(); });
        connect(tools_, &ToolBox::symmetryChanged, viewport(), QOverload<>::of(&QWidget::update));
        for (const auto news :
             {&ToolBox::toolChanged, &ToolBox::paintChanged, &ToolBox::stampChanged, &ToolBox::symmetryChanged})
            connect(tools_, news, this, &HexMapView::hintChanged);
        connect(tools_, &ToolBox::radiusChanged, this, &HexMapView::hintChanged);
        connect(tools_, &ToolBox::fillLimitChanged, this, &HexMapView::hintChanged);
    }
    updateCursorShape();
}

const map::HexMap& HexMapView::shownMap() const
{
    if (gesture_.active())
        return gesture_.preview();
    return ghost_.shown() ? ghost_.map() : BoardView::shownMap();
}

/// What a press there would do.
void HexMapView::showGhost(std::optional<hex::Hex> at)
{
    if (hexModel() && tools_ && at && !gesture_.active())
        ghost_.show(hexModel()->workspace(), tools_->tool(), *at);
    else
        ghost_.end();
}

hex::HexSet HexMapView::selectedHexes() const
{
    return editor::selectedHexes(*selectionModel(), camera().layout());
}

void HexMapView::select(const hex::HexSet& hexes)
{
    editor::select(*selectionModel(), hexes);
}

void HexMapView::mark(const Marked& marked)
{
    if (!before_)
        before_ = selectedHexes();
    hex::HexSet hexes = marked.how == Marked::How::Anew ? hex::HexSet(camera().layout()) : *before_;
    for (const hex::Hex hex : marked.hexes)
        marked.how == Marked::How::Less ? hexes.remove(hex) : hexes.add(hex);
    select(hexes);
}

/// Takes back what is under way.
void HexMapView::escape()
{
    const auto before = before_;
    gesture_.cancel();
    if (before)
        select(*before);
}

void HexMapView::showHexes(const QVector<hex::Hex>& hexes)
{
    if (!gesture_.committing()) // what a stroke commits is on screen already
        BoardView::showHexes(hexes);
}

std::vector<hex::Hex> HexMapView::footprint(hex::Hex hovered) const
{
    if (gesture_.active())
        return {};
    if (!tools_)
        return BoardView::footprint(hovered);
    auto hexes = tools_->tool().footprint(hovered);
    return mirrors() ? edit::withImages(std::move(hexes), tools_->held().turns(camera().layout())) : hexes;
}

int HexMapView::footprintRadius() const
{
    if (mirrors())
        return camera().layout().columns + camera().layout().rows; // images are anywhere
    return tools_ ? tools_->radius() : 0;
}

bool HexMapView::mirrors() const
{
    return tools_ && tools_->held().symmetry != edit::Symmetry::None && tools_->tool().heeds().symmetry;
}

const std::vector<map::Line>* HexMapView::shownLines() const
{
    return tools_ && tools_->tool().showsLines() && hexModel() ? &shownMap().lines : nullptr;
}

std::optional<BoardAxes> HexMapView::axes() const
{
    if (!mirrors())
        return {};
    return BoardAxes{tools_->held().centreOn(camera().layout()), tools_->held().symmetry};
}

QString HexMapView::hint() const
{
    if (!hexModel() || !handWorks())
        return {};
    if (gesture_.active())
    {
        const QString what = gesture_.says().isEmpty() ? tr("nothing changes") : gesture_.says();
        return gesture_.pointwise() ? tr("Double click: %1; Backspace takes a corner back, Esc all.").arg(what)
                                    : tr("Let go: %1; Esc takes it back.").arg(what);
    }
    const auto hex = hoveredHex() ? hoveredHex() : currentHex();
    if (!hex)
        return tools_->tool().tip();
    const hex::Side side = hoveredHex() && pointed_ ? pointed_->side : turned_;
    return tools_->tool().hint({Input::What::Press, *hex, side}, hexModel()->workspace().desk());
}

std::optional<hex::Edge> HexMapView::pointedEdge() const
{
    const bool seen = alongSides() && !gesture_.active() && pointed_ && hoveredHex() == pointed_->hex;
    return seen ? pointed_ : std::nullopt;
}

std::optional<hex::Edge> HexMapView::turnedEdge() const
{
    const auto current = currentHex();
    return alongSides() && current ? std::optional(hex::Edge{*current, turned_}) : std::nullopt;
}

QString HexMapView::currentText() const
{
    const QString text = BoardView::currentText();
    const auto edge = turnedEdge();
    //: a hex and one of its hexsides
    return edge ? tr("%1; %2").arg(text, edgeText(hexModel()->document().map(), *edge)) : text;
}

Qt::CursorShape HexMapView::restingCursor() const
{
    if (drags_)
        return Qt::ClosedHandCursor;
    return handWorks() ? Qt::CrossCursor : BoardView::restingCursor();
}

QItemSelectionModel::SelectionFlags HexMapView::selectionCommand(const QModelIndex& index, const QEvent* event) const
{
    return handWorks() ? QItemSelectionModel::NoUpdate : BoardView::selectionCommand(index, event);
}

void HexMapView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
    {
        gesture_.commit();
        setAccessibleName(tr("Map"));
    }
    BoardView::changeEvent(event);
}

void HexMapView::hideEvent(QHideEvent* event)
{
    name_.end();
    gesture_.commit();
    BoardView::hideEvent(event);
}

void HexMapView::focusOutEvent(QFocusEvent* event)
{
    name_.end();
    gesture_.commit();
    BoardView::focusOutEvent(event);
}

// By mouse

void HexMapView::mousePressEvent(QMouseEvent* event)
{
    name_.end();
    setAutoScroll(false); // else the map moves away under the mouse, at once or a double click's time later
    const auto scrollsAgain = qScopeGuard([this] { setAutoScroll(true); });
    if (event->button() != Qt::LeftButton || spaceDown() || !hexModel())
        return BoardView::mousePressEvent(event);
    const auto hex = camera().hexNear(event->position());
    if (tools_ && event->modifiers().testFlag(Qt::AltModifier))
        tools_->pickFrom(hexModel()->document().map(), {hex, sideUnder(hex, event->position())});
    else if (gesture_.pointwise())
        addPoint(hex, sideUnder(hex, event->position()));
    else if (handWorks())
        beginStroke({Input::What::Press, hex, sideUnder(hex, event->position()),
                     event->modifiers().testFlag(Qt::ControlModifier), event->modifiers().testFlag(Qt::ShiftModifier)});
    else
        beginPicking(event, hex);
}

/// A press that ends what goes point by point; else one like any other, for there is no editor to open.
void HexMapView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && gesture_.pointwise())
        gesture_.finish();
    else
        mousePressEvent(event);
}

hex::Side HexMapView::sideUnder(hex::Hex hex, QPointF point) const
{
    return hex::sideNear(camera().layout(), hex, camera().placeUnder(point));
}

void HexMapView::addPoint(hex::Hex at, hex::Side side)
{
    if (const auto index = hexModel()->indexOf(at); index.isValid())
        selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
    gesture_.press(at, side);
}

/// Seen before it is taken.
void HexMapView::pointAt(const std::optional<hex::Edge>& edge)
{
    if (edge == pointed_)
        return;
    updateEdge(pointed_);
    pointed_ = edge;
    updateEdge(pointed_);
    emit hintChanged();
}

void HexMapView::turnTo(hex::Side side)
{
    turned_ = side;
    if (const auto current = currentHex())
        updateEdge(hex::Edge{*current, side});
    describeCurrent();
    emit hintChanged();
}

void HexMapView::beginStroke(const Input& press)
{
    turnTo(press.side);
    if (const auto index = hexModel()->indexOf(press.at); index.isValid())
        selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
    gesture_.begin(hexModel()->workspace(), *tools_, press);
    updateFootprint();
}

void HexMapView::beginPicking(QMouseEvent* event, hex::Hex hex)
{
    const bool onMap = camera().layout().contains(hex);
    pressed_ = onMap ? std::optional(hex) : std::nullopt;
    drags_ = onMap && countersMovable_ && event->modifiers() == Qt::NoModifier && !marks().piecesAt(hex).empty();
    BoardView::mousePressEvent(event);
}

void HexMapView::mouseMoveEvent(QMouseEvent* event)
{
    BoardView::mouseMoveEvent(event);
    if (panning())
        return;
    const bool left = event->buttons().testFlag(Qt::LeftButton);
    const auto hex = camera().hexNear(event->position());
    const hex::Edge edge{hex, sideUnder(hex, event->position())};
    if (hexModel() && hoveredHex())
        pointAt(edge);
    if (gesture_.active())
        gesture_.moveTo(edge.hex, edge.side);
    else if (drags_ && left)
        updateCursorShape();
    else if (!handWorks() && left)
        QAbstractItemView::mouseMoveEvent(event);
}

void HexMapView::mouseReleaseEvent(QMouseEvent* event)
{
    if (panning())
        return BoardView::mouseReleaseEvent(event);
    if (event->button() != Qt::LeftButton || !hexModel())
        return;
    if (gesture_.active())
    {
        const auto hex = camera().hexNear(event->position());
        gesture_.release(hex, sideUnder(hex, event->position()));
    }
    else if (pressed_)
    {
        endPicking(event);
    }
}

void HexMapView::endPicking(QMouseEvent* event)
{
    QAbstractItemView::mouseReleaseEvent(event);
    const auto hex = hexUnder(event->position());
    const hex::Hex from = *std::exchange(pressed_, {});
    const bool dragged = std::exchange(drags_, false) && hex != from && camera().layout().contains(hex);
    updateCursorShape();
    if (dragged)
        emit counterDragged(from, hex);
    if (hex == from && event->modifiers() == Qt::NoModifier)
        emit hexPicked(hex, sideUnder(hex, event->position()));
}

void HexMapView::contextMenuEvent(QContextMenuEvent* event)
{
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    const auto hex = byMouse ? std::optional(hexUnder(event->pos())) : currentHex();
    if (!hexModel() || !hex || !camera().layout().contains(*hex))
        return;
    emit menuWanted(*hex, byMouse ? event->globalPos() : viewport()->mapToGlobal(viewPoint(*hex).toPoint()));
}

// By keys

void HexMapView::useToolAtCurrent(bool takesAway)
{
    const auto current = currentHex();
    if (!current)
        return;
    if (gesture_.pointwise() && gesture_.pressedAt() != *current)
        return gesture_.press(*current, gesture_.last().side);
    if (gesture_.pointwise())
        return gesture_.finish();
    if (gesture_.active())
        return gesture_.commit();
    if (!handWorks())
        return emit hexPicked(*current, hex::Side::S0);
    const bool goesOn = !takesAway && (tools_->tool().spans() || tools_->tool().pointwise());
    gesture_.begin(hexModel()->workspace(), *tools_, {Input::What::Press, *current, turned_, takesAway});
    if (!goesOn)
        gesture_.commit();
}

/// Another side of the current hex, or of what is being laid; or nothing any more on it.
bool HexMapView::turnByKey(const QKeyEvent& event)
{
    const int turn = event.key() == Qt::Key_Period ? 1 : event.key() == Qt::Key_Comma ? -1 : 0;
    const bool takesAway = event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace;
    if (turn != 0 && gesture_.active())
        gesture_.moveTo(gesture_.last().at, hex::turned(gesture_.last().side, turn));
    else if (turn != 0 && alongSides())
        turnTo(hex::turned(turned_, turn));
    else if (takesAway && handWorks() && tools_->tool().takesAway() && !gesture_.active())
        useToolAtCurrent(true);
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

void HexMapView::beginName()
{
    setFocus(Qt::ShortcutFocusReason);
    name_.begin();
}

/// False when there is none.
bool HexMapView::goToNamed(const QString& name)
{
    if (!hexModel())
        return false;
    const auto hex = map::parsePrinted(hexModel()->document().map(), name.toUpper().toStdString());
    const auto index = hex ? hexModel()->indexOf(*hex) : QModelIndex();
    if (index.isValid())
        goTo(index);
    return index.isValid();
}

bool HexMapView::event(QEvent* event)
{
    const auto wants = [this](const QKeyEvent& key)
    { return name_.wants(key) || (alongSides() && key.key() == Qt::Key_Delete); }; // what stands on the side
    if (event->type() == QEvent::ShortcutOverride && wants(*static_cast<QKeyEvent*>(event)))
    {
        event->accept();
        return true;
    }
    return BoardView::event(event);
}

void HexMapView::keyPressEvent(QKeyEvent* event)
{
    if (name_.take(*event))
        return;
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
        return useToolAtCurrent(event->modifiers().testFlag(Qt::ControlModifier));
    default:
        break;
    }
    if (!hexModel() || !(turnByKey(*event) || moveByKey(event)))
        BoardView::keyPressEvent(event);
}

void HexMapView::keyReleaseEvent(QKeyEvent* event)
{
    const bool byMouse = QApplication::mouseButtons().testFlag(Qt::LeftButton);
    if (event->key() == Qt::Key_Shift && handWorks() && tools_->tool().trails() && !byMouse)
        gesture_.commit();
    BoardView::keyReleaseEvent(event);
}

} // namespace merlon::editor
