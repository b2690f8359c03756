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

/// What a referee may meet in words of his language; the rest is for who mends files, and has its place.
QString messageOf(const yaml::Diagnostic& one)
{
    if (one.code == "journal-locked")
        return RefereeSession::tr("Another Merlon has the journal open; close the game there first.");
    if (one.code == "journal-cut")
        return RefereeSession::tr("The last order was being written when Merlon was stopped, and had not been kept. "
                                  "What there is of it was moved to a file beside the journal.");
    if (one.code == "journal-scenario")
        return RefereeSession::tr("The scenario or its map was changed since this game began. Every order was judged "
                                  "again on what they say now.");
    if (one.code == "journal-rules")
        return RefereeSession::tr("This game began under other rules: another edition, or other options. Every order "
                                  "was judged again by those of the scenario now.");
    if (one.code == "journal-changed")
        return RefereeSession::tr("The journal was moved, deleted or changed by another program. Nothing was written; "
                                  "open the scenario again.");
    if (one.code == "journal-broken")
        return RefereeSession::tr("An earlier order could not be written. Open the scenario again before going on.");
    return QString::fromStdString(yaml::toText(one));
}

QString messageOf(const yaml::Diagnostics& diagnostics)
{
    QStringList lines;
    for (const yaml::Diagnostic& one : diagnostics)
        lines += messageOf(one);
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
    refused_ = false;
    fresh_ = true;
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
            refused_ = true;
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
    refused_ = false;
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

QString RefereeSession::journalProblem() const
{
    return refused_ ? messageOf(diagnostics_) : QString();
}

QString RefereeSession::notices() const
{
    if (refused_ || !fresh_ || !fold_)
        return {};
    QString out = messageOf(diagnostics_);
    const auto changed =
        std::ranges::count_if(fold_->lines(), [](const game::Line& line) { return line.today.has_value(); });
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
    return order_ && !refused_ && verdict_.needs.empty();
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
