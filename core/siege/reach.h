#pragma once

#include "core/siege/crowd.h"

/// Where a counter can go with so many movement points, and by which way it is cheapest.
namespace merlon::siege
{

class Reach
{
public:
    /// More than any way costs: everything that it could ever reach.
    static constexpr int anywhere = 1'000'000;

    Reach(const Position& now, const Body& who, int points);

    struct End
    {
        Hex hex;
        int cost = 0;
    };
    /// The hexes on which it may end its move, for a horse those of its front half.
    const std::vector<End>& ends() const { return ends_; }
    /// The hexes entered on the cheapest way there; empty when it cannot get there. Where it may not stop, a way all
    /// the same.
    std::vector<Hex> wayTo(Hex hex) const;

private:
    struct Node
    {
        int cost = anywhere;
        std::uint32_t from = 0; ///< the node before it
        Hex hex;
    };
    /// What is known of a hex of the box.
    struct Spot
    {
        int end = anywhere;          ///< the least that it costs to end there
        std::uint8_t untried = 0x3F; ///< of a horse: the sides, a bit each, over which no step of it was weighed
        std::optional<bool> free{};  ///< on the ground: it may stop with a half there
    };
    std::size_t slotOf(Hex hex) const; ///< in the order of hexes
    std::uint32_t nodeOf(Hex front, Side rear, bool aloft) const;
    bool isAloft(std::uint32_t node) const { return !twoHexes_ && node % 2 == 1; }
    std::optional<Hex> rearOf(std::uint32_t node) const;
    void walk(int points);
    void goOn(std::uint32_t from, int points);
    bool go(std::uint32_t from, Side side, int points);
    void climb(std::uint32_t from, int points);
    void settle(std::uint32_t from, std::uint32_t to, Hex hex, int cost);
    bool isFree(Hex hex, bool aloft) const;
    bool isFreeForAHorse(Hex hex);
    bool leadsNowhereNew(Hex hex);
    bool mayStop(std::uint32_t node) const;
    void noteEnd(std::uint32_t node);
    void findEnds();

    const Position& now_;
    const Body who_;
    Crowd crowd_;
    bool twoHexes_ = false;
    Hex corner_;              ///< of the box of hexes that so many steps could reach, for none is free
    int width_ = 0;           ///< and height
    std::vector<Node> nodes_; ///< by hex of the box, of a horse times the six sides where its rear half may
                              ///< be, on foot times two: on top of the equipment in the hex, or not
    std::vector<Spot> spots_; ///< by hex of the box
    std::vector<std::pair<int, std::uint32_t>> open_; ///< a heap
    std::vector<std::uint32_t> settled_;
    std::vector<End> ends_;
};

} // namespace merlon::siege
