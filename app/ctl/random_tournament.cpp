// A random tournament, order by order.

#include "app/ctl/tournament.h"
#include "core/play/dice.h"

#include <array>

namespace merlon::ctl
{
namespace
{

using play::Record;
using play::Ref;
using play::Value;

constexpr std::array<std::string_view, 16> firstNames{"Anna",  "Bruno", "Carla", "Dario", "Elena", "Fabio",
                                                      "Gina",  "Ivo",   "Lucia", "Marco", "Nora",  "Oscar",
                                                      "Paola", "Rocco", "Sofia", "Tullio"};
constexpr std::array<std::string_view, 16> lastNames{"Alberti", "Bassi", "Conti",  "Donati", "Este",   "Ferri",
                                                     "Galli",   "Lodi",  "Marini", "Neri",   "Orsini", "Pavesi",
                                                     "Ricci",   "Serra", "Torri",  "Villa"};
constexpr std::array<std::string_view, 8> places{"Modena", "Parma",   "Pisa",  "Lucca",
                                                 "Siena",  "Bologna", "Pavia", "Asti"};
constexpr std::array<std::string_view, 7> battles{"avanguardie", "saccheggio",   "imboscata", "ponte",
                                                  "bottino",     "rifornimenti", "breccia"};

/// No two of the first 256 are alike; after those they are numbered.
std::string nameOf(int number)
{
    const auto n = static_cast<std::size_t>(number);
    const auto all = firstNames.size() * lastNames.size();
    std::string name(firstNames[n % firstNames.size()]);
    name += ' ';
    name += lastNames[(n + n / firstNames.size()) % lastNames.size()];
    return n < all ? name : name + ' ' + std::to_string(n / all + 1);
}

Value player(const std::string& name)
{
    return Ref{"player", name};
}

/// The whole number that an order of that kind, which is owed, gives in a field; 0 where it gives none.
const Record* owedOf(const std::vector<play::Owed>& owed, std::string_view kind)
{
    const auto at =
        std::ranges::find(owed, kind, [](const play::Owed& one) { return std::string_view(one.begun.kind); });
    return at == owed.end() ? nullptr : &at->begun;
}

} // namespace

int RandomTournament::any(int least, int most)
{
    return least + play::rolled(seed_, thrown_++, most - least + 1) - 1;
}

std::string RandomTournament::setting(const std::string& title)
{
    std::string scenarios;
    for (int i = 0; i < rounds_; ++i)
        scenarios += (i > 0 ? ", " : "") + std::string(battles[static_cast<std::size_t>(i) % battles.size()]);
    return "merlon: tournament/1\nid: random\ntitle: " + title + "\nruleset: centuria\nseed: " + std::to_string(seed_) +
           "\nday: 2026-11-28\nlists_due: 2026-11-21\nrounds: " + std::to_string(rounds_) +
           "\nlate_entry_until: " + std::to_string(std::max(1, rounds_)) + "\nscenarios: [" + scenarios + "]\n";
}

Record RandomTournament::entry()
{
    withoutList_ = nameOf(entered_++);
    const std::string place(places[static_cast<std::size_t>(any(0, static_cast<int>(places.size()) - 1))]);
    return {"register", {{"player", player(withoutList_)}, {"place", place}}};
}

/// Now and then it is late.
Record RandomTournament::list(const std::string& name)
{
    const play::Day delivered{2026, 11, once(12) ? any(22, 24) : any(10, 21)};
    return {"hand_in",
            {{"player", player(name)},
             {"delivered", delivered},
             {"points", 1000 - any(0, 12)},
             {"bases", any(12, 15)},
             {"tactical_value", any(4, 7)},
             {"generals", any(0, 2)}}};
}

std::optional<Record> RandomTournament::departure(const play::Game& game)
{
    const auto players = game.setting->system->things(game, "player");
    const auto& who = players[static_cast<std::size_t>(any(0, static_cast<int>(players.size()) - 1))];
    constexpr std::array<std::string_view, 3> ways{"left", "conceded", "no_show"};
    Record order{"leave",
                 {{"player", player(who.id)},
                  {"how", play::Choice{"how", std::string(ways[static_cast<std::size_t>(any(0, 2))])}},
                  {"begun", once(2)}}};
    return play::judge(game, order).whole() ? std::optional(order) : std::nullopt;
}

std::optional<Record> RandomTournament::next(const play::Game& game)
{
    const auto owed = game.setting->system->owed(game);
    if (const Record* order = owedOf(owed, "announce"))
        return *order;
    if (!withoutList_.empty())
        return list(std::exchange(withoutList_, {}));
    if (entered_ < players_)
        return entry();
    if (const Record* table = owedOf(owed, "score"))
    {
        if (once(40))
            if (auto order = departure(game))
                return order;
        Record order = *table;
        order.fields.emplace_back("first", 5 * any(0, 70));
        order.fields.emplace_back("second", 5 * any(0, 70));
        return order;
    }
    const Record* pair = owedOf(owed, "pair");
    const Value* round = pair != nullptr ? play::find(pair->fields, "round") : nullptr;
    if (round != nullptr && std::get<int>(*round) > 1 && roundOfLate_ < std::get<int>(*round))
    {
        roundOfLate_ = std::get<int>(*round);
        if (once(3))
            return entry();
    }
    if (pair != nullptr)
        return *pair;
    const Record* publish = owedOf(owed, "publish");
    return publish != nullptr ? std::optional(*publish) : std::nullopt;
}

} // namespace merlon::ctl
