#include "referee/referee_session.h"

#include "core/io/files.h"
#include "core/play/order.h"
#include "referee/journal_message.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRandomGenerator>

#include <algorithm>

namespace merlon::referee
{

RefereeSession::RefereeSession(QObject* parent) : QObject(parent)
{
    watch_.setInterval(400);
    connect(&watch_, &QTimer::timeout, this, &RefereeSession::readOn);
}

RefereeSession::~RefereeSession() = default;

void RefereeSession::open(std::shared_ptr<const play::Setting> setting, const QString& scenarioFile,
                          const QString& game)
{
    file_.reset(); // its lock first: it may be the same journal again
    setting_ = std::move(setting);
    scenarioFile_ = scenarioFile;
    place_ = GameFile::of(scenarioFile, game, QString::fromStdString(io::contentHash(*setting_)));
    diagnostics_.clear();
    refused_ = false;
    fresh_ = true;
    forget();
    seed_ = QRandomGenerator::system()->generate64();
    read_ = {header(), {}};
    if (QFileInfo::exists(place_.path))
    {
        auto file = io::JournalFile::open(place_.path.toStdString(), header(), setting_);
        if (file)
            take(std::move(*file));
        else
        {
            diagnostics_ = file.error();
            refused_ = true;
            read();
        }
    }
    foldJournal();
    watch_.start();
    emit gameChanged();
    emit verdictChanged();
}

void RefereeSession::openGame(const QString& game)
{
    open(setting_, scenarioFile_, game);
}

bool RefereeSession::saveGameAs(const QString& game)
{
    const GameFile copy = GameFile::of(scenarioFile_, game, QString::fromStdString(io::contentHash(*setting_)));
    QDir().mkpath(QFileInfo(copy.path).absolutePath());
    if (const auto saved = io::saveJournal(copy.path.toStdString(), journal(), *setting_, place_.path.toStdString());
        !saved)
    {
        emit failed(messageOf(saved.error()));
        return false;
    }
    openGame(game);
    return true;
}

/// What can be read of a journal that is not ours.
void RefereeSession::read()
{
    const QFileInfo file(place_.path);
    seen_ = file.lastModified();
    size_ = file.size();
    if (auto journal = io::loadJournal(place_.path.toStdString(), *setting_); journal.value)
        read_ = std::move(*journal.value);
}

/// Another Merlon has begun this game, or gone on with it.
void RefereeSession::readOn()
{
    const QFileInfo file(place_.path);
    if (file_ || !setting_ || !file.exists() || (file.lastModified() == seen_ && file.size() == size_))
        return;
    if (!refused_)
        return open(setting_, scenarioFile_, place_.name);
    const play::Journal before = std::exchange(read_, {});
    read();
    const auto& now = read_.entries;
    const bool goesOn =
        before.entries.size() <= now.size() && std::equal(before.entries.begin(), before.entries.end(), now.begin());
    if (!goesOn)
        foldJournal();
    for (std::size_t i = goesOn ? before.entries.size() : now.size(); i < now.size(); ++i)
        fold_->take(now[i]);
    forget();
    emit gameChanged();
    emit verdictChanged();
}

void RefereeSession::foldJournal()
{
    watchman_.forget();
    fold_.emplace(play::begin(setting_));
    for (const play::Entry& entry : journal().entries)
        fold_->take(entry);
}

void RefereeSession::close()
{
    file_.reset();
    fold_.reset();
    setting_.reset();
    forget();
    read_ = {};
    refused_ = false;
    place_ = {};
    watch_.stop();
    emit gameChanged();
    emit verdictChanged();
}

const play::Game& RefereeSession::game() const
{
    return fold().game();
}

const play::Fold& RefereeSession::fold() const
{
    Q_ASSERT(fold_);
    return *fold_;
}

const std::optional<play::Decided>& RefereeSession::decided() const
{
    watchman_.look(fold());
    return watchman_.decided();
}

const play::Journal& RefereeSession::journal() const
{
    return file_ ? file_->journal() : read_;
}

QString RefereeSession::journalProblem() const
{
    return refused_ ? messageOf(diagnostics_) : QString();
}

QString RefereeSession::notices() const
{
    if (refused_ || !fresh_ || !fold_)
        return {};
    QString out = messageOf(diagnostics_);
    if (place_.elsewhere)
        out += (out.isEmpty() ? QString() : QStringLiteral("\n")) +
               tr("Nothing can be written beside this scenario: the game is kept in %1.")
                   .arg(QDir::toNativeSeparators(place_.path));
    const auto changed =
        std::ranges::count_if(fold_->lines(), [](const play::Told& line) { return line.today.has_value(); });
    if (changed > 0)
        out += (out.isEmpty() ? QString() : QStringLiteral("\n")) +
               tr("Lines of the journal on which the rules say something else today: %1. They are marked there.")
                   .arg(changed);
    return out;
}

bool RefereeSession::canUndo() const
{
    return fold_ && !refused_ && fold_->canUndo();
}

bool RefereeSession::canRedo() const
{
    return fold_ && !refused_ && fold_->canRedo();
}

bool RefereeSession::canAccept() const
{
    return canOverrule() && !draft_->verdict().waits();
}

bool RefereeSession::canOverrule() const
{
    return draft_ && !refused_ && !whatIf_ && draft_->complete();
}

play::Header RefereeSession::header() const
{
    const play::Scenario& scenario = setting_->scenario;
    const QString file =
        scenarioFile_.isEmpty() ? QString::fromStdString(scenario.id) : QFileInfo(scenarioFile_).fileName();
    play::Header header = io::headerOf(*setting_, file.toStdString());
    header.version = QCoreApplication::applicationVersion().toStdString();
    header.seed = seed_;
    return header;
}

void RefereeSession::take(io::JournalFile file)
{
    file_.emplace(std::move(file));
    diagnostics_ = file_->diagnostics();
}

bool RefereeSession::begin()
{
    if (file_)
        return true;
    QDir().mkpath(QFileInfo(place_.path).absolutePath());
    auto file = io::JournalFile::open(place_.path.toStdString(), header(), setting_);
    if (!file)
    {
        emit failed(messageOf(file.error()));
        return false;
    }
    if (!file->journal().entries.empty())
    {
        // Somebody began it since we looked: his game is the one that goes on.
        take(std::move(*file));
        foldJournal();
        forget();
        emit gameChanged();
        emit verdictChanged();
        emit failed(
            tr("Another game of this scenario was begun meanwhile; it has been read, and nothing was added to it."));
        return false;
    }
    file_.emplace(std::move(*file));
    return true;
}

bool RefereeSession::keep(play::Happening what)
{
    if (!fold_)
        return false;
    if (refused_)
    {
        emit failed(journalProblem());
        return false;
    }
    if (!begin())
        return false;
    if (auto written = file_->append(std::move(what)); !written)
    {
        emit failed(messageOf(written.error()));
        return false;
    }
    fold_->take(file_->journal().entries.back());
    fresh_ = false;
    forget();
    emit gameChanged();
    emit verdictChanged();
    return true;
}

/// Something of the draft.
void RefereeSession::changed()
{
    if (draft_ && file_)
        draft_->open(file_->secrets());
    emit verdictChanged();
}

void RefereeSession::judge(const play::Record& order)
{
    if (!fold_)
        return;
    // A die that has fallen belongs to the order it was thrown for.
    if (!draft_ || draft_->order() != order)
        draft_.emplace(game(), order, allowance());
    changed();
}

void RefereeSession::setWhatIf(bool on)
{
    if (!fold_ || on == whatIf_)
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
            note.isEmpty() ? draft_->why() : note.toStdString()};
}

bool RefereeSession::accept(const QString& note)
{
    return canAccept() && keep(played(note));
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

bool RefereeSession::undo()
{
    return canUndo() && keep(play::Undone{});
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
