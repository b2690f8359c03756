#include "core/yaml/tree.h"

#include "core/map/text_rules.h"
#include "core/yaml/foreign.h"
#include "core/yaml/log.h"
#include "core/yaml/screen.h"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <istream>
#include <streambuf>

namespace merlon::yaml
{
namespace
{

/// Reads a text where it lies.
class ViewBuffer : public std::streambuf
{
public:
    explicit ViewBuffer(std::string_view text)
    {
        char* begin = const_cast<char*>(text.data()); // never written to: there is no overflow()
        setg(begin, begin, begin + text.size());
    }
};

/// Stops yaml-cpp at an event that we refuse.
struct Refused
{
    int line;
    int column;
    Message why;
};

/// yaml-cpp makes of the escapes `\_` and `\N`, of no-break space and next line, a byte that is no UTF-8.
std::string mended(const std::string& value)
{
    std::string out;
    out.reserve(value.size());
    for (std::string_view rest = value; !rest.empty();)
    {
        const std::size_t length = utf8Length(rest);
        if (length == 0)
            out += '\xC2';
        out += rest.substr(0, std::max<std::size_t>(length, 1));
        rest.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return out;
}

bool isPlain(std::string_view text)
{
    return std::ranges::all_of(text, [](char c) { return (c >= 0x20 && c < 0x7F) || c == '\n'; });
}

bool hasControl(std::string_view text)
{
    for (; !text.empty(); text.remove_prefix(std::max<std::size_t>(1, utf8Length(text))))
        if (isControl(text))
            return true;
    return false;
}

class TreeBuilder : public YAML::EventHandler
{
public:
    TreeBuilder(const YamlLimits& limits, std::string_view text) : limits_(limits), text_(text) {}

    Node root;

    /// A sign that no document can begin with yaml-cpp leaves where it is, and finds an empty document before it for
    /// ever.
    void OnDocumentStart(const YAML::Mark& mark) override
    {
        if (mark.pos == begun_)
            throw Refused{mark.line + 1, mark.column + 1, tell::yaml{.why = tell::yaml_other{}}};
        begun_ = mark.pos;
        root = {};
        open_.clear();
    }
    void OnDocumentEnd() override {}
    void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override { add(mark, Node::Kind::Null, anchor, {}); }
    void OnAlias(const YAML::Mark& mark, YAML::anchor_t) override { refuseAlias(mark); }
    void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                  const std::string& value) override
    {
        Node& node = add(mark, Node::Kind::Scalar, anchor, tag);
        node.text = isPlain(value) ? value : mended(value);
        if (!isPlain(value) && hasControl(node.text))
            throw Refused{node.line, node.column, tell::control_character_text{}};
        node.quoted = tag == "!";
        const char first = mark.pos >= 0 && static_cast<std::size_t>(mark.pos) < text_.size()
                               ? text_[static_cast<std::size_t>(mark.pos)]
                               : ' ';
        node.block = node.quoted && first == '|';
    }
    void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                         YAML::EmitterStyle::value) override
    {
        begin(mark, Node::Kind::Sequence, anchor, tag);
    }
    void OnSequenceEnd() override { open_.pop_back(); }
    void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                    YAML::EmitterStyle::value) override
    {
        begin(mark, Node::Kind::Mapping, anchor, tag);
    }
    void OnMapEnd() override { open_.pop_back(); }

private:
    [[noreturn]] static void refuseAlias(const YAML::Mark& mark)
    {
        throw Refused{mark.line + 1, mark.column + 1, tell::alias{}};
    }

    Node& add(const YAML::Mark& mark, Node::Kind kind, YAML::anchor_t anchor, const std::string& tag)
    {
        if (anchor != 0)
            refuseAlias(mark);
        if (!tag.empty() && tag != "?" && tag != "!")
            throw Refused{mark.line + 1, mark.column + 1, tell::tag{}};
        if (++values_ > limits_.values)
            throw Refused{mark.line + 1, mark.column + 1, tell::too_much_values{.most = limits_.values}};
        Node& node = open_.empty() ? root : open_.back()->items.emplace_back();
        node.kind = kind;
        node.line = mark.line + 1;
        node.column = mark.column + 1;
        return node;
    }

