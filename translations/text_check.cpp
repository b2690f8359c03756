#include "translations/text_check.h"

#include <algorithm>

namespace merlon::i18n
{
namespace
{

/// May this word stand though it must not for that term? Within a word that is right here it says another thing; where
/// the English says the term too, the term's own word must stand beside it.
bool isAnothers(const Span& hit, const Term& term, const std::vector<Said>& said, const std::vector<Word>& words,
                const QString& language)
{
    const auto covered = [&](const Term& other)
    {
        return std::ranges::any_of(
            other.in.value(language).allowed, [&](const Form& form)
            { return std::ranges::any_of(roughly(form, words), [&](const Span& at) { return at.holds(hit); }); });
    };
    const auto stands = [&](const Form& form) { return !roughly(form, words).empty(); };
    const bool meant = std::ranges::any_of(said, [&](const Said& one) { return one.term == &term; });
    const bool named = !meant || std::ranges::any_of(term.in.constFind(language)->allowed, stands);
    return std::ranges::any_of(said,
                               [&](const Said& one) { return (one.term == &term || named) && covered(*one.term); });
}

Findings checkForbidden(const Text& text, const Glossary& glossary, const std::vector<Word>& words,
                        const std::vector<Said>& said)
{
    Findings findings;
    const QString& language = text.file.language;
    const auto never = glossary.never.constFind(language);
    if (never == glossary.never.cend())
        return findings;
    for (const Forms::Found& hit : never->forms.in(words))
    {
        const Term& term = glossary.terms[never->owners[hit.index].term];
        if (!concerns(term, text.message.context, glossary) || isAnothers(hit.at, term, said, words, language))
            continue;
        Finding finding = text.finding("never", textOf(words, hit.at), term.in.constFind(language)->word);
        finding.term = term.id;
        finding.said = std::ranges::any_of(said, [&](const Said& one) { return one.term == &term; });
        findings.push_back(std::move(finding));
    }
    return findings;
}

bool isCalledSo(const Term& term, const std::vector<Word>& words, const QString& language)
{
    const auto stands = [&](const Form& form) { return !roughly(form, words).empty(); };
    const auto own = term.in.constFind(language);
    return own == term.in.cend() || std::ranges::any_of(own->allowed, stands) ||
           std::ranges::any_of(term.perSystem, [&](const auto& forms)
                               { return forms.contains(language) && stands(forms.value(language)); });
}

/// Where one English word is several terms, the word of one of them is enough.
Findings checkNamed(const Text& text, const std::vector<Word>& words, const std::vector<Said>& said)
{
    Findings findings;
    const QString& language = text.file.language;
    QSet<QString> told;
    for (const Said& one : said)
    {
        const auto sameWords = [&](const Said& other)
        { return other.at == one.at && isCalledSo(*other.term, words, language); };
        if (one.perhaps || told.contains(one.term->id) || std::ranges::any_of(said, sameWords))
            continue;
        told.insert(one.term->id);
        Finding finding = text.finding("term", {}, one.term->in.value(language).word);
        finding.term = one.term->id;
        finding.said = true;
        findings.push_back(std::move(finding));
    }
    return findings;
}

} // namespace

Finding Text::finding(const char* code, QString found, QString wanted) const
{
    return {code,           file.path, message.line,     file.language,    message.context,
            message.source, {},        std::move(found), std::move(wanted)};
}

Findings checkTerms(const Text& text, const Glossary& glossary)
{
    const std::vector<Word> words = wordsOf(text.form);
    const std::vector<Said> said = saidIn(wordsOf(text.message.source), text.message.context, glossary);
    Findings findings = checkForbidden(text, glossary, words, said);
    if (!text.file.story)
        for (Finding& one : checkNamed(text, words, said))
            findings.push_back(std::move(one));
    return findings;
}

Findings checkFile(const TextFile& file, const Glossary& glossary, const Languages& languages)
{
    Findings findings;
    const auto add = [&findings](Findings found) { std::ranges::move(found, std::back_inserter(findings)); };
    for (const Message& message : file.messages)
    {
        if (message.state != State::Translated)
            continue;
        add(checkPlurals(file, message, languages));
        for (const QString& form : message.forms)
        {
            const Text text{file, message, form};
            if (file.language != "en")
                add(checkTerms(text, glossary));
            add(checkHoles(text, languages));
            add(checkTypography(text, languages));
            if (!file.story)
                add(checkWording(text, languages));
        }
    }
    return findings;
}

} // namespace merlon::i18n
