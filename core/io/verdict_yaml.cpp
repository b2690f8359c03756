#include "core/io/verdict_yaml.h"

#include "core/io/effects.h"
#include "core/io/files.h"
#include "core/yaml/write.h"

#include <cassert>

namespace merlon::io
{

using namespace yaml;

namespace
{

const Extras none;

std::string valueText(const verdict::Value& value, const map::HexMap& map)
{
    if (const auto* number = std::get_if<int>(&value))
        return std::to_string(*number);
    if (const auto* text = std::get_if<std::string>(&value))
        return *text == "-" ? "\"-\"" : scalarText(*text);
    if (const auto* hex = std::get_if<hex::Hex>(&value))
        return scalarText(hex::name(map.layout, *hex));
    if (const auto* word = std::get_if<verdict::Word>(&value)) // "cover.strong" is strong
        return scalarText(std::string_view(word->key).substr(word->key.find('.') + 1));
    return scalarText(std::get<verdict::ForceName>(value).id);
}

std::string needsText(const verdict::Verdict& verdict)
{
    std::vector<std::string> items;
    for (const verdict::DieNeed& need : verdict.needs)
    {
        FlowMapping out(none);
        out.text("die", need.die);
        out.text("for", need.purpose);
        items.push_back(out.done());
    }
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

std::string reasonText(const verdict::Reason& reason, const std::string& sentence)
{
    FlowMapping out(none);
    out.text("rule", reason.phrase.rule.id);
    out.raw("text", sentenceText(sentence));
    if (reason.decisive)
        out.raw("decisive", "true");
    return out.done();
}

} // namespace

std::string verdictYaml(const verdict::Order& order, const verdict::Verdict& verdict,
                        const std::vector<std::string>& sentences, const map::HexMap& map)
{
    assert(sentences.size() == verdict.reasons.size());
    std::vector<std::string> dice;
    for (const verdict::DieUsed& die : verdict.dice)
    {
        dice.push_back(dieText(die));
        dice.back().insert(dice.back().size() - 1, ", for: shot");
    }
    FlowMapping facts(none);
    for (const verdict::Fact& fact : verdict.facts)
        facts.raw(fact.name, valueText(fact.value, map));
    std::vector<std::string> standIns;
    for (const std::string& table : verdict.standIns)
        standIns.push_back(scalarText(table));

    std::string text;
    BlockMapping out(text, 2, none, "- ");
    out.raw("order", '{' + orderText(order, map) + '}');
    out.raw("legal", verdict.legal ? "true" : "false");
    out.raw("needs", needsText(verdict));
    out.raw("dice", flowList(dice));
    out.raw("facts", facts.done());
    if (verdict.reasons.empty())
        out.raw("reasons", "[]");
    else
        out.nested("reasons",
                   [&](std::string& to, int indent)
                   {
                       for (std::size_t i = 0; i < sentences.size(); ++i)
                           to += std::string(static_cast<std::size_t>(indent), ' ') + "- " +
                                 reasonText(verdict.reasons[i], sentences[i]) + '\n';
                   });
    out.raw("effects", effectsText(verdict.effects, map));
    out.raw("standIns", flowList(standIns));
    return text;
}

} // namespace merlon::io
