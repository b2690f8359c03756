#include "support_sentences.h"

#include "core/rules/catalogue.h"

#include <algorithm>

namespace merlon::tests
{
namespace
{

class Missing
{
public:
    explicit Missing(const play::System& system) : system_(system) {}

    void word(const std::string& key)
    {
        if (rules::findWord(system_.id(), key) == nullptr)
            all.push_back(key);
    }
    void name(const play::Kind& kind, const play::Field& field)
    {
        const std::string key(field.key);
        if (rules::findWord(system_.id(), "field." + std::string(kind.key) + '.' + key) == nullptr)
            word("field." + key);
    }
    /// One that is neither a ruling nor a difference has a name, and says what it changes.
    void option(const play::Kind& kind, const play::Field& field)
    {
        choices(field);
        const std::string key(field.key);
        const auto& differences = rules::findBook(system_.id())->differences;
        if (rules::rulingOf(system_.id(), key) != nullptr ||
            std::ranges::find(differences, field.key, &rules::Difference::key) != differences.end())
            return;
        name(kind, field);
        word("does." + std::string(kind.key) + '.' + key);
    }
    void fields(const play::Kind& kind)
    {
        for (const play::Field& field : kind.fields)
        {
            name(kind, field);
            choices(field);
            if (field.of != nullptr)
                fields(field.of());
        }
    }
    /// One that its fields tell apart has a sentence for each of the words that they can hold.
    void sentence(const play::Kind& kind, const std::string& ending)
    {
        const std::string plain = std::string(kind.says.key) + ending;
        const auto has = [&](const std::string& key) { return rules::findPhrase({kind.says.rule, key}) != nullptr; };
        if (has(plain))
            return;
        bool any = false;
        for (const play::Field& field : kind.fields)
            for (const std::string_view one : field.words)
            {
                any = true;
                if (const std::string key = plain + '_' + std::string(one); !has(key))
                    all.push_back(std::string(kind.says.rule.id) + ": " + key);
            }
        if (!any)
            all.push_back(std::string(kind.says.rule.id) + ": " + plain);
    }
    void choices(const play::Field& field)
    {
        if (field.sort != play::Sort::Word)
            return;
        for (const std::string_view one : field.words)
            word(std::string(field.set) + '.' + std::string(one));
        for (const std::string& one : system_.words(field.set))
            word(std::string(field.set) + '.' + one);
    }

    std::vector<std::string> all;

private:
    const play::System& system_;
};

} // namespace

std::vector<std::string> missingSentences(const play::System& system)
{
    Missing missing(system);
    for (const play::Kind* order : system.orders())
    {
        missing.word("order." + std::string(order->key));
        missing.sentence(*order, "");
        missing.fields(*order);
    }
    for (const play::Kind* effect : system.effects())
    {
        missing.word("effect." + std::string(effect->key));
        missing.sentence(*effect, "_so");
        missing.fields(*effect);
    }
    for (const play::Field& fact : system.facts().fields)
    {
        missing.word("fact." + std::string(fact.key));
        missing.choices(fact);
    }
    for (const play::Field& option : system.options().fields)
        missing.option(system.options(), option);
    for (const std::string& edition : system.editions())
        missing.word("edition." + edition);
    return missing.all;
}

std::vector<std::string> sentencesOfRules(const play::System& system)
{
    const auto tells = [&](RuleId rule, std::string_view key)
    {
        const auto ofKind = [&](const play::Kind* kind)
        {
            return kind->says.rule == rule && key.starts_with(kind->says.key) &&
                   (key.size() == kind->says.key.size() || key[kind->says.key.size()] == '_');
        };
        const auto ofSealed = [&](const play::Field& field)
        { return field.sort == play::Sort::Seal && field.of != nullptr && ofKind(&field.of()); };
        const auto ofOrder = [&](const play::Kind* order)
        { return ofKind(order) || std::ranges::any_of(order->fields, ofSealed); };
        return key.ends_with("_so") || key.find("_so_") != key.npos || std::ranges::any_of(system.orders(), ofOrder);
    };
    /// The same of several as another sentence says of one: no rule says it by itself.
    const auto ofSeveral = [](const rules::RuleEntry& entry, std::string_view key)
    {
        constexpr std::string_view ending = "_all";
        return key.ends_with(ending) &&
               rules::findPhrase({entry.rule, key.substr(0, key.size() - ending.size())}) != nullptr;
    };
    std::vector<std::string> all;
    for (const rules::RuleEntry& entry : rules::findBook(system.id())->rules)
        for (const rules::PhraseEntry& phrase : entry.phrases)
            if (!tells(entry.rule, phrase.key) && !ofSeveral(entry, phrase.key))
                all.push_back(std::string(entry.rule.id) + '/' + std::string(phrase.key));
    return all;
}

} // namespace merlon::tests
