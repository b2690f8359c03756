#pragma once

#include "core/yaml/diagnostic.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <tl/expected.hpp>
#include <vector>

/// Texts with their translations as values, whatever file they come from.
namespace merlon::i18n
{

enum class State : std::uint8_t
{
    Translated,
    Unfinished,
    Stale,  ///< the program no longer says it
    Missing ///< not one word of it is there
};

struct Message
{
    QString context;      ///< of rule text the system
    QString source;       ///< in English
    QString comment;      ///< which tells it from others that read the same
    QStringList forms;    ///< one, or as many as the language has plurals
    bool counted = false; ///< has a form for each plural
    State state = State::Translated;
    int line = 0;
};

/// What one file says in one language.
struct TextFile
{
    QString path;
    QString language; ///< two letters
    std::vector<Message> messages;
    bool story = false; ///< prose of a scenario, free to call things otherwise than the rules do
};

/// A file of Qt Linguist.
tl::expected<TextFile, yaml::Diagnostic> readTs(const QString& path);

/// The English of a file of translations, as texts of their own. Those that are counted stand in the English file.
TextFile sourcesOf(const TextFile& file);

} // namespace merlon::i18n
