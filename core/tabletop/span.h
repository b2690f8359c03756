#pragma once

#include <span>
#include <vector>

/// Stretches of a way.
namespace merlon::tabletop
{

/// In millimetres from the way's beginning, `from` not beyond `to`.
struct Span
{
    double from = 0;
    double to = 0;

    friend bool operator==(const Span&, const Span&) = default;
    double length() const { return to - from; }
};

/// In order; those that overlap or touch are one.
std::vector<Span> joined(std::vector<Span> spans);

/// What has some length and lies in one of the first and in none of the others. Both are `joined`.
std::vector<Span> without(std::span<const Span> spans, std::span<const Span> others);

} // namespace merlon::tabletop
