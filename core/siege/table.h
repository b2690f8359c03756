#pragma once

#include "core/game/game.h"
#include "core/siege/line_of_fire.h"
#include "core/verdict/verdict.h"

#include <vector>

/// What the referee of SIEGE has before him: the ground, the policies, and the state of the game.
namespace merlon::siege
{

/// One who can be shot at: a counter, or a horse without its rider.
struct Body
{
    const game::CounterState* state = nullptr;
    const scenario::Counter* counter = nullptr;

    explicit operator bool() const { return state != nullptr; }
    const std::string& name() const { return counter->name; }
    bool alive() const { return state->health != scenario::Health::Dead; }
    bool onMap() const { return state->hex.has_value(); }
};

class Table
{
public:
    explicit Table(const game::Game& game);
    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;

    const game::Game& game() const { return game_; }
    const game::Setting& setting() const { return *game_.setting; }
    const rules::Ruleset& ruleset() const { return game_.setting->ruleset; }
    const Ground& ground() const { return ground_; }
    const Policies& policies() const { return policies_; }

    Body find(std::string_view id) const;

    /// Everyone on the map but the two that the line joins.
    Field fieldWithout(const std::string& one, const std::string& other) const;

    /// The living one who stands there: a name, or the word for a horse without its rider; nothing when it is free.
    std::optional<verdict::Value> whoStandsAt(hex::Hex hex, const std::string& except = {}) const;
    bool isAnimal(const scenario::Counter& counter) const;

    /// Both hexes of a mounted one or an animal, else one.
    static std::vector<hex::Hex> hexesOf(const game::CounterState& state);

private:
    const game::Game& game_;
    Policies policies_;
    Ground ground_;
};

} // namespace merlon::siege
