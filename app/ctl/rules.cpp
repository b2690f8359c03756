#include "app/ctl/command.h"
#include "core/rules/catalogue.h"
#include "core/systems.h"
#include "translations/words.h"

#include <algorithm>

namespace merlon::ctl
{
namespace
{

std::string std8(const QString& text)
{
    return text.toStdString();
}

QString onPage(int page)
{
    //: of a rulebook, behind its section
    return Text::tr(", page %1").arg(page);
}

/// "fr 1.42, page 4; es 1.42, page 4", or nothing for a ruling.
std::string printedIn(const rules::RuleEntry& rule)
{
    QStringList places;
    for (const auto& [source, section, page] : rule.printed)
    {
        places += words::fromView(source) + ' ' + words::fromView(section);
        if (page > 0)
            places.back() += onPage(page);
    }
    return std8(places.join(words::listWord("semicolon")));
}

std::string printedYaml(const rules::RuleEntry& rule)
{
    std::string text;
    for (const auto& [source, section, page] : rule.printed)
        text += (text.empty() ? "" : ", ") + std::string(source) + ": " + inQuotes(section);
    return '{' + text + '}';
}

std::string pagesYaml(const rules::RuleEntry& rule)
{
    std::string text;
    for (const auto& [source, section, page] : rule.printed)
        if (page > 0)
            text += (text.empty() ? "" : ", ") + std::string(source) + ": " + std::to_string(page);
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
        //: where a rule stands in the rulebooks: "fr 1.42, page 4; es 1.42, page 4"
        out(Text::tr("printed: %1").arg(QString::fromStdString(printed)) + '\n');
    if (!rule.variants.empty())
        //: of a rule that may be read in more ways than one; %1: their names in files
        out(Text::tr("readings: %1 (the first is the default)").arg(QString::fromStdString(listOf(rule.variants))) +
            '\n');
    if (!rule.judged)
        //: of a rule that no program can decide
        out(Text::tr("advice: shown, not judged") + '\n');
    out('\n' + std8(words::ruleText(rule.rule.id)) + '\n');
    QStringList named;
    for (const words::RulePart& part : words::ruleParts(rule.rule.id))
        if (!part.rule.isEmpty() && !named.contains(part.rule))
            named += part.rule;
    if (!named.isEmpty()) //: rules that a rule names, by their ids, before a list of them
        out('\n' + Text::tr("see also: %1").arg(named.join(words::listWord("comma"))) + '\n');
}

void printYaml(const rules::RuleEntry& rule)
{
    out("- id: " + std::string(rule.rule.id) + "\n  title: " + inQuotes(std8(words::ruleTitle(rule.rule.id))) +
        "\n  printed: " + printedYaml(rule) + "\n  pages: " + pagesYaml(rule) +
        "\n  judged: " + (rule.judged ? "yes" : "advice") + "\n  variants: [" + listOf(rule.variants) +
        "]\n  text: " + inQuotes(std8(words::ruleText(rule.rule.id))) + '\n');
}

std::string changesOf(const rules::Difference& difference)
{
    return difference.changes == rules::Changes::Yes  ? "yes"
           : difference.changes == rules::Changes::No ? "no"
                                                      : "sometimes";
}

/// The options of its system by which a scenario may play a rule by another edition.
bool isOption(std::string_view system, std::string_view key)
{
    const play::System* one = findSystem(system);
    return one != nullptr && play::find(one->options(), key) != nullptr;
}

void printDifference(const rules::Book& book, const rules::Difference& difference)
{
    const std::string key = "difference." + std::string(difference.key);
    const QString when =
        words::hasWord(book.system, key + ".when") ? words::word(book.system, key + ".when") : QString();
    out(std::string(difference.key) + "  " + std8(words::word(book.system, key)) + '\n');
    for (const std::string_view edition : difference.editions)
        out("  " + std8(words::word(book.system, "edition", edition)) + std8(words::listWord("colon")) +
            std8(words::word(book.system, key + '.' + std::string(edition))) + '\n');
    //: of a difference between editions; %1: "yes", "no" or "sometimes", as files have it
    out("  " + std8(Text::tr("changes a verdict: %1").arg(QString::fromStdString(changesOf(difference)))) +
        (when.isNull() ? "" : " (" + std8(when) + ')') + '\n');
    out("  " + listOf(difference.rules) + '\n');
    if (isOption(book.system, difference.key))
        //: %1: an option in files, with the edition by which a rule is played
        out("  " +
            std8(Text::tr("house rule: %1")
                     .arg("options: {" + words::fromView(difference.key) + ": " +
                          words::fromView(difference.editions.front()) + "}")) +
            '\n');
}

void printDifferenceYaml(const rules::Book& book, const rules::Difference& difference)
{
    const std::string key = "difference." + std::string(difference.key);
    std::string said;
    for (const std::string_view edition : difference.editions)
        said += "    " + std::string(edition) + ": " +
                inQuotes(std8(words::word(book.system, key + '.' + std::string(edition)))) + '\n';
    out("- key: " + std::string(difference.key) + "\n  system: " + std::string(book.system) +
        "\n  title: " + inQuotes(std8(words::word(book.system, key))) + "\n  rules: [" + listOf(difference.rules) +
        "]\n  changes: '" + changesOf(difference) + "'\n" +
        (words::hasWord(book.system, key + ".when")
             ? "  when: " + inQuotes(std8(words::word(book.system, key + ".when"))) + '\n'
             : std::string()) +
        "  option: " + (isOption(book.system, difference.key) ? "true" : "false") + "\n  says:\n" + said);
}

/// Those whose key, rules or title hold what is wanted.
int printDifferences(const Command& command, const std::string& wanted)
{
    bool any = false;
    for (const auto& book : rules::books())
        for (const auto& difference : book.differences)
        {
            const bool ofRule = std::ranges::any_of(difference.rules, [&](std::string_view rule)
                                                    { return rule.find(wanted) != std::string_view::npos; });
            if (!ofRule && difference.key.find(wanted) == std::string_view::npos)
                continue;
            any = true;
            command.yaml() ? printDifferenceYaml(book, difference) : printDifference(book, difference);
        }
    if (any)
        return AllWell;
    err(Text::tr("There is no difference '%1' between the editions.").arg(QString::fromStdString(wanted)) + '\n');
    return BadInput;
}

} // namespace

int rules(const QStringList& arguments)
{
    Command command("rules",
                    Text::tr("Shows the rule catalogue: every rule with its title, or one rule with its full text. "
                             "Part of an id lists all rules whose id contains it."),
                    "[ID]",
                    "  merlonctl rules\n  merlonctl rules play.order --lang fr\n"
                    "  merlonctl rules 1.44\n  merlonctl rules --differences");
    command.parser().addOption(
        {"differences", Text::tr("Shows the differences between the editions of the rulebooks instead of the rules.")});
    if (const auto done = command.parse(arguments, 0, 1))
        return *done;
    const std::string wanted = command.files().isEmpty() ? std::string() : command.files().front().toStdString();
    if (command.isSet("differences"))
        return printDifferences(command, wanted);
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
                        .arg(QString::fromStdString(std::string(rule.rule.id)).leftJustified(30),
                             words::ruleTitle(rule.rule.id)));
        }
    if (any)
        return AllWell;
    err(Text::tr("Unknown rule '%1'; 'merlonctl rules' lists them all.").arg(QString::fromStdString(wanted)) + '\n');
    return BadInput;
}

} // namespace merlon::ctl
