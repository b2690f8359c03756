#include "core/rules/catalogue.h"

#include <algorithm>
#include <unordered_map>

namespace merlon::rules
{
namespace
{

template <class Entry>
using Index = std::unordered_map<std::string_view, const Entry*>;

template <class Entry, class Entries, class Key>
Index<Entry> indexed(Entries entries, Key key)
{
    Index<Entry> index;
    for (const Book& book : books())
        for (const Entry& entry : entries(book))
            index.emplace(key(entry), &entry);
    return index;
}

template <class Entry>
const Entry* lookUp(const Index<Entry>& index, std::string_view key)
{
    const auto found = index.find(key);
    return found == index.end() ? nullptr : found->second;
}

} // namespace

const RuleEntry* findRule(std::string_view id)
{
    static const auto index = indexed<RuleEntry>([](const Book& book) { return book.rules; },
                                                 [](const RuleEntry& entry) { return entry.rule.id; });
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
    static const auto index = indexed<WordEntry>([](const Book& book) { return book.words; },
                                                 [](const WordEntry& entry) { return entry.key; });
    return lookUp(index, key);
}

std::string_view dataFile(std::string_view system)
{
    const auto files = dataFiles();
    const auto found = std::ranges::find(files, system, &DataFile::system);
    return found == files.end() ? std::string_view() : found->text;
}

} // namespace merlon::rules
