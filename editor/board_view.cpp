#include "editor/board_view.h"

#include "editor/words.h"
#include "editor/workspace.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

namespace merlon::editor
{
namespace
{

constexpr int quietAfterZoom = 60; ///< milliseconds

} // namespace

BoardView::BoardView(QWidget* parent)
    : CameraView(parent), ground_([this]() -> const map::HexMap& { return shownMap(); })
{
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    style_.dark = palette().color(QPalette::Base).lightness() < 128;

    settle_.setSingleShot(true);
    settle_.setInterval(quietAfterZoom);
    connect(this, &BoardView::scaleChanged, &settle_, QOverload<>::of(&QTimer::start));
    connect(&settle_, &QTimer::timeout, viewport(), QOverload<>::of(&QWidget::update));
    connect(this, &BoardView::viewChanged, this,
            [this] // by keys or scroll bars: another hex is under a mouse that rests
            {
                if (hexModel() && mouse_ && hovered_ && !panning())
                    hover(hexUnder(*mouse_));
            });
    connect(&scan_, &ScanLoader::changed, this,
            [this]
            {
                ground_.setScan(scan_.scan());
                viewport()->update();
                emit scanChanged(scan_.problem());
            });
}

void BoardView::setModel(QAbstractItemModel* model)
{
    if (hexModel())
        disconnect(&hexModel()->document(), nullptr, this, nullptr);
    hovered_.reset();
    CameraView::setModel(model);
    if (hexModel())
        follow(hexModel()->document());
    emit shownChanged();
}

void BoardView::follow(const MapDocument& document)
{
    connect(&document, &MapDocument::hexesChanged, this,
            [this](const QVector<hex::Hex>& hexes)
            {
                showHexes(hexes);
                describeCurrent();
            });
    connect(&document, &Document::pathChanged, this, &BoardView::followScan);
    connect(&document, &MapDocument::propertiesChanged, this,
            [this]
            {
                followScan();
                ground_.clear();
                viewport()->update();
            });
}

void BoardView::reset()
{
    hovered_.reset();
    followScan();
    beginGround();
    liftRoofs();
    CameraView::reset();
    describeCurrent();
}

const map::HexMap& BoardView::shownMap() const
{
    const auto& boards = marks_.scene.boards;
    const play::HexBoard& board = play::hexBoard(boards);
    const bool changed = board && board->layout == camera().layout();
    return changed ? *board : hexModel()->document().map();
}

void BoardView::beginGround()
{
    if (hexModel())
        ground_.begin(hexModel()->document().palette(), style_);
    else
        ground_.end();
    viewport()->update();
}

void BoardView::followScan()
{
    if (hexModel())
        scan_.loadFor(hexModel()->document().map(), hexModel()->document().path());
    else
        scan_.clear();
}

void BoardView::spoilGround()
{
    ground_.spoil();
    viewport()->update();
}

void BoardView::showHexes(const QVector<hex::Hex>& hexes)
{
    if (!hexModel() || hexes.isEmpty())
        return;
    const QRectF plane = ground_.spoil(hexes);
    const QRectF pixels(plane.topLeft() * scale(), plane.size() * scale());
    viewport()->update(pixels.toAlignedRect().translated(-camera().origin()).adjusted(-1, -1, 1, 1));
}

void BoardView::setMarks(BoardMarks marks)
{
    if (marks == marks_)
        return;
    const bool sameGround = marks.scene.boards == marks_.scene.boards;
    if (!sameStill(marks, marks_))
        still_.forget();
    marks_ = std::move(marks);
    if (sameGround)
        viewport()->update();
    else
        spoilGround();
    liftRoofs();
    emit shownChanged();
}

/// Of houses in which a piece is seen.
void BoardView::liftRoofs()
{
    std::vector<hex::Hex> inside;
    if (hexModel() && !marks_.piecesHidden)
        for (const play::Piece& piece : marks_.pieces)
            inside.insert(inside.end(), piece.hexes.begin(), piece.hexes.end());
    if (const auto changed = ground_.setInside(std::move(inside)); !changed.isEmpty())
        showHexes(changed);
}

template <class T>
void BoardView::mark(T BoardMarks::*part, T as)
{
    BoardMarks marks = marks_;
    marks.*part = std::move(as);
    setMarks(std::move(marks));
}

void BoardView::setCounters(std::vector<play::Piece> counters)
{
    mark(&BoardMarks::pieces, std::move(counters));
}

void BoardView::setHeat(std::shared_ptr<const Heat> heat)
{
    mark(&BoardMarks::heat, std::move(heat));
}

void BoardView::setCountersMagnified(bool magnified)
{
    mark(&BoardMarks::piecesMagnified, magnified);
}

void BoardView::setCountersHidden(bool hidden)
{
    mark(&BoardMarks::piecesHidden, hidden);
}

void BoardView::setCountersStrength(int percent)
{
    mark(&BoardMarks::piecesStrength, percent);
}

void BoardView::setNamePixels(int pixels)
{
    mark(&BoardMarks::namePixels, pixels);
}

void BoardView::setZones(std::vector<ShownZone> zones)
{
    mark(&BoardMarks::zones, std::move(zones));
}

void BoardView::setZonesStrength(int percent)
{
    mark(&BoardMarks::zonesStrength, percent);
}

void BoardView::setOverlay(play::Scene overlay)
{
    mark(&BoardMarks::scene, std::move(overlay));
}

void BoardView::setMapStyle(MapStyle style)
{
    style.dark = palette().color(QPalette::Base).lightness() < 128;
    if (style == style_)
        return;
    style_ = style;
    beginGround();
    emit shownChanged();
}

void BoardView::showAs(const BoardView& other)
{
    if (hexModel() != other.hexModel())
        setModel(other.hexModel());
    if (other.selectionModel() && selectionModel() != other.selectionModel())
        setSelectionModel(other.selectionModel());
    setMapStyle(other.style_);
    setMarks(other.marks_);
}

void BoardView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    CameraView::currentChanged(current, previous);
    if (!hexModel())
        return;
    for (const auto& index : {current, previous})
        if (index.isValid())
            viewport()->update(inkRect(hexModel()->hexAt(index)));
    describeCurrent();
    if (current.isValid())
        emit currentHexChanged(hexModel()->hexAt(current));
}

