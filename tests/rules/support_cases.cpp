// Cases judged, and held against what they expect.

#include "support_cases.h"

#include "core/play/codec.h"
#include "core/play/handout.h"

#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <sstream>

namespace merlon::tests
{
namespace
{

/// As a case writes it.
std::string valueText(const play::Setting& setting, const play::Value& value)
{
    const auto* hex = std::get_if<hex::Hex>(&value);
    return hex != nullptr && !setting.boards.empty() ? hex::name(play::hexBoard(setting.boards)->layout, *hex)
                                                     : play::plain(value);
}

play::Verdict judged(const play::Game& game, const GivenOrder& order)
{
    play::Given given = order.given;
    std::size_t next = 0;
    const auto draw = [&](const play::Need& need) -> std::optional<play::Die>
    {
        const auto value =
            next < order.faces.size() ? play::valueOfFace(order.faces[next++], need.sides) : std::optional<int>();
        return value ? std::optional(play::Die{need.sides, *value, {}, play::Source::Typed}) : std::nullopt;
    };
    play::Verdict verdict = play::judgeDrawing(game, order.order, given, draw);
    for (; next < order.faces.size(); ++next) // nobody asked for them
        verdict.spare.push_back({10, order.faces[next], {}, play::Source::Typed});
    return verdict;
}

play::Game byHand(const play::Game& game, const GivenOrder& step)
{
    auto state = game.setting->system->apply(game, step.effects, play::today);
    return state ? play::Game{game.setting, std::move(*state)} : game;
}

/// Whether an effect says what a case says of it; a case may leave keys out.
bool agrees(const std::string& effect, const std::string& expected)
{
    const YAML::Node is = YAML::Load(effect);
    const YAML::Node wanted = YAML::Load(expected);
    const auto same = [&](const auto& field)
    { return is[field.first.Scalar()] && flow(is[field.first.Scalar()]) == flow(field.second); };
    return wanted.IsMap() && std::all_of(wanted.begin(), wanted.end(), same);
}

std::string joined(const std::vector<std::string>& parts)
{
    std::string text;
    for (const auto& part : parts)
        text += (text.empty() ? "" : "; ") + part;
    return text;
}

std::string describe(const play::Setting& setting, const play::Verdict& verdict)
{
    std::string text = verdict.legal ? "legal" : "illegal";
    for (const auto& fact : verdict.facts)
        text += ", " + std::string(fact.name) + ' ' + valueText(setting, fact.value);
    text += "; cites";
    for (const auto& reason : verdict.reasons)
    {
        text += ' ' + std::string(reason.phrase.rule.id) + '/' + std::string(reason.phrase.key);
        if (!reason.phrase.ruling.id.empty())
            text += " by " + std::string(reason.phrase.ruling.id);
    }
    return text;
}

/// By its sentence, or by the ruling by which that is said.
auto cites(const std::string& rule)
{
    return [&rule](const play::Reason& reason)
    { return reason.phrase.rule.id == rule || reason.phrase.ruling.id == rule; };
}

/// Each rule after the one before it, among others; a rule and the ruling by which it is read may be one reason.
void compareReasons(const RuleCase& one, const play::Verdict& verdict, std::vector<std::string>& faults)
{
    const Expectation& expect = one.expect;
    auto next = verdict.reasons.begin();
    for (const auto& rule : expect.reasons)
    {
        const auto found = std::find_if(next, verdict.reasons.end(), cites(rule));
        if (found == verdict.reasons.end())
            faults.push_back("does not cite " + rule + " (in this order)");
        else
            next = found->phrase.ruling.id.empty() || found->phrase.ruling.id == rule ? found + 1 : found;
    }
    for (const auto& rule : expect.absent)
        if (std::ranges::any_of(verdict.reasons, cites(rule)))
            faults.push_back("cites " + rule);
    for (const auto& [rule, key, value] : expect.told)
    {
        const auto found = std::ranges::find_if(verdict.reasons, cites(rule));
        std::string text = "nothing";
        if (found != verdict.reasons.end())
            for (const auto& [name, is] : found->args)
                if (name == key)
                    text = valueText(*one.setting, is);
        if (text != value)
            faults.push_back(rule + " is told with " + key + ' ' + text + ", not " + value);
    }
    const play::Reason* decisive = play::decisive(verdict);
    if (expect.decisive && (!decisive || decisive->phrase.rule.id != *expect.decisive))
        faults.push_back("the decisive rule is not " + *expect.decisive);
}

void compareOutcome(const RuleCase& one, const play::Verdict& verdict, std::vector<std::string>& faults)
{
    for (const auto& [key, value] : one.expect.facts)
    {
        const play::Fact* fact = play::find(verdict.facts, key);
        const std::string is = fact == nullptr ? "nothing" : valueText(*one.setting, fact->value);
        if (is != value)
            faults.push_back(key + " is " + is + ", not " + value);
    }
    if (one.expect.effects)
    {
        std::vector<std::string> effects;
        for (const auto& effect : verdict.effects)
            if (!one.setting->system->effect(effect.kind)->quiet)
                effects.push_back(play::effectText(effect, play::namesOf(*one.setting)));
        if (!std::ranges::equal(effects, *one.expect.effects, agrees))
            faults.push_back("effects are [" + joined(effects) + "], not [" + joined(*one.expect.effects) + "]");
    }
    if (one.expect.needs)
    {
        std::vector<std::string> needs;
        for (const auto& need : verdict.needs)
            needs.push_back(play::dieName(need.sides));
        if (needs != *one.expect.needs)
            faults.push_back("needs [" + joined(needs) + ']');
    }
}

void compareEvents(const RuleCase& one, const play::Verdict& verdict, std::vector<std::string>& faults)
{
    if (one.events.empty())
        return;
    std::vector<std::string> events;
    const hex::Segment line = verdict.lines.empty()
                                  ? hex::between(one.from, one.to)
                                  : hex::Segment{one.from, verdict.lines[0].from, one.to, verdict.lines[0].to};
    for (const auto& event : hex::events(line))
        events.push_back(eventText(play::hexBoard(one.setting->boards)->layout, event));
    if (events != one.events)
        faults.push_back("events are [" + joined(events) + "]");
}

} // namespace

play::Game gameOf(const RuleCase& one)
{
    play::Game game = play::begin(one.setting);
    for (const GivenOrder& step : one.before)
        game = step.effects.empty() ? play::after(game, judged(game, step)) : byHand(game, step);
    return game;
}

play::Verdict verdictOf(const RuleCase& one)
{
    return judged(gameOf(one), one.asked);
}

play::Verdict allowedIn(const RuleCase& one)
{
    play::Given given = one.asked.given;
    given.allowed = true;
    return play::judgeDrawing(gameOf(one), one.asked.order, given,
                              [](const play::Need& need) {
                                  return std::optional(play::Die{need.sides, need.sides / 2, {}, play::Source::Typed});
                              });
}

std::vector<play::Reason> heardIn(const RuleCase& one)
{
    const play::Game game = gameOf(one);
    const play::Verdict verdict = judged(game, one.asked);
    std::vector<play::Reason> heard = verdict.reasons;
    for (const play::Game& then : {game, play::after(game, verdict)})
    {
        const play::System& system = *then.setting->system;
        std::ranges::copy(system.clock(then).says, std::back_inserter(heard));
        for (const play::Muster& line : system.muster(then))
            heard.push_back(line.says);
        for (const play::Owed& owed : system.owed(then))
            heard.push_back(owed.why);
        for (const play::Timer& timer : system.timers(then))
            heard.push_back(timer.says);
        for (const play::Sheet& sheet : system.sheets(then))
        {
            std::ranges::copy(sheet.notes, std::back_inserter(heard));
            for (const auto& why : sheet.why)
                std::ranges::copy(why, std::back_inserter(heard));
        }
        for (const play::Handout& handout : system.handouts(then))
        {
            std::ranges::copy(handout.heads, std::back_inserter(heard));
            for (const play::Leaf& leaf : handout.leaves)
                std::ranges::copy(leaf.heads, std::back_inserter(heard));
        }
    }
    return heard;
}

std::string judgeCase(const RuleCase& one)
{
    if (!one.fault.empty())
        return one.fault;
    play::Game game = play::begin(one.setting);
    for (const auto& step : one.before)
    {
        if (!step.effects.empty())
        {
            game = byHand(game, step);
            continue;
        }
        const auto verdict = judged(game, step);
        if (!verdict.whole())
            return "an order before is not legal and complete: " + describe(*one.setting, verdict);
        game = play::after(game, verdict);
    }
    const auto verdict = judged(game, one.asked);
    std::vector<std::string> faults;
    if (one.expect.legal && *one.expect.legal != verdict.legal)
        faults.push_back(*one.expect.legal ? "should be legal" : "should be illegal");
    compareReasons(one, verdict, faults);
    compareOutcome(one, verdict, faults);
    compareEvents(one, verdict, faults);
    for (const play::Die& die : verdict.spare)
        faults.push_back("nobody asked for the die " + std::to_string(die.value));
    for (const std::string& fact : verdict.unread)
        faults.push_back("no rule read the decreed " + fact);
    return faults.empty() ? std::string() : joined(faults) + " -- " + describe(*one.setting, verdict);
}

} // namespace merlon::tests
