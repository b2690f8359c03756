#pragma once

#include "editor/plane_view.h"
#include "editor/scan_loader.h"
#include "editor/table_ground.h"
#include "editor/table_hand.h"
#include "editor/table_model.h"
#include "editor/table_painter.h"
#include "editor/table_pieces.h"

#include <QTimer>

#include <functional>

namespace merlon::editor
{

/// A measured table on screen, to be drawn on: the things of a TableModel where they lie. North is up.
///
/// With the mouse, see TableHand. The cursor keys move what is selected by a millimetre, with Shift by a tenth, with
/// Ctrl by an inch; Q and E turn it by a degree, with Shift by a tenth, PageUp and PageDown by 15; Delete takes it
/// away; N goes on to the next thing, with
/// Shift back; Esc lets go.
class TableView : public PlaneView
{
    Q_OBJECT

public:
    explicit TableView(QWidget* parent = nullptr);

    /// A TableModel; anything else shows an empty view.
    void setModel(QAbstractItemModel* model) override;
    TableModel* tableModel() const { return model_; }
    void setStyle(TableStyle style);
    /// What is hidden or locked is not selected either.
    void keepOff(const OutOfReach& layers);
    const TableStyle& tableStyle() const { return style_; }
    const ScanLoader& scan() const { return scan_; }
    const TableGround& ground() const { return ground_; }
    /// What a referee knows and marks, drawn on the table.
    void setGame(TableGame game);
    const TableGame& game() const { return game_; }

    const TableHeld& held() const { return hand_.held(); }
    /// Something else is in the hand: what was begun is forgotten.
    void hold(const TableHeld& held);

    /// What a click does now.
    QString hint() const;

    Things selectedThings() const;
    void select(const Things& things);
    /// Done, and what has come of it is selected. False: it was refused.
    bool push(edit::Made made);
    /// What else is drawn above everything, in the pixels of the plane; null: nothing.
    using OnTop = std::function<void(QPainter& painter, const TablePlane& plane)>;
    void setOnTop(OnTop paint);
    /// As it is shown: with what the hand is about to do.
    map::TableMap shownTable() const;
    /// Within so many tenths of a millimetre something is taken hold of.
    double reach() const
    {
        constexpr double pixels = 7;
        return 10 * pixels / scale();
    }
    /// Where a point of the table is in the viewport, and which is there.
    QPointF viewPoint(map::TablePoint point) const;
    map::TablePoint pointUnder(QPointF place) const;
    /// The point of the table that the mouse is on.
    std::optional<map::TablePoint> hoveredPoint() const;

    /// Draws all that is seen now.
    void finishPainting();

    QRect visualRect(const QModelIndex& index) const override;
    QModelIndex indexAt(const QPoint& point) const override;
    void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override;
    void bringIntoView(map::TablePoint point);
    void reset() override;

public slots:
    void selectEverything();
    void removeSelected();
    void duplicateSelected();
    void turnSelected(int tenths);
    void shiftSelected(merlon::map::TablePoint by);

signals:
    void heldChanged();
    void selectedChanged();
    /// Where the mouse is, what is there and what the hand would do; for the status line.
    void hovered(const QString& text);

protected:
    PlaneCamera& plane() override { return camera_; }
    using PlaneView::plane;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void setSelection(const QRect& rect, QItemSelectionModel::SelectionFlags flags) override;
    QRegion visualRegionForSelection(const QItemSelection& selection) const override;
    void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;
    Qt::CursorShape restingCursor() const override;
    void zooming() override { settle_.start(); }

    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    TableInput inputOf(const QMouseEvent& event, TableInput::What what) const;
    void give(const QMouseEvent& event, TableInput::What what);
    Things everything() const;
    void take(TableDeed deed);
    void settle();
    void followTable();
    bool nudge(const QKeyEvent& event);
    void sayWhere(QPointF place);
    edit::Desk shownDesk() const;
    void paintSelected(QPainter& painter, const edit::Value& value, const map::TableMap& table,
                       const TablePlane& plane) const;
    void paintBegun(QPainter& painter, const TablePlane& plane) const;

    TableModel* model_ = nullptr;
    PlaneCamera camera_;
    TableHand hand_;
    TableStyle style_;
    OutOfReach off_{};
    ScanLoader scan_;
    TableGround ground_;
    QTimer settle_; ///< after a zoom, until the table is drawn at the new scale
    TableGame game_;
    OnTop onTop_;
    std::optional<QPointF> mouse_; ///< while it is in the viewport
    int press_ = 0;                ///< of a key that is held: its steps are one
};

} // namespace merlon::editor
