// Texts near a text: of YAML, and of SVG, which is words between signs as well.

#include "targets.h"
#include "vocabulary.h"

#include <algorithm>
#include <array>

namespace merlon::fuzz
{
namespace
{

using test::Draw;
using Lines = std::vector<std::string>;

Lines linesOf(const std::string& text)
{
    Lines lines;
    for (std::size_t at = 0; at < text.size();)
    {
        const std::size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
        lines.push_back(text.substr(at, end - at));
        at = end;
    }
    return lines;
}

std::string textOf(const Lines& lines)
{
    std::string text;
    for (const std::string& line : lines)
        text += line;
    return text;
}

std::size_t indentOf(const std::string& line)
{
    return std::min(line.find_first_not_of(' '), line.size());
}

/// A line with those that hang on it: they begin farther in.
struct Block
{
    std::ptrdiff_t from = 0;
    std::ptrdiff_t to = 0;
};

Block blockAt(const Lines& lines, std::size_t at)
{
    std::size_t to = at + 1;
    while (to < lines.size() && indentOf(lines[to]) > indentOf(lines[at]))
        ++to;
    return {static_cast<std::ptrdiff_t>(at), static_cast<std::ptrdiff_t>(to)};
}

Block someBlock(const Lines& lines, Draw& draw)
{
    return blockAt(lines, static_cast<std::size_t>(draw.from(0, static_cast<int>(lines.size()) - 1)));
}

/// A block goes, or comes again somewhere, or both.
std::string moved(const std::string& text, Draw& draw)
{
    Lines lines = linesOf(text);
    const Block block = someBlock(lines, draw);
    const Lines taken(lines.begin() + block.from, lines.begin() + block.to);
    const int what = draw.from(0, 2);
    if (what > 0)
        lines.erase(lines.begin() + block.from, lines.begin() + block.to);
    if (what < 2)
        lines.insert(lines.begin() + draw.from(0, static_cast<int>(lines.size())), taken.begin(), taken.end());
    return textOf(lines);
}

constexpr std::string_view signs = " \n:,[]{}#<>=\"'/;()";

/// Where words of a text begin and end.
std::vector<std::pair<std::size_t, std::size_t>> wordsIn(const std::string& text)
{
    std::vector<std::pair<std::size_t, std::size_t>> words;
    for (std::size_t at = 0; (at = text.find_first_not_of(signs, at)) != std::string::npos;)
    {
        const std::size_t end = std::min(text.find_first_of(signs, at), text.size());
        words.emplace_back(at, end);
        at = end;
    }
    return words;
}

/// One of the words that formats have, an awkward one, or one of the text itself.
std::string someWord(const std::string& text, const std::vector<std::pair<std::size_t, std::size_t>>& words,
                     const std::vector<std::string>& known, Draw& draw)
{
    switch (words.empty() ? 1 : draw.from(0, 4))
    {
    case 0:
        return draw.of(awkward());
    case 1:
    case 2:
        return draw.of(known);
    default:
        const auto [from, to] = draw.of(words);
        return text.substr(from, to - from);
    }
}

/// A word in the place of another, or the other one gone, or a pair of words beside it.
std::string reworded(std::string text, const std::vector<std::string>& known, std::string_view pair, Draw& draw)
{
    const auto words = wordsIn(text);
    if (words.empty())
        return draw.of(known);
    const auto [from, to] = draw.of(words);
    const std::string word = someWord(text, words, known, draw);
    switch (draw.from(0, 5))
    {
    case 0:
        return text.erase(from, std::min(text.find_first_not_of(signs, to), text.size()) - from);
    case 1:
        return text.insert(to, std::string(pair) + word);
    case 2:
        return text.insert(from, word + (pair == ", " && draw.chance() ? ": " : std::string(pair)));
    default:
        return text.replace(from, to - from, word);
    }
}

/// A key with a value, as far in as the line before it.
std::string withKey(const std::string& text, Draw& draw)
{
    Lines lines = linesOf(text);
    const auto at = draw.from(0, static_cast<int>(lines.size()) - 1);
    const std::string line = lines[static_cast<std::size_t>(at)];
    const std::string value = draw.chance() ? draw.of(awkward()) : draw.of(vocabulary());
    lines.insert(lines.begin() + at + 1,
                 std::string(indentOf(line), ' ') + draw.of(vocabulary()) + ": " + value + '\n');
    return textOf(lines);
}

/// A line farther in or out.
std::string indented(const std::string& text, Draw& draw)
{
    Lines lines = linesOf(text);
    std::string& line = lines[static_cast<std::size_t>(draw.from(0, static_cast<int>(lines.size()) - 1))];
    if (indentOf(line) >= 2 && draw.chance())
        line.erase(0, 2);
    else
        line.insert(0, draw.chance() ? "  " : "  - ");
    return textOf(lines);
}

const std::vector<std::string>& svgWords()
{
    static const std::vector<std::string> all{"svg",
                                              "g",
                                              "rect",
                                              "circle",
                                              "ellipse",
                                              "line",
                                              "polyline",
                                              "polygon",
                                              "path",
                                              "text",
                                              "tspan",
                                              "textArea",
                                              "tbreak",
                                              "use",
                                              "image",
                                              "defs",
                                              "style",
                                              "linearGradient",
                                              "radialGradient",
                                              "stop",
                                              "switch",
                                              "a",
                                              "title",
                                              "animate",
                                              "animateTransform",
                                              "animateColor",
                                              "set",
                                              "solidColor",
                                              "font",
                                              "glyph",
                                              "font-face",
                                              "missing-glyph",
                                              "video",
                                              "script",
                                              "foreignObject",
                                              "id",
                                              "xml:id",
                                              "href",
                                              "xlink:href",
                                              "src",
                                              "xml:base",
                                              "class",
                                              "transform",
                                              "viewBox",
                                              "width",
                                              "height",
                                              "x",
                                              "y",
                                              "cx",
                                              "cy",
                                              "r",
                                              "rx",
                                              "ry",
                                              "x1",
                                              "y1",
                                              "x2",
                                              "y2",
                                              "points",
                                              "d",
                                              "fill",
                                              "stroke",
                                              "stroke-width",
                                              "stroke-dasharray",
                                              "stroke-dashoffset",
                                              "opacity",
                                              "font-size",
                                              "font-family",
                                              "text-anchor",
                                              "offset",
                                              "stop-color",
                                              "gradientUnits",
                                              "gradientTransform",
                                              "spreadMethod",
                                              "begin",
                                              "dur",
                                              "repeatCount",
                                              "values",
                                              "type",
                                              "preserveAspectRatio",
                                              "display",
                                              "url(#a)",
                                              "url(b.svg)",
                                              "#a",
                                              "#b",
                                              "a",
                                              "b",
                                              "file:///dev/zero",
                                              "data:image/png;base64,iVBORw0KGgo=",
                                              "rotate(45)",
                                              "matrix(0 0 0 0 0 0)",
                                              "scale(1e30)",
                                              "translate(-1e9)",
                                              "1e309",
                                              "-1",
                                              "1e-30",
                                              "100%",
                                              "10em",
                                              "nan",
                                              "inf",
                                              "M0 0L9 9Z",
                                              "A1 1 0 0 1 5 5",
                                              "C1 1 2 2 3 3",
                                              "q1 1 2 2",
                                              "&lt;",
                                              "&amp;",
                                              "&#65;",
                                              "<!--",
                                              "-->",
                                              "<![CDATA[",
                                              "]]>",
                                              "<?xml-stylesheet href='x'?>",
                                              "@import",
                                              "currentColor",
                                              "none",
                                              "inherit",
                                              "evenodd"};
    return all;
}

} // namespace

std::string changedYaml(std::string text, Draw& draw)
{
    for (int n = draw.from(1, 3); n > 0; --n)
        switch (text.empty() ? 4 : draw.from(0, 9))
        {
        case 0:
        case 1:
            text = moved(text, draw);
            break;
        case 2:
            text = withKey(text, draw);
            break;
        case 3:
            text = indented(text, draw);
            break;
        default:
            text = reworded(std::move(text), vocabulary(), ", ", draw);
        }
    return text;
}

/// Elements stand one a line in what is stored, so they move as lines do.
std::string changedSvg(std::string text, Draw& draw)
{
    for (int n = draw.from(1, 3); n > 0; --n)
        text = !text.empty() && draw.chance(4) ? moved(text, draw) : reworded(std::move(text), svgWords(), "=\"", draw);
    return text;
}

} // namespace merlon::fuzz
