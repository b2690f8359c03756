#pragma once

#include "core/yaml/diagnostic.h"

#include <string>
#include <string_view>
#include <vector>

/// YAML as a small tree with places, built from yaml-cpp's events within limits: a hostile file is refused before it
/// costs memory.
namespace merlon::yaml
{

/// What a file may cost at most. Far more than any castle needs.
struct YamlLimits
{
    std::size_t bytes = std::size_t{64} << 20;
    std::size_t lineBytes = std::size_t{1} << 20;
    std::size_t values = 1'000'000;  ///< scalars, lists and mappings of all documents together
    std::size_t flowMarks = 200'000; ///< brackets, commas and colons in one outermost pair of brackets
    int depth = 24;                  ///< lists and mappings within each other
};

struct Node
{
    enum class Kind : std::uint8_t
    {
        Null,
        Scalar,
        Sequence,
        Mapping
    };

    Kind kind = Kind::Null;
    bool quoted = false; ///< a scalar that is a string whatever it looks like: in quotes, or a block
    bool block = false;  ///< a literal block whose text begins on the line after `line`
    int line = 1;
    int column = 1;          ///< counted in bytes
    std::string text;        ///< of a scalar
    std::vector<Node> items; ///< of a sequence; of a mapping: key, value, key, value ...

    bool isScalar() const { return kind == Kind::Scalar; }
    bool isSequence() const { return kind == Kind::Sequence; }
    bool isMapping() const { return kind == Kind::Mapping; }

    friend bool operator==(const Node&, const Node&) = default;
};

/// A comment, from its `#` on.
struct Comment
{
    int line = 1;
    std::string text;
};

struct YamlFile
{
    std::vector<Node> documents;
    std::vector<Comment> comments;
};

class Log;

/// All documents of a text; after an error those that came whole before it. What is wrong is told to the log.
YamlFile parseYaml(std::string_view text, Log& log, const YamlLimits& limits = {});

/// The one document of a text, a mapping; null kind when there was an error.
struct YamlDocument
{
    Node root;
    std::vector<Comment> comments;
};
YamlDocument onlyDocument(YamlFile file, Log& log);
YamlDocument parseOneDocument(std::string_view text, Log& log, const YamlLimits& limits = {});

} // namespace merlon::yaml
