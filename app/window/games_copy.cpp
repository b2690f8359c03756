// The games of a scenario go on with a copy of it, so that the scenario can be edited: whoever plays keeps the ground
// that he began on.

#include "app/window/games.h"
#include "core/archive/parcel.h"
#include "core/io/journal_move.h"
#include "editor/paths.h"
#include "editor/workspace.h"
#include "referee/journal_message.h"
#include "referee/referee_session.h"

#include <QDir>
#include <QFileInfo>
#include <QMessageBox>

namespace merlon::app
{
namespace
{

/// Beside the scenario; nothing is there yet.
QString freeFolder(const QString& scenario)
{
    const QFileInfo file(scenario);
    //: a folder beside a scenario, where its games are; %1: the name of the scenario
    const QString stem = file.dir().filePath(Games::tr("%1 game").arg(file.fileName().section('.', 0, 0)));
    QString folder = stem;
    for (int number = 2; QFileInfo::exists(folder); ++number)
        folder = stem + ' ' + QString::number(number);
    return folder;
}

struct Copy
{
    QString scenario;
    yaml::Diagnostics missing; ///< a scan that the map names
};

/// What lies on disk is what the games began on: nothing else is judged.
tl::expected<Copy, yaml::Diagnostics> copyWith(const QString& scenario, const QString& folder,
                                               const QList<referee::GameFile>& games,
                                               const std::shared_ptr<const play::Setting>& setting)
{
    auto parcel = archive::gathered(editor::fsPath(scenario), archive::Games::LeaveOut);
    if (!parcel.value)
        return tl::unexpected(std::move(parcel.diagnostics));
    const auto copy = archive::unpack(*parcel.value, editor::fsPath(folder));
    if (!copy)
        return tl::unexpected(copy.error());
    const QString file = QString::fromStdString(copy->string());
    std::vector<io::JournalMove> moves;
    for (const referee::GameFile& one : games)
        moves.push_back({editor::fsPath(one.path), editor::fsPath(referee::GameFile::of(file, one.name, {}).path)});
    if (auto moved = io::moveJournals(moves, setting); !moved)
    {
        QDir(folder).removeRecursively(); // it was made just now
        return tl::unexpected(std::move(moved.error()));
    }
    return Copy{file, std::move(parcel.diagnostics)};
}

} // namespace

bool Games::haveBegun() const
{
    if (!session_.isOpen() || session_.film() != nullptr)
        return false;
    const auto games = session_.games();
    return session_.canUndo() || std::ranges::any_of(games, [this](const referee::GameFile& game)
                                                     { return game.name != session_.gameName(); });
}

bool Games::moveToCopy(const QString& why)
{
    const QString title = tr("Move the games to a copy");
    if (!session_.isOpen() || session_.film() != nullptr)
        return false;
    const auto games = session_.games();
    if (games.isEmpty())
    {
        QMessageBox::information(&window_, title,
                                 scenario_.isEmpty() ? tr("The scenario has no file yet. Save it first.")
                                                     : tr("No game of this scenario has been started yet."));
        return false;
    }
    const QString folder = freeFolder(scenario_);
    const QString question = tr("%n game(s) and a copy of the scenario move to the folder %1. You can then edit the "
                                "scenario here; the game goes on there.",
                                nullptr, static_cast<int>(games.size()))
                                 .arg(QDir::toNativeSeparators(folder));
    const auto answer = QMessageBox::question(&window_, title, why.isEmpty() ? question : why + "\n\n" + question,
                                              QMessageBox::Ok | QMessageBox::Cancel, QMessageBox::Ok);
    if (answer != QMessageBox::Ok)
        return false;
    const QString name = session_.gameName();
    const auto setting = session_.setting();
    session_.close(); // it keeps its journal for itself
    const auto copy = copyWith(scenario_, folder, games, setting);
    session_.open(setting, scenario_, copy ? QString() : name);
    remember();
    if (!copy)
    {
        QMessageBox::warning(&window_, title, referee::messageOf(copy.error()));
        return false;
    }
    if (!copy->missing.empty())
        QMessageBox::information(&window_, title, referee::messageOf(copy->missing));
    rememberOf(copy->scenario, name);
    emit copied(copy->scenario);
    return true;
}

} // namespace merlon::app
