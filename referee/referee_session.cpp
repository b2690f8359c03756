#include "referee/referee_session.h"

#include "core/siege/referee.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QStandardPaths>

#include <algorithm>

namespace merlon::referee
{
namespace
{

bool canBeWritten(const QString& journal)
{
    const QFileInfo file(journal);
    return file.exists() ? file.isWritable() : QFileInfo(file.absolutePath()).isWritable();
}

QString messageOf(const io::Diagnostics& diagnostics)
{
    QStringList lines;
    for (const io::Diagnostic& one : diagnostics)
        lines += QString::fromStdString(io::toText(one));
    return lines.join('\n');
}

} // namespace

RefereeSession::RefereeSession(QObject* parent) : QObject(parent) {}

RefereeSession::~RefereeSession() = default;

void RefereeSession::open(std::shared_ptr<const game::Setting> setting, const QString& scenarioFile)
{
    file_.reset(); // its lock first: it may be the same journal again
    setting_ = std::move(setting);
    scenarioFile_ = scenarioFile;
    journalPath_ = placeOfJournal(scenarioFile);
    diagnostics_.clear();
    problem_.clear();
    order_.reset();
    dice_.clear();
    verdict_ = {};
    seed_ = QRandomGenerator::system()->generate64();
    fold_.emplace(setting_);
    none_ = {header(), {}};
    if (QFileInfo::exists(journalPath_))
    {
        auto file = io::JournalFile::open(journalPath_.toStdString(), header(), setting_->map);
        if (file)
            take(std::move(*file));
        else
        {
            diagnostics_ = file.error();
            problem_ = messageOf(diagnostics_);
        }
    }
    emit gameChanged();
    emit verdictChanged();
}

void RefereeSession::close()
{
    file_.reset();
    fold_.reset();
    setting_.reset();
    order_.reset();
    dice_.clear();
    verdict_ = {};
    none_ = {};
    problem_.clear();
    journalPath_.clear();
    emit gameChanged();
    emit verdictChanged();
}

const game::Game& RefereeSession::game() const
{
    return fold().game();
}

const game::Fold& RefereeSession::fold() const
{
    Q_ASSERT(fold_);
    return *fold_;
}

const game::Journal& RefereeSession::journal() const
{
    return file_ ? file_->journal() : none_;
}

bool RefereeSession::canUndo() const
{
    return fold_ && problem_.isEmpty() && fold_->canUndo();
}

bool RefereeSession::canRedo() const
{
    return fold_ && problem_.isEmpty() && fold_->canRedo();
}

bool RefereeSession::canAccept() const
{
    return order_ && problem_.isEmpty() && verdict_.needs.empty();
}

QString RefereeSession::placeOfJournal(const QString& scenarioFile) const
{
    const QString suffix = QStringLiteral(".journal.yaml");
    if (!scenarioFile.isEmpty() && canBeWritten(scenarioFile + suffix))
        return scenarioFile + suffix;
    // Elsewhere the name must not be shared by two scenarios: a saved one is known by its path, one that never was by
    // what it holds.
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/journals"));
    if (scenarioFile.isEmpty())
        return folder.filePath(QStringLiteral("unsaved-") + QString::fromStdString(io::contentHash(*setting_)) +
                               suffix);
    const QFileInfo file(scenarioFile);
    const QByteArray path = QCryptographicHash::hash(file.absoluteFilePath().toUtf8(), QCryptographicHash::Sha256);
    return folder.filePath(file.fileName() + '-' + QString::fromLatin1(path.toHex().left(16)) + suffix);
}

game::Header RefereeSession::header() const
{
    const scenario::Scenario& scenario = setting_->scenario;
    const QString file =
        scenarioFile_.isEmpty() ? QString::fromStdString(scenario.id) : QFileInfo(scenarioFile_).fileName();
    return {file.toStdString(),
            io::contentHash(*setting_),
            setting_->ruleset.id,
            scenario.edition,
            scenario.options,
            QCoreApplication::applicationVersion().toStdString(),
            seed_};
}

void RefereeSession::take(io::JournalFile file)
{
    file_.emplace(std::move(file));
    diagnostics_ = file_->diagnostics();
    fold_.emplace(setting_);
    for (const game::Entry& entry : file_->journal().entries)
        fold_->take(entry);
}

bool RefereeSession::begin()
{
    if (file_)
        return true;
    QDir().mkpath(QFileInfo(journalPath_).absolutePath());
    auto file = io::JournalFile::open(journalPath_.toStdString(), header(), setting_->map);
    if (!file)
    {
        emit failed(messageOf(file.error()));
        return false;
    }
    if (!file->journal().entries.empty())
    {
        // Somebody began it since we looked: his game is the one that goes on.
        take(std::move(*file));
        order_.reset();
        dice_.clear();
        verdict_ = {};
        emit gameChanged();
        emit verdictChanged();
        emit failed(
            tr("Another game of this scenario was begun meanwhile; it has been read, and nothing was added to it."));
        return false;
    }
    file_.emplace(std::move(*file));
    return true;
}

bool RefereeSession::keep(decltype(game::Entry::what) what)
{
    if (!fold_)
        return false;
    if (!problem_.isEmpty())
    {
        emit failed(problem_);
        return false;
    }
    if (!begin())
        return false;
    if (auto written = file_->append(std::move(what)); !written)
    {
        emit failed(messageOf({written.error()}));
        return false;
    }
    fold_->take(file_->journal().entries.back());
    order_.reset();
    dice_.clear();
    verdict_ = {};
    emit gameChanged();
    emit verdictChanged();
    return true;
}

void RefereeSession::judge(const verdict::Order& order)
{
    if (!fold_)
        return;
    // A die that has fallen belongs to the order it was thrown for.
    if (order_ != order)
        dice_.clear();
    order_ = order;
    judgeAgain();
}

void RefereeSession::judgeAgain()
{
    verdict_ = siege::judge(game(), *order_, dice_);
    emit verdictChanged();
}

void RefereeSession::clear()
{
    if (!order_)
        return;
    order_.reset();
    dice_.clear();
    verdict_ = {};
    emit verdictChanged();
}

void RefereeSession::giveDie(int face)
{
    const auto value = game::valueOfFace(face);
    if (!wantsDie() || !value)
        return;
    dice_.push_back({"d10", *value, verdict::DieSource::Typed});
    judgeAgain();
}

void RefereeSession::roll()
{
    if (!wantsDie())
        return;
    const auto rolled = std::ranges::count(dice_, verdict::DieSource::Rolled, &verdict::DieUsed::source);
    const std::uint64_t next = game::diceRolled(journal()) + static_cast<std::uint64_t>(rolled);
    dice_.push_back({"d10", game::rolled(journal().header.seed, next), verdict::DieSource::Rolled});
    judgeAgain();
}

void RefereeSession::takeBackDie()
{
    if (dice_.empty())
        return;
    dice_.pop_back();
    judgeAgain();
}

game::Played RefereeSession::played(const QString& note) const
{
    const auto& forces = setting_->scenario.forces;
    const auto phase = static_cast<std::size_t>(game().phase);
    return {phase < forces.size() ? forces[phase].id : std::string(),
            *order_,
            dice_,
            game::saidOf(verdict_),
            {},
            note.toStdString()};
}

bool RefereeSession::accept(const QString& note)
{
    return canAccept() && keep(played(note));
}

bool RefereeSession::overrule(const game::Overruling& ruling)
{
    if (!order_)
        return false;
    game::Played order = played({});
    order.overruled = ruling;
    return keep(std::move(order));
}

bool RefereeSession::undo()
{
    return canUndo() && keep(game::Undone{});
}

bool RefereeSession::redo()
{
    return canRedo() && keep(game::Redone{});
}

bool RefereeSession::backTo(int line)
{
    return keep(game::BackTo{line});
}

} // namespace merlon::referee
