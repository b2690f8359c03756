#include "translations/glossary.h"

#include "translations/language_name.h"
#include "translations/yaml_tree.h"

#include <algorithm>

namespace merlon::i18n
{
namespace
{

/// "out of range, out of reach"; what stands in brackets only tells it from another.
void addEnglish(const QString& text, std::size_t term, const Endings& endings, TermForms& english)
{
    static const QRegularExpression remark("\\([^)]*\\)");
    for (QString one : text.split(',', Qt::SkipEmptyParts))
    {
        const bool perhaps = one.contains('(');
        english.forms.add(formOf(one.remove(remark).trimmed(), endings));
        english.owners.push_back({term, perhaps});
    }
}

Term::Words readWords(const yaml::Node& node, const Endings& endings)
{
    Term::Words words;
    words.word = textUnder(node, "term");
    for (const char* key : {"term", "plural", "noun", "also"})
        for (const QString& one : textsUnder(node, key))
            words.allowed.push_back(formOf(one, endings));
    return words;
}

Term readTerm(const yaml::Node& node, const Languages& languages)
{
    const auto endings = [&](const QString& language) { return languages.all.value(language).endings; };
    Term term;
    term.id = textUnder(node, "id");
    term.systems = textsUnder(node, "systems");
    for (const QString& language : words::languages().mid(1))
        if (const yaml::Node* words = under(node, language.toStdString()))
            term.in.insert(language, readWords(*words, endings(language)));
    if (const yaml::Node* systems = under(node, "per_system"))
        for (std::size_t i = 0; i + 1 < systems->items.size(); i += 2)
            for (const QString& language : words::languages().mid(1))
                if (const QString word = textUnder(systems->items[i + 1], language.toStdString()); !word.isEmpty())
                    term.perSystem[textOf(systems->items[i])].insert(language, formOf(word, endings(language)));
    return term;
}

} // namespace

Glossary readGlossary(const QString& path, const Languages& languages, yaml::Diagnostics& faults)
{
    Glossary glossary;
    const yaml::Node root = readTree(path, faults);
    for (const yaml::Node& one : itemsUnder(root, "terms"))
    {
        const std::size_t index = glossary.terms.size();
        glossary.terms.push_back(readTerm(one, languages));
        for (const QString& system : glossary.terms.back().systems)
            glossary.systems.insert(system);
        addEnglish(textUnder(one, "en"), index, languages.all.value("en").endings, glossary.english);
        for (const QString& language : words::languages().mid(1))
            if (const yaml::Node* words = under(one, language.toStdString()))
                for (const QString& never : textsUnder(*words, "never"))
                {
                    glossary.never[language].forms.add(formOf(never, languages.all.value(language).endings));
                    glossary.never[language].owners.push_back({index});
                }
    }
    return glossary;
}

bool concerns(const Term& term, const QString& context, const Glossary& glossary)
{
    return !glossary.systems.contains(context) || term.systems.isEmpty() || term.systems.contains(context);
}

std::vector<Said> saidIn(const std::vector<Word>& english, const QString& context, const Glossary& glossary)
{
    std::vector<Said> all;
    for (const Forms::Found& found : glossary.english.forms.in(english))
    {
        const TermForms::Owner& owner = glossary.english.owners[found.index];
        if (const Term& term = glossary.terms[owner.term]; concerns(term, context, glossary))
            all.push_back({&term, found.at, owner.perhaps});
    }
    std::vector<Said> longest;
    std::ranges::copy_if(all, std::back_inserter(longest),
                         [&](const Said& one)
                         {
                             return std::ranges::none_of(
                                 all, [&](const Said& other)
                                 { return other.at.size() > one.at.size() && other.at.holds(one.at); });
                         });
    return longest;
}

} // namespace merlon::i18n
