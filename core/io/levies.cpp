#include "core/io/levies.h"

#include "core/play/codec.h"
#include "core/yaml/part.h"
#include "core/yaml/quote.h"
#include "tell.h"

#include <algorithm>

namespace merlon::io
{

using namespace yaml;

namespace
{

constexpr int most = 1'000; ///< counters of a force

std::vector<int> readCounts(std::span<const Node> items, Log& log, std::string_view key)
{
    std::vector<int> counts;
    for (const Node& item : items)
        counts.push_back(static_cast<int>(readInteger(item, log, key, 0, most).value_or(0)));
    return counts;
}

Levy::Rank readRank(const Node& node, Log& log, const play::System& system)
{
    std::vector<std::string_view> keys{"of"};
    std::ranges::copy(play::keysOf(system.pieces()), std::back_inserter(keys));
    const Mapping fields(node, log, tell::counter{}, keys, Style::Never);
    Levy::Rank rank;
    if (const Node* of = fields.need("of"))
        rank.of = readCounts(readList(*of, log, "of"), log, "of");
    static const play::Boards none;
    play::readFields(fields, rank.fields, system.pieces(), {system, none});
    return rank;
}

/// As many as its size says, in each size.
void count(const Levy& levy, const std::vector<int>& sizes, const Node& node, Log& log)
{
    for (std::size_t size = 0; size < sizes.size(); ++size)
    {
        int all = 0;
        for (const Levy::Rank& rank : levy.ranks)
            all += size < rank.of.size() ? rank.of[size] : 0;
        if (all != sizes[size])
            log.error(node, tell::levy_count{.levy = quote(levy.id), .count = all, .size = sizes[size]});
    }
}

Levy readLevy(const Node& node, Log& log, const std::vector<int>& sizes, const play::System& system)
{
    const Part part(node, log, "levy", {"id", "name", "counters"});
    Levy levy{part.id(), {}, {}};
    if (const Node* name = part.get("name"))
        levy.name = readLocalText(*name, log, "name", Longest::Name);
    for (const Node& rank : part.list("counters"))
        levy.ranks.push_back(readRank(rank, log, system));
    count(levy, sizes, node, log);
    return levy;
}

} // namespace

Loaded<Levies> parseLevies(std::string_view text, const std::string& file, const play::System& system)
{
    Log log(file, text);
    Loaded<Levies> loaded;
    if (const auto document = parseDocumentOf("levies", text, log))
    {
        const Part part(document->root, log, "levies", {"merlon", "system", "sizes", "levies"});
        Levies levies{readCounts(part.list("sizes"), log, "sizes"), {}};
        for (const Node& levy : part.list("levies"))
            levies.all.push_back(readLevy(levy, log, levies.sizes, system));
        if (!log.hasErrors())
            loaded.value = std::move(levies);
    }
    loaded.diagnostics = log.take();
    return loaded;
}

std::vector<play::Fields> raised(const Levy& levy, std::size_t size)
{
    std::vector<play::Fields> counters;
    for (const Levy::Rank& rank : levy.ranks)
        counters.insert(counters.end(), static_cast<std::size_t>(size < rank.of.size() ? rank.of[size] : 0),
                        rank.fields);
    return counters;
}

} // namespace merlon::io
