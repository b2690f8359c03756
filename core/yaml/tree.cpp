#include "core/yaml/tree.h"

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
    const char* code;
    std::string message;
};

bool hasControl(const std::string& text)
{
    return std::ranges::any_of(
        text, [](char c) { return (static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\t') || c == 0x7F; });
}

class TreeBuilder : public YAML::EventHandler
{
public:
    TreeBuilder(const YamlLimits& limits, std::string_view text) : limits_(limits), text_(text) {}

    Node root;

    void OnDocumentStart(const YAML::Mark&) override
    {
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
        if (hasControl(value))
            throw Refused{node.line, node.column, "control-character",
                          "this text holds a control character; take it out"};
        node.text = value;
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
        throw Refused{mark.line + 1, mark.column + 1, "alias",
                      "anchors (&) and aliases (*) are not read; write the value itself here"};
    }

    Node& add(const YAML::Mark& mark, Node::Kind kind, YAML::anchor_t anchor, const std::string& tag)
    {
        if (anchor != 0)
            refuseAlias(mark);
        if (!tag.empty() && tag != "?" && tag != "!")
            throw Refused{mark.line + 1, mark.column + 1, "tag", "tags (!) are not read; write the value alone"};
        if (++values_ > limits_.values)
            throw Refused{mark.line + 1, mark.column + 1, "too-much",
                          "the file has more than " + std::to_string(limits_.values) + " values"};
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
            throw Refused{mark.line + 1, mark.column + 1, "too-deep",
                          "lists and mappings are nested more than " + std::to_string(limits_.depth) + " deep"};
        open_.push_back(&add(mark, kind, anchor, tag));
    }

    const YamlLimits& limits_;
    std::string_view text_;
    std::vector<Node*> open_;
    std::size_t values_ = 0;
};

/// yaml-cpp's words, with what helps most often.
std::string syntaxMessage(const std::string& said)
{
    return "this is not well-formed YAML: " + said +
           "; look here and just above for a missing quote, bracket or colon, or a wrong indentation";
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
        log.error(refused.line, refused.column, refused.code, refused.message);
    }
    catch (const YAML::Exception& exception)
    {
        log.error(std::max(0, exception.mark.line) + 1, std::max(0, exception.mark.column) + 1, "yaml",
                  syntaxMessage(exception.msg));
    }
}

} // namespace

YamlFile parseYaml(std::string_view text, Log& log, const YamlLimits& limits)
{
    YamlFile file;
    Screened screened = screen(text, log, limits);
    if (!screened.ok)
        return file;
    file.comments = std::move(screened.comments);
    parseDocuments(file.comments.empty() ? text : screened.bare, log, limits, file.documents);
    return file;
}

YamlDocument parseOneDocument(std::string_view text, Log& log, const YamlLimits& limits)
{
    YamlFile file = parseYaml(text, log, limits);
    if (log.hasErrors())
        return {};
    if (file.documents.empty() || file.documents.front().kind == Node::Kind::Null)
    {
        log.error(1, 1, "empty", "the file is empty; it should begin with its kind, for instance 'merlon: map/1'");
        return {};
    }
    if (file.documents.size() > 1)
    {
        log.error(file.documents[1], "documents", "a second document (after '---') is not read; keep one a file");
        return {};
    }
    if (!file.documents.front().isMapping())
    {
        log.error(file.documents.front(), "shape",
                  "a file of Merlon is a mapping, 'key: value' line by line, that begins with 'merlon: ...'");
        return {};
    }
    return {std::move(file.documents.front()), std::move(file.comments)};
}

} // namespace merlon::yaml
