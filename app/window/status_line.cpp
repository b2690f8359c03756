#include "app/window/status_line.h"

#include "app/window/commands.h"
#include "app/window/files.h"
#include "app/window/rooms.h"
#include "app/window/ruler.h"
#include "editor/hex_map_view.h"
#include "editor/words.h"
#include "referee/referee_panel.h"

#include <QApplication>
#include <QLabel>
#include <QStatusBar>

#include <algorithm>

namespace merlon::app
{

StatusLine::StatusLine(QStatusBar& bar, const Rooms& rooms, const Commands& commands, const Files& files)
    : rooms_(rooms),
      commands_(commands),
      files_(files),
      hint_(new QLabel(&bar)),
      where_(new QLabel(&bar)),
      zoom_(new QLabel(&bar))
{
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
    connect(&rooms_.tools, &editor::ToolBox::toolChanged, this, &StatusLine::showHint);
    connect(&rooms_.session, &referee::RefereeSession::verdictChanged, this, &StatusLine::showHint);
    connect(rooms_.view, &editor::HexMapView::hoverEnded, this, &StatusLine::showHover);
    connect(rooms_.view, &editor::HexMapView::hexHovered, this, &StatusLine::showHover);
    connect(rooms_.view, &editor::HexMapView::scaleChanged, this, &StatusLine::showHover);
    connect(&commands_["go.hex"], &QAction::triggered, this, [this] { hint_->setText(tr("Type the name of a hex.")); });
    connect(rooms_.view, &editor::HexMapView::nameTyped, this,
            [this](const QString& name)
            {
                if (name.isEmpty())
                    showHint();
                else //: the name of a hex as far as it is typed
                    hint_->setText(tr("Go to %1; Enter ends it.").arg(name));
            });
    connect(&files_, &Files::taken, this, &StatusLine::follow);
}

/// What was just opened.
void StatusLine::follow()
{
    connect(&files_.workspace(), &editor::Workspace::modifiedChanged, this, &StatusLine::showHint);
    connect(&files_.workspace().map(), &editor::MapDocument::hexesChanged, this, &StatusLine::showHover);
}

void StatusLine::showHint() const
{
    QString text = hint();
    if (rooms_.session.isOpen() && files_.workspace().isModified() && !rooms_.tools.tool().paints())
        text = tr("%1 The referee judges what was last saved.", "after what a click does now").arg(text);
    hint_->setText(text);
}

/// What a click on the map or a key does now.
QString StatusLine::hint() const
{
    if (rooms_.ruler->isLaid())
        return rooms_.ruler->says();
    if (rooms_.tools.tool().paints())
        return tr("Paint with the left button; Alt and a click takes terrain from the map.");
    const referee::RefereeSession& session = rooms_.session;
    if (!session.isOpen())
        return tr("Click a hex to inspect it; B paints.");
    if (session.wantsDie())
        //: a die that was thrown on the table at which one plays, not from it
        return session.verdict().needs.front().sides == 10
                   ? tr("Type the die that fell on the table (0 is ten), or roll it.")
                   : tr("Type the die that fell on the table, or roll it.");
    if (session.canAccept())
        return hintOfVerdict();
    return prompt_.isEmpty() ? tr("Click who acts, then at whom.") : prompt_;
}

QString StatusLine::hintOfVerdict() const
{
    const QWidget* focus = QApplication::focusWidget();
    const bool here = focus != nullptr && rooms_.refereePanel->isAncestorOf(focus);
    const QString keys = here ? tr("Enter", "a key") : commands_.keys("referee.apply");
    const QString anew = commands_.keys("referee.ask");
    return rooms_.session.verdict().legal ? tr("%1 keeps the order; %2 asks anew.", "keys").arg(keys, anew)
                                          : tr("%1 notes the refusal; %2 asks anew.", "keys").arg(keys, anew);
}

void StatusLine::showHover() const
{
    zoom_->setText(tr("%1 %", "zoom").arg(qRound(rooms_.view->scale() / 24 * 100)));
    where_->setText(textAt());
}

/// The hex under the mouse; empty when there is none.
QString StatusLine::textAt() const
{
    const auto hex = rooms_.view->hoveredHex();
    const auto& map = files_.workspace().map().map();
    if (!hex || !map.layout.contains(*hex))
        return {};
    const QString printed = QString::fromStdString(map::printedName(map, *hex));
    const QString inFiles = QString::fromStdString(hex::name(map.layout, *hex));
    const QString name =
        printed == inFiles ? printed : tr("%1 (%2)", "printed name, name in files").arg(printed, inFiles);
    QString text = tr("%1 · %2 · level %3", "hex, terrain, level")
                       .arg(name, editor::word(map, "terrain", map.terrainAt(*hex)))
                       .arg(map.levelAt(*hex));
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
