// How the target of a shot is covered, row by row (1.5, 3.2, 3.31).

#include "core/castle/shots/shots.h"

#include "core/play/system.h"
#include "siege_rules/1_3.h"
#include "siege_rules/1_44.h"
#include "siege_rules/1_5.h"
#include "siege_rules/1_51.h"
#include "siege_rules/1_53.h"
#include "siege_rules/1_55.h"
#include "siege_rules/1_57.h"
#include "siege_rules/1_93.h"
#include "siege_rules/2_43.h"
#include "siege_rules/3_23.h"
#include "siege_rules/3_31.h"
#include "siege_rules/5_22.h"
#include "siege_rules/sheet.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

using play::Findings;
using play::note;

play::Args targetCoverOfShot(const Shot& shot)
{
    return {{"target", shot.target.name()}, {"cover", wordOf(shot.cover)}};
}

play::Args targetOfShot(const Shot& shot)
{
    return {{"target", shot.target.name()}};
}

// Every kind once, where the line met it first.

struct CoverRow
{
    RuleId id;
    CoverBy by;
    Phrase says;
};

constexpr CoverRow coverRows[] = {
    {rule::siege_1_51, CoverBy::Parapet, says::siege_1_51_parapet},
    {rule::siege_1_51, CoverBy::Slit, says::siege_1_51_slit},
    {rule::siege_1_53a, CoverBy::DoorHex, says::siege_1_53a_door},
    {rule::siege_1_53b, CoverBy::ThroughDoor, says::siege_1_53b_through},
    {rule::siege_1_57, CoverBy::GateFlank, says::siege_1_57_lowered},
    {rule::siege_3_23d, CoverBy::Embankment, says::siege_3_23d_top},
};

Phrase phraseOf(const CoverFrom& cover)
{
    return cover.says != nullptr ? phraseOf(*cover.says) : std::ranges::find(coverRows, cover.by, &CoverRow::by)->says;
}

void noteCovers(play::Verdict& verdict, const Shot& shot)
{
    const auto& covers = shot.sight.covers;
    for (auto cover = covers.begin(); cover != covers.end(); ++cover)
    {
        const auto isTheSame = [&](const CoverFrom& other)
        {
            return other.by == cover->by && (cover->says == nullptr) == (other.says == nullptr) &&
                   (cover->says == nullptr || other.says->rank == cover->says->rank);
        };
        if (cover->by == CoverBy::Nothing || std::any_of(covers.begin(), cover, isTheSame))
            continue;
        play::Args args{{"target", shot.target.name()}};
        if (cover->by == CoverBy::Ground && cover->hex != shot.to)
            args.emplace_back("hex", cover->hex);
        verdict.note(phraseOf(*cover), std::move(args), placeOf(cover->hex));
    }
}

// Where nothing covers although one would look for it, and which cover counts. Of a clear line only.

Findings coverLost(const Shot& shot)
{
    if (!shot.sight.line.coverLost || shot.aboveIsOnTower())
        return {};
    return {note(says::siege_1_44h_lost, {{"target", shot.target.name()}}, placeOf(shot.to))};
}

enum class Bare : std::uint8_t
{
    Covered,
    Elsewhere,
    Moat,
    OpenWall,
    Door,
    Ladder,
    Embankment
};
/// Without cover where one would look for it.
Bare bareAt(const Shot& shot)
{
    const HexGround there = shot.there();
    if (shot.cover != Cover::None)
        return Bare::Covered;
    if (there.moat >= 0)
        return Bare::Moat;
    if (there.sight == Sight::Rampart || shot.now.ground().hasSlit(shot.to))
        return Bare::OpenWall;
    if (there.door && !there.keepDoor)
        return Bare::Door;
    if (there.leaning() != nullptr)
        return Bare::Ladder;
    return there.sight == Sight::Crest && !there.has(thing::mantlet) && !shot.sight.line.coverLost ? Bare::Embankment
                                                                                                   : Bare::Elsewhere;
}

