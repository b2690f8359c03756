#pragma once

#include "core/yaml/diagnostic.h"
#include "core/yaml/tree.h"
#include "tell.h"

#include <string>
#include <string_view>

namespace merlon::yaml
{

/// Collects what there is to say about one file. The first thousand diagnostics are kept, the rest counted.
class Log
{
public:
    /// `text` is the file's content, for columns counted in characters; it must outlive the log.
    Log(std::string file, std::string_view text) : file_(std::move(file)), text_(text) {}

    /// The code is the sentence's where none is given.
    void error(const Node& at, Message message, std::string_view code = {});
    void warning(const Node& at, Message message, std::string_view code = {});
    void error(int line, int column, Message message);
    void warning(int line, int column, Message message);

    /// Tells of the first sign in that line or the one before it that only looks like one of YAML's own. False: there
    /// is none.
    bool tellLookAlike(int line);

    bool hasErrors() const { return errors_ > 0; }
    /// Where the text of a line begins, from 1.
    int indentOf(int line) const;
    const std::string& file() const { return file_; }
    /// All that was said, by line.
    Diagnostics take();

private:
    void add(Severity severity, const Node& at, std::string_view code, Message message);
    void add(Severity severity, int line, int column, std::string_view code, Message message);
    std::string_view lineText(int line) const;

    std::string file_;
    std::string_view text_;
    mutable std::vector<std::size_t> starts_; ///< of the lines, made when first asked for
    Diagnostics diagnostics_;
    std::size_t errors_ = 0;
    std::size_t dropped_ = 0;
};

/// The candidate that is nearest to a misspelt word by letters changed, or empty when none is near.
std::string_view nearest(std::string_view word, const std::vector<std::string_view>& candidates);
/// "; did you mean 'columns'?", or "; choose from a, b, c" when nothing is near; nothing where there is no candidate.
Argument suggestion(std::string_view word, const std::vector<std::string_view>& candidates);
/// "; it has a, b, c" in place of the choice.
Argument suggestionOfKeys(std::string_view word, const std::vector<std::string_view>& keys);
/// What a thing is called by its sort ("counter"): the part of sentences of that name, or else the word itself.
Argument calledBy(std::string_view sort);
/// "a, b, c"
std::string listOf(const std::vector<std::string_view>& words);

} // namespace merlon::yaml
