#pragma once

#include "core/play/system.h"

#include <QTableView>

namespace merlon::referee
{

class PosterRows;
class SheetModel;

/// A sheet on the wall: in letters that let all its columns stand side by side, so many rows as fit, and the others on
/// further pages. Nobody chooses anything in it.
class PosterView : public QTableView
{
    Q_OBJECT

public:
    explicit PosterView(QWidget* parent);

    /// It stays at its page where that is still there.
    void show(const play::Game& game, const play::Sheet& sheet);
    void showNothing();
    /// The height of its letters, where they are not too wide.
    void setPixels(int pixels) { pixels_ = pixels; }
    /// From 0; beyond the last is the last.
    void turnTo(int page);
    int page() const { return first_ / room_; }
    int pages() const;

signals:
    void pagesChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();
    int widen(int pixels);

    SheetModel* model_;
    PosterRows* rows_;
    int first_ = 0; ///< row of the page
    int room_ = 1;  ///< rows that a page has room for
    int pixels_ = 13;
};

} // namespace merlon::referee
