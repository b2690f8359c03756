#pragma once

#include <QTableView>

#include <set>

namespace merlon::referee
{

class SheetRows;
class WrappedHeader;

/// A sheet: its columns as wide as they need where there is room for all, or else together as wide as the view, with
/// texts and headings on several lines. A column that somebody has drawn wider or narrower stays so. A click on a
/// heading sorts, the next the other way round, the third as the game has it.
class SheetView : public QTableView
{
    Q_OBJECT

public:
    SheetView(SheetRows& rows, QWidget* parent);

    /// After its rows or words changed.
    void fit();
    /// The selected rows as spreadsheets take them: tabs between, a line a row; all of the sheet with its headings.
    QString copied() const;
    /// The whole sheet, as it is sorted and filtered.
    QString copiedWhole() const;

signals:
    /// What stands in that cell is meant for the order.
    void meant(const QModelIndex& cell);
    void menuWanted(const QPoint& at, const QModelIndex& cell);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    QString textOf(const QList<int>& rows, bool headed) const;

    SheetRows& rows_;
    WrappedHeader* headings_;
    std::set<int> own_; ///< columns whose width is the reader's
    bool fitting_ = false;
};

} // namespace merlon::referee
