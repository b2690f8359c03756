// replay: a journal judged again by today's rules.

#include "app/ctl/command.h"
#include "core/io/files.h"
#include "core/io/journal_file.h"
#include "core/io/offspring.h"
#include "core/play/fold.h"
#include "referee/verdict_text.h"

#include <algorithm>

namespace merlon::ctl
{
namespace
{

std::string joined(const std::vector<std::string>& parts)
{
    std::string text;
    for (const std::string& part : parts)
        text += (text.empty() ? "" : ", ") + part;
    return text;
}

std::string saidYaml(const play::Said& said)
{
    return std::string("{legal: ") + (said.legal ? "true" : "false") + ", rules: [" + joined(said.rules) + "]" +
           (said.result.empty() ? "" : ", result: " + inQuotes(said.result)) + '}';
}

/// "legal [siege.1.42a], result: 4"
QString saidText(const play::Said& said)
{
    QString text = said.legal ? Text::tr("legal", "an order") : Text::tr("illegal", "an order");
    if (!said.rules.empty())
        text += " [" + QString::fromStdString(joined(said.rules)) + ']';
    //: what the rules say of an order, and what came of it, in the words of files
    return said.result.empty() ? text : Text::tr("%1, result: %2").arg(text, QString::fromStdString(said.result));
}

/// Of a line that is no longer what it was.
std::string lostYaml(const play::Told& told)
{
    return told.waits ? ", lost: waits" : told.faults.empty() ? "" : ", lost: effects";
}

QString lostText(const play::Told& told)
{
    if (told.waits)
        return "   " + Text::tr("But it lacks a die or a field and has no effect.") + '\n';
    return told.faults.empty() ? QString()
                               : "   " + Text::tr("But its effects cannot be applied, so nothing changes.") + '\n';
}

/// `played` is null for a change by hand.
std::string yamlOf(int number, const play::Played* played, const play::Told& told)
{
    return "- {n: " + std::to_string(number) +
           (played == nullptr
                ? std::string()
                : ", then: " + saidYaml(played->said) + ", now: " + saidYaml(told.today ? *told.today : played->said)) +
           lostYaml(told) + "}\n";
}

QString textOf(int number, const play::Played* played, const play::Told& told, const play::Game& game)
{
    const QString start = QString("%1. ").arg(number);
    if (played == nullptr) //: what the referee changed without an order
        return start + Text::tr("By hand") + '\n' + lostText(told);
    //: what the rules said of an order when it was given
    const QString then = Text::tr("Then: %1").arg(saidText(played->said));
    //: what the rules say of it today
    const QString now = Text::tr("Now: %1").arg(saidText(told.today ? *told.today : played->said));
    return start + referee::VerdictText(game).order(played->order) + "\n   " + then + "\n   " + now + '\n' +
           lostText(told);
}

/// It was too damaged to be read: nothing happens there.
bool isLost(const play::Entry& entry)
{
    const auto* byHand = std::get_if<play::ByHand>(&entry.what);
    return byHand != nullptr && *byHand == play::ByHand{};
}

/// A checksum differs, or what it belongs to cannot be read: the game is not the one that was played.
bool isAsWritten(const yaml::Diagnostics& found)
{
    return std::ranges::none_of(found, [](const yaml::Diagnostic& one) { return one.code == "journal-sum"; });
}

/// Writes the journal as it reads, with checksums of that; false, and told, when it cannot be. A link that the user
/// named is followed.
bool accept(const std::string& named, const std::shared_ptr<const play::Setting>& setting, const play::Header& header)
{
    std::error_code ignored;
    const std::filesystem::path file = std::filesystem::canonical(named, ignored);
    const auto open = io::JournalFile::open(file, header, setting); // nobody writes to it meanwhile
    if (!open)
    {
        report(open.error(), false);
        return false;
    }
    if (std::ranges::any_of(open->journal().entries, isLost))
    {
        err(wrapped(Text::tr("Nothing is accepted: entries that cannot be read would be lost. Fix them, or delete them "
                             "and renumber the others.")));
        return false;
    }
    const auto saved = io::saveJournal(file, open->journal(), *setting, file);
    if (!saved)
        report(saved.error(), false);
    return saved.has_value();
}

} // namespace

int replay(const QStringList& arguments)
{
    Command command(
        "replay",
        Text::tr("Judges a journal again by the current rules, with the scenario that it names in its folder, and "
                 "lists the differences. Exit status 1 if an entry is judged differently than before, or is not as it "
                 "was written: its checksum differs. Such an entry is reported with its line; if you changed it by "
                 "hand, accept it with --accept."),
        Text::tr("[--accept] JOURNAL", "a usage"), "  merlonctl replay castle.scenario.yaml.journal.yaml");
    command.parser().addOption({"accept", Text::tr("Accepts what was changed by hand: rewrites all checksums.")});
    if (const auto done = command.parse(arguments, 1, 1))
        return *done;
    const std::string file = command.files().front().toStdString();
    const auto text = io::readFile(file);
    if (!text)
    {
        report({text.error()}, command.quiet());
        return BadInput;
    }
    const auto header = io::parseHeader(*text, file);
    report(header.diagnostics, command.quiet());
    if (!header.value)
        return BadInput;
    const auto loaded = io::loadScenarioOf(*text, file, *header.value);
    report(loaded.diagnostics, command.quiet());
    if (!loaded.value)
        return BadInput;
    const auto journal = io::parseJournal(*text, file, **loaded.value);
    report(journal.diagnostics, command.quiet());
    if (!journal.value)
        return BadInput;
    if (command.isSet("accept") && !accept(file, *loaded.value, journal.value->header))
        return BadInput;

    report(io::changedSince(journal.value->header, io::headerOf(**loaded.value, header.value->scenario), file),
           command.quiet());
    const play::Fold fold = play::folded(*journal.value, play::begin(*loaded.value));
    report(io::changedOrigins(file, *journal.value, fold), command.quiet());
    int differing = 0;
    for (const int index : fold.inForce())
    {
        const auto& told = fold.lines()[static_cast<std::size_t>(index)];
        if (!told.otherwise && !told.waits && told.faults.empty())
            continue;
        ++differing;
        const auto* played = std::get_if<play::Played>(&journal.value->entries[static_cast<std::size_t>(index)].what);
        if (command.yaml())
            out(yamlOf(index + 1, played, told));
        else
            out(textOf(index + 1, played, told, fold.game()));
    }
    if (command.yaml() && differing == 0)
        out("[]\n");
    if (!command.yaml() && !command.quiet())
        //: of a journal: its lines, the orders that were not taken back, those that the rules judge otherwise now
        out(Text::tr("Entries: %1; orders in force: %2; judged differently today: %3")
                .arg(QString::number(journal.value->entries.size()), QString::number(fold.inForce().size()),
                     QString::number(differing)) +
            '\n');
    const bool asWritten = command.isSet("accept") || isAsWritten(journal.diagnostics);
    return differing == 0 && asWritten ? AllWell : BadInput;
}

} // namespace merlon::ctl
