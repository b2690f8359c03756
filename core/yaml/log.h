#pragma once

#include "core/yaml/diagnostic.h"
#include "core/yaml/tree.h"

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

    void error(const Node& at, std::string_view code, std::string message);
    void warning(const Node& at, std::string_view code, std::string message);
    void error(int line, int column, std::string_view code, std::string message);
    void warning(int line, int column, std::string_view code, std::string message);
    void note(int line, int column, std::string_view code, std::string message);

    bool hasErrors() const { return errors_ > 0; }
    /// Where the text of a line begins, from 1.
    int indentOf(int line) const;
    const std::string& file() const { return file_; }
    /// All that was said, by line.
    Diagnostics take();

private:
    void add(Severity severity, int line, int column, std::string_view code, std::string message);
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
/// "; did you mean 'columns'?", or "; choose from a, b, c" when nothing is near.
std::string suggestion(std::string_view word, const std::vector<std::string_view>& candidates,
                       std::string_view otherwise = "choose from");

} // namespace merlon::yaml
