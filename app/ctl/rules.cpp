#include "app/ctl/command.h"
#include "core/rules/catalogue.h"
#include "referee/verdict_text.h"

namespace merlon::ctl
{
namespace
{

std::string std8(const QString& text)
{
    return text.toStdString();
}

/// "French 1.42, Spanish 1.42", or nothing for a ruling.
std::string printedIn(const rules::RuleEntry& rule)
{
    std::string text;
    if (!rule.printedFr.empty())
        text += "fr " + std::string(rule.printedFr);
    if (!rule.printedEs.empty())
        text += (text.empty() ? "es " : ", es ") + std::string(rule.printedEs);
    return text;
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
    out(std::string(rule.rule.id) + "  " + std8(referee::ruleTitle(rule.rule.id)) + '\n');
    if (const std::string printed = printedIn(rule); !printed.empty())
        out("printed: " + printed + '\n');
    if (!rule.variants.empty())
        out("readings: " + listOf(rule.variants) + " (the first is the default)\n");
    if (!rule.judged)
        out("advice: shown, not judged\n");
    out('\n' + std8(referee::ruleText(rule.rule.id)) + '\n');
}

void printYaml(const rules::RuleEntry& rule)
{
    out("- id: " + std::string(rule.rule.id) + "\n  title: " + inQuotes(std8(referee::ruleTitle(rule.rule.id))) +
        "\n  printed: {fr: " + inQuotes(rule.printedFr) + ", es: " + inQuotes(rule.printedEs) +
        "}\n  judged: " + (rule.judged ? "yes" : "advice") + "\n  variants: [" + listOf(rule.variants) +
        "]\n  text: " + inQuotes(std8(referee::ruleText(rule.rule.id))) + '\n');
}

} // namespace

int rules(const QStringList& arguments)
{
    Command command("rules", "The rule catalogue: every rule with its title, or one rule with its whole text.",
                    "[ID] [--lang it]",
                    "  merlonctl rules\n  merlonctl rules siege.1.42a --lang fr\n"
                    "  merlonctl rules 1.44 (all rules whose id contains it)");
    if (const auto done = command.parse(arguments, 0, 1))
        return *done;
    const std::string wanted = command.files().isEmpty() ? std::string() : command.files().front().toStdString();
    const rules::RuleEntry* one = rules::findRule(wanted);
    bool any = false;
    for (const auto& rule : rules::catalogue())
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
                    .arg(referee::ruleTitle(rule.rule.id)));
    }
    if (any)
        return AllWell;
    err("No rule is called '" + wanted + "'; 'merlonctl rules' lists them all.\n");
    return BadInput;
}

} // namespace merlon::ctl
