#include "core/rules/catalogue.h"

#include <algorithm>
#include <unordered_map>

namespace merlon::rules
{
namespace
{

template <class Entry>
using Index = std::unordered_map<std::string_view, const Entry*>;

template <class Entry>
const Entry* lookUp(const Index<Entry>& index, std::string_view key)
{
    const auto found = index.find(key);
    return found == index.end() ? nullptr : found->second;
}

} // namespace

const Book* findBook(std::string_view system)
{
    const auto all = books();
    const auto found = std::ranges::find(all, system, &Book::system);
    return found == all.end() ? nullptr : &*found;
}

const RuleEntry* findRule(std::string_view id)
{
    static const auto index = []
    {
        Index<RuleEntry> all;
        for (const Book& book : books())
            for (const RuleEntry& entry : book.rules)
                all.emplace(entry.rule.id, &entry);
        return all;
    }();
    return lookUp(index, id);
}

const RuleEntry* rulingOf(std::string_view system, std::string_view option)
{
    const Book* book = findBook(system);
    if (book == nullptr || option.empty())
        return nullptr;
    const auto found = std::ranges::find(book->rules, option, &RuleEntry::option);
    return found == book->rules.end() ? rulingOf(book->borrows, option) : &*found;
}

Phrase phraseOf(std::string_view rule, std::string_view key)
{
    const RuleEntry* entry = findRule(rule);
    const PhraseEntry* said = findPhrase({{rule}, key});
    return said != nullptr ? Phrase{entry->rule, said->key, said->ruling, said->edition} : Phrase{{rule}, key};
}

const PhraseEntry* findPhrase(const Phrase& phrase)
{
    // A book that borrows may say more of a rule.
    static const auto index = []
    {
        std::unordered_multimap<std::string_view, std::span<const PhraseEntry>> all;
        for (const Book& book : books())
            for (const RuleEntry& entry : book.rules)
                all.emplace(entry.rule.id, entry.phrases);
        return all;
    }();
    const auto [first, last] = index.equal_range(phrase.rule.id);
    for (auto of = first; of != last; ++of)
        if (const auto found = std::ranges::find(of->second, phrase.key, &PhraseEntry::key); found != of->second.end())
            return &*found;
    return nullptr;
}

const WordEntry* findWord(std::string_view system, std::string_view key)
{
    static const auto index = []
    {
        std::unordered_map<std::string_view, Index<WordEntry>> all;
        for (const Book& book : books())
            for (const WordEntry& entry : book.words)
                all[book.system].emplace(entry.key, &entry);
        return all;
    }();
    const Book* own = findBook(system);
    for (const std::string_view book : {system, own != nullptr ? own->borrows : shared, shared})
        if (const auto found = index.find(book); found != index.end())
            if (const WordEntry* entry = lookUp(found->second, key))
                return entry;
    return nullptr;
}

std::string_view dataFile(std::string_view system)
{
    const auto files = dataFiles();
    const auto found = std::ranges::find(files, system, &DataFile::system);
    return found == files.end() ? std::string_view() : found->text;
}

} // namespace merlon::rules
