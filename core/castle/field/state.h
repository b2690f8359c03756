#pragma once

#include "core/castle/field/debts.h"
#include "core/castle/field/engine_logs.h"
#include "core/castle/field/orders.h"
#include "core/castle/ground/line_of_fire.h"
#include "core/castle/ground/site.h"
#include "core/castle/numbers/rules.h"
#include "core/play/fwd.h"
#include "core/play/verdict.h"

/// A battle: what it is played by, and what changes.
namespace merlon::castle
{

/// A counter of the scenario as the rules see it.
struct Figure
{
    std::string id;
    std::string name;
    int force = 0; ///< index into Data::forces
    Piece piece;
};

/// Where a force may set up.
struct SetUpZone
{
    int force = 0; ///< index into Data::forces
    std::vector<hex::Hex> hexes;
};

class Position;
struct Policies;
struct Tables;

/// What a battle is played by: a system has its own beside it.
struct Data
{
    Data() = default;
    virtual ~Data() = default;

    Rules rules;
    const Tables* tables = nullptr;     ///< of the system
    const Policies* policies = nullptr; ///< of the system
    SitePtr site;                       ///< at the beginning
    std::vector<std::string> forces;
    std::vector<Figure> figures;
    int first = 0; ///< the force that moves first
    int turns = 0; ///< the last turn; 0: none is
    std::vector<SetUpZone> zones;

protected:
    Data(const Data&) = default;
    Data(Data&&) = default;
    Data& operator=(const Data&) = default;
    Data& operator=(Data&&) = default;
};

/// A turn of mounting or dismounting that has begun.
struct Saddling
{
    Seat into = Seat::Mounted;
    std::optional<hex::Hex> horse{}; ///< where it stood, of one who mounts

    friend bool operator==(const Saddling&, const Saddling&) = default;
};

struct Counter
{
    std::string id;
    int figure = 0; ///< index into Data::figures
    int force = 0;
    Health health = Health::Ready;
    bool mounted = false;
    std::optional<hex::Hex> hex;
    std::optional<hex::Hex> rear;
    int storey = 0;                     ///< of its hex: see Spot
    std::optional<Phase> stunned{};     ///< when; none: not, or before the game began
    int shots = 0;                      ///< of this step
    bool shotBefore = false;            ///< in an earlier step of this phase
    bool moved = false;                 ///< in this phase, by its own will
    int spent = 0;                      ///< movement points of this phase
    bool pushed = false;                ///< a siege tower or ram, in this phase
    bool attacked = false;              ///< in this phase
    bool toppled = false;               ///< in this phase it has tried to topple a ladder
    bool carried = false;               ///< in this phase, a ladder: two movement points fewer
    bool wheeled = false;               ///< in this phase, a mantlet: two movement points fewer
    bool holds = false;                 ///< one end of a ladder, not laid down yet
    bool fell = false;                  ///< on top of another, and has not moved since
    std::optional<Phase> acted{};       ///< when it last moved, shot, attacked, was stunned or driven off
    std::optional<Phase> arrived{};     ///< where it stands; none: it was set up there
    std::optional<Work> work{};         ///< of this phase
    bool barrel = false;                ///< it carries one
    std::optional<Saddling> saddling{}; ///< until it is done, or acts, is stunned, killed or moved
    std::string horse{};                ///< whose he rides, or has ridden last (LooseHorse::rider); empty: his own
    bool left = false;                  ///< the map, for good (siege.exit.1)
    bool turned = false;                ///< its wounded side lies up, whatever it has suffered
    std::optional<play::Term<WeaponTag>> weapon{}; ///< taken up in the game; none: its own
    std::vector<Phase> melees{};                   ///< of this turn and the one before in which it took part in a melee

    friend bool operator==(const Counter&, const Counter&) = default;
};

/// A horse without its rider: it stays where it stood, alive or dead (siege.3.35a).
struct LooseHorse
{
    std::string rider; ///< whose it is: no two are the same one's
    hex::Hex hex;
    hex::Hex rear;
    bool alive = true;
    std::optional<int> holder{}; ///< the force that has led it away; none: its rider's own (siege.ruling.whose-horse)
    std::optional<Phase> arrived{}; ///< when it was led to where it stands

    friend bool operator==(const LooseHorse&, const LooseHorse&) = default;
};

/// An animal that is harnessed to a cart.
struct Hitch
{
    std::string animal;
    hex::Hex cart; ///< its front hex

    friend bool operator==(const Hitch&, const Hitch&) = default;
};

/// What is known of a burning hex besides that it burns.
struct Flame
{
    hex::Hex hex;
    int force = 0; ///< who lit it, or that from which it has spread
    Cause cause = Cause::Hand;
    bool spread = false;
    Phase lit{};
    int turns = 0; ///< that it has burnt

    friend bool operator==(const Flame&, const Flame&) = default;
};
/// One who was wounded because he stays in a burning hex.
struct Scorched
{
    std::string counter;
    Phase since{};

    friend bool operator==(const Scorched&, const Scorched&) = default;
};

/// The last melee, until somebody has advanced or nobody will: whether one may is seen from where the losers were and
/// where they are.
struct Clash
{
    std::vector<std::string> winners;
    std::vector<Counter> losers; ///< as they were when they fought

    friend bool operator==(const Clash&, const Clash&) = default;
};

/// The side of a door that a counter is covered on during this phase.
struct DoorCover
{
    std::string counter;
    DoorSide side = DoorSide::Outer;