void BoardView::selectionChanged(const QItemSelection&, const QItemSelection&)
{
    // Not the base class: it asks for a region of every hex, which for a whole map is much.
    viewport()->update();
}

void BoardView::dataChanged(const QModelIndex&, const QModelIndex&, const QList<int>&)
{
    // The document said which hexes changed; the model's rectangle around them would redraw too much.
}

QString BoardView::currentText() const
{
    return currentIndex().data(Qt::AccessibleTextRole).toString();
}

void BoardView::describeCurrent()
{
    const QString text = currentText();
    if (accessibleDescription() != text)
        setAccessibleDescription(text);
}

// Under the mouse

void BoardView::hover(std::optional<hex::Hex> hex)
{
    if (hex && !camera().layout().contains(*hex))
        hex.reset();
    if (hex == hovered_)
        return;
    updateFootprint();
    hovered_ = hex;
    updateFootprint();
    if (marks_.piecesMagnified)
        viewport()->update();
    if (hovered_)
        emit hexHovered(*hovered_);
    else
        emit hoverEnded();
}

void BoardView::updateFootprint()
{
    if (!hovered_)
        return;
    const double reach = 2.2 * scale() * (footprintRadius() + 1);
    const QPointF centre = viewPoint(*hovered_);
    viewport()->update(QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach).toAlignedRect());
}

void BoardView::updateEdge(const std::optional<hex::Edge>& edge)
{
    if (edge)
        for (const hex::Hex hex : {edge->hex, hex::across(*edge).hex})
            viewport()->update(inkRect(hex));
}

/// Who stands there, with all that his counter says.
void BoardView::showToolTip(QPoint at, QPoint onScreen)
{
    QStringList lines;
    const hex::Hex hex = hexUnder(at);
    for (const play::Piece* piece : marks_.piecesAt(hex))
        lines += pieceText(hexModel()->document().map(), *piece, true);
    QToolTip::showText(onScreen, lines.isEmpty() ? QString() : words::tip(lines.join('\n')), viewport(), inkRect(hex));
}

bool BoardView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && hexModel())
    {
        const auto* help = static_cast<QHelpEvent*>(event);
        showToolTip(help->pos(), help->globalPos());
        return true;
    }
    if (event->type() == QEvent::Leave)
    {
        mouse_.reset();
        hover({});
    }
    return CameraView::viewportEvent(event);
}

void BoardView::wheelEvent(QWheelEvent* event)
{
    mouse_ = event->position();
    CameraView::wheelEvent(event);
    hover(hexUnder(event->position()));
}

void BoardView::mouseMoveEvent(QMouseEvent* event)
{
    mouse_ = event->position();
    CameraView::mouseMoveEvent(event);
    if (!panning())
        hover(hexUnder(event->position()));
}

void BoardView::showEvent(QShowEvent* event)
{
    CameraView::showEvent(event);
    settle_.stop();
    viewport()->update();
}

void BoardView::changeEvent(QEvent* event)
{
    CameraView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
    {
        if (hexModel())
            hexModel()->workspace().retranslate();
        describeCurrent();
        spoilGround(); // names of structures
        viewport()->update();
    }
    else if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
    {
        setMapStyle(style_);
        viewport()->update();
    }
}

void BoardView::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    painter.fillRect(event->rect(), paper(style_.dark));
    if (!hexModel())
        return;
    painter.translate(-camera().origin());
    if (!settle_.isActive())
        ground_.setScale(scale(), devicePixelRatioF());
    if (!ground_.paint(painter, camera(), event->rect().translated(camera().origin())))
        QTimer::singleShot(0, viewport(), QOverload<>::of(&QWidget::update));
    const BoardCursors cursors{selectionModel() ? selectionModel()->selection() : QItemSelection(),
                               hovered_,
                               hovered_ ? footprint(*hovered_) : std::vector<hex::Hex>(),
                               pointedEdge(),
                               currentHex(),
                               turnedEdge(),
                               hasFocus(),
                               axes(),
                               shownLines(),
                               shownNoRoom()};
    still_.look(camera(), devicePixelRatioF(), style_.dark);
    paint(painter, marks_, still_, cursors, camera(), event->rect(), palette(), style_.dark);
}

void BoardView::finishPainting()
{
    settle_.stop();
    ground_.setScale(scale(), devicePixelRatioF());
    ground_.finish(camera().seen());
    viewport()->repaint();
}

} // namespace merlon::editor
