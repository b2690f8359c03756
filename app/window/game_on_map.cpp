#include "app/window/game_on_map.h"

#include "app/window/commands.h"
#include "app/window/docks.h"
#include "app/window/files.h"
#include "app/window/map_menu.h"
#include "app/window/map_views.h"
#include "app/window/referee_commands.h"
#include "app/window/rooms.h"
#include "app/window/ruler.h"
#include "core/edit/placing.h"
#include "core/edit/scenario_value.h"
#include "core/play/set_up.h"
#include "editor/hex_map_model.h"
#include "editor/hex_map_view.h"
#include "editor/inspector_panel.h"
#include "editor/roster_panel.h"
#include "referee/journal_view.h"
#include "referee/referee_panel.h"

#include <QAction>
#include <QDockWidget>

#include <algorithm>
#include <utility>

namespace merlon::app
{

using editor::HexMapView;
using referee::RefereePanel;

GameOnMap::GameOnMap(QWidget& window, Rooms& rooms, const Commands& commands, const Files& files,
                     const RefereeCommands& referee)
    : window_(window), rooms_(rooms), commands_(commands), files_(files), referee_(referee)
{
    HexMapView* view = rooms.view;
    RefereePanel* panel = rooms.refereePanel;
    connect(view, &HexMapView::menuWanted, this, &GameOnMap::openMenuAt);
    connect(view, &HexMapView::counterDragged, this, &GameOnMap::moveCounter);
    connect(view, &HexMapView::countersTakenOff, this, &GameOnMap::takeOffSelected);
    connect(view, &HexMapView::rowsDropped, this, &GameOnMap::drop);
    connect(view, &HexMapView::wayDrawn, panel, &RefereePanel::drawWay);
    connect(view, &HexMapView::hexPicked, this,
            [this](hex::Hex hex, hex::Side)
            {
                if (setsUp())
                    rooms_.roster->choose(edit::countersOn(files_.workspace().scenario()->value(), hex));
                if (!rooms_.ruler->isLaid() && !rooms_.docks->paints())
                    rooms_.refereePanel->pickHex(hex, files_.shownBoard());
            });
    connect(panel, &RefereePanel::sceneChanged, view,
            [this, view](const play::Scene& scene) { view->setOverlay(play::onBoard(scene, files_.shownBoard())); });
    connect(panel, &RefereePanel::sceneChanged, this, &GameOnMap::bringIntoView);
    connect(rooms.journal, &referee::JournalView::lineChosen, this,
            [this](int index)
            {
                rooms_.refereePanel->showLine(index);
                rooms_.docks->referee->raise();
            });
    connect(&rooms.session, &referee::RefereeSession::gameChanged, this, &GameOnMap::show);
    connect(&rooms.session, &referee::RefereeSession::gameChanged, this, &GameOnMap::showZones);
    connect(&rooms.session, &referee::RefereeSession::verdictChanged, this, &GameOnMap::raiseWhatIsSaid);
    connect(rooms.docks, &Docks::workChanged, this, &GameOnMap::show);
    connect(&commands["view.counters"], &QAction::toggled, this, &GameOnMap::show);
}

void GameOnMap::setModel(editor::HexMapModel* model)
{
    model_ = model;
}

void GameOnMap::show()
{
    const referee::RefereeSession& session = rooms_.session;
    const play::Scene table = play::onBoard(setsUp() ? setUp() : session.table(), files_.shownBoard());
    const bool shown = commands_["view.counters"].isChecked();
    rooms_.view->setCounters(shown ? table.pieces : std::vector<play::Piece>{});
    for (editor::HexMapView* view : rooms_.views->all())
    {
        view->setCountersMovable(setsUp() || (session.isOpen() && session.journalProblem().isEmpty()));
        view->setMovesGroups(setsUp());
        view->setDrawsWays(session.isOpen() && !rooms_.docks->paints() && files_.shownBoard() == 0);
    }
    rooms_.inspector->setCounters(table.pieces);
    rooms_.inspector->setGround(table.boards);
    referee_.nameQuestion();
}

/// Whoever paints before the first order sees, and moves, what the scenario sets up.
bool GameOnMap::setsUp() const
{
    const referee::RefereeSession& session = rooms_.session;
    const bool begun = session.isOpen() && (session.canUndo() || session.film() != nullptr);
    const bool first = files_.shownBoard() == 0; // whose hexes they are
    return model_ && files_.workspace().scenario() != nullptr && first && rooms_.docks->paints() && !begun;
}

/// As a game would begin, or, while none can, each where its fields say.
play::Scene GameOnMap::setUp() const
{
    const editor::Workspace& workspace = files_.workspace();
    if (const auto setting = workspace.setting())
        if (auto scene = play::sceneOf(play::begin(setting)))
            return std::move(*scene);
    return play::setUpOf(workspace.scenario()->scenario());
}

/// Of the roster: set up there by whoever paints; where somebody referees, moved there by hand in the game.
void GameOnMap::drop(const std::vector<quint32>& rows, hex::Hex at)
{
    const referee::RefereeSession& session = rooms_.session;
    if (rooms_.docks->paints() || !session.isOpen() || session.film() != nullptr)
        return rooms_.roster->placeAt(rows, {at});
    if (const QString problem = session.journalProblem(); !problem.isEmpty())
        return emit said(problem);
    if (rows.size() > 1)
        return emit said(tr("Drop one counter at a time: in the game each is moved by hand."));
    const auto& counters = files_.workspace().scenario()->value().shelves[edit::OfScenario::counters];
    const edit::Entry* entry = edit::find(*counters, rows.front());
    if (entry != nullptr && !rooms_.refereePanel->moveByHand({"counter", edit::listedIn(*entry).id}, at))
        emit said(tr("The game was started without this counter."));
}

void GameOnMap::moveCounter(hex::Hex from, hex::Hex to)
{
    if (!setsUp())
        return rooms_.refereePanel->moveByHand(from, to);
    const auto& scenario = files_.workspace().scenario()->value();
    auto who = edit::countersOn(scenario, from);
    who.resize(std::min<std::size_t>(who.size(), 1)); // the one on top
    const bool group = rooms_.view->selectedHexes().has(from) && selectedCounters().size() > 1;
    if (group)
        who = selectedCounters();
    const auto hexes = rooms_.view->selectedHexes().hexes();
    const bool moved =
        files_.workspace().change([&](const edit::Desk& desk) { return edit::moved(desk, who, from, to); });
    if (!moved || !group)
        return;
    hex::HexSet there(files_.workspace().map().map().layout);
    for (const hex::Hex one : hexes)
        there.add(one + (to - from));
    rooms_.view->select(there); // so that they can be moved on
}

/// All that stand on selected hexes.
std::vector<edit::Key> GameOnMap::selectedCounters() const
{
    std::vector<edit::Key> keys;
    for (const hex::Hex hex : rooms_.view->selectedHexes().hexes())
        for (const edit::Key key : edit::countersOn(files_.workspace().scenario()->value(), hex))
            if (std::ranges::count(keys, key) == 0) // a rider is on two
                keys.push_back(key);
    return keys;
}

void GameOnMap::takeOffSelected()
{
    if (const auto who = setsUp() ? selectedCounters() : std::vector<edit::Key>(); !who.empty())
        files_.workspace().change([&](const edit::Desk& desk) { return edit::takenOff(desk, who); });
}

void GameOnMap::showZones()
{
    if (!model_)
        return;
    const auto* scenario = files_.workspace().scenario();
    const int board = files_.shownBoard();
    const auto zones = scenario != nullptr ? play::zonesOn(scenario->scenario(), board) : std::vector<play::Zone>{};
    rooms_.inspector->setZones(zones);
    model_->setZones(zones);
    // Once they have set up they read the map.
    const bool begun = rooms_.session.isOpen() && (rooms_.session.canUndo() || rooms_.session.film() != nullptr);
    rooms_.view->setZones(scenario != nullptr && !begun ? editor::shownZones(scenario->scenario(), board)
                                                        : std::vector<editor::ShownZone>());
}

/// Whom the referee speaks of, the line between them, and what may be picked, once: whoever scrolls away then is not
/// pulled back.
void GameOnMap::bringIntoView(const play::Scene& scene)
{
    std::vector<hex::Hex> hexes;
    std::vector<hex::Hex> asked;
    for (const play::Marked& marked : play::onBoard(scene, files_.shownBoard()).marks)
        if (const auto* hex = std::get_if<hex::Hex>(&marked.where))
        {
            if (marked.mark == play::Mark::Actor || marked.mark == play::Mark::Aim)
                hexes.push_back(*hex);
            else if (marked.mark == play::Mark::May)
                asked.push_back(*hex);
        }
    if (!hexes.empty() && (hexes != seen_ || asked != asked_))
        rooms_.view->bringIntoView(hexes, asked);
    seen_ = std::move(hexes);
    asked_ = std::move(asked);
}

/// A die that is wanted and a verdict are seen whatever stood in front of the referee's panel.
void GameOnMap::raiseWhatIsSaid()
{
    const referee::RefereeSession& session = rooms_.session;
    if (session.draft() != nullptr && (session.wantsDie() || session.canAccept() || !session.verdict().legal))
        rooms_.docks->referee->raise();
}

/// What may be ordered there, and below it what is done to the map; for whoever paints the other way round.
void GameOnMap::openMenuAt(hex::Hex hex, QPoint at)
{
    MapMenu map(rooms_, commands_, files_.workspace().map().map(), hex, &window_);
    const std::unique_ptr<QMenu> orders(rooms_.refereePanel->menuAt(hex));
    if (!orders)
        return static_cast<void>(map.exec(at));
    const bool paints = rooms_.docks->paints() || rooms_.tools.tool().paints();
    map.setTitle(tr("Map", "a menu"));
    //: a menu: what may be ordered there
    orders->setTitle(tr("Referee", "a menu"));
    QMenu& first = paints ? map : *orders;
    first.addSeparator();
    first.addMenu(paints ? orders.get() : &map);
    first.exec(at);
}

} // namespace merlon::app
