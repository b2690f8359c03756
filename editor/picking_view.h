#pragma once

#include "core/hex/hex_set.h"
#include "editor/board_view.h"
#include "editor/typed_name.h"

namespace merlon::editor
{

/// A map on screen of which hexes are selected and picked, and whose counters are dragged. Enter picks the current hex.
/// Where hexsides are worked on, the one that is nearest to the mouse is marked, and one of the current hex for the
/// keys, which , and . turn.
class PickingView : public BoardView
{
    Q_OBJECT

public:
    explicit PickingView(QWidget* parent = nullptr);

    void setModel(QAbstractItemModel* model) override;
    /// Whether a counter can be dragged, to be moved by hand.
    void setCountersMovable(bool movable) { countersMovable_ = movable; }
    bool countersMovable() const { return countersMovable_; }
    /// Whether those that are selected are dragged together, and taken off with Delete.
    void setMovesGroups(bool moves) { movesGroups_ = moves; }
    /// Whether a stroke with Shift is a way for somebody, and no selection.
    void setDrawsWays(bool draws) { drawsWays_ = draws; }
    /// There must be a model.
    hex::HexSet selectedHexes() const;
    void select(const hex::HexSet& hexes);

public slots:
    /// The keys that are typed next name a hex, as it is printed or as files call it, and the current hex goes there,
    /// see TypedName. They are no shortcuts meanwhile.
    void beginName();

public:
    bool takesName() const { return name_.active(); }

signals:
    /// Another hexside is under the mouse, or the keys are on.
    void sideChanged();
    /// Clicked, or Enter; `side` is the hexside nearest to the click.
    void hexPicked(merlon::hex::Hex hex, merlon::hex::Side side);
    /// Rows of a roster were dropped on a hex.
    void rowsDropped(const std::vector<quint32>& rows, merlon::hex::Hex at);
    /// A counter was dragged from hex to hex.
    void counterDragged(merlon::hex::Hex from, merlon::hex::Hex to);
    /// Delete was pressed where counters are moved in groups.
    void countersTakenOff();
    /// With Shift: each hex from the first, and again when the button is let go. Back over the hex before takes one
    /// back.
    void wayDrawn(const std::vector<merlon::hex::Hex>& stroke, bool ended);
    /// Of a hex, at that place of the screen.
    void menuWanted(merlon::hex::Hex hex, QPoint at);
    /// Empty when no name is typed any more.
    void nameTyped(const QString& soFar);
    /// No hex is called what was typed.
    void nameUnknown(const QString& name);

protected:
    /// Whether the left button and Enter select and pick; else they are another's.
    virtual bool picks() const { return true; }
    virtual bool alongSides() const { return false; }
    /// The left button went down on a hex, on the map or near it.
    virtual void press(QMouseEvent* event, hex::Hex hex);
    /// By keys or by name.
    virtual void goTo(const QModelIndex& index) { setCurrentIndex(index); }
    /// Several counters are being dragged.
    bool holdsGroup() const { return holdsGroup_; }
    /// While they are: where they would land.
    std::vector<hex::Hex> footprint(hex::Hex hovered) const override;
    hex::Side sideUnder(hex::Hex hex, QPointF point) const;
    /// The hexside that is nearest to the mouse, and the side of the current hex, whether they are marked or not.
    const std::optional<hex::Edge>& pointedAt() const { return pointed_; }
    hex::Side turnedTo() const { return turned_; }
    void turnTo(hex::Side side);
    void updateSides();

    std::optional<hex::Edge> pointedEdge() const override;
    std::optional<hex::Edge> turnedEdge() const override;
    QString currentText() const override;
    Qt::CursorShape restingCursor() const override;
    QItemSelectionModel::SelectionFlags selectionCommand(const QModelIndex& index, const QEvent* event) const override;

    bool event(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// Counters, and not what is on their hexes.
    bool takesOff(const QKeyEvent& key) const;
    bool goToNamed(const QString& name);
    void pointAt(const std::optional<hex::Edge>& edge);
    void strokeTo(hex::Hex hex);
    bool mayHoldGroup(hex::Hex hex) const;
    void endGroup(hex::Hex at);

    TypedName name_;
    std::optional<hex::Edge> pointed_;
    hex::Side turned_ = hex::Side::S0;
    std::optional<hex::Hex> pressed_;
    bool drags_ = false; ///< a counter, from the hex that was pressed
    bool holdsGroup_ = false;
    bool countersMovable_ = false;
    bool movesGroups_ = false;
    bool drawsWays_ = false;
    std::vector<hex::Hex> stroke_; ///< of a way that is being drawn
};

} // namespace merlon::editor
