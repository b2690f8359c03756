#include "app/ctl/judging.h"

#include "app/ctl/command.h"
#include "core/play/codec.h"
#include "core/play/order.h"
#include "referee/chances.h"
#include "referee/order_draft.h"
#include "referee/verdict_text.h"
#include "tell.h"

#include <algorithm>
#include <span>

namespace merlon::ctl
{
namespace
{

/// A die that shows what was typed; `idle` says it when there is no such face.
std::optional<play::Die> typedDie(int face, const play::Need& need, std::vector<yaml::Message>& idle)
{
    if (const auto value = play::valueOfFace(face, need.sides))
        return play::Die{need.sides, *value, {}, play::Source::Typed};
    idle.push_back(tell::idle_face{.die = play::dieName(need.sides), .face = face});
    return {};
}

/// What came of a line, what came with it from the table, and what of that came to nothing.
struct Judged
{
    play::Verdict verdict;
    play::Given given;
    std::vector<yaml::Message> idle; ///< for who mends the file
};

Judged judgeWith(const play::Game& game, const io::OrderLine& line, DiceBox& box)
{
    Judged judged;
    judged.given = line.given;
    std::size_t next = 0;
    const auto draw = [&](const play::Need& need) -> std::optional<play::Die> {
        return next < line.faces.size() ? typedDie(line.faces[next++], need, judged.idle) : box.draw(need, judged.idle);
    };
    judged.verdict = play::judgeDrawing(game, line.order, judged.given, draw);
    for (; next < line.faces.size() && judged.idle.empty(); ++next)
        judged.idle.push_back(tell::idle_die{.face = line.faces[next]});
    if (judged.verdict.whole())
        for (const std::string& fact : judged.verdict.unread)
            judged.idle.push_back(tell::idle_fact{.fact = fact});
    return judged;
}

std::optional<play::Ref> unknownIn(const play::Game& game, const play::Record& order)
{
    for (const play::Ref& ref : play::thingsNamed(*game.setting->system, order))
        if (!play::has(game, ref))
            return ref;
    return {};
}

/// What an order waits for, and how to give it.
yaml::Message wantedBy(const play::Verdict& verdict)
{
    if (verdict.needs.empty())
        return tell::wanted_field{.field = std::ranges::find(verdict.wants, true, &play::Want::must)->field};
    const play::Need& need = verdict.needs.front();
    return tell::wanted_die{.die = play::dieName(need.sides), .key = need.key()};
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
    if (!toCome.empty() && play::judge(game, toCome.front().order, toCome.front().given).legal)
        return; // one of several ways to go on
    for (const play::Owed& owed : game.setting->system->owed(game))
    {
        const auto settling = [&](const io::OrderLine& line) { return play::settles(line.order, owed.begun); };
        const auto order = settlement(game, owed.begun);
        if (order && std::ranges::none_of(toCome, settling))
            report({yaml::diagnostic(yaml::Severity::Note, file,
                                     tell::owed{.order = play::orderText(*order, play::namesOf(*game.setting))},
                                     toCome.front().line, 1)},
                   quiet);
    }
}

} // namespace

std::optional<play::Die> DiceBox::draw(const play::Need& need, std::vector<yaml::Message>& idle)
{
    if (next < typed.size())
        return typedDie(typed[next++], need, idle);
    if (seed)
        return play::Die{need.sides, play::rolled(*seed, rolled++, need.sides), {}, play::Source::Rolled};
    return {};
}

Judging::Judging(const Command& command, play::Game game, DiceBox box, std::string file, KeptGame* kept)
    : command_(command),
      kept_(kept),
      game_(kept != nullptr ? kept->game() : std::move(game)),
      box_(std::move(box)),
      file_(std::move(file)),
      status_(AllWell)
{
}

int Judging::run(const std::vector<io::OrderLine>& orders)
{
    int number = 0;
    bool hinted = false;
    bool goesOn = true;
    for (auto line = orders.begin(); line != orders.end() && goesOn; ++line)
    {
        const bool owes = !game_.setting->system->owed(game_).empty();
        if (owes && !hinted)
            hintAtOwed(game_, std::span(line, orders.end()), file_, command_.quiet());
        hinted = owes;
        goesOn = judge(*line, ++number);
    }
    if (!command_.yaml())
        printSheets();
    if (goesOn)
        sayIdleDice();
    if (kept_ != nullptr && !command_.yaml() && !command_.quiet())
        //: %n: orders of a file; %1: how many of them went into the journal %2
        out(Text::tr("%1 of %n order(s) recorded in %2", nullptr, static_cast<int>(orders.size()))
                .arg(QString::number(keptHere_), QString::fromStdString(kept_->path().string())) +
            '\n');
    return status_;
}

/// Whether to go on with the next.
bool Judging::judge(const io::OrderLine& line, int number)
{
    if (line.byHand)
        return ruleByHand(line, number);
    if (const auto unknown = unknownIn(game_, line.order))
    {
        fail({io::unknownThing(file_, line.line, *unknown)});
        return kept_ == nullptr;
    }
    auto [verdict, given, idle] = judgeWith(game_, line, box_);
    for (const yaml::Message& one : idle)
        report({yaml::diagnostic(yaml::Severity::Warning, file_, one, line.line, 1)}, command_.quiet());
    const referee::VerdictText words(game_);
    const play::Given unthrown{{}, line.given.decreed, line.given.allowed};
    const play::Odds odds = command_.isSet("odds") ? play::oddsOf(game_, line.order, unthrown) : play::Odds();
    if (command_.yaml())
        out(words.toYaml(line.order, verdict) + words.toYaml(line.order, odds));
    else
        out(QString("%1. %2")
                .arg(QString::number(number),
                     words.toText(line.order, verdict) + referee::chancesText(words, line.order, odds))
                .trimmed() +
            "\n\n");
    if (!verdict.legal && command_.isSet("strict"))
        status_ = BadInput;
    if (kept_ != nullptr)
        return keep(line, std::move(given), verdict);
    game_ = play::after(game_, verdict);
    return true;
}

bool Judging::keep(const io::OrderLine& line, play::Given given, const play::Verdict& verdict)
{
    if (verdict.waits())
    {
        fail({yaml::diagnostic(yaml::Severity::Error, file_, tell::waits{.what = wantedBy(verdict)}, line.line, 1)});
        return false;
    }
    return keep(play::Played{
        play::declarer(game_, line.order), line.order, std::move(given), play::saidOf(verdict), {}, line.note});
}

/// What the referee changes without an order: nothing is judged.
bool Judging::ruleByHand(const io::OrderLine& line, int number)
{
    auto state = game_.setting->system->apply(game_, line.byHand->effects, play::today);
    if (!state)
    {
        const auto& fault = state.error().front();
        fail({yaml::diagnostic(yaml::Severity::Error, file_,
                               tell::effect_impossible{.field = '\'' + fault.field + '\'', .fault = fault.code},
                               line.line, 1)});
        return kept_ == nullptr;
    }
    const referee::VerdictText words(game_);
    if (command_.yaml())
        out(words.toYaml(*line.byHand));
    else
        out(QString("%1. %2\n\n").arg(QString::number(number), words.byHand(*line.byHand)));
    if (kept_ != nullptr)
        return keep(*line.byHand);
    game_.state = std::move(*state);
    return true;
}

bool Judging::keep(play::Happening what)
{
    if (const auto kept = kept_->keep(std::move(what)); !kept)
    {
        fail(kept.error());
        return false;
    }
    ++keptHere_;
    game_ = kept_->game();
    return true;
}

void Judging::fail(const yaml::Diagnostics& why)
{
    report(why, command_.quiet());
    status_ = BadInput;
}

/// How the sheets of a game stand in the end: "Ledger", and a line for each row.
void Judging::printSheets() const
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
                cells += Text::tr("%1: %2", "a column of a table, what stands there")
                             .arg(words.fieldName(*sheet.columns, key), words.value(value));
            out("  " + cells.join(words::listWord("semicolon")) + '\n');
        }
    }
}

void Judging::sayIdleDice() const
{
    if (box_.next < box_.typed.size())
        report(
            {yaml::diagnostic(yaml::Severity::Warning, file_, tell::idle_last{.count = box_.typed.size() - box_.next})},
            command_.quiet());
}

} // namespace merlon::ctl
