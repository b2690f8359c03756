#include "core/yaml/block_scalar.h"

#include <algorithm>

namespace merlon::yaml
{
namespace
{

/// One line broken at single spaces so that it fits; a word that is longer stands alone.
void appendFolded(std::string& out, std::string_view line, const std::string& pad)
{
    const std::size_t room = lineWidth > pad.size() + 20 ? lineWidth - pad.size() : 20;
    while (!line.empty())
    {
        std::size_t cut = std::string_view::npos;
        for (std::size_t at = 1; at + 1 < line.size(); ++at)
        {
            const bool single = line[at] == ' ' && line[at - 1] != ' ' && line[at + 1] != ' ';
            if (single && (at <= room || cut == std::string_view::npos))
                cut = at;
            if (at > room && cut != std::string_view::npos)
                break;
        }
        if (line.size() <= room || cut == std::string_view::npos)
            cut = line.size();
        out += '\n' + pad;
        out += line.substr(0, cut);
        line.remove_prefix(std::min(line.size(), cut + 1));
    }
}

} // namespace

std::vector<std::string_view> splitLines(std::string_view text)
{
    std::vector<std::string_view> lines;
    for (auto end = text.find('\n'); end != std::string_view::npos; end = text.find('\n'))
    {
        lines.push_back(text.substr(0, end));
        text.remove_prefix(end + 1);
    }
    lines.push_back(text);
    return lines;
}

bool blockSafe(std::string_view text)
{
    if (text.empty() || text.find('\t') != std::string_view::npos ||
        text.find("\xEF\xBB\xBF") != std::string_view::npos)
        return false;
    const auto body = text.back() == '\n' ? text.substr(0, text.size() - 1) : text;
    if (body.empty() || body.front() == '\n' || body.back() == '\n')
        return false;
    return std::ranges::all_of(splitLines(body), [](std::string_view line)
                               { return line.empty() || (line.front() != ' ' && line.back() != ' '); });
}

std::string blockScalar(std::string_view text, int indent)
{
    const bool clip = text.back() == '\n';
    const auto lines = splitLines(clip ? text.substr(0, text.size() - 1) : text);
    const std::string pad(static_cast<std::size_t>(indent), ' ');
    const bool fold =
        std::ranges::any_of(lines, [&](std::string_view line) { return line.size() + pad.size() > lineWidth; });
    std::string out = fold ? ">" : "|";
    out += clip ? "" : "-";
    bool first = true;
    for (const auto line : lines)
    {
        // folding takes one line break away between two lines of text
        if (fold && !first)
            out += '\n';
        first = false;
        if (line.empty())
            out += fold ? "" : "\n";
        else if (fold)
            appendFolded(out, line, pad);
        else
            (out += '\n' + pad) += line;
    }
    return out;
}

} // namespace merlon::yaml
