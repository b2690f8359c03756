#pragma once

#include "core/castle/field/carts.h"
#include "core/castle/field/occupants.h"
#include "core/castle/field/position.h"
#include "core/play/rule_row.h"
#include "core/play/system.h"

/// One step, its price, whom it passes, where it ends; a move, and all that it could be. SIEGE 1.1, 1.6, 3.34.
namespace merlon::castle
{

/// 1.6: the hexes that a counter enters, in their order; the same hex once more is a climb, up from the ground and else
/// down, unless the storey is said. It may go on afterwards with the points that it has left,
/// until another one moves (siege.ruling.move-order).
struct Move
{
    CounterId counter;
    std::vector<Spot> path;        ///< of a horse, of its front half; over its own rear half's hex: it backs
    std::optional<hex::Hex> rear;  ///< where the rear half of one that backs ends; none: straight on
    std::optional<CounterId> lead; ///< an animal without rider that he leads on from beside it (3.34b)
};

/// How one goes: what of the ground is open to him.
struct Gait
{
    bool hooved = false;   ///< a horse, with a rider or without
    bool armoured = false; ///< on foot

    Gait(bool onHooves = false) : hooved(onHooves) {} // NOLINT: of somebody of whom no more is known
    Gait(const Position& now, const Body& who);
    /// As he will go when he is out of the saddle.
    static Gait afoot(const Body& who);
};

/// What keeps one from attacking his neighbour; the least first.
enum class Bar : std::uint8_t
{
    None,
    Mantlet, ///< the base of one lies between (5.24a)
    Ladder,  ///< from a ladder only at the rampart that it leans on (1.74c)
    Level,   ///< the inside and the top of one siege tower (2.45e)
    Moat,    ///< the inside of a siege tower and open moat (siege.ruling.tower-moat)
    Height,  ///< one of them stands on the walls, and no way joins the two hexes (siege.ruling.access)
    Terrain, ///< he could not enter that hex (1.74b)
    Slit,    ///< 1.74a
    Wall,
    Apart ///< they are not side by side
};

/// The hex and the side across which one reaches the other best: a rider has two hexes.
struct Contact
{
    Bar bar = Bar::Apart;
    Hex from;
    Side side = Side::S0;
};
/// What keeps him, on that hex of his, from attacking across that side: of the levels there, on that which he reaches
/// better.
Bar barBetween(const Position& now, const Counter& attacker, Hex from, Side side);
/// The same of one who is on that storey there.
Bar barBetween(const Position& now, const Counter& attacker, Hex from, Side side, int storey);
Contact contactOf(const Position& now, const Body& attacker, const Body& target);

// Whether an enemy beyond a wall or on another level is adjacent: siege.ruling.adjacency.

/// A living enemy of his, in that hex or next to it.
struct Neighbour
{
    const Counter* enemy = nullptr;
    bool reached = false; ///< melee between the two is possible
};
/// Where he would stand there; those first with whom no melee is possible.
std::vector<Neighbour> neighboursAt(const Position& now, const Body& who, Spot spot);
bool besideEnemy(const Position& now, const Body& who, Spot spot);

/// Of a hex beside enemies with none of whom melee is possible: that they count, or that they do not.
play::Findings byAdjacency(const Position& now, const Body& who, Spot spot);
/// The same of those enemies.
play::Findings byAdjacency(const Position& now, Hex hex, const std::vector<Neighbour>& enemies);

// One step of one counter: where it leads, and why it may not be taken. SIEGE 1.1, 1.6.

/// On which storey one is who takes that step: onto every ladder, for whoever enters its hex climbs it (1.93a), on the
/// same to the other hexes of a siege tower, and from a rampart onto that of its height.
int storeyBeyond(const Position& now, Spot from, Side side);

/// Across one side of a hex, on foot or on hooves. Who stands there is no part of it.
struct Stride
{
    const Position& now;
    bool hooved = false; ///< a horse, with a rider or without
    Hex from;
    Side side = Side::S0;
    int bodies = 0;     ///< what lies on the hex entered, see bodiesOn
    int storey = 0;     ///< of the hex that is left
    bool flees = false; ///< ladders lead down for him
    bool armoured = false;

