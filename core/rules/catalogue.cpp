#include "core/rules/catalogue.h"

#include <algorithm>
#include <unordered_map>

namespace merlon::rules
{
namespace
{

template <class Entry, class Key>
std::unordered_map<std::string_view, const Entry*> indexBy(std::span<const Entry> entries, Key key)
{
    std::unordered_map<std::string_view, const Entry*> index;
    for (const auto& entry : entries)
        index.emplace(key(entry), &entry);
    return index;
}

template <class Index>
auto lookUp(const Index& index, std::string_view key) -> typename Index::mapped_type
{
    const auto found = index.find(key);
    return found == index.end() ? nullptr : found->second;
}

} // namespace

const RuleEntry* findRule(std::string_view id)
{
    static const auto index = indexBy(catalogue(), [](const RuleEntry& entry) { return entry.rule.id; });
    return lookUp(index, id);
}

const PhraseEntry* findPhrase(const Phrase& phrase)
{
    const RuleEntry* rule = findRule(phrase.rule.id);
    if (!rule)
        return nullptr;
    const auto found = std::ranges::find(rule->phrases, phrase.key, &PhraseEntry::key);
    return found == rule->phrases.end() ? nullptr : &*found;
}

const WordEntry* findWord(std::string_view key)
{
    static const auto index = indexBy(words(), [](const WordEntry& entry) { return entry.key; });
    return lookUp(index, key);
}

} // namespace merlon::rules
