#include "core/play/value.h"

#include "core/hex/overloaded.h"

#include <algorithm>

namespace merlon::play
{

Value::Value() = default;
Value::Value(const Value&) = default;
Value::Value(Value&&) noexcept = default;
Value& Value::operator=(const Value&) = default;
Value& Value::operator=(Value&&) noexcept = default;
Value::~Value() = default;

bool operator==(const Value& a, const Value& b)
{
    return static_cast<const AnyValue&>(a) == static_cast<const AnyValue&>(b);
}

namespace
{

std::string hexText(hex::Hex hex)
{
    return std::to_string(hex.q) + ':' + std::to_string(hex.r);
}

std::string placeText(const Place& place)
{
    std::string text = place.board == 0 ? std::string() : std::to_string(place.board) + '/';
    text += hexText(place.hex);
    if (place.level != 0)
        text += '+' + std::to_string(place.level);
    if (place.side)
        text += 's' + std::to_string(static_cast<int>(*place.side));
    return text;
}

template <class Each>
std::string listed(const auto& all, Each each)
{
    std::string text = "[";
    for (const auto& one : all)
        text += (text.size() > 1 ? "," : "") + each(one);
    return text + ']';
}

} // namespace

const Value* find(const Fields& fields, std::string_view key)
{
    const auto at = std::ranges::find(fields, key, [](const auto& one) { return std::string_view(one.first); });
    return at == fields.end() ? nullptr : &at->second;
}

Fields with(Fields fields, std::string_view key, Value value)
{
    const auto at = std::ranges::find(fields, key, [](const auto& one) { return std::string_view(one.first); });
    if (at == fields.end())
        fields.emplace_back(key, std::move(value));
    else
        at->second = std::move(value);
    return fields;
}

std::string plain(const Value& value)
{
    return std::visit(
        Overloaded{
            [](bool flag) { return std::string(flag ? "true" : "false"); },
            [](int number) { return std::to_string(number); },
            [](const std::string& text) { return text; },
            [](const Choice& choice) { return choice.word; },
            [](const Ref& ref) { return ref.id; },
            [](hex::Hex hex) { return hexText(hex); },
            [](hex::Side side) { return 's' + std::to_string(static_cast<int>(side)); },
            [](const Place& place) { return placeText(place); },
            [](const Pose& pose)
            { return std::to_string(pose.x) + ',' + std::to_string(pose.y) + '@' + std::to_string(pose.facing); },
            [](TablePoint point) { return std::to_string(point.x) + ',' + std::to_string(point.y); },
            [](Length length) { return std::to_string(length.tenths); },
            [](const Day& day)
            { return std::to_string(day.year) + '-' + std::to_string(day.month) + '-' + std::to_string(day.day); },
            [](const Moment& moment) { return std::to_string(moment.minutes); },
            [](const Seal& seal) { return seal.hash; },
            [](const List& list) { return listed(list, [](const Value& one) { return plain(one); }); },
            [](const Fields& row)
            { return listed(row, [](const auto& one) { return one.first + '=' + plain(one.second); }); },
        },
        static_cast<const AnyValue&>(value));
}

std::string plain(const Record& record)
{
    return record.kind + plain(Value(record.fields));
}

} // namespace merlon::play
