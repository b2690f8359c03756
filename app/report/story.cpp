#include "app/report/story.h"

#include "translations/words.h"

#include <algorithm>
#include <utility>

namespace merlon::report
{
namespace
{

constexpr qsizetype shortClause = 60; ///< two that are no longer make one sentence

} // namespace

void Story::hear(const Paragraph& by, Clause clause)
{
    if (by.who != open_.who)
    {
        close();
        open_ = by;
    }
    Clause* last = clauses_.empty() || clauses_.back().step != clause.step ? nullptr : &clauses_.back();
    if (last == nullptr || !last->tale || !clause.tale || !text_.join(*last->tale, *clause.tale))
        clauses_.push_back(std::move(clause));
}

QString Story::said(const Clause& clause) const
{
    return clause.tale ? text_.said(*clause.tale) : clause.plain;
}

/// Two of one kind that say little, of different people.
bool Story::canFollow(const Clause& clause, const Clause& next) const
{
    const auto isAgain = [&](const play::Value& one) { return std::ranges::count(clause.tale->all, one) > 0; };
    return clause.tale && next.tale && clause.step == next.step && clause.tale->record.kind == next.tale->record.kind &&
           std::ranges::none_of(next.tale->all, isAgain) && clause.tale->more.isEmpty() && next.tale->more.isEmpty() &&
           said(clause).size() <= shortClause && said(next).size() <= shortClause;
}

/// Who takes the hit that the tale before leaves open: "attack_at_tale_suffer".
bool Story::settles(const Clause& next, const Clause& clause)
{
    return clause.tale && next.tale && next.due && clause.tale->more.isEmpty() &&
           clause.tale->ending.ends_with('_' + next.tale->record.kind);
}

/// "Gianni wounds Manno, but Dino misses."; "Lanfranco and Ranieri attack Feo, but Ranieri is wounded."
QString Story::joined(const Clause& clause, const Clause& next, const QString& sentence) const
{
    const QString part = text_.saidAfter(*clause.tale, *next.tale);
    if (clause.tale->failed != next.tale->failed || settles(next, clause))
        return sentence + words::listWord("but") + part;
    if (clause.tale->all.size() > 1 || next.tale->all.size() > 1)
        return sentence + words::listWord("semicolon") + part;
    return text_.listed({sentence + words::listWord("comma").trimmed(), part}); // "and" alone would join two names
}

/// Two short ones make a sentence. What happens in another step than what was told before follows after "Then", unless
/// that settled it.
void Story::close()
{
    QStringList sentences;
    const Clause* before = nullptr;
    bool then = false;
    int thens = 0;
    for (std::size_t i = 0; i < clauses_.size(); ++i)
    {
        const Clause& one = clauses_[i];
        const bool other = before != nullptr && one.tale && !one.due && before->step != one.step;
        then = other && !then;
        QString sentence =
            then ? words::listWord(thens++ % 2 == 0 ? "then" : "next") + text_.saidAfter({}, *one.tale) : said(one);
        if (before != nullptr && said(*before) == said(one))
            sentence += words::listWord("again");
        before = &one;
        if (i + 1 < clauses_.size() && (canFollow(one, clauses_[i + 1]) || settles(clauses_[i + 1], one)))
        {
            before = &clauses_[++i];
            sentence = joined(one, *before, sentence);
        }
        if (!sentence.isEmpty())
            sentences += sentence.endsWith('.') ? sentence : sentence + '.';
    }
    clauses_.clear();
    if (!sentences.isEmpty())
        done_.push_back({open_.who, open_.force, sentences.join(' ')});
}

std::vector<Paragraph> Story::told()
{
    close();
    open_ = {};
    return std::exchange(done_, {});
}

} // namespace merlon::report
