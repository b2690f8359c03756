#include "app/window/referee_commands.h"

#include "app/window/commands.h"
#include "app/window/docks.h"
#include "app/window/menus.h"
#include "app/window/rooms.h"
#include "editor/hex_map_view.h"
#include "referee/aims_dialog.h"
#include "referee/desk.h"
#include "referee/journal_view.h"
#include "referee/referee_panel.h"

#include <QAction>
#include <QDockWidget>

namespace merlon::app
{

RefereeCommands::RefereeCommands(Rooms& rooms, const Commands& commands, const Menus& menus)
    : rooms_(rooms), commands_(commands), menus_(menus)
{
    createAsking();
    createDeciding();
    createRuling();
    connect(&rooms.session, &referee::RefereeSession::gameChanged, this, &RefereeCommands::showWhatCanBeDone);
    connect(&rooms.session, &referee::RefereeSession::verdictChanged, this, &RefereeCommands::showWhatCanBeDone);
    showWhatCanBeDone();
}

void RefereeCommands::createAsking()
{
    referee::RefereePanel& panel = *rooms_.refereePanel;
    commands_.on("go.referee", this,
                 [this, &panel]
                 {
                     showPanel();
                     if (hasSomebodyToAsk())
                         panel.ask();
                 });
    commands_.on("referee.ask", this,
                 [this, &panel]
                 {
                     showPanel();
                     if (hasSomebodyToAsk())
                         panel.askAnew();
                 });
    commands_.on("referee.pick", this,
                 [this, &panel]
                 {
                     if (const auto hex = rooms_.view->currentHex())
                         panel.pickHex(*hex);
                 });
    commands_.on("referee.pasteOrders", this,
                 [this, &panel]
                 {
                     showPanel();
                     panel.pasteOrders();
                 });
    commands_.on("referee.whoCould", this, [this] { askWhoCould(); });
    commands_["referee.whatIf"].setCheckable(true);
    commands_.on("referee.whatIf", this, [this] { turnWhatIf(); });
}

void RefereeCommands::createDeciding()
{
    referee::RefereeSession& session = rooms_.session;
    commands_.on("referee.roll", this, [&session] { session.roll(); });
    commands_.on("referee.apply", this, [this] { rooms_.refereePanel->acceptHere(); });
    commands_.on("referee.undo", this, [&session] { session.undo(); });
    commands_.on("referee.redo", this, [&session] { session.redo(); });
    commands_.on("referee.step", this, [this] { rooms_.refereePanel->endStep(); });
    commands_.on("referee.end", this, [this] { rooms_.refereePanel->endPhase(); });
}

void RefereeCommands::createRuling()
{
    referee::RefereePanel& panel = *rooms_.refereePanel;
    commands_.on("referee.overrule", this, [&panel] { panel.overrule(); });
    commands_.on("referee.byHand", this, [&panel] { panel.ruleByHand(); });
    commands_.on("referee.release", this, [&panel] { panel.release(); });
    commands_.on("referee.correct", this,
                 [journal = rooms_.journal] { journal->correct(journal->currentIndex().row()); });
}

void RefereeCommands::askWhoCould()
{
    if (const auto hex = rooms_.view->currentHex())
        rooms_.refereePanel->askWhoCould(*hex);
    else
        emit said(tr("Click a hex first: the question is about the current hex."));
}

void RefereeCommands::turnWhatIf()
{
    showPanel();
    rooms_.refereePanel->setWhatIf(!rooms_.session.whatIf());
    showWhatCanBeDone();
}

void RefereeCommands::showPanel()
{
    rooms_.docks->showReferee();
    rooms_.tools.use(QLatin1String("select"));
}

/// Else that is said, and what is typed next is no tool of the map.
bool RefereeCommands::hasSomebodyToAsk()
{
    if (rooms_.session.isOpen())
        return true;
    rooms_.refereePanel->setFocus();
    emit said(tr("There is nothing to referee here. First open a scenario, or create one from this map."));
    return false;
}

void RefereeCommands::showWhatCanBeDone() const
{
    const referee::RefereeSession& session = rooms_.session;
    const bool open = session.isOpen();
    const bool keeps = open && session.journalProblem().isEmpty();
    const bool film = open && session.film() != nullptr;
    commands_.setEnabled(
        {"referee.briefing", "referee.players", "game.new", "game.open", "game.saveAs", "referee.report"}, open);
    commands_.setEnabled({"referee.projector"}, open && rooms_.desk->count() > 0);
    commands_.setEnabled({"referee.pick", "referee.whatIf", "game.toCopy"}, open && !film);
    commands_.setEnabled({"referee.ask", "view.layout"}, !film);
    commands_.setEnabled({"film.watch"}, open && !film && !session.journal().entries.empty());
    commands_.setEnabled({"referee.step", "referee.end", "referee.byHand", "referee.correct"}, keeps);
    commands_.setEnabled({"referee.pasteOrders"}, keeps && rooms_.refereePanel->canPasteOrders());
    commands_.setEnabled({"referee.release"}, keeps && rooms_.refereePanel->canRelease());
    commands_.setEnabled({"referee.roll"}, session.wantsDie());
    commands_.setEnabled({"referee.apply"}, session.canAccept());
    commands_.setEnabled({"referee.undo"}, open && session.canUndo());
    commands_.setEnabled({"referee.redo"}, open && session.canRedo());
    commands_.setEnabled({"referee.overrule"}, open && session.canOverrule());
    commands_.setEnabled({"referee.whoCould"}, rooms_.refereePanel->canAskWhoCould());
    commands_["referee.whatIf"].setChecked(session.whatIf());
}

void RefereeCommands::nameQuestion() const
{
    if (rooms_.refereePanel->canAskWhoCould())
        menus_.renameInReferee(commands_["referee.whoCould"],
                               referee::AimsDialog::question(*rooms_.session.setting()->system));
}

} // namespace merlon::app
