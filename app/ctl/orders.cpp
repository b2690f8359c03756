// orders: what may be ordered, and what orders do, from the Kinds of each system.

#include "app/ctl/command.h"
#include "core/systems.h"
#include "referee/system_text.h"

#include <array>
#include <limits>

namespace merlon::ctl
{
namespace
{

std::string_view sortName(play::Sort sort)
{
    static constexpr std::string_view names[] = {"true or false", "number", "text", "word",   "thing", "hex", "side",
                                                 "place",         "pose",   "day",  "moment", "seal",  "row"};
    return names[static_cast<std::size_t>(sort)];
}

std::vector<std::string> wordsOf(const play::System& system, const play::Field& field)
{
    if (field.sort != play::Sort::Word)
        return {};
    std::vector<std::string> words(field.words.begin(), field.words.end());
    return words.empty() ? system.words(field.set) : words;
}

/// "2 to 12", "at most 6"; empty without bounds.
std::string within(long long least, long long most, long long lowest, long long highest)
{
    if (least > lowest && most < highest)
        return std::to_string(least) + " to " + std::to_string(most);
    if (least > lowest)
        return "at least " + std::to_string(least);
    return most < highest ? "at most " + std::to_string(most) : std::string();
}

std::string numbersOf(const play::Field& field)
{
    using Limits = std::numeric_limits<int>;
    return within(field.least, field.most, Limits::min(), Limits::max());
}

std::string lengthOf(const play::Field& field)
{
    static constexpr play::Field unbounded;
    return within(static_cast<long long>(field.fewest), static_cast<long long>(field.atMost),
                  static_cast<long long>(unbounded.fewest), static_cast<long long>(unbounded.atMost));
}

/// "list (1 to 6) of boat", "word: outer, inner", "number, 2 to 12"
std::string typeOf(const play::System& system, const play::Field& field)
{
    const std::string length = field.list ? lengthOf(field) : std::string();
    std::string text = field.list ? "list" + (length.empty() ? length : " (" + length + ')') + " of " : "";
    text += field.fresh                       ? "new " + std::string(field.set)
            : field.sort == play::Sort::Thing ? std::string(field.set)
            : field.sort == play::Sort::Seal  ? "sealed " + std::string(field.of().key)
            : field.of != nullptr             ? std::string(field.of().key)
                                              : std::string(sortName(field.sort));
    if (const std::string numbers = numbersOf(field); !numbers.empty())
        text += ", " + numbers;
    std::string words;
    for (const std::string& word : wordsOf(system, field))
        words += (words.empty() ? ": " : ", ") + word;
    return text + words + (field.optional ? " (may be left out)" : "");
}

void printKind(const play::System& system, const play::Kind& kind, const QString& name, int depth)
{
    const std::string indent(static_cast<std::size_t>(2 * depth), ' ');
    out(indent + std::string(kind.key) + (name.isEmpty() ? "" : "  " + name.toStdString()) + '\n');
    for (const play::Field& field : kind.fields)
    {
        const QString label = referee::SystemText(system).fieldName(kind, field.key);
        const bool says = label != words::fromView(field.key);
        out(indent + "  " + std::string(field.key) + ": " + typeOf(system, field) +
            (says ? "  (" + label.toStdString() + ")\n" : "\n"));
        if (field.of != nullptr)
            printKind(system, field.of(), {}, depth + 2);
    }
}

std::string fieldYaml(const play::System& system, const play::Field& field)
{
    std::string text = "{key: " + std::string(field.key) + ", sort: " + inQuotes(sortName(field.sort));
    if (!field.set.empty())
        text += ", set: " + std::string(field.set);
    static constexpr play::Field unbounded;
    const auto bound = [&text](const char* name, auto value, auto without)
    {
        if (value != without)
            text += std::string(", ") + name + ": " + std::to_string(value);
    };
    bound("least", field.least, unbounded.least);
    bound("most", field.most, unbounded.most);
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

/// Of one system all, or the kinds of that key; false when there is none.
bool printSystem(const play::System& system, const std::string& wanted, bool yaml)
{
    const referee::SystemText text(system);
    bool any = false;
    const auto list = [&](std::span<const play::Kind* const> kinds, const char* what, const auto& nameOf)
    {
        bool headed = false;
        for (const play::Kind* kind : kinds)
        {
            if ((!wanted.empty() && kind->key != wanted) || (kind->fields.empty() && nameOf(kind->key).isNull()))
                continue;
            any = true;
            if (!yaml && !std::exchange(headed, true))
                out(std::string(system.id()) + ": " + what + "s\n");
            if (yaml)
                printYaml(system, *kind, what);
            else
                printKind(system, *kind, nameOf(kind->key), 1);
        }
    };
    const std::array<const play::Kind*, 1> options{&system.options()};
    const std::array<const play::Kind*, 1> facts{&system.facts()};
    const std::array<const play::Kind*, 1> pieces{&system.pieces()};
    const auto nameless = [](std::string_view) { return QString(); };
    list(system.orders(), "order", [&](std::string_view key) { return text.orderName(key); });
    list(system.effects(), "effect", [&](std::string_view key) { return text.effectName(key); });
    list(options, "option", nameless);
    list(facts, "fact", nameless);
    list(pieces, "counter", nameless);
    return any;
}

} // namespace

int orders(const QStringList& arguments)
{
    Command command("orders",
                    "The kinds of orders that a system judges and of the effects that they have, with their fields\n"
                    "and words; its options, the facts that a referee may decree, and what a counter has.",
                    "[SYSTEM [KIND]]", "  merlonctl orders\n  merlonctl orders SYSTEM KIND --lang it");
    if (const auto done = command.parse(arguments, 0, 2))
        return *done;
    const QStringList given = command.files();
    const std::string wanted = given.value(0).toStdString();
    const std::string wantedKind = given.value(1).toStdString();
    if (!wanted.empty() && findSystem(wanted) == nullptr)
    {
        std::string names;
        for (const std::string_view name : systemNames())
            names += ' ' + std::string(name);
        return command.wrongUsage(
            QString("There is no system '%1'; there are:%2.").arg(given.value(0), QString::fromStdString(names)));
    }
    bool any = false;
    for (const play::System* system : systems())
        if (wanted.empty() || system->id() == wanted)
            any = printSystem(*system, wantedKind, command.yaml()) || any;
    if (any)
        return AllWell;
    return command.wrongUsage(QString("There is no kind '%1'.").arg(given.value(1)));
}

} // namespace merlon::ctl
