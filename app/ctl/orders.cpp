// orders: what may be ordered, and what orders do, from the Kinds of each system.

#include "app/ctl/command.h"
#include "core/systems.h"
#include "core/yaml/write.h"
#include "referee/system_text.h"
#include "translations/lengths.h"

#include <array>
#include <iterator>
#include <variant>

namespace merlon::ctl
{
namespace
{

/// What a field holds, by its sort.
struct SortName
{
    play::Sort sort;
    struct
    {
        const char* name; ///< files and programs know it so
        const char* note; ///< for translators
    } word;
};

constexpr SortName sortNames[] = {
    {play::Sort::Flag, QT_TRANSLATE_NOOP3("merlonctl", "true or false", "what a field of an order holds")},
    {play::Sort::Number, QT_TRANSLATE_NOOP3("merlonctl", "number", "what a field of an order holds")},
    {play::Sort::Text,
     QT_TRANSLATE_NOOP3("merlonctl", "text", "what a field of an order holds: what is written freely")},
    {play::Sort::Word, QT_TRANSLATE_NOOP3("merlonctl", "word", "what a field of an order holds: one of several")},
    {play::Sort::Thing,
     QT_TRANSLATE_NOOP3("merlonctl", "thing",
                        "what a field of an order holds: something that has a name in a game: a counter, a player")},
    {play::Sort::Hex, QT_TRANSLATE_NOOP3("merlonctl", "hex", "what a field of an order holds")},
    {play::Sort::Side, QT_TRANSLATE_NOOP3("merlonctl", "side", "what a field of an order holds: of a hex")},
    {play::Sort::Place,
     QT_TRANSLATE_NOOP3("merlonctl", "place",
                        "what a field of an order holds: a hex, perhaps one of its sides, and a level")},
    {play::Sort::Pose,
     QT_TRANSLATE_NOOP3("merlonctl", "pose",
                        "what a field of an order holds: where something stands on a table, and which way it faces")},
    {play::Sort::Point, QT_TRANSLATE_NOOP3("merlonctl", "point", "what a field of an order holds: a place on a table")},
    {play::Sort::Length,
     QT_TRANSLATE_NOOP3("merlonctl", "length", "what a field of an order holds: so many millimetres on a table")},
    {play::Sort::Day, QT_TRANSLATE_NOOP3("merlonctl", "day", "what a field of an order holds: a date")},
    {play::Sort::Moment,
     QT_TRANSLATE_NOOP3("merlonctl", "moment", "what a field of an order holds: a date and a time")},
    {play::Sort::Seal,
     QT_TRANSLATE_NOOP3("merlonctl", "seal", "what a field of an order holds: the sign of a secret that is kept")},
    {play::Sort::Row, QT_TRANSLATE_NOOP3("merlonctl", "row", "what a field of an order holds: of a table")},
};

constexpr bool eachInItsPlace()
{
    for (std::size_t i = 0; i < std::size(sortNames); ++i)
        if (static_cast<std::size_t>(sortNames[i].sort) != i)
            return false;
    return true;
}

static_assert(std::size(sortNames) == static_cast<std::size_t>(play::Sort::Row) + 1 && eachInItsPlace(),
              "every sort has its name, in the order of play::Sort");
static_assert(std::size(sortNames) + 1 == std::variant_size_v<play::AnyValue>, "a list alone is no sort");

const auto& nameOf(play::Sort sort)
{
    return sortNames[static_cast<std::size_t>(sort)].word;
}

std::vector<std::string> wordsOf(const play::System& system, const play::Field& field)
{
    if (field.sort != play::Sort::Word)
        return {};
    std::vector<std::string> words(field.words.begin(), field.words.end());
    return words.empty() ? system.words(field.set) : words;
}

/// "2 to 12", "at most 6"; empty without bounds, of which either may be null.
QString within(const QString& least, const QString& most)
{
    if (!least.isNull() && !most.isNull())
        return Text::tr("%1 to %2", "numbers").arg(least, most);
    if (!least.isNull())
        return Text::tr("at least %1").arg(least);
    return most.isNull() ? QString() : Text::tr("at most %1").arg(most);
}

/// Of a length "10 mm to 50 mm".
QString numbersOf(const play::Field& field)
{
    static constexpr play::Field unbounded;
    const auto text = [&](int bound, int without)
    {
        return bound == without                   ? QString()
               : field.sort == play::Sort::Length ? words::lengthText(bound, map::Unit::Millimetre)
                                                  : QString::number(bound);
    };
    return within(text(field.least, unbounded.least), text(field.most, unbounded.most));
}

QString lengthOf(const play::Field& field)
{
    static constexpr play::Field unbounded;
    return within(field.fewest != unbounded.fewest ? QString::number(field.fewest) : QString(),
                  field.atMost != unbounded.atMost ? QString::number(field.atMost) : QString());
}

/// What one value is, or each of a list: "number, 2 to 12", "new boat", "boat".
QString valueOf(const play::System& system, const play::Field& field)
{
    const QString set = words::word(system.id(), "thing", field.set);
    const QString kind = field.of != nullptr ? words::fromView(field.of().key) : QString();
    const QString text = field.fresh                       ? Text::tr("new %1", "a thing that an order makes").arg(set)
                         : field.sort == play::Sort::Thing ? set
                         : field.sort == play::Sort::Seal  ? Text::tr("sealed %1", "what is kept secret").arg(kind)
                         : field.of != nullptr             ? kind
                                                           : Text::tr(nameOf(field.sort).name, nameOf(field.sort).note);
    const QString numbers = numbersOf(field);
    return numbers.isEmpty() ? text : Text::tr("%1, %2", "what a field holds, from where to where").arg(text, numbers);
}

/// "list (1 to 6) of boat", "word: outer, inner", "number, 2 to 12"
QString typeOf(const play::System& system, const play::Field& field)
{
    QString text = valueOf(system, field);
    if (const QString length = field.list ? lengthOf(field) : QString(); !length.isEmpty())
        text = Text::tr("list (%1) of %2", "how long it is, and of what").arg(length, text);
    else if (field.list)
        text = Text::tr("list of %1").arg(text);
    QStringList choices;
    for (const std::string& word : wordsOf(system, field))
        choices += QString::fromStdString(word);
    if (!choices.isEmpty())
        text = Text::tr("%1: %2", "what a field holds, one of these").arg(text, choices.join(words::listWord("comma")));
    return field.optional ? Text::tr("%1 (optional)", "what a field holds").arg(text) : text;
}

void printKind(const play::System& system, const play::Kind& kind, const QString& name, int depth)
{
    const QString indent(2 * depth, ' ');
    out(indent + words::fromView(kind.key) + (name.isEmpty() ? "" : "  " + name) + '\n');
    for (const play::Field& field : kind.fields)
    {
        const QString label = referee::SystemText(system).fieldName(kind, field.key);
        const QString key = words::fromView(field.key);
        const bool isNamed = label != key && label != QString(key).replace('_', ' '); // else by its key alone
        out(indent + "  " + key + ": " + typeOf(system, field) + (isNamed ? "  (" + label + ")\n" : "\n"));
        if (field.of != nullptr)
            printKind(system, field.of(), {}, depth + 2);
    }
}

std::string fieldYaml(const play::System& system, const play::Field& field)
{
    std::string text = "{key: " + std::string(field.key) + ", sort: " + inQuotes(nameOf(field.sort).name);
    if (!field.set.empty())
        text += ", set: " + std::string(field.set);
    static constexpr play::Field unbounded;
    const auto bound = [&text](const char* name, auto value, auto without, bool isLength = false)
    {
        if (value != without)
            text += std::string(", ") + name + ": " +
                    (isLength ? yaml::tenthsText(static_cast<int>(value)) : std::to_string(value));
    };
    const bool isLength = field.sort == play::Sort::Length;
    bound("least", field.least, unbounded.least, isLength);
    bound("most", field.most, unbounded.most, isLength);
    if (field.list)
    {
        text += ", list: true";
        bound("fewest", field.fewest, unbounded.fewest);
        bound("atMost", field.atMost, unbounded.atMost);
    }
    if (field.optional)
        text += ", optional: true";
    if (field.fresh)
        text += ", fresh: true";
    std::string words;
    for (const std::string& word : wordsOf(system, field))
        words += (words.empty() ? "" : ", ") + inQuotes(word);
    if (!words.empty())
        text += ", words: [" + words + ']';
    std::string inner;
    if (field.of != nullptr)
        for (const play::Field& one : field.of().fields)
            inner += (inner.empty() ? "" : ", ") + fieldYaml(system, one);
    if (!inner.empty())
        text += ", fields: [" + inner + ']';
    return text + '}';
}

void printYaml(const play::System& system, const play::Kind& kind, const char* what)
{
    out("- system: " + std::string(system.id()) + "\n  " + what + ": " + std::string(kind.key) +
        "\n  fields:" + (kind.fields.empty() ? " []\n" : "\n"));
    for (const play::Field& field : kind.fields)
        out("    - " + fieldYaml(system, field) + '\n');
}

/// The kinds that a system has: what they are called in YAML, and the heading of their list.
struct Family
{
    const char* what;
    const char* heading;
};

//: heading of a list; %1: the name of a game
constexpr Family orderKinds{"order", QT_TRANSLATE_NOOP("merlonctl", "%1: orders")};
//: heading of a list; %1: the name of a game
constexpr Family effectKinds{"effect", QT_TRANSLATE_NOOP("merlonctl", "%1: effects")};
//: heading of a list; %1: the name of a game
constexpr Family optionKinds{"option", QT_TRANSLATE_NOOP("merlonctl", "%1: options")};
//: heading of a list; %1: the name of a game
constexpr Family factKinds{"fact", QT_TRANSLATE_NOOP("merlonctl", "%1: facts")};
//: heading of a list; %1: the name of a game
constexpr Family counterKinds{"counter", QT_TRANSLATE_NOOP("merlonctl", "%1: counters")};

/// Of one system all, or the kinds of that key; false when there is none.
bool printSystem(const play::System& system, const std::string& wanted, bool yaml)
{
    const referee::SystemText text(system);
    bool any = false;
    const auto list = [&](std::span<const play::Kind* const> kinds, const Family& family, const auto& nameOf)
    {
        bool headed = false;
        for (const play::Kind* kind : kinds)
        {
            if ((!wanted.empty() && kind->key != wanted) || (kind->fields.empty() && nameOf(kind->key).isNull()))
                continue;
            any = true;
            if (!yaml && !std::exchange(headed, true))
                out(Text::tr(family.heading).arg(words::fromView(system.id())) + '\n');
            if (yaml)
                printYaml(system, *kind, family.what);
            else
                printKind(system, *kind, nameOf(kind->key), 1);
        }
    };
    const std::array<const play::Kind*, 1> options{&system.options()};
    const std::array<const play::Kind*, 1> facts{&system.facts()};
    const std::array<const play::Kind*, 1> pieces{&system.pieces()};
    const auto nameless = [](std::string_view) { return QString(); };
    list(system.orders(), orderKinds, [&](std::string_view key) { return text.orderName(key); });
    list(system.effects(), effectKinds, [&](std::string_view key) { return text.effectName(key); });
    list(options, optionKinds, nameless);
    list(facts, factKinds, nameless);
    list(pieces, counterKinds, nameless);
    return any;
}

} // namespace

int orders(const QStringList& arguments)
{
    Command command(
        "orders",
        Text::tr("Lists the kinds of orders that a system judges and the kinds of their effects, with fields and "
                 "words; also its options, the facts that a referee can decree, and the fields of a counter."),
        Text::tr("[SYSTEM [KIND]]", "a usage"), "  merlonctl orders\n  merlonctl orders SYSTEM KIND --lang it");
    if (const auto done = command.parse(arguments, 0, 2))
        return *done;
    const QStringList given = command.files();
    const std::string wanted = given.value(0).toStdString();
    const std::string wantedKind = given.value(1).toStdString();
    if (!wanted.empty() && findSystem(wanted) == nullptr)
    {
        QStringList names;
        for (const std::string_view name : systemNames())
            names += words::fromView(name);
        return command.wrongUsage(
            Text::tr("Unknown system '%1'; choose from %2.").arg(given.value(0), names.join(words::listWord("comma"))));
    }
    bool any = false;
    for (const play::System* system : systems())
        if (wanted.empty() || system->id() == wanted)
            any = printSystem(*system, wantedKind, command.yaml()) || any;
    if (any)
        return AllWell;
    return command.wrongUsage(Text::tr("Unknown kind '%1'.").arg(given.value(1)));
}

} // namespace merlon::ctl
