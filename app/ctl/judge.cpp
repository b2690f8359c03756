// judge and line.

#include "app/ctl/command.h"
#include "core/game/dice.h"
#include "core/io/files.h"
#include "core/siege/referee.h"
#include "referee/verdict_text.h"

#include <algorithm>
#include <span>

namespace merlon::ctl
{
namespace
{

/// Dice for orders that bring none: typed in a row, or rolled from a seed.
struct DiceBox
{
    std::vector<int> typed;
    std::size_t next = 0;
    std::optional<std::uint64_t> seed;
    std::uint64_t rolled = 0;

    std::optional<verdict::DieUsed> draw()
    {
        if (next < typed.size())
            return verdict::DieUsed{"d10", typed[next++], verdict::DieSource::Typed};
        if (seed)
            return verdict::DieUsed{"d10", game::rolled(*seed, rolled++), verdict::DieSource::Rolled};
        return {};
    }
};

std::optional<DiceBox> diceOf(const Command& command, QString& fault)
{
    DiceBox box;
    for (const QString& face : command.value("dice").split(',', Qt::SkipEmptyParts))
    {
        bool number = false;
        const auto value = game::valueOfFace(face.trimmed().toInt(&number));
        if (!number || !value)
        {
            fault = QString("--dice takes faces of a ten-sided die, 0 to 9, not '%1'.").arg(face);
            return {};
        }
        box.typed.push_back(*value);
    }
    if (command.isSet("seed"))
    {
        bool number = false;
        box.seed = command.value("seed").toULongLong(&number);
        if (!number)
        {
            fault = "--seed takes a whole number.";
            return {};
        }
    }
    return box;
}

/// The counters that an order names but the scenario does not have.
std::vector<std::string> unknownCounters(const game::Game& game, const verdict::Order& order)
{
    std::vector<std::string> named;
    if (const auto* shoot = std::get_if<verdict::Shoot>(&order))
        named = {shoot->by, shoot->at};
    else if (const auto* retreat = std::get_if<verdict::Retreat>(&order))
        named = {retreat->counter};
    else if (const auto* place = std::get_if<verdict::PlaceRider>(&order))
        named = {place->counter};
    std::erase_if(named, [&](const std::string& id) { return game.find(id) != nullptr; });
    return named;
}

verdict::Verdict judgeWith(const game::Game& game, const io::OrderLine& line, DiceBox& box)
{
    game::DiceGiven dice = line.dice;
    auto verdict = siege::judge(game, line.order, dice);
    while (!verdict.needs.empty())
    {
        const auto die = box.draw();
        if (!die)
            break;
        dice.push_back(*die);
        verdict = siege::judge(game, line.order, dice);
    }
    return verdict;
}

bool settles(const verdict::Order& order, const std::string& counter)
{
    const auto* retreat = std::get_if<verdict::Retreat>(&order);
    const auto* place = std::get_if<verdict::PlaceRider>(&order);
    return (retreat && retreat->counter == counter) || (place && place->counter == counter);
}

/// The order that would settle what is owed, as one writes it in a file of orders.
std::string settlement(const game::Game& game, const game::Owed& owed)
{
    const hex::Layout& layout = game.setting->map.layout;
    if (owed.retreat == 0)
    {
        const auto hexes = siege::placings(game, owed.counter);
        return hexes.empty() ? std::string()
                             : "place: {counter: " + owed.counter + ", hex: " + hex::name(layout, hexes.front()) + '}';
    }
    const auto choices = siege::retreats(game, owed.counter);
    if (choices.empty())
        return {};
    std::string path;
    for (const hex::Hex hex : choices.front().path)
        path += (path.empty() ? "" : ", ") + hex::name(layout, hex);
    return "retreat: {counter: " + owed.counter + ", path: [" + path + "]}";
}

/// Says how to go on, where no order of the file settles what the dice have just made necessary.
void hintAtOwed(const game::Game& game, std::span<const io::OrderLine> toCome, const std::string& file, bool quiet)
{
    for (const game::Owed& owed : game.owed)
    {
        const auto settling = [&](const io::OrderLine& line) { return settles(line.order, owed.counter); };
        const std::string order = settlement(game, owed);
        if (!order.empty() && std::ranges::none_of(toCome, settling))
            report({{yaml::Severity::Note, file, toCome.front().line, 1, "owed",
                     "the orders from here on wait for '" + owed.counter + "'; put '- " + order +
                         "' before this one, or another like it"}},
                   quiet);
    }
}

std::shared_ptr<const game::Setting> withEdition(std::shared_ptr<const game::Setting> setting, const QString& edition)
{
    if (edition.isEmpty())
        return setting;
    auto changed = std::make_shared<game::Setting>(*setting);
    changed->scenario.edition = edition.toStdString();
    return changed;
}

/// The setting of a scenario, or of a bare map.
io::Loaded<std::shared_ptr<const game::Setting>> loadSetting(const std::string& file)
{
    const auto text = io::readFile(file);
    if (!text)
        return {{}, {text.error()}};
    if (io::kindOf(*text) == "scenario")
        return io::loadScenario(file);
    auto map = io::parseMap(*text, file);
    if (!map.value)
        return {{}, std::move(map.diagnostics)};
    auto setting = std::make_shared<game::Setting>();
    setting->ruleset = *io::builtInRuleset(map.value->ruleset.empty() ? "siege" : map.value->ruleset);
    setting->map = std::move(*map.value);
    return {std::move(setting), std::move(map.diagnostics)};
}

std::string eventYaml(const hex::Layout& layout, const hex::Event& event)
{
    const std::string from = hex::name(layout, event.from);
    const std::string to = hex::name(layout, event.to);
    switch (event.kind)
    {
    case hex::EventKind::Cross:
        return "{cross: {from: " + from + ", side: " + std::string(hex::sideName(layout.orientation, event.side)) +
               ", to: " + to + "}}";
    case hex::EventKind::Corner:
        return "{corner: {from: " + from + ", to: " + to + ", touched: " + hex::name(layout, event.touched) + "}}";
    case hex::EventKind::Run:
        return "{run: {left: " + from + ", right: " + to + "}}";
    }
    return {};
}

/// By its name in files, or else by the one that is printed on it.
std::optional<hex::Hex> hexOn(const map::HexMap& map, const QString& name)
{
    auto hex = hex::parseHex(map.layout, name.toStdString());
    if (!hex || !map.layout.contains(*hex))
        hex = map::parsePrinted(map, name.toStdString());
    return hex && map.layout.contains(*hex) ? hex : std::nullopt;
}

} // namespace

int judge(const QStringList& arguments)
{
    Command command("judge",
                    "Judges orders one after another, each on the game that those before it left. Dice come with\n"
                    "the orders, from --dice, or from --seed; a verdict that lacks one says so.",
                    "SCENARIO --orders ORDERS [--dice 7,3] [--seed N] [--edition french|spanish] [--strict]",
                    "  merlonctl judge castle.scenario.yaml --orders orders.yaml --seed 7\n"
                    "  merlonctl judge castle.scenario.yaml --orders orders.yaml --dice 7,3 --lang it\n"
                    "orders.yaml is a list: '- shoot: {by: alric, at: gwyn}', with 'dice: [7]' if they fell already.");
    command.parser().addOption({"orders", "The file of orders.", "file"});
    command.parser().addOption({"dice", "Faces that fell on the table, in order; 0 is ten.", "faces"});
    command.parser().addOption(
        {"seed", "Rolls the dice that are missing; the same number gives the same dice.", "number"});
    command.parser().addOption({"edition", "Another edition than the scenario's.", "name"});
    command.parser().addOption({"strict", "Exit status 1 when an order is illegal."});
    if (const auto done = command.parse(arguments, 1, 1))
        return *done;
    if (!command.isSet("orders"))
        return command.wrongUsage("--orders is missing.");
    QString fault;
    auto box = diceOf(command, fault);
    if (!box)
        return command.wrongUsage(fault);

    auto loaded = io::loadScenario(command.files().front().toStdString());
    report(loaded.diagnostics, command.quiet());
    if (!loaded.value)
        return BadInput;
    const QString edition = command.value("edition");
    if (!edition.isEmpty() && !(*loaded.value)->ruleset.findEdition(edition.toStdString()))
        return command.wrongUsage(QString("There is no edition '%1'.").arg(edition));
    const auto setting = withEdition(*loaded.value, edition);
    const std::string file = command.value("orders").toStdString();
    const auto text = io::readFile(file);
    if (!text)
    {
        report({text.error()}, command.quiet());
        return BadInput;
    }
    const auto orders = io::parseOrders(*text, file, setting->map);
    report(orders.diagnostics, command.quiet());
    if (!orders.value)
        return BadInput;

    int status = AllWell;
    const referee::VerdictText words(setting);
    game::Game game = game::begin(setting);
    int number = 0;
    bool hinted = false;
    for (const auto& line : *orders.value)
    {
        ++number;
        if (!hinted && !game.owed.empty())
            hintAtOwed(game, std::span(*orders.value).subspan(static_cast<std::size_t>(number - 1)), file,
                       command.quiet());
        hinted = !game.owed.empty();
        if (const auto unknown = unknownCounters(game, line.order); !unknown.empty())
        {
            report({{yaml::Severity::Error, file, line.line, 1, "unknown-counter",
                     "there is no counter '" + unknown.front() + "' in this scenario"}},
                   command.quiet());
            status = BadInput;
            continue;
        }
        const auto verdict = judgeWith(game, line, *box);
        if (command.yaml())
            out(words.toYaml(line.order, verdict));
        else
            out(QString("%1. %2").arg(number).arg(words.toText(line.order, verdict)).trimmed() + "\n\n");
        if (!verdict.legal && command.isSet("strict"))
            status = BadInput;
        if (verdict.legal && verdict.needs.empty())
            game = game::apply(game, verdict);
    }
    return status;
}

int line(const QStringList& arguments)
{
    Command command(
        "line",
        "The line of fire between two hexes, as if two enemies stood there alone: the hexes and\n"
        "hexsides that it crosses, what stops it, how it covers.",
        "MAP|SCENARIO FROM TO [--weapon long_bow]",
        "  merlonctl line castle.map.yaml D7 R12\n  merlonctl line castle.map.yaml D7 R12 --weapon crossbow --lang fr");
    command.parser().addOption({"weapon", "short_bow, long_bow (default), crossbow or ballista.", "name", "long_bow"});
    if (const auto done = command.parse(arguments, 3, 3))
        return *done;
    const QStringList given = command.files();
    const auto loaded = loadSetting(given.at(0).toStdString());
    report(loaded.diagnostics, command.quiet());
    if (!loaded.value)
        return BadInput;
    const game::Setting& setting = **loaded.value;
    const hex::Layout& layout = setting.map.layout;
    const auto from = hexOn(setting.map, given.at(1));
    const auto to = hexOn(setting.map, given.at(2));
    if (!from || !to)
        return command.wrongUsage(QString("'%1' is not a hex of this map, which goes from A1 to %2.")
                                      .arg(given.at(from ? 2 : 1), QString::fromStdString(hex::name(
                                                                       layout, layout.hexOf(layout.count() - 1)))));
    if (*from == *to)
        return command.wrongUsage("A line of fire joins two different hexes.");
    if (!setting.ruleset.findWeapon(command.value("weapon").toStdString()))
        return command.wrongUsage(QString("There is no weapon '%1'.").arg(command.value("weapon")));

    const auto judged =
        siege::judgedLine(game::begin(*loaded.value), *from, *to, command.value("weapon").toStdString());
    const referee::VerdictText words(judged.game.setting);
    if (command.yaml())
    {
        out("line: {from: " + hex::name(layout, *from) + ", to: " + hex::name(layout, *to) + "}\nevents:\n");
        for (const auto& event : judged.events)
            out("  - " + eventYaml(layout, event) + '\n');
        out("verdict:\n" + words.toYaml(judged.order, judged.verdict));
        return AllWell;
    }
    for (const auto& event : judged.events)
        out(words.crossing(event) + '\n');
    out('\n' + words.toText(judged.order, judged.verdict).trimmed() + '\n');
    return AllWell;
}

} // namespace merlon::ctl
