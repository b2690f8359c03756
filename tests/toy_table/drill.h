#pragma once

#include "core/play/system_of.h"
#include "core/tabletop/outline.h"
#include "core/tabletop/path.h"

/// Drill: a battle on a measured table that nobody plays. It asks of the door what games without hexes will: bases that
/// are put down, moved and turned to the tenth of a millimetre, places to snap to, a point picked on the table, a
/// contact that the referee may decree, scenes with footprints, outlines, strokes and labels, and the result of a game
/// that another one began.
namespace merlon::drill
{

struct Element;
struct Side;
using ElementId = play::Name<Element>; ///< a counter of the scenario
using SideId = play::Name<Side>;       ///< a force of the scenario

inline constexpr tabletop::Base base{40, 20};

struct Options
{
    std::optional<play::Length> pace; ///< a house rule
};
struct Decreed
{
    std::optional<bool> contact;
};
struct Piece
{
    std::optional<play::Pose> pose; ///< none: it is put down in the game
};
struct Element
{
    std::string id;
    std::string side;
    std::optional<play::Pose> pose;
    bool lost = false;

    tabletop::Stand stand() const { return tabletop::standAt(base, *pose); }
    bool stands() const { return pose && !lost; }
    friend bool operator==(const Element&, const Element&) = default;
};
struct Zone
{
    std::string side;
    tabletop::Outline outline;
};
struct Data
{
    play::TableBoard table;
    play::Length pace;
    bool house = false;
    std::vector<std::string> sides;
    std::vector<Element> elements;
    std::vector<Zone> zones;
    std::vector<tabletop::Outline> woods;
};
struct State
{
    std::vector<Element> elements;
    std::vector<play::TablePoint> flags;
    int turn = 1;

    const Element* find(std::string_view id) const;
    Element* find(std::string_view id);
    friend bool operator==(const State&, const State&) = default;
};

struct Deploy
{
    ElementId element;
    play::Pose at;
};
struct March
{
    ElementId element;
    play::Pose to;
};
struct Strike
{
    ElementId element;
    ElementId at;
};
struct Plant
{
    play::TablePoint at;
    play::Length height{200};
};
struct EndTurn
{
};

struct Stands
{
    ElementId element;
    play::Pose at;
};
struct Lost
{
    ElementId element;
};
struct Planted
{
    play::TablePoint at;
};
struct TurnEnded
{
};

} // namespace merlon::drill

namespace merlon::play
{

template <>
inline constexpr std::string_view sortOf<drill::Element> = "counter";
template <>
inline constexpr std::string_view sortOf<drill::Side> = "force";

} // namespace merlon::play

namespace merlon::drill
{

using play::Begun;
using play::Tray;
using play::Verdict;

struct Room
{
    using Data = drill::Data;
    using State = drill::State;
    using Options = drill::Options;
    using Piece = drill::Piece;
    using Decreed = drill::Decreed;
    using Orders = play::Types<Deploy, March, Strike, Plant, EndTurn>;
    using Effects = play::Types<Stands, Lost, Planted, TurnEnded>;
    static constexpr std::string_view id = "drill";
    static constexpr int version = 1;

    static State begin(const Data& data) { return {data.elements, {}, 1}; }
    static Verdict judge(const Data&, const State&, const Begun<Deploy>&, Tray&);
    static Verdict judge(const Data&, const State&, const Begun<March>&, Tray&);
    static Verdict judge(const Data&, const State&, const Begun<Strike>&, Tray&);
    static Verdict judge(const Data&, const State&, const Begun<Plant>&, Tray&);
    static Verdict judge(const Data&, const State&, const Begun<EndTurn>&, Tray&);
    static void carry(const Data&, State&, const Stands&);
    static void carry(const Data&, State&, const Lost&);
    static void carry(const Data&, State&, const Planted&);
    static void carry(const Data&, State&, const TurnEnded&);
};

class System final : public play::SystemOf<Room>
{
public:
    play::Ground ground() const override { return play::Ground::Table; }
    std::vector<RuleId> rules() const override;
    play::Opaque data(const play::Scenario& scenario, const play::Boards& boards) const override;
    play::Marks could(const play::Game&, const play::Record&, const play::Field&) const override;
    play::Clock clock(const play::Game&) const override;
    std::vector<play::Thing> things(const play::Game&, std::string_view sort) const override;
    std::optional<play::Scene> scene(const play::Game&, const play::Record*, const play::Verdict*) const override;
    std::optional<play::Record> outcome(const play::Game&) const override;
};

} // namespace merlon::drill
