#include "support_ferrymen.h"

namespace merlon::test
{
namespace
{

play::Value listOf(const char* sort, std::initializer_list<const char*> ids)
{
    play::List list;
    for (const char* id : ids)
        list.emplace_back(play::Ref{sort, id});
    return list;
}

play::Counter counter(const char* id, const char* name, const char* at)
{
    return {id, name, {{"at", play::Ref{"isle", at}}}, {}};
}

} // namespace

const toy::System& ferrySystem()
{
    static const toy::System system;
    return system;
}

play::Scenario ferrymen(play::Fields options)
{
    play::Scenario scenario;
    scenario.id = "ferrymen";
    scenario.ruleset = "toy";
    scenario.options = std::move(options);
    scenario.forces = {
        {"red",
         plainText("Red"),
         "#aa0000",
         {},
         {counter("rook", "Rook", "north"), counter("robin", "Robin", "holm")},
         {}},
        {"blue",
         plainText("Blue"),
         "#0000aa",
         {},
         {counter("bell", "Bell", "south"), counter("brig", "Brig", "south")},
         {}},
    };
    return scenario;
}

play::Game ferryGame(play::Fields options)
{
    return play::begin(play::settingOf(ferrySystem(), ferrymen(std::move(options)), {}));
}

play::Value boat(const char* id)
{
    return play::Ref{"boat", id};
}
play::Value house(const char* id)
{
    return play::Ref{"force", id};
}
play::Value boats(std::initializer_list<const char*> ids)
{
    return listOf("boat", ids);
}
play::Value isles(std::initializer_list<const char*> ids)
{
    return listOf("isle", ids);
}
play::Value cargo(const char* ware, int amount)
{
    return play::List{play::Fields{{"ware", play::Choice{"ware", ware}}, {"amount", amount}}};
}

play::Verdict give(play::Game& game, const play::Record& order, play::Dice dice)
{
    const play::Verdict verdict = play::judge(game, order, {std::move(dice), {}});
    game = play::after(game, verdict);
    return verdict;
}

play::Played played(const play::Game& game, const play::Record& order, play::Dice dice)
{
    const play::Given given{std::move(dice), {}};
    return {game.setting->system->clock(game).by, order, given, play::saidOf(play::judge(game, order, given)), {}, {}};
}

const toy::State& stateOf(const play::Game& game)
{
    return toy::System::stateOf(game);
}

} // namespace merlon::test
