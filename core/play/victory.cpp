#include "core/play/victory.h"

#include "core/play/as.h"

#include <algorithm>
#include <array>

namespace merlon::play
{

namespace
{

bool isThere(const Piece& piece, const std::vector<hex::Hex>& hexes)
{
    return std::ranges::any_of(piece.hexes, [&](hex::Hex one) { return std::ranges::count(hexes, one) > 0; });
}

/// A game as its pieces show it.
struct Sight
{
    const Game& before;
    const Game& after;
    const Scenario& scenario;
    std::vector<Piece> pieces;
    std::vector<Ref> left;
    Boards boards;
    int ended = 0;    ///< the turn that has just ended; 0: none
    int day = 0;      ///< on which that was
    int dayEnded = 0; ///< the day that has just ended; 0: none
    bool lastTurnOver = false;

    const Piece* find(std::string_view counter) const
    {
        const auto at = std::ranges::find_if(pieces, [&](const Piece& one)
                                             { return one.thing.sort == "counter" && one.thing.id == counter; });
        return at == pieces.end() ? nullptr : &*at;
    }
};

bool met(const OutOfPlay& what, const Sight& now)
{
    return std::ranges::all_of(what.counters,
                               [&](const auto& one)
                               {
                                   const Piece* piece = now.find(one.id);
                                   return piece != nullptr && piece->gone;
                               });
}

bool met(const OffTheMap& what, const Sight& now)
{
    return std::ranges::all_of(what.counters,
                               [&](const auto& one) {
                                   return std::ranges::count(now.left, Ref{"counter", one.id}) > 0;
                               });
}

bool met(const Lost& what, const Sight& now)
{
    const auto lost = std::ranges::count_if(now.pieces,
                                            [&](const Piece& one) {
                                                return one.gone && one.force == what.force.id &&
                                                       one.thing.sort == "counter" && find(now.scenario, one.thing.id);
                                            });
    return lost >= what.lost;
}

template <class Somewhere>
std::vector<hex::Hex> hexesOf(const Somewhere& what, const Scenario& scenario, int board = 0)
{
    std::vector<hex::Hex> hexes = board == 0 ? what.hexes : std::vector<hex::Hex>();
    for (const Zone& zone : scenario.zones)
        if (zone.board == board && std::ranges::count(what.zones, zone.id, &Name<AZone>::id) > 0)
            hexes.insert(hexes.end(), zone.hexes.begin(), zone.hexes.end());
    return hexes;
}

/// It is the time to weigh it.
template <class Timed>
bool isDue(const Timed& what, const Sight& now)
{
    return what.turn ? now.ended == *what.turn : !what.atEnd || now.ended > 0;
}

bool met(const Held& what, const Sight& now)
{
    if (!isDue(what, now))
        return false;
    const auto hexes = hexesOf(what, now.scenario);
    const auto stands = [&](const Piece& one)
    { return isThere(one, one.board == 0 ? hexes : hexesOf(what, now.scenario, one.board)); };
    int count = 0;
    for (const Piece& one : now.pieces)
        if (!one.gone && one.thing.sort == "counter" && stands(one))
        {
            if (one.force == what.force.id)
                count += !what.fit || (!one.down && !one.hurt) ? 1 : 0;
            else if (what.alone)
                return false;
        }
    return count >= what.counters;
}

bool met(const Brought& what, const Sight& now)
{
    if ((what.atEnd && now.ended == 0) || !hexBoard(now.boards))
        return false;
    const auto hexes = hexesOf(what, now.scenario);
    const auto lies = [&](const map::Covering& one)
    {
        return one.kind == what.overlay.id &&
               std::ranges::all_of(one.hexes, [&](hex::Hex hex) { return std::ranges::count(hexes, hex) > 0; });
    };
    return std::ranges::count_if(hexBoard(now.boards)->overlays, lies) >= what.things;
}

bool met(const NoneLeft& what, const Sight& now)
{
    return hexBoard(now.boards) &&
           std::ranges::count(hexBoard(now.boards)->overlays, what.overlay.id, &map::Covering::kind) == 0;
}

bool met(const Bears& what, const Sight& now)
{
    if (!isDue(what, now) || !hexBoard(now.boards))
        return false;
    const auto bears = [&](hex::Hex hex)
    {
        return std::ranges::any_of(hexBoard(now.boards)->overlays,
                                   [&](const map::Covering& one)
                                   {
                                       return std::ranges::count(one.hexes, hex) > 0 &&
                                              std::ranges::count(what.overlays, one.kind, &Term<AnOverlay>::id) > 0;
                                   });
    };
    return std::ranges::count_if(hexesOf(what, now.scenario), bears) >= what.count;
}

bool met(const LastTurnOver& what, const Sight& now)
{
    if (!what.turn && !what.day)
        return now.lastTurnOver;
    if (!what.turn)
        return now.dayEnded == *what.day;
    return now.ended == *what.turn && (!what.day || now.day == *what.day);
}

template <class T>
bool isMet(const Fields& fields, const Sight& now)
{
    const auto in = read<T>(fields);
    return in.faults.empty() && in.whole && met(in.value, now);
}

struct Known
{
    const Kind* kind;
    bool (*isMet)(const Fields&, const Sight&);
};
template <class... Ts>
std::span<const Known> knownOf()
{
    static const std::array<Known, sizeof...(Ts)> all{{{&kindOf<Ts>(), &isMet<Ts>}...}};
    return all;
}
std::span<const Known> known()
{
    return knownOf<OutOfPlay, OffTheMap, Lost, Held, Brought, NoneLeft, Bears, LastTurnOver>();
}

/// The number of the turn that ended between the two, the last one if a referee has set the clock further; 0: none.
int endedBetween(const Game& before, const Game& after)
{
    const System& system = *after.setting->system;
    const int then = system.clock(before).turn;
    const int now = system.clock(after).turn;
    return then > 0 && now > then ? now - 1 : 0;
}

bool isOver(const Game& before, const Game& after)
{
    const System& system = *after.setting->system;
    return system.clock(after).over && !system.clock(before).over;
}

/// The same of days; the last one ends with the game.
int dayEndedBetween(const Game& before, const Game& after)
{
    const System& system = *after.setting->system;
    const int then = system.clock(before).day;
    const int now = system.clock(after).day;
    return then > 0 && now > then ? now - 1 : isOver(before, after) ? then : 0;
}

/// Nothing where a system draws nothing.
std::optional<Sight> sightOf(const Scenario& scenario, const Game& before, const Game& after)
{
    auto scene = after.setting->system->scene(after, nullptr, nullptr);
    if (!scene)
        return {};
    return Sight{before,
                 after,
                 scenario,
                 std::move(scene->pieces),
                 std::move(scene->left),
                 scene->boards.empty() ? after.setting->boards : scene->boards,
                 endedBetween(before, after),
                 after.setting->system->clock(before).day,
                 dayEndedBetween(before, after),
                 isOver(before, after)};
}

bool isMet(const Record& condition, const Sight& now)
{
    for (const Known& one : known())
        if (one.kind->key == condition.kind)
            return one.isMet(condition.fields, now);
    for (const AddedCondition& one : now.after.setting->system->conditions())
        if (one.kind->key == condition.kind)
            return complete(*one.kind, condition.fields) && one.isMet(condition.fields, now.before, now.after);
    return false;
}

std::string winnerOf(const Record& condition)
{
    const Value* wins = find(condition.fields, "wins");
    const auto* ref = wins != nullptr ? std::get_if<Ref>(wins) : nullptr;
    return ref != nullptr ? ref->id : std::string();
}

template <class Somewhere>
bool saysNoPlace(const Record& condition)
{
    if (condition.kind != kindOf<Somewhere>().key)
        return false;
    const auto what = read<Somewhere>(condition.fields).value;
    return what.zones.empty() && what.hexes.empty();
}

} // namespace

std::span<const Kind* const> victoryKinds()
{
    static const auto kinds = []
    {
        std::vector<const Kind*> all;
        for (const Known& one : known())
            all.push_back(one.kind);
        return all;
    }();
    return kinds;
}

std::vector<const Kind*> victoryKinds(const System& system)
{
    const auto shared = victoryKinds();
    std::vector<const Kind*> all(shared.begin(), shared.end());
    for (const AddedCondition& one : system.conditions())
        all.push_back(one.kind);
    return all;
}

std::vector<Thing> thingsNamed(const Game& game, std::string_view sort)
{
    if (sort != sortOf<AZone>)
        return game.setting->system->things(game, sort);
    std::vector<Thing> zones;
    for (const Zone& zone : game.setting->scenario.zones)
        zones.push_back({zone.id, zone.id, zone.force});
    return zones;
}

bool isKnown(const Ref& ref, const Scenario& scenario)
{
    if (ref.sort == sortOf<AForce>)
        return findForce(scenario, ref.id) != nullptr;
    if (ref.sort == sortOf<AZone>)
        return std::ranges::count(scenario.zones, ref.id, &Zone::id) > 0;
    return find(scenario, ref.id).has_value();
}

std::vector<ConditionFault> faultsOf(const Record& condition, const Scenario& scenario, int days)
{
    std::vector<ConditionFault> faults;
    for (const auto& [key, value] : condition.fields)
        forEachValue(value,
                     [&, &key = key](const Value& one)
                     {
                         if (const auto* ref = std::get_if<Ref>(&one); ref != nullptr && !isKnown(*ref, scenario))
                             faults.push_back({key, *ref, "unknown"});
                     });
    if (saysNoPlace<Held>(condition) || saysNoPlace<Brought>(condition) || saysNoPlace<Bears>(condition))
        faults.push_back({"", {}, "nowhere"});
    const Value* turn = find(condition.fields, "turn");
    const Value* day = find(condition.fields, "day");
    if (day != nullptr && std::get<int>(*day) > days)
        faults.push_back({"day", {}, "late-day"});
    if (turn != nullptr && scenario.turns > 0 && std::get<int>(*turn) > scenario.turns)
        faults.push_back({"turn", {}, "late"});
    else if (turn == nullptr && day == nullptr && condition.kind == kindOf<LastTurnOver>().key && scenario.turns == 0 &&
             days == 0)
        faults.push_back({"", {}, "endless"});
    return faults;
}

std::optional<Decided> decidedBy(const Game& before, const Game& after)
{
    const Scenario& scenario = after.setting->scenario;
    if (scenario.conditions.empty() && scenario.turns == 0)
        return {};
    const auto now = sightOf(scenario, before, after);
    if (!now)
        return {};
    for (std::size_t i = 0; i < scenario.conditions.size(); ++i)
        if (isMet(scenario.conditions[i], *now))
            return Decided{static_cast<int>(i), winnerOf(scenario.conditions[i]), -1};
    return now->lastTurnOver ? std::optional(Decided{}) : std::nullopt;
}

std::vector<std::optional<Met>> tried(const Scenario& scenario, const Fold& fold, const std::stop_token& stop)
{
    std::vector<std::optional<Met>> all(scenario.conditions.size());
    std::size_t open = all.size();
    fold.retell(
        [&](int line, const Game& before, const Game& after)
        {
            const auto now = sightOf(scenario, before, after);
            for (std::size_t i = 0; now && i < all.size(); ++i)
                if (!all[i] && isMet(scenario.conditions[i], *now))
                {
                    all[i] = Met{line, fold.clock(line)};
                    --open;
                }
            return open > 0 && !stop.stop_requested();
        });
    return stop.stop_requested() ? std::vector<std::optional<Met>>{} : all;
}

void Watch::look(const Fold& fold, const std::stop_token& stop)
{
    if (now_ && fold.lines().size() == entries_)
        return;
    const auto lines = fold.inForce();
    const int newest = static_cast<int>(fold.lines().size()) - 1;
    const bool oneMore = now_ && fold.lines().size() == entries_ + 1 && lines.size() == seen_.size() + 1 &&
                         lines.back() == newest && std::equal(seen_.begin(), seen_.end(), lines.begin());
    if (!oneMore)
        lookAtAll(fold, stop);
    else if (!decided_)
        if (auto decided = decidedBy(*now_, fold.game()))
        {
            decided->line = newest;
            decided_ = std::move(decided);
        }
    if (stop.stop_requested())
        return forget();
    seen_ = lines;
    entries_ = fold.lines().size();
    now_ = fold.game();
}

void Watch::lookAtAll(const Fold& fold, const std::stop_token& stop)
{
    decided_.reset();
    fold.retell(
        [&](int line, const Game& before, const Game& after)
        {
            decided_ = decidedBy(before, after);
            if (decided_)
                decided_->line = line;
            return !decided_ && !stop.stop_requested();
        });
}

} // namespace merlon::play
