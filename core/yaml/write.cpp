#include "core/yaml/write.h"

#include "core/yaml/block_scalar.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace merlon::yaml
{
namespace
{

/// What a YAML 1.1 or 1.2 reader takes for something other than a string.
bool looksTyped(std::string_view text)
{
    // single letters like N stay bare, as sides of hexes are written
    static constexpr std::array<std::string_view, 10> words{"null", "true", "false", "yes",  "no",
                                                            "on",   "off",  "~",     ".inf", ".nan"};
    std::string lower(text);
    std::ranges::transform(lower, lower.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    if (std::ranges::find(words, lower) != words.end())
        return true;
    const bool starts = text.find_first_of("0123456789+-.") == 0;
    return starts && lower.find_first_not_of("0123456789abcdefxo_.:+-") == std::string::npos;
}

/// May these characters stand without quotes?
bool plainSafe(std::string_view text, bool flow)
{
    if (text.empty() || text.front() == ' ' || text.back() == ' ' ||
        text.find_first_of("\n\t") != std::string_view::npos)
        return false;
    const bool signedNumber = text.size() > 1 && text[0] == '-' && text[1] >= '0' && text[1] <= '9';
    if (!signedNumber && std::string_view("-?:,[]{}#&*!|>'\"%@`=<").find(text.front()) != std::string_view::npos)
        return false;
    if (text.starts_with("...") || text.find("\xEF\xBB\xBF") != std::string_view::npos)
        return false;
    if (text.back() == ':' || text.find(": ") != std::string_view::npos || text.find(" #") != std::string_view::npos)
        return false;
    return !flow || text.find_first_of(",[]{}?:") == std::string_view::npos;
}

std::string quoted(std::string_view text)
{
    if (text.find_first_of("\n\t") == std::string_view::npos)
    {
        std::string out = "'";
        for (const char c : text)
            out += c == '\'' ? std::string("''") : std::string(1, c);
        return out + '\'';
    }
    std::string out = "\"";
    for (const char c : text)
    {
        if (c == '\n')
            out += "\\n";
        else if (c == '\t')
            out += "\\t";
        else if (c == '"' || c == '\\')
            (out += '\\') += c;
        else
            out += c;
    }
    return out + '"';
}

/// A scalar as its file gave it: what was no string there is none here.
std::string nodeScalar(const Node& node, bool flow)
{
    if (!node.quoted && plainSafe(node.text, flow))
        return node.text;
    return scalarText(node.text, flow);
}

/// Behind a key, in block style: on the line, or as a block below it.
std::string blockStyleScalar(std::string_view text, int indent, std::size_t used)
{
    std::string inLine = scalarText(text, false);
    const bool fits = used + inLine.size() <= lineWidth && text.find('\n') == std::string_view::npos;
    return fits || !blockSafe(text) ? inLine : blockScalar(text, indent);
}

bool hasLineBreak(const Node& node)
{
    return node.text.find('\n') != std::string::npos || std::ranges::any_of(node.items, hasLineBreak);
}

void appendBlock(std::string& out, const Node& key, const Node& value, int indent);

void appendBlockValue(std::string& out, const Node& value, int indent, std::size_t used)
{
    if (value.isScalar())
    {
        out += ' ';
        out +=
            value.quoted || !plainSafe(value.text, false) ? blockStyleScalar(value.text, indent + 2, used) : value.text;
        return;
    }
    std::string flow = flowText(value);
    const bool nested = !value.items.empty() && (used + flow.size() > lineWidth || hasLineBreak(value));
    if (!nested)
    {
        out += ' ' + flow;
        return;
    }
    for (std::size_t i = 0; i < value.items.size(); i += value.isMapping() ? 2 : 1)
    {
        out += '\n';
        if (value.isMapping())
            appendBlock(out, value.items[i], value.items[i + 1], indent + 2);
        else
            out += std::string(static_cast<std::size_t>(indent) + 2, ' ') + "- " + flowText(value.items[i]);
    }
}

void appendBlock(std::string& out, const Node& key, const Node& value, int indent)
{
    std::string name = nodeScalar(key, false);
    out += std::string(static_cast<std::size_t>(indent), ' ') + name + ':';
    appendBlockValue(out, value, indent, static_cast<std::size_t>(indent) + name.size() + 2);
}

bool isForEverybody(const LocalText& text)
{
    return text.texts.size() == 1 && text.texts.front().first.empty();
}

/// `en: The keep, fr: Le donjon`
std::string textsByLanguage(const LocalText& all)
{
    std::string flow;
    for (const auto& [language, text] : all.texts)
        flow += (flow.empty() ? "" : ", ") + scalarText(language) + ": " + scalarText(text);
    return flow;
}

} // namespace

std::string scalarText(std::string_view text, bool flow)
{
    return plainSafe(text, flow) && !looksTyped(text) ? std::string(text) : quoted(text);
}

std::string numberText(double value)
{
    std::array<char, 400> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed).ptr;
    return {buffer.data(), end};
}

std::string tenthsText(int tenths)
{
    return numberText(tenths / 10.0);
}

std::string pointText(tabletop::TablePoint point)
{
    return '[' + tenthsText(point.x) + ", " + tenthsText(point.y) + ']';
}

std::string pointsText(std::span<const tabletop::TablePoint> points)
{
    std::vector<std::string> items;
    items.reserve(points.size());
    for (const tabletop::TablePoint point : points)
        items.push_back(pointText(point));
    return flowList(items);
}

std::string flowList(const std::vector<std::string>& items)
{
    std::string out = "[";
    for (const auto& item : items)
        (out += out.size() > 1 ? ", " : "") += item;
    return out + ']';
}

std::string flowText(const Node& node)
{
    switch (node.kind)
    {
    case Node::Kind::Null:
        return "null";
    case Node::Kind::Scalar:
        return nodeScalar(node, true);
    case Node::Kind::Sequence:
    {
        std::vector<std::string> items;
        std::ranges::transform(node.items, std::back_inserter(items), flowText);
        return flowList(items);
    }
    case Node::Kind::Mapping:
        break;
    }
    std::string out = "{";
    for (std::size_t i = 0; i + 1 < node.items.size(); i += 2)
        out += (i > 0 ? ", " : "") + flowText(node.items[i]) + ": " + flowText(node.items[i + 1]);
    return out + '}';
}

std::string blockText(const Node& key, const Node& value)
{
    std::string out;
    appendBlock(out, key, value, 0);
    return out;
}

bool isComment(const Extra& extra)
{
    return extra.text.starts_with('#');
}

void writeComments(std::string& out, int indent, const Extras& extras)
{
    for (const auto& extra : extras)
        if (isComment(extra))
            out += std::string(static_cast<std::size_t>(indent), ' ') + extra.text + '\n';
}

void FlowMapping::add(std::string_view text)
{
    body_ += body_.empty() ? "" : ", ";
    body_ += text;
}

void FlowMapping::addExtras(std::string_view after)
{
    for (const auto& extra : extras_)
        if (extra.after == after && !isComment(extra))
            add(extra.text);
}

void FlowMapping::raw(std::string_view key, std::string_view value)
{
    add(key);
    (body_ += ": ") += value;
    addExtras(key);
}

BlockMapping::BlockMapping(std::string& out, int indent, const Extras& extras, std::string_view firstPrefix)
    : out_(out), indent_(indent), extras_(extras), firstPrefix_(firstPrefix)
{
    addExtras({});
}

void BlockMapping::pad()
{
    if (firstPrefix_.empty())
        out_.append(static_cast<std::size_t>(indent_), ' ');
    else
        out_ += std::exchange(firstPrefix_, {});
}

void BlockMapping::addExtras(std::string_view after)
{
    for (const auto& extra : extras_)
    {
        if (extra.after != after || (isComment(extra) && indent_ > 0))
            continue;
        bool first = true;
        for (const auto line : splitLines(extra.text))
        {
            if (first)
                pad();
            else if (!line.empty())
                out_.append(static_cast<std::size_t>(indent_), ' ');
            first = false;
            (out_ += line) += '\n';
        }
    }
}

void BlockMapping::begin(std::string_view key)
{
    pad();
    (out_ += key) += ':';
}

void BlockMapping::raw(std::string_view key, std::string_view value)
{
    begin(key);
    ((out_ += ' ') += value) += '\n';
    addExtras(key);
}

void FlowMapping::local(std::string_view key, const LocalText& value)
{
    if (value.empty())
        return;
    if (isForEverybody(value))
        return text(key, value.texts.front().second);
    raw(key, '{' + textsByLanguage(value) + '}');
}

void BlockMapping::local(std::string_view key, const LocalText& value)
{
    if (value.empty())
        return;
    begin(key);
    const auto used = static_cast<std::size_t>(indent_) + key.size() + 2;
    if (isForEverybody(value))
        out_ += ' ' + blockStyleScalar(value.texts.front().second, indent_ + 2, used);
    else
    {
        const std::string flow = textsByLanguage(value);
        const bool breaks = std::ranges::any_of(value.texts, [](const auto& one)
                                                { return one.second.find('\n') != std::string::npos; });
        if (!breaks && used + flow.size() + 2 <= lineWidth)
            out_ += " {" + flow + '}';
        else
        {
            for (const auto& [language, text] : value.texts)
            {
                const std::string name = scalarText(language, false);
                out_ += '\n' + std::string(static_cast<std::size_t>(indent_) + 2, ' ') + name + ": " +
                        blockStyleScalar(text, indent_ + 4, static_cast<std::size_t>(indent_) + name.size() + 4);
            }
        }
    }
    out_ += '\n';
    addExtras(key);
}

void BlockMapping::lines(std::string_view key, const std::vector<std::string>& lines)
{
    begin(key);
    out_ += " |\n";
    for (const auto& line : lines)
        out_.append(static_cast<std::size_t>(indent_) + 2, ' ').append(line) += '\n';
    addExtras(key);
}

void BlockMapping::nested(std::string_view key, const std::function<void(std::string& out, int indent)>& write)
{
    begin(key);
    out_ += '\n';
    write(out_, indent_ + 2);
    addExtras(key);
}

} // namespace merlon::yaml
