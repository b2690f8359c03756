#include "core/centuria/matching/matching.h"

#include <lemon/matching.h>
#include <lemon/smart_graph.h>

#include <algorithm>
#include <utility>

namespace merlon::centuria
{
namespace
{

using Graph = lemon::SmartGraph;

using Edges = std::vector<std::pair<int, int>>;

/// Nothing where they cannot all be matched by those edges.
bool match(const std::vector<int>& things, const CostOf& cost, const Edges& edges, Matched& result)
{
    const auto thing = [&](int i) { return things[static_cast<std::size_t>(i)]; };
    Graph graph;
    graph.reserveNode(static_cast<int>(things.size()));
    graph.reserveEdge(static_cast<int>(edges.size()));
    std::vector<Graph::Node> nodes;
    for (std::size_t i = 0; i < things.size(); ++i)
        nodes.push_back(graph.addNode());
    Graph::EdgeMap<long long> weight(graph);
    for (const auto& [i, j] : edges)
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

/// Of things that stand at most so far apart.
Edges within(int things, int window)
{
    Edges edges;
    for (int i = 0; i < things; ++i)
        for (int j = i + 1; j < things && j <= i + window; ++j)
            edges.emplace_back(i, j);
    return edges;
}

/// LEMON: 4 w(e) <= value(a) + value(b) + what blossoms around both pay. No blossom is around an edge that was left
/// out, so that what its two ends pay proves that it would not have been better. Those of which that is not proved are
/// added; whether there were any.
bool addUnproved(Edges& edges, const std::vector<int>& things, const CostOf& cost, int window, const Matched& result)
{
    const std::size_t n = things.size();
    std::vector<bool> known(n * n);
    for (const auto& [i, j] : edges)
        known[static_cast<std::size_t>(i) * n + static_cast<std::size_t>(j)] = true;
    const std::size_t before = edges.size();
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = i + static_cast<std::size_t>(window) + 1; j < n; ++j)
            if (!known[i * n + j] && 4 * cost(things[i], things[j]) < result.dual[i] + result.dual[j])
                edges.emplace_back(static_cast<int>(i), static_cast<int>(j));
    return edges.size() > before;
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

/// Those near one another are tried first; the duals prove that no farther pair would be better, or show which might
/// be.
Matched matched(const std::vector<int>& things, const CostOf& cost)
{
    constexpr int firstWindow = 12;
    const int all = static_cast<int>(things.size()) - 1;
    Matched result;
    for (int window = std::min(all, firstWindow); all > 0; window = std::min(all, 3 * window))
    {
        Edges edges = within(all + 1, window);
        bool whole = match(things, cost, edges, result);
        while (whole && addUnproved(edges, things, cost, window, result))
            whole = match(things, cost, edges, result);
        if (whole || window == all)
            break;
    }
    return result;
}

} // namespace merlon::centuria
