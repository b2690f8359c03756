#pragma once

#include "core/castle/field/loose_horses.h"
#include "core/castle/numbers/numbers.h"
#include "core/play/fwd.h"
#include "core/play/verdict.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <typeinfo>

/// What the referee has before him: the ground, what is played, and the state of the game.
namespace merlon::castle
{

using hex::Hex;
using hex::Side;

play::Value counterRef(const std::string& id);
/// The counter that a field of a begun order names; empty when it names none yet.
std::string counterIn(const play::Record& begun, std::string_view key);
inline play::Value word(std::string_view set, std::string_view word)
{
    return play::Choice{std::string(set), std::string(word)};
}
inline play::Value placeOf(Hex hex, std::optional<Side> side = {})
{
    return play::Place{0, hex, 0, side};
}

/// One who can be shot at: a counter with what the scenario says of it.
struct Body
{
    const Counter* state = nullptr;
    const Figure* figure = nullptr;

    explicit operator bool() const { return state != nullptr; }
    play::Value name() const { return counterRef(state->id); }
    const Piece& piece() const { return figure->piece; }
    // What is printed on the side of his counter that lies up (siege.3.33d, 3.35a, 5.4b).
    int attack() const { return printed(&Figures::attack, piece().attack); }
    int defence() const { return printed(&Figures::defence, piece().defence); }
    int movement() const { return printed(&Figures::movement, piece().movement); }
    const std::optional<play::Term<WeaponTag>>& weapon() const
    {
        return state->weapon ? state->weapon : piece().weapon;
    }
    bool alive() const { return state->health != Health::Dead; }
    bool onMap() const { return state->hex.has_value(); }
    /// Of one on the map: of a rider where his front half is.
    Spot spot() const { return {*state->hex, state->storey}; }

private:
    int printed(std::optional<int> Figures::*which, int otherwise) const;
};

/// The hexes that a counter takes: both of a mounted one or an animal, its head's first; none off the map.
class Footprint
{
public:
    explicit Footprint(const Counter& counter)
        : hexes_{counter.hex.value_or(Hex{}), counter.rear.value_or(Hex{})},
          size_(!counter.hex   ? 0
                : counter.rear ? 2
                               : 1)
    {
    }

    const Hex* begin() const { return hexes_.data(); }
    const Hex* end() const { return hexes_.data() + size_; }
    bool contains(Hex hex) const { return std::ranges::count(*this, hex) > 0; }

private:
    std::array<Hex, 2> hexes_;
    std::size_t size_;
};

class Position
{
public:
    Position(const Data& data, const State& state);
    /// The same game, were this the battle; what the system has beside it is as it is.
    Position with(const State& other) const;

    const Data& data() const { return data_; }
    const State& state() const { return state_; }
    /// What the system is played by besides, for its own rules; and what it has beside the battle.
    template <class Own>
    const Own& data() const
    {
        assert(typeid(data_) == typeid(Own));
        return static_cast<const Own&>(data_);
    }
    template <class Own>
    const Own& own() const
    {
        assert(typeid(*whole_) == typeid(Own));
        return static_cast<const Own&>(*whole_);
    }
    const Rules& rules() const { return data_.rules; }
    const Numbers& numbers() const { return *data_.rules.numbers; }
    const Tables& tables() const { return *data_.tables; }
    const Policies& policies() const { return *data_.policies; }
    const Ground& ground() const { return state_.site->ground(); }
    /// Null off the map, and when nobody knows it.
    const Terrain* terrainAt(Hex hex) const { return state_.site->terrainAt(hex); }

    /// How many phases a turn has, at least 1.
    int phases() const { return std::max(1, static_cast<int>(data_.forces.size())); }
    /// The number of a side in the order of the phases of a turn, from 0.
    int orderOf(int force) const { return (force - data_.first + phases()) % phases(); }
    /// Phases are counted from the first of the game: a turn ago is `phases()` fewer.
    int orderOf(const Phase& phase) const { return phase.turn * phases() + orderOf(phase.force); }

    Body find(std::string_view id) const;
    Body body(const Counter& counter) const;

    /// Everyone on the map but the two that the line joins.
    Field fieldWithout(std::string_view one, std::string_view other) const;

    /// The living one who stands there: a counter, an engine, or the word for a horse without its rider; nothing when
    /// there is nobody.
    std::optional<play::Value> whoStandsAt(Spot spot, std::string_view except = {}) const;
    /// Whether as many live there as have room, without that one.
    bool isFull(Spot spot, std::string_view except = {}) const;
    bool isAnimal(const Piece& piece) const;
    /// An animal that draws and is not ridden.
    bool isDraught(const Piece& piece) const;
    /// A horse, with a rider or without, or another animal (siege.3.32a).
    bool isHooved(const Body& who) const { return who.state->mounted || isAnimal(who.piece()); }
    /// Of no side: a horse that nobody sits on, in the other reading of siege.ruling.horse-hex.
    bool isNobodys(const Counter& counter) const;
    /// Horses that have lost their riders.
    std::vector<Body> looseHorses() const;
    /// It has climbed the ladder in its hex, and is not at its foot (siege.ruling.ladder-raise).
    bool onLadder(const Counter& counter) const;
    /// It is on top of the siege tower in its hex, and not inside.
    bool onTower(const Counter& counter) const;
    /// It takes that place. One inside a siege tower leaves its top free; a ladder is one place from foot to top.
    bool isAt(const Counter& counter, Spot spot) const;
    /// What of that kind the counter owes; null when it owes none.
    template <class Due>
    const Due* debtOf(std::string_view counter) const
    {
        for (const Debt& debt : state_.owed)
            if (const Due* due = std::get_if<Due>(&debt); due != nullptr && due->counter == counter)
                return due;
        return nullptr;
    }

private:
    const Data& data_;
    const State& state_;
    const State* whole_;
    std::shared_ptr<const std::vector<Counter>> horses_; ///< without their riders, as counters; null: there are none
};

// What sentences say of a subject that is about one, or about a hex.

template <class Of>
play::Args nameOf(const Of& one)
{
    return {{"name", one.who.name()}};
}
template <class Of>
play::Args hexOf(const Of& one)
{
    return {{"hex", one.hex}};
}
template <class Of>
play::Value atHex(const Of& one)
{
    return placeOf(one.hex);
}
template <class Of>
play::Args hexEntered(const Of& one)
{
    return {{"hex", one.to}};
}
template <class Of>
play::Value atHexEntered(const Of& one)
{
    return placeOf(one.to);
}

} // namespace merlon::castle
