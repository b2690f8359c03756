#include "core/castle/moves/moves.h"

#include "core/castle/field/ballista_crew.h"
#include "core/castle/field/common_rows.h"
#include "siege_rules/1_61.h"
#include "siege_rules/1_62.h"
#include "siege_rules/2_45.h"
#include "siege_rules/2_46.h"
#include "siege_rules/3_32.h"
#include "siege_rules/3_41.h"
#include "siege_rules/ruling.h"

namespace merlon::castle
{
namespace
{

using play::Findings;
using play::note;
using play::refusal;
using play::Verdict;

// Who stands in the way.

/// The living counter there that is not of his side; null: a friend, or a horse alone.
const Counter* enemyThere(const Passage& passage)
{
    for (const Counter& one : passage.stride.now.state().counters)
        if (one.force != passage.who.state->force && one.health != Health::Dead &&
            passage.stride.now.isAt(one, passage.stride.end()))
            return &one;
    return nullptr;
}

/// A horse that nobody sits on counts as one of a side, or of none.
Phrase ofAHorse(const Position& now, const play::Value& who, const Phrase& says)
{
    const auto* counter = std::get_if<play::Ref>(&who);
    const Body body = counter != nullptr ? now.find(counter->id) : Body();
    const bool horse = counter == nullptr || (body && body.piece().cls.id == "horse");
    return horse ? says.by(rule::siege_ruling_horse_hex) : says;
}

Findings anEnemyStandsThere(const Passage& passage)
{
    if (!passage.barred() || passage.heldAcross())
        return {};
    const Counter* enemy = enemyThere(passage);
    const play::Value name = enemy != nullptr ? counterRef(enemy->id) : *passage.other();
    return {refusal(ofAHorse(passage.stride.now, name, says::siege_1_61a_enemy),
                    {{"other", name}, {"hex", passage.hex()}}, placeOf(passage.hex()))};
}

Findings passesAStunnedEnemy(const Passage& passage)
{
    const Counter* enemy = passage.passesOne() ? enemyThere(passage) : nullptr;
    if (enemy == nullptr || enemy->health != Health::Stunned || passage.acrossATrench())
        return {};
    return {note(says::siege_1_61a_stunned, {{"other", counterRef(enemy->id)}, {"hex", passage.hex()}},
                 placeOf(passage.hex()))};
}

Findings passesAFriend(const Passage& passage)
{
    if (!passage.passesOne() || passage.acrossATrench() || enemyThere(passage) != nullptr)
        return {};
    return {note(ofAHorse(passage.stride.now, *passage.other(), says::siege_1_61b_through),
                 {{"other", *passage.other()}, {"hex", passage.hex()}}, placeOf(passage.hex()))};
}

Findings asTheSystemHasIt(const Passage& passage)
{
    return passage.stride.flees ? passage.stride.now.tables().passing.weigh(passage) : Findings();
}

constexpr play::Rule<Passage> passageRules[] = {
    {refusal, says::siege_2_45b_enemy, [](const Passage& passage) { return passage.heldAcross(); },
     [](const Passage& passage)
     { return play::args("other", counterRef(enemyThere(passage)->id), "hex", passage.hex()); },
     [](const Passage& passage) { return placeOf(passage.hex()); }},
    {rule::siege_1_61a, anEnemyStandsThere},
    {play::several, asTheSystemHasIt},
    {rule::siege_1_61a, passesAStunnedEnemy},
    {note, says::siege_3_32b_cross,
     [](const Passage& passage) { return passage.passesOne() && passage.acrossATrench(); },
     [](const Passage& passage) { return play::args("other", *passage.other(), "hex", passage.hex()); },
     [](const Passage& passage) { return placeOf(passage.hex()); }},
    {rule::siege_1_61b, passesAFriend},
};

// Where it ends.

struct End
{
    const Position& now;
    const Occupants& occupants;
    const Body& who;
    Spot spot;
    Hex hex = spot.hex;

    Findings shared(const Phrase& says, bool inATower) const
    {
        if (!occupants.taken(spot) || (now.ground().at(hex).tower() != nullptr) != inATower)
            return {};
        const play::Value other = *now.whoStandsAt(spot, who.state->id);
        return {refusal(ofAHorse(now, other, says), {{"hex", hex}, {"other", other}}, placeOf(hex))};
    }
};

Findings sharesAHex(const End& end)
{
    return end.shared(says::siege_1_62a_taken, false);
}

Findings sharesALevel(const End& end)
{
    return end.shared(says::siege_2_46_taken, true);
}

Findings leavesItsBallista(const End& end)
{
    return leavesABallista(end.now, end.who, end.hex);
}

constexpr play::Rule<End> endRules[] = {
    {rule::siege_1_62a, sharesAHex},
    {rule::siege_2_46, sharesALevel},
    {refusal, says::siege_3_32b_stop, [](const End& end) { return mayNotStop(end.now, end.who, end.hex); }, hexOf,
     atHex},
    {rule::siege_3_41b, leavesItsBallista},
};

} // namespace

bool Passage::heldAcross() const
{
    return stride.storey > 0 && stride.groundHere.tower() != nullptr && stride.groundThere.sight == Sight::Rampart &&
           enemyThere(*this) != nullptr;
}

Stride strideOf(const Position& now, const Body& who, const Occupants& occupants, Spot from, Side side)
{
    const int lands = storeyBeyond(now, from, side);
    const Gait gait(now, who);
    return {
        now,         gait.hooved,       from.hex,      side, occupants.bodies({hex::neighbour(from.hex, side), lands}),
        from.storey, occupants.flees(), gait.armoured, lands};
}

void judgePassage(Verdict& verdict, const Stride& stride, const Occupants& occupants, const Body& who, bool stops)
{
    play::weigh(passageRules, Passage{stride, occupants, who, stops}, verdict);
}

void judgeStop(Verdict& verdict, const Position& now, const Occupants& occupants, const Body& who, Spot spot)
{
    play::weigh(endRules, End{now, occupants, who, spot}, verdict);
}

bool mayPass(const Stride& stride, const Occupants& occupants, const Body& who)
{
    const Passage passage{stride, occupants, who};
    return !passage.barred() && (!stride.flees || allows(stride.now.tables().passing, passage));
}

bool mayClimb(const LevelChange& climb)
{
    return !flees(climb.now, climb.who) || allows(climb.now.tables().climbing, climb);
}

std::vector<RuleId> rulesOfPassage()
{
    std::vector<RuleId> ids;
    play::addIds(ids, passageRules);
    play::addIds(ids, endRules);
    return ids;
}

} // namespace merlon::castle
