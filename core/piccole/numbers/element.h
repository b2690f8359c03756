#pragma once

#include "core/piccole/numbers/troop.h"
#include "core/tabletop/base.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// An element on a measured table. Sections 1 and 0.
namespace merlon::piccole
{

/// How an element left the table.
enum class Left : std::uint8_t
{
    No,
    Destroyed,
    OffTable
};

struct Element
{
    std::string id; ///< of a counter of the scenario
    std::string side;
    Troop troop = Troop::FtP;
    tabletop::Base base;
    bool general = false;
    bool shoots = false;
    std::optional<tabletop::Pose> at{}; ///< none: it is not put down yet
    Left left = Left::No;

    bool stands() const { return at && left == Left::No; }
    /// Of one that stands.
    tabletop::Stand stand() const { return tabletop::standAt(base, *at); }
    friend bool operator==(const Element&, const Element&) = default;
};
using ElementId = play::Name<Element>;

/// Pitched by its owner when he deploys.
struct Camp
{
    std::string owner;
    tabletop::Pose at;
    tabletop::Base size;
    std::string holder;    ///< whose side controls it
    bool wasTaken = false; ///< by the other side, at some time of the battle

    tabletop::Stand stand() const { return tabletop::standAt(size, at); }
    friend bool operator==(const Camp&, const Camp&) = default;
};

const Element* find(const std::vector<Element>& elements, std::string_view id);
Element* find(std::vector<Element>& elements, std::string_view id);

} // namespace merlon::piccole

namespace merlon::play
{

template <>
inline constexpr std::string_view sortOf<piccole::Element> = "counter";
template <>
inline constexpr auto wordsOf<piccole::Left> = words("left", "no", "destroyed", "off_table");

} // namespace merlon::play
