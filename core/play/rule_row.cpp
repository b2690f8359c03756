#include "core/play/rule_row.h"

namespace merlon::play
{

Findings::Findings() = default;
Findings::Findings(Finding one)
{
    all_.push_back(std::move(one));
}
Findings::Findings(Findings&&) noexcept = default;
Findings::Findings(const Findings&) = default;
Findings& Findings::operator=(Findings&&) noexcept = default;
Findings::~Findings() = default;
void Findings::push_back(Finding one)
{
    all_.push_back(std::move(one));
}
bool Findings::empty() const
{
    return all_.empty();
}
std::size_t Findings::size() const
{
    return all_.size();
}
Finding* Findings::begin()
{
    return all_.data();
}
Finding* Findings::end()
{
    return all_.data() + all_.size();
}
const Finding* Findings::begin() const
{
    return all_.data();
}
const Finding* Findings::end() const
{
    return all_.data() + all_.size();
}
Finding note(const Phrase& phrase, Args args, std::optional<Value> where)
{
    return {Weight::Notes, phrase, std::move(args), std::move(where)};
}
Finding refusal(const Phrase& phrase, Args args, std::optional<Value> where)
{
    return {Weight::Forbids, phrase, std::move(args), std::move(where), 0, false};
}
Finding impossible(const Phrase& phrase, Args args, std::optional<Value> where)
{
    return {Weight::Forbids, phrase, std::move(args), std::move(where)};
}
Finding ruling(const Phrase& phrase, Args args, std::optional<Value> where)
{
    return {Weight::Ruling, phrase, std::move(args), std::move(where)};
}
Finding result(const Phrase& phrase, Args args, std::optional<Value> where)
{
    return {Weight::Result, phrase, std::move(args), std::move(where)};
}
Findings refuseIf(bool holds, const Phrase& phrase, Args args, std::optional<Value> where)
{
    return holds ? Findings(refusal(phrase, std::move(args), std::move(where))) : Findings();
}

Args args(std::string_view name, Value value)
{
    Args made;
    made.emplace_back(name, std::move(value));
    return made;
}
Args args(std::string_view name, Value value, std::string_view name2, Value value2)
{
    Args made = args(name, std::move(value));
    made.emplace_back(name2, std::move(value2));
    return made;
}
Args args(std::string_view name, Value value, std::string_view name2, Value value2, std::string_view name3,
          Value value3)
{
    Args made = args(name, std::move(value), name2, std::move(value2));
    made.emplace_back(name3, std::move(value3));
    return made;
}

/// Says what a row found; answers what it adds.
int say(Verdict& verdict, [[maybe_unused]] const RuleId& id, Findings findings)
{
    int added = 0;
    for (Finding& one : findings)
    {
        assert(id == several || one.says.rule == id); // a row speaks for its own rule
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

} // namespace merlon::play
