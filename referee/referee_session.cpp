#include "referee/referee_session.h"

#include "core/play/order.h"

#include <QRandomGenerator>

#include <algorithm>
#include <utility>

namespace merlon::referee
{

RefereeSession::~RefereeSession() = default;

void RefereeSession::anotherGame()
{
    muster_.reset();
    firsts_.clear();
    forget();
    emit gameChanged();
    emit verdictChanged();
}

void RefereeSession::open(std::shared_ptr<const play::Setting> setting, const QString& scenarioFile,
                          const QString& game)
{
    film_.reset();
    open_.open(std::move(setting), scenarioFile, game);
}

void RefereeSession::openGame(const QString& game)
{
    open(setting(), open_.scenarioFile(), game);
}

bool RefereeSession::saveGameAs(const QString& game)
{
    if (!open_.copyTo(game))
        return false;
    openGame(game);
    return true;
}

bool RefereeSession::watch(std::shared_ptr<const play::Setting> setting, const QString& scenarioFile,
                           const QString& journal)
{
    const QString before = watches() ? QString() : gameName();
    if (!open_.watch(setting, scenarioFile, journal))
    {
        open(std::move(setting), scenarioFile, before);
        return false;
    }
    startFilm();
    return true;
}

void RefereeSession::startFilm()
{
    if (!isOpen())
        return;
    film_.emplace(fold());
    anotherGame();
}

/// At the line that it tells, of the journal as it is now.
void RefereeSession::goOnFilming()
{
    const int line = film_->line();
    film_.emplace(fold());
    film_->go(fold(), film_->of(line));
}

void RefereeSession::endFilm()
{
    Q_ASSERT(!watches());
    film_.reset();
    anotherGame();
}

void RefereeSession::showPicture(int at)
{
    const int before = film_ ? film_->at() : at;
    if (film_)
        film_->go(fold(), at);
    if (film_ && film_->at() != before)
        anotherGame();
}

const std::optional<play::Decided>& RefereeSession::decided() const
{
    static const std::optional<play::Decided> notYet;
    const auto& decided = open_.decided();
    return film_ && decided && decided->line > film_->line() ? notYet : decided;
}

QString RefereeSession::journalProblem() const
{
    return film_ ? tr("This is a replay and cannot be changed. To give orders, play on from here in a copy.")
                 : open_.problem();
}

const std::vector<play::Muster>& RefereeSession::muster() const
{
    if (!muster_)
        muster_ = isOpen() ? setting()->system->muster(game()) : std::vector<play::Muster>();
    return *muster_;
}

play::Candidates RefereeSession::candidates(const play::Record& order, std::string_view field) const
{
    const play::Given held = allowance();
    const auto ask = [&] { return setting()->system->candidates(game(), order, field, held); };
    if (!order.fields.empty())
        return ask();
    const auto isIt = [&](const First& one)
    { return one.kind == order.kind && one.field == field && one.held == held; };
    auto known = std::ranges::find_if(firsts_, isIt);
    if (known == firsts_.end())
        known = firsts_.insert(firsts_.end(), {order.kind, std::string(field), held, ask()});
    return known->candidates;
}

play::Scene RefereeSession::table() const
{
    play::Scene scene = isOpen() ? play::sceneOf(game()).value_or(play::Scene{}) : play::Scene{};
    play::markTurns(scene, muster());
    return scene;
}

bool RefereeSession::canUndo() const
{
    return keeps() && fold().canUndo();
}

bool RefereeSession::canRedo() const
{
    return keeps() && fold().canRedo();
}

bool RefereeSession::canAccept() const
{
    return canOverrule() && !draft_->verdict().waits();
}

bool RefereeSession::canOverrule() const
{
    return draft_ && keeps() && !whatIf_ && draft_->complete();
}

/// Something of the draft.
void RefereeSession::changed()
{
    if (draft_)
    {
        draft_->stamp(clock_.now());
        draft_->open(open_.secrets());
    }
    emit verdictChanged();
}

void RefereeSession::judge(const play::Record& order)
{
    if (!isOpen() || film_)
        return;
    // A die that has fallen belongs to the order it was thrown for.
    if (!draft_ || draft_->order() != order)
        draft_.emplace(game(), order, allowance());
    changed();
}

void RefereeSession::bring(const play::Record& order, play::Origin from)
{
    if (!isOpen())
        return;
    brought_ = Brought{order.kind, std::move(from)};
    judge(order);
}

void RefereeSession::setWhatIf(bool on)
{
    if (!isOpen() || film_ || on == whatIf_)
        return;
    whatIf_ = on;
    if (!on)
        draft_ = std::exchange(aside_, {});
    else if (draft_)
    {
        aside_ = draft_;
        draft_.emplace(game(), aside_->order(), play::Given{{}, aside_->given().decreed, true});
    }
    changed();
}

/// What is on the table, and what was put aside: of a game that is no more.
void RefereeSession::forget()
{
    draft_.reset();
    aside_.reset();
    brought_.reset();
    whatIf_ = false;
}

void RefereeSession::give(std::string_view field, play::Value value)
{
    if (!draft_)
        return;
    draft_->give(field, std::move(value));
    changed();
}

void RefereeSession::pick(std::string_view field, const play::Value& mark)
{
    if (!draft_)
        return;
    draft_->pick(field, mark);
    changed();
}

void RefereeSession::extend(std::string_view field, const play::Value& mark)
{
    if (!draft_)
        return;
    draft_->extend(field, mark);
    changed();
}

void RefereeSession::pickAll(std::string_view field, const play::List& marks)
{
    if (!draft_)
        return;
    draft_->pickAll(field, marks);
    changed();
}

void RefereeSession::clearField(std::string_view field)
{
    if (!draft_)
        return;
    draft_->clear(field);
    changed();
}

void RefereeSession::skip(std::string_view field)
{
    if (!draft_)
        return;
    draft_->skip(field);
    changed();
}

void RefereeSession::clear()
{
    if (!draft_)
        return;
    draft_.reset();
    brought_.reset();
    changed();
}

void RefereeSession::giveDie(int face)
{
    const auto sides = dieSides();
    const auto value = sides ? play::valueOfFace(face, *sides) : std::optional<int>();
    if (!value)
        return;
    if (!wantsDie())
        draft_->takeBackDie();
    draft_->giveDie(*value, play::Source::Typed);
    changed();
}

void RefereeSession::roll()
{
    if (!wantsDie())
        return;
    const int sides = verdict().needs.front().sides;
    if (whatIf_)
    {
        draft_->giveDie(QRandomGenerator::global()->bounded(1, sides + 1), play::Source::Rolled);
        return changed();
    }
    const auto rolled = std::ranges::count(draft_->given().dice, play::Source::Rolled, &play::Die::source);
    const std::uint64_t next = play::diceRolled(journal()) + static_cast<std::uint64_t>(rolled);
    draft_->giveDie(play::rolled(journal().header.seed, next, sides), play::Source::Rolled);
    changed();
}

void RefereeSession::takeBackDie()
{
    if (!draft_)
        return;
    draft_->takeBackDie();
    changed();
}

void RefereeSession::rule(play::Fields decreed, bool allowed, const QString& why)
{
    if (!draft_)
        return;
    draft_->rule(std::move(decreed), allowed, why.toStdString());
    changed();
}

play::Played RefereeSession::played(const QString& note) const
{
    return {play::declarer(game(), draft_->order()),
            draft_->order(),
            draft_->given(),
            play::saidOf(draft_->verdict()),
            {},
            note.isEmpty() ? draft_->why() : note.toStdString(),
            brought_ && brought_->kind == draft_->order().kind ? std::optional(brought_->from) : std::nullopt};
}

bool RefereeSession::keep(play::Happening what)
{
    if (!film_)
        return open_.keep(std::move(what));
    emit failed(journalProblem());
    return false;
}

bool RefereeSession::accept(const QString& note)
{
    return !isOvertaken() && canAccept() && keep(played(note));
}

bool RefereeSession::overrule(const play::Overruling& ruling)
{
    if (!draft_ || whatIf_ || !draft_->complete())
        return false;
    play::Played order = played({});
    order.overruled = ruling;
    return keep(std::move(order));
}

bool RefereeSession::ruleByHand(std::vector<play::Record> effects, const QString& note)
{
    return keep(play::ByHand{std::move(effects), note.toStdString()});
}

bool RefereeSession::correct(int line, play::Dice dice, const QString& note)
{
    return keep(play::Amended{line, std::move(dice), {}, note.toStdString()});
}

bool RefereeSession::remark(int line, const QString& remark)
{
    return keep(play::Amended{line, {}, {}, remark.toStdString()});
}

void RefereeSession::keptTogether(std::size_t since)
{
    const play::Timeline& time = fold().timeline();
    const std::uint64_t game = journal().header.seed;
    std::erase_if(together_, [&](const Together& one) { return one.game == game && one.since == since; });
    if (time.depth(time.at()) > time.depth(time.after(static_cast<int>(since) - 1)) + 1)
        together_.push_back({game, since, time.at()});
}

/// What ends where the game is.
const RefereeSession::Together* RefereeSession::togetherAt() const
{
    const auto here = [this](const Together& one)
    {
        return one.game == journal().header.seed && one.since < journal().entries.size() &&
               one.at == fold().timeline().at();
    };
    const auto found = isOpen() ? std::ranges::find_if(together_, here) : together_.end();
    return found == together_.end() ? nullptr : &*found;
}

bool RefereeSession::redoesTogether() const
{
    const auto& lines = journal().entries;
    const auto* back = lines.empty() ? nullptr : std::get_if<play::BackTo>(&lines.back().what);
    return back != nullptr && canRedo() &&
           std::ranges::any_of(
               together_, [&](const Together& one)
               { return one.game == journal().header.seed && static_cast<int>(one.since) == back->line; });
}

bool RefereeSession::undo()
{
    const Together* all = togetherAt();
    return canUndo() &&
           keep(all != nullptr ? play::Happening(play::BackTo{static_cast<int>(all->since)}) : play::Undone{});
}

bool RefereeSession::redo()
{
    return canRedo() && keep(play::Redone{});
}

bool RefereeSession::backTo(int line)
{
    return keep(play::BackTo{line});
}

} // namespace merlon::referee
