<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>anarchy</name>
    <message numerus="yes">
        <source>Hex {hex} ({terrain}) costs %n movement point(s).</source>
        <comment>anarchy.1.1a/enter</comment>
        <translation>
            <numerusform>Hex {hex} ({terrain}) costs %n movement point.</numerusform>
            <numerusform>Hex {hex} ({terrain}) costs %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hex {hex} ({terrain}) costs %n movement point(s).</source>
        <comment>anarchy.1.1c/enter</comment>
        <translation>
            <numerusform>Hex {hex} ({terrain}) costs %n movement point.</numerusform>
            <numerusform>Hex {hex} ({terrain}) costs %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hex {hex} ({terrain}) costs %n movement point(s).</source>
        <comment>anarchy.1.1d/enter</comment>
        <translation>
            <numerusform>Hex {hex} ({terrain}) costs %n movement point.</numerusform>
            <numerusform>Hex {hex} ({terrain}) costs %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hex {hex} ({terrain}) costs %n movement point(s).</source>
        <comment>anarchy.2.1a/enter</comment>
        <translation>
            <numerusform>Hex {hex} ({terrain}) costs %n movement point.</numerusform>
            <numerusform>Hex {hex} ({terrain}) costs %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hex {hex} ({terrain}) costs %n movement point(s).</source>
        <comment>anarchy.2.1c/enter</comment>
        <translation>
            <numerusform>Hex {hex} ({terrain}) costs %n movement point.</numerusform>
            <numerusform>Hex {hex} ({terrain}) costs %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hex {hex} ({terrain}) costs %n movement point(s).</source>
        <comment>anarchy.2.1d/enter</comment>
        <translation>
            <numerusform>Hex {hex} ({terrain}) costs %n movement point.</numerusform>
            <numerusform>Hex {hex} ({terrain}) costs %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hex {hex} ({terrain}) costs %n movement point(s).</source>
        <comment>anarchy.3.1d/enter</comment>
        <translation>
            <numerusform>Hex {hex} ({terrain}) costs %n movement point.</numerusform>
            <numerusform>Hex {hex} ({terrain}) costs %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hex {hex} ({terrain}) costs %n movement point(s).</source>
        <comment>anarchy.3.2.1b/enter</comment>
        <translation>
            <numerusform>Hex {hex} ({terrain}) costs %n movement point.</numerusform>
            <numerusform>Hex {hex} ({terrain}) costs %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hex {hex} ({terrain}) costs %n movement point(s).</source>
        <comment>anarchy.3.3.3a/enter</comment>
        <translation>
            <numerusform>Hex {hex} ({terrain}) costs %n movement point.</numerusform>
            <numerusform>Hex {hex} ({terrain}) costs %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No pile of stones lies within %n hex(es) of {shooter}.</source>
        <comment>anarchy.4.5.1a/none</comment>
        <translation>
            <numerusform>No pile of stones lies within %n hex of {shooter}.</numerusform>
            <numerusform>No pile of stones lies within %n hexes of {shooter}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The work takes %n whole turn(s), counted from this phase.</source>
        <comment>anarchy.ruling.103/count</comment>
        <translation>
            <numerusform>The work takes %n whole turn, counted from this phase.</numerusform>
            <numerusform>The work takes %n whole turns, counted from this phase.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the pile 1 hex away, {shooter} has at most %n movement point(s) in this turn.</source>
        <comment>anarchy.ruling.165/points</comment>
        <translation>
            <numerusform>With the pile 1 hex away, {shooter} has at most %n movement point in this turn.</numerusform>
            <numerusform>With the pile 1 hex away, {shooter} has at most %n movement points in this turn.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>centuria</name>
    <message numerus="yes">
        <source>%n game(s) on {day}.</source>
        <comment>centuria.format.day/games</comment>
        <translation>
            <numerusform>%n game on {day}.</numerusform>
            <numerusform>%n games on {day}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n round(s) have been paired.</source>
        <comment>centuria.pairing.swiss/over</comment>
        <translation>
            <numerusform>The only round has been paired.</numerusform>
            <numerusform>All %n rounds have been paired.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairing(s) of players from the same place cannot be avoided.</source>
        <comment>centuria.pairing.round1-apart/met</comment>
        <translation>
            <numerusform>%n pairing of players from the same place cannot be avoided.</numerusform>
            <numerusform>%n pairings of players from the same place cannot be avoided.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The list of {player} is %n day(s) late, which costs {tp} tournament points.</source>
        <comment>centuria.army.list-late/days</comment>
        <translation>
            <numerusform>The list of {player} is %n day late, which costs {tp} tournament points.</numerusform>
            <numerusform>The list of {player} is %n days late, which costs {tp} tournament points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has missed %n game(s), each worth 0.</source>
        <comment>centuria.ruling.late_entry/misses</comment>
        <translation>
            <numerusform>{player} has missed %n game, worth 0.</numerusform>
            <numerusform>{player} has missed %n games, each worth 0.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Provisional: %n game(s) still in progress, at table {tables,and}.</source>
        <comment>centuria.ranking.when/provisional</comment>
        <translation>
            <numerusform>Provisional: %n game is still in progress, at table {tables,and}.</numerusform>
            <numerusform>Provisional: %n games are still in progress, at tables {tables,and}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The organisers may fix at most %n element(s) on a table, not {count}.</source>
        <comment>centuria.kit.scenery-organiser/many</comment>
        <translation>
            <numerusform>The organisers may fix at most %n element on a table, not {count}.</numerusform>
            <numerusform>The organisers may fix at most %n elements on a table, not {count}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} is %n minute(s) late; only {most} are allowed.</source>
        <comment>centuria.leave.kinds/too_late</comment>
        <translation>
            <numerusform>{player} is %n minute late; only {most} are allowed.</numerusform>
            <numerusform>{player} is %n minutes late; only {most} are allowed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} is %n minute(s) late; {most} are allowed.</source>
        <comment>centuria.leave.kinds/in_time</comment>
        <translation>
            <numerusform>{player} is %n minute late; {most} are allowed.</numerusform>
            <numerusform>{player} is %n minutes late; {most} are allowed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has %n command point(s) per game.</source>
        <comment>centuria.command.grant/counts</comment>
        <translation>
            <numerusform>{player} has %n command point per game.</numerusform>
            <numerusform>{player} has %n command points per game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has %n command point(s) left.</source>
        <comment>centuria.command.spent/left</comment>
        <translation>
            <numerusform>{player} has %n command point left.</numerusform>
            <numerusform>{player} has %n command points left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more loss(es) will eliminate the baggage.</source>
        <comment>centuria.scenario.imboscata.baggage-values/left</comment>
        <translation>
            <numerusform>%n more loss will eliminate the baggage.</numerusform>
            <numerusform>%n more losses will eliminate the baggage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crate(s) are taken off the table and marked on the unit.</source>
        <comment>centuria.scenario.rifornimenti.pick-up/taken</comment>
        <translation>
            <numerusform>%n crate is taken off the table and marked on the unit.</numerusform>
            <numerusform>%n crates are taken off the table and marked on the unit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %n crate(s) the unit must give up {length} cm of movement.</source>
        <comment>centuria.scenario.rifornimenti.pick-up/dear</comment>
        <translation>
            <numerusform>For %n crate the unit must give up {length} cm of movement.</numerusform>
            <numerusform>For %n crates the unit must give up {length} cm of movement.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The organisers have placed %n element(s).</source>
        <comment>centuria.setup.fixed/set</comment>
        <translation>
            <numerusform>The organisers have placed %n element.</numerusform>
            <numerusform>The organisers have placed %n elements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} still has %n unit(s) to place.</source>
        <comment>centuria.setup.alternation.ruling/left</comment>
        <translation>
            <numerusform>{side} still has %n unit to place.</numerusform>
            <numerusform>{side} still has %n units to place.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::app::BriefingDialog</name>
    <message numerus="yes">
        <source>%1: %n counter(s)</source>
        <extracomment>a force and how many it has</extracomment>
        <translation>
            <numerusform>%1: %n counter</numerusform>
            <numerusform>%1: %n counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game lasts %n turn(s).</source>
        <translation>
            <numerusform>The game lasts %n turn.</numerusform>
            <numerusform>The game lasts %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each assault lasts %n turn(s) at most.</source>
        <translation>
            <numerusform>Each assault lasts %n turn at most.</numerusform>
            <numerusform>Each assault lasts %n turns at most.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::app::Files</name>
    <message numerus="yes">
        <source>%n warning(s) about this file</source>
        <translation>
            <numerusform>%n warning about this file</numerusform>
            <numerusform>%n warnings about this file</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::app::FindModel</name>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::app::Findings</name>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n finding</numerusform>
            <numerusform>%n findings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::app::ForcesPage</name>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n counter</numerusform>
            <numerusform>%n counters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It sets up in a zone of %n hex(es).</source>
        <translation>
            <numerusform>It sets up in a zone of %n hex.</numerusform>
            <numerusform>It sets up in a zone of %n hexes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::app::Games</name>
    <message numerus="yes">
        <source>%n game(s) and a copy of the scenario move to the folder %1. You can then edit the scenario here; the game goes on there.</source>
        <translation>
            <numerusform>%n game and a copy of the scenario move to the folder %1. You can then edit the scenario here; the game goes on there.</numerusform>
            <numerusform>%n games and a copy of the scenario move to the folder %1. You can then edit the scenario here; the games go on there.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::app::MapMenu</name>
    <message numerus="yes">
        <source>Selection: %n hex(es)</source>
        <translation>
            <numerusform>Selection: %n hex</numerusform>
            <numerusform>Selection: %n hexes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::app::Outlook</name>
    <message numerus="yes">
        <source>Field of fire from hex %1 (%2): %n hex(es). Denser shading means less cover. Esc closes it.</source>
        <extracomment>a hex, a weapon</extracomment>
        <translation>
            <numerusform>Field of fire from hex %1 (%2): %n hex. Denser shading means less cover. Esc closes it.</numerusform>
            <numerusform>Field of fire from hex %1 (%2): %n hexes. Denser shading means less cover. Esc closes it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hex %1 can be seen from %n hex(es) (%2). Denser shading means less cover. Esc closes this view.</source>
        <extracomment>a hex, a weapon</extracomment>
        <translation>
            <numerusform>Hex %1 can be seen from %n hex (%2). Denser shading means less cover. Esc closes this view.</numerusform>
            <numerusform>Hex %1 can be seen from %n hexes (%2). Denser shading means less cover. Esc closes this view.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Field of fire (%1): %n hex(es); dead ground (hatched): %2. Esc closes it.</source>
        <extracomment>a force, a number of hexes</extracomment>
        <translation>
            <numerusform>Field of fire (%1): %n hex; dead ground (hatched): %2. Esc closes it.</numerusform>
            <numerusform>Field of fire (%1): %n hexes; dead ground (hatched): %2. Esc closes it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Possible moves (%1): %n hex(es), each with its cost in movement points. Esc closes it.</source>
        <extracomment>a counter</extracomment>
        <translation>
            <numerusform>Possible moves (%1): %n hex, each with its cost in movement points. Esc closes it.</numerusform>
            <numerusform>Possible moves (%1): %n hexes, each with its cost in movement points. Esc closes it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>of movement</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shooter(s)</source>
        <translation>
            <numerusform>%n shooter</numerusform>
            <numerusform>%n shooters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::app::Ruler</name>
    <message numerus="yes">
        <source>%1 to %2: %n hex(es).</source>
        <extracomment>two hexes and how far they are from one another</extracomment>
        <translation>
            <numerusform>%1 to %2: %n hex.</numerusform>
            <numerusform>%1 to %2: %n hexes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::app::ShippedModel</name>
    <message numerus="yes">
        <source>A game of %n order(s)</source>
        <translation>
            <numerusform>A game of %n order</numerusform>
            <numerusform>A game of %n orders</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::editor::EdgeZoneDialog</name>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::editor::JoinDialog</name>
    <message numerus="yes">
        <source>and %n other(s)</source>
        <translation>
            <numerusform>and %n other</numerusform>
            <numerusform>and %n others</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::editor::NameStockDialog</name>
    <message numerus="yes">
        <source>Names for %n counter(s)</source>
        <translation>
            <numerusform>Names for %n counter</numerusform>
            <numerusform>Names for %n counters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::editor::RosterFoot</name>
    <message numerus="yes">
        <source>%1: %n counter(s)</source>
        <extracomment>%1: a force, or the selection</extracomment>
        <translation>
            <numerusform>%1: %n counter</numerusform>
            <numerusform>%1: %n counters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::editor::SelectionBox</name>
    <message numerus="yes">
        <source>%n hexes</source>
        <comment>how many are selected</comment>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::editor::SuggestionsDialog</name>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::editor::TableInspector</name>
    <message numerus="yes">
        <source>%n item(s) selected</source>
        <translation>
            <numerusform>%n item selected</numerusform>
            <numerusform>%n items selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::referee::AimsDialog</name>
    <message numerus="yes">
        <source>%1, from %n hex(es): %2</source>
        <translation>
            <numerusform>%1, from %n hex: %2</numerusform>
            <numerusform>%1, from %n hexes: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::referee::SheetTablesPage</name>
    <message numerus="yes">
        <source>(and %n more)</source>
        <extracomment>behind what is wrong with a table: there is more</extracomment>
        <translation>
            <numerusform>(and %n more problem)</numerusform>
            <numerusform>(and %n more problems)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) differ from the stand-in.</source>
        <translation>
            <numerusform>%n cell differs from the stand-in.</numerusform>
            <numerusform>%n cells differ from the stand-in.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::referee::VerdictText</name>
    <message numerus="yes">
        <source>%1 and %n other(s)</source>
        <extracomment>%1: names, &quot;Alric, Odo&quot;</extracomment>
        <translation>
            <numerusform>%1 and %n other</numerusform>
            <numerusform>%1 and %n others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n minute(s) late, more than allowed</source>
        <extracomment>%1: somebody is missing; %n: minutes</extracomment>
        <translation>
            <numerusform>%1: %n minute late, more than allowed</numerusform>
            <numerusform>%1: %n minutes late, more than allowed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n minute(s) late</source>
        <extracomment>%1: somebody is missing; %n: minutes</extracomment>
        <translation>
            <numerusform>%1: %n minute late</numerusform>
            <numerusform>%1: %n minutes late</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n minute(s) left, until %2</source>
        <extracomment>%1: a round; %n: minutes; %2: a time of day</extracomment>
        <translation>
            <numerusform>%1: %n minute left, until %2</numerusform>
            <numerusform>%1: %n minutes left, until %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlon::report::TaleText</name>
    <message numerus="yes">
        <source>%n other(s)</source>
        <comment>counters</comment>
        <translation>
            <numerusform>one other</numerusform>
            <numerusform>%n others</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merlonctl</name>
    <message numerus="yes">
        <source>%1 of %n order(s) recorded in %2</source>
        <extracomment>%n: orders of a file; %1: how many of them went into the journal %2</extracomment>
        <translation>
            <numerusform>%1 of %n order recorded in %2</numerusform>
            <numerusform>%1 of %n orders recorded in %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairing(s) checked: all match the rules</source>
        <translation>
            <numerusform>%n pairing checked: it matches the rules</numerusform>
            <numerusform>%n pairings checked: all match the rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairing(s) checked: some differ</source>
        <translation>
            <numerusform>%n pairing checked: it differs</numerusform>
            <numerusform>%n pairings checked: some differ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>play</name>
    <message numerus="yes">
        <source>{places,and}: {overlays,or} on at least %n hex(es).</source>
        <comment>play.victory/bears</comment>
        <extracomment>the sentence begins with the places; {overlays}: things on the map, “fire, burnt”</extracomment>
        <translation>
            <numerusform>{places,and}: {overlays,or} on at least %n hex.</numerusform>
            <numerusform>{places,and}: {overlays,or} on at least %n hexes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>siege</name>
    <message numerus="yes">
        <source>{counter} must retreat %n hex(es).</source>
        <comment>siege.sheet.3d/retreat_so</comment>
        <translation>
            <numerusform>{counter} must retreat one hex.</numerusform>
            <numerusform>{counter} must retreat %n hexes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Modifier for {band} range (%n hex(es)): {add}.</source>
        <comment>siege.sheet.2a/range</comment>
        <extracomment>range: how far the target is</extracomment>
        <translation>
            <numerusform>Modifier for {band} range (%n hex): {add}.</numerusform>
            <numerusform>Modifier for {band} range (%n hexes): {add}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{target} must retreat %n hex(es) at once.</source>
        <comment>siege.sheet.3d/owes</comment>
        <translation>
            <numerusform>{target} must retreat %n hex at once.</numerusform>
            <numerusform>{target} must retreat %n hexes at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} must first retreat %n hex(es).</source>
        <comment>siege.sheet.3d/first</comment>
        <translation>
            <numerusform>{name} must first retreat %n hex.</numerusform>
            <numerusform>{name} must first retreat %n hexes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has no way to retreat %n hex(es) and is wounded instead.</source>
        <comment>siege.sheet.3d/cannot</comment>
        <translation>
            <numerusform>{name} has no way to retreat %n hex and is wounded instead.</numerusform>
            <numerusform>{name} has no way to retreat %n hexes and is wounded instead.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} must retreat %n hex(es), not {given}.</source>
        <comment>siege.sheet.3d/length</comment>
        <translation>
            <numerusform>{name} must retreat %n hex, not {given}.</numerusform>
            <numerusform>{name} must retreat %n hexes, not {given}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} retreats %n hex(es), to hex {hex}.</source>
        <comment>siege.sheet.3d/done</comment>
        <translation>
            <numerusform>{name} retreats %n hex, to hex {hex}.</numerusform>
            <numerusform>{name} retreats %n hexes, to hex {hex}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hex {hex} ({terrain}) costs %n movement point(s).</source>
        <comment>siege.1.1d/enter</comment>
        <translation>
            <numerusform>Hex {hex} ({terrain}) costs %n movement point.</numerusform>
            <numerusform>Hex {hex} ({terrain}) costs %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hex {hex} ({terrain}) costs %n movement point(s).</source>
        <comment>siege.1.1g/enter</comment>
        <translation>
            <numerusform>Hex {hex} ({terrain}) costs %n movement point.</numerusform>
            <numerusform>Hex {hex} ({terrain}) costs %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hex {hex} costs %n movement point(s); only {left} left.</source>
        <comment>siege.1.6a/short</comment>
        <translation>
            <numerusform>Hex {hex} costs %n movement point; only {left} left.</numerusform>
            <numerusform>Hex {hex} costs %n movement points; only {left} left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{counter} spends %n movement point(s).</source>
        <comment>siege.1.6c/spent_so</comment>
        <translation>
            <numerusform>{counter} spends %n movement point.</numerusform>
            <numerusform>{counter} spends %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hex {hex} ({terrain}) costs %n movement point(s).</source>
        <comment>siege.1.93a/enter</comment>
        <translation>
            <numerusform>Hex {hex} ({terrain}) costs %n movement point.</numerusform>
            <numerusform>Hex {hex} ({terrain}) costs %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hex {hex} ({terrain}) costs %n movement point(s).</source>
        <comment>siege.1.93e/enter</comment>
        <translation>
            <numerusform>Hex {hex} ({terrain}) costs %n movement point.</numerusform>
            <numerusform>Hex {hex} ({terrain}) costs %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hex {hex} ({terrain}) costs %n movement point(s).</source>
        <comment>siege.1.93h/enter</comment>
        <translation>
            <numerusform>Hex {hex} ({terrain}) costs %n movement point.</numerusform>
            <numerusform>Hex {hex} ({terrain}) costs %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hex {hex} ({terrain}) costs %n movement point(s).</source>
        <comment>siege.2.1a/enter</comment>
        <translation>
            <numerusform>Hex {hex} ({terrain}) costs %n movement point.</numerusform>
            <numerusform>Hex {hex} ({terrain}) costs %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hex {hex} ({terrain}) costs %n movement point(s).</source>
        <comment>siege.2.33b/enter</comment>
        <translation>
            <numerusform>Hex {hex} ({terrain}) costs %n movement point.</numerusform>
            <numerusform>Hex {hex} ({terrain}) costs %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hex {hex} ({terrain}) costs %n movement point(s).</source>
        <comment>siege.2.33c/enter</comment>
        <translation>
            <numerusform>Hex {hex} ({terrain}) costs %n movement point.</numerusform>
            <numerusform>Hex {hex} ({terrain}) costs %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hex {hex} ({terrain}) costs %n movement point(s).</source>
        <comment>siege.3.1b/enter</comment>
        <translation>
            <numerusform>Hex {hex} ({terrain}) costs %n movement point.</numerusform>
            <numerusform>Hex {hex} ({terrain}) costs %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hex {hex} ({terrain}) costs %n movement point(s).</source>
        <comment>siege.3.1c/enter</comment>
        <translation>
            <numerusform>Hex {hex} ({terrain}) costs %n movement point.</numerusform>
            <numerusform>Hex {hex} ({terrain}) costs %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hex {hex} ({terrain}) costs %n movement point(s).</source>
        <comment>siege.3.1d/enter</comment>
        <translation>
            <numerusform>Hex {hex} ({terrain}) costs %n movement point.</numerusform>
            <numerusform>Hex {hex} ({terrain}) costs %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hex {hex} ({terrain}) costs %n movement point(s).</source>
        <comment>siege.3.1e/enter</comment>
        <translation>
            <numerusform>Hex {hex} ({terrain}) costs %n movement point.</numerusform>
            <numerusform>Hex {hex} ({terrain}) costs %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attacker: {attacker}; defender: {defender}; %n column(s) to the left.</source>
        <comment>siege.1.71a/left</comment>
        <translation>
            <numerusform>Attacker: {attacker}; defender: {defender}; %n column to the left.</numerusform>
            <numerusform>Attacker: {attacker}; defender: {defender}; %n columns to the left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attacker: {attacker}; defender: {defender}; %n column(s) to the right.</source>
        <comment>siege.1.71a/right</comment>
        <translation>
            <numerusform>Attacker: {attacker}; defender: {defender}; %n column to the right.</numerusform>
            <numerusform>Attacker: {attacker}; defender: {defender}; %n columns to the right.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Joint attack: %n column(s) to the right.</source>
        <comment>siege.1.72c/joint</comment>
        <translation>
            <numerusform>Joint attack: %n column to the right.</numerusform>
            <numerusform>Joint attack: %n columns to the right.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} must retreat %n hex(es) from the melee.</source>
        <comment>siege.sheet.5a/owes</comment>
        <translation>
            <numerusform>{name} must retreat %n hex from the melee.</numerusform>
            <numerusform>{name} must retreat %n hexes from the melee.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} must first retreat %n hex(es) from the melee.</source>
        <comment>siege.sheet.5a/first</comment>
        <translation>
            <numerusform>{name} must first retreat %n hex from the melee.</numerusform>
            <numerusform>{name} must first retreat %n hexes from the melee.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} must retreat %n hex(es) from the melee, not {given}.</source>
        <comment>siege.sheet.5a/length</comment>
        <translation>
            <numerusform>{name} must retreat %n hex from the melee, not {given}.</numerusform>
            <numerusform>{name} must retreat %n hexes from the melee, not {given}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} retreats %n hex(es) from the melee, to hex {hex}.</source>
        <comment>siege.sheet.5a/done</comment>
        <translation>
            <numerusform>{name} retreats %n hex from the melee, to hex {hex}.</numerusform>
            <numerusform>{name} retreats %n hexes from the melee, to hex {hex}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n filled-moat counter(s) of the scenario are already on the map.</source>
        <comment>siege.2.2a/none_left</comment>
        <translation>
            <numerusform>The only filled-moat counter of the scenario is already on the map.</numerusform>
            <numerusform>All %n filled-moat counters of the scenario are already on the map.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n demolished-wall counter(s) of the scenario are already on the map.</source>
        <comment>siege.2.31a/none_left</comment>
        <translation>
            <numerusform>The only demolished-wall counter of the scenario is already on the map.</numerusform>
            <numerusform>All %n demolished-wall counters of the scenario are already on the map.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{engine} breaks down: %n point(s) lost</source>
        <comment>siege.4.23a/break_engine</comment>
        <translation>
            <numerusform>{engine} breaks down: %n point lost</numerusform>
            <numerusform>{engine} breaks down: %n points lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{engine} loses the use of %n more point(s).</source>
        <comment>siege.4.23a/out_so</comment>
        <translation>
            <numerusform>{engine} loses the use of %n more point.</numerusform>
            <numerusform>{engine} loses the use of %n more points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These engines lose %n point(s): {engines,and}. The besieger assigns the loss.</source>
        <comment>siege.4.23a/loss_so</comment>
        <translation>
            <numerusform>These engines lose %n point: {engines,and}. The besieger assigns the loss.</numerusform>
            <numerusform>These engines lose %n points: {engines,and}. The besieger assigns the loss.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First the besieger must assign the loss of %n bombardment point(s).</source>
        <comment>siege.4.23a/first</comment>
        <translation>
            <numerusform>First the besieger must assign the loss of %n bombardment point.</numerusform>
            <numerusform>First the besieger must assign the loss of %n bombardment points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{engine} has only %n point(s) left.</source>
        <comment>siege.4.23a/too_many</comment>
        <translation>
            <numerusform>{engine} has only %n point left.</numerusform>
            <numerusform>{engine} has only %n points left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n point(s) still to be assigned.</source>
        <comment>siege.4.23a/more_than_lost</comment>
        <translation>
            <numerusform>Only %n point still to be assigned.</numerusform>
            <numerusform>Only %n points still to be assigned.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{engine} bombards with its %n remaining point(s).</source>
        <comment>siege.4.23e/rest</comment>
        <translation>
            <numerusform>{engine} bombards with its %n remaining point.</numerusform>
            <numerusform>{engine} bombards with its %n remaining points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is the last of %n day(s): the siege is over.</source>
        <comment>siege.sheet.6b/over</comment>
        <translation>
            <numerusform>It is the only day: the siege is over.</numerusform>
            <numerusform>It is the last of %n days: the siege is over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The engines should lose %n point(s) but have only {left}.</source>
        <comment>siege.ruling.stone-cap/lost</comment>
        <translation>
            <numerusform>The engines should lose %n point but have only {left}.</numerusform>
            <numerusform>The engines should lose %n points but have only {left}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hex {hex} ({terrain}) costs %n movement point(s).</source>
        <comment>siege.2.4a/enter</comment>
        <translation>
            <numerusform>Hex {hex} ({terrain}) costs %n movement point.</numerusform>
            <numerusform>Hex {hex} ({terrain}) costs %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The engine on hex {hex} has spent %n movement point(s).</source>
        <comment>siege.2.41a/pushed_so</comment>
        <translation>
            <numerusform>The engine on hex {hex} has spent %n movement point.</numerusform>
            <numerusform>The engine on hex {hex} has spent %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hex {hex} costs %n movement point(s); the engine has only {left} left.</source>
        <comment>siege.2.41a/short</comment>
        <translation>
            <numerusform>Hex {hex} costs %n movement point; the engine has only {left} left.</numerusform>
            <numerusform>Hex {hex} costs %n movement points; the engine has only {left} left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hex {hex} ({terrain}) costs %n movement point(s).</source>
        <comment>siege.2.42b/enter</comment>
        <translation>
            <numerusform>Hex {hex} ({terrain}) costs %n movement point.</numerusform>
            <numerusform>Hex {hex} ({terrain}) costs %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The top of the siege tower on hex {hex} costs %n movement point(s).</source>
        <comment>siege.2.42c/enter</comment>
        <translation>
            <numerusform>The top of the siege tower on hex {hex} costs %n movement point.</numerusform>
            <numerusform>The top of the siege tower on hex {hex} costs %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hex {hex} ({terrain}) costs %n movement point(s).</source>
        <comment>siege.2.42d/enter</comment>
        <translation>
            <numerusform>Hex {hex} ({terrain}) costs %n movement point.</numerusform>
            <numerusform>Hex {hex} ({terrain}) costs %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hex {hex} ({terrain}) costs %n movement point(s).</source>
        <comment>siege.2.45a/enter</comment>
        <translation>
            <numerusform>Hex {hex} ({terrain}) costs %n movement point.</numerusform>
            <numerusform>Hex {hex} ({terrain}) costs %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hex {hex} ({terrain}) costs %n movement point(s).</source>
        <comment>siege.4.3a/enter</comment>
        <translation>
            <numerusform>Hex {hex} ({terrain}) costs %n movement point.</numerusform>
            <numerusform>Hex {hex} ({terrain}) costs %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Going down inside the siege tower on hex {hex} costs %n movement point(s).</source>
        <comment>siege.ruling.tower-down/enter</comment>
        <translation>
            <numerusform>Going down inside the siege tower on hex {hex} costs %n movement point.</numerusform>
            <numerusform>Going down inside the siege tower on hex {hex} costs %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The engine pays for the most expensive hex that it newly enters, hex {hex}: %n movement point(s).</source>
        <comment>siege.ruling.tower-move/pays</comment>
        <translation>
            <numerusform>The engine pays for the most expensive hex that it newly enters, hex {hex}: %n movement point.</numerusform>
            <numerusform>The engine pays for the most expensive hex that it newly enters, hex {hex}: %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} carries the ladder and has %n fewer movement point(s).</source>
        <comment>siege.1.91a/fewer</comment>
        <translation>
            <numerusform>{name} carries the ladder and has %n fewer movement point.</numerusform>
            <numerusform>{name} carries the ladder and has %n fewer movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n movement point(s) left and needs {points}.</source>
        <comment>siege.1.92a/short</comment>
        <translation>
            <numerusform>{name} has %n movement point left and needs {points}.</numerusform>
            <numerusform>{name} has %n movement points left and needs {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hex {hex} has been burning for %n turn(s).</source>
        <comment>siege.3.52a/burning_so</comment>
        <translation>
            <numerusform>Hex {hex} has been burning for %n turn.</numerusform>
            <numerusform>Hex {hex} has been burning for %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Panic table, die {die}: panic, %n character(s).</source>
        <comment>siege.panic.1c/panic</comment>
        <translation>
            <numerusform>Panic table, die {die}: panic, %n character.</numerusform>
            <numerusform>Panic table, die {die}: panic, %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Panic table, die {die}: rout, %n character(s).</source>
        <comment>siege.panic.1c/rout</comment>
        <translation>
            <numerusform>Panic table, die {die}: rout, %n character.</numerusform>
            <numerusform>Panic table, die {die}: rout, %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the death of {name}, %n character(s) must be chosen first.</source>
        <comment>siege.panic.1d/first</comment>
        <translation>
            <numerusform>After the death of {name}, %n character must be chosen first.</numerusform>
            <numerusform>After the death of {name}, %n characters must be chosen first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them must be chosen, not {given}.</source>
        <comment>siege.panic.1d/count</comment>
        <translation>
            <numerusform>%n character must be chosen, not {given}.</numerusform>
            <numerusform>%n characters must be chosen, not {given}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Either %n of them must be chosen or all of them, not {given}.</source>
        <comment>siege.panic.1d/all</comment>
        <translation>
            <numerusform>Either one of them must be chosen or all of them, not {given}.</numerusform>
            <numerusform>Either %n of them must be chosen or all of them, not {given}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The die result affects %n character(s).</source>
        <comment>siege.panic.1d/must</comment>
        <translation>
            <numerusform>The die result affects %n character.</numerusform>
            <numerusform>The die result affects %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} must flee %n hex(es), not {given}.</source>
        <comment>siege.panic.2a/length</comment>
        <translation>
            <numerusform>{name} must flee %n hex, not {given}.</numerusform>
            <numerusform>{name} must flee %n hexes, not {given}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All who are attacked are in panic: %n column(s) to the right.</source>
        <comment>siege.panic.2g/shift</comment>
        <translation>
            <numerusform>All who are attacked are in panic: %n column to the right.</numerusform>
            <numerusform>All who are attacked are in panic: %n columns to the right.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} climbs the ladder on hex {hex} at once: %n movement point(s).</source>
        <comment>siege.ruling.ladder-raise/climbs</comment>
        <translation>
            <numerusform>{name} climbs the ladder on hex {hex} at once: %n movement point.</numerusform>
            <numerusform>{name} climbs the ladder on hex {hex} at once: %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n movement point(s) left, and climbing the ladder costs {points}.</source>
        <comment>siege.ruling.ladder-raise/short</comment>
        <translation>
            <numerusform>{name} has %n movement point left, and climbing the ladder costs {points}.</numerusform>
            <numerusform>{name} has %n movement points left, and climbing the ladder costs {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of the two spends %n movement point(s).</source>
        <comment>siege.ruling.ladder-turn/each</comment>
        <translation>
            <numerusform>Each of the two spends %n movement point.</numerusform>
            <numerusform>Each of the two spends %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hex {hex} has been burning for %n turn(s).</source>
        <comment>siege.ruling.fire-count/turn</comment>
        <translation>
            <numerusform>Hex {hex} has been burning for %n turn.</numerusform>
            <numerusform>Hex {hex} has been burning for %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} retreats as far as possible: {reach} of %n hex(es).</source>
        <comment>siege.ruling.failed-retreat/partway</comment>
        <translation>
            <numerusform>{name} retreats as far as possible: {reach} of %n hex.</numerusform>
            <numerusform>{name} retreats as far as possible: {reach} of %n hexes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} must retreat as far as possible: %n hex(es), not {given}.</source>
        <comment>siege.ruling.failed-retreat/length</comment>
        <translation>
            <numerusform>{name} must retreat as far as possible: %n hex, not {given}.</numerusform>
            <numerusform>{name} must retreat as far as possible: %n hexes, not {given}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} pushes the mantlet: %n fewer movement point(s).</source>
        <comment>siege.5.21a/fewer</comment>
        <translation>
            <numerusform>{name} pushes the mantlet: %n movement point fewer.</numerusform>
            <numerusform>{name} pushes the mantlet: %n movement points fewer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n turn(s) have been played.</source>
        <comment>siege.1.2a/over</comment>
        <translation>
            <numerusform>The only turn has been played.</numerusform>
            <numerusform>All %n turns have been played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Anything lower within %n hex(es) of hex {hex} is ignored, however far the target is.</source>
        <comment>siege.ruling.radius/shooter</comment>
        <translation>
            <numerusform>Anything lower within %n hex of hex {hex} is ignored, however far the target is.</numerusform>
            <numerusform>Anything lower within %n hexes of hex {hex} is ignored, however far the target is.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The target is more than %n hex(es) from hex {hex}: nothing lower is ignored.</source>
        <comment>siege.ruling.radius/target</comment>
        <translation>
            <numerusform>The target is more than %n hex from hex {hex}: nothing lower is ignored.</numerusform>
            <numerusform>The target is more than %n hexes from hex {hex}: nothing lower is ignored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The death of {dead} makes %n character(s) rout; the owner chooses which.</source>
        <comment>siege.panic.1d/fright_so_rout</comment>
        <translation>
            <numerusform>The death of {dead} makes one character rout; the owner chooses which.</numerusform>
            <numerusform>The death of {dead} makes %n characters rout; the owner chooses which.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hexes {hex,and} have been burning for %n turn(s).</source>
        <comment>siege.3.52a/burning_so_all</comment>
        <translation>
            <numerusform>Hexes {hex,and} have been burning for %n turn.</numerusform>
            <numerusform>Hexes {hex,and} have been burning for %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name,and} must first retreat %n hex(es).</source>
        <comment>siege.sheet.3d/first_all</comment>
        <translation>
            <numerusform>{name,and} must first retreat %n hex.</numerusform>
            <numerusform>{name,and} must first retreat %n hexes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{counter,and} must retreat %n hex(es).</source>
        <comment>siege.sheet.3d/retreat_so_all</comment>
        <translation>
            <numerusform>{counter,and} must retreat one hex.</numerusform>
            <numerusform>{counter,and} must retreat %n hexes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name,and} must first retreat %n hex(es) from the melee.</source>
        <comment>siege.sheet.5a/first_all</comment>
        <translation>
            <numerusform>{name,and} must first retreat %n hex from the melee.</numerusform>
            <numerusform>{name,and} must first retreat %n hexes from the melee.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ballista on hex {hex} has been crewed for %n turn(s).</source>
        <comment>siege.3.41b/served_so</comment>
        <translation>
            <numerusform>The ballista on hex {hex} has been crewed for %n turn.</numerusform>
            <numerusform>The ballista on hex {hex} has been crewed for %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hex {hex} now has %n cross(es).</source>
        <comment>siege.sheet.6a/cross_so</comment>
        <translation>
            <numerusform>Hex {hex} now has %n cross.</numerusform>
            <numerusform>Hex {hex} now has %n crosses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The move costs %n movement point(s); {left} are left.</source>
        <comment>siege.1.6a/paid</comment>
        <translation>
            <numerusform>The move costs %n movement point, leaving {left}.</numerusform>
            <numerusform>The move costs %n movement points, leaving {left}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Engines worth %n point(s) bombard hex {hex}.</source>
        <comment>siege.4.21d/points</comment>
        <translation>
            <numerusform>Engines worth %n point bombard hex {hex}.</numerusform>
            <numerusform>Engines worth %n points bombard hex {hex}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} panics and retreats %n hex(es).</source>
        <comment>siege.panic.2a/away</comment>
        <translation>
            <numerusform>{name} panics and retreats %n hex.</numerusform>
            <numerusform>{name} panics and retreats %n hexes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hex {hex} is too near for a retreat of %n hex(es).</source>
        <comment>siege.ruling.retreat-hexes/near</comment>
        <translation>
            <numerusform>Hex {hex} is too near for a retreat of %n hex.</numerusform>
            <numerusform>Hex {hex} is too near for a retreat of %n hexes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The stones strike home: hex {hex} now has %n cross(es).</source>
        <comment>siege.4.21d/stones_tale_cross</comment>
        <translation>
            <numerusform>The stones strike home: hex {hex} now has %n cross.</numerusform>
            <numerusform>The stones strike home: hex {hex} now has %n crosses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The strain costs the engines %n point(s).</source>
        <comment>siege.4.21d/stones_tale_loss</comment>
        <translation>
            <numerusform>The strain costs the engines %n point.</numerusform>
            <numerusform>The strain costs the engines %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ram strikes home: hex {hex} now has %n cross(es).</source>
        <comment>siege.4.32a/strike_tale_cross</comment>
        <translation>
            <numerusform>The ram strikes home: hex {hex} now has %n cross.</numerusform>
            <numerusform>The ram strikes home: hex {hex} now has %n crosses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The siege is over: all %n day(s) are ticked off.</source>
        <comment>siege.sheet.6b/is_over</comment>
        <translation>
            <numerusform>The siege is over: its only day is ticked off.</numerusform>
            <numerusform>The siege is over: all %n days are ticked off.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} needs %n day(s) to heal and will be fit again on day {day}.</source>
        <comment>siege.ruling.healing-date/morning</comment>
        <translation>
            <numerusform>{name} needs %n day to heal and will be fit again on day {day}.</numerusform>
            <numerusform>{name} needs %n days to heal and will be fit again on day {day}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The death of {dead} makes %n character(s) panic; the owner chooses which.</source>
        <comment>siege.panic.1d/fright_so_panic</comment>
        <translation>
            <numerusform>The death of {dead} makes one character panic; the owner chooses which.</numerusform>
            <numerusform>The death of {dead} makes %n characters panic; the owner chooses which.</numerusform>
        </translation>
    </message>
</context>
</TS>
