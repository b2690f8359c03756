#pragma once

#include "core/play/rule_row.h"
#include "core/siege/position.h"

/// Where a ladder may stand, and lean: SIEGE 1.91, siege.ruling.ladder-where.
namespace merlon::siege
{

struct LadderPlace
{
    const Position& now;
    Hex hex;
    Hex wall;
    Body by;                               ///< one of those who put it there
    const map::Covering* ladder = nullptr; ///< where it lies or stands now

    const castle::HexGround& ground() const { return now.ground().at(hex); }
    const castle::HexGround& top() const { return now.ground().at(wall); }
    bool ofATower() const { return top().building != castle::noBuilding; }
    play::Findings no(bool holds, const Phrase& phrase) const
    {
        return holds ? play::Findings{play::refusal(phrase, {{"hex", hex}}, placeOf(hex))} : play::Findings{};
    }
    play::Findings noWall(bool holds, const Phrase& phrase) const
    {
        return holds ? play::Findings{play::refusal(phrase, {{"hex", wall}}, placeOf(wall))} : play::Findings{};
    }
};

void judgePlace(play::Verdict& verdict, const LadderPlace& place);

std::vector<RuleId> rulesOfLadderPlaces();

} // namespace merlon::siege
