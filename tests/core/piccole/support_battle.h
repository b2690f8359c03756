#pragma once

#include "support_dice.h"

#include "core/piccole/battle/results.h"
#include "core/piccole/moves/deploy.h"
#include "core/piccole/piccole.h"
#include "core/play/system.h"

#include <QtGlobal>

/// A battle of two lines that plays itself with whatever the rules allow.
namespace merlon::test
{

/// An order that was given, with the dice that fell.
struct Line
{
    play::Record order;
    std::vector<int> faces;
};

class Battle
{
public:
    Battle(std::uint64_t seed, play::Fields options);

    /// A whole turn; false when nothing allows it to end.
    bool turn();
    bool isOver() const { return game_.setting->system->clock(game_).over; }
    const play::Game& game() const { return game_; }
    const std::vector<Line>& lines() const { return lines_; }
    const std::vector<piccole::Element>& elements() const { return state().elements; }
    const piccole::State& state() const { return game_.state.as<piccole::State>(); }
    /// The same orders and dice from the beginning.
    play::Game replayed() const;

private:
    /// Whether it was legal, and so has been carried out.
    bool give(const play::Record& order);
    void move();
    void react();
    void shoot();
    void fight();
    void suffer();
    void turnAbout();
    std::vector<std::string> standing() const;
    /// Tenths of a millimetre.
    double fromEnemies(const std::string& who, const play::Pose& pose) const;
    bool isNear(const std::string& one, const std::string& other, int tenths) const;

    Dice dice_;
    play::Game game_;
    std::vector<Line> lines_;
};

} // namespace merlon::test
