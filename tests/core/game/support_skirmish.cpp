#include "support_skirmish.h"

#include "core/io/files.h"
#include "core/siege/referee.h"

namespace merlon::test
{
namespace
{

scenario::Counter counter(const char* id, const char* name, const char* cls, const char* weapon, hex::Hex at)
{
    scenario::Counter one;
    one.id = id;
    one.name = name;
    one.cls = cls;
    one.weapon = weapon;
    one.hex = at;
    return one;
}

scenario::Counter rider(scenario::Counter one, hex::Hex rear)
{
    one.mounted = true;
    one.rear = rear;
    return one;
}

template <class List>
const auto& oneOf(const List& list, std::mt19937_64& random)
{
    return list[std::uniform_int_distribution<std::size_t>(0, list.size() - 1)(random)];
}

} // namespace

std::shared_ptr<const game::Setting> skirmish()
{
    const hex::Layout layout{14, 10, hex::Orientation::Flat, hex::Shove::Even};
    const auto at = [&](int column, int row) { return layout.hexAt({column, row}); };
    auto setting = std::make_shared<game::Setting>();
    setting->map = map::blankMap(layout, "plain", '.');
    setting->map.id = "meadow";
    setting->ruleset = *io::builtInRuleset("siege");
    scenario::Scenario& scenario = setting->scenario;
    scenario.id = "skirmish";
    scenario.edition = "french";
    scenario.options = {{"edge-line", "both"}};
    scenario.first = "welsh";
    scenario.forces = {
        {"normans",
         plainText("Normans"),
         "#aa0000",
         {counter("alric", "Alric", "soldier", "crossbow", at(1, 2)),
          counter("bertran", "Bertran", "soldier", "short_bow", at(1, 5)),
          rider(counter("drogo", "Drogo", "knight", "", at(3, 7)), at(2, 7))},
         {}},
        {"welsh",
         plainText("Welsh"),
         "#00aa00",
         {counter("gwyn", "Gwyn", "soldier", "long_bow", at(9, 2)),
          rider(counter("rhys", "Rhys", "knight", "", at(9, 6)), at(10, 6)),
          counter("owen", "Owen", "sergeant", "short_bow", at(11, 4))},
         {}},
    };
    return setting;
}

game::Header headerOf(const game::Setting& setting, std::uint64_t seed)
{
    return {"skirmish.yaml",
            "00000000deadbeef",
            "siege",
            setting.scenario.edition,
            setting.scenario.options,
            "0.1.0",
            seed};
}

verdict::Order shot(const std::string& by, const std::string& at)
{
    return verdict::Shoot{by, at, {}, {}, {}};
}

verdict::Order someOrder(const game::Game& game, std::mt19937_64& random)
{
    if (!game.owed.empty())
    {
        const game::Owed& owed = game.owed.front();
        if (owed.retreat > 0)
        {
            const auto ways = siege::retreats(game, owed.counter);
            return verdict::Retreat{owed.counter, ways.empty() ? std::vector<hex::Hex>{} : oneOf(ways, random).path};
        }
        const auto places = siege::placings(game, owed.counter);
        return verdict::PlaceRider{owed.counter, places.empty() ? hex::Hex{} : oneOf(places, random)};
    }
    if (std::uniform_int_distribution<int>(0, 9)(random) == 0)
        return verdict::EndPhase{};
    return shot(oneOf(game.counters, random).id, oneOf(game.counters, random).id);
}

game::Played play(const game::Game& game, const verdict::Order& order, const game::Journal& journal)
{
    game::Played played;
    played.who = game.setting->scenario.forces[static_cast<std::size_t>(game.phase)].id;
    played.order = order;
    verdict::Verdict verdict = siege::judge(game, order);
    for (std::uint64_t next = game::diceRolled(journal); !verdict.needs.empty(); ++next)
    {
        played.dice.push_back({"d10", game::rolled(journal.header.seed, next), verdict::DieSource::Rolled});
        verdict = siege::judge(game, order, played.dice);
    }
    played.said = game::saidOf(verdict);
    return played;
}

} // namespace merlon::test
