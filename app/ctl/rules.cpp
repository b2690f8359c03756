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
        //: where a rule stands in the rulebooks: "fr 1.42, es 1.42"
        out(Text::tr("printed: %1").arg(QString::fromStdString(printed)) + '\n');
    if (!rule.variants.empty())
        //: of a rule that may be read in more ways than one; %1: their names in files
        out(Text::tr("readings: %1 (the first is the default)").arg(QString::fromStdString(listOf(rule.variants))) +
            '\n');
    if (!rule.judged)
        //: of a rule that no program can decide
        out(Text::tr("advice: shown, not judged") + '\n');
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
    Command command("rules",
                    Text::tr("The rule catalogue: every rule with its title, or one rule with its whole text. A part "
                             "of an id lists all rules whose id contains it."),
                    "[ID]",
                    "  merlonctl rules\n  merlonctl rules play.order --lang fr\n"
                    "  merlonctl rules 1.44");
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
    err(Text::tr("No rule is called '%1'; 'merlonctl rules' lists them all.").arg(QString::fromStdString(wanted)) +
        '\n');
    return BadInput;
}

} // namespace merlon::ctl
