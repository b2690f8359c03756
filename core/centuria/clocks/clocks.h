#pragma once

#include "core/centuria/entry/entry.h"
#include "core/play/system.h"

/// Time: of a round, of extra minutes, of somebody who is late. Sections 1 and 5.
namespace merlon::centuria
{

struct Start
{
    int round = 1;
    play::Moment at;
};
struct Extend
{
    std::optional<TableId> table; ///< none: all
    int minutes = 0;
    std::optional<std::string> note;
};
/// He is not at his table.
struct Await
{
    PlayerId player;
    play::Moment at;
};
struct Arrive
{
    PlayerId player;
    play::Moment at;
};

struct RoundStarted
{
    int round = 1;
    play::Moment at;
};
struct Extended
{
    int round = 1;
    std::optional<TableId> table;
    int minutes = 0;
    std::optional<std::string> note;
};
struct Awaited
{
    PlayerId player;
    play::Moment since;
    play::Moment at;
};
struct Came
{
    PlayerId player;
    play::Moment at;
};

play::Verdict judge(const Data&, const State&, const play::Begun<Start>&, play::Tray&);
play::Verdict judge(const Data&, const State&, const play::Begun<Extend>&, play::Tray&);
play::Verdict judge(const Data&, const State&, const play::Begun<Await>&, play::Tray&);
play::Verdict judge(const Data&, const State&, const play::Begun<Arrive>&, play::Tray&);
void carry(const Data&, State&, const RoundStarted&);
void carry(const Data&, State&, const Extended&);
void carry(const Data&, State&, const Awaited&);
void carry(const Data&, State&, const Came&);

/// The last minute in which he may come: of one who is awaited, or whose round has begun. None: no clock runs.
std::optional<play::Moment> mayComeUntil(const Data& data, const State& state, const std::string& player);
/// Whether an order tells an earlier time than one before it: then the clock was set back, and the verdict says so.
void sayIfSetBack(const State& state, const play::Moment& at, play::Verdict& verdict);

/// A round that nobody has begun, players who are awaited.
void addWaits(std::vector<play::Owed>& out, const Data& data, const State& state);
std::vector<play::Timer> timersOf(const Data& data, const State& state);

std::vector<RuleId> rulesOfClocks();

} // namespace merlon::centuria