    int lands = storeyBeyond(now, {from, storey}, side); ///< 0 at a ladder: as one reaches who fights at its foot
    Hex to = hex::neighbour(from, side);
    const Terrain* here = now.state().site->rowAt({from, storey}); ///< the rows that count; null off the map
    const Terrain* there = now.state().site->rowAt(end());

    const HexGround& groundHere = now.ground().at(from);
    const HexGround& groundThere = now.ground().at(to);

    Spot end() const { return {to, lands}; }
    bool offLadder() const { return storey > 0 && groundHere.leaning() != nullptr; }
    bool ontoLadder() const { return lands > 0 && groundThere.leaning() != nullptr; }
    /// From hex to hex of one thing that has storeys.
    bool within() const;
    /// To the rampart hex that the ladder leans on, from its top (1.93e).
    bool isOffTheLadder() const;
    /// Down to it, from the rampart hex that it leans on (1.93h).
    bool isOntoTheLadderBelow() const;
    bool isOffTheTower() const;
    bool isOntoTheTower() const;
};

/// From a rampart to where no walk, stairs, room or ladder joins it (siege.ruling.rampart-inside).
bool leavesTheWalls(const Stride& stride);
/// All that terrain, walls and the dead have against it.
void judgeStride(play::Verdict& verdict, const Stride& stride);
/// The family's rows of that.
play::Rows<Stride> strideRows();
/// Whether they have nothing against it.
bool isOpen(const Stride& stride);

/// Where he is at the end of that way, which begins where he stands. The same hex twice is a climb.
Spot endOf(const Position& now, const Body& who, const std::vector<Hex>& path);
/// Where a climb leads of which nobody says how far: up from the ground, and else down by one storey.
inline int climbed(int storey)
{
    return storey == 0 ? 1 : storey - 1;
}

/// The books weigh men, or horses: not both together, nor one horse alone.
Phrase forTheDead(const Position& now, Spot spot, int bodies, const Phrase& says);
/// So many bodies lie there that nobody enters (1.61f).
play::Findings heapOn(const Position& now, Spot spot, int bodies);

/// Whether movement could ever take one across that side, whoever stands beyond.
bool couldEnter(const Position& now, Gait gait, Spot from, Side side, bool flees = false);

std::vector<RuleId> rulesOfSteps();

/// A rider may not end there (3.32b).
bool mayNotStop(const Position& now, const Body& who, Hex hex);
/// The base of a mantlet lies along that side of the hex, whichever of the two hexes it stands on.
bool acrossABase(const Position& now, Hex hex, Side side);

// What a step costs. SIEGE 1.1.

/// Movement points, and the sentence that tells them: {hex}, {terrain}, {points}.
struct Price
{
    int points = 0;
    Phrase says;
    bool slowed = false; ///< one more, for the dead (1.61e)

    int whole() const { return points + (slowed ? 1 : 0); }
};
Price priceOf(const Stride& stride);
/// "F7: moat, 4 movement points", where it is more than 1.
void tellPrice(play::Verdict& verdict, const Stride& stride, const Price& price);
/// What it costs to climb from there to that storey of the hex, one up or down; nothing: there is nothing to climb.
std::optional<Price> priceOfClimb(const Position& now, Spot from, int storey);
/// The movement points of a step across that side; nothing: movement refuses it.
Cost costOfStep(const Position& now, Gait gait, Spot from, Side side);

std::vector<RuleId> rulesOfPrices();

// Who stands in the way of one who moves: whom he may pass, and where he may stop. SIEGE 1.61, 1.62.

/// A step among the others: who stands there.
struct Passage
{
    const Stride& stride;
    const Occupants& occupants;
    const Body& who;
    bool stops = false;

