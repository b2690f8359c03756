#pragma once

#include "editor/piece_hand.h"

#include <QObject>

class QKeyEvent;
class QMouseEvent;

namespace merlon::editor
{

class TableView;

/// What mouse and keys do with the pieces of a game on a TableView, while nothing is being drawn there.
///
/// A click picks; a piece is dragged; where a place is wanted, the mouse pressed there and drawn on turns what is put
/// down. The cursor keys move what is held by a millimetre, with Shift by a tenth, with Ctrl by an inch; Q and E turn
/// it by a degree, with Shift by a tenth, PageUp and PageDown by 15; Enter keeps the order, Esc forgets it.
class PiecePicker : public QObject
{
    Q_OBJECT

public:
    /// The view must outlive it.
    explicit PiecePicker(TableView& view);

    /// A click on the bare table is an answer.
    void setWantsGround(bool wants) { wantsGround_ = wants; }
    /// What the keys move; none: they are those of the table.
    void setHeld(std::optional<play::Pose> pose, int depth);

signals:
    void pointed(const merlon::editor::Pointed& at);
    void dragged(const merlon::editor::Dragged& piece);
    void posed(const merlon::play::Pose& pose);
    void kept();
    void left();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool mouse(const QMouseEvent& event);
    bool key(const QKeyEvent& event);
    void tell(const PieceDeed& deed);

    TableView& view_;
    PieceHand hand_;
    bool wantsGround_ = false;
    std::optional<play::Pose> held_;
    int depth_ = 0;
};

} // namespace merlon::editor
