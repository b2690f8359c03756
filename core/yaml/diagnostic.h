#pragma once

#include "core/map/local_text.h"

#include <concepts>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// What is wrong with a file, as values: which sentence, and what stands in its holes. The view layer alone makes text
/// of it (words::toText), in the language of the user.
namespace merlon::yaml
{

enum class Severity : std::uint8_t
{
    Error,
    Warning,
    Note
};

/// As resources/diagnostics/ has it: "row-length", or "type/text", whose code is what stands before the slash.
struct Sentence
{
    std::string_view id;
    std::string_view text; ///< English, with {holes}
    std::span<const std::string_view> holes;

    std::string_view code() const { return id.substr(0, id.find('/')); }
};

class Argument;

/// A sentence with what stands in its holes, in the order of Sentence::holes. Made from the generated structs:
/// `tell::row_count{.what = ..., .rows = ..., .wanted = ...}`. Sentences are told apart by their address.
struct Message
{
    const Sentence* sentence = nullptr; ///< null: nothing is said
    std::vector<Argument> arguments;

    friend bool operator==(const Message&, const Message&) = default;
};

/// A word of a catalogue: "siege", "terrain", "moat". Its text is in the language of the reader.
struct Term
{
    std::string book;
    std::string group;
    std::string word;

    friend bool operator==(const Term&, const Term&) = default;
};

/// A thing that is called otherwise in files than by its readers: a hex that the map prints with numbers of its own, a
/// structure that has a name, or that is the third tower.
struct Named
{
    std::string inFiles;
    LocalText name{};     ///< what its readers call it; empty: by its kind
    Term kind{};          ///< without a word: as in files
    std::string number{}; ///< which of its kind; may be empty

    friend bool operator==(const Named&, const Named&) = default;
};

/// What stands in a hole: a text as it is (a key, a name, something quoted from the file), a number, a word of a
/// catalogue, a thing that is called so or so, or a message, which is translated itself.
class Argument
{
public:
    Argument(std::string_view text);
    Argument(const std::string& text) : Argument(std::string_view(text)) {}
    Argument(const char* text) : Argument(std::string_view(text)) {}
    template <std::integral Number>
    Argument(Number number) : text_(std::to_string(number))
    {
    }
    Argument(Message message) : message_(std::move(message)) {}
    Argument(Term term) : term_(std::move(term)) {}
    Argument(Named named) : named_(std::move(named)) {}
    template <class Told>
    requires requires(const Told& told) { told.message(); }
    Argument(const Told& told) : message_(told.message()) {}

    const std::string& text() const { return text_; }
    const Message& message() const { return message_; } ///< says nothing where this is something else
    const Term& term() const { return term_; }          ///< without a word where this is something else
    const Named& named() const { return named_; }       ///< without a name in files where this is something else

    friend bool operator==(const Argument&, const Argument&) = default;

private:
    std::string text_;
    Message message_;
    Term term_;
    Named named_;
};

/// A word to its author about a place of a file.
struct Diagnostic
{
    Severity severity = Severity::Error;
    std::string file;
    int line = 0; ///< from 1; 0 when it concerns the whole file
    int column = 0;
    std::string code; ///< a stable name such as "row-length"
    Message message;

    friend bool operator==(const Diagnostic&, const Diagnostic&) = default;
};

using Diagnostics = std::vector<Diagnostic>;

/// With the code of its sentence.
Diagnostic diagnostic(Severity severity, std::string file, Message message, int line = 0, int column = 0);

bool hasErrors(const Diagnostics& diagnostics);

} // namespace merlon::yaml
