#pragma once

#include "core/centuria/desk/proposal.h"
#include "core/centuria/schedules/outcome.h"
#include "core/play/rule_row.h"

/// Pairing, publishing, points. Sections 1.1 and 1.2.
namespace merlon::centuria
{

struct Pairing
{
    PlayerId first;
    PlayerId second;
};
/// Who plays whom: written down, so that what is put right later pairs nothing again. Until it is published the round
/// may be paired anew.
struct Pair
{
    int round = 1;
    std::vector<Pairing> pairs;
    std::optional<PlayerId> bye;
    std::vector<int> tables{}; ///< of each pair, by number; none: in their order
};
struct Publish
{
    int round = 1;
};
/// A pair of the last round goes to another table, and whoever sits there to its own.
struct Seat
{
    PlayerId player; ///< one of the pair
    int number = 1;
};
/// What stands on the paper of a table.
struct Score
{
    TableId table;
    int first = 0;
    int second = 0;
    std::optional<bool> sure{}; ///< asked where it is more than the scenario gives
};
/// The same, put right.
struct Correct
{
    TableId table;
    int first = 0;
    int second = 0;
    std::optional<bool> sure{};
};

struct Paired
{
    int round = 1;
    std::vector<Pairing> pairs;
    std::optional<PlayerId> bye;
    std::optional<PlayerId> absent; ///< whom the bye counts as met
    bool byHand = false;
    std::vector<int> tables{};          ///< as in the order
    std::optional<bool> seatedByHand{}; ///< they are not those that the rules give
};
struct Seated
{
    int round = 1;
    PlayerId player;
    int number = 1;
};
struct Published
{
    int round = 1;
};
struct Scored
{
    TableId table;
    int first = 0;
    int second = 0;
    bool award = false;
    bool checked = false; ///< worked out by the form
    std::optional<int> firstCommand{};
    std::optional<int> secondCommand{};
};

play::Verdict judge(const Data&, const State&, const play::Begun<Pair>&, play::Tray&);
play::Verdict judge(const Data&, const State&, const play::Begun<Publish>&, play::Tray&);
play::Verdict judge(const Data&, const State&, const play::Begun<Seat>&, play::Tray&);
play::Verdict judge(const Data&, const State&, const play::Begun<Score>&, play::Tray&);
play::Verdict judge(const Data&, const State&, const play::Begun<Correct>&, play::Tray&);
void carry(const Data&, State&, const Paired&);
void carry(const Data&, State&, const Published&);
void carry(const Data&, State&, const Seated&);
void carry(const Data&, State&, const Scored&);

/// The order that pairs the round that comes next as the rules would; none while it cannot be paired.
std::optional<Pair> pairByTheRules(const Data& data, const State& state);
/// Judges the tables of that order; what it does with them goes into the effect.
void weighSeats(const Data& data, const State& state, const Pair& order, play::Verdict& verdict, Paired& effect);
/// What of a later round would be paired otherwise today. It stays as it is.
void sayOtherPairs(const Data& data, const State& now, int from, play::Verdict& verdict);

std::optional<Battle> battleOf(const Data& data, const TableId& table);
Scoring scoringOf(const Data& data);
/// As his list says; without one, as the organiser's limits do.
Army armyOf(const Data& data, const Player* player);
/// In each game; none where the optional rule is not in force.
int commandPointsOf(const Data& data, const Player* player);
int costOf(const Data& data, Spending on);
/// Of his command points, after all that earlier games (where one pool serves them all) and this one have taken; none
/// where he does not sit at that table.
std::optional<int> commandLeft(const Data& data, const State& state, const TableId& table, const std::string& player);
/// The most that one can score there; none where the scenario is not known.
std::optional<int> mostPoints(const Data& data, const State& state, const TableId& table, bool second);

std::vector<RuleId> rulesOfPairing();
std::vector<RuleId> rulesOfSeats();
std::vector<RuleId> rulesOfPoints();

} // namespace merlon::centuria
