#pragma once

#include "core/hex/trace.h"
#include "core/play/dice.h"
#include "core/play/kind.h"
#include "core/play/names.h"

#include <algorithm>

#include <concepts>

/// What every referee answers. Data only: sentences are made from the catalogue by the view layer.
namespace merlon::play
{

enum class Weight : std::uint8_t
{
    Notes,   ///< what was weighed and how it counts
    Forbids, ///< makes the order illegal; the first of them is the decisive one
    Allowed, ///< would forbid it, and the referee has set it aside
    Ruling,  ///< a reading that was chosen where the rulebook is silent, and that this verdict used
    House,   ///< a house rule of the scenario that this verdict used
    Decreed, ///< a fact that is the referee's word and not the rules'
    Result   ///< what came of it where nothing changes: "Gwyn is missed."
};

struct Reason
{
    Phrase phrase;
    Args args{};
    Weight weight = Weight::Notes;
    std::optional<Value> where{}; ///< a Place, a Pose, a Ref: where it applies

    friend bool operator==(const Reason&, const Reason&) = default;
};

/// What a referee would say aloud, under plain names, in that order: range 27, band medium, cover strong. The label is
/// the catalogue's word "fact.<name>".
struct Fact
{
    std::string_view name; ///< a literal
    Value value;
    bool added = false; ///< a number that is added to another: shown with its sign

    friend bool operator==(const Fact&, const Fact&) = default;
};

/// A field that the begun order lacks. The first is where the cursor goes.
struct Want
{
    std::string_view field; ///< a literal: the key of a Field
    bool must = true;       ///< false: the order may be given without it

    friend bool operator==(const Want&, const Want&) = default;
};

/// A line on a board that was judged, for drawing.
struct Line
{
    hex::Point from;
    hex::Point to;
    std::optional<Place> stop{}; ///< what stops it first: a hex, or one of its sides
    int board = 0;

    friend bool operator==(const Line&, const Line&) = default;
};

struct Verdict
{
    bool legal = true;
    bool allowed = false;    ///< by the referee, whatever the rules say: refusals are set aside, and judging goes on
    std::vector<Want> wants; ///< fields; while one must be given, nothing is carried out
    std::vector<Need> needs; ///< all dice that are wanted now
    Dice used;
    Dice spare;                      ///< given and not wanted, for instance after another die was corrected
    std::vector<std::string> unread; ///< facts that were decreed and that no rule asked for
    std::vector<Fact> facts;
    std::vector<Reason> reasons; ///< in the order in which they were weighed
    std::vector<Record> effects;
    std::vector<std::string> standIns; ///< tables that our sources lost and that were read
    std::vector<Line> lines;

    // In the source: every file that judges returns one.
    Verdict();
    Verdict(const Verdict&);
    Verdict(Verdict&&) noexcept;
    Verdict& operator=(const Verdict&);
    Verdict& operator=(Verdict&&) noexcept;
    ~Verdict();

    /// For a field or a die that is not there yet.
    bool waits() const { return !needs.empty() || std::ranges::any_of(wants, &Want::must); }
    /// Whether it may be carried out as it stands.
    bool whole() const { return legal && !waits(); }

    Verdict& say(Weight weight, const Phrase& phrase, Args args = {}, std::optional<Value> where = {});
    Verdict& note(const Phrase& phrase, Args args = {}, std::optional<Value> where = {});
    /// For good: without it there is nothing to judge, and nobody can set it aside.
    Verdict& forbid(const Phrase& phrase, Args args = {}, std::optional<Value> where = {});
    /// By a rule that the referee may set aside.
    Verdict& refuse(const Phrase& phrase, Args args = {}, std::optional<Value> where = {});
    Verdict& fact(std::string_view name, Value value, bool added = false);
    Verdict& record(Record effect);
    template <class E>
    Verdict& effect(const E& change)
    {
        return record(recordOf(change));
    }

    friend bool operator==(const Verdict&, const Verdict&);
};

/// The reason to name first of an illegal verdict; null for a legal one.
const Reason* decisive(const Verdict& verdict);
/// Null when it has none of that name.
const Fact* find(const std::vector<Fact>& facts, std::string_view name);

/// What comes with an order from the table: the dice that fell, and what the referee decreed whatever the rules find
/// (`cover: strong`), under the names of facts, or that it stands whatever they say.
struct Given
{
    Dice dice;
    Fields decreed;
    bool allowed = false;

    bool ruled() const { return allowed || !decreed.empty(); }

    friend bool operator==(const Given&, const Given&) = default;
};

/// Takes dice by what they are for, unmarked ones in order; asks the verdict for those that are missing.
class Tray
{
public:
    explicit Tray(const Given& given) : left_(given.dice), decreed_(given.decreed), allowed_(given.allowed)
    {
        for (const auto& [fact, value] : decreed_)
            unread_.push_back(fact);
    }

    /// The verdict to judge into.
    Verdict begin() const
    {
        Verdict verdict;
        verdict.allowed = allowed_;
        return verdict;
    }
    std::optional<int> roll(Verdict& verdict, Need need);
    /// One more die that has fallen, behind those that were given.
    void give(Die die) { left_.push_back(std::move(die)); }
    /// What the rules found, or what the referee holds against it: then the verdict says so. Rules read what this
    /// answers.
    template <class T>
    T held(Verdict& verdict, std::string_view fact, const T& found)
    {
        const Value* word = find(decreed_, fact);
        std::erase(unread_, fact);
        T held = found;
        if (word == nullptr || !As<T>::get(held, *word, today).empty() || held == found)
            return found;
        sayDecreed(verdict, fact, As<T>::put(found), *word);
        return held;
    }
    void done(Verdict& verdict)
    {
        verdict.spare = std::move(left_);
        verdict.unread = std::move(unread_);
    }

private:
    static void sayDecreed(Verdict& verdict, std::string_view fact, Value found, const Value& held);

    Dice left_;
    const Fields& decreed_;
    bool allowed_;
    std::vector<std::string> unread_;
};

/// An order as far as it is given: what is there is judged by the rules, what is not there is asked for.
template <class T>
struct Begun
{
    T order;
    std::bitset<mostFields> given; ///< the members that were there, by their places in its Shape

    const T* operator->() const { return &order; }
    template <auto At>
    bool lacks() const
    {
        return !given.test(placeOf(kindOf<T>(), &memberTag<At>));
    }
    /// True, and asked for, when it is missing.
    template <auto At>
    bool wants(Verdict& verdict, bool must = true) const
    {
        if (!lacks<At>())
            return false;
        verdict.wants.push_back({kindOf<T>().fields[placeOf(kindOf<T>(), &memberTag<At>)].key, must});
        return true;
    }
};

} // namespace merlon::play
