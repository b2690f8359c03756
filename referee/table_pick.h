#pragma once

#include "core/play/system.h"

namespace merlon::referee
{

class AskedOrder;
class OrderPage;
class RefereeSession;

/// What a hand on a measured table gives to the order that is asked for: who was picked, a point, a pose. Where a pose
/// snaps to is what the system offers for the field.
class TablePick
{
public:
    /// All of them must outlive it.
    TablePick(RefereeSession& session, AskedOrder& order, OrderPage& page)
        : session_(session), order_(order), page_(page)
    {
    }

    /// A point of the table is an answer to what is asked for.
    bool wantsGround() const;
    /// What the keys move on: the pose that the order has, or that of who begins it, and how deep a base stands there;
    /// none: the order takes no pose.
    struct Held
    {
        play::Pose pose;
        int depth = 0; ///< tenths of a millimetre
    };
    std::optional<Held> held() const;

    /// `facing`: which way the hand drew on from there.
    void point(const std::vector<play::Ref>& there, play::TablePoint at, std::optional<int> facing);
    /// Whoever was dragged begins the first order that takes him there, unless he has begun one.
    void drag(const play::Ref& who, play::Pose to, bool loose);
    void set(const play::Pose& pose);

private:
    const play::Field* poseField() const;
    std::optional<play::Pose> poseIn(const play::Field& field) const;
    const play::Piece* pieceOf(const std::optional<play::Scene>& scene) const;
    bool beginWith(const play::Ref& who);
    play::Pose snapped(const play::Pose& pose) const;

    RefereeSession& session_;
    AskedOrder& order_;
    OrderPage& page_;
};

} // namespace merlon::referee
