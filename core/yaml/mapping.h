#pragma once

#include "core/hex/layout.h"
#include "core/map/extras.h"
#include "core/map/local_text.h"
#include "core/map/text_rules.h"
#include "core/tabletop/pose.h"
#include "core/yaml/log.h"
#include "core/yaml/tree.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Reading a tree: keys of mappings, and scalars as what they should be. Every function tells the log what is wrong and
/// answers nothing (or a harmless value), so that one pass finds all problems.
namespace merlon::yaml
{

/// How unknown keys will be written again, if ever.
enum class Style : std::uint8_t
{
    Block,
    Flow,
    Never
};

/// A mapping whose keys are known. Unknown keys are kept as extras (but for Style::Never), with a warning that names
/// the nearest known one; a key given twice is an error.
class Mapping
{
public:
    /// `what` names it to its author: tell::the_grid, tell::this_feature. `known` are the keys in canonical order and
    /// must outlive this. A node that is no mapping is an error and reads as empty.
    Mapping(const Node& node, Log& log, Argument what, std::span<const std::string_view> known,
            Style style = Style::Flow);

    /// The value of a known key, or null; an empty value (`key:`) counts as not given.
    const Node* get(std::string_view key) const;
    /// The same; not given is an error.
    const Node* need(std::string_view key) const;
    /// Where the key itself stands, or null.
    const Node* keyNode(std::string_view key) const;
    bool valid() const { return valid_; }
    const Node& node() const { return node_; }
    Log& log() const { return log_; }

    Extras extras;
    std::vector<int> extraLines; ///< where each of them stood

private:
    std::size_t indexOf(std::string_view key) const;
    void readPair(const Node& key, const Node& value, Style style, std::string_view& after);

    const Node& node_;
    Log& log_;
    Argument what_;
    std::span<const std::string_view> known_;
    std::vector<const Node*> keys_;
    std::vector<const Node*> values_;
    bool valid_ = false;
};

/// Extras in the order in which they will be written: each behind a key that is written too.
void settle(Extras& extras, std::span<const std::string_view> known, const std::vector<std::string_view>& written);

/// Readers of single values. `what` names the value to its author: its key ("hex", "columns") or a part of sentences.
/// A text that is longer is an error, and so is a letter with a pile of marks on it.
std::optional<std::string> readText(const Node& node, Log& log, const Argument& what, Longest most = Longest::Name);
std::optional<long long> readInteger(const Node& node, Log& log, const Argument& what, long long least, long long most);
std::optional<double> readNumber(const Node& node, Log& log, const Argument& what, double least, double most);
/// A number with at most one digit after the point, in tenths; so are the bounds.
std::optional<int> readTenths(const Node& node, Log& log, const Argument& what, int least, int most);
/// How far from a table anything may be, any way: 100 m.
inline constexpr int farthestTenths = 1'000'000;
/// `[82, 371.5]`: a point of a measured table in millimetres, on it or off it.
std::optional<tabletop::TablePoint> readPoint(const Node& node, Log& log, const Argument& what);
std::optional<bool> readBool(const Node& node, Log& log, const Argument& what);
std::optional<hex::Hex> readHex(const Node& node, Log& log, const hex::Layout& layout);
std::optional<hex::Side> readSide(const Node& node, Log& log, const hex::Layout& layout);
std::vector<hex::Hex> readHexes(const Node& node, Log& log, const hex::Layout& layout, const Argument& what);
std::vector<std::string> readTexts(const Node& node, Log& log, const Argument& what);
LocalText readLocalText(const Node& node, Log& log, std::string_view key, Longest most);
/// Whether it can name things: letters, digits, - _ and ., not empty.
bool isId(std::string_view text);
std::string readId(const Node& node, Log& log, const Argument& what);
/// The items of a sequence; anything else is an error and reads as empty.
std::span<const Node> readList(const Node& node, Log& log, const Argument& what);
/// The index of one of the words that a key takes, with a suggestion when it is none.
std::optional<std::size_t> readWord(const Node& node, Log& log, std::string_view key,
                                    const std::vector<std::string_view>& words);
/// The file says `merlon: <kind>/1` with one of those words; anything else is an error that says what it is.
bool checkKind(const Node& root, Log& log, std::span<const std::string_view> kinds);
inline bool checkKind(const Node& root, Log& log, std::string_view kind)
{
    return checkKind(root, log, std::span(&kind, 1));
}
/// The one document of a file of one of those kinds; none after an error. That it is of another kind is told before all
/// else.
std::optional<YamlDocument> parseDocumentOf(std::span<const std::string_view> kinds, std::string_view text, Log& log);
inline std::optional<YamlDocument> parseDocumentOf(std::string_view kind, std::string_view text, Log& log)
{
    return parseDocumentOf(std::span(&kind, 1), text, log);
}

} // namespace merlon::yaml
