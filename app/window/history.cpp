#include "app/window/history.h"

#include "app/window/commands.h"
#include "app/window/files.h"
#include "app/window/map_views.h"
#include "editor/hex_map_view.h"
#include "translations/words.h"

#include <QAction>

#include <utility>

namespace merlon::app
{

History::History(const Commands& commands, const Files& files, const MapViews& views)
    : commands_(commands), files_(files), views_(views)
{
    commands.on("edit.undo", this, [this] { files_.workspace().undo(); });
    commands.on("edit.redo", this, [this] { files_.workspace().redo(); });
    connect(&views.first(), &editor::HexMapView::draggingChanged, this, &History::show);
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
    for (const auto& [name, step] : {std::pair("edit.undo", undo_), std::pair("edit.redo", redo_)})
    {
        QAction& shown = commands_[name];
        shown.setText(step->text());
        shown.setEnabled(step->isEnabled() || (step == undo_ && views_.isDragging()));
        shown.setToolTip(words::tip(Commands::withKeys(step->text(), shown)));
    }
}

} // namespace merlon::app
