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
class Findings
{
public:
    Findings();
    Findings(Finding one); // NOLINT: it is some
    Findings(Findings&&) noexcept;
    Findings(const Findings&);
    Findings& operator=(Findings&&) noexcept;
    ~Findings();

    void push_back(Finding one);
    bool empty() const;
    std::size_t size() const;
    Finding* begin();
    Finding* end();
    const Finding* begin() const;
    const Finding* end() const;
    Finding& front() { return *begin(); }

private:
    std::vector<Finding> all_;
};

Finding note(const Phrase& phrase, Args args = {}, std::optional<Value> where = {});
Finding refusal(const Phrase& phrase, Args args = {}, std::optional<Value> where = {});
/// A refusal that nobody can set aside: there is nothing to judge.
Finding impossible(const Phrase& phrase, Args args = {}, std::optional<Value> where = {});
Finding ruling(const Phrase& phrase, Args args = {});

template <class Subject>
struct Rule
{
    RuleId id;
    Findings (*weigh)(const Subject& subject);
};

/// Says what a row found; answers what it adds.
int say(Verdict& verdict, const RuleId& id, Findings findings);

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
