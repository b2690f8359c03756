#include "core/io/yaml_quick.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace merlon::io
{
namespace
{

constexpr std::uint8_t startsPlain = 1; ///< may begin a scalar without quotes
constexpr std::uint8_t endsFlow = 2;    ///< ends a scalar in brackets, or makes it too clever for us

constexpr std::array<std::uint8_t, 256> classes = []
{
    std::array<std::uint8_t, 256> out{};
    for (std::size_t c = 0x80; c < 0x100; ++c)
        out[c] = startsPlain;
    for (const char c : std::string_view("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_./()"))
        out[static_cast<unsigned char>(c)] = startsPlain;
    for (const char c : std::string_view(",[]{}:?#\t"))
        out[static_cast<unsigned char>(c)] = endsFlow;
    return out;
}();

constexpr bool is(char c, std::uint8_t wanted)
{
    return (classes[static_cast<unsigned char>(c)] & wanted) != 0;
}

bool isNull(std::string_view text)
{
    return text == "null" || text == "Null" || text == "NULL";
}

class QuickReader
{
public:
    QuickReader(std::string_view text, const YamlLimits& limits) : text_(text), limits_(limits) {}

    std::optional<Node> run()
    {
        Node root;
        if (text_.empty() || text_.back() != '\n')
            return {};
        nextLine();
        if (atEnd_ || failed_ || indent_ != 0 || startsItem())
            return {};
        block(root, 0, 1);
        if (failed_ || !atEnd_)
            return {};
        return root;
    }

private:
    void fail() { failed_ = true; }

    Node& start(Node& node, Node::Kind kind)
    {
        node.kind = kind;
        node.line = line_;
        node.column = static_cast<int>(at_ - lineStart_) + 1;
        if (++values_ > limits_.values)
            fail();
        return node;
    }

    /// To the first character of the next line that is neither empty nor a comment.
    void nextLine()
    {
        while (next_ < text_.size())
        {
            lineStart_ = next_;
            lineEnd_ = text_.find('\n', lineStart_);
            next_ = lineEnd_ + 1;
            ++line_;
            at_ = std::min(text_.find_first_not_of(' ', lineStart_), lineEnd_);
            if (at_ == lineEnd_ || text_[at_] == '#')
                continue;
            indent_ = static_cast<int>(at_ - lineStart_);
            const auto line = text_.substr(lineStart_, 3);
            if (line == "---" || line == "..." || text_[lineStart_] == '%')
                fail();
            return;
        }
        atEnd_ = true;
        indent_ = -1;
    }

    bool startsItem() const { return text_[at_] == '-' && at_ + 1 < lineEnd_ && text_[at_ + 1] == ' '; }

    /// A list or mapping whose first line is the current one.
    void block(Node& node, int indent, int depth)
    {
        if (depth > limits_.depth)
            return fail();
        if (startsItem())
            sequence(node, indent, depth);
        else
            mapping(node, indent, depth);
        if (!failed_ && indent_ > indent)
            fail();
    }

    void sequence(Node& node, int indent, int depth)
    {
        start(node, Node::Kind::Sequence);
        while (!failed_ && !atEnd_ && indent_ == indent)
        {
            if (!startsItem())
                return fail();
            at_ += 2;
            indent_ = indent + 2;
            Node& item = node.items.emplace_back();
            if (text_[at_] != '{' && text_[at_] != '[' && keyLength() > 0)
                block(item, indent + 2, depth + 1);
            else
                lineValue(item, indent, depth);
        }
    }

    void mapping(Node& node, int indent, int depth)
    {
        start(node, Node::Kind::Mapping);
        while (!failed_ && !atEnd_ && indent_ == indent)
        {
            const auto length = keyLength();
            if (length == 0)
                return fail();
            Node& key = start(node.items.emplace_back(), Node::Kind::Scalar);
            key.text = text_.substr(at_, length);
            if (isNull(key.text))
                return fail();
            at_ += length + 1;
            Node& value = node.items.emplace_back();
            if (at_ < lineEnd_)
            {
                ++at_;
                lineValue(value, indent, depth);
                continue;
            }
            nextLine();
            if (failed_ || indent_ <= indent)
                return fail();
            block(value, indent_, depth + 1);
        }
    }

    /// Of the key at the place, which a colon and a space or the end of the line follow; 0 when there is none.
    std::size_t keyLength() const
    {
        std::size_t end = at_;
        while (end < lineEnd_ && is(text_[end], startsPlain) && static_cast<unsigned char>(text_[end]) < 0x80)
            ++end;
        if (end == at_)
            return 0;
        while (end < lineEnd_ &&
               (text_[end] == '-' || (is(text_[end], startsPlain) && static_cast<unsigned char>(text_[end]) < 0x80)))
            ++end;
        const bool key = end < lineEnd_ && text_[end] == ':' && (end + 1 == lineEnd_ || text_[end + 1] == ' ');
        return key && end - at_ <= 200 ? end - at_ : 0;
    }

    /// What stands behind a key or a dash to the end of the line; `indent` is that of the key or dash.
    void lineValue(Node& node, int indent, int depth)
    {
        if (at_ >= lineEnd_)
            return fail();
        const char c = text_[at_];
        if (c == '|')
            return literal(node, indent);
        if (c == '{' || c == '[')
            flow(node, depth + 1);
        else if (c == '\'' || c == '"')
            quoted(node);
        else
            plainLine(node);
        if (failed_ || at_ != lineEnd_)
            return fail();
        nextLine();
        if (!failed_ && indent_ > indent)
            fail(); // it goes on in the next line
    }

    void plainLine(Node& node)
    {
        if (!plainStart())
            return fail();
        const auto text = text_.substr(at_, lineEnd_ - at_);
        if (text.back() == ' ' || text.back() == ':' || text.find(": ") != std::string_view::npos ||
            text.find(" #") != std::string_view::npos || text.find('\t') != std::string_view::npos || isNull(text))
            return fail();
        start(node, Node::Kind::Scalar).text = text;
        at_ = lineEnd_;
    }

    bool plainStart() const
    {
        const char c = text_[at_];
        const bool negative = c == '-' && at_ + 1 < lineEnd_ && text_[at_ + 1] >= '0' && text_[at_ + 1] <= '9';
        return is(c, startsPlain) || negative;
    }

    void quoted(Node& node)
    {
        Node& scalar = start(node, Node::Kind::Scalar);
        scalar.quoted = true;
        const char quote = text_[at_++];
        while (true)
        {
            const auto end = text_.find(quote, at_);
            if (end >= lineEnd_)
                return fail();
            scalar.text += text_.substr(at_, end - at_);
            at_ = end + 1;
            if (quote == '"' || at_ >= lineEnd_ || text_[at_] != '\'')
                break;
            scalar.text += '\'';
            ++at_;
        }
        if (quote == '"' && scalar.text.find('\\') != std::string::npos)
            fail();
    }

    void skipSpaces()
    {
        while (at_ < lineEnd_ && text_[at_] == ' ')
            ++at_;
    }

    void flow(Node& node, int depth)
    {
        if (depth > limits_.depth)
            return fail();
        const bool list = text_[at_] == '[';
        start(node, list ? Node::Kind::Sequence : Node::Kind::Mapping);
        const char close = list ? ']' : '}';
        ++at_;
        skipSpaces();
        if (at_ < lineEnd_ && text_[at_] == close)
        {
            ++at_;
            return;
        }
        while (!failed_)
        {
            if (!list)
                flowKey(node);
            if (!failed_)
                flowValue(node.items.emplace_back(), depth);
            skipSpaces();
            if (failed_ || at_ >= lineEnd_ || (text_[at_] != close && text_[at_] != ','))
                return fail();
            if (text_[at_++] == close)
                return;
            skipSpaces();
        }
    }

    void flowKey(Node& node)
    {
        Node& key = node.items.emplace_back();
        if (at_ < lineEnd_ && (text_[at_] == '{' || text_[at_] == '['))
            return fail();
        flowValue(key, 0);
        if (failed_ || at_ + 1 >= lineEnd_ || text_[at_] != ':' || text_[at_ + 1] != ' ' || key.text.size() > 200)
            return fail();
        ++at_;
        skipSpaces();
    }

    void flowValue(Node& node, int depth)
    {
        if (at_ >= lineEnd_)
            return fail();
        const char c = text_[at_];
        if (c == '{' || c == '[')
            return flow(node, depth + 1);
        if (c == '\'' || c == '"')
            return quoted(node);
        if (!plainStart())
            return fail();
        auto end = at_;
        while (end < lineEnd_ && !is(text_[end], endsFlow))
            ++end;
        auto text = text_.substr(at_, end - at_);
        text = text.substr(0, text.find_last_not_of(' ') + 1);
        if (isNull(text))
            return fail();
        start(node, Node::Kind::Scalar).text = text;
        at_ += text.size();
    }

    /// A literal block, `|` or `|-`, whose key or dash is indented by `indent`.
    void literal(Node& node, int indent)
    {
        const auto head = text_.substr(at_, lineEnd_ - at_);
        if (head != "|" && head != "|-")
            return fail();
        Node& scalar = start(node, Node::Kind::Scalar);
        scalar.quoted = true;
        scalar.block = true;
        std::size_t margin = 0;
        std::size_t text = 0; ///< length of the text without the line breaks at its end
        while (next_ < text_.size())
        {
            const auto begin = next_;
            const auto end = text_.find('\n', begin);
            const auto first = std::min(text_.find_first_not_of(' ', begin), end);
            if (first == end && (first > begin || margin == 0))
                return fail(); // a line of spaces, or an empty one on top
            if (first < end)
            {
                if (first - begin <= static_cast<std::size_t>(indent))
                    break;
                margin = margin == 0 ? first - begin : margin;
                if (first - begin < margin)
                    return fail();
                scalar.text += text_.substr(begin + margin, end - begin - margin);
                text = scalar.text.size();
            }
            scalar.text += '\n';
            next_ = end + 1;
            ++line_;
        }
        if (text == 0)
            return fail();
        scalar.text.resize(text + (head == "|" ? 1 : 0));
        nextLine();
    }

    std::string_view text_;
    const YamlLimits& limits_;
    std::size_t next_ = 0; ///< where the line after the current one begins
    std::size_t lineStart_ = 0;
    std::size_t lineEnd_ = 0;
    std::size_t at_ = 0;
    std::size_t values_ = 0;
    int line_ = 0;
    int indent_ = -1;
    bool atEnd_ = false;
    bool failed_ = false;
};

} // namespace

std::optional<Node> quickYaml(std::string_view text, const YamlLimits& limits)
{
    return QuickReader(text, limits).run();
}

} // namespace merlon::io
