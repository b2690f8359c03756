#pragma once

#include "core/hex/hex.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What a siege of several days writes down: crosses on the plan of the castle, points of engines, dates of return.
namespace merlon::castle
{

/// How far a wall hex has come down, by the crosses on it.
enum class Stage : std::uint8_t
{
    Whole,
    SlightlyDamaged,
    Damaged,
    BadlyDamaged,
    Demolished
};
inline constexpr int crossesOfDemolished = 4;

struct WallDamage
{
    hex::Hex hex;
    int crosses = 0;

    friend bool operator==(const WallDamage&, const WallDamage&) = default;
};

/// An engine that throws stones.
struct StoneThrower
{
    std::string id;
    int points = 0; ///< when it is whole
    int lost = 0;   ///< out of order
    bool resting = false;
    bool burnt = false;
    std::optional<hex::Hex> hex; ///< none: off the map

    int left() const { return burnt ? 0 : points - lost; }
    bool damaged() const { return lost > 0; }

    friend bool operator==(const StoneThrower&, const StoneThrower&) = default;
};

/// One who was wounded in the siege.
struct Patient
{
    std::string who;
    int since = 0;             ///< the day of the wound
    std::optional<int> back{}; ///< the day of the return; none: not thrown for yet, or `lost`
    bool lost = false;         ///< for longer than the siege lasts

    bool awaitsDie() const { return !back && !lost; }

    friend bool operator==(const Patient&, const Patient&) = default;
};

struct SiegeSheet
{
    std::vector<WallDamage> walls;
    std::vector<StoneThrower> engines;
    std::vector<Patient> wounded;
    std::vector<hex::Hex> opened; ///< keep hexes that the besieger has chosen to bombard

    int crosses(hex::Hex hex) const;
    Stage stage(hex::Hex hex) const;
    void setCrosses(hex::Hex hex, int crosses);
    std::vector<hex::Hex> demolished() const;

    const StoneThrower* engine(std::string_view id) const;
    StoneThrower* engine(std::string_view id);
    const StoneThrower* engineAt(hex::Hex hex) const;

    const Patient* patient(std::string_view who) const;
    /// His old date, if he has one, is struck out.
    void wound(const std::string& who, int day);
    void forget(std::string_view who);
    Patient* patient(std::string_view who);

    friend bool operator==(const SiegeSheet&, const SiegeSheet&) = default;
};

/// One cell of a bombardment table: "D/2C" is a stage of damage, and two points out of order.
struct Bombarded
{
    bool damage = false;
    int broken = 0;
};

struct BombardmentTable
{
    std::vector<int> columns; ///< least points of each, growing
    std::array<std::vector<std::string>, 10> cells;

    /// The column at or below so many points; none below the first.
    std::optional<std::size_t> column(int points) const;
};
/// Nothing for a text that is no such cell; "-" is nothing happens.
std::optional<Bombarded> readCell(std::string_view cell);

/// Whether a hex of the keep's wall is one of the three nearest to one of the breaches. Where several are as near as
/// the third, the besieger's choice decides: `chosen` are those he took before.
bool nearestToABreach(hex::Hex hex, const std::vector<hex::Hex>& keep, const std::vector<hex::Hex>& breaches,
                      const std::vector<hex::Hex>& chosen);

} // namespace merlon::castle
