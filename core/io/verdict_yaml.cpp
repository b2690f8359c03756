#include "core/io/verdict_yaml.h"

#include "core/io/journal_text.h"
#include "core/play/codec.h"
#include "core/yaml/write.h"

#include <cassert>

namespace merlon::io
{

using namespace yaml;

namespace
{

std::string needsText(const play::Verdict& verdict)
{
    std::vector<std::string> items;
    for (const play::Need& need : verdict.needs)
    {
        FlowMapping out;
        out.text("die", play::dieName(need.sides));
        out.text("for", need.key());
        if (!need.by.empty())
            out.text("by", need.by);
        items.push_back(out.done());
    }
    return flowList(items);
}

/// Fields that must still be given.
std::string wantsText(const play::Verdict& verdict)
{
    std::vector<std::string> items;
    for (const play::Want& want : verdict.wants)
        if (want.must)
            items.push_back(scalarText(want.field));
    return flowList(items);
}

/// Sentences are always in quotes, so that they are seen to be sentences.
std::string sentenceText(std::string_view sentence)
{
    std::string out = "\"";
    for (const char c : sentence)
    {
        if (c == '"' || c == '\\')
            out += '\\';
        out += c == '\n' || c == '\t' ? ' ' : c;
    }
    return out + '"';
}

std::string standInsText(const std::vector<std::string>& tables)
{
    std::vector<std::string> texts;
    for (const std::string& table : tables)
        texts.push_back(scalarText(table));
    return flowList(texts);
}

std::string reasonText(const play::Reason& reason, const std::string& sentence, bool decisive)
{
    FlowMapping out;
    out.text("rule", reason.phrase.rule.id);
    if (!reason.phrase.ruling.id.empty())
        out.text("ruling", reason.phrase.ruling.id);
    out.raw("text", sentenceText(sentence));
    if (decisive)
        out.raw("decisive", "true");
    return out.done();
}

} // namespace

std::string verdictYaml(const play::Record& order, const play::Verdict& verdict,
                        const std::vector<std::string>& sentences, const play::Setting& setting)
{
    assert(sentences.size() == verdict.reasons.size());
    const play::Names names = play::namesOf(setting);
    std::vector<std::string> dice;
    for (const play::Die& die : verdict.used)
        dice.push_back(play::dieText(die));
    FlowMapping facts;
    for (const play::Fact& fact : verdict.facts)
        facts.raw(fact.name, play::valueText(fact.value, setting.boards));

    std::string text;
    BlockMapping out(text, 2, noExtras, "- ");
    out.raw("order", '{' + play::orderText(order, names) + '}');
    out.raw("legal", verdict.legal ? "true" : "false");
    if (const std::string wants = wantsText(verdict); wants != "[]")
        out.raw("wants", wants);
    out.raw("needs", needsText(verdict));
    out.raw("dice", flowList(dice));
    out.raw("facts", facts.done());
    const play::Reason* decisive = play::decisive(verdict);
    if (verdict.reasons.empty())
        out.raw("reasons", "[]");
    else
        out.nested("reasons",
                   [&](std::string& to, int indent)
                   {
                       for (std::size_t i = 0; i < sentences.size(); ++i)
                           to += std::string(static_cast<std::size_t>(indent), ' ') + "- " +
                                 reasonText(verdict.reasons[i], sentences[i], &verdict.reasons[i] == decisive) + '\n';
                   });
    out.raw("effects", effectsText(verdict.effects, names));
    out.raw("standIns", standInsText(verdict.standIns));
    return text;
}

std::string oddsYaml(const play::Odds& odds, const std::vector<std::string>& sentences, const play::Setting& setting)
{
    assert(sentences.size() == odds.outcomes.size());
    if (!odds.tooMany && !odds.open())
        return {};
    std::string text;
    BlockMapping out(text, 2);
    if (odds.tooMany)
    {
        out.raw("odds", "{tooMany: true}");
        return text;
    }
    const play::Names names = play::namesOf(setting);
    const auto outcomes = [&](std::string& to, int indent)
    {
        for (std::size_t i = 0; i < sentences.size(); ++i)
        {
            const play::Outcome& outcome = odds.outcomes[i];
            std::vector<std::string> results;
            for (const play::Value& result : outcome.results)
                results.push_back(play::valueText(result, setting.boards));
            FlowMapping one;
            one.number("parts", outcome.parts);
            one.raw("text", sentenceText(sentences[i]));
            one.raw("results", flowList(results));
            one.raw("effects", effectsText(outcome.verdict.effects, names));
            to += std::string(static_cast<std::size_t>(indent), ' ') + "- " + one.done() + '\n';
        }
    };
    out.nested("odds",
               [&](std::string& to, int indent)
               {
                   BlockMapping inner(to, indent);
                   inner.number("of", odds.of);
                   inner.nested("outcomes", outcomes);
                   inner.raw("standIns", standInsText(odds.standIns));
               });
    return text;
}

std::string byHandYaml(const play::ByHand& byHand, const play::Setting& setting)
{
    std::string text;
    BlockMapping out(text, 2, noExtras, "- ");
    out.raw("byHand", effectsText(byHand.effects, play::namesOf(setting)));
    out.local("note", byHand.note);
    return text;
}

} // namespace merlon::io
