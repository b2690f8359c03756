#pragma once

#include "core/verdict/verdict.h"

#include <initializer_list>
#include <utility>

/// Puts a verdict together in the order in which a referee would say it.
namespace merlon::verdict
{

class Builder
{
public:
    using Args = std::initializer_list<Arg>;

    Builder& fact(std::string_view name, Value value)
    {
        verdict_.facts.push_back({name, std::move(value)});
        return *this;
    }
    Builder& note(const Phrase& phrase, Args args = {}, std::optional<Place> place = {})
    {
        return add(Weight::Notes, phrase, args, place);
    }
    Builder& ruling(const Phrase& phrase, Args args = {}) { return add(Weight::Ruling, phrase, args, {}); }
    /// The first one is the decisive one.
    Builder& forbid(const Phrase& phrase, Args args = {}, std::optional<Place> place = {})
    {
        add(Weight::Forbids, phrase, args, place);
        verdict_.reasons.back().decisive = verdict_.legal;
        verdict_.legal = false;
        return *this;
    }
    Builder& effect(Effect effect)
    {
        verdict_.effects.push_back(std::move(effect));
        return *this;
    }
    Builder& readStandIn(const std::string& table)
    {
        verdict_.standIns.push_back(table);
        return *this;
    }
    Builder& line(const SightLine& line)
    {
        verdict_.line = line;
        return *this;
    }
    Builder& want(const DieNeed& need)
    {
        verdict_.needs.push_back(need);
        return *this;
    }
    Builder& used(const DieUsed& die)
    {
        verdict_.dice.push_back(die);
        return *this;
    }

    bool legal() const { return verdict_.legal; }
    /// For a die that nobody has thrown yet.
    bool waits() const { return !verdict_.needs.empty(); }
    Verdict done() && { return std::move(verdict_); }

private:
    Builder& add(Weight weight, const Phrase& phrase, Args args, std::optional<Place> place)
    {
        verdict_.reasons.push_back({phrase, args, weight, false, place});
        return *this;
    }

    Verdict verdict_;
};

} // namespace merlon::verdict
