// tournament: rounds, points and standings, a check of all pairs, and a random one to try things with.

#include "app/ctl/tournament.h"
#include "app/ctl/told_game.h"
#include "core/io/journal_file.h"
#include "core/play/codec.h"
#include "core/play/order.h"
#include "referee/verdict_text.h"

#include <QDir>
#include <QRandomGenerator>

namespace merlon::ctl
{
namespace
{

const play::Record* owedOf(const std::vector<play::Owed>& owed, std::string_view kind)
{
    const auto at =
        std::ranges::find(owed, kind, [](const play::Owed& one) { return std::string_view(one.begun.kind); });
    return at == owed.end() ? nullptr : &at->begun;
}

/// What stands in the way of the next round: what comes first, or why there is none.
void tellWhyNot(const play::Game& game)
{
    const referee::VerdictText words(game);
    const auto owed = game.setting->system->owed(game);
    for (const play::Owed& one : owed)
        err(words.reason(one.why) + '\n');
    const play::Clock clock = game.setting->system->clock(game);
    if (owed.empty() && clock.over)
        err(words.reason(clock.says.back()) + '\n');
    else if (owed.empty())
        err(Text::tr("There are not enough players to pair: enter them with 'merlonctl judge --keep'.") + '\n');
}

/// Whom each player meets and why; rows of another kind have no place among those of a list for programs.
void printOpponents(const Command& command, const play::Game& game)
{
    if (!command.yaml())
        printSheet(command, game, "opponents");
}

/// Announced, paired and published, as far as nothing else comes first.
int pairNext(const Command& command, KeptGame& kept)
{
    bool published = false;
    for (const std::string_view kind : {"announce", "pair", "publish"})
    {
        const auto owed = kept.game().setting->system->owed(kept.game());
        const play::Record* order = owedOf(owed, kind);
        if (order != nullptr && !give(command, kept, *order))
            return BadInput;
        published = order != nullptr && kind == "publish";
    }
    if (!published)
    {
        tellWhyNot(kept.game());
        return BadInput;
    }
    printSheet(command, kept.game(), "pairings");
    printOpponents(command, kept.game());
    return AllWell;
}

/// Of a journal by its own name.
int standingsOf(const Command& command, const std::string& journalFile)
{
    const auto loaded = loadToldSetting(journalFile, true);
    report(loaded.diagnostics, command.quiet());
    if (!loaded.value)
        return BadInput;
    const auto journal = loadJournalOf(command, journalFile, true, **loaded.value);
    if (!journal)
        return BadInput;
    const play::Fold fold = play::folded(*journal, play::begin(*loaded.value));
    printSheet(command, fold.game(), "standings");
    printOpponents(command, fold.game());
    return AllWell;
}

/// A table of the round that is played by its number, of any round by its name.
std::string tableNamed(const play::Game& game, const QString& name)
{
    const auto tables = game.setting->system->things(game, "table"); // the last round first
    const auto ending = "-t" + name.toStdString();
    const auto at = std::ranges::find_if(tables, [&](const play::Thing& one) { return one.id.ends_with(ending); });
    return at == tables.end() ? name.toStdString() : at->id;
}

int score(const Command& command, KeptGame& kept)
{
    const QStringList given = command.files().mid(1);
    if (given.isEmpty())
    {
        printSheet(command, kept.game(), "pairings");
        return AllWell;
    }
    bool first = false;
    bool second = false;
    const int points[] = {given.value(1).toInt(&first), given.value(2).toInt(&second)};
    if (given.size() != 3 || !first || !second)
        return command.wrongUsage(Text::tr("A score is a table and two numbers: 3 245 180."));
    play::Record order{command.isSet("correct") ? "correct" : "score",
                       {{"table", play::Ref{"table", tableNamed(kept.game(), given[0])}},
                        {"first", points[0]},
                        {"second", points[1]}}};
    if (command.isSet("sure"))
        order.fields.emplace_back("sure", true);
    // A correction says what it changes, and which later pairs would be others today.
    const QString told = referee::VerdictText(kept.game()).toText(order, play::judge(kept.game(), order));
    if (!give(command, kept, order))
        return BadInput;
    if (!command.quiet() && !command.yaml())
        out(told);
    return AllWell;
}

/// Every order that paired a round, beside what the rules would have paired then.
int check(const Command& command, const std::string& file)
{
    const auto loaded = io::loadScenario(file);
    const auto journal = loadJournalOf(command, io::journalOf(file).string(), false, **loaded.value);
    if (!journal)
        return BadInput;
    const play::Fold fold = play::folded(*journal, play::begin(*loaded.value));
    int rounds = 0;
    int status = AllWell;
    fold.retell(
        [&](int index, const play::Game& before, const play::Game&)
        {
            const auto* played = std::get_if<play::Played>(&journal->entries[static_cast<std::size_t>(index)].what);
            if (played == nullptr || played->order.kind != "pair")
                return true;
            ++rounds;
            const play::Record order = fold.orderAt(index);
            const auto owed = before.setting->system->owed(before);
            const play::Record* rules = owedOf(owed, "pair");
            if (rules == nullptr || play::settles(*rules, order)) // an order without tables has them in their order
                return true;
            status = BadInput;
            const auto names = play::namesOf(*before.setting);
            //: %1: number of a line of the journal; %2: an order; %3: another order
            out(Text::tr("Line %1: %2\nBy the rules: %3")
                    .arg(QString::number(index + 1), QString::fromStdString(play::orderText(order, names)),
                         QString::fromStdString(play::orderText(*rules, names))) +
                '\n');
            return true;
        });
    if (!command.quiet())
        out((status == AllWell ? Text::tr("%n pairing(s) checked: all match the rules", nullptr, rounds)
                               : Text::tr("%n pairing(s) checked: some differ", nullptr, rounds)) +
            '\n');
    return status;
}

int random(const Command& command)
{
    const auto number = [&](const char* option, int least, int most) -> std::optional<int>
    {
        bool good = false;
        const int value = command.value(option).toInt(&good);
        return good && value >= least && value <= most ? std::optional(value) : std::nullopt;
    };
    const auto players = number("players", 2, 512);
    const auto rounds = number("rounds", 1, 20);
    const auto seed = number("seed", 0, std::numeric_limits<int>::max());
    if (!players || !rounds || !seed || !command.isSet("o"))
        return command.wrongUsage(
            Text::tr("A random tournament needs --players 2 to 512, --rounds 1 to 20, --seed and -o."));
    out("seed: " + std::to_string(*seed) + '\n');
    RandomTournament tournament(static_cast<std::uint64_t>(*seed), *players, *rounds);
    const QDir folder(command.value("o"));
    folder.mkpath("."); // where that fails, whoever writes the file says why
    const std::string file = folder.filePath("random.tournament.yaml").toStdString();
    //: title of a tournament; %1: the seed that it is drawn from
    if (!command.write(file, tournament.setting(Text::tr("Random tournament %1").arg(*seed).toStdString())))
        return BadInput;
    auto kept = tournamentIn(command, file);
    while (kept)
    {
        const auto order = tournament.next(kept->game());
        if (!order)
            break;
        if (!give(command, *kept, *order))
            return BadInput;
    }
    if (kept && !command.quiet())
        printSheet(command, kept->game(), "standings");
    return kept ? AllWell : BadInput;
}

void addOptions(QCommandLineParser& parser)
{
    //: what stands for a whole number in the list of options
    const QString n = Text::tr("N", "a number");
    parser.addOption({"correct", Text::tr("Corrects a score that has already been entered.")});
    parser.addOption({"sure", Text::tr("Accepts more points than the scenario can give.")});
    parser.addOption({"players", Text::tr("How many players a random tournament has."), n});
    parser.addOption({"rounds", Text::tr("How many rounds a random tournament has."), n});
    parser.addOption({"seed", Text::tr("The seed of a random tournament."), n});
    parser.addOption({"o", Text::tr("The file that 'print' writes, or the folder of a random tournament."),
                      Text::tr("OUT", "a file or folder")});
    parser.addOption({"what", Text::tr("What 'print' prints, separated by commas (default: all but the sheets)."),
                      Text::tr("NAMES")});
    parser.addOption({"landscape", Text::tr("Prints in landscape.")});
}

} // namespace

std::optional<KeptGame> tournamentIn(const Command& command, const std::string& file)
{
    const auto loaded = io::loadScenario(file);
    report(loaded.diagnostics, command.quiet());
    if (!loaded.value)
        return {};
    if ((*loaded.value)->system->fileKind() != "tournament")
    {
        err(Text::tr("%1 is not a tournament.").arg(QString::fromStdString(file)) + '\n');
        return {};
    }
    auto kept = KeptGame::open(file, *loaded.value, QRandomGenerator::system()->generate64());
    if (!kept)
    {
        report(kept.error(), command.quiet());
        return {};
    }
    report(kept->notices(), command.quiet());
    return std::move(*kept);
}

bool give(const Command& command, KeptGame& kept, const play::Record& order)
{
    const play::Verdict verdict = play::judge(kept.game(), order);
    const referee::VerdictText words(kept.game());
    if (!verdict.whole())
    {
        err(words.toText(order, verdict));
        return false;
    }
    if (command.yaml())
        out(words.toYaml(order, verdict));
    const auto done =
        kept.keep(play::Played{play::declarer(kept.game(), order), order, {}, play::saidOf(verdict), {}, {}});
    if (!done)
        report(done.error(), command.quiet());
    return done.has_value();
}

void printSheet(const Command& command, const play::Game& game, std::string_view key)
{
    const referee::VerdictText words(game);
    for (const play::Sheet& sheet : game.setting->system->sheets(game))
    {
        if (sheet.key != key)
            continue;
        if (!command.yaml())
            out(words.word("sheet", sheet.key) + '\n');
        for (const play::Fields& row : sheet.rows)
        {
            if (command.yaml())
            {
                out("- " + play::fieldsText(row, game.setting->boards) + '\n');
                continue;
            }
            QStringList cells;
            for (const auto& [field, value] : row)
                cells += Text::tr("%1: %2", "a column of a table, what stands there")
                             .arg(words.fieldName(*sheet.columns, field), words.value(value));
            out("  " + cells.join(words::listWord("semicolon")) + '\n');
        }
    }
}

int tournament(const QStringList& arguments)
{
    Command command(
        "tournament",
        Text::tr("Runs a tournament from the command line. 'pair' announces the tournament if need be, pairs the next "
                 "round and publishes it; 'score' lists the tables or records the points of one; 'standings' shows the "
                 "ranking with its tie-breaks; 'check' pairs every round again and lists the differences, with exit "
                 "status 1 if there are any. 'random' plays a random tournament with late entries and withdrawals. "
                 "Players are entered with 'merlonctl judge --keep'.") +
            ' ' + Text::tr("'print' writes posters, score sheets, set-up sheets and slips into a file.") + ' ' +
            Text::tr("'players' enters the players of a CSV file saved by a spreadsheet."),
        Text::tr("players|pair|score|standings|check|print FILE [TABLE FIRST SECOND]", "a usage"),
        "  merlonctl tournament players autumn.tournament.yaml players.csv\n"
        "  merlonctl tournament pair autumn.tournament.yaml\n"
        "  merlonctl tournament score autumn.tournament.yaml 3 245 180\n"
        "  merlonctl tournament score autumn.tournament.yaml r1-t3 180 245 --correct\n"
        "  merlonctl tournament standings autumn.tournament.yaml --format yaml\n"
        "  merlonctl tournament print autumn.tournament.yaml --what by_player,score_sheets -o round.pdf --lang it\n"
        "  merlonctl tournament random --players 12 --rounds 3 --seed 7 -o try");
    addOptions(command.parser());
    command.mayForce();
    const QString what = arguments.value(0);
    const bool isRandom = what == "random";
    if (const auto done = command.parse(arguments.mid(isRandom || !what.startsWith('-') ? 1 : 0), isRandom ? 0 : 1, 4))
        return *done;
    if (isRandom)
        return random(command);
    const std::string file = command.files().front().toStdString();
    if (what == "standings" && isJournalFile(file))
        return standingsOf(command, file);
    auto kept = tournamentIn(command, file);
    if (!kept)
        return BadInput;
    if (what == "players")
        return enterPlayers(command, *kept);
    if (what == "pair")
        return pairNext(command, *kept);
    if (what == "score")
        return score(command, *kept);
    if (what == "check")
        return check(command, file);
    if (what == "print")
        return printTournament(command, kept->game());
    if (what != "standings")
        return command.wrongUsage(
            Text::tr("Unknown action '%1'; use players, pair, score, standings, check, print or random.").arg(what));
    printSheet(command, kept->game(), "standings");
    printOpponents(command, kept->game());
    return AllWell;
}

} // namespace merlon::ctl
