#pragma once

#include "core/castle/field/occupants.h"
#include "core/castle/field/position.h"
#include "core/castle/field/tables.h"
#include "core/castle/moves/moves.h"
#include "core/castle/retreats/retreats.h"
#include "core/play/rule_row.h"
#include "core/play/system.h"
#include "core/siege/field/nerve.h"

/// Panic and rout, an optional rule of SIEGE: the die after a death, who is affected, who flees where, who ends it.
namespace merlon::siege
{

/// siege.panic.1a: the die after a death.
struct PanicDie
{
    castle::CounterId dead;
};
/// siege.panic.1d: the owner says who is affected.
struct Frighten
{
    castle::CounterId dead;
    std::vector<castle::CounterId> who;
    std::optional<Fright> into; ///< where the die asks for nobody; none: panic
};
/// siege.panic.1d: nobody, where the die asks for nobody.
struct KeepCalm
{
    castle::CounterId dead;
};
/// siege.panic.2a, siege.panic.3a: a flight that is owed. An empty path asks what can be done.
struct Flee
{
    castle::CounterId counter;
    std::vector<hex::Hex> path;    ///< of a horse, of its front half
    std::optional<hex::Side> over; ///< the side of the last hex over which it leaves the map
};
/// Who panics or routs owes a flight at once.
struct NerveChange
{
    castle::CounterId counter;
    Nerve nerve = Nerve::Steady;
};
/// The owner of the dead one's friends chooses so many of them.
struct FrightOwed
{
    castle::CounterId dead;
    int fright = 0;
    std::optional<Fright> into; ///< none: as he likes
};
/// What a death makes of his friends is settled.
struct Shaken
{
    castle::CounterId dead;
};
/// By panic or rout; it never returns.
struct LeftMap
{
    castle::CounterId counter;
};
/// Once more, in step 2.
struct FlightOwed
{
    castle::CounterId counter;
};

// What the effects change.

void carry(const Data&, State& state, const NerveChange& change);
void carry(const Data&, State& state, const FrightOwed& fright);
void carry(const Data&, State& state, const Shaken& shaken);
void carry(const Data&, State& state, const LeftMap& left);
void carry(const Data&, State& state, const FlightOwed& flight);

play::Verdict judge(const castle::Position& now, const play::Begun<PanicDie>& order, play::Tray& tray);
play::Verdict judge(const castle::Position& now, const play::Begun<Frighten>& order, play::Tray& tray);
play::Verdict judge(const castle::Position& now, const play::Begun<KeepCalm>& order, play::Tray& tray);

/// Those among whom the owner chooses: since the die, some may have gone or panicked by another death.
std::vector<castle::Body> leftToFrighten(const castle::Position& now, const FrightDue& due);
/// How many he must choose: as the die says, or all who are left.
int askedFor(const castle::Position& now, const FrightDue& due);

play::Marks couldInPanic(const castle::Position& now, const play::Record& begun, const play::Field& field);

/// Puts the rows of panic among those of the battle.
void joinPanic(castle::Tables& tables, castle::Policies& policies);
void joinDebts(castle::Tables& tables, castle::Policies& policies);
void joinEndings(castle::Tables& tables, castle::Policies& policies);

std::vector<RuleId> rulesOfPanic();

/// 1b, 1e: whom a death there can frighten, those who are in panic already among them.
std::vector<castle::Body> frightenedBy(const castle::Position& now, const castle::Body& dead,
                                       const std::vector<hex::Hex>& where);
/// The stunned among those whom it could frighten, whether they are eligible or not (siege.ruling.panic-stunned).
std::vector<castle::Body> stunnedNear(const castle::Position& now, const castle::Body& dead,
                                      const std::vector<hex::Hex>& where);
/// Where somebody fell: his hexes, or those of the horse that he was thrown from.
std::vector<hex::Hex> placeOfDeath(const State& state, const castle::Counter& dead);

/// On a hex of the castle or within it.
bool isInside(const castle::Position& now, const castle::Body& who);

/// The knights and sergeants of his side beside him, the stunned ones last.
std::vector<const castle::Counter*> ralliersBeside(const castle::Position& now, const castle::Body& who);
/// Of those in panic: a knight or sergeant of his side beside him; null: none.
const castle::Counter* rallierOf(const castle::Position& now, const castle::Body& who);
/// Of those who live and are not of that side: horses without their riders too (siege.ruling.horse-hex).
template <class See>
void forEachEnemy(const castle::Position& now, int force, See see)
{
    const auto look = [&](const castle::Counter& one)
    {
        if (one.force != force && one.health != castle::Health::Dead && !now.isNobodys(one))
            see(one);
    };
    for (const castle::Counter& one : now.state().counters)
        look(one);
    for (const castle::Body& horse : now.looseHorses())
        look(*horse.state);
}
/// Distance of the nearest living enemy; a great number where there is none.
int nearestEnemy(const castle::Position& now, int force, hex::Hex hex);
/// Whether he takes heart at the end of his movement step.
bool takesHeart(const castle::Position& now, const castle::Body& who);

/// Of those who have just died: each may frighten others.
void followDeaths(const Data& data, State& state);

// The flights of panic and rout, an optional rule of SIEGE: which ways there are.

/// One who flees, and what is around him.
class Escape
{
public:
    Escape(const castle::Position& now, const castle::Body& who);

