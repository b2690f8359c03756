#include "core/play/odds.h"

#include <limits>
#include <numeric>

namespace merlon::play
{
namespace
{

bool isLoud(const System& system, const Record& effect)
{
    const Kind* kind = system.effect(effect.kind);
    return kind == nullptr || !kind->quiet;
}

std::vector<const Record*> loud(const System& system, const Verdict& verdict)
{
    std::vector<const Record*> out;
    for (const Record& effect : verdict.effects)
        if (isLoud(system, effect))
            out.push_back(&effect);
    return out;
}

/// Where it is said, beside its effects, what came of it, or why nothing did.
std::vector<std::size_t> said(const Verdict& verdict)
{
    std::vector<std::size_t> out;
    const Reason* why = decisive(verdict);
    for (std::size_t i = 0; i < verdict.reasons.size(); ++i)
        if (verdict.reasons[i].weight == Weight::Result || &verdict.reasons[i] == why)
            out.push_back(i);
    return out;
}

/// What a sentence tells of the throw itself, by the names that catalogues give it: "Die 3: the fire burns on." is the
/// same news as "Die 4: the fire burns on."
bool tellsTheThrow(std::string_view arg)
{
    return arg == "die" || arg == "adjusted";
}

std::vector<Reason> saidWhateverTheThrow(const Verdict& verdict)
{
    std::vector<Reason> out;
    for (const std::size_t i : said(verdict))
    {
        out.push_back(verdict.reasons[i]);
        for (auto& [name, value] : out.back().args)
            if (tellsTheThrow(name))
                value = 0;
    }
    return out;
}

/// Its sentence names the faces of both.
void addThrow(Reason& reason, const Reason& other)
{
    for (std::size_t i = 0; i < reason.args.size(); ++i)
    {
        auto& [name, value] = reason.args[i];
        if (!tellsTheThrow(name))
            continue;
        List faces = std::holds_alternative<List>(value) ? std::get<List>(value) : List{value};
        if (std::ranges::count(faces, other.args[i].second) == 0)
            faces.push_back(other.args[i].second);
        value = std::move(faces);
    }
}

/// Of verdicts that read the same.
void addThrows(Verdict& verdict, const Verdict& other)
{
    const auto theirs = said(other);
    std::size_t next = 0;
    for (const std::size_t i : said(verdict))
        addThrow(verdict.reasons[i], other.reasons[theirs[next++]]);
}

const Value* resultOf(const Verdict& verdict)
{
    const Fact* fact = find(verdict.facts, "result");
    return fact != nullptr ? &fact->value : nullptr;
}

bool readTheSame(const System& system, const Verdict& a, const Verdict& b)
{
    const auto same = [](const auto* one, const auto* other)
    { return one == other || (one != nullptr && other != nullptr && *one == *other); };
    const auto loudOfA = loud(system, a);
    const auto saidOfA = saidWhateverTheThrow(a);
    if (a.legal != b.legal || a.waits() != b.waits() || !std::ranges::equal(loudOfA, loud(system, b), same) ||
        saidOfA != saidWhateverTheThrow(b))
        return false;
    return !loudOfA.empty() || !saidOfA.empty() || same(resultOf(a), resultOf(b));
}

/// The product, if it can be counted.
std::optional<std::int64_t> times(std::int64_t a, std::int64_t b)
{
    return a > std::numeric_limits<std::int64_t>::max() / b ? std::nullopt : std::optional(a * b);
}

/// From die to die through all that may fall.
class Walk
{
public:
    Walk(const Game& game, const Record& order, const Given& given, int most)
        : game_(game), order_(order), given_(given), most_(most)
    {
    }

    Odds done()
    {
        visit(1);
        if (odds_.tooMany)
            return {{}, {}, 1, odds_.judgments, true};
        std::ranges::stable_sort(odds_.outcomes, std::greater(), &Outcome::parts);
        return std::move(odds_);
    }

private:
    /// What the dice so far come to: one of `cases` cases, all equally likely.
    void visit(std::int64_t cases)
    {
        if (odds_.judgments >= most_)
            odds_.tooMany = true;
        if (odds_.tooMany)
            return;
        Verdict verdict = judge(game_, order_, given_);
        const bool first = odds_.judgments++ == 0;
        if (first && (!verdict.legal || std::ranges::any_of(verdict.wants, &Want::must)))
            return;
        if (verdict.needs.empty() || !verdict.legal)
            return add(std::move(verdict), cases);
        const Need& need = verdict.needs.front();
        const auto longer = times(cases, need.sides);
        if (need.sides > most_ - odds_.judgments || !longer)
        {
            odds_.tooMany = true;
            return;
        }
        for (int face = 1; face <= need.sides; ++face)
        {
            given_.dice.push_back({need.sides, face, need.key(), Source::Typed});
            visit(*longer);
            given_.dice.pop_back();
        }
    }

    void add(Verdict verdict, std::int64_t cases)
    {
        const auto all = times(odds_.of, cases / std::gcd(odds_.of, cases));
        if (!all)
        {
            odds_.tooMany = true;
            return;
        }
        for (Outcome& one : odds_.outcomes)
            one.parts *= *all / odds_.of;
        odds_.of = *all;
        auto at = std::ranges::find_if(odds_.outcomes, [&](const Outcome& one)
                                       { return readTheSame(*game_.setting->system, one.verdict, verdict); });
        for (const std::string& table : verdict.standIns)
            if (std::ranges::count(odds_.standIns, table) == 0)
                odds_.standIns.push_back(table);
        const std::optional<Value> result = resultOf(verdict) ? std::optional(*resultOf(verdict)) : std::nullopt;
        if (at == odds_.outcomes.end())
            at = odds_.outcomes.insert(at, Outcome{0, std::move(verdict)});
        else
            addThrows(at->verdict, verdict);
        at->parts += odds_.of / cases;
        if (result && std::ranges::count(at->results, *result) == 0)
            at->results.push_back(*result);
    }

    const Game& game_;
    const Record& order_;
    Given given_;
    int most_;
    Odds odds_;
};

bool speaksOf(const Record& effect, const Ref& thing)
{
    bool speaks = false;
    for (const auto& [key, value] : effect.fields)
        forEachValue(value,
                     [&](const Value& one)
                     {
                         const auto* ref = std::get_if<Ref>(&one);
                         speaks = speaks || (ref != nullptr && *ref == thing);
                     });
    return speaks;
}

} // namespace

Odds oddsOf(const Game& game, const Record& order, const Given& given, int most)
{
    return Walk(game, order, given, most).done();
}

std::int64_t befalls(const System& system, const Odds& odds, std::span<const Ref> things)
{
    std::int64_t parts = 0;
    const auto tells = [&](const Record& effect)
    {
        return isLoud(system, effect) && (things.empty() || std::ranges::any_of(things, [&](const Ref& thing)
                                                                                { return speaksOf(effect, thing); }));
    };
    for (const Outcome& one : odds.outcomes)
        if (std::ranges::any_of(one.verdict.effects, tells))
            parts += one.parts;
    return parts;
}

} // namespace merlon::play
