// How two guards keep beside a captive from hex to hex.

#include "core/anarchy/captives/captives.h"

#include "core/castle/ladders/ladders.h"

#include <algorithm>

namespace merlon::anarchy
{

using namespace castle;

namespace
{

/// One of the three on his way, the other two out of the way.
class Walker
{
public:
    Walker(const Position& now, const Led& led, const Body& one, const Body& other)
        : state_(without(without(now.state(), one), other)),
          now_(now.with(state_)),
          who_(now_.find(led.who.state->id)),
          occupants_(now_, who_),
          left_(led.left)
    {
    }

    /// Where he is, and what he has spent.
    Stance start() const { return {*who_.state->hex, who_.state->rear, who_.state->storey, 0}; }
    /// Into the next hex; nothing: he cannot.
    std::optional<Stance> after(const Stance& step, Side side) const
    {
        const Hex to = hex::neighbour(step.hex, side);
        const Cost cost = costOfStep(now_, Gait(now_, who_), {step.hex, step.storey}, side);
        const int lands = storeyBeyond(now_, {step.hex, step.storey}, side);
        if (!cost || step.spent + *cost > left_ || occupants_.barred({to, lands}) ||
            (step.rear && !mayFollow(now_, *step.rear, to)))
            return {};
        return Stance{to, step.rear ? std::optional(step.hex) : std::nullopt, lands, step.spent + *cost};
    }
    bool mayStop(const Stance& step) const
    {
        return !occupants_.taken({step.hex, step.storey}) && !mayNotStop(now_, who_, step.hex) &&
               (!step.rear || !occupants_.taken({*step.rear, 0}));
    }
    /// Whether he there is beside the captive there.
    bool isBeside(const Stance& step, const Stance& captive) const
    {
        const auto reaches = [&](Hex from)
        {
            if (hex::distance(from, captive.hex) != 1)
                return false;
            Counter there = *who_.state;
            there.storey = step.storey;
            return options(now_).adjacent == "hexes" ||
                   barBetween(now_, there, from, hex::sideTowards(from, captive.hex), captive.storey) == Bar::None;
        };
        return reaches(step.hex) || (step.rear && reaches(*step.rear));
    }

private:
    castle::State state_;
    Position now_;
    Body who_;
    Occupants occupants_;
    int left_ = 0;
};

bool isNoDearer(const Formation& one, const Formation& other)
{
    for (std::size_t i = 0; i < one.size(); ++i)
        if (one[i].hex != other[i].hex || one[i].rear != other[i].rear || one[i].storey != other[i].storey ||
            one[i].spent > other[i].spent)
            return false;
    return true;
}

/// Unless another that is kept is as good; those that are worse are not kept any more.
void keep(std::vector<Formation>& kept, const Formation& one)
{
    if (std::ranges::any_of(kept, [&](const Formation& other) { return isNoDearer(other, one); }))
        return;
    std::erase_if(kept, [&](const Formation& other) { return isNoDearer(one, other); });
    kept.push_back(one);
}

bool overlap(const Stance& one, const Stance& other)
{
    const auto has = [](const Stance& step, Hex hex) { return step.hex == hex || step.rear == hex; };
    return has(other, one.hex) || (one.rear && has(other, *one.rear));
}

bool overlap(const Formation& one)
{
    return overlap(one[0], one[1]) || overlap(one[0], one[2]) || overlap(one[1], one[2]);
}

/// Where a guard may be once the captive has gone on: he stays, or takes a step.
std::vector<Stance> followedBy(const Walker& guard, const Stance& step, const Stance& captive)
{
    std::vector<Stance> steps;
    if (guard.isBeside(step, captive))
        steps.push_back(step);
    for (const Side side : hex::allSides)
        if (const auto next = guard.after(step, side); next && guard.isBeside(*next, captive))
            steps.push_back(*next);
    return steps;
}

int spentBy(const Formation& one)
{
    return one[0].spent + one[1].spent + one[2].spent;
}

} // namespace

std::optional<Formation> formationAlong(const Position& now, const Led& captive, const std::array<Led, 2>& by,
                                        const std::vector<Hex>& path)
{
    const Walker led(now, captive, by[0].who, by[1].who);
    const Walker first(now, by[0], captive.who, by[1].who);
    const Walker second(now, by[1], captive.who, by[0].who);
    std::vector<Formation> open{{led.start(), first.start(), second.start()}};
    for (const Hex to : path)
    {
        std::vector<Formation> next;
        for (const Formation& one : open)
        {
            const auto goes =
                hex::distance(one[0].hex, to) == 1 ? led.after(one[0], hex::sideTowards(one[0].hex, to)) : std::nullopt;
            if (!goes)
                continue;
            for (const Stance& left : followedBy(first, one[1], *goes))
                for (const Stance& right : followedBy(second, one[2], *goes))
                    if (const Formation then{*goes, left, right}; !overlap(then))
                        keep(next, then);
        }
        open = std::move(next);
    }
    std::erase_if(open, [&](const Formation& one)
                  { return !led.mayStop(one[0]) || !first.mayStop(one[1]) || !second.mayStop(one[2]); });
    if (open.empty())
        return {};
    return *std::ranges::min_element(open, {}, spentBy);
}

} // namespace merlon::anarchy
