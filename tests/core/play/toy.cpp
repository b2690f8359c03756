#include "toy.h"

#include "core/play/seal.h"
#include "core/play/shape.h"
#include "toy_rules.h"

#include <array>
#include <set>

namespace merlon::toy
{
namespace
{

using play::Ref;
using play::Value;
using play::Weight;

constexpr std::array<std::string_view, 6> isles{"north", "ness", "holm", "sound", "skerry", "south"};

/// One row of a ledger, for the sheet.
struct Account
{
    HouseId house;
    int coins = 0;
};

/// Of another sheet.
struct Berth
{
    BoatId boat;
    HouseId house;
    IsleId at;
};

} // namespace
} // namespace merlon::toy

namespace merlon::play
{
SHAPE(toy::Account, "account", "toy.trade", FIELD(toy::Account::house, "house"), FIELD(toy::Account::coins, "coins"))
SHAPE(toy::Berth, "berth", "toy.ferry", FIELD(toy::Berth::boat, "boat"), FIELD(toy::Berth::house, "house"),
      FIELD(toy::Berth::at, "at"))
} // namespace merlon::play

namespace merlon::toy
{
namespace
{

Value boat(const std::string& id)
{
    return Ref{"boat", id};
}
Value house(const std::string& id)
{
    return Ref{"force", id};
}
Value isle(std::string_view id)
{
    return Ref{"isle", std::string(id)};
}

/// The isles lie in a row: the step that judge and the offered paths share.
bool neighbours(std::string_view from, std::string_view to)
{
    const auto a = std::ranges::find(isles, from) - isles.begin();
    const auto b = std::ranges::find(isles, to) - isles.begin();
    return a - b == 1 || b - a == 1;
}

int reachOf(const Data& data)
{
    const int printed = data.options.tide.value_or(Tide::Spring) == Tide::Spring ? 3 : 2;
    return data.options.reach.value_or(printed);
}

/// Every isle that a boat can reach, each with the way.
std::map<std::string, std::vector<IsleId>> ways(const Data& data, const Boat& boat)
{
    std::map<std::string, std::vector<IsleId>> found{{boat.at, {}}};
    for (int step = 0; step < reachOf(data); ++step)
        for (const auto& [at, way] : std::map(found))
            for (const std::string_view to : isles)
                if (neighbours(at, to) && !found.contains(std::string(to)))
                {
                    auto longer = way;
                    longer.push_back({std::string(to)});
                    found.emplace(to, std::move(longer));
                }
    found.erase(boat.at);
    return found;
}

bool waitsForToll(const State& state, Verdict& verdict)
{
    if (state.toll.empty())
        return false;
    verdict.forbid(says::toy_toll_first, {{"house", house(state.toll)}});
    return true;
}

} // namespace

const Boat* State::find(std::string_view id) const
{
    const auto at = std::ranges::find(boats, id, &Boat::id);
    return at == boats.end() ? nullptr : &*at;
}
Boat* State::find(std::string_view id)
{
    return const_cast<Boat*>(std::as_const(*this).find(id));
}

State Room::begin(const Data& data)
{
    State state;
    state.boats = data.boats;
    for (const std::string& one : data.houses)
        state.coins[one] = 0;
    return state;
}

Verdict Room::judge(const Data& data, const State& state, const Begun<Ferry>& order, Tray& tray)
{
    Verdict verdict = tray.begin();
    if (waitsForToll(state, verdict) || order.wants<&Ferry::boat>(verdict))
        return verdict;
    const Boat* who = state.find(order->boat.id);
    if (who == nullptr)
        return verdict.forbid(says::toy_toll_stranger, {{"boat", boat(order->boat.id)}, {"house", house("")}});
    const int most = tray.held(verdict, "reach", reachOf(data));
    if (data.options.reach)
        verdict.say(Weight::House, says::toy_ferry_house, {{"most", most}});
    if (order.wants<&Ferry::path>(verdict))
        return verdict;
    std::string at = who->at;
    for (const IsleId& to : order->path)
    {
        if (!neighbours(at, to.id))
            verdict.forbid(says::toy_ferry_apart, {{"from", isle(at)}, {"to", isle(to.id)}});
        at = to.id;
    }
    const int steps = static_cast<int>(order->path.size());
    verdict.fact("steps", steps);
    if (steps > most)
        verdict.refuse(says::toy_ferry_far, {{"boat", boat(who->id)}, {"steps", steps}, {"most", most}});
    return verdict.effect(Arrived{order->boat, {at}});
}

Verdict Room::judge(const Data&, const State& state, const Begun<Trade>& order, Tray& tray)
{
    Verdict verdict;
    if (waitsForToll(state, verdict))
        return verdict;
    std::set<std::string> named;
    const Boat* first = order->by.empty() ? nullptr : state.find(order->by.front().id);
    for (const BoatId& id : order->by)
    {
        const Boat* one = state.find(id.id);
        if (!named.insert(id.id).second)
            verdict.forbid(says::toy_trade_twice, {{"boat", boat(id.id)}});
        if (one == nullptr || one->house != first->house)
            verdict.forbid(says::toy_trade_stranger, {{"boat", boat(id.id)}});
        else if (one->at != first->at)
            verdict.forbid(says::toy_trade_apart, {{"boat", boat(id.id)}});
    }
    if (order.wants<&Trade::by>(verdict) || !verdict.legal || order.wants<&Trade::cargo>(verdict))
        return verdict;
    int brought = 0;
    for (const Cargo& cargo : order->cargo)
        brought += cargo.amount * (cargo.ware == Ware::Wool ? 2 : 1) + static_cast<int>(cargo.bound.size());
    verdict.fact("brought", brought);
    const auto weather = tray.roll(verdict, {6, "weather"});
    if (!weather)
        return verdict;
    int lost = 0;
    if (*weather == 6) // a storm asks for another die
    {
        const auto storm = tray.roll(verdict, {10, "storm", {{"brought", brought}}, first->house});
        if (!storm)
            return verdict;
        lost = std::min(*storm, brought);
        verdict.note(says::toy_trade_storm, {{"lost", lost}, {"brought", brought}});
    }
    verdict.fact("result", brought - lost);
    if (brought == lost)
        return verdict.say(Weight::Result, says::toy_trade_nothing);
    verdict.effect(Earned{{first->house}, brought - lost});
    for (const auto& [other, coins] : state.coins)
        if (other != first->house)
            verdict.effect(TollDue{{other}});
    return verdict;
}

Verdict Room::judge(const Data&, const State& state, const Begun<Pay>& order, Tray&)
{
    Verdict verdict;
    if (state.toll.empty())
        return verdict.forbid(says::toy_toll_not_due);
    if (order.wants<&Pay::boat>(verdict))
        return verdict;
    const Boat* who = state.find(order->boat.id);
    if (who == nullptr || who->house != state.toll)
        return verdict.forbid(says::toy_toll_stranger, {{"boat", boat(order->boat.id)}, {"house", house(state.toll)}});
    return verdict.effect(TollPaid{order->boat});
}

Verdict Room::judge(const Data&, const State& state, const Begun<Build>& order, Tray&)
{
    Verdict verdict;
    if (waitsForToll(state, verdict) || order.wants<&Build::house>(verdict) || order.wants<&Build::name>(verdict) ||
        order.wants<&Build::at>(verdict) || order.wants<&Build::oars>(verdict))
        return verdict;
    if (state.find(order->name.id) != nullptr)
        return verdict.forbid(says::toy_build_taken, {{"name", order->name.id}});
    verdict.fact("oars", order->oars);
    return verdict.effect(Launched{order->house, order->name, order->at});
}

Verdict Room::judge(const Data&, const State& state, const Begun<WriteBid>& order, Tray&)
{
    Verdict verdict;
    if (order.wants<&WriteBid::house>(verdict))
        return verdict;
    if (state.sealed.contains(order->house.id))
        return verdict.forbid(says::toy_bid_twice, {{"house", house(order->house.id)}});
    if (order.wants<&WriteBid::bid>(verdict))
        return verdict;
    return verdict.effect(BidLies{order->house, order->bid});
}

Verdict Room::judge(const Data& data, const State& state, const Begun<OpenBid>& order, Tray&)
{
    Verdict verdict;
    if (state.sealed.size() < data.houses.size())
        return verdict.forbid(says::toy_bid_early);
    if (order.wants<&OpenBid::house>(verdict) || order.wants<&OpenBid::bid>(verdict) ||
        order.wants<&OpenBid::salt>(verdict))
        return verdict;
    const auto sealed = state.sealed.find(order->house.id);
    if (sealed == state.sealed.end() ||
        !play::opens(sealed->second, play::recordOf(order->bid), play::kindOf<Bid>(), order->salt))
        return verdict.forbid(says::toy_bid_broken, {{"house", house(order->house.id)}});
    return verdict.effect(BidShown{order->house, order->bid.coins});
}

Verdict Room::judge(const Data&, const State& state, const Begun<Sound>& order, Tray&)
{
    Verdict verdict;
    if (order.wants<&Sound::at>(verdict))
        return verdict;
    if (std::ranges::count(state.sounded, order->at) > 0)
        return verdict.forbid(says::toy_sound_again, {{"at", order->at}});
    return verdict.effect(Sounded{order->at});
}

Verdict Room::judge(const Data&, const State& state, const Begun<EndDay>&, Tray&)
{
    Verdict verdict;
    return waitsForToll(state, verdict) ? verdict : verdict.effect(DayEnded{});
}

void Room::carry(const Data&, State& state, const Arrived& effect)
{
    if (Boat* one = state.find(effect.boat.id))
        one->at = effect.at.id;
}
void Room::carry(const Data&, State& state, const Earned& effect)
{
    state.coins[effect.house.id] += effect.coins;
}
void Room::carry(const Data&, State& state, const TollDue& effect)
{
    state.toll = effect.house.id;
}
void Room::carry(const Data&, State& state, const TollPaid&)
{
    ++state.coins[state.toll];
    state.toll.clear();
}
void Room::carry(const Data&, State& state, const Launched& effect)
{
    state.boats.push_back({effect.name.id, effect.house.id, effect.at.id});
}
void Room::carry(const Data&, State& state, const BidLies& effect)
{
    state.sealed[effect.house.id] = effect.bid.hash;
}
void Room::carry(const Data&, State& state, const BidShown& effect)
{
    state.shown[effect.house.id] = effect.coins;
}
void Room::carry(const Data&, State& state, const Sounded& effect)
{
    state.sounded.push_back(effect.at);
}
void Room::carry(const Data&, State& state, const DayEnded&)
{
    ++state.day;
}

play::Opaque System::data(const play::Scenario& scenario, const play::Boards&) const
{
    Data out;
    out.options = play::read<Options>(scenario.options).value;
    for (const play::Force& force : scenario.forces)
    {
        out.houses.push_back(force.id);
        for (const play::Counter& counter : force.counters)
            out.boats.push_back({counter.id, force.id, play::read<Piece>(counter.fields).value.at.id});
    }
    return play::Opaque::of(std::move(out));
}

std::vector<RuleId> System::rules() const
{
    return {rule::toy_ferry, rule::toy_trade, rule::toy_toll, rule::toy_build, rule::toy_bid, rule::toy_day};
}

play::Marks System::could(const play::Game& game, const play::Record& begun, const play::Field& field) const
{
    const Value* who = play::find(begun.fields, "boat");
    const Boat* one = who != nullptr ? stateOf(game).find(std::get<Ref>(*who).id) : nullptr;
    if (field.key != "path" || one == nullptr)
        return play::System::could(game, begun, field);
    play::Marks marks;
    marks.proved = true;
    for (const auto& [at, way] : ways(dataOf(game), *one))
        marks.all.push_back(isle(at));
    return marks;
}

Value System::given(const play::Game& game, const play::Record& begun, const play::Field& field,
                    const Value& mark) const
{
    if (field.key != "path")
        return play::System::given(game, begun, field, mark);
    const Value* who = play::find(begun.fields, "boat");
    const Boat* one = who != nullptr ? stateOf(game).find(std::get<Ref>(*who).id) : nullptr;
    if (one == nullptr)
        return play::System::given(game, begun, field, mark);
    const auto all = ways(dataOf(game), *one);
    const auto way = all.find(std::get<Ref>(mark).id);
    return way != all.end() ? play::As<std::vector<IsleId>>::put(way->second)
                            : play::List{mark}; // its reason is the answer
}

std::vector<play::Owed> System::owed(const play::Game& game) const
{
    const State& now = stateOf(game);
    std::vector<play::Owed> out;
    if (!now.toll.empty())
        out.push_back({{"pay", {}}, now.toll, {says::toy_toll_due, {{"house", house(now.toll)}}}});
    if (now.sealed.size() == dataOf(game).houses.size())
        for (const auto& [id, hash] : now.sealed)
            if (!now.shown.contains(id))
                out.push_back({{"open", {{"house", house(id)}}}, id, {says::toy_bid_lies, {{"house", house(id)}}}});
    return out;
}

play::Clock System::clock(const play::Game& game) const
{
    const auto& houses = dataOf(game).houses;
    const int day = stateOf(game).day;
    const std::string by = houses.empty() ? "" : houses[static_cast<std::size_t>(day - 1) % houses.size()];
    return {{{says::toy_day_day, {{"day", day}}}}, by, {}};
}

std::vector<play::Thing> System::things(const play::Game& game, std::string_view sort) const
{
    std::vector<play::Thing> out;
    if (sort == "boat")
        for (const Boat& one : stateOf(game).boats)
        {
            const auto ref = play::find(game.setting->scenario, one.id);
            const auto& forces = game.setting->scenario.forces;
            out.push_back({one.id,
                           ref ? forces[static_cast<std::size_t>(ref->force)]
                                     .counters[static_cast<std::size_t>(ref->counter)]
                                     .name
                               : one.id,
                           one.house, isle(one.at)});
        }
    if (sort == "isle")
        for (const std::string_view one : isles)
            out.push_back({std::string(one), std::string(one)});
    if (sort == "force")
        for (const play::Force& force : game.setting->scenario.forces)
            out.push_back({force.id, force.name.in("en"), force.id});
    return out;
}

/// Where it was sounded; without charts there is nothing to draw.
std::optional<play::Scene> System::scene(const play::Game& game, const play::Record*, const play::Verdict*) const
{
    if (game.setting->boards.empty())
        return {};
    play::Scene scene;
    for (const play::Place& place : stateOf(game).sounded)
        scene.marks.push_back({place, play::Mark::Actor});
    return scene;
}

/// Where nobody plays nothing is kept.
std::vector<play::Sheet> System::sheets(const play::Game& game) const
{
    if (game.setting->scenario.forces.empty())
        return {};
    play::Sheet ledger{"ledger", &play::kindOf<Account>(), {}};
    for (const auto& [id, coins] : stateOf(game).coins)
        ledger.rows.push_back(play::fieldsOf(Account{{id}, coins}));
    play::Sheet fleet{"fleet", &play::kindOf<Berth>(), {}};
    for (const Boat& one : stateOf(game).boats)
        fleet.rows.push_back(play::fieldsOf(Berth{{one.id}, {one.house}, {one.at}}));
    return {ledger, fleet};
}

} // namespace merlon::toy
