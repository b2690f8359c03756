#include "core/centuria/matching/matching.h"

#include <lemon/matching.h>
#include <lemon/smart_graph.h>

#include <algorithm>

namespace merlon::centuria
{
namespace
{

using Graph = lemon::SmartGraph;

/// Of things that stand at most so far apart. Nothing where they cannot all be matched so.
bool match(const std::vector<int>& things, const CostOf& cost, int window, Matched& result)
{
    const int n = static_cast<int>(things.size());
    const auto thing = [&](int i) { return things[static_cast<std::size_t>(i)]; };
    Graph graph;
    graph.reserveNode(n);
    graph.reserveEdge(n * window);
    std::vector<Graph::Node> nodes;
    for (int i = 0; i < n; ++i)
        nodes.push_back(graph.addNode());
    Graph::EdgeMap<long long> weight(graph);
    for (int i = 0; i < n; ++i)
        for (int j = i + 1; j < n && j <= i + window; ++j)
            weight[graph.addEdge(nodes[static_cast<std::size_t>(i)], nodes[static_cast<std::size_t>(j)])] =
                -cost(thing(i), thing(j));
    lemon::MaxWeightedPerfectMatching<Graph, Graph::EdgeMap<long long>> matching(graph, weight);
    if (!matching.run())
        return false;
    result = {};
    result.total = -matching.matchingWeight();
    for (const Graph::Node& node : nodes)
    {
        result.partner.push_back(static_cast<std::size_t>(graph.id(matching.mate(node))));
        result.dual.push_back(-matching.nodeValue(node));
    }
    return true;
}

/// LEMON: 4 w(e) <= value(a) + value(b) + what blossoms around both pay. No blossom is around an edge that was left
/// out, so that what its two ends pay proves that it would not have been better.
bool isProved(const std::vector<int>& things, const CostOf& cost, int window, const Matched& result)
{
    for (std::size_t i = 0; i < things.size(); ++i)
        for (std::size_t j = i + static_cast<std::size_t>(window) + 1; j < things.size(); ++j)
            if (4 * cost(things[i], things[j]) < result.dual[i] + result.dual[j])
                return false;
    return true;
}

} // namespace

Matched Matched::without(std::size_t a, std::size_t b, long long left) const
{
    Matched rest;
    rest.total = left;
    for (std::size_t i = 0; i < partner.size(); ++i)
        if (i != a && i != b)
        {
            const std::size_t to = partner[i];
            rest.partner.push_back(to - (to > a) - (to > b));
            rest.dual.push_back(dual[i]);
        }
    return rest;
}

/// Those near one another are tried first; the duals prove that no farther pair would be better, or show that the
/// window was too narrow.
Matched matched(const std::vector<int>& things, const CostOf& cost)
{
    constexpr int firstWindow = 12;
    const int all = static_cast<int>(things.size()) - 1;
    Matched result;
    for (int window = std::min(all, firstWindow); all > 0; window = std::min(all, 3 * window))
        if (match(things, cost, window, result) && (window == all || isProved(things, cost, window, result)))
            break;
    return result;
}

} // namespace merlon::centuria
