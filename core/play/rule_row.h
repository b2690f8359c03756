#pragma once

#include "core/play/verdict.h"

#include <cassert>

/// Rules as rows: each the id of a rule and one pure function that says what the rule finds in a subject (a shot, a
/// step, a melee). A table of rows is in the order in which a referee would speak.
namespace merlon::play
{

/// What one rule says of one subject.
struct Finding
{
    Weight weight = Weight::Notes;
    Phrase says;
    Args args{};
    std::optional<Value> where{};
    int add = 0;         ///< to the die or the column
    bool settled = true; ///< false: of a refusal that the referee may set aside
};
/// Nothing, one, or one for each thing that it found.
using Findings = std::vector<Finding>;

inline Finding note(const Phrase& phrase, Args args = {}, std::optional<Value> where = {})
{
    return {Weight::Notes, phrase, std::move(args), std::move(where)};
}
inline Finding refusal(const Phrase& phrase, Args args = {}, std::optional<Value> where = {})
{
    return {Weight::Forbids, phrase, std::move(args), std::move(where), 0, false};
}
/// A refusal that nobody can set aside: there is nothing to judge.
inline Finding impossible(const Phrase& phrase, Args args = {}, std::optional<Value> where = {})
{
    return {Weight::Forbids, phrase, std::move(args), std::move(where)};
}
inline Finding ruling(const Phrase& phrase, Args args = {})
{
    return {Weight::Ruling, phrase, std::move(args)};
}

template <class Subject>
struct Rule
{
    RuleId id;
    Findings (*weigh)(const Subject& subject);
};

/// Says what a row found; answers what it adds.
inline int say(Verdict& verdict, [[maybe_unused]] const RuleId& id, Findings findings)
{
    int added = 0;
    for (Finding& one : findings)
    {
        assert(one.says.rule == id); // a row speaks for its own rule
        added += one.add;
        if (one.weight != Weight::Forbids)
            verdict.say(one.weight, one.says, std::move(one.args), std::move(one.where));
        else if (one.settled)
            verdict.forbid(one.says, std::move(one.args), std::move(one.where));
        else
            verdict.refuse(one.says, std::move(one.args), std::move(one.where));
    }
    return added;
}

/// The rules that have a row there.
template <class Rows>
void addIds(std::vector<RuleId>& ids, const Rows& rows)
{
    for (const auto& row : rows)
        ids.push_back(row.id);
}

/// Row by row; answers the sum of what they add.
template <class Subject, std::size_t N>
int weigh(const Rule<Subject> (&rules)[N], const Subject& subject, Verdict& verdict)
{
    int added = 0;
    for (const Rule<Subject>& rule : rules)
        added += say(verdict, rule.id, rule.weigh(subject));
    return added;
}

} // namespace merlon::play