    Hex hex() const { return stride.to; }
    bool acrossATrench() const { return who.state->mounted && stride.groundThere.sunken; }
    std::optional<play::Value> other() const { return stride.now.whoStandsAt(stride.end(), who.state->id); }
    bool barred() const { return (occupants.barred(stride.end()) && !acrossATrench()) || heldAcross(); }
    bool passesOne() const { return !stops && occupants.taken(stride.end()) && !barred(); }
    /// An enemy, were he stunned, on the rampart that he would step onto from a siege tower (2.45b).
    bool heldAcross() const;
};
/// A step of that counter among the others.
Stride strideOf(const Position& now, const Body& who, const Occupants& occupants, Spot from, Side side);
/// Whether nobody who stands there bars that step.
bool mayPass(const Stride& stride, const Occupants& occupants, const Body& who);
/// From one storey of a hex to another.
struct LevelChange
{
    const Position& now;
    const Body& who;
    Spot from;
    int to = 0;
};
/// Whether the system has nothing against it.
bool mayClimb(const LevelChange& climb);
/// Who stands in the hex of a step: what is against it, and whom it passes.
void judgePassage(play::Verdict& verdict, const Stride& stride, const Occupants& occupants, const Body& who,
                  bool stops);
/// What is against its stopping there.
void judgeStop(play::Verdict& verdict, const Position& now, const Occupants& occupants, const Body& who, Spot spot);

std::vector<RuleId> rulesOfPassage();

// The two halves of a horse on its way (siege.ruling.two-hex). A path begins where the front half stands.

/// Whether a horse goes that way backwards: over the hex of its rear half, which then leads.
bool backs(const Body& who, const std::vector<Hex>& path);
/// Where a horse's rear half is at the end of a path: where its front half was a step before; of one that backs,
/// straight on. None on foot.
std::optional<Hex> rearEndOf(const Body& who, const std::vector<Hex>& path);
/// Of the hexes beside the front half, one of the three before it: those that do not touch the rear half.
bool isAhead(Hex rear, Hex to);

/// The next step of the front half, after those before it.
struct Lead
{
    const Position& now;
    const Body& who;
    const std::vector<Hex>& path;
    Hex to;
    bool retreat = false;
};
void judgeHalves(play::Verdict& verdict, const Lead& lead);
/// What is against it.
play::Findings leadsSo(const Lead& lead);
bool mayLead(const Lead& lead);
/// Whether the front half may go there and the rear half follow it.
bool mayFollow(const Position& now, Hex rear, Hex to);

RuleId ruleOfHalves();

/// The end of a way, and a path of that many steps to it.
struct Destination
{
    Hex end;
    std::vector<Hex> path;
};

// Where a counter can go with so many movement points, and by which way it is cheapest.

class Reach
{
public:
    /// More than any way costs: everything that it could ever reach.
    static constexpr int anywhere = 1'000'000;

    Reach(const Position& now, const Body& who, int points);

    struct End
    {
        Hex hex;
        int cost = 0;
    };
    /// The hexes on which it may end its move, for a horse those of its front half.
    const std::vector<End>& ends() const { return ends_; }
    /// The hexes entered on the cheapest way there; empty when it cannot get there. Where it may not stop, a way all
    /// the same.
    std::vector<Hex> wayTo(Hex hex) const;
    /// Above the ground, where a hex has several storeys: those on which it may end.
    std::vector<Spot> storeys() const;
    /// As Move has it.
    std::vector<Spot> wayTo(Spot spot) const;

private:
    struct Node
    {
        int cost = anywhere;
        std::uint32_t from = 0; ///< the node before it
        Hex hex;
    };
    /// What is known of a hex of the box.
    struct Reached
    {
        int end = anywhere;          ///< the least that it costs to end there
        std::uint8_t untried = 0x3F; ///< of a horse: the sides, a bit each, over which no step of it was weighed
        std::optional<bool> free{};  ///< on the ground: it may stop with a half there
    };
    std::size_t slotOf(Hex hex) const; ///< in the order of hexes
    std::uint32_t nodeOf(Hex front, Side rear, int storey) const;
    int storeyOf(std::uint32_t node) const { return twoHexes_ ? 0 : static_cast<int>(node % storeys_); }
    std::optional<Hex> rearOf(std::uint32_t node) const;
    void walk(int points);
    void goOn(std::uint32_t from, int points);
    bool go(std::uint32_t from, Side side, int points);
    void climb(std::uint32_t from, int points);
    void settle(std::uint32_t from, std::uint32_t to, Hex hex, int cost);
    bool isFree(Spot spot) const;
    bool isFreeForAHorse(Hex hex);
    bool leadsNowhereNew(Hex hex);
    bool mayStop(std::uint32_t node) const;
    void noteEnd(std::uint32_t node);
    void findEnds();
    std::vector<Spot> wayOf(std::uint32_t last) const;

