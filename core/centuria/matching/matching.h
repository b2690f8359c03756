#pragma once

#include <cstddef>
#include <functional>
#include <vector>

/// Least-cost perfect matching. LEMON stays behind this header: its own do not compile as C++20.
namespace merlon::centuria
{

/// What it costs that two of those who are to be matched are partners: 0 to 2^58.
using CostOf = std::function<long long(int, int)>;

struct Matched
{
    std::vector<std::size_t> partner; ///< by index
    std::vector<long long> dual;      ///< what each pays, in quarters
    long long total = 0;

    /// Whether an optimal matching could hold that edge: it costs no more than its two ends pay. False is a proof.
    bool tight(std::size_t a, std::size_t b, long long cost) const { return 4 * cost <= dual[a] + dual[b]; }
    /// Of all but those two, who are partners; `left` is what the others cost.
    Matched without(std::size_t a, std::size_t b, long long left) const;
};

/// Of an even number of things, any of which may be the partner of any other; the cheap partners stand near one
/// another.
Matched matched(const std::vector<int>& things, const CostOf& cost);

} // namespace merlon::centuria
