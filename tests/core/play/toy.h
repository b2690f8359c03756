#pragma once

#include "core/play/system_of.h"

#include <map>

/// Ferrymen: a game of two pages that nobody plays, without a map. It asks of the door what the hardest systems will:
/// joint orders with lists and rows, a path proved by its step function, choices that the other side owes, dice of six
/// and ten sides that depend on one another, a thing that an order brings into being, a sealed note opened later, an
/// option and a house rule, a sheet of rows and a clock.
namespace merlon::toy
{

struct Boat;
struct House;
struct Isle;
using BoatId = play::Name<Boat>;
using HouseId = play::Name<House>; ///< a force of the scenario
using IsleId = play::Name<Isle>;

enum class Tide : std::uint8_t
{
    Spring,
    Neap
};
enum class Ware : std::uint8_t
{
    Salt,
    Wool
};

struct Options
{
    std::optional<Tide> tide;
    std::optional<int> reach; ///< a house rule
};
struct Decreed
{
    std::optional<int> reach;
};
/// Of a scenario's counter.
struct Piece
{
    IsleId at;
};
struct Boat
{
    std::string id;
    std::string house;
    std::string at;

    friend bool operator==(const Boat&, const Boat&) = default;
};
struct Data
{
    Options options;
    std::vector<std::string> houses;
    std::vector<Boat> boats;
};
/// Counts how often what has it is copied.
struct Copied
{
    static inline int times = 0;

    Copied() = default;
    Copied(const Copied&) { ++times; }
    Copied(Copied&&) noexcept = default;
    Copied& operator=(const Copied&)
    {
        ++times;
        return *this;
    }
    Copied& operator=(Copied&&) noexcept = default;
    ~Copied() = default;
    friend bool operator==(const Copied&, const Copied&) { return true; }
};

struct State
{
    Copied copied;
    std::vector<Boat> boats;
    std::map<std::string, int> coins;
    std::map<std::string, std::string> sealed; ///< by house
    std::map<std::string, int> shown;
    std::string toll; ///< the house that is owed one
    std::vector<play::Place> sounded;
    int day = 1;

    const Boat* find(std::string_view id) const;
    Boat* find(std::string_view id);
    std::size_t weight() const { return sounded.size(); }
    friend bool operator==(const State&, const State&) = default;
};

struct Cargo
{
    Ware ware = Ware::Salt;
    int amount = 1;
    std::vector<IsleId> bound{}; ///< for which isles; each pays a coin
};
struct Bid
{
    int coins = 0;
};

struct Ferry
{
    BoatId boat;
    std::vector<IsleId> path;
};
struct Trade
{
    std::vector<BoatId> by;
    std::vector<Cargo> cargo;
};
struct Pay
{
    BoatId boat;
};
struct Build
{
    HouseId house;
    play::Fresh<Boat> name;
    IsleId at;
    int oars = 4; ///< since version 2
};
struct WriteBid
{
    HouseId house;
    play::Sealed<Bid> bid;
};
struct OpenBid
{
    HouseId house;
    Bid bid;
    std::string salt;
};
/// On either chart, where a game brings some.
struct Sound
{
    play::Place at;
};
struct EndDay
{
};

struct Arrived
{
    BoatId boat;
    IsleId at;
};
struct Earned
{
    HouseId house;
    int coins = 0;
};
struct TollDue
{
    HouseId house;
};
struct TollPaid
{
    BoatId boat;
};
struct Launched
{
    HouseId house;
    play::Fresh<Boat> name;
    IsleId at;
};
struct BidLies
{
    HouseId house;
    play::Sealed<Bid> bid;
};
struct BidShown
{
    HouseId house;
    int coins = 0;
};
struct Sounded
{
    play::Place at;
};
struct DayEnded
{
};

} // namespace merlon::toy

namespace merlon::play
{

template <>
inline constexpr std::string_view sortOf<toy::Boat> = "boat";
template <>
inline constexpr std::string_view sortOf<toy::House> = "force";
template <>
inline constexpr std::string_view sortOf<toy::Isle> = "isle";
template <>
inline constexpr auto wordsOf<toy::Tide> = words("tide", "spring", "neap");
template <>
inline constexpr auto wordsOf<toy::Ware> = words("ware", "salt", "wool");

} // namespace merlon::play

namespace merlon::toy
{

using play::Begun;
using play::Tray;
using play::Verdict;

struct Room
{
    using Data = toy::Data;
    using State = toy::State;
    using Options = toy::Options;
    using Piece = toy::Piece;
    using Decreed = toy::Decreed;
    using Orders = play::Types<Ferry, Trade, Pay, Build, WriteBid, OpenBid, Sound, EndDay>;
    using Effects = play::Types<Arrived, Earned, TollDue, TollPaid, Launched, BidLies, BidShown, Sounded, DayEnded>;
    static constexpr std::string_view id = "toy";
    static constexpr int version = 2;

    static State begin(const Data& data);
    static Verdict judge(const Data&, const State&, const Begun<Ferry>&, Tray&);
    static Verdict judge(const Data&, const State&, const Begun<Trade>&, Tray&);
    static Verdict judge(const Data&, const State&, const Begun<Pay>&, Tray&);
    static Verdict judge(const Data&, const State&, const Begun<Build>&, Tray&);
    static Verdict judge(const Data&, const State&, const Begun<WriteBid>&, Tray&);
    static Verdict judge(const Data&, const State&, const Begun<OpenBid>&, Tray&);
    static Verdict judge(const Data&, const State&, const Begun<Sound>&, Tray&);
    static Verdict judge(const Data&, const State&, const Begun<EndDay>&, Tray&);
    static void carry(const Data&, State&, const Arrived&);
    static void carry(const Data&, State&, const Earned&);
    static void carry(const Data&, State&, const TollDue&);
    static void carry(const Data&, State&, const TollPaid&);
    static void carry(const Data&, State&, const Launched&);
    static void carry(const Data&, State&, const BidLies&);
    static void carry(const Data&, State&, const BidShown&);
    static void carry(const Data&, State&, const Sounded&);
    static void carry(const Data&, State&, const DayEnded&);
};

class System final : public play::SystemOf<Room>
{
public:
    std::pair<int, int> maps() const override { return {0, 2}; }
    std::vector<RuleId> rules() const override;
    play::Opaque data(const play::Scenario& scenario, const play::Boards& boards) const override;
    play::Marks could(const play::Game&, const play::Record&, const play::Field&) const override;
    play::Value given(const play::Game&, const play::Record&, const play::Field&, const play::Value&) const override;
    std::vector<play::Owed> owed(const play::Game&) const override;
    play::Clock clock(const play::Game&) const override;
    std::vector<play::Thing> things(const play::Game&, std::string_view sort) const override;
    std::vector<play::Sheet> sheets(const play::Game&) const override;
    std::optional<play::Scene> scene(const play::Game&, const play::Record*, const play::Verdict*) const override;
};

} // namespace merlon::toy
