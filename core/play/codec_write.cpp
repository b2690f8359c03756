// Values and records as text.

#include "core/hex/overloaded.h"
#include "core/play/codec.h"
#include "core/yaml/write.h"

#include <chrono>
#include <cstdio>

namespace merlon::play
{
namespace
{

const Extras noExtras;

std::string hexText(hex::Hex hex, const Boards& boards, int board = 0)
{
    const HexBoard& on = hexBoard(boards, static_cast<std::size_t>(board));
    if (!on)
        return "''";
    const std::string name = hex::name(on->layout, hex);
    const bool says = board == 0 || name.find(':') != std::string::npos; // the map that it is on, where it must
    return yaml::scalarText(says ? name : on->id + ':' + name);
}

std::string sideText(hex::Side side, const Boards& boards, int board = 0)
{
    const HexBoard& on = hexBoard(boards, static_cast<std::size_t>(board));
    return on ? std::string(hex::sideName(on->layout.orientation, side)) : "''";
}

std::string placeText(const Place& place, const Boards& boards)
{
    if (place.level == 0 && !place.side)
        return hexText(place.hex, boards, place.board);
    yaml::FlowMapping out(noExtras);
    out.raw("hex", hexText(place.hex, boards, place.board));
    if (place.level != 0)
        out.number("level", place.level);
    if (place.side)
        out.raw("side", sideText(*place.side, boards, place.board));
    return out.done();
}

std::string poseText(const Pose& pose)
{
    yaml::FlowMapping out(noExtras);
    out.tenths("x", pose.x);
    out.tenths("y", pose.y);
    out.tenths("facing", pose.facing);
    return out.done();
}

std::string dayText(const Day& day)
{
    char text[40];
    std::snprintf(text, sizeof text, "%04d-%02d-%02d", day.year, day.month, day.day);
    return text;
}

std::string momentText(const Moment& moment)
{
    using namespace std::chrono;
    const sys_time<minutes> at{minutes(moment.minutes)};
    const auto day = floor<days>(at);
    const year_month_day date{day};
    const auto minute = static_cast<int>((at - day).count());
    char text[60];
    std::snprintf(text, sizeof text, "%04d-%02u-%02uT%02d:%02dZ", static_cast<int>(date.year()),
                  static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()), minute / 60, minute % 60);
    return yaml::scalarText(text);
}

std::string listText(const List& list, const Boards& boards)
{
    std::vector<std::string> items;
    items.reserve(list.size());
    for (const Value& one : list)
        items.push_back(valueText(one, boards));
    return yaml::flowList(items);
}

/// What an order of a kind that is not known any more was read as: one field without a key.
const std::string* keptText(const Record& order)
{
    return order.fields.size() == 1 && order.fields.front().first.empty()
               ? std::get_if<std::string>(&order.fields.front().second)
               : nullptr;
}

} // namespace

std::string valueText(const Value& value, const Boards& boards)
{
    return std::visit(
        Overloaded{
            [](bool flag) { return std::string(flag ? "true" : "false"); },
            [](int number) { return std::to_string(number); },
            [](const std::string& text) { return yaml::scalarText(text); },
            [](const Choice& choice) { return choice.word == "-" ? "\"-\"" : yaml::scalarText(choice.word); },
            [](const Ref& ref) { return yaml::scalarText(ref.id); },
            [&](hex::Hex hex) { return hexText(hex, boards); },
            [&](hex::Side side) { return sideText(side, boards); },
            [&](const Place& place) { return placeText(place, boards); },
            [](const Pose& pose) { return poseText(pose); },
            [](TablePoint point) { return yaml::pointText(point); },
            [](Length length) { return yaml::tenthsText(length.tenths); },
            [](const Day& day) { return dayText(day); },
            [](const Moment& moment) { return momentText(moment); },
            [](const Seal& seal) { return "'sha256:" + seal.hash + '\''; },
            [&](const List& list) { return listText(list, boards); },
            [&](const Fields& row) { return fieldsText(row, boards); },
        },
        static_cast<const AnyValue&>(value));
}

std::string fieldsText(const Fields& fields, const Boards& boards)
{
    yaml::FlowMapping out(noExtras);
    for (const auto& [key, value] : fields)
        out.raw(key, valueText(value, boards));
    return out.done();
}

std::string orderText(const Record& order, const Names& names)
{
    const std::string* kept = keptText(order);
    return yaml::scalarText(order.kind) + ": " + (kept != nullptr ? *kept : fieldsText(order.fields, names.boards));
}

std::string secretText(const Secret& secret, const Names& names)
{
    return '{' + orderText(secret.note, names) + ", salt: " + yaml::scalarText(secret.salt) + '}';
}

std::string effectText(const Record& effect, const Names& names)
{
    if (const std::string* kept = keptText(effect))
        return *kept;
    yaml::FlowMapping out(noExtras);
    bool said = find(effect.fields, effect.kind) != nullptr;
    if (!said && effect.fields.empty())
        out.raw(effect.kind, "true");
    for (const auto& [key, value] : effect.fields)
    {
        out.raw(key, valueText(value, names.boards));
        if (!std::exchange(said, true))
            out.raw(effect.kind, "true");
    }
    return out.done();
}

std::string dieText(const Die& die)
{
    static constexpr std::string_view sources[] = {"typed", "rolled", "corrected"};
    yaml::FlowMapping out(noExtras);
    out.text("die", dieName(die.sides));
    out.number("value", die.value);
    out.text("source", sources[static_cast<std::size_t>(die.source)]);
    if (!die.purpose.empty())
        out.text("for", die.purpose);
    return out.done();
}

} // namespace merlon::play
