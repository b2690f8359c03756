#include "core/yaml/screen.h"

#include "core/map/text_rules.h"

#include <algorithm>
#include <optional>

namespace merlon::yaml
{
namespace
{

constexpr bool isBlank(char c)
{
    return c == ' ' || c == '\t';
}

/// What version control writes around the two versions of lines that it cannot put together; nobody else does.
bool isMergeMark(std::string_view line)
{
    constexpr std::size_t length = 7;
    const std::string_view marks = line.substr(0, length);
    return (marks == "<<<<<<<" || marks == ">>>>>>>") && (line.size() == length || isBlank(line[length]));
}

class Screener
{
public:
    Screener(Log& log, const YamlLimits& limits) : log_(log), limits_(limits) {}

    bool run(std::string_view text);
    /// What was found, for once.
    Screened done();

private:
    bool line(std::string_view line);
    bool characters(std::string_view line);
    bool structure(std::string_view line, std::size_t from);
    bool value(std::string_view line, std::size_t& at);
    bool mark();
    bool open(std::size_t at);
    void close();
    std::optional<std::size_t> blockScalar(std::string_view line, std::size_t at);
    void inQuote(std::string_view line, std::size_t& at);
    bool comment(std::string_view line, std::size_t at);

    Log& log_;
    const YamlLimits& limits_;
    std::string_view text_;
    std::vector<Comment> comments_;
    std::string bare_;         ///< up to the last comment
    std::size_t bareUpTo_ = 0; ///< of the text
    int number_ = 0;
    std::size_t marks_ = 0; ///< in the outermost pair of brackets that is open
    std::size_t allMarks_ = 0;
    int depth_ = 0;
    char quote_ = 0;
    bool plain_ = false;       ///< within or just behind a scalar, on which a quote or bracket opens nothing
    int keyColumn_ = 0;        ///< of the last scalar, which is a key if a colon follows
    int parent_ = -1;          ///< column of the key or dash that the value on this line belongs to
    bool continues_ = false;   ///< a plain scalar may go on in the next line, if that is indented more than parent_
    std::optional<int> block_; ///< in a block scalar: its lines are indented more than this
};

bool Screener::run(std::string_view text)
{
    text_ = text;
    while (!text.empty())
    {
        const auto end = std::min(text.find('\n'), text.size());
        ++number_;
        if (!line(text.substr(0, end)))
            return false;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return true;
}

Screened Screener::done()
{
    if (!comments_.empty())
        bare_ += text_.substr(bareUpTo_);
    return {true, std::move(comments_), std::move(bare_)};
}

/// From `at` to the end of the line.
bool Screener::comment(std::string_view line, std::size_t at)
{
    if (comments_.size() >= limits_.values)
    {
        log_.error(number_, static_cast<int>(at) + 1, tell::too_much_comments{.most = limits_.values});
        return false;
    }
    comments_.push_back({number_, std::string(line.substr(at))});
    const auto begin = static_cast<std::size_t>(line.data() - text_.data()) + at;
    bare_ += text_.substr(bareUpTo_, begin + 1 - bareUpTo_);
    bare_ += '\x01';
    bareUpTo_ = begin + line.size() - at;
    return true;
}

bool Screener::line(std::string_view line)
{
    if (line.size() > limits_.lineBytes)
    {
        log_.error(number_, 1, tell::line_too_long{.length = line.size(), .most = limits_.lineBytes});
        return false;
    }
    if (isMergeMark(line))
    {
        log_.error(number_, 1, tell::merge{});
        return false;
    }
    if (!characters(line))
        return false;
    const auto first = line.find_first_not_of(' ');
    if (first == std::string_view::npos)
        return true;
    const int indent = static_cast<int>(first);
    if (block_)
    {
        if (indent > *block_)
            return true;
        block_.reset();
    }
    if (depth_ == 0 && quote_ == 0)
    {
        if (line[first] == '\t' && line.find_first_not_of(" \t") != std::string_view::npos)
        {
            log_.error(number_, indent + 1, tell::tab{});
            return false;
        }
        plain_ = continues_ && indent > parent_;
        parent_ = plain_ ? parent_ : indent - 1;
    }
    const bool begins =
        indent == 0 && depth_ == 0 && quote_ == 0 && line.starts_with("---") && (line.size() == 3 || isBlank(line[3]));
    if (begins)
    {
        plain_ = false;
        parent_ = -1;
    }
    return structure(line, begins ? 3 : first);
}

bool Screener::characters(std::string_view line)
{
    for (std::size_t at = 0; at < line.size();)
    {
        const auto byte = static_cast<unsigned char>(line[at]);
        if (byte >= 0x20 && byte < 0x7F)
        {
            ++at;
            continue;
        }
        const auto length = utf8Length(line.substr(at));
        const int column = static_cast<int>(at) + 1;
        if (length == 0)
        {
            log_.error(number_, column, tell::not_utf_8{});
            return false;
        }
        if (isControl(line.substr(at)))
        {
            log_.error(number_, column, tell::control_character_here{});
            return false;
        }
        at += length;
    }
    return true;
}

bool Screener::mark()
{
    ++marks_;
    ++allMarks_;
    if (depth_ > 0 && marks_ > limits_.flowMarks)
    {
        log_.error(number_, 1, tell::too_much_marks{.most = limits_.flowMarks});
        return false;
    }
    if (allMarks_ > 8 * limits_.values)
    {
        log_.error(number_, 1, tell::too_much_read{});
        return false;
    }
    return true;
}

bool Screener::open(std::size_t at)
{
    if (depth_ == 0)
        marks_ = 0;
    if (++depth_ > limits_.depth)
    {
        log_.error(number_, static_cast<int>(at) + 1, tell::too_deep_brackets{.depth = depth_, .most = limits_.depth});
        return false;
    }
    return mark();
}

void Screener::close()
{
    depth_ = std::max(0, depth_ - 1);
    plain_ = true;
}

/// Leaves `at` behind the quote that ends, or at the end of the line.
void Screener::inQuote(std::string_view line, std::size_t& at)
{
    while (at < line.size())
    {
        const char c = line[at++];
        if (quote_ == '"' && c == '\\')
            ++at;
        else if (c == quote_ && quote_ == '\'' && at < line.size() && line[at] == '\'')
            ++at;
        else if (c == quote_)
        {
            quote_ = 0;
            plain_ = true;
            return;
        }
    }
}

/// `|` or `>` with nothing behind it but its own signs and a comment: where that begins, or the end of the line.
std::optional<std::size_t> Screener::blockScalar(std::string_view line, std::size_t at)
{
    if (depth_ > 0 || (line[at] != '|' && line[at] != '>'))
        return {};
    const auto rest = line.find_first_not_of("+-0123456789", at + 1);
    const auto behind = rest == std::string_view::npos ? rest : line.find_first_not_of(" \t", rest);
    if (behind != std::string_view::npos && (line[behind] != '#' || behind == rest))
        return {};
    block_ = parent_;
    return std::min(behind, line.size());
}

/// One character where a value may begin. Steps on.
bool Screener::value(std::string_view line, std::size_t& at)
{
    const char c = line[at];
    const bool alone = at + 1 == line.size() || isBlank(line[at + 1]);
    if (c == '"' || c == '\'')
    {
        quote_ = c;
        if (depth_ == 0)
            keyColumn_ = static_cast<int>(at);
        ++at;
        return true;
    }
    if (c == '[' || c == '{')
        return open(at++);
    if (c == ']' || c == '}')
        close();
    else if (c == ',' && depth_ > 0)
    {
        ++at;
        return mark();
    }
    else if (alone && (c == '-' || c == '?' || c == ':'))
    {
        if (depth_ == 0)
            parent_ = static_cast<int>(at);
        ++at;
        return mark();
    }
    else if (c == '&' || c == '*' || c == '!')
    {
        at = std::min(line.find_first_of(" \t,[]{}", at), line.size());
        return mark();
    }
    else
    {
        if (depth_ == 0)
            keyColumn_ = static_cast<int>(at);
        plain_ = true;
    }
    ++at;
    return true;
}

bool Screener::structure(std::string_view line, std::size_t at)
{
    while (true)
    {
        if (quote_ != 0)
            inQuote(line, at);
        if (at >= line.size())
            break;
        const char c = line[at];
        const bool alone = at + 1 == line.size() || isBlank(line[at + 1]);
        if (isBlank(c))
            ++at;
        else if (c == '#' && (at == 0 || isBlank(line[at - 1])))
        {
            continues_ = false;
            return comment(line, at);
        }
        else if (!plain_)
        {
            if (const auto behind = blockScalar(line, at))
            {
                continues_ = false;
                return *behind == line.size() || comment(line, *behind);
            }
            if (!value(line, at))
                return false;
        }
        else
        {
            // a scalar ends at ": ", and in brackets also at what belongs to them
            const bool inFlow = depth_ > 0;
            if (c == ':' &&
                (alone || (inFlow && std::string_view(",[]{}\"'").find(line[at + 1]) != std::string_view::npos)))
            {
                plain_ = false;
                if (!inFlow)
                    parent_ = keyColumn_;
                if (!mark())
                    return false;
            }
            else if (inFlow && c == ',')
            {
                plain_ = false;
                if (!mark())
                    return false;
            }
            else if (inFlow && (c == '[' || c == '{'))
            {
                plain_ = false;
                if (!open(at))
                    return false;
            }
            else if (inFlow && (c == ']' || c == '}'))
                close();
            ++at;
        }
    }
    continues_ = plain_ && depth_ == 0 && quote_ == 0;
    if (depth_ > 0)
        plain_ = false;
    return true;
}

} // namespace

Screened screen(std::string_view text, Log& log, const YamlLimits& limits)
{
    if (text.size() > limits.bytes)
    {
        log.error(0, 0, tell::too_large_text{.size = text.size(), .most = limits.bytes});
        return {};
    }
    Screener screener(log, limits);
    return screener.run(text) ? screener.done() : Screened();
}

} // namespace merlon::yaml
