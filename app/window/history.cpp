#include "app/window/history.h"

#include "app/window/commands.h"
#include "app/window/docks.h"
#include "app/window/files.h"
#include "app/window/map_views.h"
#include "app/window/rooms.h"
#include "editor/hex_map_view.h"
#include "referee/referee_session.h"
#include "translations/words.h"

#include <QAction>

#include <tuple>
#include <utility>

namespace merlon::app
{

History::History(const Commands& commands, const Files& files, Rooms& rooms)
    : commands_(commands), files_(files), rooms_(rooms)
{
    referee::RefereeSession& session = rooms.session;
    commands.on("edit.undo", this, [this, &session] { ofGame() ? void(session.undo()) : files_.workspace().undo(); });
    commands.on("edit.redo", this, [this, &session] { ofGame() ? void(session.redo()) : files_.workspace().redo(); });
    connect(&rooms.views->first(), &editor::HexMapView::draggingChanged, this, &History::show);
    connect(&session, &referee::RefereeSession::gameChanged, this, &History::show);
    connect(&commands["view.layout"], &QAction::triggered, this, &History::show, Qt::QueuedConnection);
}

bool History::ofGame() const
{
    const bool drawn = undo_->isEnabled() || redo_->isEnabled() || rooms_.views->isDragging();
    return rooms_.session.isOpen() && (rooms_.docks->referees() || !drawn);
}

void History::showGame() const
{
    const referee::RefereeSession& session = rooms_.session;
    for (const auto& [name, text, can] : {std::tuple("edit.undo", tr("&Undo the last order"), session.canUndo()),
                                          std::tuple("edit.redo", tr("&Redo the last order"), session.canRedo())})
    {
        QAction& shown = commands_[name];
        shown.setText(text);
        shown.setEnabled(can);
        shown.setToolTip(words::tip(Commands::withKeys(QString(text).remove('&'), shown)));
    }
}

void History::begin()
{
    undo_ = files_.workspace().createUndoAction(this);
    redo_ = files_.workspace().createRedoAction(this);
    connect(undo_, &QAction::changed, this, &History::show);
    connect(redo_, &QAction::changed, this, &History::show);
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
    if (ofGame())
        return showGame();
    for (const auto& [name, step] : {std::pair("edit.undo", undo_), std::pair("edit.redo", redo_)})
    {
        QAction& shown = commands_[name];
        shown.setText(step->text());
        shown.setEnabled(step->isEnabled() || (step == undo_ && rooms_.views->isDragging()));
        shown.setToolTip(words::tip(Commands::withKeys(step->text(), shown)));
    }
}

} // namespace merlon::app
