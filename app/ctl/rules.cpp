#include "app/ctl/command.h"
#include "core/rules/catalogue.h"
#include "translations/words.h"

namespace merlon::ctl
{
namespace
{

std::string std8(const QString& text)
{
    return text.toStdString();
}

/// "fr 1.42, es 1.42", or nothing for a ruling.
std::string printedIn(const rules::RuleEntry& rule)
{
    std::string text;
    for (const auto& [source, section] : rule.printed)
        text += (text.empty() ? "" : ", ") + std::string(source) + ' ' + std::string(section);
    return text;
}

std::string printedYaml(const rules::RuleEntry& rule)
{
    std::string text;
    for (const auto& [source, section] : rule.printed)
        text += (text.empty() ? "" : ", ") + std::string(source) + ": " + inQuotes(section);
    return '{' + text + '}';
}

std::string listOf(std::span<const std::string_view> names)
{
    std::string text;
    for (const auto& name : names)
        text += (text.empty() ? "" : ", ") + std::string(name);
    return text;
}

void printWhole(const rules::RuleEntry& rule)
{
    out(std::string(rule.rule.id) + "  " + std8(words::ruleTitle(rule.rule.id)) + '\n');
    if (const std::string printed = printedIn(rule); !printed.empty())
        out("printed: " + printed + '\n');
    if (!rule.variants.empty())
        out("readings: " + listOf(rule.variants) + " (the first is the default)\n");
    if (!rule.judged)
        out("advice: shown, not judged\n");
    out('\n' + std8(words::ruleText(rule.rule.id)) + '\n');
}

void printYaml(const rules::RuleEntry& rule)
{
    out("- id: " + std::string(rule.rule.id) + "\n  title: " + inQuotes(std8(words::ruleTitle(rule.rule.id))) +
        "\n  printed: " + printedYaml(rule) + "\n  judged: " + (rule.judged ? "yes" : "advice") + "\n  variants: [" +
        listOf(rule.variants) + "]\n  text: " + inQuotes(std8(words::ruleText(rule.rule.id))) + '\n');
}

} // namespace

int rules(const QStringList& arguments)
{
    Command command("rules", "The rule catalogue: every rule with its title, or one rule with its whole text.",
                    "[ID] [--lang it]",
                    "  merlonctl rules\n  merlonctl rules play.order --lang fr\n"
                    "  merlonctl rules 1.44 (all rules whose id contains it)");
    if (const auto done = command.parse(arguments, 0, 1))
        return *done;
    const std::string wanted = command.files().isEmpty() ? std::string() : command.files().front().toStdString();
    const rules::RuleEntry* one = rules::findRule(wanted);
    bool any = false;
    for (const auto& book : rules::books())
        for (const auto& rule : book.rules)
        {
            if (one ? &rule != one : rule.rule.id.find(wanted) == std::string_view::npos)
                continue;
            any = true;
            if (command.yaml())
                printYaml(rule);
            else if (one)
                printWhole(rule);
            else
                out(QString("%1  %2\n")
                        .arg(QString::fromStdString(std::string(rule.rule.id)), -30)
                        .arg(words::ruleTitle(rule.rule.id)));
        }
    if (any)
        return AllWell;
    err("No rule is called '" + wanted + "'; 'merlonctl rules' lists them all.\n");
    return BadInput;
}

} // namespace merlon::ctl
