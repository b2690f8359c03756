#include "support_skirmish.h"

#include "core/io/files.h"
#include "core/systems.h"

#include <sstream>

namespace merlon::test
{
namespace
{

/// A scenario's counter as its file gives it.
play::Counter figure(const char* id, const char* name, const char* cls, const char* weapon, hex::Hex at,
                     std::optional<hex::Hex> rear = {})
{
    play::Counter one{id, name, {{"class", play::Choice{"class", cls}}}, {}};
    if (*weapon != '\0')
        one.fields.emplace_back("weapon", play::Choice{"weapon", weapon});
    if (rear)
        one.fields.emplace_back("mounted", true);
    one.fields.emplace_back("hex", at);
    if (rear)
        one.fields.emplace_back("rear", *rear);
    return one;
}

std::size_t below(std::size_t n, std::mt19937_64& random)
{
    return std::uniform_int_distribution<std::size_t>(0, n - 1)(random);
}

} // namespace

std::shared_ptr<const play::Setting> skirmish()
{
    const hex::Layout layout{14, 10, hex::Orientation::Flat, hex::Shove::Even};
    const auto at = [&](int column, int row) { return layout.hexAt({column, row}); };
    map::HexMap map = map::blankMap(layout, "plain", '.');
    map.id = "meadow";
    play::Scenario scenario;
    scenario.id = "skirmish";
    scenario.ruleset = "siege";
    scenario.edition = "french";
    scenario.options = {{"edge-line", play::Choice{"reading", "both"}}};
    scenario.first = "welsh";
    scenario.forces = {
        {"normans",
         plainText("Normans"),
         "#aa0000",
         {},
         {figure("alric", "Alric", "soldier", "crossbow", at(1, 2)),
          figure("bertran", "Bertran", "soldier", "short_bow", at(1, 5)),
          figure("drogo", "Drogo", "knight", "", at(3, 7), at(2, 7))},
         {}},
        {"welsh",
         plainText("Welsh"),
         "#00aa00",
         {},
         {figure("gwyn", "Gwyn", "soldier", "long_bow", at(9, 2)),
          figure("rhys", "Rhys", "knight", "", at(9, 6), at(10, 6)),
          figure("owen", "Owen", "sergeant", "short_bow", at(11, 4))},
         {}},
    };
    return play::settingOf(*findSystem("siege"), std::move(scenario),
                           {std::make_shared<const map::HexMap>(std::move(map))});
}

play::Header headerOf(const play::Setting& setting, std::uint64_t seed)
{
    play::Header header{"skirmish.yaml", "00000000deadbeef", "siege", setting.scenario.edition, {}, "0.1.0", seed};
    for (const auto& [key, value] : setting.scenario.options)
        header.options.emplace_back(key, play::plain(value));
    return header;
}

std::string withoutSums(const std::string& text)
{
    std::istringstream in(text);
    std::string out;
    for (std::string line; std::getline(in, line);)
        if (!line.starts_with("sum: "))
            out += line + '\n';
    return out;
}

play::Value counter(const std::string& id)
{
    return play::Ref{"counter", id};
}

play::Record shot(const std::string& by, const std::string& at)
{
    return {"shoot", {{"by", counter(by)}, {"at", counter(at)}}};
}

play::Record someOrder(const play::Game& game, std::mt19937_64& random)
{
    const play::System& system = *game.setting->system;
    if (const auto owed = system.owed(game); !owed.empty())
    {
        play::Record order = owed.front().begun;
        const play::Verdict verdict = play::judge(game, order);
        const play::Field& field = *play::find(*system.order(order.kind), verdict.wants.front().field);
        const auto some = system.candidates(game, order, field.key).some;
        order.fields.emplace_back(
            field.key, system.given(game, order, field,
                                    some.empty() ? play::Value(hex::Hex{}) : some[below(some.size(), random)].mark));
        return order;
    }
    if (below(10, random) == 0)
        return {"end_phase", {}};
    const auto things = system.things(game, "counter");
    const std::string phase = system.clock(game).by;
    const play::Thing* by = &things[below(things.size(), random)];
    for (int tries = 0; tries < 2 && by->owner != phase; ++tries) // mostly in its own phase
        by = &things[below(things.size(), random)];
    return shot(by->id, things[below(things.size(), random)].id);
}

play::Played played(const play::Game& game, const play::Record& order, const play::Journal& journal)
{
    play::Given given;
    std::uint64_t next = play::diceRolled(journal);
    const auto roll = [&](const play::Need& need)
    {
        return std::optional(
            play::Die{need.sides, play::rolled(journal.header.seed, next++, need.sides), {}, play::Source::Rolled});
    };
    const play::Verdict verdict = play::judgeDrawing(game, order, given, roll);
    return {game.setting->system->clock(game).by, order, given, play::saidOf(verdict), {}, {}};
}

play::Game carriedOut(const play::Game& game, const play::Played& order)
{
    play::Fold fold(game);
    fold.take({1, 1, order});
    return fold.game();
}

} // namespace merlon::test