    /// As far as he has gone, from where he stands.
    struct Way
    {
        std::vector<hex::Hex> path;
        int left = 0; ///< hexes in panic, movement points in rout
    };
    /// How good a step is; the lower ones are taken only where no way is better.
    enum class Grade : std::uint8_t
    {
        Away,
        Level,
        Any
    };

    Way start() const;
    Way after(const Way& way, hex::Hex to) const;
    /// The next hexes on ways that lead to an end; one off the map ends it there.
    std::vector<hex::Hex> onward(const Way& way) const;
    /// Whether he may stop there: three hexes on, or with no point that takes him farther.
    bool mayEnd(const Way& way) const;
    /// Hexes on which he may end, and those from which he may leave the map, each with a way.
    std::vector<castle::Destination> flights() const;

    const castle::Position& now() const { return now_; }
    const castle::Body& who() const { return who_; }
    bool rout() const { return inRout(now_, who_); }
    bool onMap(hex::Hex hex) const { return now_.ground().contains(hex); }
    bool visited(const Way& way, hex::Hex to) const;
    /// The hex where he is, once more: to another storey of what stands there. It is no step to another hex.
    bool isClimb(const Way& way, hex::Hex to) const { return to == way.path.back(); }
    bool hasLevels(hex::Hex hex) const;
    /// Movement would refuse it, whoever stands there, or the base of a mantlet lies between (5.24b).
    bool isClosed(const Way& way, hex::Hex to) const;
    bool isAcrossABase(const Way& way, hex::Hex to) const;
    /// Where he is at the end of that way.
    castle::Spot spot(const Way& way) const { return endOf(now_, who_, way.path); }
    /// And after that step.
    castle::Spot end(const Way& way, hex::Hex to) const;
    bool isHeld(const Way& way, hex::Hex to) const;
    /// 2c: beside an enemy who could attack there, on that level.
    bool isThreatened(castle::Spot spot) const;
    /// An enemy beside that hex where none of them could attack it; null: none is, or one could.
    const castle::Counter* idlerBeside(castle::Spot spot) const;
    /// 1: farther from the enemy, or nearer to the way out; 0: neither; -1: the other way.
    int gain(hex::Hex from, hex::Hex to) const;
    int costOf(const Way& way, hex::Hex to) const;
    /// 2b: a besieger within the castle, to whom a way out is open.
    bool headsOut(hex::Hex from) const;

private:
    static constexpr int mostTried = 20'000; ///< steps that are looked at, in a crowd of friends

    int wayOut(hex::Hex hex) const;
    bool couldAttack(const castle::Counter& enemy, castle::Spot spot) const;
    std::vector<const castle::Counter*> enemiesBeside(hex::Hex hex) const;
    bool mayStep(const Way& way, hex::Hex to) const;
    castle::Stride strideTo(const Way& way, hex::Hex to) const;
    bool isTaken(castle::Spot spot) const;
    bool isFree(const Way& way) const;
    std::vector<hex::Hex> stepsOf(const Way& way, Grade grade) const;
    bool leadsOn(const Way& way, Grade grade) const;
    bool mayClimb(const Way& way) const;
    void keepFarthest(const Way& way, Grade grade, std::vector<hex::Hex>& hexes) const;
    void findWaysOut();

    const castle::Position& now_;
    castle::Body who_;
    castle::Occupants occupants_;
    std::vector<int> out_;     ///< steps to the nearest way out, by Ground slot; empty where none is sought
    Grade grade_ = Grade::Any; ///< of a flight in panic: the best that has a way
    mutable int tries_ = mostTried;
};

play::Verdict judge(const castle::Position& now, const play::Begun<Flee>& order, play::Tray& tray);
play::Marks couldInFlight(const castle::Position& now, const play::Record& begun, const play::Field& field);

std::vector<RuleId> rulesOfFlight();

} // namespace merlon::siege
