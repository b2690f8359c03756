#pragma once

#include "core/yaml/diagnostic.h"
#include "translations/languages.h"

#include <QHash>

/// The term base: one word for one thing in each language.
namespace merlon::i18n
{

struct Term
{
    /// What one language says for it.
    struct Words
    {
        QString word; ///< the one to write
        std::vector<Form> allowed;
    };

    QString id;
    QStringList systems;                            ///< where the thing occurs
    QHash<QString, Words> in;                       ///< by language
    QHash<QString, QHash<QString, Form>> perSystem; ///< by system and language: the word of its book
};

/// Forms of many terms, each with its term.
struct TermForms
{
    struct Owner
    {
        std::size_t term = 0;
        bool perhaps = false; ///< the word says other things too: a remark in brackets tells which is meant
    };

    Forms forms;
    std::vector<Owner> owners;
};

struct Glossary
{
    std::vector<Term> terms;
    QSet<QString> systems; ///< all that a term names
    TermForms english;
    QHash<QString, TermForms> never; ///< by language
};

Glossary readGlossary(const QString& path, const Languages& languages, yaml::Diagnostics& faults);

/// A term that an English text says, and with which of its words.
struct Said
{
    const Term* term = nullptr;
    Span at;
    bool perhaps = false; ///< the English may mean another thing by it
};

/// What an English text of a context speaks of: the terms of its system, or of all where the context belongs to none.
/// Of words within a longer term ("tower" in "siege tower") only the longer.
std::vector<Said> saidIn(const std::vector<Word>& english, const QString& context, const Glossary& glossary);

bool concerns(const Term& term, const QString& context, const Glossary& glossary);

} // namespace merlon::i18n
