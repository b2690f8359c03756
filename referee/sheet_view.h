#pragma once

#include <QTableView>

namespace merlon::referee
{

/// A sheet: its columns as wide as they need where there is room for all, or else together as wide as the view, with
/// texts on several lines.
class SheetView : public QTableView
{
    Q_OBJECT

public:
    using QTableView::QTableView;

    /// After its rows or words changed.
    void fit();

protected:
    void resizeEvent(QResizeEvent* event) override;
};

} // namespace merlon::referee
