#include "app/report/battle_report.h"

#include "app/report/quiet_turns.h"
#include "app/report/report_text.h"
#include "app/report/roll_call.h"
#include "app/report/story.h"
#include "referee/journal_text.h"
#include "referee/victory_text.h"

#include <algorithm>
#include <utility>

namespace merlon::report
{
namespace
{

class Teller
{
public:
    Teller(const std::shared_ptr<const play::Setting>& setting, const play::Journal& journal, Telling telling)
        : journal_(journal),
          telling_(telling),
          start_(play::begin(setting)),
          fold_(play::folded(journal, start_)),
          lines_(journal_, fold_, decidedIn(fold_)),
          text_(fold_.game()),
          scenario_(fold_.game().setting->scenario)
    {
    }

    BattleReport tell();

private:
    const play::Entry& entry(int index) const { return journal_.entries[static_cast<std::size_t>(index)]; }
    const play::Told& told(int index) const { return fold_.lines()[static_cast<std::size_t>(index)]; }
    QString titleOf(const play::Game& game) const;
    Step stepOf(const play::Game& game) const;

    void hear(int index, const play::Game& before, const play::Game& after);
    void tellNotesBefore(int index, const play::Game& game);
    void turnTo(const play::Game& game);
    void tellLine(int index, const play::Game& game);
    void tellInProse(int index, const play::Game& before);
    bool isOfTheClock(int index) const;
    void endTurn();
    static std::optional<play::Decided> decidedIn(const play::Fold& fold);
    Result resultOf(const play::Decided& decided) const;
    Line lineOf(int index) const;
    QString ruledIn(const play::Given& given) const;
    std::optional<Position> positionOf(const play::Game& game, const QString& title);

    const play::Journal& journal_;
    const Telling telling_;
    const play::Game start_;
    const play::Fold fold_;
    const referee::JournalText lines_;
    const TaleText text_;
    const play::Scenario& scenario_;

