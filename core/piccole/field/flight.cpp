// Flights: about, and on by the least angle that is clear. Section 14.
#include "core/piccole/field/retreat.h"

#include <algorithm>
#include <cmath>

namespace merlon::piccole
{
namespace
{

using tabletop::Convex;
using tabletop::Meeting;
using tabletop::Tolerance;
using tabletop::Vec;

constexpr int widestTurn = 900;   ///< tenths of a degree, either way
constexpr double leastWay = 1;    ///< mm: less is none
constexpr double beforeEnemy = 1; ///< mm

struct Hard
{
    Meeting meeting;
    bool enemy = false;
};

/// All that a flight may meet, from where it has turned.
class Fleeing
{
public:
    Fleeing(const Standing& standing, const Element& one, const Back& back, const Flight& flight, bool avoidsDifficult)
        : standing_(standing), about_(flight.about), rest_(flight.rest)
    {
        const Convex shape = about_.shape(Tolerance::in);
        for (const Element* other : standing.others(one))
        {
            Stand stand = other->stand();
            bool off = false;
            for (const Pushed& pushed : back.pushed)
                if (pushed.who == other)
                {
                    stand = pushed.end;
                    off = pushed.off;
                }
            const bool enemy = other->side != one.side;
            if (off)
                continue;
            if (!enemy && mayPass(one.troop, other->troop) && isAlike(about_.facing, stand.facing))
                soft_.emplace_back(shape, stand.shape(Tolerance::in));
            else
                hard_.push_back({{shape, stand.shape(Tolerance::in)}, enemy});
        }
        addGround(avoidsDifficult);
    }

    Run at(int angle) const
    {
        const Vec direction = tabletop::ahead(tabletop::turned(about_.facing, angle));
        Run run{angle, rest_, about_, true};
        for (const Hard& one : hard_)
            if (const auto span = one.meeting.along(direction, rest_); span && span->from < run.way)
            {
                run.way = std::floor(span->from * 10 + tabletop::hair) / 10;
                run.whole = false;
                run.atEnemy = one.enemy;
            }
        stopBeforeFriends(direction, run);
        return run;
    }

private:
    void addGround(bool avoidsDifficult)
    {
        const Convex onGround = about_.shape(Tolerance::inGround);
        for (const Patch& patch : standing_.terrain().patches)
        {
            const bool avoided = patch.is.difficult && !patch.is.drowns && avoidsDifficult &&
                                 !tabletop::overlap(onGround, patch.outline);
            if (patch.is.impassable || avoided)
                for (std::size_t i = 0; i < patch.outline.size(); ++i)
                    hard_.push_back(
                        {{onGround, Convex{patch.outline[i], patch.outline[(i + 1) % patch.outline.size()]}}});
        }
    }

    /// Friends that it passes it may not end on.
    void stopBeforeFriends(Vec direction, Run& run) const
    {
        for (bool moves = true; moves;)
        {
            moves = false;
            for (const Meeting& meeting : soft_)
                if (const auto span = meeting.along(direction, rest_);
                    span && span->from < run.way &&
                    (run.way < span->to - tabletop::hair || span->to >= rest_ - tabletop::hair / 2))
                {
                    run.way = std::floor(span->from * 10 + tabletop::hair) / 10;
                    run.whole = run.atEnemy = false;
                    moves = true;
                }
        }
    }

    const Standing& standing_;
    const Stand& about_;
    double rest_;
    std::vector<Hard> hard_;
    std::vector<Meeting> soft_;
};

/// The least angle of those that are clear; else the longest way, then the least angle.
std::vector<Run> bestOf(const Fleeing& fleeing)
{
    std::vector<Run> best;
    for (int step = 0; step <= widestTurn && (best.empty() || !best.front().whole); ++step)
        for (const int angle : {step, -step})
        {
            if (step == 0 && best.size() == 1 && best.front().angle == 0)
                continue;
            const Run now = fleeing.at(angle);
            if (now.way < leastWay && !now.whole)
                continue;
            const bool better = best.empty() || (now.whole && !best.front().whole) ||
                                (!best.front().whole && now.way > best.front().way);
            const bool equal = !better && now.whole == best.front().whole && now.way == best.front().way &&
                               std::abs(best.front().angle) == step && angle != best.front().angle;
            if (better)
                best = {now};
            else if (equal)
                best.push_back(now);
        }
    return best;
}

} // namespace

Flight flightOf(const Standing& standing, const Element& one, const Back& back, double whole, bool avoidsDifficult)
{
    Flight out;
    const Stand start = back.end;
    out.about = {start.base, start.point(0, -start.base.depth), tabletop::opposite(start.facing)};
    out.rest = std::max(0.0, whole - back.way);
    out.runs = bestOf(Fleeing(standing, one, back, out, avoidsDifficult));
    const auto sweeps = [&](const Stand& from, const Stand& to)
    {
        return standing.terrain().touches(
            tabletop::hullOf(from.shape(Tolerance::inGround), to.shape(Tolerance::inGround)), &GroundNumbers::drowns);
    };
    for (Run& run : out.runs)
    {
        if (run.atEnemy)
            run.way = std::max(0.0, run.way - beforeEnemy);
        run.end = out.about.movedBy(run.way * tabletop::ahead(tabletop::turned(out.about.facing, run.angle)));
        run.drowns = sweeps(one.stand(), back.end) || sweeps(out.about, run.end);
        run.off = !standing.terrain().isOn(run.end);
    }
    return out;
}

} // namespace merlon::piccole
