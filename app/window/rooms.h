#pragma once

#include "core/play/board.h"
#include "editor/layers_model.h"
#include "editor/table_layers.h"
#include "editor/tools/tool_box.h"
#include "referee/referee_session.h"

#include <functional>
#include <optional>

class QAction;
class QMainWindow;
class QStackedWidget;

namespace merlon::editor
{
class FindingsPanel;
class HexMapView;
class HistoryPanel;
class InspectorPanel;
class LayersPanel;
class Minimap;
class PalettePanel;
class PlaneView;
class RosterPanel;
class StructuresPanel;
class TableInspector;
class TablePalette;
class TableView;
class ZonesPanel;
} // namespace merlon::editor

namespace merlon::referee
{
class Desk;
class JournalView;
class RefereePanel;
} // namespace merlon::referee

namespace merlon::app
{

class BoardTabs;
class Docks;
class MapViews;
class Outlook;
class Ruler;
class SheetPanel;
class TableRuler;

/// What the window is made of: the map in the middle, the palette on the left, inspector and referee on the right, the
/// journal below; the tools that paint and the game that is refereed. The widgets are the window's.
class Rooms
{
public:
    /// `map`: the one that is open.
    Rooms(QMainWindow& window, std::function<const map::HexMap&()> map);

    /// With a board the sheets are in a dock; without one they stand in its place, and there is nothing to paint on.
    /// What a ground does not have is put away.
    void setGround(play::Ground ground);
    play::Ground ground() const { return ground_; }
    /// Of maps and of tables.
    edit::Locks locks() const { return tableLayers.locks(layers.locks()); }
    /// What is zoomed and panned: the active view of a map, or that of a table.
    editor::PlaneView& plane() const;
    /// A film of a game has the room of what paints, and who referees sees why.
    void showFilm();
    /// The sheets' dock is there while the game keeps any.
    void showSheets() const;
    /// Its keys are keys of the map or the table: elsewhere they are for writing.
    void keepToMap(QAction& command) const;

    editor::ToolBox tools;
    editor::LayersModel layers;
    editor::TableLayers tableLayers;
    referee::RefereeSession session;
    BoardTabs* boards;
    MapViews* views;
    editor::HexMapView* view; ///< the active one of them
    editor::TableView* tableView;
    referee::Desk* desk;
    editor::PalettePanel* palette;
    editor::InspectorPanel* inspector;
    editor::TablePalette* tablePalette;
    editor::TableInspector* tableInspector;
    editor::Minimap* minimap;
    editor::FindingsPanel* findings;
    editor::StructuresPanel* structures;
    editor::RosterPanel* roster;
    editor::ZonesPanel* zones;
    SheetPanel* paper;
    editor::HistoryPanel* history;
    editor::LayersPanel* layersPanel;
    editor::LayersPanel* tableLayersPanel;
    referee::RefereePanel* refereePanel;
    referee::JournalView* journal;
    Ruler* ruler;
    TableRuler* tableRuler;
    Outlook* outlook;
    Docks* docks;

private:
    void prepareTools(QMainWindow& window) const;
    void joinDesk() const;
    void keepFocusOnMap() const;
    bool hasRoomBelow() const;

    QStackedWidget* middle_;
    QStackedWidget* palettes_;   ///< of maps, of tables
    QStackedWidget* inspectors_; ///< the same
    QStackedWidget* layerPanels_;
    play::Ground ground_ = play::Ground::Hexes;
    std::optional<bool> refereeHidden_; ///< before a film was shown; none: there is none
};

} // namespace merlon::app
