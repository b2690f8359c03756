#include "app/window/command.h"

namespace merlon::app
{

QList<Command> Command::all()
{
    const auto keys = [](const char* text) { return QKeySequence(QLatin1String(text)); };
    return {
        {"file.new", "new", QKeySequence::New, tr("&New map…"), tr("Begins a blank map.")},
        {"file.open", "open", QKeySequence::Open, tr("&Open…"), tr("Opens a map or a scenario.")},
        {"file.save", "save", QKeySequence::Save, tr("&Save"), tr("Writes the map into its file.")},
        {"file.saveAs", "save", keys("Ctrl+Shift+S"), tr("Save &as…"), tr("Writes the map into another file.")},
        {"file.export", "export", keys("Ctrl+E"), tr("&Export a picture…"), tr("Draws the map as PNG, SVG or PDF.")},
        {"file.problems", nullptr, keys("Ctrl+Shift+P"), tr("&Problems…"),
         tr("What is odd about the file that is open.")},
        {"file.quit", nullptr, QKeySequence::Quit, tr("&Quit"), tr("Leaves Merlon.")},
        {"edit.undo", "undo", QKeySequence::Undo, tr("&Undo"), tr("Takes back the last change of the map.")},
        {"edit.redo", "redo", keys("Ctrl+Shift+Z"), tr("&Redo"), tr("Makes again what was taken back."),
         keys("Ctrl+Y")},
        {"edit.victory", nullptr, keys("Ctrl+Alt+V"), tr("Victor&y…"),
         tr("How this scenario is won, in words and by conditions that Merlon watches.")},
        {"edit.properties", "terrain", keys("Ctrl+M"), tr("&Map properties…"),
         tr("Title, size, span and numbering of the map.")},
        {"view.zoomIn", "zoom-in", keys("Ctrl++"), tr("Zoom &in"),
         //: zooms in
         tr("Shows the map larger.")},
        {"view.zoomOut", "zoom-out", keys("Ctrl+-"), tr("Zoom &out"),
         //: zooms out
         tr("Shows the map smaller.")},
        {"view.fit", "zoom-fit", keys("Ctrl+0"), tr("&Whole map"), tr("Shows the whole map.")},
        {"view.full", nullptr, keys("Ctrl+9"), tr("&True size"), tr("Shows hexes 48 pixels wide.")},
        {"view.ruler", "line", keys("Ctrl+Alt+M"), tr("R&uler"),
         //: lays a ruler on the map
         tr("Measures the distance and the line between two hexes.")},
        {"view.grid", nullptr, keys("Ctrl+G"), tr("&Grid"),
         //: the grid
         tr("Shows the lines between hexes.")},
        {"view.names", nullptr, keys("Ctrl+Shift+N"), tr("Hex &names"), tr("Shows the name of each hex.")},
        {"view.levels", nullptr, keys("Ctrl+L"), tr("Le&vels"), tr("Shades hexes by their level.")},
        {"view.counters", nullptr, keys("Ctrl+Shift+C"), tr("&Counters"),
         tr("Shows the counters of the scenario; F7 hides them and F6 magnifies while it is held.")},
        {"go.hex", nullptr, keys("G"), tr("Go to a hex…"), tr("The keys name a hex from now on; the map goes there.")},
        {"go.map", nullptr, keys("Ctrl+1"), tr("Go to the map"),
         //: the cursor keys go from hex to hex from now on
         tr("The keyboard moves over the map.")},
        {"go.palette", nullptr, keys("Ctrl+2"), tr("Go to the palette"), tr("The keyboard chooses terrain.")},
        {"go.inspector", nullptr, keys("Ctrl+3"), tr("Go to the inspector"), tr("The keyboard edits the current hex.")},
        {"go.journal", nullptr, keys("Ctrl+5"), tr("Go to the journal"),
         //: the cursor keys go from line to line from now on
         tr("The keyboard moves over the journal.")},
        {"view.layout", nullptr, keys("F8"), tr("Painting or &refereeing"),
         tr("Arranges the panels for painting, or for refereeing, as they were left.")},
        {"go.referee", "target", keys("Ctrl+4"), tr("Go to the referee"), tr("The keyboard asks the referee.")},
        {"referee.ask", "target", keys("Ctrl+K"), tr("&Ask the referee"), tr("Who does what, and to whom?")},
        {"referee.pick", "pick", keys("Ctrl+Shift+R"), tr("Pick from the &map"),
         tr("Takes who stands on the current hex.")},
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
        {"referee.release", nullptr, keys("Ctrl+Alt+L"), tr("Re&lease from what is owed…"),
         tr("What is owed need not be done; the journal keeps why.")},
        {"referee.correct", nullptr, keys("Ctrl+Alt+D"),
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
        {"referee.report", "export", keys("Ctrl+Alt+R"), tr("&Battle report…"),
         tr("Writes what the journal tells, turn by turn, as HTML, PDF or Markdown.")},
        {"help.rules", "rule", QKeySequence::HelpContents, tr("&Rules"), tr("Every rule, with its text.")},
        {"help.shortcuts", nullptr, keys("Ctrl+Shift+K"), tr("&Shortcuts…"),
         //: commands of the menus, not orders of the players
         tr("Changes the keys of every command.")},
        {"help.about", "merlon", keys("Shift+F1"), tr("&About Merlon"), tr("Version and licence.")},
    };
}

} // namespace merlon::app
