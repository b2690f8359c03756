#include "app/window/map_commands.h"

#include "app/window/briefing_dialog.h"
#include "app/window/commands.h"
#include "app/window/files.h"
#include "app/window/new_scenario_dialog.h"
#include "app/window/planned_files.h"
#include "app/window/rooms.h"
#include "app/window/scenario_wizard.h"
#include "app/window/shipped_model.h"
#include "core/io/files.h"
#include "core/io/read_back.h"
#include "editor/hex_map_view.h"
#include "editor/join_dialog.h"
#include "editor/line_menu.h"
#include "editor/paths.h"
#include "editor/resize_dialog.h"
#include "translations/diagnostics.h"
#include "translations/words.h"

#include <QAction>
#include <QDir>
#include <QFileInfo>
#include <QMessageBox>

namespace merlon::app
{

MapCommands::MapCommands(QWidget& window, const Rooms& rooms, const Commands& commands, const Files& files)
    : window_(window), rooms_(rooms), commands_(commands), files_(files)
{
    commands.on("edit.resize", this, [this] { resize({}); });
    commands.on("edit.crop", this, [this] { crop(); });
    rooms.keepToMap(commands["edit.line"]);
    commands.on("edit.line", this, [this] { changeLine(); });
    commands.on("edit.join", this, [this] { join(); });
    commands.on("edit.takeMap", this, [this] { takeMap(); });
    commands.on("edit.openPart", this, [this] { openPart(); });
    commands.on("file.newScenario", this, [this] { newScenario(); });
    commands.on("file.wizard", this, [this] { leadToScenario(); });
    connect(&files, &Files::taken, this,
            [this]
            {
                followed_ = std::make_unique<QObject>();
                if (files_.workspace().ground() == play::Ground::Hexes)
                    connect(&files_.workspace().map(), &editor::MapDocument::mapReset, followed_.get(),
                            [this] { allow(); });
                allow();
            });
}

/// What is of several maps is for boards that are laid of several. Others may have a scenario, if any game is played on
/// such.
void MapCommands::allow()
{
    const editor::Workspace& workspace = files_.workspace();
    commands_.setEnabled({"edit.takeMap", "edit.openPart"}, workspace.laid().any());
    commands_.setEnabled({"file.newScenario"}, workspace.board() != nullptr && !workspace.laid().any());
    commands_.offer({"file.newScenario"}, !systemsOn(workspace.ground()).empty() && workspace.board() != nullptr);
}

/// Of the board as its file has it: it is saved first.
void MapCommands::newScenario()
{
    files_.workspace().settle();
    const editor::BoardDocument* board = files_.workspace().board();
    if (board == nullptr || files_.workspace().laid().any())
        return;
    if (board->path().isEmpty() || board->isModified())
        commands_["file.save"].trigger();
    if (board->path().isEmpty() || board->isModified())
        return;
    const play::Boards boards{board->board()};
    NewScenarioDialog dialog(boards.front(), board->path(), &window_);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString file = dialog.file();
    const auto text = io::textToSave(dialog.scenario(), boards, file.toStdString());
    const auto written = text.and_then([&](const std::string& whole)
                                       { return io::writeFile(editor::fsPath(file), whole, io::Links::Refuse); });
    if (!written)
        warn(dialog.windowTitle(), file, written.error().message);
    else
        emit openWanted(file);
}

/// The map that is open is offered where it has a file, as it is now: it is saved before its scenario is written.
void MapCommands::leadToScenario()
{
    editor::Workspace& workspace = files_.workspace();
    workspace.settle();
    const editor::BoardDocument* board = workspace.board();
    const bool offered = board != nullptr && workspace.ground() == play::Ground::Hexes && !workspace.laid().any() &&
                         !board->path().isEmpty();
    ScenarioWizard wizard(offered ? std::get<play::HexBoard>(board->board()) : nullptr,
                          offered ? board->path() : QString(), &BriefingDialog::asItIsRead, &window_);
    if (wizard.exec() != QDialog::Accepted)
        return;
    const ScenarioPlan plan = wizard.plan();
    if (offered && plan.mapFile == board->path() && board->isModified())
        commands_["file.save"].trigger();
    const auto written = write(plan);
    if (!written)
        return warn(wizard.windowTitle(), QString::fromStdString(written.error().file), written.error().message);
    emit openWanted(written->file);
    if (written->notPlaced.sentence != nullptr)
        emit said(words::sentence(written->notPlaced));
    if (wizard.wantsScan())
        commands_["edit.scan"].trigger();
}

void MapCommands::warn(const QString& title, const QString& file, const yaml::Message& why)
{
    QMessageBox::warning(&window_, title,
                         QDir::toNativeSeparators(file) + words::listWord("colon") + words::sentence(why));
}

void MapCommands::resize(const edit::Edges& edges)
{
    if (files_.workspace().ground() != play::Ground::Hexes)
        return;
    files_.workspace().settle();
    editor::ResizeDialog dialog(files_.workspace(), edges, &window_);
    if (dialog.exec() == QDialog::Accepted)
        dialog.apply();
}

/// To the smallest map that has all hexes that are marked.
void MapCommands::crop()
{
    const hex::Layout& grid = files_.workspace().map().map().layout;
    std::vector<hex::Hex> corners;
    for (const QItemSelectionRange& range : rooms_.view->selectionModel()->selection())
        for (const hex::Cell cell : {hex::Cell{range.left(), range.top()}, hex::Cell{range.right(), range.bottom()}})
            corners.push_back(grid.hexAt(cell));
    if (corners.empty())
        emit said(tr("No hex is selected: use the Select tool to select those to keep."));
    else
        resize(edit::edgesAround(grid, corners));
}

/// The menu of the line under the current hex.
void MapCommands::changeLine()
{
    editor::HexMapView& view = *rooms_.view;
    const auto at = view.currentHex();
    if (files_.workspace().ground() != play::Ground::Hexes || !at)
        return;
    files_.workspace().settle();
    editor::LineMenu menu(files_.workspace(), *at, &window_);
    if (menu.isEmpty())
        return emit said(tr("No line runs through the current hex."));
    connect(&menu, &editor::LineMenu::selectWanted, &view, &editor::HexMapView::selectThese);
    menu.exec(view.viewport()->mapToGlobal(view.viewPoint(*at).toPoint()));
}

void MapCommands::join()
{
    if (files_.workspace().ground() != play::Ground::Hexes)
        return;
    files_.workspace().settle();
    editor::JoinDialog dialog(files_.workspace(), mapsAtHand(), &window_);
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (const auto done = dialog.apply(); !done)
        emit said(done.error());
}

/// The one that was laid last.
void MapCommands::takeMap()
{
    files_.workspace().settle();
    if (!files_.workspace().laid().any())
        return emit said(tr("This board is a single map."));
    if (const auto done = files_.workspace().laid().takeLast(); !done)
        emit said(done.error());
}

/// Of several that lie side by side, that under the current hex.
void MapCommands::openPart()
{
    const auto at = rooms_.view->currentHex();
    const editor::LaidMaps& laid = files_.workspace().laid();
    if (!laid.any())
        return emit said(tr("This board is a single map."));
    if (const QString file = at ? laid.fileAt(*at) : laid.files().front(); !file.isEmpty())
        emit openWanted(file);
    else
        emit said(tr("This hex lies between the maps."));
}

/// Those beside the map that is open, then those that come with Merlon.
QStringList MapCommands::mapsAtHand() const
{
    QStringList folders;
    if (const QString own = files_.workspace().map().path(); !own.isEmpty())
        folders << QFileInfo(own).path();
    if (const QString shipped = scenariosFolder(); !shipped.isEmpty())
        for (const QFileInfo& one : QDir(shipped).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
            folders << one.filePath();
    QStringList files;
    for (const QString& folder : folders)
        for (const QFileInfo& file :
             QDir(folder).entryInfoList({QStringLiteral("*.map.yaml")}, QDir::Files, QDir::Name))
            files << file.canonicalFilePath();
    files.removeDuplicates();
    return files;
}

} // namespace merlon::app
