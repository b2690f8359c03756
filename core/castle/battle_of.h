#pragma once

#include "core/castle/checks/odd_walls.h"
#include "core/castle/checks/set_up.h"
#include "core/castle/checks/unreached.h"
#include "core/castle/door.h"
#include "core/play/system_of.h"

namespace merlon::castle
{

/// What a verdict leaves of the people and their ground; of fires nothing, which move nobody. None while it may not be
/// carried out.
template <class Room>
std::optional<typename Room::State> after(const typename Room::Data& data, const typename Room::State& state,
                                          const play::Verdict& verdict)
{
    if (!verdict.whole())
        return {};
    typename Room::State next = state;
    std::vector<play::Fault> faults;
    for (const play::Record& record : verdict.effects)
        if (!isOfAFire(record))
            play::SystemOf<Room>::carry(data, &next, record, play::today, faults);
    assert(faults.empty());
    return next;
}

/// That order with the dice that have not fallen yet at their least or at their greatest.
template <class Data, class State, class Order>
play::Verdict thrown(const Data& data, const State& state, const play::Begun<Order>& order, play::Tray given,
                     bool highest)
{
    constexpr int mostDice = 8;
    for (int dice = 0;; ++dice)
    {
        play::Tray tray = given;
        play::Verdict verdict = judge(Position(data, state), order, tray);
        if (verdict.needs.empty() || dice == mostDice)
            return verdict;
        const int sides = verdict.needs.front().sides;
        given.give({sides, highest ? sides : 1, {}, play::Source::Typed});
    }
}

/// By the section that has it, the castle's or the system's own; and who gives up mounting by what happens, however the
/// dice fall.
template <class Room, class Order>
play::Verdict judged(const typename Room::Data& data, const typename Room::State& state,
                     const play::Begun<Order>& order, play::Tray& tray)
{
    constexpr bool exchanges =
        std::same_as<Order, EndStep> || std::same_as<Order, EndPhase> || std::same_as<Order, Alight>;
    if (exchanges || !anybodyIsSaddling(state))
        return judge(Position(data, state), order, tray);
    const play::Tray given = tray;
    play::Verdict verdict = judge(Position(data, state), order, tray);
    std::vector<State> outcomes;
    for (const bool highest : {false, true})
        if (const auto next = after<Room>(data, state, thrown(data, state, order, given, highest)))
            outcomes.push_back(*next);
    sayWhoGivesUp(state, outcomes, verdict);
    return verdict;
}
template <class Data, class State, class Effect>
void carried(const Data& data, State& state, const Effect& effect)
{
    state.died.clear();
    carry(data, state, effect);
}

/// A System made of a room whose data and state are a battle's, with more besides: what the door answers of the battle.
/// Where a system has more to answer, it asks this one too.
template <class Room>
class BattleOf : public play::SystemOf<Room>, public play::AimFace
{
public:
    using Base = play::SystemOf<Room>;
    using Base::dataOf;
    using Base::stateOf;

    play::Marks could(const play::Game& game, const play::Record& begun, const play::Field& field) const override
    {
        if (auto marks = couldPick(at(game), begun, field))
            return std::move(*marks);
        return Base::could(game, begun, field);
    }
    play::Value given(const play::Game& game, const play::Record& begun, const play::Field& field,
                      const play::Value& mark) const override
    {
        if (auto held = holdsThen(at(game), begun, field, mark))
            return std::move(*held);
        if (field.key == "path" && std::holds_alternative<Hex>(mark))
            return play::List{mark}; // judged all the same: the reason is the answer
        return Base::given(game, begun, field, mark);
    }
    std::vector<play::Owed> owed(const play::Game& game) const override { return owedIn(at(game)); }
    play::Clock clock(const play::Game& game) const override { return clockOf(at(game)); }
    std::vector<play::Muster> muster(const play::Game& game) const override { return musterOf(game, at(game)); }
    std::vector<play::Thing> things(const play::Game& game, std::string_view sort) const override
    {
        auto things = thingsOf(at(game), sort);
        if (sort == "force")
            for (const play::Force& force : game.setting->scenario.forces)
                things.push_back({force.id, {}, force.id}); // the scenario names them, in each language
        return things;
    }
    std::optional<play::Scene> scene(const play::Game& game, const play::Record* begun,
                                     const play::Verdict* verdict) const override
    {
        return sceneOf(at(game), begun, verdict);
    }

