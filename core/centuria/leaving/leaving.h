#pragma once

#include "core/centuria/clocks/clocks.h"
#include "core/centuria/rounds/rounds.h"

/// Leaving, conceding, expulsion. Section 5.
namespace merlon::centuria
{

struct Leave
{
    PlayerId player;
    How how = How::Left;
    std::optional<bool> begun;        ///< his game of this round had begun: asked where it may be either
    std::optional<play::Moment> at{}; ///< asked where a clock runs for him: he may still come
    std::optional<Grounds> grounds{}; ///< of an expulsion
};
struct Gone
{
    PlayerId player;
    How how = How::Left;
    std::optional<Grounds> grounds;
    std::optional<play::Moment> at;
};

play::Verdict judge(const Data&, const State&, const play::Begun<Leave>&, play::Tray&);
void carry(const Data&, State&, const Gone&);

std::vector<RuleId> rulesOfLeaving();

} // namespace merlon::centuria
