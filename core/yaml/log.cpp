#include "core/yaml/log.h"

#include "core/yaml/look_alike.h"

#include <algorithm>

namespace merlon::yaml
{
namespace
{

constexpr std::size_t mostDiagnostics = 1000;

/// Letters to put in, take out, change or swap with the next to make one word of another; `limit` + 1 when more.
std::size_t editDistance(std::string_view a, std::string_view b, std::size_t limit)
{
    if (std::max(a.size(), b.size()) - std::min(a.size(), b.size()) > limit)
        return limit + 1;
    std::vector<std::size_t> before(b.size() + 1);
    std::vector<std::size_t> above(b.size() + 1);
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j)
        above[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i)
    {
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j)
        {
            row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + (a[i - 1] == b[j - 1] ? 0U : 1U)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], before[j - 2] + 1);
        }
        std::swap(before, above);
        std::swap(above, row);
    }
    return above[b.size()];
}

} // namespace

bool Log::tellLookAlike(int line)
{
    for (const int one : {line - 1, line})
        if (const auto sign = one > 0 ? lookAlikeIn(lineText(one)) : std::nullopt)
        {
            add(Severity::Error, one, static_cast<int>(sign->at) + 1, {}, sign->what);
            return true;
        }
    return false;
}

/// What is wrong with a value around which such a sign stands is the sign.
void Log::add(Severity severity, const Node& at, std::string_view code, Message message)
{
    if (at.isScalar() && !at.quoted)
        if (const auto sign = lookAlikeAround(at.text))
            return add(severity, at.line, at.column + static_cast<int>(sign->at), {}, sign->what);
    add(severity, at.line, at.column, code, std::move(message));
}

void Log::error(const Node& at, Message message, std::string_view code)
{
    add(Severity::Error, at, code, std::move(message));
}

void Log::warning(const Node& at, Message message, std::string_view code)
{
    add(Severity::Warning, at, code, std::move(message));
}

void Log::error(int line, int column, Message message)
{
    add(Severity::Error, line, column, {}, std::move(message));
}

void Log::warning(int line, int column, Message message)
{
    add(Severity::Warning, line, column, {}, std::move(message));
}

void Log::add(Severity severity, int line, int column, std::string_view code, Message message)
{
    errors_ += severity == Severity::Error ? 1 : 0;
    if (diagnostics_.size() >= mostDiagnostics)
    {
        ++dropped_;
        return;
    }
    if (line > 0)
    {
        // columns are counted in characters, not in the bytes of UTF-8
        const auto before = lineText(line).substr(0, static_cast<std::size_t>(std::max(0, column - 1)));
        column -= static_cast<int>(
            std::ranges::count_if(before, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }));
    }
    auto one = diagnostic(severity, file_, std::move(message), line, line > 0 ? std::max(1, column) : 0);
    if (!code.empty())
        one.code = code;
    diagnostics_.push_back(std::move(one));
}

std::string_view Log::lineText(int line) const
{
    if (starts_.empty())
    {
        starts_.push_back(0);
        for (auto at = text_.find('\n'); at != std::string_view::npos; at = text_.find('\n', at + 1))
            starts_.push_back(at + 1);
        starts_.push_back(text_.size() + 1);
    }
    if (line < 1 || static_cast<std::size_t>(line) >= starts_.size())
        return {};
    const auto start = starts_[static_cast<std::size_t>(line) - 1];
    return text_.substr(start, starts_[static_cast<std::size_t>(line)] - 1 - start);
}

int Log::indentOf(int line) const
{
    const auto first = lineText(line).find_first_not_of(' ');
    return first == std::string_view::npos ? 1 : static_cast<int>(first) + 1;
}

Diagnostics Log::take()
{
    std::ranges::stable_sort(diagnostics_, {}, [](const Diagnostic& one) { return std::pair(one.line, one.column); });
    if (dropped_ > 0)
        diagnostics_.push_back(
            diagnostic(errors_ > 0 ? Severity::Error : Severity::Warning, file_, tell::more{.count = dropped_}));
    return std::move(diagnostics_);
}

std::string_view nearest(std::string_view word, const std::vector<std::string_view>& candidates)
{
    if (word.size() > 40)
        return {};
    std::size_t limit = std::max<std::size_t>(1, (word.size() + 1) / 3);
    std::string_view best;
    for (const auto candidate : candidates)
    {
        const auto distance = editDistance(word, candidate, limit);
        if (distance <= limit && distance < std::max(word.size(), candidate.size()))
        {
            best = candidate;
            if (distance == 0)
                break;
            limit = distance - 1;
        }
    }
    return best;
}

Argument suggestion(std::string_view word, const std::vector<std::string_view>& candidates)
{
    if (const auto near = nearest(word, candidates); !near.empty())
        return tell::did_you_mean{.near = near};
    return candidates.empty() ? Argument("") : tell::choose_from{.all = listOf(candidates)};
}

Argument suggestionOfKeys(std::string_view word, const std::vector<std::string_view>& keys)
{
    if (const auto near = nearest(word, keys); !near.empty())
        return tell::did_you_mean{.near = near};
    return keys.empty() ? Argument("") : tell::it_has{.all = listOf(keys)};
}

Argument calledBy(std::string_view sort)
{
    const auto found = std::ranges::find(tell::sentences, sort, &Sentence::id);
    const bool known = found != std::end(tell::sentences) && (*found)->holes.empty();
    return known ? Argument(Message{*found, {}}) : Argument(sort);
}

std::string listOf(const std::vector<std::string_view>& words)
{
    std::string all;
    for (const auto word : words)
        all.append(all.empty() ? "" : ", ").append(word);
    return all;
}

} // namespace merlon::yaml