    // Who shoots whom, from where.

    const play::AimFace* aims() const override { return this; }
    std::vector<play::Aiming> aimings() const override { return {{"shoot", "by", "at", "move", "counter", "path"}}; }
    std::vector<play::Post> posts(const play::Game& game, std::string_view force) const override
    {
        return postsOf(at(game), force);
    }
    play::Post postAt(const play::Game& game, Hex hex) const override { return castle::postAt(at(game), hex); }
    play::Outlook outlook(const play::Game& game, const play::Post& post, play::Facing facing) const override
    {
        return outlookOf(at(game), post, facing);
    }
    std::vector<play::Choice> outlookWords() const override { return wordsOfOutlooks(); }
    std::vector<std::pair<Hex, int>> reach(const play::Game& game, const play::Ref& who) const override
    {
        const auto supposed = this->supposed(game, {who, play::kindOf<Move>().key});
        if (!supposed)
            return {};
        const Position now = at(supposed->game);
        return reachOf(now, now.find(who.id));
    }
    std::optional<play::Supposition> supposed(const play::Game& game, const play::Supposed& what) const override
    {
        typename Room::State state = stateOf(game);
        play::Supposition out{game, {}};
        if (what.target)
        {
            typename Room::Data data = dataOf(game);
            if constexpr (requires { Room::prepareTarget(data); })
                Room::prepareTarget(data);
            out.target = standTarget(data, state, *what.target);
            play::Setting setting = *game.setting;
            setting.data = play::Opaque::of(std::move(data));
            out.game.setting = std::make_shared<const play::Setting>(std::move(setting));
        }
        if (!what.who.id.empty() && !standsOtherwise(state, what))
            return {};
        out.game.state = play::Opaque::of(std::move(state));
        return out;
    }

    // What is wrong or odd, with a scenario and with a map.

    std::vector<play::Problem> problems(const play::Scenario& scenario, const play::Boards& boards) const override
    {
        return problemsOf(scenario, boards, Room::numbers());
    }
    std::vector<play::MapProblem> oddities(const map::HexMap& map) const override { return oddBridges(map); }
    std::vector<play::MapRemark> remarks(const map::HexMap& map) const override
    {
        const play::Game alone = aloneOn(*this, map);
        auto all = unreached(at(alone));
        for (play::MapRemark& remark : oddWalls(map, Room::numbers().terrains))
            all.push_back(std::move(remark));
        return all;
    }
    std::vector<play::MapRemark> remarks(const play::Scenario& scenario, const play::Boards& boards) const override
    {
        if (!play::hexBoard(boards) || scenario.zones.empty())
            return {};
        const play::Game alone = aloneOn(*this, *play::hexBoard(boards));
        return zonesOutOfReach(at(alone), play::zonesOn(scenario, 0));
    }

    // The ruler: two who stand there, and a shot.

    std::vector<std::string> ruledWith() const override { return this->words("weapon"); }
    std::optional<play::Ruled> ruled(const play::Setting& setting, Hex from, Hex to,
                                     std::string_view with) const override
    {
        const std::string weapon(with.empty() ? usualWeapon : with);
        if (Room::numbers().findWeapon(weapon) == nullptr || !play::hexBoard(setting.boards))
            return {};
        return play::Ruled{play::begin(play::settingOf(*this, twoOn(setting, from, to, weapon), setting.boards)),
                           {"shoot", {{"by", counterRef("from")}, {"at", counterRef("to")}}}};
    }

protected:
    static Position at(const play::Game& game) { return {dataOf(game), stateOf(game)}; }
};

} // namespace merlon::castle