    BattleReport report_;
    Story story_{text_};
    RollCall roll_{text_, lines_, scenario_};
    play::Game now_ = start_;
    bool inTurn_ = false;              ///< what is told now happens in a turn that the clock counts
    std::optional<Position> shown_;    ///< the last map
    std::vector<play::Board> grounds_; ///< of the pictures: what is the same is painted once
    int noted_ = 0;                    ///< notes of lines before this one are told
};

std::optional<play::Decided> Teller::decidedIn(const play::Fold& fold)
{
    play::Watch watch;
    watch.look(fold);
    return watch.decided();
}

QString Teller::titleOf(const play::Game& game) const
{
    const play::Clock clock = game.setting->system->clock(game);
    if (clock.says.empty()) //: heading of a report, of a game that has no turns
        return Text::tr("The game");
    return text_.clockLine(clock, 0, static_cast<std::size_t>(clock.large));
}

Step Teller::stepOf(const play::Game& game) const
{
    const play::Clock clock = game.setting->system->clock(game);
    QString title = text_.clockLine(clock, static_cast<std::size_t>(clock.large));
    if (!title.isEmpty()) // a heading
        title[0] = title[0].toUpper();
    return {title, forceOf(scenario_, clock.by), {}};
}

std::optional<Position> Teller::positionOf(const play::Game& game, const QString& title)
{
    auto scene = play::sceneOf(game);
    const play::Boards& boards = scene && !scene->boards.empty() ? scene->boards : game.setting->boards;
    if (!scene || boards.empty())
        return {};
    const auto known =
        std::ranges::find_if(grounds_, [&](const play::Board& one) { return play::same({one}, {boards.front()}); });
    Position position{
        title, {}, known != grounds_.end() ? *known : grounds_.emplace_back(boards.front()), std::move(scene->pieces)};
    QStringList counted{title};
    for (const play::Force& force : scenario_.forces)
    {
        const auto of = [&](bool gone)
        {
            return std::ranges::count_if(position.pieces, [&](const play::Piece& one)
                                         { return one.force == force.id && one.gone == gone; });
        };
        //: what a map shows, for those who cannot see it: a force, how many stand there, how many lie there dead or
        //: broken
        counted += Text::tr("%1: %2 in play, %3 out of play")
                       .arg(text_.force(force.id), QString::number(of(false)), QString::number(of(true)));
    }
    position.says = counted.join(words::listWord("semicolon"));
    return position;
}

/// A turn in which something happened has its map; any other, and a day, has one where it shows something new.
void Teller::endTurn()
{
    if (report_.turns.empty())
        return;
    Turn& turn = report_.turns.back();
    turn.story = story_.told();
    //: a map in a report; %1: "Turn 3 of 12"
    auto end = positionOf(now_, Text::tr("At the end: %1").arg(turn.title));
    const bool played = inTurn_ && !turn.steps.empty();
    if (end && (played || !shown_ || end->board != shown_->board || end->pieces != shown_->pieces))
        turn.end = shown_ = std::move(end);
}

void Teller::turnTo(const play::Game& game)
{
    const QString title = titleOf(game);
    if (!report_.turns.empty() && report_.turns.back().title == title)
        return;
    endTurn();
    report_.turns.push_back({title, {}, {}, {}});
    inTurn_ = game.setting->system->clock(game).turn > 0;
}

/// The line is told of that game.
void Teller::tellLine(int index, const play::Game& game)
{
    Step step = stepOf(game);
    auto& steps = report_.turns.back().steps;
    if (steps.empty() || steps.back().title != step.title)
        steps.push_back(std::move(step));
    steps.back().lines.push_back(lineOf(index));
}

/// The end of a step or phase by which nothing changes but the clock: the next heading says as much.
bool Teller::isOfTheClock(int index) const
{
    const auto* played = std::get_if<play::Played>(&entry(index).what);
    const play::Told& line = told(index);
    return inTurn_ && played != nullptr && played->order.fields.empty() && line.given.dice.empty() &&
           !line.effects.empty() && std::ranges::all_of(line.effects, namesNothing) && lines_.note(index).isEmpty() &&
           lineOf(index).sort == Line::Sort::Order;
}

/// What was owed to the line before, and only says where somebody is now, is told with that, unless a tale says more.
void Teller::tellInProse(int index, const play::Game& before)
{
    const auto* played = std::get_if<play::Played>(&entry(index).what);
    const Line line = lineOf(index);
    if (telling_ == Telling::Lines || played == nullptr || line.sort == Line::Sort::Refusal)
        return;
    const play::Record order = fold_.orderAt(index);
    const play::Told& now = told(index);
    const auto owed = before.setting->system->owed(before);
    const bool due = std::ranges::any_of(owed, [&](const play::Owed& one) { return one.begun.kind == order.kind; });
    const bool changes = std::ranges::any_of(now.effects, [this](const auto& one) { return !text_.isQuiet(one); });
    const bool dice = !now.given.dice.empty();
    const QString outcome = text_.outcome(*played, now);
    const auto tale = text_.taleOf(order, now.effects, dice, outcome);
    const bool toldByEffect = tale && tale->ending != "_tale";
    if (due && changes && !toldByEffect && text_.saysOnlyWhere(now.effects))
        return;
    const QString plain = tale ? QString() : text_.plainly(order, now.effects, dice, outcome);
    if (tale || !plain.isEmpty())
        story_.hear({line.force < 0 ? QString() : line.who, line.force, {}}, {tale, plain, stepOf(before).title, due});
}

QString Teller::ruledIn(const play::Given& given) const
{
    QStringList held;
    for (const auto& [fact, value] : given.decreed)
        held += text_.briefly({fact, value});
    return held.join(words::listWord("comma"));
}

Line Teller::lineOf(int index) const
{
    Line line{index + 1, Line::Sort::Order, -1, lines_.who(index), lines_.order(index), lines_.outcome(index), {},
              {},        lines_.note(index)};
    const auto* played = std::get_if<play::Played>(&entry(index).what);
    if (played == nullptr)
    {
        const auto* byHand = std::get_if<play::ByHand>(&entry(index).what);
        line.sort = byHand != nullptr && byHand->effects.empty() ? Line::Sort::Note : Line::Sort::Ruling;
        if (line.sort == Line::Sort::Note)
            line.outcome = std::exchange(line.note, {});
        return line;
    }
    const play::Told& now = told(index);
    line.force = forceOf(scenario_, played->who);
    line.ruled = ruledIn(now.given);
    QStringList dice;
    for (const play::Die& die : now.given.dice)
        dice += referee::VerdictText::die(die);
    line.dice = dice.join(words::listWord("comma"));
    const bool overruledLater =
        std::ranges::any_of(fold_.amendmentsOf(index), [](const auto* one) { return one->overruled.has_value(); });
    if (played->overruled || overruledLater || now.given.ruled())
        line.sort = Line::Sort::Ruling;
    else if (now.today ? !now.today->legal : !played->said.legal)
        line.sort = Line::Sort::Refusal;
    return line;
}

/// Notes stand where they were written; no undo takes them back.
void Teller::tellNotesBefore(int index, const play::Game& game)
{
    for (; noted_ < index; ++noted_)
        if (const auto* note = std::get_if<play::ByHand>(&entry(noted_).what); note != nullptr && note->effects.empty())
        {
            turnTo(game);
            tellLine(noted_, game);
        }
}

void Teller::hear(int index, const play::Game& before, const play::Game& after)
{
    tellNotesBefore(index, before);
    turnTo(before);
    if (!isOfTheClock(index))
    {
        tellLine(index, before);
        tellInProse(index, before);
    }
    now_ = after;
    if (!(after == before))
        roll_.look(after, index, titleOf(before));
}

Result Teller::resultOf(const play::Decided& decided) const
{
    Result result;
    if (!decided.wins.empty())
        result.winner = text_.value(play::Ref{"force", decided.wins});
    const auto said = play::sayDecided(decided, scenario_, *fold_.game().setting->system);
    QStringList why;
    for (std::size_t i = 0; i + (decided.wins.empty() ? 0 : 1) < said.size(); ++i) // the last says who wins
        why += text_.reason(said[i]);
    result.why = why.join(' ');
    if (!decided.wins.empty())
        result.said = referee::decidedText(text_, decided, scenario_);
    if (decided.line < 0)
        return result;
    result.when = titleOf(fold_.before(decided.line));
    //: a line of the journal, and what was ordered in it
    result.order = Text::tr("%1. %2").arg(QString::number(decided.line + 1), lines_.order(decided.line));
    return result;
}

BattleReport Teller::tell()
{
    const std::string language = words::language();
    const std::string& title = scenario_.title.empty() ? scenario_.id : scenario_.title.in(language);
    report_.language = QString::fromStdString(language);
    report_.title = QString::fromStdString(title);
    report_.system = text_.word("system", scenario_.ruleset);
    if (!scenario_.edition.empty())
        report_.edition = text_.word("edition", scenario_.edition);
    report_.victory = QString::fromStdString(scenario_.victory.in(language));
    if (const auto decided = decidedIn(fold_))
        report_.result = resultOf(*decided);
    //: a map in a report
    report_.beginning = positionOf(start_, Text::tr("At the beginning"));
    report_.onMap = report_.beginning.has_value();
    shown_ = report_.beginning;
    roll_.begin(start_);
    fold_.retell(
        [this](int index, const play::Game& before, const play::Game& after)
        {
            hear(index, before, after);
            return true;
        });
    tellNotesBefore(static_cast<int>(journal_.entries.size()), now_);
    endTurn();
    const auto decided =
        std::ranges::find(report_.turns.rbegin(), report_.turns.rend(), report_.result.when, &Turn::title);
    if (telling_ == Telling::Story && !report_.result.said.isEmpty() && decided != report_.turns.rend())
        decided->story.push_back({{}, -1, report_.result.said});
    joinQuietTurns(report_);
    report_.now = clockOf(now_);
    report_.casualties = roll_.casualties();
    report_.forces = roll_.forces();
    report_.sheets = sheetsOf(now_);
    return std::move(report_);
}

} // namespace

BattleReport reportOf(const std::shared_ptr<const play::Setting>& setting, const play::Journal& journal,
                      Telling telling)
{
    return Teller(setting, journal, telling).tell();
}

} // namespace merlon::report