Findings bare(const Shot& shot, Bare where, const Phrase& phrase)
{
    if (bareAt(shot) != where)
        return {};
    return {note(phrase, {{"target", shot.target.name()}}, placeOf(shot.to))};
}

Findings bareInTheMoat(const Shot& shot)
{
    return bare(shot, Bare::Moat, says::siege_1_55_moat);
}
Findings bareBehindTheWall(const Shot& shot)
{
    return bare(shot, Bare::OpenWall, says::siege_1_51_open);
}
Findings bareOnTheOtherSideOfTheDoor(const Shot& shot)
{
    return bare(shot, Bare::Door, says::siege_1_53a_other_side);
}
Findings bareOnALadder(const Shot& shot)
{
    return bare(shot, Bare::Ladder, says::siege_1_93c_ladder);
}

bool riderOtherwise(const Shot& shot)
{
    return shot.mounted && shot.cover != shot.sight.line.cover.cover;
}

constexpr ShotRule coverRules[] = {
    {rule::siege_1_44h, coverLost},
    {note, says::siege_2_43c_lost, [](const Shot& shot) { return shot.sight.line.coverLost && shot.aboveIsOnTower(); },
     [](const Shot& shot) { return play::args("target", shot.target.name()); }, atHexEntered},
    {rule::siege_1_55, bareInTheMoat},
    {rule::siege_1_51, bareBehindTheWall},
    {rule::siege_1_53a, bareOnTheOtherSideOfTheDoor},
    {rule::siege_1_93c, bareOnALadder},
    {note, says::siege_3_23d_open, [](const Shot& shot) { return bareAt(shot) == Bare::Embankment; },
     [](const Shot& shot) { return play::args("hex", shot.to, "target", shot.target.name()); }, atHexEntered},
    {note, says::siege_5_22c_open,
     [](const Shot& shot)
     {
         return shot.there().has(thing::mantlet) &&
                std::ranges::count(shot.sight.covers, CoverBy::Thing, &CoverFrom::by) == 0;
     },
     targetOfShot, atHexEntered},
    {note, says::siege_3_31_better,
     [](const Shot& shot) { return riderOtherwise(shot) && shot.cover >= shot.sight.line.cover.cover; },
     targetCoverOfShot},
    {note, says::siege_sheet_3b_medium,
     [](const Shot& shot) { return riderOtherwise(shot) && shot.cover <= shot.sight.line.cover.cover; },
     targetCoverOfShot},
    {note, says::siege_1_5a_strongest,
     [](const Shot& shot) { return !riderOtherwise(shot) && shot.sight.covers.size() >= 2; },
     [](const Shot& shot) { return play::args("cover", wordOf(shot.cover)); }},
};

// What a referee may hold, and no table has.

constexpr ShotRule heldCoverRules[] = {
    {play::refusal, says::siege_1_3e_total, [](const Shot& shot) { return shot.cover == Cover::Total; }, targetOfShot},
    {note, says::siege_sheet_3b_medium, [](const Shot& shot) { return shot.mounted && shot.cover == Cover::Strong; },
     [](const Shot& shot) { return play::args("target", shot.target.name(), "cover", wordOf(Cover::Medium)); }},
};

} // namespace

void sayHeldCover(play::Verdict& verdict, const Shot& shot)
{
    play::weigh(heldCoverRules, shot, verdict);
}

void sayCover(play::Verdict& verdict, const Shot& shot)
{
    if (!shot.sight.line.clear)
        return;
    noteCovers(verdict, shot);
    play::weigh(coverRules, shot, verdict);
    play::weigh(shot.now.tables().covers, shot, verdict);
}

std::vector<RuleId> rulesOfCover()
{
    std::vector<RuleId> ids;
    play::addIds(ids, coverRows);
    play::addIds(ids, coverRules);
    return ids;
}

} // namespace merlon::castle
