#pragma once

#include "core/play/kind.h"

#include <cstdint>

/// The five types of troops, and the two kinds of ground. Sections 4 and 5.
namespace merlon::piccole
{

/// Heavy, medium and light infantry (FtP, FtM, FtL), heavy and light cavalry
/// (CvP, CvL), by the book's own letters.
enum class Troop : std::uint8_t
{
    FtP,
    FtM,
    FtL,
    CvP,
    CvL
};
inline constexpr int troopCount = 5;

enum class Ground : std::uint8_t
{
    Easy,
    Difficult
};

inline bool isCavalry(Troop troop)
{
    return troop == Troop::CvP || troop == Troop::CvL;
}

/// What befalls the loser of a combat.
enum class Fate : std::uint8_t
{
    Recoils,
    Flees,
    Destroyed
};

} // namespace merlon::piccole

namespace merlon::play
{

template <>
inline constexpr auto wordsOf<piccole::Troop> = words("troop", "FtP", "FtM", "FtL", "CvP", "CvL");
template <>
inline constexpr auto wordsOf<piccole::Ground> = words("ground", "easy", "difficult");
template <>
inline constexpr auto wordsOf<piccole::Fate> = words("fate", "recoils", "flees", "destroyed");

} // namespace merlon::play
