#include "app/window/game_on_table.h"

#include "app/window/commands.h"
#include "app/window/files.h"
#include "app/window/rooms.h"
#include "editor/piece_picker.h"
#include "editor/table_view.h"
#include "referee/referee_panel.h"
#include "referee/verdict_text.h"

#include <QAction>

namespace merlon::app
{
editor::TableGame tableGame(const referee::RefereeSession& session, play::Scene scene, int board)
{
    editor::TableGame game;
    game.scene = std::move(scene);
    game.pieces = play::onBoard(session.table(), board).pieces;
    if (session.isOpen())
        game.says = [text = referee::VerdictText(session.game())](const play::Reason& reason)
        { return text.reason(reason); };
    return game;
}

GameOnTable::GameOnTable(QWidget& window, Rooms& rooms, const Commands& commands, const Files& files)
    : QObject(&window),
      rooms_(rooms),
      commands_(commands),
      files_(files),
      picker_(new editor::PiecePicker(*rooms.tableView))
{
    referee::RefereePanel* panel = rooms.refereePanel;
    connect(panel, &referee::RefereePanel::sceneChanged, this, &GameOnTable::showScene);
    connect(&rooms.session, &referee::RefereeSession::gameChanged, this, &GameOnTable::show);
    connect(&commands["view.counters"], &QAction::toggled, this, &GameOnTable::show);
    connect(&commands["view.zones"], &QAction::toggled, this, &GameOnTable::show);
    connect(picker_, &editor::PiecePicker::pointed, panel,
            [panel](const editor::Pointed& at) { panel->tablePick().point(at.there, at.at, at.facing); });
    connect(picker_, &editor::PiecePicker::dragged, panel,
            [panel](const editor::Dragged& piece) { panel->tablePick().drag(piece.who, piece.to, piece.loose); });
    connect(picker_, &editor::PiecePicker::posed, panel,
            [panel](const play::Pose& pose) { panel->tablePick().set(pose); });
    connect(picker_, &editor::PiecePicker::kept, panel, &referee::RefereePanel::keep);
    connect(picker_, &editor::PiecePicker::left, panel, &referee::RefereePanel::forget);
}

void GameOnTable::show()
{
    showScene(rooms_.refereePanel->scene());
}

void GameOnTable::showScene(const play::Scene& scene)
{
    if (rooms_.ground() != play::Ground::Table)
        return;
    const referee::RefereeSession& session = rooms_.session;
    const int board = files_.shownBoard();
    editor::TableGame game = tableGame(session, play::onBoard(scene, board), board);
    if (!commands_["view.counters"].isChecked())
        game.pieces.clear();
    const auto* scenario = files_.workspace().scenario();
    const bool begun = session.isOpen() &&
                       (session.canUndo() || session.film() != nullptr); // once they have set up they read the table
    if (scenario != nullptr && !begun && commands_["view.zones"].isChecked())
        game.zones = editor::shownZones(scenario->scenario(), board);
    rooms_.tableView->setGame(std::move(game));
    const referee::TablePick& pick = rooms_.refereePanel->tablePick();
    picker_->setWantsGround(session.isOpen() && board == 0 && pick.wantsGround());
    const auto held = session.isOpen() ? pick.held() : std::nullopt;
    picker_->setHeld(held ? std::optional(held->pose) : std::nullopt, held ? held->depth : 0);
}

} // namespace merlon::app
