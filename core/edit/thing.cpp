#include "core/edit/thing.h"

#include "core/play/on_board.h"

namespace merlon::edit
{
namespace
{

struct Turning : play::Hand
{
    explicit Turning(const Turn& by) : turn(by) {}
    bool hex(hex::Hex& at) override { return at = turn(at), true; }
    void side(hex::Side& side) override { side = turn(side); }

    const Turn& turn;
};

struct Touching : play::Hand
{
    explicit Touching(const Gone& hexes) : gone(hexes) {}
    bool hex(hex::Hex& at) override { return any = any || gone(at), true; }

    const Gone& gone;
    bool any = false;
};

struct Leaving : play::Hand
{
    explicit Leaving(const Gone& hexes) : gone(hexes) {}
    bool hex(hex::Hex& at) override { return !gone(at); }

    const Gone& gone;
};

} // namespace

bool Thing::lay(play::Hand& hand) const
{
    bool stays = true;
    for (const play::Field& field : kind().fields)
        if (field.lay != nullptr && !field.lay(held_.get(), hand))
            stays = false;
    return stays;
}

Thing Thing::turned(const Turn& turn, int board) const
{
    Thing out(ops_->copy(held_.get()), ops_);
    Turning hand(turn);
    hand.board = board;
    out.lay(hand);
    return out;
}

bool Thing::touches(const Gone& gone, int board) const
{
    Touching hand(gone);
    hand.board = board;
    lay(hand);
    return hand.any;
}

Thing Thing::without(const Gone& gone, int board) const
{
    Thing out(ops_->copy(held_.get()), ops_);
    Leaving hand(gone);
    hand.board = board;
    return out.lay(hand) ? out : Thing();
}

} // namespace merlon::edit
