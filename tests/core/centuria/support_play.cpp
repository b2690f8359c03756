#include "support_play.h"

#include "core/centuria/centuria.h"

namespace merlon::test
{

using namespace centuria;

namespace
{

/// What the settings name themselves.
constexpr std::string_view fixed[] = {"scenarios"};

std::shared_ptr<const play::Setting> settingOf(const Own& own, const Options& options)
{
    play::Scenario scenario;
    scenario.id = "test";
    scenario.ruleset = "centuria";
    scenario.own = play::fieldsOf(own);
    scenario.options = play::fieldsOf(options);
    return play::settingOf(centuria::system(), std::move(scenario), {});
}

} // namespace

Played::Played(const Own& own, const Options& options) : game_(play::begin(settingOf(own, options)))
{
    give(Announce{});
}

bool Played::give(const play::Record& order)
{
    return carryOut(order, judge(order));
}

bool Played::allow(const play::Record& order)
{
    play::Given given;
    given.allowed = true;
    return carryOut(order, play::judge(game_, order, given));
}

bool Played::carryOut(const play::Record& order, const play::Verdict& verdict)
{
    if (!verdict.whole())
        return false;
    game_ = play::after(game_, verdict);
    orders_.push_back(order);
    return true;
}

bool Played::enter(const std::string& name, const std::string& place)
{
    HandIn list;
    list.player = {name};
    list.delivered = data().terms.listsDue;
    list.points = data().terms.armyPoints;
    list.bases = data().terms.unitsLeast;
    list.tacticalValue = 5;
    return give(Register{{name}, place, {}, {}}) && give(list);
}

bool Played::pairAndPublish()
{
    const auto pair = pairByTheRules(data(), state());
    return pair && give(*pair) && give(Publish{pair->round});
}

Own settings(int rounds, int seed)
{
    Own own;
    own.day = {2026, 11, 28};
    own.listsDue = {2026, 11, 21};
    own.seed = seed;
    own.rounds = rounds;
    for (int i = 0; i < rounds; ++i)
        own.scenarios.push_back(static_cast<Battle>(i % battles));
    return own;
}

Options anyOptions(Random& random)
{
    play::Fields fields;
    for (const play::Field& field : play::kindOf<Options>().fields)
        if (std::ranges::count(fixed, field.key) == 0)
            fields.emplace_back(field.key, play::Choice{std::string(field.set),
                                                        std::string(field.words[static_cast<std::size_t>(random.from(
                                                            0, static_cast<int>(field.words.size()) - 1))])});
    return play::read<Options>(fields).value;
}

} // namespace merlon::test
