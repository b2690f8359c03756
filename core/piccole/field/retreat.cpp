// Recoils, and whom they push. Section 13.
#include "core/piccole/field/retreat.h"

#include <algorithm>
#include <map>

namespace merlon::piccole
{
namespace
{

using tabletop::Convex;
using tabletop::Meeting;
using tabletop::Tolerance;
using tabletop::Vec;

constexpr double beyondAll = 2000; ///< mm

/// Until it is just clear of what stands there, edge on edge.
double wayOut(const Stand& moving, Vec direction, const Stand& still)
{
    const auto span = Meeting(moving.shape(), still.shape()).along(direction, beyondAll);
    return span ? span->to : 0;
}

bool isMet(const Stand& moving, Vec direction, double way, const Stand& still)
{
    return Meeting(moving.shape(Tolerance::in), still.shape(Tolerance::in)).along(direction, way).has_value();
}

Convex sweptBack(const Stand& from, Vec direction, double way, double in)
{
    return tabletop::hullOf(from.shape(in), from.movedBy(way * direction).shape(in));
}

/// A recoil while it is worked out.
class Recoiling
{
public:
    Recoiling(const Standing& standing, const Element& one)
        : standing_(standing),
          one_(one),
          stand_(one.stand()),
          back_(-stand_.ahead()),
          way_(standing.data.inches(standing.data.numbers->recoil))
    {
    }

    /// Passing lengthens the way, and a longer way may meet more: again until nothing changes.
    Back done()
    {
        for (double before = -1; before != way_ && out_.doom == Doom::None;)
        {
            before = way_;
            pushes_.clear();
            out_.passed.clear();
            for (const Element* other : standing_.others(one_))
                meet(*other);
        }
        out_.way = way_;
        out_.end = stand_.movedBy(way_ * back_);
        if (out_.doom == Doom::None)
            judgeGround();
        if (out_.doom == Doom::None)
            push();
        return std::move(out_);
    }

private:
    void meet(const Element& other)
    {
        const Stand there = other.stand();
        const Stand end = stand_.movedBy(way_ * back_);
        const bool inTheWay = isMet(stand_, back_, way_, there);
        if (other.side != one_.side)
        {
            const auto atRear = [&](const Stand& at)
            { return tabletop::touches(at, tabletop::Edge::Rear, there, tabletop::Touch::OrACornerToo); };
            if (inTheWay)
                doom(Doom::Enemy);
            else if (atRear(stand_) || atRear(end))
                doom(standing_.data.options.recoilTouch == "destroys" ? Doom::Touch : Doom::None);
        }
        else if (inTheWay)
            meetFriend(other, end);
    }

    void meetFriend(const Element& other, const Stand& end)
    {
        if (const auto all = chain(other, wayOut(other.stand(), back_, end)))
        {
            for (const auto& [friendly, by] : *all)
                pushes_[friendly] = std::max(pushes_[friendly], by);
            return;
        }
        const bool passes = standing_.data.options.recoilPass == "true" && mayPass(one_.troop, other.troop) &&
                            isAlike(stand_.facing, other.stand().facing);
        if (!passes)
        {
            if (tabletop::sameFacing(other.stand().facing, stand_.facing))
                out_.chained.push_back(&other);
            return doom(Doom::Friends);
        }
        out_.passed.push_back(&other);
        way_ = std::max(way_, wayOut(stand_, back_, other.stand()));
    }

    bool canBePushed(const Element& other, double by) const
    {
        return other.side == one_.side && tabletop::sameFacing(other.stand().facing, stand_.facing) &&
               (standing_.data.options.pushEngaged == "true" || !isInContact(standing_, other)) &&
               !standing_.terrain().touches(sweptBack(other.stand(), back_, by, Tolerance::inGround),
                                            &GroundNumbers::impassable);
    }

    /// How far each in a row is pushed when the first must make room; none: it cannot be done.
    std::optional<std::map<const Element*, double>> chain(const Element& first, double way)
    {
        std::map<const Element*, double> pushed{{&first, way}};
        for (bool grows = true; grows;)
        {
            grows = false;
            for (const auto& [friendly, by] : std::map(pushed))
            {
                if (!canBePushed(*friendly, by))
                    return {};
                const Stand arrived = friendly->stand().movedBy(by * back_);
                for (const Element* next : standing_.others(*friendly))
                {
                    if (next == &one_ || !isMet(friendly->stand(), back_, by, next->stand()))
                        continue;
                    const double room = wayOut(next->stand(), back_, arrived);
                    if (room > pushed[next] + tabletop::hair)
                    {
                        pushed[next] = room;
                        grows = true;
                    }
                }
            }
        }
        return pushed;
    }

    void judgeGround()
    {
        if (standing_.terrain().touches(sweptBack(stand_, back_, way_, Tolerance::inGround),
                                        &GroundNumbers::impassable))
            doom(Doom::Impassable);
        else if (!standing_.terrain().isOn(out_.end))
            doom(Doom::Edge);
        else if (!out_.passed.empty() && isCrowded())
            doom(Doom::Friends);
    }

    /// Whether somebody stands where passing would take it.
    bool isCrowded() const
    {
        return std::ranges::any_of(standing_.others(one_), [&](const Element* other)
                                   { return !pushes_.contains(other) && tabletop::overlap(out_.end, other->stand()); });
    }

    void push()
    {
        for (const Element& one : standing_.elements)
            if (const auto at = pushes_.find(&one); at != pushes_.end())
            {
                const Stand end = one.stand().movedBy(at->second * back_);
                out_.pushed.push_back({&one, end, !standing_.terrain().isOn(end)});
            }
    }

    void doom(Doom by)
    {
        if (out_.doom == Doom::None)
            out_.doom = by;
    }

    const Standing& standing_;
    const Element& one_;
    Stand stand_;
    Vec back_;
    double way_;
    std::map<const Element*, double> pushes_;
    Back out_;
};

} // namespace

Back backOf(const Standing& standing, const Element& one)
{
    return Recoiling(standing, one).done();
}

} // namespace merlon::piccole
