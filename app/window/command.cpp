#include "app/window/command.h"

namespace merlon::app
{

QList<Command> Command::all()
{
    const auto keys = [](const char* text) { return QKeySequence(QLatin1String(text)); };
    return {
        {"file.new", "new", QKeySequence::New, tr("&New map…"), tr("Begins a blank map.")},
        {"file.newScenario", nullptr, keys("Ctrl+Alt+Shift+N"), tr("New scenario of this map…"),
         tr("Begins a scenario on the map that is open: a game, two forces.")},
        {"file.newTable", nullptr, keys("Ctrl+Alt+Shift+T"), tr("New table…"),
         //: a table that is measured in millimetres, without hexes
         tr("Begins a blank measured table.")},
        {"file.open", "open", QKeySequence::Open, tr("&Open…"), tr("Opens a map or a scenario.")},
        {"file.save", "save", QKeySequence::Save, tr("&Save"), tr("Writes the map into its file.")},
        {"file.saveAs", "save", keys("Ctrl+Shift+S"), tr("Save &as…"), tr("Writes the map into another file.")},
        {"file.close", nullptr, keys("Ctrl+W"),
         //: of a map or scenario, not of a dialog
         tr("Close the tab"), tr("Closes what is shown; other tabs stay open.")},
        {"file.export", "export", keys("Ctrl+E"), tr("&Export a picture…"), tr("Draws the map as PNG, SVG or PDF.")},
        {"file.print", nullptr, keys("Ctrl+P"), tr("Print…"),
         //: the sheets that a game without a board keeps: standings, pairings
         tr("Prints the table at its true size, or the sheets that the game keeps.")},
        {"file.problems", nullptr, keys("Ctrl+Shift+W"), tr("&Problems…"),
         tr("What is odd about the file that is open.")},
        {"file.quit", nullptr, QKeySequence::Quit, tr("&Quit"), tr("Leaves Merlon.")},
        {"edit.undo", "undo", QKeySequence::Undo, tr("&Undo"), tr("Takes back the last change of the map.")},
        {"edit.redo", "redo", keys("Ctrl+Shift+Z"), tr("&Redo"), tr("Makes again what was taken back."),
         keys("Ctrl+Y")},
        {"edit.cut", "cut", keys("Ctrl+X"), tr("Cut"),
         tr("Takes what is selected to the clipboard and clears its place.")},
        {"edit.copy", "copy", keys("Ctrl+C"), tr("Copy"),
         //: hexes with what stands on them, or things on a measured table
         tr("Takes what is selected to the clipboard.")},
        {"edit.paste", "paste", keys("Ctrl+V"), tr("Paste"),
         //: put down: with the mouse, or with Enter
         tr("Takes what is on the clipboard into the hand, or puts it on the table at the mouse.")},
        {"edit.clear", nullptr, keys("Del"), tr("Clear hexes"),
         tr("Makes the selected hexes bare ground, with nothing on them.")},
        {"edit.move", nullptr, keys("Ctrl+Shift+V"), tr("Move hexes"),
         tr("Takes the selected hexes into the hand; a click puts them down there.")},
        {"edit.turnLeft", nullptr, keys("Ctrl+,"), tr("Turn hexes left"),
         tr("Turns the selected hexes by a sixth, with all that stands on them, about the current one.")},
        {"edit.turnRight", nullptr, keys("Ctrl+."), tr("Turn hexes right"),
         tr("Turns the selected hexes by a sixth with the clock, with all that stands on them, about the current "
            "one.")},
        {"edit.mirror", nullptr, keys("Ctrl+/"), tr("Mirror hexes"),
         tr("Left is right in what is selected, about the current hex.")},
        {"edit.addStamp", "stamp", keys("Ctrl+Shift+D"), tr("Add selection as stamp…"),
         tr("Keeps the selected hexes in the palette, under a name.")},
        {"edit.find", nullptr, keys("Ctrl+F"),
         //: hexes, structures, doors, counters: whatever has a name on the map
         tr("Find…"), tr("Goes to a hex, a structure, a counter, whatever has a name on the map.")},
        {"table.duplicate", nullptr, keys("Ctrl+D"), tr("Duplicate"),
         //: what is selected on a measured table: a wood, a river
         tr("Puts a copy of what is selected beside it.")},
        {"table.remove", nullptr, {}, tr("Remove"), tr("Takes what is selected off the table.")},
        {"table.turnLeft", nullptr, {}, tr("Turn left by 15°"), tr("Turns what is selected about its middle.")},
        {"table.turnRight",
         nullptr,
         {},
         tr("Turn right by 15°"),
         tr("Turns what is selected about its middle, with the clock.")},
        {"table.names",
         nullptr,
         {},
         //: what one thing on the table is called, in each language
         tr("Names…"),
         tr("What the selected thing is called, in every language.")},
        {"table.photograph",
         nullptr,
         {},
         tr("Photograph…"),
         tr("Lays a picture under the table, by the corners that it shows.")},
        {"table.properties", nullptr, {}, tr("Table properties…"), tr("Title, size and unit of the table.")},
        {"table.all", nullptr, {}, tr("Select everything"), tr("Selects all that is drawn on the table.")},
        {"select.all", nullptr, keys("Ctrl+A"), tr("Select all"), tr("Selects every hex of the map.")},
        {"select.none", nullptr, keys("Ctrl+Shift+A"), tr("Select nothing"), tr("No hex is selected any more.")},
        {"select.invert", nullptr, keys("Ctrl+I"), tr("Invert the selection"),
         tr("Selects the hexes that are not selected, and no others.")},
        {"select.grow", nullptr, keys("Ctrl+]"), tr("Grow the selection"), tr("Selects the neighbours too.")},
        {"select.shrink", nullptr, keys("Ctrl+["), tr("Shrink the selection"),
         tr("Leaves out the hexes at the border of what is selected.")},
        {"select.terrain", nullptr, keys("Ctrl+T"), tr("Select the same terrain around"),
         tr("Selects the hexes that hang together with the current one and have its terrain.")},
        {"select.terrainEverywhere", nullptr, keys("Ctrl+Shift+T"), tr("Select the same terrain everywhere"),
         tr("Selects all hexes that have the terrain of the current one.")},
        {"select.level", nullptr, keys("Ctrl+Shift+L"), tr("Select the same level"),
         tr("Selects all hexes that have the level of the current one.")},
        {"select.structure", nullptr, keys("Ctrl+Shift+U"), tr("Select the structure"),
         tr("Selects the tower, curtain or other structure that the current hex is of.")},
        {"select.line", nullptr, keys("Ctrl+Shift+J"), tr("Select the line"),
         //: line: a wall, moat or road that was drawn from point to point
         tr("Selects the hexes of the wall, moat or road that runs over the current one as a line.")},
        {"edit.line", "path", keys("Shift+D"), tr("Change the line here…"),
         //: line: a wall, moat or road that was drawn from point to point
         tr("What can be done to the line that runs over the current hex: points, corners, terrain, level, edge.")},
        {"select.next", nullptr, keys("F3"),
         //: the next place of what was found
         tr("Next found"), tr("Goes to the next place of what was found last.")},
        {"select.previous", nullptr, keys("Shift+F3"),
         //: the previous place of what was found
         tr("Previous found"), tr("Goes to the place before of what was found last.")},
        {"select.found", nullptr, keys("Ctrl+Shift+F"),
         //: all places of what was found
         tr("Select all found"), tr("Selects every hex of what was found last.")},
        {"edit.title",
         nullptr,
         {},
         tr("Title of the scenario…"),
         tr("What this scenario is called, in each language.")},
        {"edit.victory", nullptr, keys("Ctrl+Alt+V"), tr("Victor&y…"),
         tr("How this scenario is won, in words and by conditions that Merlon watches.")},
        {"edit.centre", nullptr, keys("Ctrl+Alt+Y"), tr("Centre of symmetry here"),
         tr("What is painted in several places at once lies around the hex under the mouse, or else the current one.")},
        {"edit.structures", "structures", keys("Ctrl+U"), tr("Structures"),
         tr("What the siege sheet and the miners count: towers, keep, curtains.")},
        {"edit.fairness", nullptr, keys("Ctrl+Alt+Q"), tr("Fire from zone to zone…"),
         tr("Which set-up zones have which under fire before anybody has moved.")},
        {"edit.properties", "terrain", keys("Ctrl+M"), tr("&Map properties…"),
         tr("Title, size, span and numbering of the map.")},
        {"edit.resize", nullptr, keys("Ctrl+Alt+K"),
         //: of the map
         tr("Resize…"), tr("Adds columns and rows at any edge of the map, or takes them away.")},
        {"edit.crop", nullptr, keys("Ctrl+Alt+J"),
         //: makes the map smaller, until only the hexes that are marked and those between them are left
         tr("Crop to the selection…"), tr("Takes away all columns and rows in which no hex is marked.")},
        {"edit.join", nullptr, keys("Ctrl+Shift+M"), tr("Join a map…"),
         tr("Lays another map at an edge of this one, turned and mirrored as you like: one map comes of both.")},
        {"edit.takeMap",
         nullptr,
         {},
         //: one of the maps that lie side by side
         tr("Take the last map away"),
         tr("Of several maps that the scenario lays side by side: the last one.")},
        {"edit.openPart",
         nullptr,
         {},
         //: in a tab of its own: one of the maps that lie side by side
         tr("Open the map here"),
         tr("Of several maps that the scenario lays side by side: the one under the current hex, to be painted on.")},
        {"edit.scan", nullptr, keys("Ctrl+Shift+G"), tr("Scanned map…"),
         tr("Lays an image under the grid, to trace it, and the grid on its hexes.")},
        {"view.zoomIn", "zoom-in", keys("Ctrl++"), tr("Zoom &in"),
         //: zooms in
         tr("Shows the map larger.")},
        {"view.zoomOut", "zoom-out", keys("Ctrl+-"), tr("Zoom &out"),
         //: zooms out
         tr("Shows the map smaller."), keys("Ctrl+Alt+-")}, // French keyboards have 6 and - on one key
        {"view.fit", "zoom-fit", keys("Ctrl+0"), tr("&Whole map"), tr("Shows the whole map.")},
        {"view.full", nullptr, keys("Ctrl+9"), tr("Print size"),
         tr("Shows hexes as large as they are printed, 16 mm from side to side.")},
        {"view.split", nullptr, keys("F9"),
         //: the map is shown twice
         tr("Split view"), tr("Shows the map twice, each as large and where you want it.")},
        {"view.splitAbove", nullptr, keys("Shift+F9"),
         //: the two views of the map
         tr("One above the other"), tr("The two views of the map lie one above the other, or else side by side.")},
        {"view.fullScreen", nullptr, keys("F11"), tr("Full screen"),
         tr("The window takes the whole screen, or no more.")},
        {"view.ruler", "line", keys("Ctrl+Alt+M"), tr("R&uler"),
         //: lays a ruler on the map
         tr("Measures how far it is from one place to another, and what lies between.")},
        {"view.fire", "fire", keys("Ctrl+Alt+F"), tr("Field of fire from the current hex"),
         tr("Shades every hex that can be shot at from there, with what stands there or with a usual weapon; it "
            "follows "
            "what is painted.")},
        {"view.seen", "eye", keys("Ctrl+Alt+B"), tr("Who sees this hex"),
         tr("Shades every hex from which the current one can be shot at; it follows what is painted.")},
        {"view.reach", nullptr, keys("Ctrl+Alt+I"), tr("Reach of the counter"),
         tr("Shades every hex to which whoever stands on the current hex can go, with the movement points that it "
            "costs.")},
        {"view.grid", nullptr, keys("Ctrl+G"), tr("&Grid"),
         //: the grid
         tr("Shows the lines between hexes.")},
        {"view.names", nullptr, keys("Ctrl+Shift+N"), tr("Hex &names"), tr("Shows the name of each hex.")},
        {"view.levels", nullptr, keys("Ctrl+L"), tr("Le&vels"), tr("Shades hexes by their level.")},
        {"view.scan", nullptr, keys("Ctrl+Shift+I"), tr("Scanned map"),
         //: the image under the grid
         tr("Shows the scanned map that lies under the grid.")},
        {"view.scanFainter", nullptr, keys("Ctrl+Alt+,"), tr("Scanned map fainter"),
         tr("Lets less of the scanned map be seen, and more of the terrain.")},
        {"view.scanStronger", nullptr, keys("Ctrl+Alt+."), tr("Scanned map stronger"),
         tr("Lets more of the scanned map be seen, and less of the terrain.")},
        {"view.counters", nullptr, keys("Ctrl+Shift+C"), tr("&Counters"),
         tr("Shows the counters of the scenario; F7 hides them and F6 magnifies while it is held.")},
        {"view.zones", nullptr, keys("Ctrl+Alt+C"), tr("Set-up zones"),
         tr("Shows where forces are set up, until an order is in force.")},
        {"go.hex", nullptr, keys("G"), tr("Go to a hex…"), tr("The keys name a hex from now on; the map goes there.")},
        {"go.bookmark", nullptr, keys("Ctrl+Shift+B"), tr("Bookmark this hex"),
         tr("Keeps the current hex to come back to, or forgets it; Alt and a figure go there.")},
        {"go.map", nullptr, keys("Ctrl+1"), tr("Go to the map"),
         //: the cursor keys go from hex to hex from now on
         tr("The keyboard moves over the map; in a split view, over the other one then.")},
        {"go.nextBoard", nullptr, keys("Ctrl+Alt+1"), tr("Next board"),
         //: one of the maps or tables that a game is played on
         tr("Shows the next board of this scenario; after the last the first.")},
        {"go.palette", nullptr, keys("Ctrl+2"), tr("Go to the palette"), tr("The keyboard chooses terrain.")},
        {"go.inspector", nullptr, keys("Ctrl+3"), tr("Go to the inspector"), tr("The keyboard edits the current hex.")},
        {"go.layers", nullptr, keys("Ctrl+7"), tr("Go to the layers"),
         tr("The keyboard shows, locks and fades the layers of the map.")},
        {"go.overview", nullptr, keys("Ctrl+8"), tr("Go to the overview"),
         //: the cursor keys
         tr("The keyboard moves what is seen of the map.")},
        {"go.journal", nullptr, keys("Ctrl+5"), tr("Go to the journal"),
         //: the cursor keys go from line to line from now on
         tr("The keyboard moves over the journal.")},
        {"go.findings", nullptr, keys("Ctrl+6"), tr("Go to the findings"),
         //: the cursor keys go from finding to finding from now on
         tr("The keyboard moves over what is wrong with the map or the scenario.")},
        {"go.history", nullptr, keys("Ctrl+Shift+H"), tr("Go to the history"),
         tr("All steps; Enter goes back to one, or on to it.")},
        {"go.nextTab", nullptr, keys("Ctrl+Tab"), tr("Next tab"), tr("Shows the next one of those that are open."),
         keys("Ctrl+PgDown")},
        {"go.previousTab", nullptr, keys("Ctrl+Shift+Tab"), tr("Previous tab"),
         tr("Shows the one before it of those that are open."), keys("Ctrl+PgUp")},
        {"view.layout", nullptr, keys("F8"), tr("Painting or &refereeing"),
         tr("Arranges the panels for painting, or for refereeing, as they were left.")},
        {"go.referee", "target", keys("Ctrl+4"), tr("Go to the referee"), tr("The keyboard asks the referee.")},
        {"referee.ask", "target", keys("Ctrl+K"), tr("&Ask the referee"), tr("Who does what, and to whom?")},
        {"referee.pick", "pick", keys("Ctrl+Shift+R"), tr("Pick from the &map"),
         tr("Takes who stands on the current hex.")},
        {"referee.pasteOrders",
         nullptr,
         {},
         //: an order of each row that was copied from a spreadsheet
         tr("Paste as orders"),
         tr("Keeps an order of each row on the clipboard, of the kind that the form is about.")},
        {"referee.whoCould", "target", keys("Ctrl+Alt+A"), tr("Who coul&d act there?"),
         tr("Who could act from afar on who stands on the current hex, or on it, and from where.")},
        {"referee.roll", "die", keys("Ctrl+R"), tr("&Roll the die"), tr("Rolls the die that the verdict waits for.")},
        {"referee.apply", "rule", keys("Ctrl+Return"), tr("A&pply the verdict"),
         tr("Keeps the order and what came of it in the journal.")},
        {"referee.undo", "undo", keys("Ctrl+Alt+Z"),
         //: undo: of what a player ordered, not of a command of the program
         tr("&Take back the last order"), tr("The journal keeps that it was taken back.")},
        {"referee.redo", "redo", keys("Ctrl+Alt+Shift+Z"),
         //: redo: the order that was taken back counts again
         tr("Bring the order bac&k"),
         //: redo
         tr("Puts in force again what was taken back last.")},
        {"referee.overrule", "overrule", keys("Ctrl+Alt+O"), tr("&Overrule…"),
         tr("Decides against the rules, with a note.")},
        {"referee.whatIf", nullptr, keys("Ctrl+Alt+W"),
         //: what would happen if somebody did it now, without doing it
         tr("&What if…"), tr("Judges any order of anybody, and applies nothing.")},
        {"referee.byHand", nullptr, keys("Ctrl+Alt+H"),
         //: what the referee changes himself, without an order; not a matter of hands
         tr("By &hand…"), tr("Changes the game without an order, or only keeps a note.")},
        {"referee.release", nullptr, keys("Ctrl+Shift+E"), tr("Re&lease from what is owed…"),
         tr("What is owed need not be done; the journal keeps why.")},
        {"referee.correct", nullptr, keys("Ctrl+J"),
         //: a line of the journal
         tr("&Correct the dice of a line…"),
         //: the line of the journal whose dice are corrected
         tr("Of the line that is selected in the journal; what differs then is shown before it is kept.")},
        {"referee.step", nullptr, keys("Ctrl+Alt+X"), tr("Ne&xt step"),
         //: over: at an end
         tr("Says that the step is over: the next one begins.")},
        {"referee.end", nullptr, keys("Ctrl+Alt+E"), tr("&End of the phase"),
         //: over: at an end
         tr("Says that the phase, the day is over: the next one begins.")},
        {"referee.briefing", nullptr, keys("Ctrl+B"), tr("Br&iefing"),
         tr("What the players are told, how one wins, the forces.")},
        {"referee.players", nullptr, keys("Ctrl+Alt+P"), tr("Pla&yers’ window"),
         //: what the players may see, on a second screen
         tr("The map and one sentence to read aloud, large, for the players; F11 fills the screen.")},
        {"referee.readings", nullptr, keys("Ctrl+Alt+U"),
         //: readings of rules on which the rulebooks are silent, and editions of the rulebook
         tr("R&ulings, editions and tables…"),
         tr("By which readings, house rules and edition this scenario is played.")},
        {"game.new", "new", keys("Ctrl+Alt+N"), tr("&New game…"), tr("Begins this scenario again; this game is kept.")},
        {"game.open", "open", keys("Ctrl+Alt+G"), tr("Open a &game…"),
         tr("Goes on with another game of this scenario.")},
        {"game.saveAs", "save", keys("Ctrl+Alt+S"), tr("&Save the game as…"),
         tr("Copies this game under another name and goes on with the copy.")},
        {"film.watch", "play", keys("Ctrl+Alt+Shift+F"),
         //: film: the game, order by order, as it was played
         tr("&Watch the game as a film"),
         tr("Shows this game from its beginning, order by order, and changes nothing.")},
        {"film.first", "first", keys("Home"), tr("To the beginning"), tr("The set-up, before the first order.")},
        {"film.back", "back", keys("Left"), tr("One order back"), tr("The game as it was before this order.")},
        //: the film of a game goes on by itself, or stands still
        {"film.play", "play", keys("Space"), tr("Play or pause"), tr("The film goes on by itself, or stands still.")},
        {"film.forward", "forward", keys("Right"), tr("Next order"), tr("What was done next, and what came of it.")},
        {"film.last", "last", keys("End"), tr("To the end"), tr("The game as it ended.")},
        {"film.playOn", nullptr, keys("Ctrl+Shift+Return"),
         //: a game that is shown as a film is copied and goes on from the order that is shown
         tr("Play on from here…"), tr("Copies this game, and gives orders from here on.")},
        {"film.end", nullptr, keys("Esc"), tr("End the film"), tr("Back to the game that can be played.")},
        {"referee.report", "export", keys("Ctrl+Alt+R"), tr("&Battle report…"),
         tr("Writes what the journal tells, turn by turn, as HTML, PDF or Markdown.")},
        {"help.manual", nullptr, QKeySequence::HelpContents, tr("Manual"),
         tr("First steps, drawing, saving, refereeing in ten steps.")},
        {"help.rules", "rule", keys("Ctrl+F1"), tr("&Rules"), tr("Every rule, with its text.")},
        {"help.welcome", "merlon", keys("Ctrl+Shift+F1"), tr("Welcome…"),
         tr("Scenarios that come with Merlon, games to watch, recent files, a new map.")},
        {"help.commands", nullptr, keys("Ctrl+Shift+P"), tr("Find a command…"),
         //: commands of the menus, not orders of the players
         tr("Every command by words of it, with its keys; Enter does it.")},
        {"help.shortcuts", nullptr, keys("Ctrl+Shift+K"), tr("&Shortcuts…"),
         //: commands of the menus, not orders of the players
         tr("Changes the keys of every command.")},
        {"help.about", "merlon", keys("Shift+F1"), tr("&About Merlon"), tr("Version and licence.")},
    };
}

} // namespace merlon::app
