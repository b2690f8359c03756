#pragma once

#include "core/hex/hex_set.h"
#include "editor/board_view.h"
#include "editor/tools/ghost.h"
#include "editor/typed_name.h"

#include <QPointer>

namespace merlon::editor
{

/// A map on screen that is worked on by hand: hexes are picked and marked, counters dragged, and the tools of a ToolBox
/// paint.
///
/// Enter uses the tool on the current hex (a line or rectangle begins with one Enter and ends with another; what goes
/// point by point has one at each, and ends with a second one on the same hex; Backspace takes the last point back);
/// Shift and the keys that move it paint with the brush as they go. Esc takes back a drag that is under way; whatever
/// else interrupts one (undo, save, another document, another language, the focus gone) ends it as if the button were
/// released, see Workspace. A tool for hexsides has a side of the current hex for the keys, which , and . turn; Delete
/// there takes away.
class HexMapView : public BoardView
{
    Q_OBJECT

public:
    explicit HexMapView(QWidget* parent = nullptr);
    ~HexMapView() override;

    void setModel(QAbstractItemModel* model) override;
    /// Null: only looking and picking.
    void setToolBox(ToolBox* tools);
    /// With the stroke that is under way.
    const map::HexMap& shownMap() const override;
    /// Whether a counter can be dragged with the Select tool, to be moved by hand.
    void setCountersMovable(bool movable) { countersMovable_ = movable; }
    bool isDragging() const { return gesture_.active(); }
    /// What a press would do on the hex under the mouse, or else on the current one; while something is under way what
    /// it comes to. Empty with the Select tool.
    QString hint() const;
    /// There must be a model.
    hex::HexSet selectedHexes() const;
    void select(const hex::HexSet& hexes);

public slots:
    /// The keys that are typed next name a hex, as it is printed or as files call it, and the current hex goes there,
    /// see TypedName. They are no shortcuts meanwhile.
    void beginName();

signals:
    /// Clicked with the Select tool, or Enter; `side` is the hexside nearest to the click.
    void hexPicked(merlon::hex::Hex hex, merlon::hex::Side side);
    /// A counter was dragged from hex to hex.
    void counterDragged(merlon::hex::Hex from, merlon::hex::Hex to);
    /// Of a hex, at that place of the screen.
    void menuWanted(merlon::hex::Hex hex, QPoint at);
    /// A stroke is under way: it can be undone before it is a step.
    void draggingChanged(bool dragging);
    /// Empty when no name is typed any more.
    void nameTyped(const QString& soFar);
    void hintChanged();
    /// No hex is called what was typed.
    void nameUnknown(const QString& name);

protected:
    void showHexes(const QVector<hex::Hex>& hexes) override;
    std::vector<hex::Hex> footprint(hex::Hex hovered) const override;
    int footprintRadius() const override;
    std::optional<BoardAxes> axes() const override;
    const std::vector<map::Line>* shownLines() const override;
    std::optional<hex::Edge> pointedEdge() const override;
    std::optional<hex::Edge> turnedEdge() const override;
    QString currentText() const override;
    Qt::CursorShape restingCursor() const override;
    QItemSelectionModel::SelectionFlags selectionCommand(const QModelIndex& index, const QEvent* event) const override;

    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;

private:
    /// Whether a press of the left button is the tool's; else it marks and picks hexes.
    bool handWorks() const { return tools_ && !tools_->holds(QLatin1String("select")); }
    bool mirrors() const;
    /// Whether that tool works on hexsides.
    bool alongSides() const { return tools_ && tools_->tool().alongSides(); }
    hex::Side sideUnder(hex::Hex hex, QPointF point) const;
    void pointAt(const std::optional<hex::Edge>& edge);
    void turnTo(hex::Side side);
    void showGhost(std::optional<hex::Hex> at);
    void mark(const Marked& marked);
    void escape();
    void beginStroke(const Input& press);
    void addPoint(hex::Hex at, hex::Side side);
    void beginPicking(QMouseEvent* event, hex::Hex hex);
    void endPicking(QMouseEvent* event);
    void useToolAtCurrent(bool takesAway);
    bool turnByKey(const QKeyEvent& event);
    bool moveByKey(QKeyEvent* event);
    void goTo(const QModelIndex& index);
    bool goToNamed(const QString& name);

    QPointer<ToolBox> tools_;
    Gesture gesture_;
    Ghost ghost_;
    std::optional<hex::HexSet> before_; ///< what was selected before the gesture, where it selects
    TypedName name_;
    std::optional<hex::Edge> pointed_; ///< the hexside nearest to the mouse
    hex::Side turned_ = hex::Side::S0; ///< of the current hex, for the keys
    std::optional<hex::Hex> pressed_;
    bool drags_ = false; ///< a counter, from the hex that was pressed
    bool countersMovable_ = false;
};

} // namespace merlon::editor
