#include "journal_of.h"

#include "core/io/files.h"
#include "core/io/journal_file.h"

#include <algorithm>

namespace merlon::test
{
namespace
{

std::size_t below(std::size_t count, std::mt19937_64& random)
{
    return std::uniform_int_distribution<std::size_t>(0, count - 1)(random);
}

/// Picks among what is offered until nothing more must be given.
bool fill(const play::Game& game, play::Record& order, std::mt19937_64& random)
{
    const play::System& system = *game.setting->system;
    for (play::Verdict verdict = play::judge(game, order); verdict.legal; verdict = play::judge(game, order))
    {
        const auto want = std::ranges::find_if(verdict.wants, &play::Want::must);
        if (want == verdict.wants.end())
            return true;
        const play::Field& field = *play::find(*system.order(order.kind), want->field);
        const auto some = system.candidates(game, order, field.key).some;
        const auto legal = static_cast<std::size_t>(std::ranges::count(some, true, &play::Candidate::legal));
        if (legal == 0)
            return false;
        order = play::with(order, field, system.given(game, order, field, some[below(legal, random)].mark));
    }
    return false;
}

/// So many lines, each made from the game that it is given in.
template <class Make>
std::string journalMade(const std::shared_ptr<const play::Setting>& setting, int orders, Make make)
{
    play::Journal journal{headerOf(*setting), {}};
    std::string text = io::journalHeaderText(journal.header);
    play::Fold fold(play::begin(setting));
    while (static_cast<int>(journal.entries.size()) < orders)
        if (std::optional<play::Played> line = make(fold.game(), journal))
        {
            const int number = static_cast<int>(journal.entries.size()) + 1;
            journal.entries.push_back({number, setting->system->version(), std::move(*line)});
            text += io::entryText(journal.entries.back(), *setting);
            fold.take(journal.entries.back());
        }
    return text;
}

} // namespace

std::string journalOf(const std::shared_ptr<const play::Setting>& setting, int orders)
{
    std::mt19937_64 random(5);
    return journalMade(setting, orders,
                       [&](const play::Game& game, const play::Journal& journal)
                       { return std::optional(played(game, someOrder(game, random), journal)); });
}

std::optional<play::Played> legalOrder(const play::Game& game, std::map<std::string, int>& given,
                                       std::mt19937_64& random)
{
    const play::System& system = *game.setting->system;
    std::vector<play::Record> begun;
    for (const play::Owed& one : system.owed(game))
        begun.push_back(one.begun);
    if (begun.empty())
        for (const play::Kind* kind : system.orders())
            begun.push_back({std::string(kind->key), {}});
    std::ranges::shuffle(begun, random);
    std::ranges::stable_sort(begun, {}, [&](const play::Record& one) { return given[one.kind] / 20; });
    for (play::Record& order : begun)
    {
        if (!fill(game, order, random))
            continue;
        play::Given held;
        const auto roll = [&](const play::Need& need)
        {
            const int face = 1 + static_cast<int>(below(static_cast<std::size_t>(need.sides), random));
            return std::optional(play::Die{need.sides, face, {}, play::Source::Typed});
        };
        const play::Verdict verdict = play::judgeDrawing(game, order, held, roll);
        if (!verdict.whole())
            continue;
        ++given[order.kind];
        return play::Played{system.clock(game).by, order, held, play::saidOf(verdict), {}, {}};
    }
    return {};
}

std::string journalOfAllKinds(const std::shared_ptr<const play::Setting>& setting, int orders)
{
    std::mt19937_64 random(5);
    std::map<std::string, int> given;
    return journalMade(setting, orders,
                       [&](const play::Game& game, const play::Journal&) { return legalOrder(game, given, random); });
}

} // namespace merlon::test
