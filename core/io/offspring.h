#pragma once

#include "core/io/files.h"
#include "core/play/fold.h"

/// A game within a game: a battle of a campaign. An owed order waits for its end (System::offspring); it is played on a
/// setting file and a journal of its own, which lie beside those of the game that began it.
namespace merlon::io
{

/// Where it lies: `italy.battle-3.scenario.yaml` beside `italy.campaign.yaml`.
std::filesystem::path offspringFile(const std::filesystem::path& parent, const play::Scenario& offspring);

/// Where it lies, written unless something of that name is there already; so are boards that its ruleset has
/// (`boards`), where nobody has drawn them.
tl::expected<std::filesystem::path, yaml::Diagnostics> beginOffspring(const std::filesystem::path& parent,
                                                                      const play::Scenario& offspring);

/// What a game that is over brings home: the order that was owed, and the journal that it came from.
struct Homecoming
{
    play::Record order;
    play::Origin from;
    yaml::Diagnostics told; ///< warnings: it is not what it was when it began
};
/// Refused (`offspring`) where it is not there, is another game, was not played or is not over.
tl::expected<Homecoming, yaml::Diagnostics> homecomingOf(const std::filesystem::path& parent,
                                                         const play::Scenario& offspring, const play::Game& game,
                                                         const play::Record& owed);

/// Warnings (`origin`) of lines in force whose results have changed, or are gone, since they were taken. `journal` is
/// that of the lines.
yaml::Diagnostics changedOrigins(const std::filesystem::path& journal, const play::Journal& lines,
                                 const play::Fold& fold);

} // namespace merlon::io