    /// Only the innermost open list grows, so the pointers to the outer ones stay good.
    void begin(const YAML::Mark& mark, Node::Kind kind, YAML::anchor_t anchor, const std::string& tag)
    {
        if (static_cast<int>(open_.size()) >= limits_.depth)
            throw Refused{mark.line + 1, mark.column + 1, tell::too_deep_nested{.most = limits_.depth}};
        open_.push_back(&add(mark, kind, anchor, tag));
    }

    const YamlLimits& limits_;
    std::string_view text_;
    std::vector<Node*> open_;
    std::size_t values_ = 0;
    int begun_ = -1; ///< where the document began
};

/// What yaml-cpp says most often, which it says in English.
Argument syntaxFault(std::string_view said)
{
    using namespace YAML;
    if (said == ErrorMsg::END_OF_MAP_FLOW)
        return tell::yaml_curly{};
    if (said == ErrorMsg::END_OF_SEQ_FLOW)
        return tell::yaml_square{};
    if (said == ErrorMsg::EOF_IN_SCALAR || said == ErrorMsg::DOC_IN_SCALAR)
        return tell::yaml_quote{};
    if (said.starts_with(ErrorMsg::INVALID_ESCAPE))
        return tell::yaml_escape{};
    if (said == ErrorMsg::MAP_VALUE)
        return tell::yaml_colon{};
    if (said == ErrorMsg::BLOCK_ENTRY)
        return tell::yaml_dash{};
    if (said == ErrorMsg::FLOW_END)
        return tell::yaml_bracket{};
    if (said == ErrorMsg::END_OF_MAP || said == ErrorMsg::END_OF_SEQ)
        return tell::yaml_indent{};
    return tell::yaml_other{};
}

void parseDocuments(std::string_view text, Log& log, const YamlLimits& limits, std::vector<Node>& documents)
{
    TreeBuilder builder(limits, text);
    try
    {
        ViewBuffer buffer(text);
        std::istream stream(&buffer);
        YAML::Parser parser(stream);
        while (parser.HandleNextDocument(builder))
            documents.push_back(std::move(builder.root));
    }
    catch (const Refused& refused)
    {
        log.error(refused.line, refused.column, refused.why);
    }
    catch (const YAML::Exception& exception)
    {
        const int line = std::max(0, exception.mark.line) + 1;
        if (!log.tellLookAlike(line))
            log.error(line, std::max(0, exception.mark.column) + 1, tell::yaml{.why = syntaxFault(exception.msg)});
    }
}

} // namespace

YamlFile parseYaml(std::string_view text, Log& log, const YamlLimits& limits)
{
    YamlFile file;
    if (Message foreign = foreignKind(text); foreign.sentence != nullptr)
    {
        log.error(1, 1, std::move(foreign));
        return file;
    }
    Screened screened = screen(text, log, limits);
    if (!screened.ok)
        return file;
    file.comments = std::move(screened.comments);
    parseDocuments(file.comments.empty() ? text : screened.bare, log, limits, file.documents);
    return file;
}

YamlDocument parseOneDocument(std::string_view text, Log& log, const YamlLimits& limits)
{
    return onlyDocument(parseYaml(text, log, limits), log);
}

YamlDocument onlyDocument(YamlFile file, Log& log)
{
    if (log.hasErrors())
        return {};
    if (file.documents.empty() || file.documents.front().kind == Node::Kind::Null)
    {
        log.error(1, 1, tell::empty_file{});
        return {};
    }
    if (file.documents.size() > 1)
    {
        log.error(file.documents[1], tell::documents_second{});
        return {};
    }
    if (!file.documents.front().isMapping())
    {
        log.error(file.documents.front(), tell::shape_file{});
        return {};
    }
    return {std::move(file.documents.front()), std::move(file.comments)};
}

} // namespace merlon::yaml
