#pragma once

#include "core/play/scene.h"

#include <optional>
#include <variant>
#include <vector>

/// What the hand does with the pieces of a game on a measured table, in words of the game: no widget, no rules.
namespace merlon::editor
{

/// Somebody, or a place: whoever is there, the topmost first.
struct Pointed
{
    std::vector<play::Ref> there;
    play::TablePoint at;
    std::optional<int> facing{}; ///< in tenths of a degree: which way the hand went on from there
};
/// A piece on its way.
struct Dragged
{
    play::Ref who;
    play::Pose to;
    bool loose = false; ///< it snaps to nothing
};
using PieceDeed = std::variant<std::monostate, Pointed, Dragged>;

class PieceHand
{
public:
    /// Takes hold of whoever is there, or of the ground.
    void press(const std::vector<const play::Piece*>& there, play::TablePoint at);
    /// Nothing yet while it has not gone further than `slack` tenths of a millimetre.
    PieceDeed drag(play::TablePoint to, double slack, bool loose);
    PieceDeed release(play::TablePoint at, double slack);
    void cancel() { pressed_.reset(); }
    bool isBusy() const { return pressed_.has_value(); }

private:
    struct Pressed
    {
        std::vector<play::Ref> there;
        std::optional<play::Pose> pose; ///< of the first of them
        play::TablePoint at;
        bool dragged = false;
    };
    std::optional<Pressed> pressed_;
};

/// A pose one step on: by so many tenths of a millimetre, turned on its centre by so many tenths of a degree.
play::Pose nudged(const play::Pose& pose, play::TablePoint by, int turn, int depth);

} // namespace merlon::editor
