#pragma once

#include "core/play/system_of.h"

/// March: a campaign on places and ways that nobody plays. Where two armies meet it begins a game of drill, and waits
/// for its end; its setting is a file of its own kind, with lists of its own.
namespace merlon::march
{

struct Army;
struct Side;
struct Place;
struct Battle;
using ArmyId = play::Name<Army>; ///< a counter of the scenario
using SideId = play::Name<Side>; ///< a force of the scenario
using PlaceId = play::Name<Place>;
using BattleId = play::Name<Battle>;

struct Options
{
};
struct Decreed
{
};
struct Piece
{
    PlaceId at;
};
/// A crossing that no way of the map shows.
struct Ferry
{
    PlaceId from;
    PlaceId to;
};
/// What only its setting has: the file begins with `merlon: expedition/1`.
struct Own
{
    std::string field; ///< the table that battles are fought on
    int bases = 2;     ///< that an army brings
    std::vector<Ferry> ferries;
};
struct Army
{
    std::string id;
    std::string side;
    std::string at; ///< empty: it is no more
    int bases = 2;

    friend bool operator==(const Army&, const Army&) = default;
};
struct Data
{
    play::TableBoard sheet;
    Own own;
    std::vector<Army> armies;
};
struct Battle
{
    std::string id;
    std::string attacker; ///< armies
    std::string defender;

    friend bool operator==(const Battle&, const Battle&) = default;
};
struct State
{
    std::vector<Army> armies;
    std::optional<Battle> battle; ///< that is not fought yet
    int battles = 0;
    int season = 1;

    const Army* find(std::string_view id) const;
    Army* find(std::string_view id);
    friend bool operator==(const State&, const State&) = default;
};

struct Go
{
    ArmyId army;
    PlaceId to;
};
struct Fought
{
    BattleId battle;
    SideId winner;
    int lost = 0; ///< bases of the winner
};
struct EndSeason
{
};

struct Gone
{
    ArmyId army;
    PlaceId to;
};
struct Met
{
    BattleId battle;
    ArmyId attacker;
    ArmyId defender;
};
struct Decided
{
    BattleId battle;
    SideId winner;
    int lost = 0;
};
struct SeasonEnded
{
};

} // namespace merlon::march

namespace merlon::play
{

template <>
inline constexpr std::string_view sortOf<march::Army> = "counter";
template <>
inline constexpr std::string_view sortOf<march::Side> = "force";
template <>
inline constexpr std::string_view sortOf<march::Place> = "place";
template <>
inline constexpr std::string_view sortOf<march::Battle> = "battle";

} // namespace merlon::play

namespace merlon::march
{

using play::Begun;
using play::Tray;
using play::Verdict;

struct Room
{
    using Data = march::Data;
    using State = march::State;
    using Options = march::Options;
    using Piece = march::Piece;
    using Decreed = march::Decreed;
    using Orders = play::Types<Go, Fought, EndSeason>;
    using Effects = play::Types<Gone, Met, Decided, SeasonEnded>;
    static constexpr std::string_view id = "march";
    static constexpr int version = 1;

    static State begin(const Data& data) { return {data.armies, {}, 0, 1}; }
    static Verdict judge(const Data&, const State&, const Begun<Go>&, Tray&);
    static Verdict judge(const Data&, const State&, const Begun<Fought>&, Tray&);
    static Verdict judge(const Data&, const State&, const Begun<EndSeason>&, Tray&);
    static void carry(const Data&, State&, const Gone&);
    static void carry(const Data&, State&, const Met&);
    static void carry(const Data&, State&, const Decided&);
    static void carry(const Data&, State&, const SeasonEnded&);
};

class System final : public play::SystemOf<Room>
{
public:
    play::Ground ground() const override { return play::Ground::Table; }
    std::string_view fileKind() const override { return "expedition"; }
    const play::Kind* own() const override;
    std::vector<std::string> files(const play::Scenario& scenario) const override;
    play::Ground filesGround() const override { return play::Ground::Table; }
    std::vector<RuleId> rules() const override;
    play::Opaque data(const play::Scenario& scenario, const play::Boards& boards) const override;
    std::vector<play::Owed> owed(const play::Game&) const override;
    play::Clock clock(const play::Game&) const override;
    std::vector<play::Thing> things(const play::Game&, std::string_view sort) const override;
    std::vector<play::Sheet> sheets(const play::Game&) const override;
    std::optional<play::Scene> scene(const play::Game&, const play::Record*, const play::Verdict*) const override;
    std::optional<play::Scenario> offspring(const play::Game&, const play::Record& owed) const override;
};

} // namespace merlon::march