    friend bool operator==(const DoorCover&, const DoorCover&) = default;
};

/// What changes in a battle: a system has its own beside it.
struct State
{
    State() = default;
    State(const State&) = default;
    State(State&&) = default;
    State& operator=(const State&) = default;
    State& operator=(State&&) = default;
    virtual ~State() = default;

    int turn = 1;
    int phase = 0; ///< index into Data::forces: whose phase it is
    Step step = Step::FirstShooting;
    std::vector<Counter> counters;
    std::vector<LooseHorse> horses;
    std::vector<Hitch> hitches;
    std::vector<Debt> owed;
    std::optional<Clash> clash;
    std::vector<AttackNamed> named; ///< attacks of this step that are still to be fought (siege.ruling.melee-order)
    std::vector<DoorCover> doorSides;
    std::vector<Flame> flames;
    std::vector<Scorched> scorched;
    bool firesChecked = false; ///< the check at the end of this phase has begun
    std::string moving;        ///< who moved last in this phase, and may go on (siege.ruling.move-order)
    std::string movingWith;    ///< who carried or shifted a ladder with him, and may go on too
    SitePtr site;              ///< the map and its ground as they are now
    SiegeSheet sheet;
    bool fighting = true; ///< false between the assaults of a siege
    std::vector<EngineLog> engines;
    std::vector<BallistaLog> ballistas;
    std::vector<std::string> died;  ///< by the effect that is carried out: the room says what follows
    std::vector<std::string> burnt; ///< kinds of the engines of the map that fire has destroyed (3.55b)

    const Counter* find(std::string_view id) const;
    Counter* find(std::string_view id);
    Phase now() const { return {turn, phase}; }
    /// How many things there are of those that a hand may add to as often as it likes.
    std::size_t weight() const;
    /// Of the siege tower or ram on that hex; null while there is nothing to remember.
    const EngineLog* engineLog(hex::Hex hex) const;
    EngineLog* engineLog(hex::Hex hex);
    /// Of the ballista on that hex; null while there is nothing to remember.
    const BallistaLog* ballistaLog(hex::Hex hex) const;

    friend bool operator==(const State& a, const State& b);
};

/// Null: there is no ballista on that hex.
BallistaLog* keepBallistaLog(State& state, hex::Hex hex);
/// The siege tower or ram on that hex; null: there is none.
const map::Covering* machineAt(const State& state, hex::Hex hex);
/// Null: there is neither a siege tower nor a ram on that hex.
EngineLog* keepEngineLog(State& state, hex::Hex hex);
/// It moves, acts, or something befalls it: a turn of mounting that has begun is broken off.
void noteActing(State& state, Counter& counter);
/// Of a counter that does what interrupts the work of a siege tower or ram that it is inside (2.41d, 4.34a).
enum class Interruption : std::uint8_t
{
    Melee,
    PutOut
};
void noteInterruption(State& state, const Counter& counter, Interruption by);
/// Of one who goes there from beside a ballista.
void noteLeaving(State& state, const Counter& counter, hex::Hex to);
/// Of one who was stunned beside a ballista in this phase, and served none in it.
void noteStunned(State& state, const Counter& counter);
/// What is remembered of one phase only.
void endPhaseOfBallistas(State& state);
/// In its first step, and nobody has done anything in it yet.
void beginPhase(State& state);

/// Of a class that throws stones: no character, and not among the counters of a state.
bool isEngine(const Numbers& numbers, const Piece& piece);

/// As the scenario sets it up.
void begin(const Data& data, State& state);

// One effect each; what names an unknown counter changes nothing: a journal may be read beside a scenario that somebody
// has edited since.

/// That state, as it stands (whether a second wound kills is the rule's to say). It settles a retreat owed before. The
/// dead stay where they fell, and the living may enter (siege.1.62a).
/// A death is noted in State::died.
void carry(const Data& data, State& state, const HealthChange& change);
/// Owed until the counter is moved.
void carry(const Data&, State& state, const RetreatOwed& retreat);
/// A rider leaves a LooseHorse on his two hexes, is on no hex himself and owes a placing.
void carry(const Data& data, State& state, const Unhorsed& unhorsed);
/// Of a horse without rider, or of an animal that is a counter.
void carry(const Data& data, State& state, const HorseHeld& held);
/// Settles whatever was owed and forgets the door's side.
void carry(const Data&, State& state, const Moved& moved);
/// The counter has moved, and is the last that did.
void carry(const Data&, State& state, const Spent& spent);
/// Until the phase ends, or the counter moves or dies.
void carry(const Data&, State& state, const DoorSideChosen& chosen);
/// From stunned to ready.
void carry(const Data&, State& state, const Recovered& recovered);
/// What was done in the step before is of an earlier step now.
void carry(const Data&, State& state, const StepBegun& begun);
void carry(const Data&, State& state, const DoorMoved& moved);
/// Loose horses on a bridge that is raised die.
void carry(const Data&, State& state, const BridgeMoved& moved);
void carry(const Data&, State& state, const GroundLaid& laid);
/// Whoever stood on top of equipment that is no more is on the ground.
void carry(const Data&, State& state, const GroundCleared& cleared);
void carry(const Data&, State& state, const EquipmentMoved& moved);
void carry(const Data&, State& state, const FallOwed& fall);
void carry(const Data&, State& state, const Seated& seated);
/// Settles whatever it owed; the dead stay where they fell unless they are taken away so.
void carry(const Data&, State& state, const Removed& removed);
void carry(const Data&, State& state, const Released& released);
void carry(const Data& data, State& state, const ClockSet& set);

void carry(const Data&, State& state, const Tended& tended);
void carry(const Data&, State& state, const Crossed& crossed);

} // namespace merlon::castle
