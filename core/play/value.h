#pragma once

#include "core/hex/hex.h"
#include "core/tabletop/pose.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

/// What journals, forms, files and sentences know of any order, effect or thing: named values.
namespace merlon::play
{

/// A word of a set: "cover", "strong". Its text is the catalogue's word "cover.strong".
struct Choice
{
    std::string set;
    std::string word;

    friend bool operator==(const Choice&, const Choice&) = default;
};

/// A thing by name: "counter", "alric"; "force", "norman".
struct Ref
{
    std::string sort;
    std::string id;

    friend bool operator==(const Ref&, const Ref&) = default;
};

/// A hex of a board, a storey of it, one of its sides: what a click on a map means.
struct Place
{
    int board = 0; ///< index into the setting's boards
    hex::Hex hex;
    int level = 0;
    std::optional<hex::Side> side;

    friend auto operator<=>(const Place&, const Place&) = default;
};

/// On a measured table. Written in millimetres and degrees: `{x: 300, y: 230.5, facing: 90}`, `[120.5, 300]`.
using tabletop::Pose;
using tabletop::TablePoint;

/// On a measured table. Written in millimetres: `20.5`.
struct Length
{
    int tenths = 0; ///< of a millimetre

    friend auto operator<=>(const Length&, const Length&) = default;
};

struct Day
{
    int year = 1;
    int month = 1;
    int day = 1;

    friend auto operator<=>(const Day&, const Day&) = default;
};

/// Minutes since 1970, UTC.
struct Moment
{
    std::int64_t minutes = 0;

    friend auto operator<=>(const Moment&, const Moment&) = default;
};

struct Secret;
/// The hash of a record that nobody may read yet (seal.h).
struct Seal
{
    std::string hash;
    std::shared_ptr<const Secret> secret{}; ///< what lies in it, for whoever wrote it; no journal holds it

    friend bool operator==(const Seal& a, const Seal& b) { return a.hash == b.hash; }
};

struct Value;
using List = std::vector<Value>;
/// Named values in the order of their Kind, those left out missing. A Value too: a row.
using Fields = std::vector<std::pair<std::string, Value>>;
using AnyValue = std::variant<bool, int, std::string, Choice, Ref, hex::Hex, hex::Side, Place, Pose, TablePoint, Length,
                              Day, Moment, Seal, List, Fields>;
struct Value : AnyValue
{
    using AnyValue::AnyValue;
    // In the source: fifteen kinds to copy and destroy are much to make anew in every file.
    Value();
    Value(const Value&);
    Value(Value&&) noexcept;
    Value& operator=(const Value&);
    Value& operator=(Value&&) noexcept;
    ~Value();

    friend bool operator==(const Value& a, const Value& b);

    friend bool operator<(const Value&, const Value&) = delete; ///< some have no order
};

/// Any order or effect of any system. What the journal keeps.
struct Record
{
    std::string kind;
    Fields fields;

    friend bool operator==(const Record&, const Record&) = default;
};

/// What lies in a seal. Without salt a short note could be guessed by trying.
struct Secret
{
    Record note;
    std::string salt;
};

/// Null when there is none of that name.
const Value* find(const Fields& fields, std::string_view key);
/// Put there, or in place of what was there.
Fields with(Fields fields, std::string_view key, Value value);
/// The text of an id, a word, a number ...: "alric", "strong", "4"; hexes by their axial numbers. The same on every
/// board, for hashes and for keys of dice.
std::string plain(const Value& value);
std::string plain(const Record& record);

/// Every value within a value or a record, lists and rows opened.
template <class Visit>
void forEachValue(const Value& value, Visit&& visit)
{
    if (const auto* list = std::get_if<List>(&value))
        for (const Value& one : *list)
            forEachValue(one, visit);
    else if (const auto* row = std::get_if<Fields>(&value))
        for (const auto& [key, one] : *row)
            forEachValue(one, visit);
    else
        visit(value);
}

} // namespace merlon::play
