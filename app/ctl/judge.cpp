// judge: orders one after another, each on the game that those before it left.

#include "app/ctl/command.h"
#include "core/io/files.h"
#include "core/play/codec.h"
#include "referee/order_draft.h"
#include "referee/verdict_text.h"

#include <span>

namespace merlon::ctl
{
namespace
{

/// A die that shows what was typed; `idle` says it when there is no such face.
std::optional<play::Die> typedDie(int face, const play::Need& need, std::vector<std::string>& idle)
{
    if (const auto value = play::valueOfFace(face, need.sides))
        return play::Die{need.sides, *value, {}, play::Source::Typed};
    idle.push_back("there is no " + std::to_string(face) + " on a " + play::dieName(need.sides));
    return {};
}

/// Dice for orders that bring none: typed in a row, or rolled from a seed.
struct DiceBox
{
    std::vector<int> typed;
    std::size_t next = 0;
    std::optional<std::uint64_t> seed;
    std::uint64_t rolled = 0;

    std::optional<play::Die> draw(const play::Need& need, std::vector<std::string>& idle)
    {
        if (next < typed.size())
            return typedDie(typed[next++], need, idle);
        if (seed)
            return play::Die{need.sides, play::rolled(*seed, rolled++, need.sides), {}, play::Source::Rolled};
        return {};
    }
};

std::optional<DiceBox> diceOf(const Command& command, QString& fault)
{
    DiceBox box;
    for (const QString& face : command.value("dice").split(',', Qt::SkipEmptyParts))
    {
        bool number = false;
        box.typed.push_back(face.trimmed().toInt(&number));
        if (!number || box.typed.back() < 0)
        {
            fault = QString("--dice takes the faces of dice, not '%1'.").arg(face);
            return {};
        }
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

/// A thing that an order names and its game does not have.
std::optional<play::Ref> unknownThing(const play::Game& game, const play::Record& order)
{
    const play::Kind* kind = game.setting->system->order(order.kind);
    std::optional<play::Ref> unknown;
    for (const auto& [key, value] : order.fields)
    {
        const play::Field* field = kind != nullptr ? play::find(*kind, key) : nullptr;
        if (field == nullptr || field->fresh)
            continue;
        play::forEachValue(value,
                           [&](const play::Value& one)
                           {
                               const auto* ref = std::get_if<play::Ref>(&one);
                               if (ref == nullptr || unknown)
                                   return;
                               const auto things = game.setting->system->things(game, ref->sort);
                               if (std::ranges::count(things, ref->id, &play::Thing::id) == 0)
                                   unknown = *ref;
                           });
    }
    return unknown;
}

/// What came of a line, and what of it came to nothing.
struct Judged
{
    play::Verdict verdict;
    std::vector<std::string> idle; ///< English, for who mends the file
};

Judged judgeWith(const play::Game& game, const io::OrderLine& line, DiceBox& box)
{
    Judged judged;
    play::Given given = line.given;
    std::size_t next = 0;
    const auto draw = [&](const play::Need& need) -> std::optional<play::Die> {
        return next < line.faces.size() ? typedDie(line.faces[next++], need, judged.idle) : box.draw(need, judged.idle);
    };
    judged.verdict = play::judgeDrawing(game, line.order, given, draw);
    for (; next < line.faces.size() && judged.idle.empty(); ++next)
        judged.idle.push_back("nobody asked for the die " + std::to_string(line.faces[next]));
    if (judged.verdict.whole())
        for (const std::string& fact : judged.verdict.unread)
            judged.idle.push_back("no rule asked for the fact '" + fact + "' that is decreed");
    return judged;
}

/// A begun order with the first of what could stand in each field that it wants; nothing when there is no such way.
std::optional<play::Record> settlement(const play::Game& game, const play::Record& begun)
{
    referee::OrderDraft draft(game, begun);
    for (std::size_t left = draft.kind().fields.size() + 1; left > 0 && draft.verdict().legal; --left)
    {
        const auto& wants = draft.verdict().wants;
        const auto must = std::ranges::find(wants, true, &play::Want::must);
        if (must == wants.end())
            return draft.order();
        const std::string_view field = must->field;
        const auto candidates = draft.candidates(field);
        if (candidates.some.empty() || !candidates.some.front().legal)
            return {};
        draft.pick(field, candidates.some.front().mark);
    }
    return {};
}

/// Says how to go on, where no order of the file settles what the dice have just made necessary.
void hintAtOwed(const play::Game& game, std::span<const io::OrderLine> toCome, const std::string& file, bool quiet)
{
    for (const play::Owed& owed : game.setting->system->owed(game))
    {
        const auto settling = [&](const io::OrderLine& line) { return play::settles(line.order, owed.begun); };
        const auto order = settlement(game, owed.begun);
        if (order && std::ranges::none_of(toCome, settling))
            report({{yaml::Severity::Note, file, toCome.front().line, 1, "owed",
                     "the orders from here on wait; put '- " + play::orderText(*order, play::namesOf(*game.setting)) +
                         "' before this one, or another like it"}},
                   quiet);
    }
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

/// The orders of a file, judged one by one.
class Judging
{
public:
    Judging(const Command& command, std::shared_ptr<const play::Setting> setting, DiceBox box, std::string file)
        : command_(command), game_(play::begin(std::move(setting))), box_(std::move(box)), file_(std::move(file))
    {
    }

    int run(const std::vector<io::OrderLine>& orders)
    {
        int number = 0;
        bool hinted = false;
        for (const io::OrderLine& line : orders)
        {
            const bool owes = !game_.setting->system->owed(game_).empty();
            if (owes && !hinted)
                hintAtOwed(game_, std::span(orders).subspan(static_cast<std::size_t>(number)), file_, command_.quiet());
            hinted = owes;
            judge(line, ++number);
        }
        if (!command_.yaml())
            printSheets();
        if (box_.next < box_.typed.size())
            report({{yaml::Severity::Warning, file_, 0, 0, "idle",
                     "nobody asked for the last " + std::to_string(box_.typed.size() - box_.next) + " of --dice"}},
                   command_.quiet());
        return status_;
    }

private:
    void judge(const io::OrderLine& line, int number)
    {
        if (const auto unknown = unknownThing(game_, line.order))
        {
            report({{yaml::Severity::Error, file_, line.line, 1, "unknown-" + unknown->sort,
                     "there is no " + unknown->sort + " '" + unknown->id + "' in this scenario"}},
                   command_.quiet());
            status_ = BadInput;
            return;
        }
        const auto [verdict, idle] = judgeWith(game_, line, box_);
        for (const std::string& one : idle)
            report({{yaml::Severity::Warning, file_, line.line, 1, "idle", one}}, command_.quiet());
        const referee::VerdictText words(game_);
        if (command_.yaml())
            out(words.toYaml(line.order, verdict));
        else
            out(QString("%1. %2").arg(number).arg(words.toText(line.order, verdict)).trimmed() + "\n\n");
        if (!verdict.legal && command_.isSet("strict"))
            status_ = BadInput;
        game_ = play::after(game_, verdict);
    }

    /// How the sheets of a game stand in the end: "Ledger", and a line for each row.
    void printSheets() const
    {
        const play::System& system = *game_.setting->system;
        const referee::VerdictText words(game_);
        for (const play::Sheet& sheet : system.sheets(game_))
        {
            out(words.word("sheet", sheet.key) + '\n');
            for (const play::Fields& row : sheet.rows)
            {
                QStringList cells;
                for (const auto& [key, value] : row)
                    cells += words.fieldName(*sheet.columns, key) + ": " + words.value(value);
                out("  " + cells.join("; ") + '\n');
            }
        }
    }

    const Command& command_;
    play::Game game_;
    DiceBox box_;
    std::string file_;
    int status_ = AllWell;
};

} // namespace

int judge(const QStringList& arguments)
{
    Command command("judge",
                    "Judges orders one after another, each on the game that those before it left. Dice come with\n"
                    "the orders, from --dice, or from --seed; a verdict that lacks one says so.",
                    "SCENARIO --orders ORDERS [--dice 7,3] [--seed N] [--edition NAME] [--strict]",
                    "  merlonctl judge castle.scenario.yaml --orders orders.yaml --seed 7\n"
                    "  merlonctl judge castle.scenario.yaml --orders orders.yaml --dice 7,3 --lang it\n"
                    "orders.yaml is a list of '- kind: {field: value}', with 'dice: [7]' if they fell already and\n"
                    "'decreed: {fact: value}' where the referee holds a fact to be so whatever the rules find;\n"
                    "'merlonctl orders' shows the kinds of each system and what they take.");
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
    const auto editions = (*loaded.value)->system->editions();
    if (!edition.isEmpty() && std::ranges::count(editions, edition.toStdString()) == 0)
        return command.wrongUsage(QString("There is no edition '%1'.").arg(edition));
    const auto setting = withEdition(*loaded.value, edition);
    const std::string file = command.value("orders").toStdString();
    const auto text = io::readFile(file);
    if (!text)
    {
        report({text.error()}, command.quiet());
        return BadInput;
    }
    const auto orders = io::parseOrders(*text, file, *setting);
    report(orders.diagnostics, command.quiet());
    return orders.value ? Judging(command, setting, std::move(*box), file).run(*orders.value) : BadInput;
}

} // namespace merlon::ctl
