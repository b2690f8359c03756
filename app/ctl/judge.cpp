// judge: orders one after another, each on the game that those before it left.

#include "app/ctl/command.h"
#include "app/ctl/judging.h"
#include "tell.h"

#include <QRandomGenerator>

#include <algorithm>

namespace merlon::ctl
{
namespace
{

std::optional<DiceBox> diceOf(const Command& command, QString& fault)
{
    DiceBox box;
    for (const QString& face : command.value("dice").split(',', Qt::SkipEmptyParts))
    {
        bool number = false;
        box.typed.push_back(face.trimmed().toInt(&number));
        if (!number || box.typed.back() < 0)
        {
            fault = Text::tr("--dice takes die rolls, not '%1'.").arg(face);
            return {};
        }
    }
    if (command.isSet("seed"))
    {
        bool number = false;
        box.seed = command.value("seed").toULongLong(&number);
        if (!number)
        {
            fault = Text::tr("--seed takes a whole number.");
            return {};
        }
    }
    return box;
}

std::shared_ptr<const play::Setting> withEdition(const std::shared_ptr<const play::Setting>& setting,
                                                 const QString& edition)
{
    if (edition.isEmpty())
        return setting;
    play::Scenario changed = setting->scenario;
    changed.edition = edition.toStdString();
    return play::settingOf(*setting->system, std::move(changed), setting->boards);
}

using Setting = std::shared_ptr<const play::Setting>;

/// The scenario, in the edition that is asked for; the exit status when there is none.
tl::expected<Setting, int> settingFor(const Command& command)
{
    auto loaded = io::loadScenario(command.files().front().toStdString());
    report(loaded.diagnostics, command.quiet());
    if (!loaded.value)
        return tl::unexpected(int(BadInput));
    const QString edition = command.value("edition");
    const auto editions = (*loaded.value)->system->editions();
    if (!edition.isEmpty() && std::ranges::count(editions, edition.toStdString()) == 0)
        return tl::unexpected(command.wrongUsage(Text::tr("Unknown edition '%1'.").arg(edition)));
    return withEdition(*loaded.value, edition);
}

std::optional<std::vector<io::OrderLine>> ordersFor(const Command& command, const play::Setting& setting)
{
    const std::string file = command.value("orders").toStdString();
    const auto text = io::readFile(file);
    if (!text)
    {
        report({text.error()}, command.quiet());
        return {};
    }
    auto orders = io::parseOrders(*text, file, setting);
    report(orders.diagnostics, command.quiet());
    return std::move(orders.value);
}

/// The journal that orders are kept in. Who gives a seed has the missing dice rolled, from the journal's own where it
/// has one: a game has one row of dice.
std::optional<KeptGame> keptFor(const Command& command, const Setting& setting, DiceBox& box)
{
    const std::uint64_t seed = box.seed ? *box.seed : QRandomGenerator::system()->generate64();
    auto kept = KeptGame::open(command.files().front().toStdString(), setting, seed);
    if (!kept)
    {
        report(kept.error(), command.quiet());
        return {};
    }
    report(kept->notices(), command.quiet());
    if (box.seed && *box.seed != kept->seed())
        report({yaml::diagnostic(yaml::Severity::Note, kept->path().string(), tell::seed{.seed = kept->seed()})},
               command.quiet());
    if (box.seed)
        box.seed = kept->seed();
    box.rolled = kept->diceRolled();
    return std::move(*kept);
}

void addJudgeOptions(QCommandLineParser& parser)
{
    const QString file = Text::tr("file", "what an option takes");
    parser.addOption({"orders", Text::tr("The order file."), file});
    const QString faces = Text::tr("rolls", "what an option takes: of dice");
    parser.addOption({"dice", Text::tr("Dice rolled on the table, in order; 0 means 10."), faces});
    const QString number = Text::tr("number", "what an option takes");
    const QString seed = Text::tr("Rolls the missing dice; the same number always gives the same rolls.");
    parser.addOption({"seed", seed, number});
    parser.addOption({"keep", Text::tr("Records the orders in the scenario’s journal.")});
    const QString name = Text::tr("name", "what an option takes");
    parser.addOption({"edition", Text::tr("An edition other than the scenario’s."), name});
    parser.addOption({"odds", Text::tr("Adds the probability of each result, before any die is rolled.")});
    parser.addOption({"strict", Text::tr("Exit status 1 if an order is illegal.")});
}

QString about()
{
    return QStringList{
        Text::tr("Judges orders one after another, each on the game as the previous ones left it. Dice come with the "
                 "orders, from --dice or from --seed; a verdict that lacks one says so."),
        Text::tr("With --keep the orders continue the game in castle.scenario.yaml.journal.yaml, and each one, legal "
                 "or refused, is recorded there, as in the window. An order that lacks a die or a field stops the run "
                 "with exit status 1. --seed is the seed of a new journal; an existing one has its own, and --seed "
                 "with any number rolls the missing dice from that seed, continuing after the last."),
        Text::tr(
            "With --odds each order is judged with every combination of its dice, and every result is listed with its "
            "exact probability. Dice given with the order do not count: the list shows what could have happened."),
        Text::tr("The order file is a list of '- kind: {field: value}', with 'dice: [7]' if the dice are already "
                 "rolled, 'decreed: {fact: value}' where the referee fixes a fact whatever the rules say, or 'allowed: "
                 "true' where the referee sets aside their refusal. '- effects: [...]' changes the game by hand, and a "
                 "'note:' says why. 'merlonctl orders' lists the kinds of each system and their fields.")}
        .join("\n\n");
}

} // namespace

int judge(const QStringList& arguments)
{
    Command command(
        "judge", about(),
        Text::tr("SCENARIO --orders ORDERS [--dice 7,3] [--seed N] [--odds] [--keep] [--edition NAME] [--strict]",
                 "a usage"),
        "  merlonctl judge castle.scenario.yaml --orders orders.yaml --seed 7\n"
        "  merlonctl judge castle.scenario.yaml --orders orders.yaml --dice 7,3 --lang it\n"
        "  merlonctl judge castle.scenario.yaml --orders orders.yaml --odds\n"
        "  merlonctl judge castle.scenario.yaml --orders evening.yaml --keep");
    addJudgeOptions(command.parser());
    command.mayUnpack();
    if (const auto done = command.parse(arguments, 1, 1))
        return *done;
    if (!command.isSet("orders"))
        return command.wrongUsage(Text::tr("Missing option --orders."));
    if (command.isSet("keep") && command.hasUnpacked())
        return command.wrongUsage(Text::tr("An archive is never changed: unpack it first, or leave out --keep."));
    if (command.isSet("keep") && command.isSet("edition"))
        return command.wrongUsage(
            Text::tr("A journal uses its scenario’s edition: give --keep or --edition, not both."));
    QString fault;
    auto box = diceOf(command, fault);
    if (!box)
        return command.wrongUsage(fault);

    const auto setting = settingFor(command);
    if (!setting)
        return setting.error();
    const auto orders = ordersFor(command, **setting);
    if (!orders)
        return BadInput;
    std::optional<KeptGame> kept;
    if (command.isSet("keep") && !(kept = keptFor(command, *setting, *box)))
        return BadInput;
    return Judging(command, play::begin(*setting), std::move(*box), command.value("orders").toStdString(),
                   kept ? &*kept : nullptr)
        .run(*orders);
}

} // namespace merlon::ctl
