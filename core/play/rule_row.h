#pragma once

#include "core/play/verdict.h"

#include <algorithm>
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
Finding ruling(const Phrase& phrase, Args args = {}, std::optional<Value> where = {});
/// What a die, or the like, has brought.
Finding result(const Phrase& phrase, Args args = {}, std::optional<Value> where = {});
/// Refused where that holds.
Findings refuseIf(bool holds, const Phrase& phrase, Args args = {}, std::optional<Value> where = {});

Args args(std::string_view name, Value value);
Args args(std::string_view name, Value value, std::string_view name2, Value value2);
Args args(std::string_view name, Value value, std::string_view name2, Value value2, std::string_view name3,
          Value value3);

/// A row: what a function finds, or "if so, say this".
template <class Subject>
struct Rule
{
    using Say = Finding (*)(const Phrase& phrase, Args args, std::optional<Value> where);

    constexpr Rule(RuleId rule, Findings (*finds)(const Subject& subject)) : id(rule), find(finds) {}
    /// `say` is one of note, refusal, impossible, ruling and result.
    constexpr Rule(Say say, const Phrase& phrase, bool (*holds)(const Subject& subject),
                   Args (*filledWith)(const Subject& subject) = nullptr,
                   Value (*place)(const Subject& subject) = nullptr)
        : id(phrase.rule), how(say), says(&phrase), when(holds), with(filledWith), where(place)
    {
    }

    Findings weigh(const Subject& subject) const
    {
        if (find != nullptr)
            return find(subject);
        if (!when(subject))
            return {};
        return how(*says, with != nullptr ? with(subject) : Args(),
                   where != nullptr ? std::optional(where(subject)) : std::nullopt);
    }
    /// Whether it has anything to say.
    bool speaks(const Subject& subject) const { return when != nullptr ? when(subject) : !find(subject).empty(); }

    RuleId id;
    Findings (*find)(const Subject& subject) = nullptr;
    Say how = nullptr;
    const Phrase* says = nullptr;
    bool (*when)(const Subject& subject) = nullptr;
    Args (*with)(const Subject& subject) = nullptr;
    Value (*where)(const Subject& subject) = nullptr;
};
/// Of a row that speaks of every subject.
template <class Subject>
bool always(const Subject&)
{
    return true;
}

/// Of a row that speaks for several rules: those that a system adds there.
inline constexpr RuleId several{};

/// Says what a row found; answers what it adds.
int say(Verdict& verdict, const RuleId& id, Findings findings);

/// The rows of one question as a system plays them: those of its family, in their order, with its own among them.
template <class Subject>
class Rows
{
public:
    Rows() = default;
    template <std::size_t N>
    Rows(const Rule<Subject> (&rows)[N]) : rows_(std::begin(rows), std::end(rows)) // NOLINT: it is some
    {
    }

    /// After all others.
    Rows& add(const Rule<Subject>& row)
    {
        rows_.push_back(row);
        return *this;
    }
    /// After the last row of that rule, which must be there.
    Rows& behind(const RuleId& rule, const Rule<Subject>& row)
    {
        const auto at = std::ranges::find(rows_.rbegin(), rows_.rend(), rule, &Rule<Subject>::id);
        assert(at != rows_.rend());
        rows_.insert(at.base(), row);
        return *this;
    }
    /// The system plays that rule otherwise, or not at all.
    Rows& without(const RuleId& rule)
    {
        [[maybe_unused]] const auto gone = std::erase_if(rows_, [&](const auto& row) { return row.id == rule; });
        assert(gone > 0);
        return *this;
    }
    auto begin() const { return rows_.begin(); }
    auto end() const { return rows_.end(); }

    /// What all of them find.
    Findings weigh(const Subject& subject) const
    {
        Findings found;
        for (const Rule<Subject>& row : rows_)
            for (Finding& one : row.weigh(subject))
                found.push_back(std::move(one));
        return found;
    }
    bool silent(const Subject& subject) const
    {
        return std::ranges::none_of(rows_, [&](const auto& row) { return row.speaks(subject); });
    }

private:
    std::vector<Rule<Subject>> rows_;
};

/// The rules that have a row there.
template <class Some>
void addIds(std::vector<RuleId>& ids, const Some& rows)
{
    for (const auto& row : rows)
        if (row.id != several)
            ids.push_back(row.id);
}

/// Row by row; answers the sum of what they add.
template <class Subject>
int weigh(const Rows<Subject>& rows, const Subject& subject, Verdict& verdict)
{
    int added = 0;
    for (const Rule<Subject>& row : rows)
        added += say(verdict, row.id, row.weigh(subject));
    return added;
}
template <class Subject, std::size_t N>
int weigh(const Rule<Subject> (&rows)[N], const Subject& subject, Verdict& verdict)
{
    int added = 0;
    for (const Rule<Subject>& row : rows)
        added += say(verdict, row.id, row.weigh(subject));
    return added;
}

} // namespace merlon::play
