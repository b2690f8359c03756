#include "core/game/game.h"

#include <algorithm>

namespace merlon::game
{
namespace
{

int forceNamed(const scenario::Scenario& scenario, std::string_view id)
{
    const auto at = std::ranges::find(scenario.forces, id, &scenario::Force::id);
    return at == scenario.forces.end() ? 0 : static_cast<int>(at - scenario.forces.begin());
}

CounterState* counterNamed(Game& game, std::string_view id)
{
    const auto at = std::ranges::find(game.counters, id, &CounterState::id);
    return at == game.counters.end() ? nullptr : &*at;
}

/// Carries one effect into the game. What names an unknown counter changes nothing: a journal may be read beside a
/// scenario that somebody has edited since.
struct Applier
{
    Game& game;

    void operator()(const verdict::HealthChange& change) const
    {
        CounterState* counter = counterNamed(game, change.counter);
        if (counter == nullptr)
            return;
        counter->health = change.to;
        // Nothing may happen to one who owes a retreat but the retreat, or what comes instead of it (siege.sheet.3d).
        std::erase_if(game.owed, [&](const Owed& owed) { return owed.counter == change.counter && owed.retreat > 0; });
        if (change.to == scenario::Health::Dead)
            forgetDoorSide(change.counter);
    }

    void operator()(const verdict::RetreatOwed& retreat) const
    {
        if (counterNamed(game, retreat.counter) != nullptr && retreat.hexes > 0)
            owe({retreat.counter, retreat.hexes});
    }

    void operator()(const verdict::Unhorsed& unhorsed) const
    {
        CounterState* counter = counterNamed(game, unhorsed.counter);
        if (counter == nullptr || !counter->mounted)
            return;
        counter->mounted = false;
        if (!counter->hex)
            return;
        game.horses.push_back(
            {counter->id, *counter->hex, counter->rear.value_or(*counter->hex), !unhorsed.horseKilled});
        counter->hex.reset();
        counter->rear.reset();
        settle(unhorsed.counter);
        owe({unhorsed.counter, 0});
    }

    void operator()(const verdict::Moved& moved) const
    {
        CounterState* counter = counterNamed(game, moved.counter);
        if (counter == nullptr)
            return;
        counter->hex = moved.to;
        counter->rear = moved.rear;
        settle(moved.counter);
        forgetDoorSide(moved.counter);
    }

    void operator()(const verdict::DoorSideChosen& chosen) const
    {
        if (counterNamed(game, chosen.counter) == nullptr)
            return;
        forgetDoorSide(chosen.counter);
        game.doorSides.push_back({chosen.counter, chosen.outer});
    }

    void operator()(const verdict::PhaseEnded&) const
    {
        const scenario::Scenario& scenario = game.setting->scenario;
        const int forces = std::max(1, static_cast<int>(scenario.forces.size()));
        game.phase = (game.phase + 1) % forces;
        if (game.phase == forceNamed(scenario, scenario.first))
            ++game.turn;
        game.doorSides.clear();
    }

private:
    static auto byCounter(const std::string& counter)
    {
        return [&counter](const auto& one) { return one.counter == counter; };
    }
    void settle(const std::string& counter) const { std::erase_if(game.owed, byCounter(counter)); }
    void forgetDoorSide(const std::string& counter) const { std::erase_if(game.doorSides, byCounter(counter)); }
    void owe(Owed owed) const
    {
        settle(owed.counter);
        game.owed.push_back(std::move(owed));
    }
};

} // namespace

const CounterState* Game::find(std::string_view id) const
{
    const auto at = std::ranges::find(counters, id, &CounterState::id);
    return at == counters.end() ? nullptr : &*at;
}

const scenario::Counter& Game::source(const CounterState& counter) const
{
    const scenario::Force& force = setting->scenario.forces[static_cast<std::size_t>(counter.source.force)];
    return force.counters[static_cast<std::size_t>(counter.source.counter)];
}

Game begin(std::shared_ptr<const Setting> setting)
{
    Game game;
    game.setting = std::move(setting);
    const scenario::Scenario& scenario = game.setting->scenario;
    game.phase = forceNamed(scenario, scenario.first);
    for (int force = 0; const scenario::Force& one : scenario.forces)
    {
        for (int number = 0; const scenario::Counter& counter : one.counters)
            game.counters.push_back(
                {counter.id, force, {force, number++}, counter.state, counter.mounted, counter.hex, counter.rear});
        ++force;
    }
    return game;
}

Game apply(const Game& game, const verdict::Verdict& verdict)
{
    return verdict.legal && verdict.needs.empty() ? apply(game, verdict.effects) : game;
}

Game apply(const Game& game, const std::vector<verdict::Effect>& effects)
{
    Game after = game;
    for (const verdict::Effect& effect : effects)
        std::visit(Applier{after}, effect);
    return after;
}

} // namespace merlon::game
