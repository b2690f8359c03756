#pragma once

#include "core/hex/layout.h"

#include <QAbstractItemView>

namespace merlon::referee
{

/// A result table whose cells lie on hexes, as its play sheet draws them: an ordinary model, a hex a cell. It is typed
/// in, selected and walked over as any table is.
class HexCellsView : public QAbstractItemView
{
    Q_OBJECT

public:
    explicit HexCellsView(QWidget* parent = nullptr);

    /// As many columns and rows as the model has.
    void setHexes(const hex::Layout& hexes);

    /// What of its hex an editor has room in.
    QRect visualRect(const QModelIndex& index) const override;
    void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override;
    QModelIndex indexAt(const QPoint& point) const override;

protected slots:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void dataChanged(const QModelIndex& topLeft, const QModelIndex& bottomRight,
                     const QList<int>& roles = QList<int>()) override;
    void updateGeometries() override;

protected:
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    int horizontalOffset() const override;
    int verticalOffset() const override;
    bool isIndexHidden(const QModelIndex& index) const override;
    void setSelection(const QRect& rect, QItemSelectionModel::SelectionFlags command) override;
    QRegion visualRegionForSelection(const QItemSelection& selection) const override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();
    void paintHex(QPainter& painter, const QModelIndex& index) const;
    void paintHeads(QPainter& painter) const;
    QPointF onScreen(QPointF plane) const;
    QPointF centre(int row, int column) const;
    QPolygonF outline(const QModelIndex& index) const;

    hex::Layout hexes_;
    QRectF plane_;     ///< all hexes, in halves of the width of a flat one
    double scale_ = 1; ///< pixels to such a half
};

} // namespace merlon::referee
