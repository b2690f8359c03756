#include "core/castle/field/ballista_crew.h"
#include "core/castle/moves/train.h"

#include <algorithm>
#include <array>
#include <map>
#include <tuple>

namespace merlon::castle
{
namespace
{

/// The cheapest ways first.
class TrainSearch
{
public:
    TrainSearch(const Position& now, const Body& who, const Body& animal, std::optional<Hex> goal)
        : now_(now), who_(who), animal_(animal), goal_(goal), points_(pointsLeft(now, who)), apart_(now, who, animal)
    {
        steps_.push_back({*who.state->hex, 0, 0, 0, {}, false});
    }

    void run()
    {
        open_.emplace(key(0), 0);
        while (!open_.empty() && steps_.size() < most && (!goal_ || ends_.empty()))
        {
            const std::size_t at = open_.begin()->second;
            open_.erase(open_.begin());
            const Hex hex = steps_[at].hex;
            if (steps_[at].track && (!goal_ || hex == *goal_) && !ends_.contains(hex) && mayEnd(at))
                ends_.emplace(hex, at);
            for (const Side side : hex::allSides)
                goOn(at, side);
        }
    }
    const std::map<Hex, std::size_t>& ends() const { return ends_; }
    /// From where he stands.
    std::vector<Hex> wayTo(std::size_t at) const
    {
        std::vector<Hex> way;
        for (; at != 0; at = steps_[at].from)
            way.push_back(steps_[at].hex);
        way.push_back(steps_.front().hex);
        std::ranges::reverse(way);
        return way;
    }

private:
    /// A rider with a horse on the longest ways: beyond that the nearest are enough.
    static constexpr std::size_t most = 40'000;
    struct Step
    {
        Hex hex;
        std::size_t from = 0;
        int cost = 0;
        int count = 0;
        std::optional<Track> track; ///< once an animal follows
        bool turns = false;         ///< its rear half went first
    };

    /// Those that end next first; of two the longer, which are nearer to it.
    std::pair<int, int> key(std::size_t at) const
    {
        const Step& step = steps_[at];
        return {step.cost + (goal_ ? hex::distance(step.hex, *goal_) : 0), -step.count};
    }
    /// Where he, the animal and its cart are: his two hexes, its two, the cart's two. All that the next steps ask.
    using Stand = std::tuple<std::array<Hex, 6>, bool, bool>;
    Stand standOf(const Step& step) const
    {
        std::array<Hex, 6> hexes{step.hex, steps_[step.from].hex};
        if (const auto& track = step.track)
        {
            hexes[2] = track->front;
            hexes[3] = track->hind();
            if (track->cart)
            {
                hexes[4] = track->cart->front;
                hexes[5] = track->cart->back;
            }
        }
        return {hexes, step.track.has_value(), step.turns};
    }
    /// The hex of his that the animal's leading half enters in that step of his.
    Hex leftBy(std::size_t at) const
    {
        if (!who_.state->rear)
            return steps_[at].hex;
        return at == 0 ? *who_.state->rear : steps_[steps_[at].from].hex;
    }
    bool mayStep(std::size_t at, Hex to) const
    {
        std::vector<Hex> path = wayTo(at);
        if (!mayLead({now_, who_, path, to}))
            return false;
        path.push_back(to);
        return !backs(who_, path);
    }
    void goOn(std::size_t at, Side side)
    {
        const Step here = steps_[at];
        const Hex to = hex::neighbour(here.hex, side);
        const Stride stride =
            strideOf(now_, who_, occupants_, {here.hex, here.count == 0 ? who_.state->storey : 0}, side);
        if (!mayStep(at, to) || !isOpen(stride) || stride.lands > 0 || !mayPass(stride, occupants_, who_))
            return;
        Step next{to, at, here.cost + priceOf(stride).whole(), here.count + 1, here.track, here.turns};
        if (next.cost > points_ || !takesAlong(next, leftBy(at)))
            return;
        const auto [known, fresh] = best_.try_emplace(standOf(next), next.cost);
        if (!fresh && known->second <= next.cost)
            return;
        known->second = next.cost;
        steps_.push_back(next);
        open_.emplace(key(steps_.size() - 1), steps_.size() - 1);
    }
    /// The animal's step. False: it cannot follow.
    bool takesAlong(Step& next, Hex left) const
    {
        const Counter& animal = *animal_.state;
        const bool front = hex::distance(left, *animal.hex) == 1;
        if (next.track ? next.turns && front : front)
        {
            if (next.track)
                return false; // it would have followed from here, front first
            next.track.emplace(now_.state(), animal, false);
        }
        else if (!next.track && !harnessed_ && animal.rear && hex::distance(left, *animal.rear) == 1)
        {
            next.turns = true;
            next.track.emplace(now_.state(), animal, true);
        }
        if (!next.track)
            return true;
        if (!mayFollowOn(apart_, *next.track, left))
            return false;
        next.track->follow(left);
        return !next.track->has(next.hex);
    }
    bool mayStop(Hex hex) const { return !occupants_.taken({hex}) && !mayNotStop(now_, who_, hex); }
    /// As `judge` has it.
    bool mayEnd(std::size_t at) const
    {
        const std::vector<Hex> way = wayTo(at);
        const auto rear = rearEndOf(who_, way);
        if (!mayStop(way.back()) || (rear && !mayStop(*rear)) || !leavesABallista(now_, who_, way.back()).empty())
            return false;
        play::Verdict verdict;
        judgeEnds(verdict, apart_, *steps_[at].track);
        return verdict.legal && judgeLeading(verdict, {now_, who_, way}, animal_.state->id) && verdict.legal;
    }

    const Position& now_;
    const Body& who_;
    const Body& animal_;
    std::optional<Hex> goal_;
    int points_;
    Apart apart_;
    Occupants occupants_{now_, who_};
    bool harnessed_ = hitchOf(now_.state(), animal_.state->id) != nullptr; ///< then it does not turn about
    std::vector<Step> steps_;
    std::map<Stand, int> best_;
    std::multimap<std::pair<int, int>, std::size_t> open_;
    std::map<Hex, std::size_t> ends_;
};

bool couldLead(const Position& now, const Body& who, const Body& animal)
{
    return mayMove(now, who) && animal.onMap() && animal.alive() && !animal.state->mounted &&
           now.isAnimal(animal.piece());
}

} // namespace

std::vector<Hex> endsTogether(const Position& now, const Body& who, const Body& animal)
{
    if (!couldLead(now, who, animal))
        return {};
    TrainSearch search(now, who, animal, {});
    search.run();
    std::vector<Hex> ends;
    for (const auto& [hex, step] : search.ends())
        ends.push_back(hex);
    return ends;
}

std::vector<Hex> wayTogether(const Position& now, const Body& who, const Body& animal, Hex end)
{
    if (!couldLead(now, who, animal))
        return {};
    TrainSearch search(now, who, animal, end);
    search.run();
    const auto there = search.ends().find(end);
    if (there == search.ends().end())
        return {};
    auto way = search.wayTo(there->second);
    way.erase(way.begin());
    return way;
}

} // namespace merlon::castle
