// A journal cut into documents at its end marks.

#include "core/io/journal_text.h"
#include "core/yaml/foreign.h"
#include "tell.h"

#include <algorithm>

namespace merlon::io
{

using namespace yaml;

namespace
{

bool isBlank(std::string_view text)
{
    return text.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

/// Where the first end mark of a text ends, its line break included; npos without one.
std::size_t behindEndMark(std::string_view text)
{
    for (std::size_t line = 0; line < text.size();)
    {
        const std::size_t stop = std::min(text.find('\n', line), text.size());
        const std::string_view content = text.substr(line, stop - line);
        if (content.starts_with(endMark) && isBlank(content.substr(endMark.size())))
            return stop == text.size() ? std::string_view::npos : stop + 1; // a mark without line break was cut itself
        line = stop + 1;
    }
    return std::string_view::npos;
}

} // namespace

std::vector<Slice> slicesOf(std::string_view text, const std::stop_token& stop)
{
    std::vector<Slice> slices;
    int line = 1;
    while (!text.empty() && !stop.stop_requested())
    {
        const std::size_t end = std::min(behindEndMark(text), text.size());
        const std::string_view part = text.substr(0, end);
        if (!isBlank(part))
            slices.push_back({part, line});
        line += static_cast<int>(std::ranges::count(part, '\n'));
        text.remove_prefix(end);
    }
    return slices;
}

JournalParts partsOf(std::string_view text)
{
    std::size_t last = 0;
    std::size_t end = 0;
    for (std::string_view rest = text;;)
    {
        const std::size_t behind = behindEndMark(rest);
        if (behind == std::string_view::npos)
            break;
        last = end;
        end += behind;
        rest.remove_prefix(behind);
    }
    if (text.substr(last, end - last).find('\0') != std::string_view::npos)
        end = last;
    const std::string_view cut = text.substr(end);
    return {text.substr(0, end), isBlank(cut) ? std::string_view() : cut};
}

Diagnostic headless(std::string_view text, const std::string& file)
{
    const auto because = [&](Message message) { return diagnostic(Severity::Error, file, std::move(message), 1, 1); };
    if (isBlank(text))
        return because(tell::empty_journal{});
    if (Message foreign = yaml::foreignKind(text); foreign.sentence != nullptr)
        return because(std::move(foreign));
    if (kindOf(text) == "journal")
        return because(tell::journal_cut_header{});
    return because(tell::not_a_journal{});
}

} // namespace merlon::io
