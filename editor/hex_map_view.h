#pragma once

#include "editor/board_view.h"
#include "editor/tools/gesture.h"
#include "editor/typed_name.h"

#include <QPointer>

namespace merlon::editor
{

/// A map on screen that is worked on by hand: hexes are picked and marked, counters dragged, and the tools of a ToolBox
/// paint.
///
/// Enter uses the tool on the current hex (a line or rectangle begins with one Enter and ends with another); Shift and
/// the keys that move it paint with the brush as they go. Esc takes back a drag that is under way; whatever else
/// interrupts one (undo, save, another document, another language, the focus gone) ends it as if the button were
/// released, see Workspace.
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

protected:
    void showHexes(const QVector<hex::Hex>& hexes) override;
    std::vector<hex::Hex> footprint(hex::Hex hovered) const override;
    int footprintRadius() const override { return tools_ ? tools_->radius() : 0; }
    Qt::CursorShape restingCursor() const override;
    QItemSelectionModel::SelectionFlags selectionCommand(const QModelIndex& index, const QEvent* event) const override;

    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override { mousePressEvent(event); } ///< there is no editor to open
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;

private:
    /// Whether a press of the left button is the tool's; else it marks and picks hexes.
    bool handWorks() const { return tools_ && !tools_->holds(QLatin1String("select")); }
    void beginStroke(hex::Hex hex);
    void beginPicking(QMouseEvent* event, hex::Hex hex);
    void endPicking(QMouseEvent* event);
    void useToolAtCurrent();
    bool moveByKey(QKeyEvent* event);
    void goTo(const QModelIndex& index);
    void goToNamed(const QString& name);

    QPointer<ToolBox> tools_;
    Gesture gesture_;
    TypedName name_;
    std::optional<hex::Hex> pressed_;
    bool drags_ = false; ///< a counter, from the hex that was pressed
    bool countersMovable_ = false;
};

} // namespace merlon::editor
