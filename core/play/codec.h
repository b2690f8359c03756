#pragma once

#include "core/play/note.h"
#include "core/play/system.h"
#include "core/yaml/log.h"

namespace merlon::yaml
{
class Mapping;
}

/// Values and records in files. An order is `retreat: {counter: gwyn, path: [D7]}`. An effect is a flat mapping,
/// `{counter: gwyn, state: wounded}`, known by the key of its kind: the field of that name, or else `key: true` behind
/// its first field.
namespace merlon::play
{

/// What names in files depend on. Both outlive it.
struct Names
{
    const System& system;
    const Boards& boards;
};
inline Names namesOf(const Setting& setting)
{
    return {*setting.system, setting.boards};
}

/// In flow style, on one line. Hexes by their names on the first board, places on another one as `map-id:D7`.
std::string valueText(const Value& value, const Boards& boards);
std::string fieldsText(const Fields& fields, const Boards& boards);
std::string orderText(const Record& order, const Names& names);
std::string effectText(const Record& effect, const Names& names);
/// `{die: d10, value: 7, source: typed, for: shot}`
std::string dieText(const Die& die);

/// Tells the log what is wrong, and answers nothing then.
std::optional<Value> readValue(const yaml::Node& node, yaml::Log& log, const Field& field, const Names& names);
/// What a seal holds, open: `{amount: {coins: 7}, salt: 9f...}`. In a file of orders it stands for its seal.
std::string secretText(const Secret& secret, const Names& names);
std::optional<Seal> readSecret(const yaml::Node& node, yaml::Log& log, const Kind& of, const Names& names);
/// The fields of a kind; those that must be there are missed when `whole`.
std::optional<Fields> readFields(const yaml::Node& node, yaml::Log& log, const Kind& kind, const Names& names,
                                 bool whole = true);
/// The same of a mapping that holds more than them: `keysOf(kind)` are among the keys that it knows. What can be read
/// is read; answers whether that is all.
bool readFields(const yaml::Mapping& mapping, Fields& fields, const Kind& kind, const Names& names, bool whole = true);
/// What its fields are called in files, now and formerly.
std::vector<std::string_view> keysOf(const Kind& kind);

enum class Unknown : std::uint8_t
{
    Refused,
    Kept ///< as text: an order or effect of a kind that a later version gave up
};
/// The order in a mapping; keys among `others` are the caller's.
std::optional<Record> readOrder(const yaml::Node& node, yaml::Log& log, const Names& names,
                                std::span<const std::string_view> others = {}, Unknown unknown = Unknown::Refused);
std::optional<Record> readEffect(const yaml::Node& node, yaml::Log& log, const Names& names,
                                 Unknown unknown = Unknown::Refused);
/// Those that cannot be read are left out, and the log says why.
std::vector<Record> readEffects(const yaml::Node& node, yaml::Log& log, const Names& names,
                                Unknown unknown = Unknown::Refused);
/// One text for everybody, or `{en: ..., fr: ...}`.
Note readNote(const yaml::Node& node, yaml::Log& log);
std::optional<Die> readDie(const yaml::Node& node, yaml::Log& log);

} // namespace merlon::play
