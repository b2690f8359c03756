#pragma once

#include "core/play/rule_row.h"
#include "core/play/system.h"
#include "core/siege/field/nerve.h"
#include "core/siege/field/occupants.h"
#include "core/siege/field/position.h"
#include "core/siege/moves/moves.h"
#include "core/siege/retreats/retreats.h"

/// Panic and rout, an optional rule of SIEGE: the die after a death, who is affected, who flees where, who ends it.
namespace merlon::siege
{

/// siege.panic.1a: the die after a death.
struct PanicDie
{
    CounterId dead;
};
/// siege.panic.1d: the owner says who is affected.
struct Frighten
{
    CounterId dead;
    std::vector<CounterId> who;
    std::optional<Fright> into; ///< where the die asks for nobody; none: panic
};
/// siege.panic.1d: nobody, where the die asks for nobody.
struct KeepCalm
{
    CounterId dead;
};
/// siege.panic.2a, siege.panic.3a: a flight that is owed. An empty path asks what can be done.
struct Flee
{
    CounterId counter;
    std::vector<hex::Hex> path;    ///< of a horse, of its front half
    std::optional<hex::Side> over; ///< the side of the last hex over which it leaves the map
};
/// Who panics or routs owes a flight at once.
struct NerveChange
{
    CounterId counter;
    Nerve nerve = Nerve::Steady;
};
/// The owner of the dead one's friends chooses so many of them.
struct FrightOwed
{
    CounterId dead;
    int fright = 0;
    std::optional<Fright> into; ///< none: as he likes
};
/// What a death makes of his friends is settled.
struct Shaken
{
    CounterId dead;
};
/// By panic or rout; it never returns.
struct LeftMap
{
    CounterId counter;
};
/// Once more, in step 2.
struct FlightOwed
{
    CounterId counter;
};

// What the effects change.

void carry(const Data&, State& state, const NerveChange& change);
void carry(const Data&, State& state, const FrightOwed& fright);
void carry(const Data&, State& state, const Shaken& shaken);
void carry(const Data&, State& state, const LeftMap& left);
void carry(const Data&, State& state, const FlightOwed& flight);

play::Verdict judge(const Position& now, const play::Begun<PanicDie>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<Frighten>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<KeepCalm>& order, play::Tray& tray);

/// Those among whom the owner chooses: since the die, some may have gone or panicked by another death.
std::vector<Body> leftToFrighten(const Position& now, const FrightDue& due);
/// How many he must choose: as the die says, or all who are left.
int askedFor(const Position& now, const FrightDue& due);

play::Marks couldInPanic(const Position& now, const play::Record& begun, const play::Field& field);

std::vector<RuleId> rulesOfPanic();

/// 1b, 1e: whom a death there can frighten, those who are in panic already among them.
std::vector<Body> frightenedBy(const Position& now, const Body& dead, const std::vector<Hex>& where);
/// The stunned among those whom it could frighten, whether they are eligible or not (siege.ruling.panic-stunned).
std::vector<Body> stunnedNear(const Position& now, const Body& dead, const std::vector<Hex>& where);
/// Where somebody fell: his hexes, or those of the horse that he was thrown from.
std::vector<Hex> placeOfDeath(const State& state, const Counter& dead);

/// On a hex of the castle or within it.
bool isInside(const Position& now, const Body& who);

/// The knights and sergeants of his side beside him, the stunned ones last.
std::vector<const Counter*> ralliersBeside(const Position& now, const Body& who);
/// Of those in panic: a knight or sergeant of his side beside him; null: none.
const Counter* rallierOf(const Position& now, const Body& who);
/// Of those who live and are not of that side: horses without their riders too (siege.ruling.horse-hex).
template <class See>
void forEachEnemy(const Position& now, int force, See see)
{
    const auto look = [&](const Counter& one)
    {
        if (one.force != force && one.health != Health::Dead && !now.isNobodys(one))
            see(one);
    };
    for (const Counter& one : now.state().counters)
        look(one);
    for (const Body& horse : now.looseHorses())
        look(*horse.state);
}
/// Distance of the nearest living enemy; a great number where there is none.
int nearestEnemy(const Position& now, int force, Hex hex);
/// Whether he takes heart at the end of his movement step.
bool takesHeart(const Position& now, const Body& who);

/// Of those who have just died: each may frighten others.
void followDeaths(const Data& data, State& state);

// The flights of panic and rout, an optional rule of SIEGE: which ways there are.

/// One who flees, and what is around him.
class Escape
{
public:
    Escape(const Position& now, const Body& who);

