// Orders and journals whose scenario is not at hand, read as far as can be.

#include "core/io/any_board.h"
#include "core/io/files.h"
#include "core/systems.h"
#include "core/yaml/log.h"
#include "core/yaml/quote.h"

#include <algorithm>
#include <array>

namespace merlon::io
{

using namespace yaml;

namespace
{

/// Enough of one to read names by: any hex, and whatever the system itself knows.
play::Setting bareSetting(const play::System& system)
{
    return {&system, {}, anyBoard(), {}, {}};
}

} // namespace

Diagnostics withoutPlaces(Diagnostics diagnostics)
{
    constexpr std::array<std::string_view, 2> ofMaps{"side", "map-name"};
    std::erase_if(diagnostics,
                  [&](const Diagnostic& one) { return std::ranges::count(ofMaps, std::string_view(one.code)) > 0; });
    return diagnostics;
}

const play::Boards& anyBoard()
{
    static const play::Boards boards = []
    {
        map::HexMap any;
        any.layout = {map::maxExtent, map::maxExtent, hex::Orientation::Flat, hex::Shove::Even};
        return play::Boards{std::make_shared<const map::HexMap>(std::move(any))};
    }();
    return boards;
}

Diagnostics checkOrders(std::string_view text, const std::string& file)
{
    const auto errorsOf = [](const Diagnostics& found)
    { return std::ranges::count(found, Severity::Error, &Diagnostic::severity); };
    std::optional<Diagnostics> best;
    for (const play::System* system : systems())
    {
        auto found = withoutPlaces(parseOrders(text, file, bareSetting(*system)).diagnostics);
        if (!best || errorsOf(found) < errorsOf(*best))
            best = std::move(found);
    }
    return std::move(best).value_or(Diagnostics());
}

Diagnostics checkJournal(std::string_view text, const std::string& file, const play::Header& header)
{
    const play::System* system = findSystem(header.ruleset);
    if (system == nullptr)
        return {diagnostic(Severity::Error, file,
                           tell::unknown_ruleset_none{.name = quote(header.ruleset),
                                                      .suggestion = suggestion(header.ruleset, systemNames())})};
    return withoutPlaces(parseJournal(text, file, bareSetting(*system)).diagnostics);
}

} // namespace merlon::io
