// orders: what may be ordered, and what orders do, from the Kinds of each system.

#include "app/ctl/command.h"
#include "core/systems.h"
#include "referee/system_text.h"

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

/// "list of counter", "word: outer, inner"
std::string typeOf(const play::System& system, const play::Field& field)
{
    std::string text = field.list ? "list of " : "";
    text += field.sort == play::Sort::Thing ? field.set : field.of != nullptr ? field.of().key : sortName(field.sort);
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
        out(indent + "  " + std::string(field.key) + ": " + typeOf(system, field) + "  (" + label.toStdString() +
            ")\n");
        if (field.of != nullptr)
            printKind(system, field.of(), {}, depth + 2);
    }
}

std::string fieldYaml(const play::System& system, const play::Field& field)
{
    std::string text = "{key: " + std::string(field.key) + ", sort: " + inQuotes(sortName(field.sort));
    if (!field.set.empty())
        text += ", set: " + std::string(field.set);
    if (field.list)
        text += ", list: true";
    if (field.optional)
        text += ", optional: true";
    std::string words;
    for (const std::string& word : wordsOf(system, field))
        words += (words.empty() ? "" : ", ") + inQuotes(word);
    if (!words.empty())
        text += ", words: [" + words + ']';
    return text + '}';
}

void printYaml(const play::System& system, const play::Kind& kind, const char* what)
{
    out("- system: " + std::string(system.id()) + "\n  " + what + ": " + std::string(kind.key) +
        "\n  fields:" + (kind.fields.empty() ? " []\n" : "\n"));
    for (const play::Field& field : kind.fields)
        out("    - " + fieldYaml(system, field) + '\n');
}

} // namespace

int orders(const QStringList& arguments)
{
    Command command("orders",
                    "The kinds of orders that a system judges and of the effects that they have, with their fields\n"
                    "and words.",
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
    {
        if (!wanted.empty() && system->id() != wanted)
            continue;
        const referee::SystemText text(*system);
        const auto list = [&](std::span<const play::Kind* const> kinds, const char* what, auto nameOf)
        {
            bool headed = false;
            for (const play::Kind* kind : kinds)
            {
                if (!wantedKind.empty() && kind->key != wantedKind)
                    continue;
                any = true;
                if (command.yaml())
                {
                    printYaml(*system, *kind, what);
                    continue;
                }
                if (!std::exchange(headed, true))
                    out(std::string(system->id()) + ": " + what + "s\n");
                printKind(*system, *kind, nameOf(kind->key), 1);
            }
        };
        list(system->orders(), "order", [&](std::string_view key) { return text.orderName(key); });
        list(system->effects(), "effect", [&](std::string_view key) { return text.effectName(key); });
    }
    if (any)
        return AllWell;
    return command.wrongUsage(QString("There is no kind '%1'.").arg(given.value(1)));
}

} // namespace merlon::ctl
