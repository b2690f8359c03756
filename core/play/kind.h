#pragma once

#include "core/play/names.h"
#include "core/play/value.h"
#include "core/rules/rule.h"

#include <bitset>
#include <limits>
#include <span>

/// What a record of a kind is made of. Made from a Shape (shape.h), read by forms, files, help and journals.
namespace merlon::play
{

enum class Sort : std::uint8_t
{
    Flag,
    Number,
    Text,
    Word,
    Thing,
    Hex,
    Side,
    Place,
    Pose,
    Point,
    Length,
    Day,
    Moment,
    Seal,
    Row
};

struct Kind;
class Hand;

/// One named value. What a form asks and a file holds; the label is the catalogue's word "field.<key>".
struct Field
{
    std::string_view key{};
    Sort sort = Sort::Flag;
    bool list = false;
    bool optional = false;                       ///< left out: the best one, or none
    bool fresh = false;                          ///< Thing: one that is not there yet
    int least = std::numeric_limits<int>::min(); ///< Number; Text: its length; Length: tenths of a millimetre
    int most = std::numeric_limits<int>::max();
    std::size_t fewest = 0; ///< list
    std::size_t atMost = 256;
    int storeys = 0;                           ///< Hex: a place too, whose level is at most so much
    std::string_view set{};                    ///< Word: "cover"; Thing: "counter"
    std::span<const std::string_view> words{}; ///< Word: all there are; empty: those that the system's data has
    const Kind& (*of)() = nullptr;             ///< Row: its fields; Seal: of what lies in it
    int since = 1;               ///< version of the system that added it; older files get the type's own default
    std::string_view saltOf{};   ///< Text: the salt of what was sealed and is opened in the field of that key
    std::string_view formerly{}; ///< its key in older files
    // Of the struct that it is a member of, whose type is forgotten here so that one function reads and writes them
    // all.
    const void* tag = nullptr;
    Value (*put)(const void* whole) = nullptr;
    std::string_view (*get)(void* whole, const Value& value, int version) = nullptr;
    bool (*lay)(void* whole, Hand& hand) = nullptr; ///< see on_board.h; null: nothing of it lies on a board
};

/// `says` is the sentence of an order or effect. Of an order the catalogue may have four more beside it, by its key
/// and an ending: `_no` when it is refused, `_may` while something is wanted, `_done` when it was carried out,
/// `_nothing_` and its result when it changed nothing.
struct Kind
{
    std::string_view key{};
    std::span<const Field> fields{};
    Phrase says{};
    /// An effect that is no news: kept as all are, and left out where one tells what happened.
    bool quiet = false;
};

const Field* find(const Kind& kind, std::string_view key);
/// The same, also by the key that it had in older files.
const Field* findWritten(const Kind& kind, std::string_view key);
/// Whether what may stand there is picked on a board or from a list: a name that nobody has yet, a number or a text may
/// be anything.
bool isPicked(const Field& field);
/// Whether all that must be there are.
bool complete(const Kind& kind, const Fields& fields);
/// Of the kinds of a system; null when there is none.
const Kind* find(std::span<const Kind* const> kinds, std::string_view key);

/// What is wrong with a field: missing, unknown, type, range, word, count, name, row.
struct Fault
{
    std::string field;
    std::string_view code;
};

/// `range` or `count`, or empty when the value is within.
std::string_view rangeFault(const Field& field, const Value& value);

/// A record with that field. A list that was emptied again and may not be empty is taken out: it is asked for anew.
/// Whether an order goes on with a begun one: it has all its fields.
bool settles(const Record& order, const Record& begun);
Record with(Record record, const Field& field, Value value);

/// Of a version that is still being written.
inline constexpr int today = std::numeric_limits<int>::max();

inline constexpr std::size_t mostFields = 128; ///< of one kind

/// What reading found: which fields were there (by their place in the kind), what did not fit, whether all that must be
/// there are.
struct Found
{
    std::bitset<mostFields> given;
    std::vector<Fault> faults;
    bool whole = true;
};
Found read(std::span<const Field> fields, const Fields& from, void* whole, int version);
Fields write(std::span<const Field> fields, const void* whole);

/// A value of an enumeration, as a word.
template <class E>
requires std::is_enum_v<E> Value wordValue(E value)
{
    static_assert(wordsOf<E>.words.size() > 0, "an enumeration needs its words");
    return Choice{std::string(wordsOf<E>.set), std::string(wordsOf<E>.words.at(static_cast<std::size_t>(value)))};
}

/// Of a struct: defined in the source that tells its Shape (shape.h).
template <class T>
const Kind& kindOf();
/// Tells the members of structs apart.
template <auto At>
inline constexpr char memberTag{};
/// Which of the fields that member is.
std::size_t placeOf(const Kind& kind, const void* tag);
Record recordOf(const Kind& kind, const void* whole);

template <class T>
Fields fieldsOf(const T& value)
{
    return write(kindOf<T>().fields, &value);
}
template <class T>
Record recordOf(const T& value)
{
    return recordOf(kindOf<T>(), &value);
}
template <class T>
struct Read : Found
{
    T value{};
};
template <class T>
Read<T> read(const Fields& from, int version = today)
{
    Read<T> in;
    static_cast<Found&>(in) = read(kindOf<T>().fields, from, &in.value, version);
    return in;
}

} // namespace merlon::play
