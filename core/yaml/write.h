#pragma once

#include "core/map/extras.h"
#include "core/map/local_text.h"
#include "core/tabletop/pose.h"
#include "core/yaml/tree.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Writing YAML in one canonical form: the same value gives the same bytes, and reads back as the same value.
namespace merlon::yaml
{

/// A string on one line, in quotes only where YAML would read it as something else. `flow`: inside brackets.
std::string scalarText(std::string_view text, bool flow = true);
/// 46.2, 40: the shortest decimal that reads back as the same number.
std::string numberText(double value);
/// Of a number in tenths: 230.5, 40.
std::string tenthsText(int tenths);
/// `[82, 371.5]`, in millimetres.
std::string pointText(tabletop::TablePoint point);
std::string pointsText(std::span<const tabletop::TablePoint> points);
/// `[a, b]` of items that are written already.
std::string flowList(const std::vector<std::string>& items);
/// A tree in flow style on one line.
std::string flowText(const Node& node);
/// `key: value` in block style from column 1; may have several lines.
std::string blockText(const Node& key, const Node& value);

inline const Extras noExtras;

/// `{hex: D7, kind: door}` with extras put in behind the keys they belong to.
class FlowMapping
{
public:
    /// `extras` must outlive this.
    explicit FlowMapping(const Extras& extras = noExtras) : extras_(extras) { addExtras({}); }
    /// `value` is written already.
    void raw(std::string_view key, std::string_view value);
    void text(std::string_view key, std::string_view value) { raw(key, scalarText(value)); }
    void number(std::string_view key, long long value) { raw(key, std::to_string(value)); }
    /// 2305 as 230.5.
    void tenths(std::string_view key, int value) { raw(key, tenthsText(value)); }
    /// Nothing when there is no text.
    void local(std::string_view key, const LocalText& value);
    std::string done() const { return '{' + body_ + '}'; }

private:
    void addExtras(std::string_view after);
    void add(std::string_view text);

    const Extras& extras_;
    std::string body_;
};

/// A mapping with one key a line, at an indentation, with extras (and comments) behind the keys they belong to.
class BlockMapping
{
public:
    BlockMapping(std::string& out, int indent, const Extras& extras = noExtras, std::string_view firstPrefix = {});
    /// `value` is written already and may begin with a line break.
    void raw(std::string_view key, std::string_view value);
    void text(std::string_view key, std::string_view value) { raw(key, scalarText(value, false)); }
    void number(std::string_view key, long long value) { raw(key, std::to_string(value)); }
    /// Nothing when there is no text.
    void local(std::string_view key, const LocalText& value);
    /// A literal block of lines.
    void lines(std::string_view key, const std::vector<std::string>& lines);
    /// A key whose value `write` appends on the following lines; nothing when `write` is null.
    void nested(std::string_view key, const std::function<void(std::string& out, int indent)>& write);

private:
    void begin(std::string_view key);
    void addExtras(std::string_view after);
    void pad();

    std::string& out_;
    int indent_;
    const Extras& extras_;
    std::string firstPrefix_; ///< instead of the indentation of the first line: "  - "
};

/// The comments that stand above an item of a list, one a line.
void writeComments(std::string& out, int indent, const Extras& extras);
bool isComment(const Extra& extra);

} // namespace merlon::yaml
