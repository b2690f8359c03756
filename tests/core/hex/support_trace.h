#pragma once

#include "core/hex/trace.h"

#include <string>
#include <vector>

/// Events that compare by what they say, fractions by their value.
bool same(const merlon::hex::Event& a, const merlon::hex::Event& b);
bool same(const std::vector<merlon::hex::Event>& a, const std::vector<merlon::hex::Event>& b);

std::string text(const merlon::hex::Segment& segment);
std::string text(const std::vector<merlon::hex::Event>& events);

/// "" when the lists are the same, otherwise the segment and both.
std::string difference(const merlon::hex::Segment& segment, const std::vector<merlon::hex::Event>& actual,
                       const std::vector<merlon::hex::Event>& expected);

merlon::hex::Segment reversed(const merlon::hex::Segment& segment);
std::vector<merlon::hex::Event> reversed(std::vector<merlon::hex::Event> events);

/// A map of the lattice onto itself that leaves the hex (0,0) where it is: turned by sixths after an optional
/// mirroring.
struct Symmetry
{
    int sixths = 0;
    bool mirrored = false;

    merlon::hex::Hex operator()(merlon::hex::Hex hex) const;
    merlon::hex::Point operator()(merlon::hex::Point point) const;
    merlon::hex::Side operator()(merlon::hex::Side side) const;
    merlon::hex::Segment operator()(const merlon::hex::Segment& segment) const;
    std::vector<merlon::hex::Event> operator()(std::vector<merlon::hex::Event> events) const;
};

merlon::hex::Segment moved(const merlon::hex::Segment& segment, merlon::hex::Hex by);
std::vector<merlon::hex::Event> moved(std::vector<merlon::hex::Event> events, merlon::hex::Hex by);
