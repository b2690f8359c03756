#include "app/window/history.h"

#include "app/window/commands.h"
#include "app/window/files.h"
#include "app/window/map_views.h"
#include "app/window/rooms.h"
#include "editor/hex_map_view.h"
#include "editor/step_actions.h"
#include "referee/journal_text.h"
#include "referee/referee_session.h"
#include "translations/words.h"

#include <QAction>
#include <QUndoStack>

#include <utility>

namespace merlon::app
{

History::History(const Commands& commands, const Files& files, Rooms& rooms)
    : commands_(commands), files_(files), rooms_(rooms)
{
    referee::RefereeSession& session = rooms.session;
    commands.on("edit.undo", this, [this] { step(true); });
    commands.on("edit.redo", this, [this] { step(false); });
    connect(&rooms.views->first(), &editor::HexMapView::draggingChanged, this, &History::show);
    connect(&session, &referee::RefereeSession::gameChanged, this, &History::hearGame);
}

void History::step(bool back)
{
    if (!ofGame(back))
        return back ? files_.workspace().undo() : files_.workspace().redo();
    referee::RefereeSession& session = rooms_.session;
    if (!(back ? session.undo() : session.redo()))
        return;
    const int last = static_cast<int>(session.journal().entries.size()) - 1;
    //: %1: what happened in the game, "Undo: line 4 (Alric shoots at Gwyn)"
    emit said(tr("In the game: %1").arg(referee::JournalText(session).order(last)));
}

/// What is read from a file was done before.
void History::hearGame()
{
    const referee::RefereeSession& session = rooms_.session;
    const bool same = session.journalFile() == journal_;
    journal_ = session.journalFile();
    const std::size_t lines = session.journal().entries.size();
    playedLast_ = same && (playedLast_ || lines > lines_);
    lines_ = lines;
    show();
}

bool History::ofGame(bool back) const
{
    const referee::RefereeSession& session = rooms_.session;
    const bool drawn = rooms_.views->isDragging() || (back ? undo_ : redo_)->isEnabled();
    const bool played = session.isOpen() && (back ? session.canUndo() : session.canRedo());
    return drawn && played ? playedLast_ && !rooms_.views->isDragging() : !drawn && session.isOpen();
}

void History::begin()
{
    undo_ = editor::undoAction(files_.workspace(), this);
    redo_ = editor::redoAction(files_.workspace(), this);
    connect(undo_, &QAction::changed, this, &History::show);
    connect(redo_, &QAction::changed, this, &History::show);
    connect(&files_.workspace().history(), &QUndoStack::indexChanged, undo_,
            [this]
            {
                playedLast_ = false;
                show();
            });
    show();
}

void History::end()
{
    delete std::exchange(undo_, nullptr);
    delete std::exchange(redo_, nullptr);
}

void History::show() const
{
    if (undo_ == nullptr)
        return;
    showStep(true);
    showStep(false);
}

QString History::undoText() const
{
    //: orders of a game, one for each row of a spreadsheet
    return rooms_.session.undoesTogether() ? tr("&Undo the pasted orders") : tr("&Undo the last order");
}

QString History::redoText() const
{
    return rooms_.session.redoesTogether() ? tr("&Redo the pasted orders") : tr("&Redo the last order");
}

void History::showStep(bool back) const
{
    const bool game = ofGame(back);
    const referee::RefereeSession& session = rooms_.session;
    const QAction& step = back ? *undo_ : *redo_;
    QAction& shown = commands_[back ? "edit.undo" : "edit.redo"];
    shown.setText(!game ? step.text() : back ? undoText() : redoText());
    shown.setEnabled(game ? (back ? session.canUndo() : session.canRedo())
                          : step.isEnabled() || (back && rooms_.views->isDragging()));
    shown.setToolTip(words::tip(Commands::withKeys(shown.text().remove('&'), shown)));
}

} // namespace merlon::app