    const Position& now_;
    const Body who_;
    Occupants occupants_;
    bool twoHexes_ = false;
    std::uint32_t storeys_ = 1;
    Hex corner_;                 ///< of the box of hexes that so many steps could reach, for none is free
    int width_ = 0;              ///< and height
    std::vector<Node> nodes_;    ///< by hex of the box, of a horse times the six sides where its rear half may
                                 ///< be, on foot times the storeys that a hex may have
    std::vector<Reached> spots_; ///< by hex of the box
    std::vector<std::pair<int, std::uint32_t>> open_; ///< a heap
    std::vector<std::uint32_t> settled_;
    std::vector<End> ends_;
};

// The moves of a horse whose rear half leads: siege.ruling.two-hex, reading `either`.

/// The cheapest way to an end of the front half.
struct Backing
{
    Destination destination;
    int cost = 0;
};
/// With so many points; none in the other readings.
std::vector<Backing> backingsOf(const Position& now, const Body& who, int points);

// The movement of step 2. SIEGE 1.6.

/// In step 1 of this phase, so that it may not move (1.21b).
bool shotACrossbow(const Position& now, const Body& who);
/// All that is against its moving at all.
void sayWhoMayMove(play::Verdict& verdict, const Position& now, const Body& who);
/// A way on foot with so many points, to where it may stop: what is against it, and what it costs.
int judgeWay(play::Verdict& verdict, const Position& now, const Body& who, const std::vector<Hex>& way, int points);
/// Movement points that it has left in this phase.
int pointsLeft(const Position& now, const Body& who);
/// Whether it could move now, if there is a way.
bool mayMove(const Position& now, const Body& who);

/// The ends of the moves that it may make now.
std::vector<Hex> endsOfMoves(const Position& now, const Body& who);
/// And the storeys above the ground.
std::vector<Spot> storeysOfMoves(const Position& now, const Body& who);
/// The cheapest way to that storey with the points that it has; empty: there is none.
std::vector<Spot> wayOf(const Position& now, const Body& who, Spot end);
/// The cheapest way there, whatever it costs; where none is open, straight on.
std::vector<Hex> wayOf(const Position& now, const Body& who, Hex end);

play::Verdict judge(const Position& now, const play::Begun<Move>& order, play::Tray& tray);

std::vector<RuleId> rulesOfMovement();
std::vector<RuleId> rulesOfMovers();

// An animal without rider follows one who moves, and its cart follows the animal: SIEGE 3.34, 5.11.

/// A move that has been judged so far, from where it begins.
struct Leading
{
    const Position& now;
    const Body& who;
    const std::vector<Hex>& path;
};

/// Where an animal that is led ends, and the cart that it draws.
struct Train
{
    CounterId animal;
    Hex hex;
    std::optional<Hex> rear;
    std::optional<HorseHeld> captured;
    std::optional<EquipmentMoved> cart;
};

/// Whether he moves on from beside an animal that could be led.
bool mayLeadOne(const Leading& leading);
/// Nothing: the verdict says why not.
std::optional<Train> judgeLeading(play::Verdict& verdict, const Leading& leading, const std::string& animal);
void drawAlong(play::Verdict& verdict, const Train& train);

// Where those who move together may go: he who leads, the animal, its cart.

/// Of his moves with what he has left, those on which that animal can follow him.
std::vector<Hex> endsTogether(const Position& now, const Body& who, const Body& animal);
/// The cheapest of them there; empty: there is none.
std::vector<Hex> wayTogether(const Position& now, const Body& who, const Body& animal, Hex end);

/// Animals that one who goes that way may lead.
play::Marks ledOf(const Position& now, const Body& who, const std::vector<Hex>& way);

std::vector<RuleId> rulesOfLeading();

} // namespace merlon::castle