    /// As far as he has gone, from where he stands.
    struct Way
    {
        std::vector<Hex> path;
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
    Way after(const Way& way, Hex to) const;
    /// The next hexes on ways that lead to an end; one off the map ends it there.
    std::vector<Hex> onward(const Way& way) const;
    /// Whether he may stop there: three hexes on, or with no point that takes him farther.
    bool mayEnd(const Way& way) const;
    /// Hexes on which he may end, and those from which he may leave the map, each with a way.
    std::vector<Destination> flights() const;

    const Position& now() const { return now_; }
    const Body& who() const { return who_; }
    bool rout() const { return who_.state->nerve == Nerve::Rout; }
    bool onMap(Hex hex) const { return now_.ground().contains(hex); }
    bool visited(const Way& way, Hex to) const;
    /// The hex where he is, once more: to the other level of the siege tower there. It is no step to another hex.
    bool isClimb(const Way& way, Hex to) const { return to == way.path.back(); }
    bool hasLevels(Hex hex) const;
    /// Movement would refuse it, whoever stands there, or the base of a mantlet lies between (5.24b).
    bool isClosed(const Way& way, Hex to) const;
    bool isAcrossABase(const Way& way, Hex to) const;
    /// Where he is at the end of that way: on top of the equipment there, or not.
    bool aloft(const Way& way) const { return endsAloft(now_, who_, way.path); }
    /// On top of it after that step.
    bool lands(const Way& way, Hex to) const;
    bool isHeld(const Way& way, Hex to) const;
    /// 2c: beside an enemy who could attack there, on that level.
    bool isThreatened(Hex hex, bool aloft) const;
    /// An enemy beside that hex where none of them could attack it; null: none is, or one could.
    const Counter* idlerBeside(Hex hex, bool aloft) const;
    /// 1: farther from the enemy, or nearer to the way out; 0: neither; -1: the other way.
    int gain(Hex from, Hex to) const;
    int costOf(const Way& way, Hex to) const;
    /// 2b: a besieger within the castle, to whom a way out is open.
    bool headsOut(Hex from) const;

private:
    static constexpr int mostTried = 20'000; ///< steps that are looked at, in a crowd of friends

    int wayOut(Hex hex) const;
    bool couldAttack(const Counter& enemy, Hex hex, bool aloft) const;
    std::vector<const Counter*> enemiesBeside(Hex hex) const;
    bool mayStep(const Way& way, Hex to) const;
    Stride strideTo(const Way& way, Hex to) const;
    bool isTaken(Hex hex, bool aloft) const;
    bool isFree(const Way& way) const;
    std::vector<Hex> stepsOf(const Way& way, Grade grade) const;
    bool leadsOn(const Way& way, Grade grade) const;
    bool mayClimb(const Way& way) const;
    void keepFarthest(const Way& way, Grade grade, std::vector<Hex>& hexes) const;
    void findWaysOut();

    const Position& now_;
    Body who_;
    Occupants occupants_;
    std::vector<int> out_;     ///< steps to the nearest way out, by Ground slot; empty where none is sought
    Grade grade_ = Grade::Any; ///< of a flight in panic: the best that has a way
    mutable int tries_ = mostTried;
};

play::Verdict judge(const Position& now, const play::Begun<Flee>& order, play::Tray& tray);
play::Marks couldInFlight(const Position& now, const play::Record& begun, const play::Field& field);

std::vector<RuleId> rulesOfFlight();

} // namespace merlon::siege
