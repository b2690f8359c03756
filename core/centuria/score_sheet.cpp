// The page on which both players write down how their game ended.

#include "core/centuria/handouts.h"
#include "core/centuria/schedules/outcome.h"

namespace merlon::centuria
{
namespace
{

play::Value labelled(const char* word)
{
    return play::Choice{"blank", word};
}
play::Value boxed(const char* word)
{
    return play::Choice{"box", word};
}
play::Blank toCount(const char* word)
{
    return {labelled(word)};
}
play::Blank toTick(const char* word)
{
    return {labelled(word), {boxed("yes")}};
}

template <class T>
std::vector<play::Value> allWords()
{
    std::vector<play::Value> out;
    for (std::size_t i = 0; i < play::wordsOf<T>.words.size(); ++i)
        out.push_back(play::wordValue(static_cast<T>(i)));
    return out;
}

std::vector<play::Blank> objectiveBlanks(Battle battle, const Options& options)
{
    switch (battle)
    {
    case Battle::Avanguardie:
        return {{labelled("reach"), allWords<Reach>()}, toTick("vanguard_lost")};
    case Battle::Saccheggio:
        return {toTick("attacker"), {labelled("camp_losses"), {}, 1, true}};
    case Battle::Imboscata:
        return {toTick("attacker"),
                {labelled("baggage_losses"), {}, 1, true},
                {labelled("baggage_left"), {boxed("yes"), boxed("no")}, 1, true}};
    case Battle::Ponte:
    {
        std::vector<play::Blank> out{toCount("sides"), toTick("bridge")};
        if (options.ponteEnemyNear == "either")
            out.push_back(toTick("adjacent"));
        return out;
    }
    case Battle::Bottino:
        return {toCount("own_camp")};
    case Battle::Rifornimenti:
        return {toCount("crates_home"), toCount("crates_outside")};
    case Battle::Breccia:
        return {toCount("fresh"), toCount("tired")};
    }
    return {};
}

} // namespace

play::Leaf scoreSheet(const Seats& seats)
{
    play::Leaf leaf;
    leaf.heads = seats.heads();
    leaf.who = seats.players();
    leaf.says = {play::Choice{"leaf", "score"}};
    auto& blanks = leaf.blanks;
    blanks.push_back({labelled("ending"), allWords<Ending>(), 1, true});
    if (const auto battle = seats.battle())
        for (play::Blank& one : objectiveBlanks(*battle, seats.data.options))
            blanks.push_back(std::move(one));
    blanks.push_back(toTick("commander"));
    blanks.push_back(toCount("generals"));
    blanks.push_back({labelled("eliminated"), {}, 3});
    blanks.push_back({labelled("exhausted"), {}, 2});
    if (seats.data.options.leaderUnitCounts == "false")
        blanks.push_back({labelled("leaders"), {}, 1});
    if (seats.data.terms.commandPoints)
        blanks.push_back(toCount("command"));
    for (const char* points : {"vp_objective", "vp_leaders", "vp_units"})
        blanks.push_back(toCount(points));
    blanks.push_back({labelled("total"), {}, 1, false, {}, true});
    blanks.push_back({labelled("note"), {}, 2, true});
    leaf.signs = seats.players();
    leaf.signs.push_back(labelled("referee"));
    return leaf;
}

} // namespace merlon::centuria
