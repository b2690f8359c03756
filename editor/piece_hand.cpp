#include "editor/piece_hand.h"

#include "core/tabletop/base.h"

#include <cmath>

namespace merlon::editor
{
namespace
{

double distance(play::TablePoint a, play::TablePoint b)
{
    return std::hypot(a.x - b.x, a.y - b.y);
}

/// From north, clockwise.
int facingFrom(play::TablePoint from, play::TablePoint to)
{
    const double angle = std::atan2(to.x - from.x, to.y - from.y);
    return tabletop::turned(0, static_cast<int>(std::lround(angle * tabletop::halfTurn / M_PI)));
}

} // namespace

void PieceHand::press(const std::vector<const play::Piece*>& there, play::TablePoint at)
{
    Pressed pressed{{}, {}, at};
    for (const play::Piece* piece : there)
        pressed.there.push_back(piece->thing);
    if (!there.empty() && !there.front()->gone)
        pressed.pose = there.front()->footprint->pose;
    pressed_ = std::move(pressed);
}

PieceDeed PieceHand::drag(play::TablePoint to, double slack, bool loose)
{
    if (!pressed_ || (!pressed_->dragged && distance(pressed_->at, to) <= slack))
        return {};
    pressed_->dragged = true;
    if (pressed_->there.empty())
        return Pointed{{}, pressed_->at, facingFrom(pressed_->at, to)};
    if (!pressed_->pose)
        return {};
    play::Pose pose = *pressed_->pose;
    pose.x += to.x - pressed_->at.x;
    pose.y += to.y - pressed_->at.y;
    return Dragged{pressed_->there.front(), pose, loose};
}

PieceDeed PieceHand::release(play::TablePoint at, double slack)
{
    if (!pressed_)
        return {};
    const Pressed pressed = *pressed_;
    pressed_.reset();
    if (!pressed.dragged && distance(pressed.at, at) <= slack)
        return Pointed{pressed.there, pressed.at};
    return {};
}

play::Pose nudged(const play::Pose& pose, play::TablePoint by, int turn, int depth)
{
    const tabletop::Base base{1, depth / 10.0};
    const tabletop::Stand stand = tabletop::standAt(base, pose);
    if (turn == 0)
        return {pose.x + by.x, pose.y + by.y, pose.facing};
    return tabletop::poseOf(stand.turnedTo(tabletop::turned(pose.facing, turn)));
}

} // namespace merlon::editor
