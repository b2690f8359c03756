#pragma once

#include "editor/tool_view.h"
#include "editor/tools/move_tool.h"

namespace merlon::editor
{

/// A map on screen on which the tools of a ToolBox work; with the Select tool hexes are picked and counters dragged.
///
/// Enter uses the tool on the current hex (a line or rectangle begins with one Enter and ends with another; what goes
/// point by point has one at each, and ends with a second one on the same hex; Backspace takes the last point back);
/// Shift with it is Shift at a press;
/// Shift and the keys that move it paint with the brush as they go. Esc takes back a drag that is under way; whatever
/// else interrupts one (undo, save, another document, another language, the focus gone) ends it as if the button were
/// released, see Workspace. Delete takes away what stands on a hexside.
///
/// With Select or the lasso, what is selected is dragged elsewhere, or moved with Alt and the cursor keys until Alt is
/// let go; Ctrl copies. With Select not while counters are dragged so.
class HexMapView : public ToolView
{
    Q_OBJECT

public:
    explicit HexMapView(QWidget* parent = nullptr);
    ~HexMapView() override;

    void setModel(QAbstractItemModel* model) override;
    /// Null: only looking and picking.
    void setToolBox(ToolBox* tools);
    /// What a press would do on the hex under the mouse, or else on the current one; while something is under way what
    /// it comes to. Empty with the Select tool where nothing is selected.
    QString hint() const;
    /// With the Select tool in the hand.
    void selectThese(const std::vector<hex::Hex>& hexes);

signals:
    /// A stroke is under way: it can be undone before it is a step.
    void draggingChanged(bool dragging);
    /// It would come to something else than before.
    void strokeChanged();
    void hintChanged();

protected:
    bool picks() const override { return !handWorks() && !waiting_ && !moves_; }
    Qt::CursorShape restingCursor() const override;
    void press(QMouseEvent* event, hex::Hex hex) override;
    void goTo(const QModelIndex& index) override;

    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;

private:
    /// Whether a press of the left button is the tool's; else it marks and picks hexes.
    bool handWorks() const { return tools_ && !tools_->holds(QLatin1String("select")); }
    void renewPoints();
    QString hintOfGesture() const;
    void mark(const Marked& marked);
    void escape();
    bool maySelectionMove(hex::Hex at) const;
    void beginMove(hex::Hex from, bool copies);
    void endMove();
    bool moveSelectionByKey(const QKeyEvent& event);
    void pressAsWasWaited();
    void beginStroke(const Input& press);
    void addPoint(hex::Hex at, hex::Side side);
    void useToolAtCurrent(bool takesAway, bool adds);
    bool turnByKey(const QKeyEvent& event);
    bool moveByKey(QKeyEvent* event);

    MoveTool move_;
    std::unique_ptr<QMouseEvent> waiting_; ///< a press on what is selected: it may become a click, or move that
    bool moves_ = false;                   ///< what is selected
    bool ended_ = false;                   ///< by the last press what went point by point
    std::optional<hex::HexSet> before_;    ///< what was selected before the gesture, where it selects
};

} // namespace merlon::editor
