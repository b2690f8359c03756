#pragma once

#include "core/play/system.h"

#include <QWidget>

class QLabel;
class QLineEdit;

namespace merlon::referee
{

class SheetModel;
class SheetRows;
class SheetView;

/// One sheet of a desk: above it what is looked for in it, and how much of it is found.
class SheetPage : public QWidget
{
    Q_OBJECT

public:
    explicit SheetPage(QWidget* parent);

    void show(const play::Game& game, play::Sheet sheet);
    /// To the line of what is looked for.
    void find();
    SheetView& view() const { return *view_; }
    const SheetModel& model() const { return *model_; }

signals:
    /// A row was meant for the order: what stands in that cell of it, and in its first one.
    void picked(const merlon::play::List& marks);
    /// This sheet, or all of them.
    void printWanted(bool all);

protected:
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void count();
    void sayWhy();
    play::List marksOf(const QModelIndex& cell) const;
    void openMenu(const QPoint& at, const QModelIndex& cell);
    void goToRows();

    SheetModel* model_;
    SheetRows* rows_;
    QLineEdit* line_;
    QLabel* count_;
    QLabel* notes_; ///< what is said of the rows
    QLabel* why_;   ///< how the row that is chosen comes to stand there
    SheetView* view_;
};

} // namespace merlon::referee
