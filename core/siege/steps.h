#pragma once

#include "core/play/rule_row.h"
#include "core/siege/position.h"

/// One step of one counter: what it costs, and why it may not be taken. SIEGE 1.1, 1.6.
namespace merlon::siege
{

class Crowd;

/// Across one side of a hex, on foot or on hooves. Who stands there is no part of it.
struct Stride
{
    const Position& now;
    bool hooved = false; ///< a horse, with a rider or without
    Hex from;
    Side side = Side::S0;
    int bodies = 0;     ///< what lies on the hex entered, see bodiesOn
    bool aloft = false; ///< from the top of the ladder there
    bool low = false;   ///< to the foot of a ladder, as one reaches who fights there: whoever enters climbs it

    Hex to = hex::neighbour(from, side);
    const castle::Terrain* here = now.state().site->rowAt(from, aloft); ///< the rows that count; null off the map
    const castle::Terrain* there = now.state().site->rowAt(to, !low);

    const castle::HexGround& groundHere = now.ground().at(from);
    const castle::HexGround& groundThere = now.ground().at(to);

    bool offLadder() const { return groundHere.ladder && aloft; }
    bool ontoLadder() const { return groundThere.ladder && !low; }
};

/// Movement points, and the sentence that tells them: {hex}, {terrain}, {points}.
struct Price
{
    int points = 0;
    Phrase says;
    bool slowed = false; ///< one more, for the dead (1.61e)

    int whole() const { return points + (slowed ? 1 : 0); }
};

/// All that terrain, walls and the dead have against it.
void judgeStride(play::Verdict& verdict, const Stride& stride);
/// Whether they have nothing against it.
bool isOpen(const Stride& stride);
Price priceOf(const Stride& stride);
/// "F7: moat, 4 movement points", where it is more than 1.
void tellPrice(play::Verdict& verdict, const Stride& stride, const Price& price);

/// Whether movement could ever take that counter across that side, whoever stands there.
bool couldEnter(const Position& now, const Body& who, Hex from, Side side);
/// The same from the top of a ladder or not, and of one who fights at the foot of another.
bool couldEnter(const Position& now, bool mounted, Hex from, Side side, bool aloft, bool low);
/// The movement points of a step across that side; nothing: movement refuses it.
castle::Cost costOfStep(const Position& now, const Body& who, Hex from, Side side);
/// Whoever enters the hex of a ladder climbs it (1.93a).
std::optional<Aloft> topAt(const Position& now, Hex end);
/// Whether it is on top of equipment there: it stands so, or would have climbed a ladder on its way.
bool wouldBeAloft(const Position& now, const Body& who, Hex at);

std::vector<RuleId> rulesOfSteps();

} // namespace merlon::siege
