#include "app/window/status_line.h"

#include "app/window/commands.h"
#include "app/window/docks.h"
#include "app/window/files.h"
#include "app/window/map_views.h"
#include "app/window/outlook.h"
#include "app/window/rooms.h"
#include "app/window/ruler.h"
#include "app/window/table_ruler.h"
#include "editor/hex_map_view.h"
#include "editor/table_view.h"
#include "editor/words.h"
#include "referee/referee_panel.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QLabel>
#include <QStatusBar>

#include <algorithm>

namespace merlon::app
{

StatusLine::StatusLine(QStatusBar& bar, const Rooms& rooms, const Commands& commands, const Files& files)
    : bar_(bar),
      rooms_(rooms),
      commands_(commands),
      files_(files),
      hint_(new QLabel(&bar)),
      where_(new QLabel(&bar)),
      zoom_(new QLabel(&bar))
{
    hint_->setMinimumWidth(1); // a long one is cut before the window grows with it
    bar.addWidget(hint_, 1);
    bar.addPermanentWidget(where_);
    bar.addPermanentWidget(zoom_);
    where_->setContentsMargins(8, 0, 8, 0);
    zoom_->setContentsMargins(8, 0, 8, 0);
    join();
}

void StatusLine::join()
{
    connect(qApp, &QApplication::focusChanged, this, &StatusLine::showHint);
    connect(rooms_.refereePanel, &referee::RefereePanel::pickWanted, this,
            [this](const QString& prompt)
            {
                prompt_ = prompt;
                showHint();
            });
    connect(rooms_.ruler, &Ruler::changed, this, &StatusLine::showHint);
    connect(rooms_.outlook, &Outlook::changed, this, &StatusLine::showHint);
    connect(rooms_.outlook, &Outlook::changed, this, &StatusLine::showHover);
    connect(&rooms_.tools, &editor::ToolBox::toolChanged, this, &StatusLine::showHint);
    connect(&rooms_.tools, &editor::ToolBox::stampChanged, this, &StatusLine::showHint);
    connect(&rooms_.session, &referee::RefereeSession::verdictChanged, this, &StatusLine::showHint);
    connect(rooms_.tableView, &editor::TableView::hovered, this,
            [this](const QString& text)
            {
                onTable_ = text;
                showHover();
            });
    connect(rooms_.tableRuler, &TableRuler::changed, this, &StatusLine::showHint);
    connect(rooms_.tableView, &editor::TableView::heldChanged, this, &StatusLine::showHint);
    connect(rooms_.tableView, &editor::TableView::selectedChanged, this, &StatusLine::showHint);
    connect(rooms_.tableView, &editor::PlaneView::scaleChanged, this, &StatusLine::showHover);
    for (const editor::HexMapView* view : rooms_.views->all())
    {
        connect(view, &editor::HexMapView::hoverEnded, this, &StatusLine::showHover);
        connect(view, &editor::HexMapView::hexHovered, this, &StatusLine::showHover);
        connect(view, &editor::HexMapView::scaleChanged, this, &StatusLine::showHover);
    }
    connect(rooms_.views, &MapViews::activeChanged, this, &StatusLine::showHover);
    connect(rooms_.view, &editor::HexMapView::hintChanged, this, &StatusLine::showHint);
    connect(&commands_["go.hex"], &QAction::triggered, this, [this] { showTyped(QString("")); });
    connect(rooms_.view, &editor::HexMapView::nameTyped, this,
            [this](const QString& name) { showTyped(name.isEmpty() ? std::nullopt : std::optional(name)); });
    connect(rooms_.view, &editor::HexMapView::nameUnknown, this,
            [this](const QString& name) { hint_->setText(tr("There is no hex %1.").arg(name)); });
    connect(&files_, &Files::taken, this, &StatusLine::follow);
    connect(&files_, &Files::leaving, this, [this] { bar_.clearMessage(); }); // it was said of what was shown
    connect(rooms_.docks->referee->toggleViewAction(), &QAction::toggled, this, &StatusLine::showHint);
}

/// What is shown now.
void StatusLine::follow()
{
    followed_ = std::make_unique<QObject>();
    const QObject* now = followed_.get();
    connect(&files_.workspace(), &editor::Workspace::modifiedChanged, now, [this] { showHint(); });
    if (files_.workspace().ground() == play::Ground::Hexes)
        connect(&files_.workspace().map(), &editor::MapDocument::hexesChanged, now,
                [this]
                {
                    showHover();
                    showHint();
                });
    followHistory();
}

/// A step makes what was said before it old news ("Saved."); one that is taken back or done again is named.
void StatusLine::followHistory()
{
    constexpr int milliseconds = 4000;
    const editor::Workspace* workspace = &files_.workspace();
    connect(workspace, &editor::Workspace::stepNamesChanged, followed_.get(), [this] { bar_.clearMessage(); });
    connect(workspace, &editor::Workspace::undone, followed_.get(),
            [this](const QString& step) { bar_.showMessage(tr("Undone: %1", "a step").arg(step), milliseconds); });
    connect(workspace, &editor::Workspace::redone, followed_.get(),
            [this](const QString& step) { bar_.showMessage(tr("Redone: %1", "a step").arg(step), milliseconds); });
}

void StatusLine::showHint() const
{
    QString text = hint();
    zoom_->setVisible(rooms_.ground() != play::Ground::None);
    if (rooms_.session.isOpen() && files_.workspace().isModified() && !rooms_.tools.tool().paints())
        text = tr("%1 The referee uses the last saved version.", "after what a click does now").arg(text);
    hint_->setText(text);
}

void StatusLine::showTyped(const std::optional<QString>& name)
{
    typed_ = name;
    showHint();
}

/// What a click on the map or a key does now.
QString StatusLine::hint() const
{
    if (typed_ && typed_->isEmpty())
        return tr("Type the name of a hex.");
    if (typed_) //: the name of a hex as far as it is typed
        return tr("Go to hex %1: press Enter.").arg(*typed_);
    if (rooms_.ground() == play::Ground::Table)
        return rooms_.tableRuler->isLaid() ? rooms_.tableRuler->says() : rooms_.tableView->hint();
    if (rooms_.ruler->isLaid())
        return rooms_.ruler->says();
    if (!rooms_.tools.holds(QLatin1String("select")) || rooms_.views->isDragging())
        return rooms_.views->underHand().hint();
    if (rooms_.outlook->isOn())
        return rooms_.outlook->says();
    const referee::RefereeSession& session = rooms_.session;
    const bool onDesk = rooms_.ground() == play::Ground::None;
    if (!onDesk && (!session.isOpen() || rooms_.docks->paints()))
    {
        const QString ofSelection = rooms_.view->hint();
        return ofSelection.isEmpty()
                   ? tr("Click to select a hex; Shift+click extends the selection to it, Ctrl+click adds it. B paints.")
                   : ofSelection;
    }
    if (session.wantsDie())
        //: a die that was thrown on the table at which one plays, not from it
        return session.verdict().needs.front().sides == 10 ? tr("Enter your die roll (0 = 10), or let Merlon roll.")
                                                           : tr("Enter your die roll, or let Merlon roll.");
    if (session.canAccept())
        return hintOfVerdict();
    return onDesk || !prompt_.isEmpty() ? prompt_ : tr("Click who acts, then the target.");
}

QString StatusLine::hintOfVerdict() const
{
    const QWidget* focus = QApplication::focusWidget();
    const bool here = focus != nullptr && rooms_.refereePanel->isAncestorOf(focus);
    const QString keys = here ? tr("Enter", "a key") : commands_.keys("referee.apply");
    const QString anew = commands_.keys("referee.ask");
    return rooms_.session.verdict().legal ? tr("%1 records the order; %2 starts over.", "keys").arg(keys, anew)
                                          : tr("%1 records the refusal; %2 starts over.", "keys").arg(keys, anew);
}

void StatusLine::showHover() const
{
    const bool onTable = rooms_.ground() == play::Ground::Table;
    const double whole = onTable ? 96 / 25.4 : 24; // of a table: as large as it is, on a usual screen
    zoom_->setText(tr("%1 %", "zoom").arg(qRound(rooms_.plane().scale() / whole * 100)));
    where_->setText(textAt());
}

/// The hex under the mouse; empty when there is none.
QString StatusLine::textAt() const
{
    if (files_.workspace().ground() != play::Ground::Hexes)
        return onTable_;
    const auto hex = rooms_.views->underHand().hoveredHex();
    const auto& map = files_.workspace().map().map();
    if (!hex || !map.layout.contains(*hex))
        return {};
    const QString name = QString::fromStdString(map::printedName(map, *hex));
    QString text =
        tr("%1 · %2 · level %3", "hex, terrain, level")
            .arg(name, editor::word(map, "terrain", map.terrainAt(*hex)), QString::number(map.levelAt(*hex)));
    if (const QString shade = rooms_.outlook->saysAt(*hex); !shade.isEmpty())
        text = tr("%1 · %2", "what is at a hex, what its shade means").arg(text, shade);
    for (const play::Piece& piece : rooms_.view->counters())
        if (!piece.name.empty() && std::ranges::count(piece.hexes, *hex) > 0)
            text = tr("%1 · %2", "what is at a hex, a counter there").arg(text, editor::pieceText(map, piece, false));
    return text;
}

void StatusLine::retranslate()
{
    showHover();
    forgetPrompt();
    showHint();
}

} // namespace merlon::app
